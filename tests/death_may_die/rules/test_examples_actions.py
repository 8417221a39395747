"""Worked examples of the rulebook: Run, Attack, Rest."""

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.commands import HealPoints, Rest
from dmd_core.death_may_die.events.actions import EnemiesFollowed, Healed
from dmd_core.death_may_die.events.enemies import EnemyKilled, EnemyWounded
from dmd_core.death_may_die.events.fire import FireTaken
from dmd_core.death_may_die.events.rolls import AttackDeclared, DieRerolled
from dmd_core.death_may_die.lookups import fire_reserve
from dmd_core.kernel.events import Forced
from tests.death_may_die.scenarios import Scene, in_order, made, make_game

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
    assert "s03" == scene.who(0).space
    assert [] == scene.of(EnemiesFollowed)

    scene.do("step s07")
    assert ["cultist"] == scene.at("s07")
    assert 0 == scene.who(0).fire

    scene.do("step s08")
    assert ["cultist", "fire_vampire"] == sorted(scene.at("s08"))
    assert [] == scene.at("s03")
    assert (("s07", 2),) == scene.now.fire
    assert 2 == scene.who(0).fire
    assert 4 == fire_reserve(scene.game, scene.now)
    assert 1 == scene.now.actions
    assert (0, "action") == scene.asked
    assert (0, 0, 0) == (scene.who(0).wounds, scene.who(0).stress, scene.who(0).sanity)


def test_ex_01a_fire_tokens_run_short() -> None:
    """With 1 Fire token in the reserve a Wound token stands in for the second (FIRE-09)."""
    scene = ians_run().fire(s07=2, s12=5)
    assert 1 == fire_reserve(scene.game, scene.table)

    scene.play().do("run", "step s03", "step s07", "step s08")

    assert [made(FireTaken, 0, 1, 1)] == scene.of(FireTaken)
    assert (2, 1) == (scene.who(0).fire, scene.who(0).substitutes)
    assert 0 == fire_reserve(scene.game, scene.now)


def test_ex_01b_others_do_not_hold_enemies_back() -> None:
    """The Cultist follows although another Investigator stays (RUN-05)."""
    scene = ians_run().inv(1, space="s03").play().do("run", "step s03", "step s07")

    assert ["cultist"] == scene.at("s07")
    assert "s03" == scene.who(1).space


def test_ex_01c_stopping_on_fire_is_harmless() -> None:
    """Stopping on a Space with Fire puts nobody on Fire (RUN-10)."""
    scene = ians_run().play().do("run", "step s03", "step s07", "done")

    assert 0 == scene.who(0).fire
    assert ["cultist"] == scene.at("s07")
    assert (0, "action") == scene.asked


def test_ex_01d_a_sneak_leaves_an_enemy_behind() -> None:
    """With Stealth 1 one Enemy per Run need not follow (RUN-04)."""
    scene = Scene(make_game("elizabeth", "ian")).inv(0, space="s02").inv(1, space="s15")
    cultist = scene.put("cultist", "s03")
    scene.play().do("run", "step s03", "step s07")
    assert (0, "sneak") == scene.asked

    scene.do(f"sneak {cultist}")

    assert ["cultist"] == scene.at("s03")
    assert [] == scene.at("s07")


def test_a_run_of_no_space_is_not_offered() -> None:
    """Before the first step there is no stopping (AMB-38)."""
    scene = ians_run().play().do("run")

    assert ["step s01", "step s03", "step s04"] == scene.legal()
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
    assert (0, "split") == scene.asked

    scene.do("split 2", "split 1")

    assert [made(AttackDeclared, 0, (1, 2))] == scene.of(AttackDeclared)
    assert 2 == len(scene.of(DieRerolled))
    assert scene.figure(1) is None
    vampire = scene.figure(2)
    assert vampire is not None
    assert 1 == vampire.wounds
    assert (2, 1) == (scene.who(0).stress, scene.who(0).sanity)
    assert 1 == scene.now.actions
    assert in_order(scene.story(), ["EnemyWounded", "EnemyKilled", "SanityLost", "RollEnded"])


def test_ex_02a_one_target_takes_all_and_wastes_the_rest() -> None:
    """Without Brawling 2 the excess is lost (ATK-07, ENEMY-08)."""
    scene = ians_attack(1).play().do("attack", "target 1")
    scene.type_in("success,success,success,blank").do("done")

    assert [made(EnemyWounded, 1, 2, lost=1)] == scene.of(EnemyWounded)
    assert [made(EnemyKilled, 1)] == scene.of(EnemyKilled)
    vampire = scene.figure(2)
    assert vampire is not None
    assert 0 == vampire.wounds


def test_ex_02a_the_vampire_survives_three() -> None:
    """3 Successes on the Fire Vampire are 3 of 4 Wounds (ATK-04)."""
    scene = ians_attack(1).play().do("attack", "target 2")
    scene.type_in("success,success,success,blank").do("done")

    vampire = scene.figure(2)
    assert vampire is not None
    assert 3 == vampire.wounds


@pytest.mark.parametrize(("first", "second"), [(2, 1), (1, 2), (0, 3), (3, 0), (1, 0)])
def test_ex_02b_splits(first: int, second: int) -> None:
    """Any split up to the Successes is legal, wasting allowed (DEC-13, AMB-47)."""
    scene = ians_attack(2).play().do("attack", "target 1", "target 2")
    scene.type_in("success,success,success,blank").do("done")

    scene.do(f"split {first}", *([f"split {second}"] if first < 3 else []))

    given = [event.n + event.lost for event in scene.of(EnemyWounded)]
    assert [n for n in (first, second) if n] == given
    assert [] == scene.of(Forced)  # nobody is asked to give what there is not


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

    assert (stress, wounds) == (scene.who(0).stress, scene.who(0).wounds)
    assert 3 == scene.who(0).sanity
    assert 1 == scene.now.actions


def test_ex_03b_four_points_are_refused() -> None:
    """4 points are too many, and the reason names the limit (REST-02)."""
    scene = beths_rest().play().do("rest")
    assert scene.step.decision is not None

    reason = scene.step.decision.check(HealPoints(scene.now.active, 3, 1))

    assert reason is not None
    assert "heals-too-much" == reason.code
    assert "At most 3 points heal in all, Stress up to 4 and Wounds up to 1." == reason.sentence


def test_ex_03b_rest_needs_a_safe_space() -> None:
    """With an Enemy on the Space Rest is not offered (REST-01)."""
    scene = beths_rest()
    scene.put("cultist", "s01")
    scene.play()
    assert scene.step.decision is not None

    reason = scene.step.decision.check(Rest(scene.now.active))

    assert "rest" not in scene.legal()
    assert reason is not None
    assert "This action needs a Safe space; on Space 1 there are Enemies: 1 Cultist." == (
        dmd.describe(scene.game, scene.step.state, reason)
    )
    assert ("DMD-REST-01", "DMD-ACT-04", "DMD-MAP-11") == reason.rules


def test_rest_with_nothing_to_heal_is_legal() -> None:
    """Who has no Stress and no Wound may Rest: it costs its action, heals nothing (AMB-43)."""
    scene = Scene(make_game("sister_beth", "ian")).play().do("rest")

    assert [] == scene.of(Healed)
    assert 1 == scene.now.actions
