"""Failures of a game, and who notices them.

A detector opens a watcher for every game that is played; the watcher is shown each step and gives
the failures it sees. A failure is the same as another if their signatures are equal, see
`dmd_replay.signature`.
"""

import ast
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, Protocol, final

import attrs

from dmd_core.kernel.codec import Codec
from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_replay.signature import details_of, signature_of


@final
@attrs.frozen(slots=False)  # `cached_property` needs a dict
class Failure:
    """What is wrong with a game.

    Attributes:
        kind: ``exception``, ``invariant``, ``divergence``, ``case``, ``predicate`` or ``command``.
        details: the stable facts, as pairs of name and value; they alone make the signature.
        says: one sentence for people.
    """

    kind: str
    details: tuple[tuple[str, str], ...]
    says: str = attrs.field(eq=False)

    @cached_property
    def signature(self) -> str:
        """The same for equal failures."""
        return signature_of(self.kind, self.details)

    def __str__(self) -> str:
        """Kind, sentence and signature in one line."""
        return f"{self.kind}: {self.says} [{self.signature}]"


@final
@attrs.frozen
class Seen:
    """What a watcher is shown: one command so far, with the chance it asked for.

    Attributes:
        command: what was decided; None for the setup.
        before: the state before what is `fresh`.
        fresh: the events since the watcher was last shown something.
        events: the events since the command.
        after: the state after them.
        whole: whether the command is carried out; otherwise the dice are still out.
        rules: the rules the game was played with.
    """

    command: Command | None
    before: State[Any]
    fresh: tuple[Event, ...]
    events: tuple[Event, ...]
    after: State[Any]
    whole: bool
    rules: Ruleset[Any, Any]


class Watcher(Protocol):
    """Watches one game from its setup on."""

    def see(self, seen: Seen) -> Sequence[Failure]:
        """What is wrong now."""

    def broke(self, error: Exception) -> Sequence[Failure]:
        """What is wrong where the rules raised an exception; the game cannot go on."""


class Detector(Protocol):
    """Knows a kind of failure."""

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401 - of any game
        """A watcher for a game that is about to be set up."""


class Idle:
    """A watcher that sees nothing wrong; the others change what they need."""

    def see(self, seen: Seen) -> Sequence[Failure]:  # noqa: ARG002 - see `Watcher`
        """Nothing is wrong."""
        return ()

    def broke(self, error: Exception) -> Sequence[Failure]:  # noqa: ARG002 - see `Watcher`
        """It is not for this watcher to say."""
        return ()


# --- exceptions ----------------------------------------------------------------------------------


class _Exceptions(Idle):
    def broke(self, error: Exception) -> Sequence[Failure]:
        says = f"{type(error).__name__}: {error}"
        return (Failure("exception", details_of(error), says),)


@final
class ExceptionDetector:
    """The rules raise an exception."""

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401, ARG002 - see `Detector`
        """A watcher for one game."""
        return _Exceptions()


# --- invariants ----------------------------------------------------------------------------------


@final
@attrs.frozen
class Broken:
    """A rule that does not hold: its id, the name of the check, one sentence."""

    rule: str
    name: str
    says: str


class Probe(Protocol):
    """Checks the invariants of one game, event by event."""

    def feed(self, before: Any, event: Event, after: Any) -> Sequence[Broken]:  # noqa: ANN401 - tables of any game
        """What the next event breaks."""


ProbeMaker = Callable[[Any], Probe]
"""Opens a probe for a game; `Any` is its definition."""


class _Invariants(Idle):
    def __init__(self, probe: Probe) -> None:
        self._probe = probe

    def see(self, seen: Seen) -> Sequence[Failure]:
        reducers = seen.rules.handlers.reducers
        table = seen.before.table
        found: list[Failure] = []
        for event in seen.fresh:
            after = table if isinstance(event, Parked) else reducers[type(event)](table, event)
            found.extend(
                Failure("invariant", (("rule", broken.rule), ("name", broken.name)), broken.says)
                for broken in self._probe.feed(table, event, after)
            )
            table = after
        return found


@final
@attrs.frozen
class InvariantDetector:
    """An event breaks an invariant of the game."""

    probes: ProbeMaker

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401, ARG002 - see `Detector`
        """A watcher for one game."""
        return _Invariants(self.probes(game))


# --- a Python expression -------------------------------------------------------------------------

NAMES: Final = ("state", "table", "events", "command", "outcome")
"""What a predicate may speak of, all of it as plain data."""


class PredicateError(ValueError):
    """An expression that cannot be worked out; the sentence says why."""


class _Predicate(Idle):
    def __init__(self, detector: "PythonDetector", codec: Codec) -> None:
        self._detector = detector
        self._codec = codec

    def see(self, seen: Seen) -> Sequence[Failure]:
        if not seen.whole or not self._detector.holds(dict(self._values(seen))):
            return ()
        text = self._detector.text
        return (Failure("predicate", (("expression", text),), f"'{text}' holds"),)

    def _values(self, seen: Seen) -> Iterator[tuple[str, object]]:
        plain = self._codec.plain
        needed = self._detector.needed
        if "state" in needed:
            yield "state", plain.state(seen.after)
        if "table" in needed:
            yield "table", plain.node(seen.after.table)
        if "events" in needed:
            yield "events", [plain.event(event) for event in seen.events]
        if "command" in needed:
            yield "command", None if seen.command is None else plain.command(seen.command)
        if "outcome" in needed:
            yield "outcome", seen.rules.outcome(seen.after.table)


@final
class PythonDetector:
    """An expression of the user holds after a command.

    Attributes:
        text: the expression.
        needed: which of `NAMES` it speaks of; only these are worked out.
    """

    def __init__(self, text: str) -> None:
        """Read the expression.

        Args:
            text: a Python expression over `NAMES`; each is maps, lists, text and numbers, as
                `dmd-replay goto --json` shows them. It is run as it is: it is the user's own.

        Raises:
            PredicateError: if it is no expression, or names what is not there.
        """
        self.text = text.strip()
        try:
            tree = ast.parse(self.text, mode="eval")
        except (SyntaxError, ValueError) as error:
            raise PredicateError(f"'{self.text}' is no Python expression: {error}") from error
        self.needed = frozenset(
            node.id for node in ast.walk(tree) if isinstance(node, ast.Name)
        ).intersection(NAMES)
        if not self.needed:
            raise PredicateError(
                f"'{self.text}' says nothing about the game; it may speak of {', '.join(NAMES)}"
            )
        self._code = compile(tree, "<predicate>", "eval")

    def holds(self, values: dict[str, object]) -> bool:
        """Whether it is true of a position.

        A position that lacks what the expression looks up, such as a seat, is none where it holds.

        Raises:
            PredicateError: if it cannot be worked out.
        """
        try:
            # Safe: the user wrote it on this machine, as any other program that is run here.
            return bool(eval(self._code, values))  # noqa: S307 - see above
        except (LookupError, StopIteration):
            return False
        except Exception as error:
            message = f"'{self.text}' cannot be worked out: {type(error).__name__}: {error}"
            raise PredicateError(message) from error

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401 - see `Detector`
        """A watcher for one game."""
        return _Predicate(self, rules.codec(game))


# --- several at once -----------------------------------------------------------------------------


class _Several:
    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self._watchers = watchers

    def see(self, seen: Seen) -> Sequence[Failure]:
        return [failure for watcher in self._watchers for failure in watcher.see(seen)]

    def broke(self, error: Exception) -> Sequence[Failure]:
        return [failure for watcher in self._watchers for failure in watcher.broke(error)]


@final
@attrs.frozen
class AnyOf:
    """Whatever one of several detectors finds, in their order."""

    detectors: tuple[Detector, ...]

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401 - see `Detector`
        """A watcher for one game."""
        return _Several([detector.watch(rules, game) for detector in self.detectors])


__all__ = [
    "NAMES",
    "AnyOf",
    "Broken",
    "Detector",
    "ExceptionDetector",
    "Failure",
    "Idle",
    "InvariantDetector",
    "PredicateError",
    "Probe",
    "ProbeMaker",
    "PythonDetector",
    "Seen",
    "Watcher",
]
