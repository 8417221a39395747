"""The step function: command in, events out; pure, total, deterministic.

``step(state, command)`` and ``fold(state, events)`` end in the same state, always: the table is
equal after every event, agenda and counters at every `Parked`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, Generic, TypeVar, final

from dmd_core.kernel.chance import SEED_LIMIT, Chance, Outcome, Request
from dmd_core.kernel.decisions import Asking, Decision, typed_decision
from dmd_core.kernel.events import Command, Event, PackedFrame, Parked, Typed
from dmd_core.kernel.ids import NOBODY, KindId, RuleId
from dmd_core.kernel.node import changing, node, replace
from dmd_core.kernel.refusals import (
    GAME_OVER,
    Refusal,
    RefusalCode,
    RefusedError,
    Voice,
    refusal,
)
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.run import PACKED, EngineError, Run
from dmd_core.kernel.state import State

G = TypeVar("G")
T = TypeVar("T")

_asked_in: Final[Callable[[Decision, Asking | None], Decision]] = changing(
    Decision, lambda decision: decision.of
)
"""A decision that knows the game it is asked in."""

OVER: Final = KindId("over")
"""Kind of "decision" a finished game waits for: none."""


@final
@node
class Step(Generic[T]):
    """What one command did: the new state, what happened, and who must decide next.

    `decision` is None exactly when the game is over.
    """

    state: State[T]
    events: tuple[Event, ...]
    decision: Decision | None

    def __repr__(self) -> str:
        count = len(self.events)
        events = f"{count} event{'' if count == 1 else 's'}"
        return f"<Step of {events}, then {self.decision or 'the game is over'}>"


def opening(ruleset: Ruleset[G, T], game: G, seed: int) -> State[T]:
    """The state before the first event.

    Args:
        ruleset: the rules.
        game: the definition.
        seed: 0 up to `SEED_LIMIT`; -1 if outcomes are typed in or recorded.

    Raises:
        ValueError: if the seed is out of range.
    """
    if not -1 <= seed < SEED_LIMIT:
        message = f"seed {seed} is out of range; allowed: 0 to {SEED_LIMIT - 1}"
        raise ValueError(message)
    table, agenda = ruleset.opening(game)
    return State(table, agenda, Chance(seed, 0, (0,) * len(ruleset.streams)))


def at_the_table(ruleset: Ruleset[G, T], state: State[T]) -> State[T]:
    """The same state with its chance typed in from now on."""
    return State(state.table, state.agenda, Chance(-1, 0, (0,) * len(ruleset.streams)))


def begin(
    ruleset: Ruleset[G, T], game: G, state: State[T], facts: Iterator[Outcome] | None = None
) -> Step[T]:
    """Run an opening state to its first decision."""
    return _finish(ruleset, Run(ruleset, game, state, facts), state)


def step(
    ruleset: Ruleset[G, T],
    game: G,
    state: State[T],
    command: Command,
    *,
    decision: Decision | None = None,
    facts: Iterator[Outcome] | None = None,
) -> Step[T]:
    """Apply one command.

    Args:
        ruleset: the rules.
        game: the definition.
        state: the state; it is not changed.
        command: what was decided.
        decision: the decision of the step before, if at hand; saves computing it again. One of
            another state is not used.
        facts: recorded outcomes that answer instead of the seed.

    Returns:
        The new state, the events, and the next decision.

    Raises:
        RefusedError: if the command is illegal.
    """
    if decision is None or decision.of is None or decision.of.state is not state:
        decision = pending(ruleset, game, state)
    reason = _judge(ruleset, game, state, decision, command)
    if reason is not None:
        raise RefusedError(reason)
    run = Run(ruleset, game, state, facts)
    if isinstance(command, Typed):
        run.typed(command.items)
    else:
        run.answer(command)
    return _finish(ruleset, run, state)


def pending(ruleset: Ruleset[G, T], game: G, state: State[T]) -> Decision | None:
    """The decision a state waits for; None if the game is over.

    Raises:
        EngineError: if the state does not wait for anything, as no state between steps does; if
            its frames are packed, see `Codec.resumed`.
    """
    if not state.agenda:
        return None
    frame = state.agenda[-1]
    kind = type(frame)
    handlers = ruleset.handlers
    decide = handlers.decides.get(kind)
    if decide is not None:
        decision: Decision = decide(game, state.table, frame)
    elif kind in handlers.requests:
        decision = typed_decision(handlers.requests[kind](game, state.table, frame))
    elif kind is PackedFrame:
        raise EngineError(PACKED)
    else:
        message = f"{kind.__name__} on top of the agenda waits for nothing; begin the game first"
        raise EngineError(message)
    return asked_in(ruleset, game, state, decision)


def asked_in(ruleset: Ruleset[G, T], game: G, state: State[T], decision: Decision) -> Decision:
    """A decision that looks names and rules of its refusals up in a state."""
    return _asked_in(decision, _Asked(ruleset, game, state))


def check(ruleset: Ruleset[G, T], game: G, state: State[T], command: Command) -> Refusal | None:
    """Say why a command is illegal now, or None if it is legal."""
    return _judge(ruleset, game, state, pending(ruleset, game, state), command)


def evolve(ruleset: Ruleset[G, T], state: State[T], event: Event) -> State[T]:
    """The state after one event; needs no rules, only reducers.

    Raises:
        KeyError: if the event class is unknown to the ruleset.
    """
    if isinstance(event, Parked):
        agenda = state.agenda[: event.keep] + event.push
        return State(state.table, agenda, _drawn(state.chance, event.draws))
    table = ruleset.handlers.reducers[type(event)](state.table, event)
    return State(table, state.agenda, state.chance)


def fold(ruleset: Ruleset[G, T], state: State[T], events: Iterable[Event]) -> State[T]:
    """The state after many events; equals what execution gave.

    Raises:
        KeyError: if an event class is unknown to the ruleset.
    """
    reducers = ruleset.handlers.reducers
    table, agenda = state.table, state.agenda
    counters = list(state.chance.counters)
    for event in events:
        if event.__class__ is Parked:
            if event.push or event.keep != len(agenda):
                agenda = agenda[: event.keep] + event.push
            for stream, n in event.draws:
                counters[stream] += n
        else:
            table = reducers[event.__class__](table, event)
    chance = Chance(state.chance.seed, state.chance.epoch, tuple(counters))
    return State(table, agenda, chance)


def _drawn(chance: Chance, draws: tuple[tuple[int, int], ...]) -> Chance:
    """Chance with the counters of some streams raised."""
    if not draws:
        return chance
    counters = list(chance.counters)
    for stream, n in draws:
        counters[stream] += n
    return Chance(chance.seed, chance.epoch, tuple(counters))


def facts_of(events: Iterable[Event]) -> Iterator[Outcome]:
    """The recorded outcomes of chance in a stream of events, in order; also those that are sealed.

    Raises:
        HiddenError: if an outcome was sealed and is not in these events.
    """
    for event in events:
        drawn = getattr(event, "drawn", None)
        if drawn is not None:
            yield drawn if drawn.__class__ is tuple else drawn.opened()


def _judge(
    ruleset: Ruleset[G, T],
    game: G,
    state: State[T],
    decision: Decision | None,
    command: Command,
) -> Refusal | None:
    if decision is not None:
        return decision.check(command)
    asked = _Asked(ruleset, game, state)
    over = refusal(
        GAME_OVER,
        {"outcome": ruleset.outcome(state.table)},
        asked.rules_for(GAME_OVER, None, command),
    )
    return replace(over, voice=asked.voice)


@final
class _Asked(Generic[G, T]):
    """The game that a decision is asked in, see `dmd_core.kernel.decisions.Asking`."""

    __slots__ = ("_game", "_handlers", "state")

    def __init__(self, ruleset: Ruleset[G, T], game: G, state: State[T]) -> None:
        self._handlers = ruleset.handlers
        self._game = game
        self.state = state

    def rules_for(
        self, kind: RefusalCode, decision: Decision | None, command: object
    ) -> tuple[RuleId, ...]:
        citing = self._handlers.citing
        if citing is None:
            return ()
        return citing(self._game, self.state.table, kind, decision, command)

    @property
    def voice(self) -> Voice | None:
        saying = self._handlers.saying
        return None if saying is None else partial(saying, self._game, self.state)


def _finish(ruleset: Ruleset[G, T], run: Run[G, T], before: State[T]) -> Step[T]:
    waits = run.go()
    decision: Decision | None
    decision = typed_decision(waits) if isinstance(waits, Request) else waits
    seat, kind = (NOBODY, OVER) if decision is None else (decision.seat, decision.kind)
    parked = run.park(seat, kind)
    after = State(run.table, run.agenda, _drawn(before.chance, parked.draws))
    if decision is not None:
        decision = asked_in(ruleset, run.game, after, decision)
    return Step(after, tuple(run.events), decision)


__all__ = [
    "OVER",
    "Step",
    "asked_in",
    "at_the_table",
    "begin",
    "check",
    "evolve",
    "facts_of",
    "fold",
    "opening",
    "pending",
    "step",
]
