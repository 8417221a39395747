"""The invariants of a game for the tools."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, final

from dmd_core.kernel.events import Event
from dmd_core.tabletop.invariants import FoldInvariant, Invariant, Invariants, Violation, Watch
from dmd_core.tabletop.invariants.watch import Ending
from dmd_replay.facets.monitors import BrokenInvariant, Monitor

G = TypeVar("G")
T = TypeVar("T", bound=Ending)


@final
class Watching(Generic[G, T]):
    """Invariants over one game; see `dmd_replay.facets.monitors.Monitor`."""

    def __init__(self, watch: Watch[G, T]) -> None:
        """Take an empty watch."""
        self._watch = watch

    def feed(self, before: T, event: Event, after: T) -> Sequence[BrokenInvariant]:
        """What the next event breaks."""
        self._watch.feed(before, event, after)
        found = self._watch.violations
        if not found:
            return ()
        told = [_told(one) for one in found]
        found.clear()
        return told


def _told(violation: Violation) -> BrokenInvariant:
    return BrokenInvariant(str(violation.rule), violation.name, violation.says)


@final
class GameInvariants(Generic[G, T]):
    """See `dmd_replay.facets.monitors.Invariants`.

    Args:
        checks: every invariant that one game can break.
        replayed: rules about a log: whoever executes it again checks them.
    """

    def __init__(self, checks: Sequence[Invariant[G, T]], replayed: Sequence[str]) -> None:
        """See the class."""
        self._all = Invariants(*checks)
        self._replayed = tuple(replayed)

    def monitor(
        self,
        game: G,
        *,
        only: tuple[str, str] | None = None,
        whole: bool = True,
        revision: int | None = None,
    ) -> Monitor:
        """One for all invariants, or for those of one rule and name."""
        if only is None:
            return Watching(Watch(self._all, game, whole=whole, revision=revision))
        chosen = [check for check in self._all.all if (str(check.rule), check.name) == only]
        return Watching(Watch(Invariants(*chosen), game))

    def rules(self, *, whole: bool) -> Iterator[str]:
        """Those over whole turns need the game from its setup on."""
        for check in self._all.all:
            if whole or not isinstance(check, FoldInvariant):
                yield check.rule
        if whole:
            yield from self._replayed


__all__ = ["GameInvariants", "Watching"]
