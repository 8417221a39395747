"""Worked examples of the rulebook: Stages of the Elder One, win and loss, broken rules."""

import attrs
import pytest

from dmd_core.death_may_die.chapters.hits import Batch, EnemyHit, SanityHit, WoundHit
from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.events.elder_one import StageDefeated, StageRevealed
from dmd_core.death_may_die.events.enemies import EnemyWounded
from dmd_core.death_may_die.events.harm import InvestigatorEliminated, WoundsTaken
from dmd_core.death_may_die.events.turns import GameEnded
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.lookups import attack_dice
from dmd_core.death_may_die.state import Outcome, Table
from dmd_core.kernel.ids import Seat
from tests.death_may_die.scenarios import Scene, in_order, made, make_game, turn_from

PHASE_2 = turn_from(TurnStep.MYTHOS)


def with_dice() -> Content:
    """An Elder One with 1+1 dice on Stage 2 and 2+2 on Stage 3: 3 and 3 together."""
    content = load_content()
    elder = content.elder_ones[0]
    dice = {2: (1, 1), 3: (2, 2)}
    stages = tuple(
        attrs.evolve(stage, standard=dice[stage.stage][0], bonus=dice[stage.stage][1])
        if stage.stage in dice
        else stage
        for stage in elder.stages
    )
    return attrs.evolve(content, elder_ones=(attrs.evolve(elder, stages=stages),))


def nine_of_twelve(*, disrupted: bool = True) -> Scene:
    """The Elder One in Stage 2 with 9 of 12 Wounds beside Borden; Ian on a R'lyeh Space."""
    scene = Scene(make_game("borden", "ian", content=with_dice())).level(0, savage=1)
    scene.put_elder_one("s01", stage=2, wounds=9)
    scene.put("cultist", "s01")
    scene.inv(1, space="s03").tokens("rlyeh", "s03")
    return scene.set(ritual_disrupted=disrupted)


def attack(scene: Scene, faces: str) -> Scene:
    """Borden attacks the Elder One with these faces."""
    return scene.play().do("attack", "target 1").type_in(faces).do("done")


def example_10() -> Scene:
    """5 Wounds on 3 left: the Stage falls, 2 are lost, the next begins with none."""
    content = with_dice()
    core = content.core
    double = tuple(
        attrs.evolve(face, successes=2) if face.id == "success_tentacle" else face
        for face in core.standard_die.faces
    )
    die = attrs.evolve(core.standard_die, faces=double)
    content = attrs.evolve(content, core=attrs.evolve(core, standard_die=die))
    scene = Scene(make_game("borden", "ian", content=content))
    scene.put_elder_one("s01", stage=2, wounds=9)
    scene.put("cultist", "s01")
    scene.inv(1, space="s03").tokens("rlyeh", "s03").set(ritual_disrupted=True)
    return attack(scene, "success_tentacle,success_tentacle,success")


def assert_example_10(scene: Scene) -> None:
    """The Wounds of the example."""
    assert [made(EnemyWounded, 1, 5)] == scene.of(EnemyWounded)
    assert [made(StageDefeated, 2, 2)] == scene.of(StageDefeated)
    elder = scene.figure(1)
    assert elder is not None
    assert 0 == elder.wounds


def test_ex_10_excess_wounds_are_lost() -> None:
    """14 Wounds on a health of 12: the new Stage has none of them (ELDER-06 to -08, -10)."""
    scene = example_10()

    assert_example_10(scene)
    assert [3] == [event.stage for event in scene.of(StageRevealed)]
    elder = scene.figure(1)
    assert elder is not None
    assert "s08" == elder.space
    assert [1] == [event.seat for event in scene.of(WoundsTaken)]
    assert in_order(
        scene.story(), ["StageDefeated", "StageRevealed", "EnemyMoved", "WoundsTaken", "RollEnded"]
    )


def test_ex_10_dice_add_up_over_the_stages() -> None:
    """From Stage 3 on it attacks with the dice of all revealed Stages (ELDER-02, -04)."""
    scene = example_10()
    elder = scene.figure(1)
    assert elder is not None

    assert (3, 3) == attack_dice(scene.game, scene.now, elder)


def test_ex_10a_before_the_ritual_is_disrupted_it_is_no_target() -> None:
    """The Cultist is the only legal target (ATK-09, RIT-02)."""
    scene = nine_of_twelve(disrupted=False).play().do("attack")

    assert (2,) == scene.now.rolls[0].targets


def test_ex_10b_exactly_three_defeat_it_too() -> None:
    """12 Wounds of 12 defeat the Stage with nothing left over (ELDER-06)."""
    scene = attack(nine_of_twelve(), "success,success,success")

    assert [made(StageDefeated, 2, 0)] == scene.of(StageDefeated)


def test_a_broken_rule_is_caught_by_its_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """With excess Wounds carried over, example 10 fails: the example guards ELDER-08."""
    kept = HANDLERS.reducers[StageDefeated]

    def carry_over(table: Table, event: StageDefeated) -> Table:
        after: Table = kept(table, event)
        enemies = tuple(
            attrs.evolve(enemy, wounds=event.dropped) if enemy.id == after.elder.figure else enemy
            for enemy in after.enemies
        )
        return attrs.evolve(after, enemies=enemies)

    monkeypatch.setitem(HANDLERS.reducers, StageDefeated, carry_over)
    scene = example_10()

    with pytest.raises(AssertionError):
        assert_example_10(scene)


# --- EX-11 win and loss at the same time (WIN-02) --------------------------------------------


def last_stand(wounds: int) -> Scene:
    """The last living Investigator beside the Elder One in its Final Stage."""
    scene = Scene(make_game("borden", "ian")).inv(0, wounds=3).inv(1, alive=False)
    scene.put_elder_one("s01", stage=4, wounds=wounds)
    return scene.set(ritual_disrupted=True)


@pytest.mark.parametrize(("wounds", "outcome"), [(6, Outcome.WIN), (5, Outcome.LOSS)])
def test_ex_11a_an_explosion_kills_both(wounds: int, outcome: Outcome) -> None:
    """6 Wounds to all figures: with 6 left a win, with 7 left a loss (WIN-02, LOSE-02, AMB-88)."""
    hits = (
        WoundHit(Seat(0), 6),
        EnemyHit(last_stand(wounds).table.enemies[0].id, 6),
    )
    scene = last_stand(wounds).play(*PHASE_2, Batch(hits))

    assert scene.now.outcome is outcome
    assert 1 == len(scene.of(GameEnded))
    assert 1 == len(scene.of(InvestigatorEliminated))
    assert "GameEnded" == scene.story()[-1]


def test_ex_11b_the_win_of_step_1_beats_the_madness_of_step_3() -> None:
    """The Final Stage falls in step 1; the Tentacles are never applied (WIN-01, RES-03)."""
    scene = last_stand(11).inv(0, sanity=19)
    scene.play().do("attack").type_in("success_tentacle,success_tentacle,blank").do("done")
    scene.do("answer no")

    assert scene.now.outcome is Outcome.WIN
    assert [] == scene.of(InvestigatorEliminated)
    assert ("DMD-WIN-01", "DMD-WIN-02") == scene.of(GameEnded)[0].why


# --- what a batch sets off, in its order (ELDER-07, SAN-05, AMB-119) -------------------------


def test_the_next_stage_comes_before_the_thresholds_of_the_same_batch() -> None:
    """One text defeats a Stage and brings a Threshold: reveal and its effects first."""
    scene = Scene(make_game("borden", "ian")).inv(0, sanity=3)
    elder = scene.put_elder_one("s01", stage=2, wounds=11)
    hits = (SanityHit(Seat(0), 1), EnemyHit(elder, 1))
    scene.set(ritual_disrupted=True).play(*PHASE_2, Batch(hits))

    assert [
        "SanityLost",
        "ThresholdReached",
        "EnemyWounded",
        "StageDefeated",
        "StageRevealed",
        "EnemyMoved",
        "InsanityActivated",
    ] == [name for name in scene.story() if name != "StepSkipped"]
