"""What happened in a row of events, in words; import `narrate` from `dmd_core` itself.

It stands apart from the other public functions so that who needs no sentences loads none.
"""

from collections.abc import Iterable

from dmd_core.api import State, evolve
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.text.describe import describe
from dmd_core.kernel.arguments import need_several
from dmd_core.kernel.events import Event


def narrate(game: Game, state: State, events: Iterable[Event]) -> tuple[str, ...]:
    """Say what happened, event by event.

    Args:
        game: the definition.
        state: the state before the first of the events, such as the one a command was applied to.
        events: what happened since, such as `Step.events`.

    Returns:
        A sentence for each event, empty for those that need no telling; see `describe`.

    Raises:
        ArgumentError: if an argument is of another kind, or an event cannot happen where it stands.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> before = dmd.start(game, seed=7)
        >>> step = dmd.apply(game, before.state, next(dmd.legal(game, before.state)))
        >>> for sentence in filter(None, narrate(game, before.state, step.events)):
        ...     print(sentence)
        Sister Beth takes the Run action.
        Sister Beth goes to Space 2, having no choice.
        Sister Beth goes to Space 2.
    """
    need_several(events, "events", "several events, as in a list")
    told: list[str] = []
    for event in events:
        told.append(describe(game, state, event))
        state = evolve(state, event)
    return tuple(told)


__all__ = ["narrate"]
