"""Whether a state is one of a game; import `StateError` and `faults` from `dmd_core` itself.

What looks at a whole state is loaded when a state is in doubt: who only plays needs none of it.
"""

from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.arguments import ArgumentError, need, need_state
from dmd_core.kernel.schema.faults import Fault, FaultError
from dmd_core.kernel.state import State as _State
from dmd_core.tabletop.own_values import StateError

if TYPE_CHECKING:
    State: TypeAlias = _State[Table]
else:  # the class itself, so that `isinstance` takes it
    State = _State

_ID: Final = attrgetter("id")
_KINDS: Final = (Game, _State, Table)


def faults(game: Game, state: State) -> tuple[Fault, ...]:
    """Everything that keeps a state from being one of a game, the agenda included.

    Args:
        game: the definition.
        state: any state, such as one that came from a stranger.

    Returns:
        The faults, each with its path and the rules it breaks; none if the state is possible as
        far as can be told from itself: names, places, numbers of components, markers, who lives,
        and whether the rules go on from it, which is tried in many ways and takes some
        milliseconds. Whether a course of play leads to it is not searched.
    """
    from dmd_core.death_may_die.position import faults as of_position  # noqa: PLC0415 - see above
    from dmd_core.tabletop.position.trial import trial  # noqa: PLC0415

    _need_kinds(game, state)
    return of_position(game, state) or tuple(trial(DEATH_MAY_DIE, game, state, (r.CHK_38,)))


def asleep(state: State) -> tuple[Fault, ...]:
    """The fault that a state waits for nothing, as none does that `start` or `apply` gave."""
    handlers = DEATH_MAY_DIE.handlers
    for top in state.agenda[-1:]:
        if type(top) not in handlers.decides and type(top) not in handlers.requests:
            says = f"{type(top).__name__} waits for nothing; a state between two commands waits"
            return (Fault(("agenda", len(state.agenda) - 1), says),)
    return ()


def need_game(game: object) -> None:
    """Refuse what is no definition of a game.

    Raises:
        ArgumentError: if it is something else.
    """
    if game.__class__ is not Game:
        need(game, Game, "game", "a definition, as `load_game` gives it")


def need_own(game: Game, state: State) -> None:
    """Refuse what is no state, and at once the commonest one of another game.

    Raises:
        ArgumentError: if one of the two is something else.
        StateError: if other Investigators play.
    """
    table = getattr(state, "table", None)
    if (game.__class__, state.__class__, table.__class__) != _KINDS:
        _need_kinds(game, state)
    party = tuple(map(_ID, state.table.investigators))
    if party != game.setup.investigators:
        there = ", ".join(party) or "nobody"
        wanted = ", ".join(game.setup.investigators)
        raise StateError([Fault(("table", "investigators"), there, (wanted,))])


def explain(game: Game, state: State, error: Exception) -> None:
    """Rules that fail on a state that no game can reach did not fail: the state is at fault.

    Args:
        game: the definition.
        state: what the rules were given.
        error: what they raised.

    Raises:
        StateError: if the state is at fault.
    """
    if isinstance(error, ArgumentError | FaultError):
        return
    found = faults(game, state)
    if found:
        raise StateError(found) from error


def _need_kinds(game: Game, state: State) -> None:
    need_game(game)
    need_state(state)
    need(state.table, Table, "state.table", "the table of Death May Die")


__all__ = ["State", "StateError", "asleep", "explain", "faults", "need_game", "need_own"]
