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
from typing import Generic, TypeVar, final

from dmd_core.kernel import step as kernel
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Typed
from dmd_core.kernel.ids import TABLE, ItemId, Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.rewind import UndoPolicy, rewound
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step
from dmd_core.kernel.views import View, view

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
        """
        if seed is None:
            return kernel.opening(self._ruleset, game, -1)
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            message = (
                f"seed {seed!r} is not possible; allowed: a whole number from 0 to 2**128 - 1, or"
                " None"
            )
            raise ValueError(message)
        return kernel.opening(self._ruleset, game, seed)

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
        """
        return kernel.begin(self._ruleset, game, self.initial(game, seed))

    # --- ask -------------------------------------------------------------------------------------

    def pending(self, game: G, state: State[T]) -> Decision | None:
        """The decision a state waits for; None if the game is over."""
        return kernel.pending(self._ruleset, game, state)

    def legal(self, game: G, state: State[T]) -> Iterator[Command]:
        """The legal commands of a state in a fixed order, lazily; none if the game is over.

        Lists are short, except for typed chance facts, which may be very many: take what you need.
        """
        decision = self.pending(game, state)
        return iter(()) if decision is None else decision.legal()

    def check(self, game: G, state: State[T], command: Command) -> Refusal | None:
        """Say why a command is illegal now, with code, sentence and rules; None if it is legal."""
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
        """
        return kernel.step(self._ruleset, game, state, command, decision=decision)

    def apply_all(self, game: G, state: State[T], commands: Iterable[Command]) -> Step[T]:
        """Apply several commands, all or none: a refusal leaves `state` as it is.

        Raises:
            RefusedError: for the first illegal one.
            ValueError: if there is no command.
        """
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
            KeyError: if the event is none of this game.
        """
        return kernel.evolve(self._ruleset, state, event)

    def fold(self, state: State[T], events: Iterable[Event]) -> State[T]:
        """The state after many events; equals what `apply` gave.

        Raises:
            KeyError: if an event is none of this game.
        """
        return kernel.fold(self._ruleset, state, events)

    def rewind(self, state: State[T], policy: UndoPolicy | str, *, used: int = 0) -> State[T]:
        """The state to go on from when play goes back to an earlier one.

        States are values: keep those you may want to go back to. What is left to settle is chance.

        Args:
            state: the earlier state.
            policy: ``keep`` lets dice and cards come as they would have come, ``reseed`` lets
                them come anew, ``forbidden`` refuses.
            used: the highest epoch of chance that the game has had so far (`state.chance.epoch`
                of its states, undone ones among them), so that no draw is made twice.

        Raises:
            RefusedError: if undo is forbidden.
            ValueError: if there is no such policy.
        """
        return rewound(state, UndoPolicy(policy), used)

    # --- show ------------------------------------------------------------------------------------

    def outcome(self, state: State[T]) -> str:
        """How the game ended, such as ``win``; empty while it runs."""
        return self._ruleset.outcome(state.table)

    def view(self, game: G, state: State[T], seat: int) -> View[T]:
        """What one seat may know of a state: no seed, nothing sealed for others.

        Of the frames it has at most the one that asks this seat, masked like the table.

        Args:
            game: the definition.
            state: the whole state.
            seat: who looks on; `dmd_core.kernel.views.SPECTATOR` for nobody in particular.
        """
        return view(self._ruleset, game, state, Seat(seat))

    def text(self, command: Command) -> str:
        """The stable text form of a command, such as ``step s05`` or ``reroll 2``."""
        return command_text(command)

    def parse_command(self, decision: Decision, line: str) -> Command:
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
            typed = Typed(items)
            reason = decision.check(typed)
            if reason is not None:
                raise CommandTextError(reason.sentence)
            return typed
        wanted = " ".join(words).lower()
        shown: list[str] = []
        for option in decision.legal():
            name = command_text(option)
            if name.lower() == wanted:
                return option
            shown.append(name)
        message = (
            f"'{line.strip()}' is no answer to '{decision.kind}'; possible: {', '.join(shown)}"
        )
        raise CommandTextError(message)

    # --- keep ------------------------------------------------------------------------------------

    def codec(self, game: G) -> Codec:
        """What turns values of one game into bytes, as `encode` and its like do."""
        return self._ruleset.codec(game)

    def encode(self, game: G, state: State[T]) -> bytes:
        """A state as bytes; `decode` in any process with the same definition gives it back."""
        return self.codec(game).encode_state(state)

    def decode(self, game: G, data: bytes) -> State[T]:
        """A state from bytes; its shape is checked, not whether the position can come about.

        Raises:
            DecodeError: if the bytes are no state of this game; says where and what was expected.
        """
        state: State[T] = self.codec(game).decode_state(data)
        return state

    def encode_event(self, game: G, event: Event) -> bytes:
        """An event as bytes."""
        return self.codec(game).encode_event(event)

    def decode_event(self, game: G, data: bytes) -> Event:
        """An event from bytes.

        Raises:
            DecodeError: if the bytes are no event of this game.
        """
        return self.codec(game).decode_event(data)

    def recorded_event(self, game: G, data: bytes) -> Event:
        """An event from bytes that may be of another version, with its frames left as they are.

        Args:
            game: the definition.
            data: what `encode_event` gave.

        Raises:
            DecodeError: if the bytes are no event of this game.
        """
        return self.codec(game).recorded_event(data)

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
        return self.codec(game).resumed(state)

    def encode_command(self, game: G, command: Command) -> bytes:
        """A command as bytes."""
        return self.codec(game).encode_command(command)

    def decode_command(self, game: G, data: bytes) -> Command:
        """A command from bytes.

        Raises:
            DecodeError: if the bytes are no command of this game.
        """
        return self.codec(game).decode_command(data)


__all__ = ["CommandTextError", "Engine"]
