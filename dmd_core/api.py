"""The public functions of `dmd_core`, the short way to Death May Die; import them from `dmd_core`.

They are those of one `Engine` with the rules of Death May Die, under their own names. All of them
are pure. States, events and commands are immutable values; a decision is worked out from a state
whenever it is needed, and two of them are compared by what they list.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias, cast, overload

from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.ready import builtin_content
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.game import load_game as _load_game
from dmd_core.death_may_die.ids import EnemyId, InvestigatorId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.setup import ELDER_ONE, EPISODE, Setup
from dmd_core.death_may_die.state import Table
from dmd_core.engine import CommandTextError, Engine
from dmd_core.kernel.arguments import ArgumentError, need, need_several
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import NOBODY
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.run import CRASHES
from dmd_core.kernel.step import Step as _Step
from dmd_core.kernel.views import View
from dmd_core.states import State, StateError, asleep, explain, faults, need_game, need_own
from dmd_core.tabletop.own_values import Ending

if TYPE_CHECKING:
    Step: TypeAlias = _Step[Table]
else:  # the class itself, so that `isinstance` takes it
    Step = _Step

ENGINE: Final[Engine[Game, Table]] = Engine(DEATH_MAY_DIE)
"""Plays Death May Die; the functions below are its methods, for states and games of this one."""


@overload
def load_game(setup: Setup | None = None, *, content: Content | None = None) -> Game: ...


@overload
def load_game(
    *,
    players: int = 2,
    investigators: Iterable[str] = ("ian", "sister_beth"),
    episode: str = EPISODE,
    elder_one: str = ELDER_ONE,
    content: Content | None = None,
) -> Game: ...


def load_game(
    setup: Setup | None = None,
    *,
    players: int | None = None,
    investigators: Iterable[str] | None = None,
    episode: str | None = None,
    elder_one: str | None = None,
    content: Content | None = None,
) -> Game:
    """Make the definition of a game.

    Args:
        setup: all choices; without it a game is made from `players`, `investigators`, `episode` and
            `elder_one`, which stand in a setup otherwise.
        players: 1 to 5 (GEN-01), 2 if left out; a solo game has two Investigators (SETUP-18).
        investigators: their ids in seat order, pairwise different (SETUP-15); Ian and Sister Beth
            if left out.
        episode: the id of an Episode (SETUP-07); Blasphemous Alchemy if left out.
        elder_one: the id of an Elder One (SETUP-02); Cthulhu if left out.
        content: what packs define; the built-in packs if left out.

    Returns:
        The definition; immutable, to be passed to every other function. Each call makes one of its
        own, equal to no other: compare `setup` and `fingerprint`.

    Raises:
        SetupError: if the setup cannot be played; one sentence says why.
        ArgumentError: if an argument is of another kind.
        PackError: if built-in content is damaged.

    Example:
        >>> load_game(players=3, investigators=("ian", "elizabeth", "rasputin")).seats
        3
        >>> load_game(episode="tomes_of_madness", elder_one="hastur").episode.name
        'Tomes of Madness'
    """
    named = {
        "players": players,
        "investigators": investigators,
        "episode": episode,
        "elder_one": elder_one,
    }
    if setup is None:
        names = ("ian", "sister_beth") if investigators is None else investigators
        wanted = "their ids in seat order, such as ('ian', 'sister_beth')"
        need_several(names, "investigators", wanted)
        party = tuple(InvestigatorId(name) for name in names)
        setup = Setup(
            2 if players is None else players,
            party,
            EPISODE if episode is None else episode,
            ELDER_ONE if elder_one is None else EnemyId(elder_one),
        )
    elif extra := [name for name, value in named.items() if value is not None]:
        raise ArgumentError(f"{extra[0]}: found one beside a setup; allowed: in the setup")
    need(setup, Setup, "setup", "a Setup")
    if content is None:
        content = builtin_content()
    need(content, Content, "content", "what `load_content` gives")
    return _load_game(content, setup)


def initial(game: Game, seed: int | None) -> State:
    """The state before the first event: what `fold` starts from; see `Engine.initial`."""
    need_game(game)
    return ENGINE.initial(game, seed)


def start(game: Game, seed: int | None) -> Step:
    """Set a game up and run it to the first decision.

    Args:
        game: the definition.
        seed: 0 up to 2**128 - 1; None if dice and cards are typed in at the table, so that chance
            becomes a decision of the seat "table".

    Returns:
        The state, the events of setup, and the first decision.

    Raises:
        ValueError: if the seed is out of range.
        ArgumentError: if it is no number at all.

    Example:
        >>> start(load_game(), seed=7).decision
        <Decision 'action' of seat 1: run, rest, episode extinguish_fire, pass>
    """
    need_game(game)
    return ENGINE.start(game, seed)


def pending(game: Game, state: State) -> Decision | None:
    """The decision a state waits for; None if the game is over.

    Raises:
        StateError: if it is no state of this game.
        EngineError: if it waits for nothing, as that before setup does.
    """
    need_own(game, state)
    try:
        return ENGINE.pending(game, state)
    except CRASHES as error:
        explain(game, state, error)
        raise


def legal(game: Game, state: State) -> Iterator[Command]:
    """The legal commands of a state in a fixed order, lazily; none if the game is over.

    Lists are short, except for typed dice and cards, which may be very many: take what you need.

    Raises:
        StateError: if it is no state of this game.
    """
    decision = pending(game, state)
    return iter(()) if decision is None else decision.legal()


def check(game: Game, state: State, command: Command) -> Refusal | None:
    """Say why a command is illegal now, with code, sentence and rules; None if it is legal.

    Raises:
        StateError: if `state` is none of this game.
    """
    need_own(game, state)
    try:
        return ENGINE.check(game, state, command)
    except CRASHES as error:
        explain(game, state, error)
        raise


def apply(game: Game, state: State, command: Command, *, decision: Decision | None = None) -> Step:
    """Apply one command.

    Args:
        game: the definition.
        state: the state; it is not changed.
        command: what a player, or the table, decided.
        decision: the decision of the step that gave `state`, if at hand; saves computing it again.
            One of another state is not used.

    Returns:
        The new state, what happened, and the next decision (None when the game is over).

    Raises:
        RefusedError: if the command is illegal; it carries the `Refusal`.
        StateError: if `state` is none of this game.
    """
    need_own(game, state)
    try:
        return ENGINE.apply(game, state, command, decision=decision)
    except CRASHES as error:
        explain(game, state, error)
        raise


def apply_all(game: Game, state: State, commands: Iterable[Command]) -> Step:
    """Apply several commands, all or none: a refusal leaves `state` as it is.

    Raises:
        RefusedError: for the first illegal one.
        ValueError: if there is no command.
        StateError: if `state` is none of this game.
    """
    need_own(game, state)
    try:
        return ENGINE.apply_all(game, state, commands)
    except CRASHES as error:
        explain(game, state, error)
        raise


def evolve(state: State, event: Event) -> State:
    """The state after one event; needs no definition.

    Raises:
        ArgumentError: if the event is none of this game.
    """
    return ENGINE.evolve(state, event)


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after many events; equals what `apply` gave.

    Raises:
        ArgumentError: if an event is none of this game, or `events` are no row of things.
    """
    return ENGINE.fold(state, events)


def rewind(
    state: State, policy: UndoPolicy | str, *, used: int = 0, seed: int | None = None
) -> State:
    """The state to go on from when play goes back to an earlier one, or looks ahead.

    Args:
        state: the earlier state.
        policy: ``keep`` lets dice and cards come as they would have come, ``reseed`` lets them
            come anew, ``forbidden`` refuses.
        used: the highest epoch of chance that the game has had so far, so that no draw is made
            twice.
        seed: with ``reseed`` what chance comes from now; a state without a seed gets one.

    Raises:
        RefusedError: if undo is forbidden.
        ValueError: if there is no such policy, or a number is out of range.
        ArgumentError: if an argument is of another kind.

    See `Engine.rewind`.
    """
    return ENGINE.rewind(state, policy, used=used, seed=seed)


def outcome(state: State) -> Ending:
    """How the game ended, ``win`` or ``loss``; empty while it runs."""
    return cast("Ending", ENGINE.outcome(state))


def view(game: Game, state: State, seat: int) -> View[Table]:
    """What one seat may know of a state: no seed, nothing sealed for others.

    Args:
        game: the definition.
        state: the whole state.
        seat: who looks on, 0 for the first Investigator; `dmd_core.kernel.views.SPECTATOR` for
            nobody in particular.

    Raises:
        ArgumentError: if nobody sits at `seat`.
        StateError: if `state` is none of this game.
    """
    need_own(game, state)
    _need_seat(game, seat)
    try:
        return ENGINE.view(game, state, seat)
    except CRASHES as error:
        explain(game, state, error)
        raise


def view_events(game: Game, events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """What one seat may know of what happened: nothing sealed for others, no frames.

    This game hides nothing but the seed and the draws to come, so only `Parked` is left out; of
    other games see `Engine.view_events`.

    Raises:
        ArgumentError: if `events` are no row of events of this game, or nobody sits at `seat`.
    """
    need_game(game)
    _need_seat(game, seat)
    return ENGINE.view_events(events, seat)


def view_command(game: Game, command: Command, seat: int) -> Command | None:
    """What one seat may know of a command; None if it is the business of another seat alone.

    Raises:
        ArgumentError: if it is no command, or nobody sits at `seat`.
    """
    need_game(game)
    _need_seat(game, seat)
    return ENGINE.view_command(command, seat)


def _need_seat(game: Game, seat: int) -> None:
    if type(seat) is int and not NOBODY <= seat < game.seats:
        message = f"seat: found {seat}; allowed: 0 to {game.seats - 1}, or -2 for a spectator"
        raise ArgumentError(message)


def encode(game: Game, state: State) -> bytes:
    """A state as bytes; `decode` in any process with the same definition gives it back.

    They hold the seed, and with it every die and card to come: keep them where players cannot
    read. What a player may be sent is a `view`.

    Raises:
        EncodeError: if it holds what the definition has not got.
        StateError: if it is no state of this game.
    """
    need_own(game, state)
    return ENGINE.encode(game, state)


def decode(game: Game, data: bytes, *, possible: bool = False) -> State:
    """A state from bytes.

    Args:
        game: the definition.
        data: what `encode` gave.
        possible: whether a state that no game can reach is refused, see `faults`: for states that
            come from strangers. Without it only the shape is checked.

    Raises:
        DecodeError: if the bytes are no state of this definition; says where and what was
            expected. A state of another content, setup, rulings or revision of the rules is none.
        StateError: if it is not possible.

    Example:
        >>> game, state = load_game(), start(load_game(), seed=7).state
        >>> decode(game, encode(game, state), possible=True) == state
        True
        >>> from dmd_core import Rulings
        >>> house = load_game(Setup(2, game.setup.investigators, rulings=Rulings(trade_refusals=1)))
        >>> decode(house, encode(game, state))
        Traceback (most recent call last):
        dmd_core.kernel.schema.wire.DecodeError: stamp.rulings: found Rulings(); allowed: \
Rulings(trade_refusals=1)
    """
    need_game(game)
    state = ENGINE.decode(game, data)
    if possible:
        found = faults(game, state) or asleep(state)
        if found:
            raise StateError(found)
    return state


def encode_event(game: Game, event: Event) -> bytes:
    """An event as bytes, 13 of them a stamp; for many see `encode_events`."""
    need_game(game)
    return ENGINE.encode_event(game, event)


def decode_event(game: Game, data: bytes) -> Event:
    """An event from bytes.

    Raises:
        DecodeError: if the bytes are no event of this definition, see `decode`.
    """
    need_game(game)
    return ENGINE.decode_event(game, data)


def encode_events(game: Game, events: Iterable[Event]) -> bytes:
    """A row of events as bytes, with one stamp for all."""
    need_game(game)
    return ENGINE.encode_events(game, events)


def decode_events(game: Game, data: bytes) -> tuple[Event, ...]:
    """The events that `encode_events` gave as `data`.

    Raises:
        DecodeError: if the bytes are no such row; the path begins with the place of the event.
    """
    need_game(game)
    return ENGINE.decode_events(game, data)


def recorded_event(game: Game, data: bytes) -> Event:
    """An event from bytes that may be of another revision, with its frames left as they are.

    Raises:
        DecodeError: if the bytes are no event of this game, whatever the revision.
    """
    need_game(game)
    return ENGINE.recorded_event(game, data)


def resume(game: Game, state: State) -> State:
    """A state that play can go on from, of one that was folded from recorded events.

    Raises:
        DecodeError: if another version wrote the frames in a shape that this one cannot read.
    """
    need_game(game)
    return ENGINE.resume(game, state)


def encode_command(game: Game, command: Command) -> bytes:
    """A command as bytes, 13 of them a stamp; for many see `encode_commands`."""
    need_game(game)
    return ENGINE.encode_command(game, command)


def decode_command(game: Game, data: bytes) -> Command:
    """A command from bytes.

    Raises:
        DecodeError: if the bytes are no command of this definition, see `decode`.
    """
    need_game(game)
    return ENGINE.decode_command(game, data)


def encode_commands(game: Game, commands: Iterable[Command]) -> bytes:
    """A row of commands as bytes, with one stamp for all."""
    need_game(game)
    return ENGINE.encode_commands(game, commands)


def decode_commands(game: Game, data: bytes) -> tuple[Command, ...]:
    """The commands that `encode_commands` gave as `data`.

    Raises:
        DecodeError: if the bytes are no such row; the path begins with the place of the command.
    """
    need_game(game)
    return ENGINE.decode_commands(game, data)


def text(command: Command) -> str:
    """The stable text form of a command, such as ``step s05`` or ``reroll 2``."""
    return ENGINE.text(command)


def parse_command(decision: Decision, line: str) -> Command:
    """The legal command of a decision that a line of text names.

    Args:
        decision: what is being decided.
        line: a text form, see `text`. Case, extra spaces and spaces around commas do not matter.
            For what the table shows the word ``typed`` may be left out, and items may stand apart
            by spaces.

    Raises:
        CommandTextError: if no legal command has that text; says what is possible.

    Example:
        >>> asked = start(load_game(), seed=7).decision
        >>> parse_command(asked, "  Episode  EXTINGUISH_fire ")
        EpisodeActionOn(seat=1, action='extinguish_fire', object='')
    """
    return ENGINE.parse_command(decision, line)


__all__ = [
    "ENGINE",
    "ArgumentError",
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
    "decode_commands",
    "decode_event",
    "decode_events",
    "encode",
    "encode_command",
    "encode_commands",
    "encode_event",
    "encode_events",
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
    "view",
    "view_command",
    "view_events",
]
