"""Hard scenes of Run, end of turn, a table with real dice, and several deaths in one batch."""

import pytest

from dmd_core.death_may_die.chapters.hits import Batch, EnemyHit, Hit, SanityHit, WoundHit
from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.events.actions import EnemiesEvaded, EnemiesFollowed, InvestigatorsMoved
from dmd_core.death_may_die.events.elder_one import (
    ElderOneAdvanced,
    ElderOneSummoned,
    StageRevealed,
)
from dmd_core.death_may_die.events.enemies import EnemyMoved, EnemySummoned, EnemyWounded
from dmd_core.death_may_die.events.fire import FireDiscarded, FirePlaced, FireTaken
from dmd_core.death_may_die.events.harm import DeathAverted, InvestigatorEliminated, WoundsTaken
from dmd_core.death_may_die.events.map import TokenPlaced
from dmd_core.death_may_die.events.mythos import MythosReshuffled
from dmd_core.death_may_die.events.rolls import DieRerolled, RollApplied, RollEnded, RollTallied
from dmd_core.death_may_die.events.sanity import SanityLost
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import GameEnded, StepSkipped, TurnEnded
from dmd_core.death_may_die.lookups import fire_reserve
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Outcome
from dmd_core.death_may_die.words.harm import Heal, LoseSanity
from dmd_core.death_may_die.words.turn import AtTurnEnd
from dmd_core.kernel.events import Typed
from dmd_core.kernel.ids import TABLE, ItemId, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.views import SPECTATOR, view
from tests.death_may_die.rules.contents import with_skills, with_tunnel
from tests.death_may_die.scenarios import THREE_SYMBOLS, Scene, made, make_game, turn_from

# --- a Run with everything on it -------------------------------------------------------------


def crowded_start() -> Scene:
    """Two Investigators, two Cultists, the Elder One and Fire on s01; 1 Fire token is left."""
    scene = Scene(make_game("borden", "ian")).level(0, swiftness=3, stealth=2)
    scene.hold(0, "clutter", "left")
    scene.put("cultist", "s01")
    scene.put("cultist", "s01")
    scene.put_elder_one("s01")
    return scene.fire(s01=1, s02=1, s12=5)


def test_one_step_with_company() -> None:
    """The runner takes the last token, the one taken along a substitute; one Enemy stays."""
    scene = crowded_start().play().do("run")
    assert ["take 1", "done"] == scene.legal()  # there is one way only: no question about it
    scene.do("take 1")
    assert (1, "consent") == scene.asked
    scene.do("answer yes")
    assert ["sneak 1", "sneak 2", "sneak 3", "done"] == scene.legal()
    scene.do("sneak 1")
    assert ["sneak 2", "sneak 3", "done"] == scene.legal()

    scene.do("done")

    assert [
        made(FireTaken, 0, 1),
        made(FireTaken, 1, 0, 1),
        made(InvestigatorsMoved, (0, 1), "s02"),
        made(EnemiesEvaded, 0, (1,)),
        made(EnemiesFollowed, (2, 3), "s02"),
    ] == scene.news()
    assert (["cultist"], ["cultist", "cthulhu"]) == (scene.at("s01"), scene.at("s02"))
    assert 0 == fire_reserve(scene.game, scene.now)


def test_a_card_between_two_steps() -> None:
    """A Beaker wounds all on its Space but the Elder One; the Run goes on (AMB-39, RIT-02)."""
    scene = crowded_start().play().do("run", "take 1", "answer yes", "sneak 1", "done")
    assert ["step s01", "step s03", "step s04", "use clutter", "done"] == scene.legal()

    scene.do("use clutter", "space s02")

    assert [
        made(WoundsTaken, 0, 1, src="clutter"),
        made(WoundsTaken, 1, 1, src="clutter"),
        made(EnemyWounded, 2, 1, src="clutter"),
    ] == scene.news()[-3:]
    assert ["step s01", "step s03", "step s04", "done"] == scene.legal()
    scene.do("step s03")
    # The one taken along was taken; 2 of 3 Sneaks are left.
    assert ["sneak 2", "sneak 3", "done"] == scene.legal()


def test_a_runner_who_dies_runs_no_farther() -> None:
    """The own Beaker kills the runner: no step, no further action (DEATH-06)."""
    scene = crowded_start().inv(0, wounds=4).play()
    scene.do("run", "take 1", "answer yes", "sneak 1", "done", "use clutter", "space s02")

    assert [made(InvestigatorEliminated, 0, mad=False, why=("DMD-WND-02",))] == scene.of(
        InvestigatorEliminated
    )
    assert ((1, "action"), "s02") == (scene.asked, scene.who(0).space)


def test_a_step_through_a_tunnel() -> None:
    """Spaces that a Tunnel joins are adjacent, both ways, and Enemies follow (MAP-06, RUN-02).

    The Stairs of the map are none of its ends: from neither a step leads to them (DMD-MAP-07).
    """
    scene = Scene(make_game("elizabeth", "ian", content=with_tunnel("s01", "s11")))
    scene.level(0, stealth=0).put("cultist", "s01")
    scene.play().do("run")
    assert ["step s02", "step s11"] == scene.legal()

    scene.do("step s11")

    assert ("s11", ["cultist"]) == (scene.who(0).space, scene.at("s11"))
    assert ["step s01", "step s10", "done"] == scene.legal()


# --- an end of turn with everything on it ----------------------------------------------------


def last_evening() -> Scene:
    """Ahmed burns with 3 texts to carry out; 1 Cultist and 0 Fire are left, 3 symbols lie open."""
    content = with_skills(
        stealth=AtTurnEnd(Heal(stress=1)), arcane_mastery=AtTurnEnd(LoseSanity(1))
    )
    scene = Scene(make_game("ahmed", "ian", content=content)).level(0, healing_prayer=2)
    scene.inv(0, space="s03", fire=4, substitutes=1, stress=3, wounds=1).inv(1, space="s15")
    scene.set(elder=replace(scene.table.elder, position=4)).discard(*THREE_SYMBOLS)
    for space in ("s07",) * 4 + ("s10",) * 3 + ("s14",) * 2:
        scene.put("cultist", space)
    scene.put("star_spawn", "s11")
    return scene.tokens("rlyeh", "s03", "s09", "s12", "s13").fire(s12=5)


def evening_to_fire(scene: Scene) -> Scene:
    """Step 1: three texts in the order the active player wants, the last without a question."""
    scene.play(*turn_from(TurnStep.EFFECTS))
    assert 0 == fire_reserve(scene.game, scene.now)
    assert ["order healing_prayer", "order stealth", "order arcane_mastery"] == scene.legal()
    scene.do("order stealth")
    assert ["order healing_prayer", "order arcane_mastery"] == scene.legal()
    scene.do("order healing_prayer", "who 0", "heal 1 1")
    assert (4, 0) == (scene.now.rolls[0].standard, scene.now.rolls[0].bonus)
    assert (1, 0, 1) == (scene.who(0).stress, scene.who(0).wounds, scene.who(0).sanity)
    return scene


def test_fire_and_the_advance() -> None:
    """The Fire tokens of step 2 are back for the texts of step 3 (FIRE-05, EPI-15, SUM-05)."""
    scene = evening_to_fire(last_evening()).type_in("success,success,tentacle,blank")
    scene.do("reroll 0").type_in("blank").do("done")
    assert [
        made(RollTallied, 1, 0, 1),
        made(WoundsTaken, 0, 1),
        made(RollApplied, 1),
        made(SanityLost, 0, 1),
        made(RollEnded),
        made(FireDiscarded, 0, 3, 1),
        made(ElderOneAdvanced, 5),
    ] == scene.news()
    assert ["space s02", "space s04", "space s07"] == scene.legal()
    scene.do("space s04")
    assert ["space s03", "space s04", "space s09", "space s12", "space s13"] == scene.legal()

    scene.do("space s12")

    why = ("DMD-SPAWN-03", "DMD-COMP-04")
    stage, episode = "cthulhu_stage_1", "blasphemous_alchemy"
    assert [
        made(EnemySummoned, 11, "cultist", "s12", src=stage),
        made(StepSkipped, Skip.NO_FIGURE, "s03", src=stage, why=why),
        made(EnemyMoved, 10, "s10", src=stage),
        made(FirePlaced, "s07", src=episode),
        made(FirePlaced, "s10", src=episode),
        made(FirePlaced, "s14", src=episode),
        made(MythosReshuffled),
        made(StageRevealed, 2, src="cthulhu_stage_2"),
        made(ElderOneSummoned, 12, "cthulhu", "s03", src="cthulhu_stage_2"),
        made(EnemyMoved, 11, "s09", src="cthulhu_stage_2"),
    ] == scene.news()[:10]
    assert 0 == fire_reserve(scene.game, scene.now)


def test_the_new_stage_ends_this_very_turn() -> None:
    """Step 5 carries out the text of the Stage revealed in step 4 (END-04, AMB-84)."""
    scene = evening_to_fire(last_evening()).type_in("blank,blank,blank,blank").do("done")
    scene.do("space s04", "space s12")
    assert ["space s02", "space s07"] == scene.legal()

    scene.do("space s02")

    assert [
        made(TokenPlaced, "s02", "rlyeh", src="cthulhu_stage_2"),
        made(TurnEnded, 0),
    ] == scene.news()[:2]
    assert (1, "action") == scene.asked


def test_a_disrupted_ritual_does_not_save_the_one_who_burns() -> None:
    """A death in step 2 comes before the summoning: lost, not even the roll ends (AMB-96)."""
    scene = last_evening().inv(0, wounds=4).set(ritual_disrupted=True)
    scene.play(*turn_from(TurnStep.FIRE)).type_in("success,success,tentacle,blank").do("done")

    assert [
        made(RollTallied, 2, 0, 1),
        made(WoundsTaken, 0, 1, lost=1),
        made(InvestigatorEliminated, 0, mad=False, why=("DMD-WND-02",)),
        made(GameEnded, Outcome.LOSS, why=("DMD-LOSE-01", "DMD-DEATH-02")),
    ] == scene.news()
    assert () == scene.step.state.agenda


# --- real dice on a real table ---------------------------------------------------------------


def test_the_table_types_its_dice_and_a_spectator_sees_it_asked() -> None:
    """Only faces that a die has can be typed; everybody sees the request, nobody a frame."""
    scene = Scene(make_game("ian", "borden"))
    scene.put("cultist", "s01")
    scene.play().do("attack")
    decision = scene.step.decision
    assert decision is not None
    assert TABLE == decision.seat
    too_few = decision.check(Typed((ItemId("blank"),)))
    assert too_few is not None
    assert "1 item for 4" in too_few.sentence
    foreign = decision.check(Typed((ItemId("blank"),) * 3 + (ItemId("tentacle"),)))
    assert foreign is not None
    assert "item 4: 'tentacle' cannot come out" in foreign.sentence

    seen = view(DEATH_MAY_DIE, scene.game, scene.step.state, SPECTATOR)

    assert (TABLE, decision) == (seen.decider, seen.decision)
    scene.type_in("blank,success,blank,elder_sign").do("reroll 2").type_in("success")
    assert [made(DieRerolled, 2, ("success",))] == scene.of(DieRerolled)
    assert 1 == scene.who(0).stress


# --- several deaths in one batch -------------------------------------------------------------


def explosion(scene: Scene, n: int, *seats: int) -> Scene:
    """So many Wounds to these Investigators and to all Enemies, in one batch."""
    hits: list[Hit] = [WoundHit(Seat(seat), n) for seat in seats]
    hits.extend(EnemyHit(enemy.id, n) for enemy in scene.table.enemies)
    return scene.play(*turn_from(TurnStep.EFFECTS), Batch(tuple(hits)))


@pytest.mark.parametrize(
    ("stage", "wounds", "middle", "end"),
    [
        (4, 6, ["StageDefeated", "InvestigatorEliminated"], "win"),
        (4, 5, ["InvestigatorEliminated"], "loss"),
        (2, 6, ["StageDefeated", "InvestigatorEliminated"], "loss"),
    ],
)
def test_the_verdict_comes_after_all_deaths(
    stage: int, wounds: int, middle: list[str], end: str
) -> None:
    """Only the Final Stage wins, and no other Stage is revealed after the end (WIN-02, AMB-88)."""
    scene = Scene(make_game("borden", "ian")).inv(0, wounds=3).inv(1, alive=False)
    scene.put_elder_one("s01", stage=stage, wounds=wounds)
    explosion(scene.set(ritual_disrupted=True), 6, 0)

    assert ["WoundsTaken", "EnemyWounded", *middle, "GameEnded"] == scene.story()
    assert end == scene.now.outcome


def test_two_deaths_on_the_track_are_one_end() -> None:
    """Both are written clockwise from the active seat, the loss once (LOSE-01, AMB-58)."""
    scene = Scene(make_game("borden", "ian")).inv(0, wounds=4).inv(1, wounds=4).set(active=1)
    explosion(scene, 1, 1, 0)

    assert [1, 0] == [event.seat for event in scene.of(InvestigatorEliminated)]
    assert 1 == len(scene.of(GameEnded))
    assert "loss" == scene.now.outcome


def test_a_death_that_is_averted() -> None:
    """Full health, no elimination, and the game goes on; the second time it is over (GEN-07)."""
    scene = explosion(Scene(make_game("rasputin", "ian")).inv(0, wounds=4), 1, 0)
    assert [made(DeathAverted, 0, src="unkillable")] == scene.of(DeathAverted)
    assert ((), 0, None) == (
        tuple(scene.of(InvestigatorEliminated)), scene.who(0).wounds, scene.now.outcome,
    )  # fmt: skip

    again = Scene(scene.game)
    again.table = replace(scene.now, investigators=scene.now.investigators)
    explosion(again.inv(0, wounds=4), 1, 0)
    assert "loss" == again.now.outcome


def test_the_active_one_dies_and_another_reaches_a_threshold() -> None:
    """The Threshold is worked off in full, then comes step 3, then the next seat (DEATH-06)."""
    scene = Scene(make_game("borden", "ian")).inv(0, wounds=4).inv(1, sanity=3)
    scene.put_elder_one("s15")
    scene.set(elder=replace(scene.table.elder, position=5)).discard(*THREE_SYMBOLS)
    hits = (WoundHit(Seat(0), 1), SanityHit(Seat(1), 1))
    scene.play(*turn_from(TurnStep.INVESTIGATE_OR_FIGHT), Batch(hits))
    assert ["ThresholdReached", "InvestigatorEliminated", "InsanityActivated"] == [
        name for name in scene.story() if name not in {"WoundsTaken", "SanityLost", "StepSkipped"}
    ]
    assert (1, "level-up") == scene.asked

    scene.do("level brawling")

    assert ["SkillLevelled", "ElderOneAdvanced"] == [
        type(event).__name__ for event in scene.news()[:2]
    ]
    assert "BranchChosen" not in scene.story()
    assert (1, "action") == scene.asked
