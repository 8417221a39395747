"""The public functions of this game; import them from `dmd_core.final_girl`.

They are methods of one `Engine` with the rules of Final Girl, under the names that functions of
`dmd_core` have for Death May Die: what a function does is said at the method. What belongs to
another game is refused before the rules see it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeAlias, cast, overload

from dmd_core.engine import CommandTextError, Engine
from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.content.ready import builtin_content
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.game import load_game as _load_game
from dmd_core.final_girl.own_table import differs
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.setup import Setup
from dmd_core.final_girl.state import Table
from dmd_core.kernel.arguments import ArgumentError, need
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State as _State
from dmd_core.kernel.step import Step as _Step
from dmd_core.tabletop.own_values import Ending, OwnValues, StateError

if TYPE_CHECKING:
    State: TypeAlias = _State[Table]
    Step: TypeAlias = _Step[Table]
else:  # the classes themselves, so that `isinstance` takes them
    State = _State
    Step = _Step


def _of_position(game: Game, state: State) -> tuple[Fault, ...]:
    """What looks at a whole state is loaded when a state is in doubt."""
    from dmd_core.final_girl.position import faults as of_position  # noqa: PLC0415

    return of_position(game, state)


ENGINE: Final[Engine[Game, Table]] = Engine(FINAL_GIRL)
"""Plays Final Girl; the functions below are its methods."""
OWN: Final = OwnValues(FINAL_GIRL, "Final Girl", (Game, Table), _of_position, (r.INV_10,), differs)
"""Refuses definitions and states of other games."""


@overload
def load_game(setup: Setup | None = None, *, content: Content | None = None) -> Game: ...


@overload
def load_game(
    *,
    killer: str = "butcher",
    location: str = "camp",
    girl: str = "nora",
    content: Content | None = None,
) -> Game: ...


def load_game(
    setup: Setup | None = None,
    *,
    killer: str | None = None,
    location: str | None = None,
    girl: str | None = None,
    content: Content | None = None,
) -> Game:
    """Make the definition of a game.

    Args:
        setup: all choices; without it the usual ones for `killer`, `location` and `girl`, which
            stand in a setup otherwise.
        killer: the id of a killer; any killer fits any location and Final Girl (FG-OVR-03, -04).
            The Butcher if left out.
        location: the id of a location; the Camp if left out.
        girl: the id of a Final Girl; Nora if left out.
        content: what packs define; the built-in packs if left out.

    Returns:
        The definition; immutable, to be passed to every other function. Each call makes one of its
        own, equal to no other: compare `setup` and `fingerprint`.

    Raises:
        SetupError: if the setup cannot be played; one sentence says why.
        ArgumentError: if an argument is of another kind.
        PackError: if built-in content is damaged.

    Example:
        >>> load_game(girl="tilda", killer="beekeeper")
        <Game: tilda against beekeeper at camp>
    """
    named = {"killer": killer, "location": location, "girl": girl}
    if setup is None:
        setup = Setup(
            "butcher" if killer is None else killer,
            "camp" if location is None else location,
            "nora" if girl is None else girl,
        )
    elif extra := [name for name, value in named.items() if value is not None]:
        raise ArgumentError(f"{extra[0]}: found one beside a setup; allowed: in the setup")
    need(setup, Setup, "setup", "a Setup")
    if content is None:
        content = builtin_content()
    need(content, Content, "content", "what `load_content` gives")
    return _load_game(content, setup)


initial = OWN(ENGINE.initial)
start = OWN(ENGINE.start)
pending = OWN(ENGINE.pending)
legal = OWN(ENGINE.legal)
check = OWN(ENGINE.check)
apply = OWN(ENGINE.apply)
apply_all = OWN(ENGINE.apply_all)
view = OWN(ENGINE.view)
encode = OWN(ENGINE.encode)
encode_event = OWN(ENGINE.encode_event)
decode_event = OWN(ENGINE.decode_event)
encode_events = OWN(ENGINE.encode_events)
decode_events = OWN(ENGINE.decode_events)
recorded_event = OWN(ENGINE.recorded_event)
resume = OWN(ENGINE.resume)
encode_command = OWN(ENGINE.encode_command)
decode_command = OWN(ENGINE.decode_command)
encode_commands = OWN(ENGINE.encode_commands)
decode_commands = OWN(ENGINE.decode_commands)
evolve = ENGINE.evolve
fold = ENGINE.fold
rewind = ENGINE.rewind
text = ENGINE.text
parse_command = ENGINE.parse_command
faults = OWN.faults


def decode(game: Game, data: bytes, *, possible: bool = False) -> State:
    """A state from bytes.

    Args:
        game: the definition.
        data: what `encode` gave.
        possible: whether a state that no game can reach is refused, see `faults`: for states that
            come from strangers. Without it only the shape is checked.

    Raises:
        DecodeError: if the bytes are no state of this definition; says where and what was expected.
        StateError: if it is not possible.
    """
    OWN.need_game(game)
    state = ENGINE.decode(game, data)
    found = faults(game, state) if possible else ()
    if found:
        raise StateError(found)
    return state


def outcome(state: State) -> Ending:
    """How the game ended, ``win`` or ``loss``; empty while it runs."""
    return cast("Ending", ENGINE.outcome(state))


def view_events(game: Game, events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """What one seat may know of what happened, see `Engine.view_events`."""
    OWN.need_game(game)
    return ENGINE.view_events(events, seat)


def view_command(game: Game, command: Command, seat: int) -> Command | None:
    """What one seat may know of a command, see `Engine.view_command`."""
    OWN.need_game(game)
    return ENGINE.view_command(command, seat)


__all__ = [
    "ENGINE",
    "OWN",
    "ArgumentError",
    "CommandTextError",
    "Game",
    "State",
    "StateError",
    "Step",
    "apply",
    "apply_all",
    "check",
    "decode",
    "decode_command",
    "decode_commands",
    "decode_event",
    "decode_events",
    "encode",
    "encode_command",
    "encode_commands",
    "encode_event",
    "encode_events",
    "evolve",
    "faults",
    "fold",
    "initial",
    "legal",
    "load_game",
    "outcome",
    "parse_command",
    "pending",
    "recorded_event",
    "resume",
    "rewind",
    "start",
    "text",
    "view",
    "view_command",
    "view_events",
]
