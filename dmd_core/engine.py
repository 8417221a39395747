"""The engine: everything a program does with one game, the same for every ruleset.

A ruleset says what the rules are; the engine plays by them. It holds no state: definitions, states,
events and commands are immutable values that its methods are given and give back.

Example:
    >>> from dmd_core import load_game
    >>> from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
    >>> engine = Engine(DEATH_MAY_DIE)
    >>> game = load_game(players=2, investigators=("ian", "sister_beth"))
    >>> step = engine.start(game, seed=7)
    >>> while step.decision is not None:
    ...     command = next(step.decision.legal())
    ...     step = engine.apply(game, step.state, command, decision=step.decision)
    >>> engine.outcome(step.state)
    'loss'
"""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar, cast, final

from dmd_core.kernel import step as kernel
from dmd_core.kernel.arguments import ArgumentError, given, need, need_several, need_state
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.decisions import Decision, command_in
from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.rewind import EPOCH_LIMIT, UndoPolicy, rewound
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.run import CRASHES
from dmd_core.kernel.schema.codec import Codec, EncodeError
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.kernel.schema.text import TextError, command_text
from dmd_core.kernel.schema.typed import FITS, misfit
from dmd_core.kernel.stamp import Stamped
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step
from dmd_core.kernel.views import View, seen_command, seen_events, view

G = TypeVar("G")
T = TypeVar("T")


class CommandTextError(ValueError):
    """A text that is no command of the decision; the sentence says what is allowed."""


@final
class Engine(Generic[G, T]):
    """Plays games of one ruleset; `G` is their definition, `T` their table.

    Args:
        ruleset: the rules.

    Methods come in the order in which a program needs them: begin a game, ask what may be done,
    do it, undo it, show it, keep it.
    """

    __slots__ = ("_ruleset",)

    def __init__(self, ruleset: Ruleset[G, T]) -> None:
        """See the class."""
        if not hasattr(ruleset, "handlers"):
            raise ArgumentError(f"ruleset: found {given(ruleset)}; allowed: a ruleset")
        self._ruleset = ruleset

    @property
    def ruleset(self) -> Ruleset[G, T]:
        """The rules that are played by."""
        return self._ruleset

    def __repr__(self) -> str:
        return f"<Engine of {self._ruleset.name}, revision {self._ruleset.revision}>"

    # --- begin -----------------------------------------------------------------------------------

    def initial(self, game: G, seed: int | None) -> State[T]:
        """The state before the first event: what `fold` starts from.

        Args:
            game: the definition.
            seed: 0 up to 2**128 - 1; None if dice and cards are typed in at the table.

        Raises:
            ValueError: if the seed is out of range.
            ArgumentError: if it is no number at all.
        """
        return kernel.opening(self._ruleset, game, -1 if seed is None else _seed(seed))

    def start(self, game: G, seed: int | None) -> Step[T]:
        """Set the game up and run it to the first decision.

        Args:
            game: the definition.
            seed: 0 up to 2**128 - 1; None if dice and cards are typed in at the table, so that
                chance becomes a decision of the seat "table".

        Returns:
            The state, the events of setup, and the first decision.

        Raises:
            ValueError: if the seed is out of range.
            ArgumentError: if it is no number at all.
        """
        return kernel.begin(self._ruleset, game, self.initial(game, seed))

    # --- ask -------------------------------------------------------------------------------------

    def pending(self, game: G, state: State[T]) -> Decision | None:
        """The decision a state waits for; None if the game is over."""
        need_state(state)
        return kernel.pending(self._ruleset, game, state)

    def legal(self, game: G, state: State[T]) -> Iterator[Command]:
        """The legal commands of a state in a fixed order, lazily; none if the game is over.

        Lists are short, except for typed chance facts, which may be very many: take what you need.
        """
        decision = self.pending(game, state)
        return iter(()) if decision is None else decision.legal()

    def check(self, game: G, state: State[T], command: Command) -> Refusal | None:
        """Say why a command is illegal now, with code, sentence and rules; None if it is legal."""
        need_state(state)
        return kernel.check(self._ruleset, game, state, command)

    # --- do --------------------------------------------------------------------------------------

    def apply(
        self, game: G, state: State[T], command: Command, *, decision: Decision | None = None
    ) -> Step[T]:
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
            ArgumentError: if `state` is none, or `decision` is something else.
        """
        need_state(state)
        if decision is not None:
            _need_decision(decision)
        return kernel.step(self._ruleset, game, state, command, decision=decision)

    def apply_all(self, game: G, state: State[T], commands: Iterable[Command]) -> Step[T]:
        """Apply several commands, all or none: a refusal leaves `state` as it is.

        Raises:
            RefusedError: for the first illegal one.
            ValueError: if there is no command.
            ArgumentError: if `commands` are no row of things.
        """
        need_several(commands, "commands", "several commands, as in a list")
        done: Step[T] | None = None
        happened: list[Event] = []
        for command in commands:
            now = (state, None) if done is None else (done.state, done.decision)
            done = self.apply(game, now[0], command, decision=now[1])
            happened.extend(done.events)
        if done is None:
            message = "apply_all needs at least one command"
            raise ValueError(message)
        return Step(done.state, tuple(happened), done.decision)

    def evolve(self, state: State[T], event: Event) -> State[T]:
        """The state after one event; needs no definition.

        Raises:
            ArgumentError: if the event is none of this game, or cannot happen in this state.
        """
        self._need_event(event, "event")
        return self.fold(state, (event,))

    def fold(self, state: State[T], events: Iterable[Event]) -> State[T]:
        """The state after many events; equals what `apply` gave.

        Raises:
            ArgumentError: if an event is none of this game, or cannot happen where it stands, such
                as one of another game; if `events` are no row of things.
        """
        need_state(state)
        if events.__class__ is tuple:
            known = cast("tuple[Event, ...]", events)
        else:
            need_several(events, "events", "several events, as in a list")
            known = tuple(events)
        try:
            return kernel.fold(self._ruleset, state, known)
        except CRASHES as error:
            for place, event in enumerate(known):
                self._need_event(event, f"events[{place}]")
                try:
                    state = kernel.evolve(self._ruleset, state, event)
                except CRASHES:
                    happened = f"events[{place}]: {given(event)} cannot happen in this state"
                    raise ArgumentError(f"{happened}; allowed: the events of one game") from error
            raise

    def rewind(
        self,
        state: State[T],
        policy: UndoPolicy | str,
        *,
        used: int = 0,
        seed: int | None = None,
    ) -> State[T]:
        """The state to go on from when play goes back to an earlier one, or looks ahead.

        States are values: keep those you may want to go back to. What is left to settle is chance.
        With ``reseed`` and a `seed` of one's own nothing that comes is what would have come: a
        program that searches looks ahead from many such states and knows no more than a player,
        and a game at a table, whose state has no seed, can be looked ahead in at all.

        Args:
            state: the earlier state.
            policy: ``keep`` lets dice and cards come as they would have come, ``reseed`` lets
                them come anew, ``forbidden`` refuses.
            used: the highest epoch of chance that the game has had so far (`state.chance.epoch`
                of its states, undone ones among them), so that no draw is made twice.
            seed: what chance comes from now, 0 up to 2**128 - 1; None leaves it as it is. Only
                with ``reseed``.

        Raises:
            RefusedError: if undo is forbidden.
            ValueError: if there is no such policy, or a number is out of range.
            ArgumentError: if an argument is of another kind.

        Example:
            A player at a table wonders what a reroll would bring, over many imagined dice:

            >>> from dmd_core import apply, load_game, start
            >>> from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
            >>> engine, game = Engine(DEATH_MAY_DIE), load_game()
            >>> at_the_table = start(game, None).state
            >>> imagined = engine.rewind(at_the_table, "reseed", seed=7)
            >>> at_the_table.chance.seed, imagined.chance.seed
            (-1, 7)
        """
        need_state(state)
        allowed = ", ".join(UndoPolicy)
        need(policy, str, "policy", allowed)
        if policy not in tuple(UndoPolicy):
            message = f"policy {policy!r} is not possible; allowed: {allowed}"
            raise ValueError(message + did_you_mean(policy, tuple(UndoPolicy)))
        need(used, int, "used", "a whole number from 0 to 2**32 - 1")
        if type(used) is not int or not 0 <= used < EPOCH_LIMIT:
            message = f"used {used!r} is not possible; allowed: a whole number from 0 to 2**32 - 1"
            raise ValueError(message)
        chosen = UndoPolicy(policy)
        if seed is None:
            return rewound(state, chosen, used)
        if chosen is UndoPolicy.KEEP:
            message = f"'{chosen}' keeps the seed; a seed is given with '{UndoPolicy.RESEED}'"
            raise ValueError(message)
        after = rewound(state, chosen, used)
        return replace(after, chance=replace(after.chance, seed=_seed(seed)))

    # --- show ------------------------------------------------------------------------------------

    def outcome(self, state: State[T]) -> str:
        """How the game ended, such as ``win``; empty while it runs."""
        need_state(state)
        return self._ruleset.outcome(state.table)

    def view(self, game: G, state: State[T], seat: int) -> View[T]:
        """What one seat may know of a state: no seed, nothing sealed for others.

        Of the frames it has at most the one that asks this seat, masked like the table.

        Args:
            game: the definition.
            state: the whole state.
            seat: who looks on; `dmd_core.kernel.views.SPECTATOR` for nobody in particular.

        Raises:
            ArgumentError: if `state` is none, or `seat` is no whole number.
        """
        need_state(state)
        return view(self._ruleset, game, state, _need_seat(seat))

    def view_events(self, events: Iterable[Event], seat: int) -> tuple[Event, ...]:
        """What one seat may know of what happened: nothing sealed for others, no frames.

        Args:
            events: what happened, such as `Step.events`.
            seat: who looks on, see `view`.

        Returns:
            The events in order; `Parked` is left out.

        Raises:
            ArgumentError: if `events` are no row of events of this game, or `seat` is no number.
        """
        need_several(events, "events", "several events, as in a list")
        known = tuple(events)
        for place, event in enumerate(known):
            self._need_event(event, f"events[{place}]")
        return seen_events(known, _need_seat(seat))

    def view_command(self, command: Command, seat: int) -> Command | None:
        """What one seat may know of a command; None if it is the business of another seat alone.

        Raises:
            ArgumentError: if it is no command, or `seat` is no whole number.
        """
        if not hasattr(type(command), "WORD"):
            raise ArgumentError(f"command: found {given(command)}; allowed: a command")
        return seen_command(command, _need_seat(seat))

    def text(self, command: Command) -> str:
        """The stable text form of a command, such as ``step s05`` or ``reroll 2``.

        Raises:
            ArgumentError: if it is no command.
        """
        if not hasattr(type(command), "WORD"):
            raise ArgumentError(f"command: found {given(command)}; allowed: a command")
        return command_text(command)

    def parse_command(self, decision: Decision, line: str) -> Command:
        """The command of a decision that a line of text names.

        Args:
            decision: what is being decided.
            line: a text form, see `text`. Case, extra spaces and spaces around commas do not
                matter. For what the table shows the word ``typed`` may be left out, and items may
                stand apart by spaces.

        Raises:
            CommandTextError: if no legal command has that text; says what is possible.
            ArgumentError: if `decision` is none, or `line` is no text.
        """
        _need_decision(decision)
        need(line, str, "line", "the text of a command")
        try:
            return command_in(decision, line)
        except TextError as error:
            raise CommandTextError(str(error)) from None

    # --- keep ------------------------------------------------------------------------------------

    def codec(self, game: G) -> Codec:
        """What turns values of one game into bytes, as `encode` and its like do."""
        return self._ruleset.codec(game)

    def encode(self, game: G, state: State[T]) -> bytes:
        """A state as bytes; `decode` in any process with the same definition gives it back.

        They hold everything: the seed, so every die to come, and what is hidden from some seats.
        Keep them where players cannot read; what a player may see is a `view`.

        Raises:
            EncodeError: if it holds what the definition has not got.
            ArgumentError: if it is no state.
        """
        need_state(state)
        packed = self.codec(game).encode_state(state)
        return self._ruleset.stamp(game).on_one(Stamped.STATE, packed)

    def decode(self, game: G, data: bytes) -> State[T]:
        """A state from bytes; its shape is checked, not whether the position can come about.

        Raises:
            DecodeError: if the bytes are no state of this definition; says where and what was
                expected. A state of another content, setup, rulings or revision of the rules is
                none.
        """
        packed = self._ruleset.stamp(game).after_whole(Stamped.STATE, data)
        state: State[T] = self.codec(game).decode_state(packed)
        return state

    def encode_event(self, game: G, event: Event) -> bytes:
        """An event as bytes, 13 of them a stamp; for many see `encode_events`.

        All of it, also what only some seats may see; for one seat filter by `view_events` before.

        Raises:
            EncodeError: if it is none of this game, or holds what the definition has not got.
        """
        packed = self.codec(game).encode_event(event)
        return self._ruleset.stamp(game).on_part(Stamped.EVENT, packed)

    def decode_event(self, game: G, data: bytes) -> Event:
        """An event from bytes.

        Raises:
            DecodeError: if the bytes are no event of this definition, see `decode`.
        """
        return self.codec(game).decode_event(
            self._ruleset.stamp(game).after_short(Stamped.EVENT, data)
        )

    def encode_events(self, game: G, events: Iterable[Event]) -> bytes:
        """A row of events as bytes, with one stamp for all.

        Raises:
            EncodeError: as `encode_event`.
        """
        need_several(events, "events", "several events, as in a list")
        return self._ruleset.stamp(game).on_many(
            Stamped.EVENTS, map(self.codec(game).encode_event, events)
        )

    def decode_events(self, game: G, data: bytes) -> tuple[Event, ...]:
        """The events that `encode_events` gave as `data`.

        Raises:
            DecodeError: if the bytes are no such row; the path begins with the place of the event.
        """
        return tuple(
            self._ruleset.stamp(game).values(Stamped.EVENTS, data, self.codec(game).decode_event)
        )

    def recorded_event(self, game: G, data: bytes) -> Event:
        """An event from bytes that may be of another revision, with its frames left as they are.

        Args:
            game: the definition.
            data: what `encode_event` gave.

        Raises:
            DecodeError: if the bytes are no event of this game, whatever the revision.
        """
        packed = self._ruleset.stamp(game).after_short(Stamped.EVENT, data, any_revision=True)
        return self.codec(game).recorded_event(packed)

    def resume(self, game: G, state: State[T]) -> State[T]:
        """A state that play can go on from, of one that was folded from recorded events.

        Args:
            game: the definition.
            state: a state whose frames nobody has read, see `recorded_event`; any other is given
                back.

        Raises:
            DecodeError: if another version wrote the frames in a shape that this one cannot read;
                executing the commands again gives the state all the same.
        """
        need_state(state)
        return self.codec(game).resumed(state)

    def encode_command(self, game: G, command: Command) -> bytes:
        """A command as bytes, 13 of them a stamp; for many see `encode_commands`.

        Raises:
            EncodeError: if it is none of this game, a field holds something of the wrong kind, or
                a name that the definition has not got.
        """
        return self._ruleset.stamp(game).on_part(Stamped.COMMAND, self._packed(game, command))

    def decode_command(self, game: G, data: bytes) -> Command:
        """A command from bytes.

        Raises:
            DecodeError: if the bytes are no command of this definition, see `decode`.
        """
        return self.codec(game).decode_command(
            self._ruleset.stamp(game).after_short(Stamped.COMMAND, data)
        )

    def encode_commands(self, game: G, commands: Iterable[Command]) -> bytes:
        """A row of commands as bytes, with one stamp for all.

        Raises:
            EncodeError: as `encode_command`.
        """
        need_several(commands, "commands", "several commands, as in a list")
        return self._ruleset.stamp(game).on_many(
            Stamped.COMMANDS, (self._packed(game, command) for command in commands)
        )

    def decode_commands(self, game: G, data: bytes) -> tuple[Command, ...]:
        """The commands that `encode_commands` gave as `data`.

        Raises:
            DecodeError: if the bytes are no such row; the path begins with the place of the
                command.
        """
        return tuple(
            self._ruleset.stamp(game).values(
                Stamped.COMMANDS, data, self.codec(game).decode_command
            )
        )

    def _packed(self, game: G, command: Command) -> bytes:
        packed = self.codec(game).encode_command(command)  # refuses what is no command
        fault = None if FITS[command.__class__](command) else misfit(command)
        if fault is not None:
            raise EncodeError(f"{type(command).__name__}.{fault}")
        return packed

    def _need_event(self, event: object, name: str) -> None:
        if type(event) is not Parked and type(event) not in self._ruleset.handlers.reducers:
            raise ArgumentError(f"{name}: found {given(event)}; allowed: an event of this game")


def _need_decision(decision: object) -> None:
    if decision.__class__ is not Decision:
        need(decision, Decision, "decision", "a decision, such as that of a step")


def _need_seat(seat: object) -> Seat:
    if type(seat) is not int:
        raise ArgumentError(f"seat: found {given(seat)}; allowed: the number of a seat")
    return Seat(seat)


def _seed(seed: int) -> int:
    allowed = "a whole number from 0 to 2**128 - 1, or None"
    need(seed, int, "seed", allowed)
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        message = f"seed {seed!r} is not possible; allowed: {allowed}"
        raise ValueError(message)
    return seed


__all__ = ["CommandTextError", "Engine"]
