"""Sentences of the tracks: time, horror and bloodlust."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.killer import BloodlustAtTop, BloodlustRose
from dmd_core.final_girl.events.tracks import (
    HorrorMoved,
    NextTimeSet,
    SkipSet,
    TimeMoved,
    TimeSet,
)
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@ENGLISH.event(TimeMoved)
def _time_moved(scene: Scene, event: TimeMoved) -> str:
    now = scene.time(scene.table.time + event.n)
    way = "rises" if event.n > 0 else "falls"
    by = "" if r.TIM_05 in event.why else scene.by(event.src)
    return f"time {way} by {abs(event.n)} to {now}{by}"


@ENGLISH.event(TimeSet)
def _time_set(scene: Scene, event: TimeSet) -> str:
    return f"time is set to {scene.time(event.time)}"


@ENGLISH.event(NextTimeSet)
def _next_time_set(scene: Scene, event: NextTimeSet) -> str:
    if event.time < 0:
        return ""
    return f"the next Action phase will start with {event.time} time{scene.by(event.src)}"


@ENGLISH.event(SkipSet)
def _skip_set(_scene: Scene, _event: SkipSet) -> str:
    return "the next Action phase will be skipped"


@ENGLISH.event(HorrorMoved)
def _horror_moved(scene: Scene, event: HorrorMoved) -> str:
    now = scene.horror(scene.table.horror + event.n)
    return f"horror {'rises' if event.n > 0 else 'falls'} to {now}{scene.by(event.src)}"


@ENGLISH.event(BloodlustRose)
def _bloodlust_rose(scene: Scene, _event: BloodlustRose) -> str:
    number = scene.table.bloodlust + 1
    rows = scene.game.killer.rows
    says = f"bloodlust rises to row {number}"
    if number >= len(rows):
        return says
    return f"{says}: attack {rows[number].attack}, movement {rows[number].move}"


@ENGLISH.event(BloodlustAtTop)
def _bloodlust_at_top(scene: Scene, _event: BloodlustAtTop) -> str:
    return f"bloodlust is at its top: the final effect of {scene.killer} happens"


__all__: list[str] = []
