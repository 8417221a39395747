"""Worked examples of the rulebook: Episode actions."""

import attrs
import pytest

from dmd_core.death_may_die.content.boxes import Content, SuccessAction
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.events.actions import ActionTaken
from dmd_core.death_may_die.events.elder_one import ElderOneSummoned, RitualDisrupted
from dmd_core.death_may_die.events.map import ObjectDestroyed
from dmd_core.death_may_die.events.rolls import AttackDeclared
from dmd_core.death_may_die.events.sanity import SanityLost
from dmd_core.death_may_die.ids import ActionId
from dmd_core.death_may_die.words.harm import Heal
from tests.death_may_die.scenarios import Scene, in_order, made, make_game

# --- EX-12 an action that needs Successes in one roll (EPI-20, RES-06, DICE-07) --------------


def with_looting() -> Content:
    """The Episode with an action that needs 2 Successes and heals all Stress."""
    content = load_content()
    episode = content.episodes[0]
    loot = SuccessAction(ActionId("loot_body"), "Loot a body", 2, Heal(stress=4))
    return attrs.evolve(content, episodes=(attrs.evolve(episode, extinguish=None, tests=(loot,)),))


@pytest.mark.parametrize(
    ("faces", "stress"),
    [("success,success,tentacle", 0), ("success,blank,tentacle", 2), ("blank,blank,tentacle", 2)],
)
def test_ex_12_two_successes_are_needed(faces: str, stress: int) -> None:
    """2 Successes succeed, fewer do nothing; Tentacles cost in both cases (RES-06, DICE-10)."""
    scene = Scene(make_game("sister_beth", "ian", content=with_looting())).inv(0, stress=2)
    scene.play().do("episode loot_body").type_in(faces).do("done")
    scene.do("convert 0")

    assert stress == scene.who(0).stress
    assert [made(SanityLost, 0, 1)] == scene.of(SanityLost)


# --- EX-13 Destroy Equipment (EPI-10 to -13) -------------------------------------------------


def test_ex_13_the_fourth_laboratory() -> None:
    """Wounds add up over actions; the fourth one disrupts the Ritual inside the roll (AMB-108)."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, space="s06").inv(1, space="s01")
    for name in ("lab_07", "lab_11", "lab_13"):
        scene.lab(name, destroyed=True)
    scene.play().do("episode destroy_equipment lab_06").type_in("success,success,success")
    scene.do("done")
    assert 3 == scene.wounds_of("lab_06")
    assert [] == scene.of(ObjectDestroyed)

    scene.do("episode destroy_equipment lab_06").type_in("success,success,tentacle").do("done")
    scene.type_in("safe_collapse")

    assert scene.now.ritual_disrupted
    assert [] == scene.of(AttackDeclared)
    assert ["destroy_equipment"] * 2 == [event.action for event in scene.of(ActionTaken)]
    assert in_order(
        scene.story(),
        ["ObjectDestroyed", "RitualDisrupted", "ObjectTurned", "SanityLost", "RollEnded"],
    )
    assert 1 == len(scene.of(RitualDisrupted))


def test_ex_13_step_4_of_the_turn_summons_the_elder_one() -> None:
    """The Ritual was disrupted in phase 1; the Elder One comes at the end (RIT-04, SUM-10)."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, space="s06").inv(1, space="s01")
    for name in ("lab_07", "lab_11", "lab_13"):
        scene.lab(name, destroyed=True)
    scene.lab("lab_06", wounds=3).play().do("episode destroy_equipment lab_06")
    scene.type_in("success,blank,blank").do("done").type_in("safe_collapse")
    assert scene.now.ritual_disrupted
    assert [] == scene.of(ElderOneSummoned)

    scene.do("pass").type_in("the_sleeper_awakens").type_in("lab_books")

    assert ["s06"] == [event.space for event in scene.of(ElderOneSummoned)]


def test_ex_13_brawling_gives_nothing_against_a_laboratory() -> None:
    """The roll is no attack: 3 standard dice, no bonus die of Brawling (ATK-12)."""
    scene = Scene(make_game("ian", "elizabeth")).level(0, brawling=4).inv(0, space="s06")
    scene.play().do("episode destroy_equipment lab_06")

    assert 3 == scene.now.rolls[0].standard
    assert 0 == scene.now.rolls[0].bonus
