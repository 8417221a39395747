"""The Ritual of an Episode whose card counts something else than destroyed objects."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import amount_of
from dmd_core.death_may_die.events.elder_one import RitualDisrupted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.kernel.ids import SourceId


def ritual_count(game: Game, table: Table) -> int:
    """What the Episode card counts, as of now; without such a Ritual none."""
    ritual = game.episode.ritual
    if ritual is None:
        return 0
    return amount_of(game, table, _env(game, table), ritual.count)


def _env(game: Game, table: Table) -> Env:
    """The Episode card speaks to the one whose turn it is (END-05)."""
    return Env(you=table.active, chooser=table.active, src=SourceId(game.episode.id))


def look_at_ritual(run: DmdRun) -> None:
    """As soon as enough is counted the Ritual is disrupted, for good (RIT-04, RIT-06)."""
    ritual = run.game.episode.ritual
    if ritual is None or run.table.ritual_disrupted:
        return
    if ritual_count(run.game, run.table) >= ritual.needed:
        run.emit(RitualDisrupted(why=(r.GEN_07, r.RIT_04, r.RIT_05)))
        if ritual.then is not None:
            run.push(Resolve(run.game.number(ritual.then), _env(run.game, run.table)))


__all__ = ["look_at_ritual", "ritual_count"]
