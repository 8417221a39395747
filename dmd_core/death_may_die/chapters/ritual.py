"""The Ritual of an Episode whose card counts something else than destroyed objects."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import of_episode, ritual_count
from dmd_core.death_may_die.events.elder_one import RitualDisrupted
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.text_frames import Resolve


def look_at_ritual(run: DmdRun) -> None:
    """As soon as enough is counted the Ritual is disrupted, for good (RIT-04, RIT-06)."""
    ritual = run.game.episode.ritual
    if ritual is None or run.table.ritual_disrupted:
        return
    if ritual_count(run.game, run.table) >= ritual.needed:
        run.emit(RitualDisrupted(why=(r.GEN_07, r.RIT_04, r.RIT_05)))
        if ritual.then is not None:
            env = of_episode(run.game, run.table)
            run.push(Resolve(run.game.number(ritual.then), env))


__all__ = ["look_at_ritual"]
