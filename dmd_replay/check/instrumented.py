"""Watching the rules at work: a ruleset that tells an observer what it does.

Nothing is changed: the instrumented ruleset gives the same events and decisions. It is for tools
that must know more than a log holds, such as which texts were carried out and which questions came
up.
"""

from collections.abc import Callable
from typing import Any, Protocol, final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Event, Frame
from dmd_core.kernel.ruleset import Handlers, Ruleset
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.stamp import Stamp


class Observer(Protocol):
    """Is told what happens, in order; must not change anything."""

    def event(self, table: Any, event: Event) -> None:  # noqa: ANN401 - of any game
        """An event is about to change this table."""

    def frame(self, table: Any, frame: Frame) -> None:  # noqa: ANN401 - of any game
        """A frame of work is about to be carried out on this table."""

    def decision(self, table: Any, decision: Decision) -> None:  # noqa: ANN401 - of any game
        """A decision was worked out for this table; often more than once for the same one."""


class Rewired:
    """A ruleset with other handlers; see `dmd_core.kernel.ruleset.Ruleset`."""

    def __init__(self, ruleset: Ruleset[Any, Any], handlers: Handlers[Any, Any]) -> None:
        """Take everything else from the ruleset."""
        self._ruleset = ruleset
        self.name = ruleset.name
        self.revision = ruleset.revision
        self.streams = ruleset.streams
        self.handlers = handlers

    def opening(self, game: Any) -> tuple[Any, tuple[Frame, ...]]:  # noqa: ANN401 - of any game
        """As the ruleset says."""
        return self._ruleset.opening(game)

    def outcome(self, table: Any) -> str:  # noqa: ANN401 - of any game
        """As the ruleset says."""
        return self._ruleset.outcome(table)

    def codec(self, game: Any) -> Codec:  # noqa: ANN401 - of any game
        """As the ruleset says."""
        return self._ruleset.codec(game)

    def stamp(self, game: Any) -> Stamp:  # noqa: ANN401 - of any game
        """As the ruleset says."""
        return self._ruleset.stamp(game)


@final
class Instrumented(Rewired):
    """A ruleset with an observer."""

    def __init__(self, ruleset: Ruleset[Any, Any], observer: Observer) -> None:
        """Wrap the handlers once."""
        super().__init__(ruleset, _wrapped(ruleset.handlers, observer))


def same_handlers(old: Handlers[Any, Any]) -> Handlers[Any, Any]:
    """A copy of handlers, to put others in the place of some."""
    new: Handlers[Any, Any] = Handlers()
    new.works = dict(old.works)
    new.decides = dict(old.decides)
    new.answers = dict(old.answers)
    new.kinds = dict(old.kinds)
    new.requests = dict(old.requests)
    new.outcomes = dict(old.outcomes)
    new.guards = dict(old.guards)
    new.reducers = dict(old.reducers)
    new.citing = old.citing
    new.saying = old.saying
    return new


def _wrapped(old: Handlers[Any, Any], observer: Observer) -> Handlers[Any, Any]:
    new = same_handlers(old)
    new.works = {kind: _work(work, observer) for kind, work in old.works.items()}
    new.decides = {kind: _decide(decide, observer) for kind, decide in old.decides.items()}
    new.reducers = {kind: _reducer(reduce, observer) for kind, reduce in old.reducers.items()}
    return new


# Any: handlers of all classes pass through; what they are is checked where they are registered.


def _work(work: Callable[[Any, Any], None], observer: Observer) -> Callable[[Any, Any], None]:
    def watched(run: Any, frame: Any) -> None:  # noqa: ANN401 - see above
        observer.frame(run.table, frame)
        work(run, frame)

    return watched


def _decide(
    decide: Callable[[Any, Any, Any], Decision], observer: Observer
) -> Callable[[Any, Any, Any], Decision]:
    def watched(game: Any, table: Any, frame: Any) -> Decision:  # noqa: ANN401 - see above
        decision = decide(game, table, frame)
        observer.decision(table, decision)
        return decision

    return watched


def _reducer(reduce: Callable[[Any, Any], Any], observer: Observer) -> Callable[[Any, Any], Any]:
    def watched(table: Any, event: Any) -> Any:  # noqa: ANN401 - see above
        observer.event(table, event)
        return reduce(table, event)

    return watched


__all__ = ["Instrumented", "Observer", "Rewired", "same_handlers"]
