"""What tools that look for failures need of Death May Die: its invariants, and when a table is."""

from collections.abc import Sequence
from typing import Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.invariants import Watch
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Event
from dmd_replay.failures import Broken, InvariantDetector


@final
class Probe:
    """All invariants over one game; see `dmd_replay.failures.Probe`."""

    def __init__(self, game: Game) -> None:
        """Open a watch."""
        self._watch = Watch(game)

    def feed(self, before: Table, event: Event, after: Table) -> Sequence[Broken]:
        """What the next event breaks."""
        self._watch.feed(before, event, after)
        found = self._watch.violations
        if not found:
            return ()
        broken = [Broken(str(one.rule), one.name, one.says) for one in found]
        found.clear()
        return broken


INVARIANTS: Final = InvariantDetector(Probe)


def moment(table: Table) -> tuple[int, int]:
    """Round and turn of a table."""
    return (table.round, table.turn)


__all__ = ["INVARIANTS", "Probe", "moment"]
