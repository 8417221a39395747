"""The public functions of `dmd_core`, the short way to Death May Die; import them from `dmd_core`.

They are those of one `Engine` with the rules of Death May Die, under their own names. All of them
are pure. States, events and commands are immutable values; a decision is worked out from a state
whenever it is needed, and two of them are compared by what they list.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.game import load_game as _load_game
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.position import PositionError, faults, position_from
from dmd_core.death_may_die.position import position_of as _position_of
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.setup import Setup
from dmd_core.death_may_die.state import Table
from dmd_core.engine import CommandTextError, Engine
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.faults import Fault, FaultError
from dmd_core.kernel.state import State as _State
from dmd_core.kernel.step import Step as _Step
from dmd_core.kernel.step import begin
from dmd_core.toml_text import parse_toml

if TYPE_CHECKING:
    State: TypeAlias = _State[Table]
    Step: TypeAlias = _Step[Table]
else:  # the classes themselves, so that `isinstance` takes them
    State = _State
    Step = _Step

ENGINE: Final[Engine[Game, Table]] = Engine(DEATH_MAY_DIE)
"""Plays Death May Die; the functions below are its methods."""


def load_game(
    setup: Setup | None = None,
    *,
    players: int = 2,
    investigators: Iterable[str] = ("ian", "sister_beth"),
    content: Content | None = None,
) -> Game:
    """Make the definition of a game.

    Args:
        setup: all choices; without it a game of the first Episode against Cthulhu is made from
            `players` and `investigators`.
        players: 1 to 5 (GEN-01); a solo game has two Investigators (SETUP-18).
        investigators: their ids in seat order, pairwise different (SETUP-15).
        content: what packs define; the built-in packs if left out.

    Returns:
        The definition; immutable, to be passed to every other function.

    Raises:
        SetupError: if the setup cannot be played; one sentence says why.
        PackError: if built-in content is damaged.

    Example:
        >>> load_game(players=3, investigators=("ian", "elizabeth", "rasputin")).seats
        3
    """
    if setup is None:
        setup = Setup(players, tuple(InvestigatorId(name) for name in investigators))
    return _load_game(load_content() if content is None else content, setup)


def decode(game: Game, data: bytes) -> State:
    """A state from bytes.

    The shape is checked, not whether the position can come about: whoever takes states from
    strangers also asks `dmd_core.death_may_die.invariants.check_state`.

    Raises:
        DecodeError: if the bytes are no state of this game; says where and what was expected.
    """
    state = ENGINE.decode(game, data)
    found = tuple(owner.id for owner in state.table.investigators)
    expected = tuple(board.id for board in game.boards)
    if found != expected:
        fault = Fault(("table", "investigators"), ", ".join(found), (", ".join(expected),))
        raise DecodeError([fault])
    return state


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

    Example:
        >>> game = load_game(players=2, investigators=("ian", "elizabeth"))
        >>> step = position(game, {"enemies": ["cultist s01"], "chance": {"seed": "2a"}})
        >>> step = apply(game, step.state, parse_command(step.decision, "attack"))
        >>> len(step.state.table.rolls), step.decision.kind
        (1, 'reroll')
    """
    state = position_from(game, _plain(given) if isinstance(given, str) else given)
    found = faults(game, state) if possible else ()
    if found:
        raise PositionError(found)
    return begin(DEATH_MAY_DIE, game, state)


def _plain(text: str) -> Mapping[str, Any]:
    try:
        return parse_toml(text)
    except FaultError as error:
        raise PositionError(error.faults) from error
    except (ValueError, RecursionError) as error:
        raise PositionError([Fault((), f"this is no TOML: {error}")]) from error


def position_of(game: Game, state: State) -> dict[str, Any]:
    """Write a state as a position: what differs from an empty board, by names.

    Args:
        game: the definition.
        state: any state, one in the middle of a roll too.

    Returns:
        Plain data for TOML or JSON, for people and for `position`, which gives the same state
        back if it waits for a decision.

    Example:
        >>> game = load_game(players=2, investigators=("ian", "elizabeth"))
        >>> position_of(game, position(game, "investigators.ian.stress = 2").state)
        {'phase': 'actions', 'investigators': {'ian': {'stress': 2}}}
    """
    return _position_of(game, state)


initial = ENGINE.initial
start = ENGINE.start
pending = ENGINE.pending
legal = ENGINE.legal
check = ENGINE.check
apply = ENGINE.apply
apply_all = ENGINE.apply_all
evolve = ENGINE.evolve
fold = ENGINE.fold
rewind = ENGINE.rewind
outcome = ENGINE.outcome
view = ENGINE.view
encode = ENGINE.encode
encode_event = ENGINE.encode_event
decode_event = ENGINE.decode_event
recorded_event = ENGINE.recorded_event
resume = ENGINE.resume
encode_command = ENGINE.encode_command
decode_command = ENGINE.decode_command
text = ENGINE.text
parse_command = ENGINE.parse_command


__all__ = [
    "ENGINE",
    "CommandTextError",
    "Engine",
    "Game",
    "State",
    "Step",
    "apply",
    "apply_all",
    "check",
    "decode",
    "decode_command",
    "decode_event",
    "encode",
    "encode_command",
    "encode_event",
    "evolve",
    "fold",
    "initial",
    "legal",
    "load_game",
    "outcome",
    "parse_command",
    "pending",
    "position",
    "position_of",
    "recorded_event",
    "resume",
    "rewind",
    "start",
    "text",
    "view",
]
