"""Hard scenes in which one thing sets off another: a roll, a Mythos card, an Enemy's attack."""

from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.content.board import Gate
from dmd_core.death_may_die.content.cards import MythosDef, SummonLine
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.elder_one import StageDefeated, StageRevealed
from dmd_core.death_may_die.events.enemies import (
    EnemyKilled,
    EnemyMoved,
    EnemySummoned,
    EnemyWounded,
)
from dmd_core.death_may_die.events.fire import FirePlaced
from dmd_core.death_may_die.events.harm import (
    CompanionLost,
    InvestigatorEliminated,
    StressTaken,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.events.mythos import KeptMythosResolved, MythosDiscarded, MythosDrawn
from dmd_core.death_may_die.events.rolls import (
    AttackDeclared,
    RollApplied,
    RollEnded,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.events.sanity import (
    BonusDieGained,
    InsanityActivated,
    SanityLost,
    SkillLevelled,
    ThresholdReached,
)
from dmd_core.death_may_die.events.turns import TurnEnded
from dmd_core.death_may_die.ids import CardId, EnemyId
from dmd_core.death_may_die.words.harm import LoseSanity
from dmd_core.death_may_die.words.selectors import EACH
from dmd_core.kernel.node import replace
from tests.death_may_die.rules.contents import with_board, with_mythos
from tests.death_may_die.scenarios import Scene, made, make_game, turn_from

# --- one attack, four targets, a new Stage inside the roll, a Symptom after it ----------------


def four_targets() -> Scene:
    """Beth, Ian and Elizabeth on R'lyeh and Fire among two Cultists, Star Spawn and Elder One."""
    scene = Scene(make_game("sister_beth", "ian", "elizabeth")).set(ritual_disrupted=True)
    for seat in range(3):
        scene.inv(seat, space="s03")
    scene.level(0, brawling=4, high_strung=2).hold(0, "professor", "right")
    scene.inv(0, sanity=6, insanity="pyromania").inv(1, wounds=4)
    scene.hold(2, "furious_student", "right", wounds=1)
    scene.inv(2, sanity=3, insanity="fear_of_crowds")
    scene.put("cultist", "s03")
    scene.put("cultist", "s03", wounds=1)
    scene.put("star_spawn", "s03", wounds=1)
    scene.put_elder_one("s03", stage=2, wounds=10)
    return scene.tokens("rlyeh", "s03").fire(s03=1)


def seven_wounds_each(scene: Scene) -> Scene:
    """The attack up to its last conversion: 3 Successes, 4 Tentacles turned into 4 more."""
    scene.play().do("attack", "target 1", "target 2", "target 3", "target 4")
    assert [made(AttackDeclared, 0, (1, 2, 3, 4))] == scene.of(AttackDeclared)
    assert (3, 1) == (scene.now.rolls[0].standard, scene.now.rolls[0].bonus)
    scene.type_in("success,success_tentacle,tentacle,blank")
    scene.do("reroll 3 brawling").type_in("success_elder_sign")
    assert 0 == scene.who(0).stress
    scene.do("done")
    assert [made(RollTallied, 3, 1, 2)] == scene.of(RollTallied)
    # The text of the Star Spawn counts before anything is converted.
    assert [made(TallyChanged, tentacles=2, src="star_spawn", why=("DMD-AMB-117",))] == scene.of(
        TallyChanged
    )
    scene.do("convert 4")
    assert ["convert 0", "convert 1"] == scene.legal()  # Warren's level of Arcane Mastery
    return scene.do("convert 0")


def test_all_four_targets_are_hit_before_anyone_is_asked() -> None:
    """Step 1 of the roll is one batch; the next Stage comes first in step 2 (AMB-82, -83)."""
    scene = seven_wounds_each(four_targets())

    assert [
        made(EnemyWounded, 1, 2, lost=5),
        made(EnemyWounded, 2, 1, lost=6),
        made(EnemyWounded, 3, 6, lost=1),
        made(EnemyWounded, 4, 7),
        *(made(EnemyKilled, number) for number in (1, 2, 3)),
        made(StageDefeated, 2, 5),
        made(RollApplied, 0, (1, 2, 3)),
        made(StageRevealed, 3, src="cthulhu_stage_3"),
        made(EnemyMoved, 4, "s08", placed=True, src="cthulhu_stage_3", why=("DMD-MOVE-07",)),
    ] == scene.news()
    assert (0, "assign-wounds") == scene.asked


def test_the_reveal_asks_all_and_then_hits_all() -> None:
    """Nobody sees the death of another before deciding; all markers move together (AMB-22)."""
    scene = seven_wounds_each(four_targets()).do("assign 1")
    assert [] == scene.news()
    assert (2, "assign-wounds") == scene.asked

    scene.do("assign 0")

    stage = "cthulhu_stage_3"
    assert [
        made(WoundsTaken, 0, 0, (("professor", 1),), src=stage),
        made(WoundsTaken, 1, 1, src=stage),
        made(WoundsTaken, 2, 1, src=stage),
        made(SanityLost, 0, 1, src=stage),
        made(SanityLost, 1, 1, src=stage),
        made(SanityLost, 2, 1, src=stage),
        made(ThresholdReached, 2, 4, src=stage),
        made(CompanionLost, 0, "professor"),
        made(InvestigatorEliminated, 1, mad=False, why=("DMD-WND-02",)),
        made(InsanityActivated, 2, src="fear_of_crowds"),
        made(StressTaken, 2, 1, src="fear_of_crowds"),
    ] == scene.news()
    assert (2, "level-up") == scene.asked
    assert 1 == len(scene.now.rolls)  # all of it inside the roll of seat 0


def test_the_tentacles_come_last_and_set_off_a_symptom() -> None:
    """Step 3 stops at the Threshold; its Symptom wounds another, then comes the level (SAN-03)."""
    scene = seven_wounds_each(four_targets()).do("assign 1", "assign 0")

    scene.do("level stealth")
    assert [
        made(SkillLevelled, 2, "stealth"),
        made(SanityLost, 0, 1, 3),
        made(ThresholdReached, 0, 8),
        made(InsanityActivated, 0, src="pyromania"),
        made(FirePlaced, "s03", 1, src="pyromania"),
    ] == scene.news()
    assert ["assign 0", "assign 1", "assign 2"] == scene.legal()

    scene.do("assign 2")
    assert [
        made(WoundsTaken, 2, 0, (("furious_student", 2),), src="pyromania"),
        made(CompanionLost, 2, "furious_student"),
    ] == scene.news()
    assert ["level high_strung", "level toughness"] == scene.legal()  # Brawling is at the top

    scene.do("level toughness")
    assert ["SkillLevelled", "BonusDieGained", "RollEnded"] == scene.story()[-3:]
    assert (8, 1) == (scene.who(0).sanity, scene.who(0).bonus_dice)
    elder = scene.figure(4)
    assert elder is not None
    assert ("s08", 0, 3) == (elder.space, elder.wounds, scene.now.elder.stage)
    assert ((0, "action"), 1) == (scene.asked, scene.now.actions)


def test_the_roller_dies_by_the_reveal() -> None:
    """The other's Threshold is worked off, the roller's Tentacles and actions are not (AMB-16)."""
    scene = four_targets().inv(0, wounds=4)
    seven_wounds_each(scene).do("assign 0", "assign 0")
    assert [0, 1] == [event.seat for event in scene.of(InvestigatorEliminated)]
    assert (2, "level-up") == scene.asked

    scene.do("level stealth")

    assert [0, 1, 2] == [event.seat for event in scene.of(SanityLost)]
    assert ["SkillLevelled", "RollEnded", "TurnEnded", "TurnStarted"] == [
        type(event).__name__ for event in scene.news()
    ]
    assert (2, "action") == scene.asked


# --- all lose Sanity, a kept Mythos card inside a Symptom, a death in the middle --------------


def two_cards_at_work() -> Scene:
    """Borden keeps a card that will drive him mad; The Kid is at the blue Gate; Ian near 8."""
    cultist = SummonLine(EnemyId("cultist"), Gate.RED)
    byakhee = SummonLine(EnemyId("byakhee"), Gate.BLUE)
    drawn = MythosDef(
        CardId("students_go_mad"), "All", symbol=False, effects=(LoseSanity(1, EACH),),
        summons=(cultist,),
    )  # fmt: skip
    kept = MythosDef(
        CardId("monsters_in_the_labs"), "You", symbol=False, effects=(LoseSanity(1),),
        summons=(byakhee, cultist),
    )  # fmt: skip
    scene = Scene(make_game("borden", "the_kid", "ian", content=with_mythos(drawn, kept)))
    scene.inv(0, space="s03", sanity=18, insanity="recurring_trauma", kept=kept.id)
    mythos = scene.table.mythos
    scene.set(mythos=replace(mythos, deck=mythos.deck.without(kept.id)))
    scene.inv(1, space="s08").inv(2, space="s15", sanity=7)
    scene.put_elder_one("s12")
    return scene.play(*turn_from(TurnStep.MYTHOS))


def test_a_kept_card_outlives_its_owner() -> None:
    """It goes on for the others, the dead get no level, the next Threshold is worked off."""
    scene = two_cards_at_work().type_in("students_go_mad")

    first, second = "students_go_mad", "monsters_in_the_labs"
    assert [
        made(MythosDrawn, 0, (first,)),
        made(SanityLost, 0, 1, src=first),
        made(ThresholdReached, 0, 19, src=first),
        made(SanityLost, 1, 1, src=first),
        made(SanityLost, 2, 1, src=first),
        made(ThresholdReached, 2, 8, src=first),
        made(InsanityActivated, 0, src="recurring_trauma"),
        made(KeptMythosResolved, 0, second, src="recurring_trauma"),
        made(SanityLost, 0, 1, src=second),
        made(InvestigatorEliminated, 0, mad=True, why=("DMD-SAN-13",)),
        made(MythosDiscarded, second, why=("DMD-AMB-90",)),
        made(EnemySummoned, 2, "byakhee", "s08", src=second),
        made(EnemyWounded, 2, 2, src="gate_manipulation"),
        made(EnemySummoned, 3, "cultist", "s13", src=second),
        made(InsanityActivated, 2, src="hypochondria"),
    ] == scene.news()[:15]
    assert (2, "level-up") == scene.asked


def test_the_drawn_card_is_finished_and_the_turn_cut_short() -> None:
    """Its summoning is done, nobody keeps it, and the next seat plays (AMB-53, DEATH-06)."""
    scene = two_cards_at_work().type_in("students_go_mad").do("level swiftness")

    assert [
        made(SkillLevelled, 2, "swiftness"),
        made(BonusDieGained, 2),
        made(EnemySummoned, 4, "cultist", "s13", src="students_go_mad"),
        made(MythosDiscarded, "students_go_mad"),
        made(TurnEnded, 0),
    ] == scene.news()[:5]
    assert (1, "action") == scene.asked
    mythos = scene.now.mythos
    assert ("monsters_in_the_labs", "students_go_mad") == mythos.discard
    assert (14, ()) == (len(mythos.deck), mythos.resolving)


# --- a redirected attack, a Companion, Toughness, Vengeance; the attacker dies first ----------


def the_protector() -> Scene:
    """Borden is attacked by a Fire Vampire with 3 of 4 Wounds; Morgan stands by with Ralph."""
    content = with_board("morgan", "protector", "vengeance_obsession", "toughness")
    scene = Scene(make_game("borden", "morgan", content=content)).inv(0, space="s03")
    scene.inv(1, space="s03", stress=1, bonus_dice=2).level(1, protector=3)
    scene.hold(1, "janitor", "right")
    scene.put("fire_vampire", "s03", wounds=3)
    return scene.play(*turn_from(TurnStep.INVESTIGATE_OR_FIGHT))


def test_a_redirected_attack() -> None:
    """The protector rolls without bonus dice of his own and may reroll (DEF-06, AMB-06, -11)."""
    scene = the_protector()
    assert (1, "redirect") == scene.asked

    scene.do("answer yes")

    roll = scene.now.rolls[0]
    assert (1, 2, 1, True) == (roll.owner, roll.standard, roll.bonus, roll.redirected)
    assert ["AttackRedirected", "FirePlaced", "RollStarted"] == [
        type(event).__name__ for event in scene.news()
    ]


def test_the_attacker_dies_before_its_tentacles_count() -> None:
    """Toughness is 2 while Ralph lives and 1 in step 3; the roll outlives the figure (AMB-71)."""
    scene = the_protector().do("answer yes").type_in("tentacle,success_tentacle,success")
    scene.do("reroll 0").type_in("success_tentacle").do("done")
    assert (1, "reduce") == scene.asked
    scene.do("answer yes")
    assert ["assign 0", "assign 1"] == scene.legal()

    scene.do("assign 1")

    assert [
        made(WoundsReduced, 1, 1, src="toughness"),
        made(WoundsTaken, 1, 1, (("janitor", 1),), src="fire_vampire"),
        made(CompanionLost, 1, "janitor"),
        made(RollApplied, 2),
        made(EnemyWounded, 1, 1, src="vengeance_obsession"),
        made(Healed, 1, 1, 0, src="vengeance_obsession"),
        made(EnemyKilled, 1),
        made(SanityLost, 1, 2),
        made(RollEnded),
        made(TurnEnded, 0),
    ] == scene.news()[:10]
    assert (1, 1, 2) == (scene.who(1).wounds, scene.who(1).stress, scene.who(1).sanity)
    assert 1 == scene.story().count("EnemyAttackDeclared")
