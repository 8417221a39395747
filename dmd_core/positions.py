"""Games that begin in a position; import `position` and `position_of` from `dmd_core` itself.

They stand apart from the other public functions so that who needs no position loads no reader.
"""

from collections.abc import Mapping
from typing import Any, Final

from dmd_core.api import Step
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.position import faults as _faults
from dmd_core.death_may_die.position import position_from
from dmd_core.death_may_die.position import position_of as _position_of
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.run import CRASHES
from dmd_core.states import State, explain, need_game, need_own
from dmd_core.tabletop.position.beginning import Positions

_POSITIONS: Final[Positions[Game, Table]] = Positions(
    DEATH_MAY_DIE, position_from, _position_of, _faults
)


def position(game: Game, given: Mapping[str, object] | str, *, possible: bool = True) -> Step:
    """Begin a game in a position and run it to its first decision, as `start` begins one at setup.

    Args:
        game: the definition; Investigators, cards and Spaces are those it has.
        given: the position as plain data, or the same as TOML: only what differs from an empty
            board at the start of the first turn, by names. ``docs/cases.md`` has the keys.
        possible: whether a position that no game can reach is refused. Without it only what
            cannot be read is; the rules may then fail on what they never expect.

    Returns:
        The state, what happened on the way to the first decision, and that decision (None if the
        game is over). Dice and cards are typed in unless the position names a seed.

    Raises:
        PositionError: with every fault of the position, each with its path, and with the rules it
            breaks if it can be read.
        ArgumentError: if an argument is of another kind.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
        >>> step = position(game, {"enemies": ["cultist s01"], "chance": {"seed": "2a"}})
        >>> step = dmd.apply(game, step.state, dmd.parse_command(step.decision, "attack"))
        >>> len(step.state.table.rolls), step.decision.kind
        (1, 'reroll')
    """
    need_game(game)
    return _POSITIONS.position(game, given, possible=possible)


def position_of(game: Game, state: State) -> dict[str, Any]:
    """Write a state as a position: what differs from an empty board, by names.

    Args:
        game: the definition.
        state: any state, one in the middle of a roll too.

    Returns:
        Plain data for TOML or JSON, for people and for `position`, which gives the same state
        back if it waits for a decision.

    Raises:
        StateError: if it is no state of this game.

    Example:
        >>> from dmd_core import load_game
        >>> game = load_game(players=2, investigators=("ian", "elizabeth"))
        >>> position_of(game, position(game, "investigators.ian.stress = 2").state)
        {'phase': 'actions', 'investigators': {'ian': {'stress': 2}}}
    """
    need_own(game, state)
    try:
        return _POSITIONS.position_of(game, state)
    except CRASHES as error:
        explain(game, state, error)
        raise


__all__ = ["position", "position_of"]
