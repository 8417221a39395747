"""The Horror Roll and its window (FG-ROL)."""

from dmd_core.final_girl.chapters.roll import dice_of
from dmd_core.final_girl.commands import Convert, Discard, Reroll
from dmd_core.final_girl.events.actions import CardPlayed, Used
from dmd_core.final_girl.events.health import HealthRecovered
from dmd_core.final_girl.events.rolls import (
    DiceRerolled,
    DieConverted,
    HorrorDiceRolled,
    RollEnded,
)
from dmd_core.final_girl.events.tracks import TimeMoved
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.state import Phase, Row
from dmd_core.kernel.ids import SourceId
from tests.final_girl.scenarios import Scene, make_game

WALK = SourceId("walk")


def resting(*others: str) -> Scene:
    """Horror 3, Short Rest is played, these other cards are in hand; she has 3 health of 6."""
    scene = Scene(make_game("ines")).hand("short_rest", *others).set(horror=3, time=4)
    return scene.girl(markers=2).play().do("play short_rest")


def test_the_end_of_a_roll_rests_on_the_rule_of_its_row() -> None:
    """FG-ROL-07 without a success, FG-ACT-05 with more than two; one or two need none."""
    ends = [resting().type_in(faces) for faces in ("1 1", "5 1", "5 5")]
    many = Scene(make_game("ines")).hand("short_rest").set(horror=0, time=4).girl(markers=2)
    ends.append(many.play().do("play short_rest").type_in("5 5 5"))

    assert [("FG-ROL-07",), (), (), ("FG-ACT-05",)] == [
        event.why for scene in ends for event in scene.of(RollEnded)
    ]


# --- how many dice -------------------------------------------------------------------------------


def test_dice_come_from_the_horror_marker() -> None:
    """FG-EX-04, FG-ROL-01: horror 4 on the normal board is 2 dice."""
    scene = Scene()
    numbers = [dice_of(scene.game, scene.set(horror=n).table, WALK) for n in range(8)]
    assert [3, 3, 2, 2, 2, 2, 2, 1] == numbers


def test_extreme_horror_has_fewer_dice() -> None:
    """FG-HOR-02, -06: the harsher track; never more dice with more horror."""
    scene = Scene(make_game(board="extreme"))
    numbers = [dice_of(scene.game, scene.set(horror=n).table, WALK) for n in range(8)]
    assert [3, 2, 2, 2, 2, 1, 1, 1] == numbers


def test_adrenaline_adds_a_die_for_each_side_on_its_token() -> None:
    """FG-EX-40, FG-FHT-10: horror 4: 3 dice with one side on its token, 4 with both."""
    scene = Scene().set(horror=4).girl(markers=0).killer(markers=6)
    assert 3 == dice_of(scene.game, scene.table, WALK)
    scene.killer(markers=0)
    assert 4 == dice_of(scene.game, scene.table, WALK)


def test_stored_dice_are_used_up_by_the_next_roll() -> None:
    """FG-AMB-49: 2 dice by horror, 3 stored; afterwards none is stored."""
    scene = Scene().hand("walk", "focus").set(horror=4, bonus_dice_next_roll=3).play()
    scene.do("play walk").type_in("1,1,1,1,1")
    assert 5 == len(scene.of(HorrorDiceRolled)[0].drawn)
    assert 0 == scene.now.bonus_dice_next_roll


def test_at_least_one_die_is_rolled() -> None:
    """FG-ROL-09: whatever is taken away."""
    scene = Scene().set(horror=7, bonus_dice_next_roll=-3)
    assert 1 == dice_of(scene.game, scene.table, WALK)


def test_a_sword_gives_a_die_to_weak_attacks() -> None:
    """FG-ROL-08: an item that is held; not in the backpack, not for other cards."""
    game = make_game("ines", bonus_item=True)
    scene = Scene(game).set(horror=4).hold("old_sword")
    assert 3 == dice_of(game, scene.table, SourceId("weak_attack"))
    assert 2 == dice_of(game, scene.table, WALK)
    scene = Scene(game).set(horror=4).pack("old_sword")
    assert 2 == dice_of(game, scene.table, SourceId("weak_attack"))


def test_more_than_six_dice_are_all_kept() -> None:
    """FG-ROL-10: 2 dice and 6 stored ones are 8 results."""
    scene = Scene().hand("walk", "focus").set(horror=4, bonus_dice_next_roll=6).play()
    scene.do("play walk").type_in("1,1,1,1,1,1,5,5")
    assert 8 == len(scene.of(HorrorDiceRolled)[0].drawn)


# --- successes -----------------------------------------------------------------------------------


def test_a_conversion_costs_two_cards() -> None:
    """FG-EX-05: [5,4] and two cards: the 4 becomes a success, +2 health, no time is lost."""
    scene = resting("walk", "focus").type_in("5,4")
    scene.do("convert 1 focus walk")
    assert [("focus", "walk")] == [event.cards for event in scene.of(DieConverted)]
    assert (2, Row.DOUBLE) == (scene.of(RollEnded)[0].successes, scene.of(RollEnded)[0].row)
    assert [2] == [event.n for event in scene.of(HealthRecovered)]
    assert 4 == scene.now.time or Phase.PLANNING is not scene.now.phase
    assert {"focus", "walk", "short_rest"} <= {*scene.now.discard}


def test_the_same_roll_accepted() -> None:
    """FG-EX-06: one success: +1 health, time -1."""
    scene = resting("walk", "focus").type_in("5,4").do("done")
    assert [1] == [event.n for event in scene.of(HealthRecovered)]
    assert 3 == scene.now.time


def test_conversion_needs_two_cards_in_hand() -> None:
    """FG-ROL-05, FG-ACT-17: with one card left it is not offered, nor with the card itself."""
    scene = resting("walk").type_in("5,4")
    refused = scene.why_not(Convert(0, 1, ActionId("walk"), ActionId("walk")))
    assert "two-cards-to-convert" == refused[0]
    refused = scene.why_not(Convert(0, 1, ActionId("walk"), ActionId("short_rest")))
    assert "not-in-hand" == refused[0]


def test_each_die_is_converted_for_itself() -> None:
    """FG-ROL-06: two conversions cost four cards."""
    scene = resting("walk", "walk", "focus", "focus", "guard").type_in("3,4")
    scene.do("convert 0 walk walk", "convert 1 focus focus")
    assert 2 == len(scene.of(DieConverted))
    scene.do("done")
    assert Row.DOUBLE is scene.of(RollEnded)[0].row


def test_only_partial_successes_are_converted() -> None:
    """FG-ROL-03, -04: a 2 is nothing, a 5 is a success already."""
    scene = resting("walk", "focus").type_in("5,2")
    for die in (0, 1):
        refused = scene.why_not(Convert(0, die, ActionId("focus"), ActionId("walk")))
        assert ("no-partial-success", "FG-ROL-03", "FG-ROL-05") == refused
    assert "no-such-die" == scene.why_not(Convert(0, 2, ActionId("focus"), ActionId("walk")))[0]


def test_without_a_success_the_roll_fails() -> None:
    """FG-ROL-07: the failure row."""
    scene = resting("walk").type_in("1,2").do("done")
    assert Row.FAIL is scene.of(RollEnded)[0].row


def test_three_successes_are_the_double_row() -> None:
    """FG-ACT-05: more than two count as two."""
    scene = Scene().hand("focus", "walk").set(horror=0).play().do("play focus").type_in("5,6,6")
    scene.do("done")
    assert (3, Row.DOUBLE) == (scene.of(RollEnded)[0].successes, scene.of(RollEnded)[0].row)


def test_partials_are_successes_by_an_effect() -> None:
    """FG-AMB-50: without discards; a 3 can then not be converted again."""
    scene = Scene().hand("walk", "focus", "guard").set(horror=4, partials_next_roll=True).play()
    scene.do("play walk").type_in("3,4")
    assert (
        "no-partial-success"
        == scene.why_not(Convert(0, 0, ActionId("focus"), ActionId("guard")))[0]
    )
    scene.do("done")
    assert Row.DOUBLE is scene.of(RollEnded)[0].row
    assert not scene.now.partials_next_roll


# --- rerolls -------------------------------------------------------------------------------------


def test_close_call_throws_one_die_again_for_nothing() -> None:
    """FG-AMB-51, FG-ROL-11: it is played, has no roll, and goes to the discard pile."""
    scene = resting("close_call", "walk").type_in("5,1")
    scene.do("reroll close_call 1").type_in("6")
    assert ["short_rest", "close_call"] == [event.card for event in scene.of(CardPlayed)]
    assert [("6",)] == [event.drawn for event in scene.of(DiceRerolled)]
    scene.do("done")
    assert Row.DOUBLE is scene.of(RollEnded)[0].row
    assert [] == scene.of(TimeMoved)


def test_close_call_throws_all_dice_again_for_two_time() -> None:
    """FG-AMB-51: both dice, 2 time."""
    scene = resting("close_call", "walk").type_in("1,1")
    scene.do("reroll close_call 0,1").type_in("6,6").do("done")
    assert [-2] == [event.n for event in scene.of(TimeMoved)]
    assert 2 == scene.now.time


def test_a_lone_die_is_thrown_again_for_nothing() -> None:
    """FG-AMB-51: with one die, one die and all dice are the same; the cheaper text is taken."""
    scene = Scene().hand("walk", "close_call", "focus").set(time=4, horror=7).play()
    scene.do("play walk").type_in("1")
    assert ["reroll close_call 0"] == scene.legal("reroll")
    scene.do("reroll close_call 0")
    assert 4 == scene.now.time


def test_close_call_may_bring_time_to_red() -> None:
    """FG-AMB-51, FG-TIM-02: its loss of time is no cost; afterwards it cannot be played."""
    scene = Scene().hand("walk", "focus", "close_call", "close_call").set(time=1, horror=4)
    scene.play().do("play walk").type_in("1,1").do("reroll close_call 0,1").type_in("1,3")
    assert -1 == scene.now.time
    assert scene.now.ending
    assert [] == scene.legal("reroll")
    assert [] == scene.legal("discard")
    assert "time-on-red" == scene.why_not(Discard(0, ActionId("focus")))[0]
    assert ["convert 1 close_call focus"] == scene.legal("convert")


def test_a_rerolled_die_loses_its_conversion() -> None:
    """FG-AMB-13: and the two cards are gone."""
    scene = resting("close_call", "walk", "focus").type_in("3,5")
    scene.do("convert 0 focus walk", "reroll close_call 0").type_in("1")
    assert Row.SINGLE is scene.of(RollEnded)[0].row


def test_odd_dice_throw_any_dice_again() -> None:
    """FG-ROL-11, FG-ITM-08: a single-use item in the window of any roll; it is discarded."""
    scene = Scene().hand("walk", "focus").set(horror=0).pack("odd_dice").play()
    scene.do("play walk").type_in("1,1,5")
    assert 7 == len(scene.legal("reroll"))
    scene.do("reroll odd_dice 0,1").type_in("6,2")
    assert ["odd_dice"] == [event.source for event in scene.of(Used)]
    assert () == scene.now.carried
    assert ("odd_dice",) == scene.now.items_discard


def test_a_text_that_rerolls_nothing_is_refused() -> None:
    """FG-ROL-11: with no such card in hand, or with dice that are not there."""
    scene = resting("walk", "guard").type_in("1,1")
    assert "no-such-reroll" == scene.why_not(Reroll(0, SourceId("close_call"), (0,)))[0]
    assert "no-such-die" == scene.why_not(Reroll(0, SourceId("close_call"), (4,)))[0]


def test_nothing_to_change_is_not_asked_about() -> None:
    """FG-DEC-04: the last card of the hand, no partial success: the row follows at once."""
    scene = Scene().hand("walk").set(horror=4, time=6).play().do("play walk").type_in("5,2")
    assert "move" == scene.asked
    assert Row.SINGLE is scene.of(RollEnded)[0].row
