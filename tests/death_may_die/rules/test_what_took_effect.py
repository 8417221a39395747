"""What an event tells took effect, what was lost is told beside it; old recordings told the sum."""

from typing import Final

import pytest

from dmd_core.death_may_die.chapters.hits import Batch, EnemyHit, Hit, ObjectHit, WoundHit
from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.events.enemies import EnemyKilled, EnemyWounded
from dmd_core.death_may_die.events.fire import FirePlaced
from dmd_core.death_may_die.events.harm import CompanionLost, WoundsTaken
from dmd_core.death_may_die.events.map import ObjectWounded
from dmd_core.death_may_die.events.rolls import RollApplied
from dmd_core.death_may_die.ids import FigureId, ObjectId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.words.tokens import PlaceFire
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat
from tests.death_may_die.rules.contents import with_card
from tests.death_may_die.scenarios import PHASE_1, Scene, made, make_game, turn_from

IAN: Final = Seat(0)


def struck(scene: Scene, *hits: Hit) -> Scene:
    """All these hits as one batch."""
    return scene.play(*PHASE_1, Batch(hits))


def test_of_two_hits_at_once_the_second_takes_what_the_first_left() -> None:
    """A Cultist with 2 health takes 2 of two times 2 Wounds, and is killed once (ENEMY-08)."""
    scene = Scene(make_game("ian", "elizabeth"))
    scene.put("cultist", "s05")
    struck(scene, EnemyHit(FigureId(1), 2), EnemyHit(FigureId(1), 2))

    assert [
        made(EnemyWounded, 1, 2),
        made(EnemyWounded, 1, 0, lost=2),
    ] == scene.of(EnemyWounded)
    assert [made(EnemyKilled, 1)] == scene.of(EnemyKilled)


def test_an_object_at_its_health_takes_nothing_more() -> None:
    """A Laboratory with 4 health takes 4 of two times 3 Wounds (EPI-13)."""
    scene = Scene(make_game("ian", "elizabeth"))
    struck(scene, ObjectHit(ObjectId("lab_06"), 3), ObjectHit(ObjectId("lab_06"), 3))

    assert [
        made(ObjectWounded, "lab_06", 3),
        made(ObjectWounded, "lab_06", 1, lost=2),
    ] == scene.of(ObjectWounded)


def test_a_companion_that_one_hit_fills_takes_nothing_of_the_next() -> None:
    """It is being discarded: of the second hit of the batch nothing can be assigned (CMP-05)."""
    scene = Scene(make_game("ian", "elizabeth")).hold(0, "furious_student", "right", wounds=2)
    struck(scene, WoundHit(IAN, 1), WoundHit(IAN, 1))
    assert ["assign 0", "assign 1"] == scene.legal()

    scene.do("assign 1")

    assert [
        made(WoundsTaken, 0, 0, (("furious_student", 1),)),
        made(WoundsTaken, 0, 1),
    ] == scene.of(WoundsTaken)
    assert [made(CompanionLost, 0, "furious_student")] == scene.of(CompanionLost)


def test_a_companion_with_room_left_is_asked_for_again() -> None:
    """Who assigns nothing of the first hit may still assign the second."""
    scene = Scene(make_game("ian", "elizabeth")).hold(0, "furious_student", "right", wounds=2)
    struck(scene, WoundHit(IAN, 1), WoundHit(IAN, 1)).do("assign 0")

    assert ["assign 0", "assign 1"] == scene.legal()


def test_fire_that_the_reserve_has_not_got_is_told() -> None:
    """Of 3 tokens for a Space 1 is left: 1 is placed, 2 are not there (FIRE-08)."""
    game = make_game("ian", "elizabeth", content=with_card(PlaceFire(n=3)))
    scene = Scene(game).fire(s01=4, s02=3)
    scene.inv(0, space="s05").play(*turn_from(TurnStep.MYTHOS)).type_in("conflagration")

    assert [made(FirePlaced, "s05", 1, src="conflagration", lost=2)] == scene.of(FirePlaced)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (made(EnemyWounded, 1, 2, lost=3), made(EnemyWounded, 1, 5)),
        (made(ObjectWounded, "lab_06", 1, lost=2), made(ObjectWounded, "lab_06", 3)),
        (made(RollApplied, 1, lost=2), made(RollApplied, 3)),
        (made(WoundsTaken, 0, 1, lost=2), made(WoundsTaken, 0, 1)),
    ],
)
def test_revision_1_told_sums(event: Event, told: Event) -> None:
    """What a recording of then proves is the sum; of the Wounds taken it told the part alone."""
    codec = DEATH_MAY_DIE.codec(make_game("ian", "elizabeth"))

    assert told == codec.as_told(event, 1)
    assert event is codec.as_told(event, 2)
    assert {"lost"} == codec.unrecorded(type(event), 1)
