"""Worked examples of the rulebook: Thresholds, death."""

from dmd_core.death_may_die.chapters.elder_one import Revealing
from dmd_core.death_may_die.chapters.turn import TurnStep
from dmd_core.death_may_die.events.elder_one import ElderOneAdvanced
from dmd_core.death_may_die.events.harm import InvestigatorEliminated, WoundsTaken
from dmd_core.death_may_die.events.sanity import SanityLost, ThresholdReached
from dmd_core.death_may_die.words.harm import LoseSanity
from dmd_core.death_may_die.words.selectors import EACH
from dmd_core.kernel.node import replace
from tests.death_may_die.rules.contents import with_card, with_tracks
from tests.death_may_die.scenarios import THREE_SYMBOLS, Scene, in_order, made, make_game, turn_from

PHASE_3 = turn_from(TurnStep.INVESTIGATE_OR_FIGHT)

# --- EX-15 the Threshold stop (SAN-03, -05, -08, -10, -11) -----------------------------------


def test_ex_15_a_loss_stops_at_the_threshold() -> None:
    """From 3 a loss of 3 stops at 5 with a bonus die; the next loss of 2 goes to 7."""
    content = with_tracks(thresholds=(5, 9, 13, 16), bonus_thresholds=(5, 9, 13, 16))
    scene = Scene(make_game("sister_beth", "ian", content=content)).inv(0, sanity=3)
    scene.play().do("episode extinguish_fire").type_in("tentacle,tentacle,success_tentacle")
    scene.do("done", "convert 0", "level toughness")

    assert [made(SanityLost, 0, 2, 1)] == scene.of(SanityLost)
    assert [made(ThresholdReached, 0, 5)] == scene.of(ThresholdReached)
    assert (5, 1) == (scene.who(0).sanity, scene.who(0).bonus_dice)
    assert in_order(
        scene.story(),
        ["ThresholdReached", "InsanityActivated", "SkillLevelled", "BonusDieGained"],
    )

    scene.do("episode extinguish_fire")
    assert 1 == scene.now.rolls[0].bonus
    scene.type_in("tentacle,tentacle,blank,blank").do("done", "convert 0")
    assert 7 == scene.who(0).sanity
    assert 1 == len(scene.of(ThresholdReached))


# --- EX-18, EX-19 death (DEATH) --------------------------------------------------------------


def two_attackers(position: int) -> Scene:
    """Three Investigators, the Elder One far away, the active one dying among two Enemies."""
    scene = Scene(make_game("borden", "ian", "elizabeth")).inv(0, wounds=4, fire=2, space="s11")
    scene.put_elder_one("s15")
    scene.put("cultist", "s11")
    scene.put("byakhee", "s11")
    scene.set(elder=replace(scene.table.elder, position=position))
    return scene.hold(0, "desk", "left").discard(*THREE_SYMBOLS)


def test_ex_18_death_of_the_active_investigator() -> None:
    """The second Enemy does not attack; only step 3 is left of the turn (DEATH-04, -06 to -08)."""
    scene = two_attackers(6).play(*PHASE_3)
    scene.do("attacker 2").type_in("success,blank")
    scene.do("done")

    assert 0 == scene.of(InvestigatorEliminated)[0].seat
    assert (False, (), 0) == (scene.who(0).alive, scene.who(0).cards, scene.who(0).fire)
    assert "desk" in scene.now.discovery.discard
    assert [7] == [e.position for e in scene.of(ElderOneAdvanced)]
    assert () == scene.now.mythos.discard
    story = scene.story()
    assert 1 == story.count("EnemyAttackDeclared")
    assert 1 == story.count("RollStarted")  # its Fire is discarded, not rolled for
    assert "ElderOneSummoned" not in story
    assert in_order(story, ["InvestigatorEliminated", "ElderOneAdvanced", "TurnEnded"])
    assert 1 == scene.now.active
    assert ("s11", "rlyeh") in scene.now.tokens


def test_ex_18_the_token_reaches_the_end() -> None:
    """From space 7 the advance after the death loses the game (LOSE-03)."""
    scene = two_attackers(7).play(*PHASE_3)
    scene.do("attacker 2").type_in("success,blank")
    scene.do("done")

    assert "loss" == scene.now.outcome
    assert 8 == scene.now.elder.position
    assert "GameEnded" == scene.story()[-1]


def test_ex_19_death_before_the_summoning() -> None:
    """Any death with the figure on the track loses at once (DEATH-02, LOSE-01)."""
    scene = Scene(make_game("borden", "ian")).inv(0, wounds=4)
    scene.put("cultist", "s01")
    scene.play(*PHASE_3).type_in("success,blank").do("done")

    assert "loss" == scene.now.outcome
    assert ["InvestigatorEliminated", "GameEnded"] == scene.story()[-2:]


# --- EX-22 Wound and Sanity in one batch (SAN-06, -07, DEATH-03, -04) ------------------------


def one_wound_one_sanity(*, on_board: bool) -> Scene:
    """Seat 1 is near skull and Threshold, seat 2 near a Threshold; a Stage text hits all."""
    content = with_card(LoseSanity(1, EACH))
    scene = Scene(make_game("borden", "ian", "elizabeth", content=content))
    scene.inv(1, wounds=4, sanity=3).inv(2, sanity=3)
    for seat in range(3):
        scene.inv(seat, space="s03")
    scene.tokens("rlyeh", "s03")
    if on_board:
        scene.put_elder_one("s15", stage=2, wounds=11)
    return scene.set(ritual_disrupted=on_board)


def test_ex_22_the_dead_drop_out_of_the_queue() -> None:
    """All markers move; the one killed has no Insanity any more, the other has (CHK-08)."""
    scene = one_wound_one_sanity(on_board=True)
    scene.play(*turn_from(TurnStep.MYTHOS), Revealing(3))

    assert [0, 1, 2] == [event.seat for event in scene.of(WoundsTaken)]
    assert [1, 2] == [event.seat for event in scene.of(ThresholdReached)]
    assert [1] == [event.seat for event in scene.of(InvestigatorEliminated)]
    assert (2, "level-up") == scene.asked
    assert 1 == scene.story().count("InsanityActivated")


def test_ex_22a_with_the_figure_on_the_track_the_game_is_lost() -> None:
    """The loss comes at that checkpoint, before any Insanity (LOSE-01)."""
    scene = one_wound_one_sanity(on_board=False)
    scene.play(*turn_from(TurnStep.MYTHOS), Revealing(3))

    assert "loss" == scene.now.outcome
    assert "InsanityActivated" not in scene.story()


def test_ex_22b_a_companion_saves_its_owner() -> None:
    """The Wound goes to the Companion: both Thresholds are worked off, seat 1 first (CMP-01)."""
    scene = one_wound_one_sanity(on_board=True).hold(1, "assistant_janitor", "right")
    scene.play(*turn_from(TurnStep.MYTHOS), Revealing(3))
    assert (1, "assign-wounds") == scene.asked

    scene.do("assign 1")

    assert [] == scene.of(InvestigatorEliminated)
    assert (1, "level-up") == scene.asked
    scene.do("level brawling")
    assert (2, "level-up") == scene.asked
