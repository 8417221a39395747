"""The public functions of `dmd_core`; import them from `dmd_core` itself.

All of them are pure. States, events and commands are immutable values; a decision is worked out
from a state whenever it is needed, and two of them are compared by what they list.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.game import load_game as _load_game
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.setup import Setup
from dmd_core.death_may_die.state import Table
from dmd_core.kernel import step as _kernel
from dmd_core.kernel.codec import DecodeError
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Typed
from dmd_core.kernel.ids import TABLE, ItemId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.rewind import UndoPolicy, rewound
from dmd_core.kernel.state import State as _State
from dmd_core.kernel.step import Step as _Step
from dmd_core.kernel.text import command_text

State: TypeAlias = _State[Table]
Step: TypeAlias = _Step[Table]


class CommandTextError(ValueError):
    """A text that is no command of the decision; the sentence says what is allowed."""


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


def initial(game: Game, seed: int | None) -> State:
    """The state before the first event: what `fold` starts from.

    Args:
        game: the definition.
        seed: 0 up to 2**128 - 1; None if dice and cards are typed in at the table.

    Raises:
        ValueError: if the seed is out of range.
    """
    if seed is None:
        return _kernel.opening(DEATH_MAY_DIE, game, -1)
    if type(seed) is not int or seed < 0:
        message = f"seed {seed!r} is not possible; allowed: a whole number from 0 up, or None"
        raise ValueError(message)
    return _kernel.opening(DEATH_MAY_DIE, game, seed)


def start(game: Game, seed: int | None) -> Step:
    """Set the game up and run it to the first decision.

    Args:
        game: the definition.
        seed: 0 up to 2**128 - 1; None if dice and cards are typed in at the table, so that chance
            becomes a decision of the seat "table".

    Returns:
        The state, the events of setup, and the first decision.

    Raises:
        ValueError: if the seed is out of range.
    """
    return _kernel.begin(DEATH_MAY_DIE, game, initial(game, seed))


def pending(game: Game, state: State) -> Decision | None:
    """The decision a state waits for; None if the game is over."""
    return _kernel.pending(DEATH_MAY_DIE, game, state)


def legal(game: Game, state: State) -> Iterator[Command]:
    """The legal commands of a state in a fixed order, lazily; none if the game is over.

    Lists are short, except for typed chance facts, which may be very many: take what you need.
    """
    decision = pending(game, state)
    return iter(()) if decision is None else decision.legal()


def check(game: Game, state: State, command: Command) -> Refusal | None:
    """Say why a command is illegal now, with code, sentence and rule ids; None if it is legal."""
    return _kernel.check(DEATH_MAY_DIE, game, state, command)


def apply(game: Game, state: State, command: Command, *, decision: Decision | None = None) -> Step:
    """Apply one command.

    Args:
        game: the definition.
        state: the state; it is not changed.
        command: what a player, or the table, decided.
        decision: the decision of the step that gave `state`, if at hand; saves computing it
            again. One of another state is not used.

    Returns:
        The new state, what happened, and the next decision (None when the game is over).

    Raises:
        RefusedError: if the command is illegal; it carries the `Refusal`.
    """
    return _kernel.step(DEATH_MAY_DIE, game, state, command, decision=decision)


def apply_all(game: Game, state: State, commands: Iterable[Command]) -> Step:
    """Apply several commands, all or nothing: states are values, a refusal leaves `state` as is.

    Raises:
        RefusedError: for the first illegal one.
        ValueError: if there is no command.
    """
    step: Step | None = None
    happened: list[Event] = []
    for command in commands:
        step = apply(game, state if step is None else step.state, command)
        happened.extend(step.events)
    if step is None:
        message = "apply_all needs at least one command"
        raise ValueError(message)
    return _Step(step.state, tuple(happened), step.decision)


def evolve(state: State, event: Event) -> State:
    """The state after one event; needs no rules.

    Raises:
        KeyError: if the event is none of this game.
    """
    return _kernel.evolve(DEATH_MAY_DIE, state, event)


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after many events; equals what `apply` gave.

    Raises:
        KeyError: if an event is none of this game.
    """
    return _kernel.fold(DEATH_MAY_DIE, state, events)


def rewind(state: State, policy: UndoPolicy | str, *, used: int = 0) -> State:
    """The state to go on from when play goes back to an earlier one.

    States are values: keep those you may want to go back to. What is left to settle is chance.

    Args:
        state: the earlier state.
        policy: ``keep`` lets dice and cards come as they would have come, ``reseed`` lets them
            come anew, ``forbidden`` refuses.
        used: the highest epoch of chance that the game has had so far (`state.chance.epoch` of its
            states, undone ones among them), so that no draw is made twice.

    Raises:
        RefusedError: if undo is forbidden.
        ValueError: if there is no such policy.

    Example:
        >>> before = start(load_game(), seed=7).state
        >>> rewind(before, "keep") == before, rewind(before, "reseed", used=2).chance.epoch
        (True, 3)
    """
    return rewound(state, UndoPolicy(policy), used)


def outcome(state: State) -> str:
    """``win``, ``loss``, or empty while the game runs (GEN-02)."""
    return DEATH_MAY_DIE.outcome(state.table)


def encode(game: Game, state: State) -> bytes:
    """A state as bytes; `decode` in any process with the same game gives it back."""
    return DEATH_MAY_DIE.codec(game).encode_state(state)


def decode(game: Game, data: bytes) -> State:
    """A state from bytes.

    The shape is checked, not whether the position can come about: whoever takes states from
    strangers also asks `dmd_core.death_may_die.invariants.check_state`.

    Raises:
        DecodeError: if the bytes are no state of this game; says where and what was expected.
    """
    state: State = DEATH_MAY_DIE.codec(game).decode_state(data)
    found = tuple(owner.id for owner in state.table.investigators)
    expected = tuple(board.id for board in game.boards)
    if found != expected:
        raise DecodeError("$.table.investigators", ", ".join(expected), ", ".join(found))
    return state


def encode_event(game: Game, event: Event) -> bytes:
    """An event as bytes."""
    return DEATH_MAY_DIE.codec(game).encode_event(event)


def decode_event(game: Game, data: bytes) -> Event:
    """An event from bytes.

    Raises:
        DecodeError: if the bytes are no event of this game.
    """
    return DEATH_MAY_DIE.codec(game).decode_event(data)


def recorded_event(game: Game, data: bytes) -> Event:
    """An event from bytes that may be of another version, with its frames left as they are.

    Args:
        game: the definition.
        data: what `encode_event` gave.

    Raises:
        DecodeError: if the bytes are no event of this game.
    """
    return DEATH_MAY_DIE.codec(game).recorded_event(data)


def resume(game: Game, state: State) -> State:
    """A state that play can go on from, of one that was folded from recorded events.

    Args:
        game: the definition.
        state: a state whose frames nobody has read, see `recorded_event`; any other is given back.

    Raises:
        DecodeError: if another version wrote the frames in a shape that this one cannot read;
            executing the commands again gives the state all the same.
    """
    return DEATH_MAY_DIE.codec(game).resumed(state)


def encode_command(game: Game, command: Command) -> bytes:
    """A command as bytes."""
    return DEATH_MAY_DIE.codec(game).encode_command(command)


def decode_command(game: Game, data: bytes) -> Command:
    """A command from bytes.

    Raises:
        DecodeError: if the bytes are no command of this game.
    """
    return DEATH_MAY_DIE.codec(game).decode_command(data)


def text(command: Command) -> str:
    """The stable text form of a command, such as ``step s05`` or ``reroll 2``."""
    return command_text(command)


def parse_command(decision: Decision, line: str) -> Command:
    """The command of a decision that a line of text names.

    Args:
        decision: what is being decided.
        line: a text form, see `text`; case and extra spaces do not matter.

    Raises:
        CommandTextError: if no legal command has that text.
    """
    words = line.split()
    if decision.seat == TABLE:
        items = tuple(ItemId(item) for item in words[-1].split(",")) if words else ()
        command = Typed(items)
        reason = decision.check(command)
        if reason is not None:
            raise CommandTextError(reason.sentence)
        return command
    wanted = " ".join(words).lower()
    shown: list[str] = []
    for option in decision.legal():
        name = command_text(option)
        if name.lower() == wanted:
            return option
        shown.append(name)
    message = f"'{line.strip()}' is no answer to '{decision.kind}'; possible: {', '.join(shown)}"
    raise CommandTextError(message)


__all__ = [
    "CommandTextError",
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
    "recorded_event",
    "resume",
    "rewind",
    "start",
    "text",
]
