"""Worked examples of the rulebook: the Fight, Companions."""

import attrs
import pytest

from dmd_core.death_may_die.ability_lookups import level_of
from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.events.discovery import DiscoveryDrawn
from dmd_core.death_may_die.events.fire import FirePlaced
from dmd_core.death_may_die.events.harm import CompanionLost, TokensChanged, WoundsTaken
from dmd_core.death_may_die.events.rolls import EnemyAttackDeclared
from dmd_core.death_may_die.events.turns import BranchChosen
from dmd_core.death_may_die.ids import CardId, EnemyId, SkillId
from dmd_core.death_may_die.lookups import fire_reserve
from dmd_core.death_may_die.state import Branch
from dmd_core.death_may_die.words.base import Effect
from dmd_core.death_may_die.words.defence import AfterAttacked
from dmd_core.death_may_die.words.enemies import BeforeAttack, PlaceEnemies
from dmd_core.death_may_die.words.harm import Harm
from dmd_core.death_may_die.words.selectors import IT, Anchor, Enemies
from tests.death_may_die.rules.contents import with_skills
from tests.death_may_die.scenarios import Scene, in_order, made, make_game, turn_from

PHASE_3 = turn_from(TurnStep.INVESTIGATE_OR_FIGHT)

# --- EX-04 Fire Vampire attack (FIGHT-01, -02, DEF-01 to -07) --------------------------------


def the_vampire_attacks() -> Scene:
    """Ian, whose Skill only deals 1 Wound back, and a Fire Vampire with 1 Wound on his Space."""
    minimal = AfterAttacked(Harm(1, enemies=Enemies(kind=IT)))
    game = make_game("ian", "elizabeth", content=with_skills(vengeance_obsession=minimal))
    scene = Scene(game).inv(1, space="s15")
    scene.put("fire_vampire", "s01", wounds=1)
    return scene


def test_ex_04_fire_vampire_attack() -> None:
    """Fire first, then the dice, Wounds, Vengeance, no Tentacle (DEF-07, RES-03, AMB-06)."""
    scene = the_vampire_attacks().inv(0, bonus_dice=2).play(*PHASE_3)
    assert [made(FirePlaced, "s01", src="fire_vampire")] == scene.of(FirePlaced)
    assert 1 == scene.now.rolls[0].bonus

    scene.type_in("blank,success,success").do("reroll 2").type_in("elder_sign").do("done")

    assert [made(BranchChosen, 0, Branch.FIGHT)] == scene.of(BranchChosen)
    assert [] == scene.of(DiscoveryDrawn)
    assert (1, 1, 0) == (scene.who(0).wounds, scene.who(0).stress, scene.who(0).sanity)
    assert 0 == scene.who(0).fire
    vampire = scene.figure(1)
    assert vampire is not None
    assert 2 == vampire.wounds
    assert in_order(
        scene.story(),
        ["EnemyAttackDeclared", "FirePlaced", "DiceRolled", "WoundsTaken", "EnemyWounded"],
    )


def test_ex_04a_no_fire_token_left() -> None:
    """Without a Fire token in the reserve the attack goes on (FIRE-08)."""
    scene = the_vampire_attacks().fire(s12=8)
    assert 0 == fire_reserve(scene.game, scene.table)

    scene.play(*PHASE_3).type_in("success,blank,blank").do("done")

    assert [] == scene.of(FirePlaced)
    assert 1 == scene.who(0).wounds


# --- EX-21 Enemies that come and go (FIGHT-06, -07) ----------------------------------------


def with_cultist(then: Effect) -> Content:
    """Cultists whose text does something before they attack."""
    content = load_content()
    elder = content.elder_ones[0]
    minions = tuple(
        attrs.evolve(enemy, abilities=(BeforeAttack(then),)) if enemy.id == "cultist" else enemy
        for enemy in elder.minions
    )
    return attrs.evolve(content, elder_ones=(attrs.evolve(elder, minions=minions),))


def test_ex_21_an_enemy_that_comes_attacks_too() -> None:
    """A Byakhee brought to the Space by the Cultist's attack attacks as well (FIGHT-06)."""
    call = PlaceEnemies(Enemies(kind=EnemyId("byakhee")))
    scene = Scene(make_game("borden", "ian", content=with_cultist(call))).inv(1, space="s15")
    scene.put("cultist", "s01")
    scene.put("byakhee", "s14")
    scene.play(*PHASE_3).type_in("blank,blank").do("done")

    assert ["cultist", "byakhee"] == scene.at("s01")
    assert [1, 2] == [event.figure for event in scene.of(EnemyAttackDeclared)]


def test_ex_21_an_enemy_that_leaves_does_not_attack() -> None:
    """A Byakhee sent away before its attack does not attack (FIGHT-07)."""
    send = PlaceEnemies(Enemies(kind=EnemyId("byakhee")), Anchor.RED_GATE)
    scene = Scene(make_game("borden", "ian", content=with_cultist(send))).inv(1, space="s15")
    scene.put("cultist", "s01")
    scene.put("byakhee", "s01")
    scene.play(*PHASE_3).do("attacker 1").type_in("blank,blank").do("done")

    assert ["cultist"] == scene.at("s01")
    assert [1] == [event.figure for event in scene.of(EnemyAttackDeclared)]


# --- EX-08 Jerome as a Companion (CMP-01 to -08) ---------------------------------------------


@pytest.mark.parametrize(("who", "own", "together"), [("ian", 0, 1), ("elizabeth", 1, 2)])
def test_ex_08ab_jerome_gives_a_level_of_stealth(who: str, own: int, together: int) -> None:
    """Level 1 without the Skill, one level more with it (CMP-06, -07)."""
    other = "elizabeth" if who == "ian" else "ian"
    scene = Scene(make_game(who, other))
    assert own == level_of(scene.game, scene.table.investigators[0], SkillId("stealth"))

    scene.hold(0, "assistant_janitor", "right")

    assert together == level_of(scene.game, scene.table.investigators[0], SkillId("stealth"))


def jerome_and_a_vampire() -> Scene:
    """Elizabeth with Jerome, attacked by a Cultist, keeping Wound tokens on her Insanity."""
    scene = Scene(make_game("elizabeth", "ian")).inv(1, space="s15")
    scene.hold(0, "assistant_janitor", "right").inv(0, insanity=CardId("masochism"), stress=4)
    scene.put("cultist", "s01")
    return scene


def test_ex_08c_jerome_takes_the_wound() -> None:
    """He is lost at once, the Skill goes back, and the Wound counts as taken (CMP-02, -04, -08)."""
    scene = jerome_and_a_vampire().play(*PHASE_3).type_in("success,blank")
    scene.do("done", "assign 1")

    assert (("assistant_janitor", 1),) == scene.of(WoundsTaken)[0].companions
    assert 0 == scene.who(0).wounds
    assert [made(CompanionLost, 0, "assistant_janitor")] == scene.of(CompanionLost)
    assert 1 == level_of(scene.game, scene.who(0), SkillId("stealth"))
    assert 1 == scene.of(TokensChanged)[0].change


def test_ex_08d_jerome_takes_no_more_than_one() -> None:
    """Of 2 Wounds at most 1 can be put on him (CMP-05)."""
    scene = jerome_and_a_vampire().play(*PHASE_3).type_in("success,success").do("done")
    assert ["assign 0", "assign 1"] == scene.legal()

    scene.do("assign 1")

    assert 1 == scene.of(WoundsTaken)[0].own
    assert 1 == scene.who(0).wounds
