"""The ruleset: the tables of handlers a game registers, and what else the kernel asks of it.

Frames are of three kinds, and a frame waits for one thing only: a *work* frame does something, an
*ask* frame waits for one command of one seat, a *draw* frame waits for one outcome of chance. A
*guard* drops a frame whose time has passed instead of running it.

`Handlers` holds the tables. Each registration is checked by the type checker against the class it
is for, and `Handlers.complete` checks at import that no frame and no event was forgotten. The
reducers of events may stand beside the events, in a module that knows no rules yet: they go into
`Reducers`, which `Handlers` is made with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Forced, Frame, Parked
from dmd_core.kernel.ids import KindId, RuleId
from dmd_core.kernel.refusals import Refusal, RefusalCode
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.stamp import Stamp
from dmd_core.kernel.state import State

if TYPE_CHECKING:
    from dmd_core.kernel.run import Run

G = TypeVar("G")
T = TypeVar("T")
F = TypeVar("F")
C = TypeVar("C")
E = TypeVar("E")

Work = Callable[["Run[G, T]", F], None]
Decide = Callable[[G, T, F], Decision]
Answered = Callable[["Run[G, T]", F, C], None]
Asked = Callable[[G, T, F], Request]
Drawn = Callable[["Run[G, T]", F, Outcome], None]
Guard = Callable[[G, T, F], bool]
Reduce = Callable[[T, E], T]
Cites = Callable[[G, T, RefusalCode, Decision | None, object], tuple[RuleId, ...]]
Says = Callable[[G, State[T], Refusal], str]


_KERNELS: Final = frozenset({Forced, Parked})
"""Events that every game has, with what they do."""


class IncompleteRulesetError(TypeError):
    """A frame or event class has no handler, two, or one of the wrong kind."""


class Reducers(Generic[T]):
    """What each event of a game changes on the table, by class of event.

    `Forced` is the kernel's own and changes nothing; `Parked` changes no table and has no reducer.

    Attributes:
        by_class: the functions (`Any`: one dict holds functions for many classes of event; `on` is
            typed for each).
    """

    def __init__(self) -> None:
        """Start with that of the kernel."""
        self.by_class: dict[type, Any] = {Forced: _unchanged}

    def on(self, kind: type[E]) -> Callable[[Reduce[T, E]], Reduce[T, E]]:
        """Register the reducer of an event class.

        Raises:
            IncompleteRulesetError: when the function is met, if the class has a reducer already.
        """
        return _reducing(self.by_class, kind)


def _reducing(reducers: dict[type, Any], kind: type[E]) -> Callable[[Reduce[T, E]], Reduce[T, E]]:
    def register(function: Reduce[T, E]) -> Reduce[T, E]:
        if kind in reducers:
            message = f"{kind.__name__} has two reducers"
            raise IncompleteRulesetError(message)
        reducers[kind] = function
        return function

    return register


def _unchanged(table: T, _event: Forced) -> T:
    return table


class Handlers(Generic[G, T]):
    """Tables of handlers by class, filled while a game's rule modules are imported.

    The values are typed `Any` here because one dict holds handlers of many classes; every
    registering method is typed for its class.
    """

    def __init__(self, reducers: Reducers[T] | None = None) -> None:
        """Start with empty tables.

        Args:
            reducers: what events do, if it was registered beside them; `on` adds to it.
        """
        self.works: dict[type, Any] = {}
        self.decides: dict[type, Any] = {}
        self.answers: dict[type, Any] = {}
        self.kinds: dict[type, KindId] = {}
        self.requests: dict[type, Any] = {}
        self.outcomes: dict[type, Any] = {}
        self.guards: dict[type, Any] = {}
        self.citing: Cites[G, T] | None = None
        self.saying: Says[G, T] | None = None
        self.reducers: dict[type, Any] = (reducers or Reducers[T]()).by_class

    def work(self, kind: type[F]) -> Callable[[Work[G, T, F]], Work[G, T, F]]:
        """Register what a work frame does."""

        def register(function: Work[G, T, F]) -> Work[G, T, F]:
            self._claim(kind)
            self.works[kind] = function
            return function

        return register

    def ask(
        self,
        kind: type[F],
        name: KindId,
        decide: Decide[G, T, F],
        answered: Answered[G, T, F, Any],
    ) -> None:
        """Register an ask frame: its decision, and what an answer does.

        Args:
            kind: the frame class.
            name: the kind of decision, stable.
            decide: computes the decision from game, table and frame.
            answered: carries the answer out; the frame is off the agenda by then.
        """
        self._claim(kind)
        self.decides[kind] = decide
        self.answers[kind] = answered
        self.kinds[kind] = name

    def draw(self, kind: type[F], request: Asked[G, T, F], drawn: Drawn[G, T, F]) -> None:
        """Register a draw frame: its request, and what the outcome does.

        `drawn` must emit, first of all, an event whose field ``drawn`` is the outcome, as it
        is or in a `Sealed` if not everybody may see it.
        """
        self._claim(kind)
        self.requests[kind] = request
        self.outcomes[kind] = drawn

    def guard(self, kind: type[F]) -> Callable[[Guard[G, T, F]], Guard[G, T, F]]:
        """Register a guard; where it says no, the frame is dropped."""

        def register(function: Guard[G, T, F]) -> Guard[G, T, F]:
            if kind in self.guards:
                message = f"{kind.__name__} has two guards"
                raise IncompleteRulesetError(message)
            self.guards[kind] = function
            return function

        return register

    def cites(self, function: Cites[G, T]) -> Cites[G, T]:
        """Register which rules the refusals rest on that the kernel makes.

        The kernel knows no game: that the game is over, that another seat is asked, or that a
        command answers another question rests on rules of the game. The function is given the
        definition, the table, the code, the decision (None when the game is over) and the
        command. The rules of the decision are cited in any case.
        """
        self.citing = function
        return function

    def says(self, function: Says[G, T]) -> Says[G, T]:
        """Register how a refusal is said, with the names of the game instead of ids and seats."""
        self.saying = function
        return function

    def on(self, kind: type[E]) -> Callable[[Reduce[T, E]], Reduce[T, E]]:
        """Register the reducer of an event class, as `Reducers.on` does."""
        return _reducing(self.reducers, kind)

    def complete(self, frames: Iterable[type], events: Iterable[type]) -> None:
        """Check that exactly these frames and events are handled.

        Args:
            frames: every frame class of the game, such as the `tags` of its registry.
            events: every event class; those of the kernel may be among them.

        Raises:
            IncompleteRulesetError: naming every class that is missing or unknown.
        """
        handled = {*self.works, *self.decides, *self.requests}
        problems = _differences("frame", set(frames), handled)
        problems += _differences("event", set(events) - _KERNELS, set(self.reducers) - _KERNELS)
        if problems:
            raise IncompleteRulesetError("; ".join(problems))

    def _claim(self, kind: type) -> None:
        if kind in self.works or kind in self.decides or kind in self.requests:
            message = f"{kind.__name__} has two handlers; a frame waits for one thing only"
            raise IncompleteRulesetError(message)


def _differences(what: str, expected: set[type], found: set[type]) -> list[str]:
    missing = sorted(kind.__name__ for kind in expected - found)
    unknown = sorted(kind.__name__ for kind in found - expected)
    return [f"{what} {name} has no handler" for name in missing] + [
        f"{what} {name} has a handler and was not declared" for name in unknown
    ]


class Ruleset(Protocol[G, T]):
    """What a game gives to the kernel and to the tools.

    `name` and `revision` stand in every log; the revision rises with each change of behaviour.
    """

    @property
    def name(self) -> str:
        """Short name of the game, such as ``death-may-die``."""

    @property
    def revision(self) -> int:
        """Number of the rules' behaviour; rises when the same commands give another game."""

    @property
    def streams(self) -> tuple[str, ...]:
        """Names of the chance streams; a request names one by its place here."""

    @property
    def handlers(self) -> Handlers[G, T]:
        """The tables of handlers, complete."""

    def opening(self, game: G, /) -> tuple[T, tuple[Frame, ...]]:
        """The table before anything happened, and the frames that set the game up."""

    def outcome(self, table: T, /) -> str:
        """How the game ended, such as ``win``; empty while it runs."""

    def codec(self, game: G, /) -> Codec:
        """The codec for the values of one game."""

    def stamp(self, game: G) -> Stamp:
        """What bytes of one game are good for, see `stamp_of`.

        Its parts are all that tells definitions apart and is not seen in the bytes, such as the
        fingerprint of the content, the setup and house rules; nothing if there is one definition.
        """


__all__ = ["Handlers", "IncompleteRulesetError", "Reducers", "Ruleset"]
