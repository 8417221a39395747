"""The menu of the Action phase and its end (FG-ACT), items used in it (FG-ITM)."""

from dmd_core.final_girl.commands import Buy, Discard, Play, TakeReward, Use
from dmd_core.final_girl.events.actions import CardPlayed, LineChosen, Used
from dmd_core.final_girl.events.health import HealthRecovered
from dmd_core.final_girl.events.rolls import HorrorDiceRolled
from dmd_core.final_girl.events.tracks import HorrorMoved, TimeMoved
from dmd_core.final_girl.events.turns import PhaseEnding
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.lookups import usable_there
from dmd_core.final_girl.state import Phase, Reward
from dmd_core.kernel.ids import SourceId
from tests.final_girl.scenarios import Scene, make_game


def test_a_played_card_is_discarded_before_its_roll() -> None:
    """FG-ACT-01, -02, -03, -17: it cannot pay for its own conversion."""
    scene = Scene().hand("walk", "focus").play().do("play walk")
    assert (("focus",), ("walk",)) == (scene.now.hand, scene.now.discard)
    scene.type_in("1,3")
    kinds = [type(e) for e in scene.events if isinstance(e, CardPlayed | HorrorDiceRolled)]
    assert [CardPlayed, HorrorDiceRolled] == kinds
    assert [] == scene.legal("convert")


def test_a_failure_row_may_have_two_lines() -> None:
    """FG-ACT-08, FG-DEC-05: the player takes one after seeing the roll."""
    scene = Scene().hand("walk", "focus").set(horror=4).play().do("play walk").type_in("1,2")
    scene.do("done")
    assert ["line 0", "line 1"] == scene.legal()
    scene.do("line 1")
    assert [1] == [event.line for event in scene.of(LineChosen)]
    assert [-2] == [event.n for event in scene.of(TimeMoved)]


def test_a_line_may_be_chosen_that_cannot_be_done_in_full() -> None:
    """FG-AMB-61: a move part of 0 steps; the rest of the line follows in order (FG-ACT-07)."""
    scene = Scene().hand("walk", "focus").set(horror=4).play().do("play walk").type_in("1,2")
    scene.do("done", "line 0", "stop")
    assert 4 == scene.now.girl.health
    assert 4 == scene.now.time


def test_the_player_may_stop_at_any_time() -> None:
    """FG-ACT-09: with cards in hand."""
    scene = Scene().hand("walk", "focus").play().do("stop")
    assert [("FG-ACT-09",)] == [event.why for event in scene.of(PhaseEnding)]
    assert Phase.PLANNING is scene.now.phase


def test_with_an_empty_hand_and_nothing_open_the_phase_ends_by_itself() -> None:
    """FG-ACT-10: nobody is asked to stop."""
    scene = Scene().hand().play()
    assert "buy" == scene.asked
    assert [] == scene.of(PhaseEnding)


def test_a_usable_item_keeps_the_phase_open() -> None:
    """FG-AMB-30: with an empty hand the menu offers the item and to stop."""
    scene = Scene().hand().pack("cola").play()
    assert ["use cola", "stop"] == scene.legal()


def test_a_rescue_keeps_the_phase_open() -> None:
    """FG-AMB-30: victims on her exit space."""
    scene = Scene().hand().girl(space="se_exit").victims(se_exit=1).play()
    assert "action" == scene.asked
    assert scene.legal("save")


def test_a_pending_reward_that_brings_a_card_reopens_play() -> None:
    """FG-AMB-30: the reward is open; its card can be played."""
    scene = Scene(make_game("ines")).hand().set(rewards=(Reward(2),), covered=(2,)).play()
    assert ["reward 2", "stop"] == scene.legal()
    scene.do("reward 2")
    assert ["play planning"] == scene.legal("play")


def test_the_end_symbol_ends_the_phase_after_the_row() -> None:
    """FG-ACT-11, FG-SYM-06: Short Rest fails: health, horror and time come first."""
    scene = Scene().hand("short_rest", "walk").set(horror=4).girl(markers=1).play()
    scene.do("play short_rest").type_in("1,2").do("done")
    assert [1] == [event.n for event in scene.of(HealthRecovered)]
    assert [1] == [event.n for event in scene.of(HorrorMoved)]
    assert [("FG-ACT-11", "FG-SYM-06")] == [event.why for event in scene.of(PhaseEnding)]
    printed = (HealthRecovered, HorrorMoved, TimeMoved, PhaseEnding)
    resolved = [type(event) for event in scene.events if isinstance(event, printed)]
    assert list(printed) == resolved, "from left to right (FG-ACT-07)"
    assert Phase.PLANNING is scene.now.phase


def test_at_exactly_zero_cards_are_still_played() -> None:
    """FG-ACT-12: time 0 is not below 0."""
    scene = Scene().hand("walk").set(time=0).play()
    assert ["play walk"] == scene.legal("play")


def test_red_time_and_the_end_symbol_are_one_end() -> None:
    """FG-AMB-31: with 0 time Short Rest fails."""
    scene = Scene().hand("short_rest", "walk").set(horror=4, time=0).girl(markers=1).play()
    scene.do("play short_rest").type_in("1,2").do("done")
    assert 1 == len(scene.of(PhaseEnding))


def test_recovery_stops_at_the_maximum() -> None:
    """FG-EX-11, FG-HP-02: at 5 she stays at 5."""
    scene = Scene().hand("short_rest", "walk").set(horror=4).play()
    scene.do("play short_rest").type_in("5,6").do("done")
    assert 5 == scene.now.girl.health
    assert [] == scene.of(HealthRecovered)


def test_reaction_cards_are_not_played_in_the_menu() -> None:
    """FG-RCT-01: and Close Call only after a roll (FG-AMB-51)."""
    scene = Scene().hand("guard", "close_call").play()
    assert [] == scene.legal("play")
    assert ("reaction-card", "FG-RCT-01") == scene.why_not(Play(0, ActionId("guard")))
    assert ("roll-card", "FG-AMB-51") == scene.why_not(Play(0, ActionId("close_call")))


def test_cards_that_are_not_in_hand_are_refused() -> None:
    """FG-ACT-16: neither played nor discarded."""
    scene = Scene().hand("walk").play()
    for command in (Play(0, ActionId("focus")), Discard(0, ActionId("focus"))):
        assert ("not-in-hand", "FG-ACT-01", "FG-ACT-16") == scene.why_not(command)
    assert "no-such-reward" == scene.why_not(TakeReward(0, 3))[0]
    assert "wrong-decision" == scene.why_not(Buy(0, ActionId("walk")))[0]


# --- items ---------------------------------------------------------------------------------------


def test_a_single_use_item_is_discarded_to_use_it() -> None:
    """FG-ITM-08, FG-ACT-14: it is used, not played."""
    scene = Scene().hand("walk").set(time=4).pack("cola").play().do("use cola", "choose time")
    assert 7 == scene.now.time
    assert ("cola",) == scene.now.items_discard
    assert [] == scene.of(CardPlayed)
    assert ["cola"] == [event.source for event in scene.of(Used)]


def test_an_item_once_per_action_phase() -> None:
    """FG-AMB-59: a second use is refused."""
    scene = Scene().hand("walk").set(time=4).pack("hand_lamp").play().do("use hand_lamp")
    while scene.asked != "action":
        scene.do(scene.legal()[0])
    refused = scene.why_not(Use(0, SourceId("hand_lamp")))
    assert ("used-in-this-phase", "FG-AMB-59") == refused


def test_an_item_that_costs_more_time_than_is_left() -> None:
    """FG-AMB-15: a cost may not push time below 0."""
    scene = Scene().hand("walk").set(time=0).pack("hand_lamp").play()
    assert ("no-time-to-use", "FG-AMB-15") == scene.why_not(Use(0, SourceId("hand_lamp")))


def test_what_is_not_used_in_the_menu_is_refused_by_its_reason() -> None:
    """FG-ITM-04, FG-AMB-58: in the backpack, used elsewhere, not hers at all."""
    scene = Scene().hand("walk").hold("tin_lid").pack("axe").play()
    assert "in-backpack" == scene.why_not(Use(0, SourceId("axe")))[0]
    assert "nothing-to-use" == scene.why_not(Use(0, SourceId("tin_lid")))[0]
    assert "not-hers" == scene.why_not(Use(0, SourceId("cola")))[0]


def test_what_can_be_used_where_it_lies() -> None:
    """FG-EX-24, FG-ITM-04, -05: bandages and spray in hand, tablets and dice; not the axe."""
    scene = Scene().hold("bandages", "spray").pack("tablets", "odd_dice", "axe")
    usable = {item.card for item in scene.table.carried if usable_there(scene.game, item)}
    assert {"bandages", "spray", "tablets", "odd_dice"} == usable


def test_bandages_heal_one_more_with_an_action_card() -> None:
    """An item raises what an action card gives, by 1, once per card, while it is held."""
    scene = Scene().hand("short_rest", "walk").set(horror=4).girl(markers=0).hold("bandages")
    scene.killer(markers=5).play().do("play short_rest").type_in("5,6,1").do("done")
    assert [3] == [event.n for event in scene.of(HealthRecovered)]


def test_bandages_do_not_help_tablets() -> None:
    """No action card, nothing more."""
    scene = Scene().hand("walk").girl(markers=0).hold("bandages").pack("tablets").play()
    scene.do("use tablets", "choose health")
    assert [2] == [event.n for event in scene.of(HealthRecovered)]


def test_a_charm_rolls_and_gives_something_for_each_success() -> None:
    """FG-ACT-14, FG-ROL-12: a Horror Roll of an item: two successes, two choices."""
    scene = Scene().hand("walk").set(horror=4, time=3).pack("charm").play().do("use charm")
    scene.type_in("5,6").do("done")
    scene.do("choose time", "choose time")
    assert 7 == scene.now.time


def test_an_ultimate_ability_is_used_like_an_item() -> None:
    """Ines goes to an enemy at most 2 spaces away, once per Action phase (FG-SAV-10)."""
    scene = Scene(make_game("ines")).hand("walk").set(ultimate=True)
    scene.girl(space="dock").killer(space="lake").play()
    assert ["use ines"] == scene.legal("use")
    scene.do("use ines")
    assert "lake" == scene.now.girl.space
    assert ("used-in-this-phase", "FG-AMB-59") == scene.why_not(Use(0, SourceId("ines")))
