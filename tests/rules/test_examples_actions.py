"""Worked examples of the rulebook: Run, Attack, Rest, Episode actions."""

import attrs
import pytest

from dmd_core.death_may_die.content.definitions import Content, SuccessAction
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.effects.verbs import Heal
from dmd_core.death_may_die.events import (
    ActionTaken,
    AttackDeclared,
    DieRerolled,
    EnemiesFollowed,
    EnemyKilled,
    EnemyWounded,
    FireTaken,
    Healed,
    ObjectDestroyed,
    RitualDisrupted,
    SanityLost,
)
from dmd_core.death_may_die.ids import ActionId
from dmd_core.death_may_die.lookups import fire_reserve
from tests.scenarios import Scene, in_order, made, make_game

# --- EX-01 Ian's Run (RUN-01, -04, -06 to -10, ENEMY-09) -------------------------------------


def ians_run() -> Scene:
    """Spaces s02, s03, s07, s08 in a row: a Cultist on s03, 2 Fire on s07, a Vampire on s08."""
    scene = Scene(make_game("ian", "elizabeth"))
    scene.put("cultist", "s03")
    scene.put("fire_vampire", "s08")
    scene.level(0, swiftness=0)  # the Ian of the example runs 3 Spaces
    return scene.fire(s07=2).inv(0, space="s02").inv(1, space="s15")


def test_ex_01_ians_run() -> None:
    """Enemies follow at each step, leaving Fire costs Fire, entering costs nothing (RUN)."""
    scene = ians_run().play().do("run")

    scene.do("step s03")
    assert scene.who(0).space == "s03"
    assert scene.of(EnemiesFollowed) == []

    scene.do("step s07")
    assert scene.at("s07") == ["cultist"]
    assert scene.who(0).fire == 0

    scene.do("step s08")
    assert sorted(scene.at("s08")) == ["cultist", "fire_vampire"]
    assert scene.at("s03") == []
    assert scene.now.fire == (("s07", 2),)
    assert scene.who(0).fire == 2
    assert fire_reserve(scene.game, scene.now) == 4
    assert scene.now.actions == 1
    assert scene.asked == (0, "action")
    assert (scene.who(0).wounds, scene.who(0).stress, scene.who(0).sanity) == (0, 0, 0)


def test_ex_01a_fire_tokens_run_short() -> None:
    """With 1 Fire token in the reserve a Wound token stands in for the second (FIRE-09)."""
    scene = ians_run().fire(s07=2, s12=5)
    assert fire_reserve(scene.game, scene.table) == 1

    scene.play().do("run", "step s03", "step s07", "step s08")

    assert scene.of(FireTaken) == [made(FireTaken, 0, 1, 1)]
    assert (scene.who(0).fire, scene.who(0).substitutes) == (2, 1)
    assert fire_reserve(scene.game, scene.now) == 0


def test_ex_01b_others_do_not_hold_enemies_back() -> None:
    """The Cultist follows although another Investigator stays (RUN-05)."""
    scene = ians_run().inv(1, space="s03").play().do("run", "step s03", "step s07")

    assert scene.at("s07") == ["cultist"]
    assert scene.who(1).space == "s03"


def test_ex_01c_stopping_on_fire_is_harmless() -> None:
    """Stopping on a Space with Fire puts nobody on Fire (RUN-10)."""
    scene = ians_run().play().do("run", "step s03", "step s07", "done")

    assert scene.who(0).fire == 0
    assert scene.at("s07") == ["cultist"]
    assert scene.asked == (0, "action")


def test_ex_01d_a_sneak_leaves_an_enemy_behind() -> None:
    """With Stealth 1 one Enemy per Run need not follow (RUN-04)."""
    scene = Scene(make_game("elizabeth", "ian")).inv(0, space="s02").inv(1, space="s15")
    cultist = scene.put("cultist", "s03")
    scene.play().do("run", "step s03", "step s07")
    assert scene.asked == (0, "sneak")

    scene.do(f"sneak {cultist}")

    assert scene.at("s03") == ["cultist"]
    assert scene.at("s07") == []


def test_a_run_of_no_space_is_not_offered() -> None:
    """Before the first step there is no stopping (AMB-38)."""
    scene = ians_run().play().do("run")

    assert scene.legal() == ["step s01", "step s03", "step s04"]
    assert scene.why_not("step s09").endswith("possible: step s01, step s03, step s04")


# --- EX-02 Ian's Attack with Brawling (ATK, REROLL, RES) -------------------------------------


def ians_attack(brawling: int) -> Scene:
    """Ian, a Cultist (1) and a Fire Vampire (2) on one Space."""
    scene = Scene(make_game("ian", "elizabeth")).inv(1, space="s15").level(0, brawling=brawling)
    scene.put("cultist", "s01")
    scene.put("fire_vampire", "s01")
    return scene


def test_ex_02_attack_with_brawling() -> None:
    """Two targets, two paid rerolls, a free split, then Tentacles (ATK-08, RES-03)."""
    scene = ians_attack(2).play().do("attack", "target 1", "target 2")
    scene.type_in("blank,success,success_tentacle,elder_sign")
    scene.do("reroll 0").type_in("success").do("reroll 3").type_in("elder_sign").do("done")
    assert scene.asked == (0, "split")

    scene.do("split 2", "split 1")

    assert scene.of(AttackDeclared) == [made(AttackDeclared, 0, (1, 2))]
    assert len(scene.of(DieRerolled)) == 2
    assert scene.figure(1) is None
    vampire = scene.figure(2)
    assert vampire is not None
    assert vampire.wounds == 1
    assert (scene.who(0).stress, scene.who(0).sanity) == (2, 1)
    assert scene.now.actions == 1
    assert in_order(scene.story(), ["EnemyWounded", "EnemyKilled", "SanityLost", "RollEnded"])


def test_ex_02a_one_target_takes_all_and_wastes_the_rest() -> None:
    """Without Brawling 2 the excess is lost (ATK-07, ENEMY-08)."""
    scene = ians_attack(1).play().do("attack", "target 1")
    scene.type_in("success,success,success,blank").do("done")

    assert scene.of(EnemyWounded) == [made(EnemyWounded, 1, 3)]
    assert scene.of(EnemyKilled) == [made(EnemyKilled, 1)]
    vampire = scene.figure(2)
    assert vampire is not None
    assert vampire.wounds == 0


def test_ex_02a_the_vampire_survives_three() -> None:
    """3 Successes on the Fire Vampire are 3 of 4 Wounds (ATK-04)."""
    scene = ians_attack(1).play().do("attack", "target 2")
    scene.type_in("success,success,success,blank").do("done")

    vampire = scene.figure(2)
    assert vampire is not None
    assert vampire.wounds == 3


@pytest.mark.parametrize(("first", "second"), [(2, 1), (1, 2), (0, 3), (3, 0), (1, 0)])
def test_ex_02b_splits(first: int, second: int) -> None:
    """Any split up to the Successes is legal, wasting allowed (DEC-13, AMB-47)."""
    scene = ians_attack(2).play().do("attack", "target 1", "target 2")
    scene.type_in("success,success,success,blank").do("done")

    scene.do(f"split {first}", *([f"split {second}"] if first < 3 else []))

    given = [event.n for event in scene.of(EnemyWounded)]
    assert given == [n for n in (first, second) if n]


# --- EX-03 Sister Beth's Rest (REST-01 to -05) -----------------------------------------------


def beths_rest() -> Scene:
    """Beth on a Safe space with Stress at its maximum of 4 and 1 Wound."""
    scene = Scene(make_game("sister_beth", "ian")).inv(1, space="s15")
    return scene.inv(0, stress=4, wounds=1, sanity=3)


@pytest.mark.parametrize(
    ("split", "stress", "wounds"), [("heal 3 0", 1, 1), ("heal 2 1", 2, 0), ("heal 0 0", 4, 1)]
)
def test_ex_03_rest(split: str, stress: int, wounds: int) -> None:
    """3 points in all, in any mix, never Sanity (REST-02, -03, -05)."""
    scene = beths_rest().play().do("rest", split)

    assert (scene.who(0).stress, scene.who(0).wounds) == (stress, wounds)
    assert scene.who(0).sanity == 3
    assert scene.now.actions == 1


def test_ex_03b_four_points_are_refused() -> None:
    """4 points are too many, and the reason names the limit (REST-02)."""
    from dmd_core.death_may_die.commands import HealPoints  # noqa: PLC0415 - one test needs it

    scene = beths_rest().play().do("rest")
    assert scene.step.decision is not None

    reason = scene.step.decision.check(HealPoints(scene.now.active, 3, 1))

    assert reason is not None
    assert reason.code == "heals-too-much"
    assert reason.sentence == "At most 3 points heal in all, Stress up to 4 and Wounds up to 1."


def test_ex_03b_rest_needs_a_safe_space() -> None:
    """With an Enemy on the Space Rest is not offered (REST-01)."""
    from dmd_core.death_may_die.commands import Rest  # noqa: PLC0415 - one test needs it

    scene = beths_rest()
    scene.put("cultist", "s01")
    scene.play()
    assert scene.step.decision is not None

    reason = scene.step.decision.check(Rest(scene.now.active))

    assert "rest" not in scene.legal()
    assert reason is not None
    assert reason.sentence == (
        "This action needs a Safe space; on s01 there are Enemies: cultist#1."
    )
    assert reason.rules == ("DMD-REST-01", "DMD-ACT-04", "DMD-MAP-11")


def test_rest_with_nothing_to_heal_is_legal() -> None:
    """Rest may heal nothing (AMB-43)."""
    scene = Scene(make_game("sister_beth", "ian")).play().do("rest")

    assert scene.of(Healed) == []
    assert scene.now.actions == 1


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
    if scene.asked[1] == "convert":
        scene.do("convert 0")

    assert scene.who(0).stress == stress
    assert scene.of(SanityLost) == [made(SanityLost, 0, 1)]


# --- EX-13 Destroy Equipment (EPI-10 to -13) -------------------------------------------------


def test_ex_13_the_fourth_laboratory() -> None:
    """Wounds add up over actions; the fourth one disrupts the Ritual inside the roll (AMB-108)."""
    scene = Scene(make_game("ian", "elizabeth")).inv(0, space="s06").inv(1, space="s01")
    for name in ("lab_07", "lab_11", "lab_13"):
        scene.lab(name, destroyed=True)
    scene.play().do("episode destroy_equipment lab_06").type_in("success,success,success")
    scene.do("done")
    assert scene.wounds_of("lab_06") == 3
    assert scene.of(ObjectDestroyed) == []

    scene.do("episode destroy_equipment lab_06").type_in("success,success,tentacle").do("done")
    scene.type_in("safe_collapse")

    assert scene.now.ritual_disrupted
    assert scene.of(AttackDeclared) == []
    assert [event.action for event in scene.of(ActionTaken)] == ["destroy_equipment"] * 2
    assert in_order(
        scene.story(),
        ["ObjectDestroyed", "RitualDisrupted", "ObjectTurned", "SanityLost", "RollEnded"],
    )
    assert len(scene.of(RitualDisrupted)) == 1


def test_ex_13_brawling_gives_nothing_against_a_laboratory() -> None:
    """The roll is no attack: 3 standard dice, no bonus die of Brawling (ATK-12)."""
    scene = Scene(make_game("ian", "elizabeth")).level(0, brawling=4).inv(0, space="s06")
    scene.play().do("episode destroy_equipment lab_06")

    assert scene.now.rolls[0].standard == 3
    assert scene.now.rolls[0].bonus == 0
