"""Sentences of the tracks: time, horror and bloodlust."""

from enum import StrEnum, unique
from typing import final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.killer import BloodlustAtTop, BloodlustRose
from dmd_core.final_girl.events.tracks import (
    HorrorMoved,
    NextTimeSet,
    SkipSet,
    TimeMoved,
    TimeSet,
)
from dmd_core.final_girl.lookups import HAND_LIMIT
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene


@final
@unique
class BuyingEnds(StrEnum):
    """Why buying is over when time is set."""

    FULL = "full"
    """The hand limit is reached (FG-PLN-03)."""
    DEAR = "dear"
    """Nothing in the tableau can be paid (FG-PLN-02)."""
    FREE = "free"
    """She wanted no more, or time is set for another reason."""


def buying_ends(scene: Scene, event: TimeSet) -> BuyingEnds:
    """Why nothing is bought before time is set, on the table before it."""
    if r.PLN_07 not in event.why:
        return BuyingEnds.FREE
    if len(scene.table.hand) >= HAND_LIMIT:
        return BuyingEnds.FULL
    costs, time = scene.game.costs, scene.table.time
    prices = (costs.get(card, 0) for card in scene.table.tableau)
    left = any(not cost or cost <= time for cost in prices)
    return BuyingEnds.FREE if left else BuyingEnds.DEAR


@ENGLISH.event(TimeMoved)
def _time_moved(scene: Scene, event: TimeMoved) -> str:
    now = scene.time(scene.table.time + event.n)
    way = "rises" if event.n > 0 else "falls"
    by = "" if r.TIM_05 in event.why else scene.by(event.src)
    return f"time {way} by {abs(event.n)} to {now}{by}"


@ENGLISH.event(TimeSet)
def _time_set(scene: Scene, event: TimeSet) -> str:
    """At the end of buying with the reason, if nothing could be bought any more."""
    why = {
        BuyingEnds.FULL: f"with {len(scene.table.hand)} cards in hand nothing more can be bought; ",
        BuyingEnds.DEAR: "no card that is left can be bought; ",
        BuyingEnds.FREE: "",
    }[buying_ends(scene, event)]
    return f"{why}time is set to {scene.time(event.time)}"


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


__all__ = ["BuyingEnds", "buying_ends"]
