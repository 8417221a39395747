"""Failures of a game, and who notices them.

An oracle opens a watcher for every game that is played; the watcher is shown each step and gives
the failures it sees. A failure is the same as another if their signatures are equal, see
`dmd_replay.check.failure`.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol, final

import attrs

from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step
from dmd_replay.check.failure import Failure, broken, raised
from dmd_replay.facets.monitors import Invariants, Monitor


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


PlayedSteps = Sequence[tuple[Command | None, Step[Any]]]
"""The steps of a game, each with what was decided; the setup is the first."""


class Watcher(Protocol):
    """Watches one game from its setup on."""

    def see(self, seen: Seen) -> Sequence[Failure]:
        """What is wrong now."""

    def broke(self, error: Exception) -> Sequence[Failure]:
        """What is wrong where the rules raised an exception; the game cannot go on."""

    def over(self, game: Any, steps: PlayedSteps) -> Sequence[Failure]:  # noqa: ANN401 - of any game
        """What is wrong with the whole game, now that nothing more is played.

        Args:
            game: the definition.
            steps: each command, dice among them, with its step; empty unless the oracle is one
                for whole games.
        """


class Oracle(Protocol):
    """Knows a kind of failure."""

    @property
    def whole(self) -> bool:
        """Whether it judges whole games, which are then played just as they are listed."""

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401 - of any game
        """A watcher for a game that is about to be set up."""

    def only(self, failure: Failure) -> "Oracle | None":
        """An oracle of this very failure, as quick as can be; None if it is not of its kind."""


class Idle:
    """A watcher that sees nothing wrong; the others change what they need."""

    def see(self, seen: Seen) -> Sequence[Failure]:  # noqa: ARG002 - see `Watcher`
        """Nothing is wrong."""
        return ()

    def broke(self, error: Exception) -> Sequence[Failure]:  # noqa: ARG002 - see `Watcher`
        """It is not for this watcher to say."""
        return ()

    def over(self, game: Any, steps: PlayedSteps) -> Sequence[Failure]:  # noqa: ANN401, ARG002 - see `Watcher`
        """Nothing is wrong with the whole."""
        return ()


# --- exceptions ----------------------------------------------------------------------------------


class _Exceptions(Idle):
    def broke(self, error: Exception) -> Sequence[Failure]:
        return (raised(error),)


@final
class ExceptionOracle:
    """The rules raise an exception."""

    whole: Final = False

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401, ARG002 - see `Oracle`
        """A watcher for one game."""
        return _Exceptions()

    def only(self, failure: Failure) -> Oracle | None:
        """Itself."""
        return self if failure.kind == "exception" else None


# --- invariants ----------------------------------------------------------------------------------


class _Invariants(Idle):
    def __init__(self, monitor: Monitor) -> None:
        self._monitor = monitor

    def see(self, seen: Seen) -> Sequence[Failure]:
        reducers = seen.rules.handlers.reducers
        table = seen.before.table
        found: list[Failure] = []
        for event in seen.fresh:
            after = table if isinstance(event, Parked) else reducers[type(event)](table, event)
            found.extend(map(broken, self._monitor.feed(table, event, after)))
            table = after
        return found


@final
class InvariantOracle:
    """An event breaks an invariant of the game."""

    whole: Final = False

    def __init__(self, invariants: Invariants, only: tuple[str, str] | None = None) -> None:
        """Watch the invariants that a monitor checks, or one of them alone."""
        self._invariants = invariants
        self._only = only

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401, ARG002 - see `Oracle`
        """A watcher for one game."""
        return _Invariants(self._invariants.monitor(game, only=self._only))

    def only(self, failure: Failure) -> Oracle | None:
        """One for the invariant that broke."""
        if failure.kind != "invariant":
            return None
        details = dict(failure.details)
        return InvariantOracle(self._invariants, (details["rule"], details["name"]))


# --- several at once -----------------------------------------------------------------------------


class _Several:
    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self._watchers = watchers

    def see(self, seen: Seen) -> Sequence[Failure]:
        return [failure for watcher in self._watchers for failure in watcher.see(seen)]

    def broke(self, error: Exception) -> Sequence[Failure]:
        return [failure for watcher in self._watchers for failure in watcher.broke(error)]

    def over(self, game: Any, steps: PlayedSteps) -> Sequence[Failure]:  # noqa: ANN401 - see `Watcher`
        return [failure for watcher in self._watchers for failure in watcher.over(game, steps)]


@final
class AnyOf:
    """Whatever one of several oracles finds, in their order."""

    def __init__(self, *oracles: Oracle) -> None:
        """Join oracles."""
        self._oracles = oracles
        self.whole = any(oracle.whole for oracle in oracles)

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401 - see `Oracle`
        """A watcher for one game."""
        return _Several([oracle.watch(rules, game) for oracle in self._oracles])

    def only(self, failure: Failure) -> Oracle | None:
        """Of the first oracle that knows the failure."""
        narrowed = (oracle.only(failure) for oracle in self._oracles)
        return next((oracle for oracle in narrowed if oracle is not None), None)


__all__ = [
    "AnyOf",
    "ExceptionOracle",
    "Idle",
    "InvariantOracle",
    "Oracle",
    "PlayedSteps",
    "Seen",
    "Watcher",
]
