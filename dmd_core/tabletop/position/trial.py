"""A state played on by way of trial: what no look at the parts of an agenda can tell.

Whether frames fit on each other shows when they are carried out. So the rules go on from a state in
many ways, with dice and cards of all kinds, until what lay on its agenda is done: a state that a
game came to goes through all of it.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

from dmd_core.kernel.chance import Request
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Frame, Typed
from dmd_core.kernel.ids import TABLE, RuleId
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.run import CRASHES, EngineError
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, at_the_table, begin, pending, step
from dmd_core.tabletop.position.problems import against

G = TypeVar("G")
T = TypeVar("T")

WAYS: Final = 24
"""How often a state is played on; each answer to the first question is given in one way at least,
if there are no more."""
LONGEST: Final = 60
"""Commands of one way: an agenda of a game is done after far fewer."""
_LISTED: Final = 24


def trial(
    ruleset: Ruleset[G, T], game: G, state: State[T], rules: Sequence[RuleId]
) -> Iterator[Fault]:
    """Play on from a state; the fault at which the rules stop, if they do.

    Args:
        ruleset: the rules.
        game: the definition.
        state: a state whose names and numbers are all of the game.
        rules: what the fault goes against.
    """
    if not state.agenda:
        return
    table = at_the_table(ruleset, state)
    for way in range(WAYS):
        problem = _stops(ruleset, game, table, way)
        if problem:
            yield against("agenda", problem, rules)
            return


def goes_on(
    ruleset: Ruleset[G, T], game: G, state: State[T], rules: Sequence[RuleId]
) -> Iterator[Fault]:
    """Let the rules go on to the next question, with dice and cards typed in.

    Args:
        ruleset: the rules.
        game: the definition.
        state: a state that is not over and has an agenda.
        rules: what the fault goes against.
    """
    top = type(state.agenda[-1]).__name__
    try:
        begin(ruleset, game, at_the_table(ruleset, state))
    except EngineError as error:
        yield against("agenda", f"the game cannot go on: {error}", rules)
    except CRASHES as error:
        says = f"the game cannot go on from {top}: {type(error).__name__}: {error}"
        yield against("agenda", says, rules)


def _stops(ruleset: Ruleset[G, T], game: G, state: State[T], way: int) -> str:
    """What the rules stop at on one way; empty if they do not."""
    top = type(state.agenda[-1]).__name__
    try:
        now = _begun(ruleset, game, state)
        picks = _Picks(way)
        for _ in range(LONGEST):
            if now.decision is None or not _left(state.agenda, now.state.agenda):
                return ""
            command = picks.command(now.decision)
            top = type(now.state.agenda[-1]).__name__
            now = step(ruleset, game, now.state, command, decision=now.decision)
    except (EngineError, RefusedError) as error:
        return f"the game cannot go on from {top}: {error}"
    except CRASHES as error:
        return f"the game cannot go on from {top}: {type(error).__name__}: {error}"
    return ""


def _begun(ruleset: Ruleset[G, T], game: G, state: State[T]) -> Step[T]:
    """The state with what it waits for, after the work on top of its agenda."""
    kind, handlers = type(state.agenda[-1]), ruleset.handlers
    if kind in handlers.decides or kind in handlers.requests:
        return Step(state, (), pending(ruleset, game, state))
    return begin(ruleset, game, state)


def _left(before: tuple[Frame, ...], now: tuple[Frame, ...]) -> bool:
    """Whether frames are left of those that lay there, above the turn itself."""
    return len(now) > 1 and len(before) > 1 and now[1] is before[1]


class _Picks:
    """Picks commands, other ones on each way, and the same whenever it is asked."""

    def __init__(self, way: int) -> None:
        self._number = way

    def command(self, decision: Decision) -> Command:
        """One of the legal commands."""
        if decision.seat == TABLE and isinstance(decision.subject, Request):
            return Typed(tuple(side[self._next() % len(side)] for side in decision.subject.sides))
        options = list(islice(decision.legal(), _LISTED))
        if not options:
            raise EngineError(f"'{decision.kind}' has no legal answer")
        return options[self._next() % len(options)]

    def _next(self) -> int:
        """The next of a row of numbers that is spread well enough (Knuth's MMIX)."""
        pick = self._number & 0xFFFFFF if self._number < WAYS else self._number >> 33
        self._number = (self._number * 6364136223846793005 + 1442695040888963407) & (2**64 - 1)
        return pick


__all__ = ["goes_on", "trial"]
