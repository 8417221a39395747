"""One step under way: the mutable workspace of rules, never seen from outside.

A `Run` starts from a state and a command and ends as events. Rules read `game` and `table`, emit
events, and push frames; nothing else.
"""

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

from dmd_core.kernel.chance import Outcome, Request, draw, problem_of
from dmd_core.kernel.decisions import Decision, OneOf
from dmd_core.kernel.events import Command, Event, Forced, Frame, PackedFrame, Parked
from dmd_core.kernel.ids import KindId, Seat
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State

G = TypeVar("G")
T = TypeVar("T")

MAX_DEPTH: Final = 64
MAX_EVENTS: Final = 5_000
MAX_FRAMES: Final = 50_000
_CAP_MASK: Final = 63
"""Caps are looked at every 64 frames and before a question; runaway rules do not stop earlier."""


CRASHES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What handlers with a fault raise, or sound ones that are given what does not belong together."""


PACKED: Final = "the frames of this state are packed, as a log holds them; resume it first"
"""What is wrong with a state that was folded from recorded events and never resumed."""


class EngineError(RuntimeError):
    """The rules broke their own contract: a bug of the ruleset, never of the user."""


class Run(Generic[G, T]):
    """The workspace of one step.

    Attributes:
        game: the definition, read only.
        table: the table after the events so far.
    """

    __slots__ = (
        "_drawn",
        "_facts",
        "_handlers",
        "_keep",
        "_reducers",
        "_ruleset",
        "_stack",
        "_state",
        "events",
        "game",
        "table",
    )

    def __init__(
        self,
        ruleset: Ruleset[G, T],
        game: G,
        state: State[T],
        facts: Iterator[Outcome] | None = None,
    ) -> None:
        """Open a workspace on a state.

        Args:
            ruleset: the rules.
            game: the definition.
            state: where to start; it is not changed.
            facts: recorded outcomes that answer instead of the seed.
        """
        self.game = game
        self.table: T = state.table  # said, as compiled states are not generic
        self.events: list[Event] = []
        self._ruleset = ruleset
        self._handlers = ruleset.handlers
        self._reducers = ruleset.handlers.reducers
        self._state = state
        self._stack = list(state.agenda)
        self._keep = len(self._stack)
        self._drawn: dict[int, int] = {}
        self._facts = facts

    @property
    def depth(self) -> int:
        """Number of frames on the agenda."""
        return len(self._stack)

    @property
    def agenda(self) -> tuple[Frame, ...]:
        """The agenda as it is now, bottom first."""
        return tuple(self._stack)

    @property
    def draws(self) -> tuple[tuple[int, int], ...]:
        """Streams that answered requests in this step, and how many each."""
        return tuple(sorted(self._drawn.items())) if self._drawn else ()

    def park(self, seat: Seat, kind: KindId) -> Parked:
        """Record how the step ends.

        Args:
            seat: who is waited for.
            kind: the kind of decision that is waited for.

        Returns:
            The event, the last of the step.
        """
        keep = self._keep
        parked = Parked(keep, tuple(self._stack[keep:]), self.draws, seat, kind)
        self.events.append(parked)
        return parked

    def emit(self, event: Event) -> None:
        """Let something happen: apply the event to the table and record it."""
        self.table = self._reducers[event.__class__](self.table, event)
        self.events.append(event)

    def push(self, *frames: Frame) -> None:
        """Put frames on the agenda, in reading order: the first runs first."""
        if len(frames) == 1:  # as mostly: no slice is needed
            self._stack.append(frames[0])
        else:
            self._stack.extend(frames[::-1])

    def clear(self) -> None:
        """Drop the whole agenda: the game has ended."""
        self._stack.clear()
        self._keep = 0

    def cut(self, to: type) -> None:
        """Drop frames from the top until one of a class lies there.

        Raises:
            EngineError: if no frame of that class is on the agenda.
        """
        while self._stack and type(self._stack[-1]) is not to:
            self._pop()
        if not self._stack:
            message = f"cut: no {to.__name__} on the agenda"
            raise EngineError(message)

    def drop(self) -> None:
        """Drop the top frame of the agenda."""
        self._pop()

    def waiting(self, kind: type) -> bool:
        """Whether a frame of a class is on the agenda."""
        return any(type(frame) is kind for frame in self._stack)

    def answer(self, command: Command) -> None:
        """Carry out a legal answer to the top frame."""
        frame = self._pop()
        self._handlers.answers[type(frame)](self, frame, command)

    def typed(self, outcome: Outcome) -> None:
        """Carry out an outcome that was typed in for the top frame."""
        frame = self._pop()
        request = self._handlers.requests[type(frame)](self.game, self.table, frame)
        self._count(request.stream)
        self._handlers.outcomes[type(frame)](self, frame, outcome)

    def go(self) -> Decision | Request | None:
        """Run frames until a seat must answer, the table must type, or the game is over.

        Returns:
            The decision, the request, or None at the end of the game.

        Raises:
            EngineError: if the agenda runs empty without an outcome, a question has no answer,
                or a cap is exceeded.
        """
        stack = self._stack
        handlers = self._handlers
        game = self.game
        works, guards, decides = handlers.works, handlers.guards, handlers.decides
        frames = 0
        while stack:
            frame = stack.pop()
            if len(stack) < self._keep:  # noqa: PLR1730 - costs a third of min()
                self._keep = len(stack)
            kind = frame.__class__
            if kind in guards and not guards[kind](game, self.table, frame):
                continue
            if kind in works:
                works[kind](self, frame)
            elif kind in decides:
                decision: Decision | None = self._ask(frame, decides[kind](game, self.table, frame))
                if decision is not None:
                    stack.append(frame)
                    self._check_caps(frames)
                    return decision
            else:
                if kind is PackedFrame:
                    raise EngineError(PACKED)
                request: Request = handlers.requests[kind](game, self.table, frame)
                outcome = self._outcome(request)
                if outcome is None:
                    stack.append(frame)
                    self._check_caps(frames)
                    return request
                self._count(request.stream)
                handlers.outcomes[kind](self, frame, outcome)
            frames += 1
            if not frames & _CAP_MASK:
                self._check_caps(frames)
        if not self._ruleset.outcome(self.table):
            message = "the agenda ran empty without an outcome"
            raise EngineError(message)
        return None

    def _pop(self) -> Frame:
        frame = self._stack.pop()
        if len(self._stack) < self._keep:  # noqa: PLR1730 - costs a third of min()
            self._keep = len(self._stack)
        return frame

    def _count(self, stream: int) -> None:
        plain = int(stream)  # games name streams by an IntEnum; an event keeps the number
        self._drawn[plain] = self._drawn.get(plain, 0) + 1

    def _ask(self, frame: Frame, decision: Decision) -> Decision | None:
        for family in decision.families[:1]:
            if isinstance(family, OneOf) and len(family.commands) > 1:
                return decision  # nearly always: nothing needs to be listed
        options = decision.legal()
        first = next(options, None)
        if first is None:
            message = f"{type(frame).__name__}: a decision without a legal command"
            raise EngineError(message)
        if next(options, None) is not None:
            return decision
        if decision.must and not decision.quiet:
            self.emit(Forced(decision.kind, first, why=decision.rules))
        self._handlers.answers[type(frame)](self, frame, first)
        return None

    def _outcome(self, request: Request) -> Outcome | None:
        sides = request.sides
        if not all(sides):
            message = f"{request.label}: a chance request with nothing that can come out"
            raise EngineError(message)
        if self._facts is not None:
            return self._recorded(request, self._facts)
        chance = self._state.chance
        if max(map(len, sides), default=1) == 1:
            return tuple(side[0] for side in sides)
        if chance.seed < 0:
            return None
        stream = request.stream
        counter = chance.counters[stream] + self._drawn.get(stream, 0)
        return draw(chance.seed, chance.epoch, self._ruleset.streams[stream], counter, sides)

    def _recorded(self, request: Request, facts: Iterator[Outcome]) -> Outcome:
        outcome = next(facts, None)
        if outcome is None:
            raise FactsError(request, (), "the recorded facts end here")
        problem = problem_of(request, outcome)
        if problem is not None:
            raise FactsError(request, outcome, problem)
        return outcome

    def _check_caps(self, frames: int) -> None:
        if len(self._stack) > MAX_DEPTH or len(self.events) > MAX_EVENTS or frames > MAX_FRAMES:
            names = " > ".join(type(frame).__name__ for frame in self._stack[-8:])
            message = (
                f"runaway rules: depth {len(self._stack)}, {len(self.events)} events,"
                f" {frames} frames; top of the agenda: {names}"
            )
            raise EngineError(message)


class FactsError(ValueError):
    """A recorded outcome does not fit the request the rules make: the run has parted.

    Attributes:
        request: what the rules asked.
        outcome: what was recorded.
    """

    def __init__(self, request: Request, outcome: Outcome, problem: str) -> None:
        """Keep both sides."""
        super().__init__(f"{request.label}: recorded {','.join(outcome) or 'nothing'}: {problem}")
        self.request = request
        self.outcome = outcome


__all__ = ["CRASHES", "MAX_DEPTH", "MAX_EVENTS", "PACKED", "EngineError", "FactsError", "Run"]
