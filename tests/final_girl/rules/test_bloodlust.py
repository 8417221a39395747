"""Bloodlust and dark powers (FG-BLD, FG-DP, FG-AMB-42 to -44, -74 to -80)."""

import pytest

from dmd_core.final_girl.events.health import HealthRecovered
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    BloodlustAtTop,
    BloodlustRose,
    DarkPowerRevealed,
    MinorPlaced,
    TerrorDropped,
)
from dmd_core.final_girl.events.tracks import HorrorMoved
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.events.victims import VictimKilled
from dmd_core.final_girl.ids import SpaceId, TokenId
from dmd_core.final_girl.lookups import attack_value, move_value
from dmd_core.final_girl.state import Colour, Minor, Pile
from dmd_core.final_girl.words.decks import AddPower
from dmd_core.final_girl.words.symbols import Bloodlust, Horror
from dmd_core.kernel.ids import ItemId, SourceId
from dmd_core.kernel.node import replace
from tests.final_girl.enemies import act, acts, film, killing, power, terror
from tests.final_girl.scenarios import Scene, make_game
from tests.tabletop.scenes import names


def _with_minor(scene: Scene, *cards: str) -> Scene:
    minors = tuple(Minor(ItemId(card), 2) for card in cards)
    return scene.set(minors=minors, in_play=tuple(map(SourceId, cards)))


# --- steps ---------------------------------------------------------------------------------------


def test_each_step_is_the_marker_and_then_its_whole_row() -> None:
    """FG-AMB-43, FG-BLD-01, -02, -06: the row's effect comes before the next step."""
    scene = act(killing(film(Bloodlust(3))).set(bloodlust=1))

    steps = ["BloodlustRose", "HorrorMoved", "BloodlustRose", "BloodlustRose", "HorrorMoved"]
    assert steps == [type(event).__name__ for event in scene.events][:5]
    assert (4, 6) == (scene.now.bloodlust, scene.now.horror)


@pytest.mark.parametrize(
    ("row", "attack", "move"),
    [(0, 2, 1), (3, 2, 1), (4, 3, 1), (5, 3, 2), (8, 4, 2), (10, 5, 3)],
)
def test_values_are_those_of_the_row(row: int, attack: int, move: int) -> None:
    """FG-BLD-03: attack and movement of the marker's row."""
    scene = killing().set(bloodlust=row)
    assert (attack, move) == (
        attack_value(scene.game, scene.table),
        move_value(scene.game, scene.table),
    )


def test_at_the_top_each_step_is_one_final_effect() -> None:
    """FG-BLD-05, FG-AMB-43: twice: the killer heals 1 and the next terror card is discarded."""
    scene = killing(film(Bloodlust(2))).set(bloodlust=10).killer(markers=5)
    scene = act(scene).type_in("after_you", "frenzy")

    assert 2 == len(scene.of(BloodlustAtTop))
    assert [] == scene.of(BloodlustRose)
    assert [1, 1] == [event.n for event in scene.of(HealthRecovered)]
    assert [("after_you",), ("frenzy",)] == [event.drawn for event in scene.of(TerrorDropped)]
    assert 10 == scene.now.bloodlust
    assert 8 == len(scene.now.terror)


def test_a_card_discarded_from_the_deck_has_no_effect() -> None:
    """FG-CRD-03: the minor dark power among them does not come into play."""
    scene = act(killing(film(Bloodlust(1))).set(bloodlust=10)).type_in("heavy_hand")
    assert [] == scene.of(MinorPlaced)
    assert ("heavy_hand",) == scene.now.terror_discard


def test_bloodlust_comes_before_what_is_pending() -> None:
    """FG-BLD-06, FG-HOR-04: horror past the red end, then the next symbol of the row."""
    scene = act(killing(film(Horror(3))).set(horror=6, bloodlust=4))
    assert ["HorrorMoved", "BloodlustRose"] == [type(event).__name__ for event in scene.events][:2]

    scene.type_in("wide_swing")
    assert ["DarkPowerRevealed", "BloodlustRose"] == names(scene.news())[:2]
    assert (7, 6) == (scene.now.horror, scene.now.bloodlust)


# --- the dark power ------------------------------------------------------------------------------


def test_the_dark_power_is_revealed_on_its_row() -> None:
    """FG-DP-01: on entering row 5, once; any of the three."""
    scene = act(killing(film(Bloodlust(2))).set(bloodlust=4))
    assert ("chance", 3) == (scene.asked, len(scene.table.dark_powers))

    scene.type_in("follow_through")
    assert ("follow_through",) == scene.now.powers
    assert (6, False) == (scene.now.bloodlust, scene.now.power_hidden)
    assert 2 == len(scene.now.dark_powers)


def test_the_epic_power_is_revealed_instead_of_a_random_one() -> None:
    """FG-AMB-76, FG-DP-07: it is known, so nothing is drawn."""
    game = make_game(epic=True)
    scene = killing(game, courts=1).killer(space="courts").girl(space="dock").set(bloodlust=4)
    scene = act(scene)

    assert [("endless_rage",)] == [event.drawn for event in scene.of(DarkPowerRevealed)]
    assert 3 == len(scene.now.dark_powers)


def test_one_more_power_is_drawn_from_those_set_aside() -> None:
    """FG-AMB-75: while the first is hidden, one of the three is it, and two are set aside."""
    scene = killing(film(AddPower(), AddPower(), AddPower()))
    scene = act(scene).type_in("wide_swing", "fresh_breath")

    assert ("wide_swing", "fresh_breath") == scene.now.powers
    assert scene.now.power_hidden
    assert [("FG-AMB-75",)] == [event.why for event in scene.of(StepSkipped)]


def test_a_revealed_power_is_not_revealed_again() -> None:
    """FG-DP-01: already revealed, nothing happens."""
    scene = power(killing(film(Bloodlust(1))).set(bloodlust=4), "wide_swing")
    scene = act(scene).type_in("after_you")
    assert [] == scene.of(DarkPowerRevealed)
    assert 2 == len(scene.now.dark_powers)


# --- what powers do ------------------------------------------------------------------------------


def test_an_attack_hits_every_victim_and_then_her() -> None:
    """FG-AMB-77: victims first, then one attack on her with its own window."""
    game = film(acts("C", "a"))
    scene = killing(game, courts=3).killer(space="courts").girl(space="courts").hand("guard")
    scene = act(power(scene, "wide_swing"))

    assert 3 == len(scene.of(VictimKilled))
    assert "react" == scene.asked
    assert [2] == [event.damage for event in scene.of(AttackBegan)]


def test_an_extra_attack_after_one_on_her() -> None:
    """FG-AMB-78: once per action, and an extra attack causes no other."""
    game = film(acts("G", "aa"))
    scene = killing(game).killer(space="courts").girl(space="courts").hand("guard", "guard")
    scene = act(power(scene, "follow_through")).do("play guard").type_in("5,6").do("done")

    assert 3 == len(scene.of(AttackBegan))


def test_no_extra_attack_without_one_on_her() -> None:
    """FG-AMB-78: only a victim was attacked."""
    scene = killing(film(acts("C", "a")), courts=2).killer(space="courts").girl(space="courts")
    scene = act(power(scene, "follow_through"))
    assert [] == scene.of(AttackBegan)


def test_the_killer_heals_for_each_victim_it_kills() -> None:
    """FG-AMB-42, -80: after bloodlust; only for deaths by its attack icons."""
    scene = killing(film(acts("V", "a")), courts=1).killer(space="courts", markers=4)
    scene = act(power(scene.girl(space="dock").set(bloodlust=3), "fresh_breath"))

    assert [1] == [event.n for event in scene.of(HealthRecovered)]
    order = [type(event).__name__ for event in scene.events]
    assert ["VictimKilled", "BloodlustRose", "HorrorMoved", "HealthRecovered"] == order[1:5]


def test_the_epic_power_raises_bloodlust_once_more() -> None:
    """FG-AMB-42, -43: the extra step comes right after the ordinary one."""
    scene = killing(make_game(epic=True), courts=1).killer(space="courts").girl(space="dock")
    scene = act(power(scene, "endless_rage"))
    assert 2 == scene.now.bloodlust


# --- minor dark powers ---------------------------------------------------------------------------


def test_a_minor_dark_power_is_placed_with_its_health() -> None:
    """FG-DP-02, -03, -05: it stays, and acts from now on."""
    scene = terror(killing(), "heavy_hand")

    assert (Minor(ItemId("heavy_hand"), 2),) == scene.now.minors
    assert ("heavy_hand",) == scene.now.in_play
    assert () == scene.now.terror_discard
    assert 3 == attack_value(scene.game, scene.now)


def test_bonuses_of_minors_add_up_and_go_with_them() -> None:
    """FG-AMB-79: +1 attack, +1 movement, as long as they are in play."""
    scene = _with_minor(killing(), "heavy_hand", "long_legs")
    assert (3, 2) == (
        attack_value(scene.game, scene.table),
        move_value(scene.game, scene.table),
    )


# --- terror cards --------------------------------------------------------------------------------


def test_without_victims_the_next_card_is_drawn() -> None:
    """FG-KIL-23, FG-CRD-02: the printed condition fails, so it is discarded."""
    scene = terror(killing(), "run_down")
    assert "chance" == scene.asked
    assert ["run_down"] == list(scene.now.terror_discard)

    scene.type_in("long_strides")
    assert ["run_down", "long_strides"] == list(scene.now.terror_discard)


def test_the_last_card_stops_there() -> None:
    """FG-AMB-29, FG-UPK-08: nothing more is drawn; the finale is revealed in the Upkeep phase."""
    scene = terror(killing().set(terror=Pile(1)), "run_down")
    assert ("FG-AMB-29",) in [event.why for event in scene.of(StepSkipped)]
    assert ["boiling_over", "no_way_out", "two_faces"] == sorted(scene.now.finales)
    assert "chance" == scene.asked


def test_a_card_that_draws_the_next_is_finished_first() -> None:
    """FG-AMB-82: it is discarded, then the next card follows in full."""
    scene = killing(dock=1, lookout=1).killer(space="courts").girl(space="shed").set(horror=3)
    scene = terror(scene, "out_of_nowhere")

    assert "lookout" == scene.now.killer.space
    assert 4 == scene.now.horror
    assert ("out_of_nowhere",) == scene.now.terror_discard
    assert "chance" == scene.asked
    scene.type_in("closing_in")
    assert [1, 1] == [event.n for event in scene.of(HorrorMoved)]


def test_without_a_victim_it_stays_where_it_is() -> None:
    """The rest of the card applies: horror, and the next card."""
    scene = terror(killing().set(horror=3), "out_of_nowhere")
    assert "swamp" == scene.now.killer.space
    assert 4 == scene.now.horror
    assert "chance" == scene.asked


def test_where_the_killer_stands_already_it_is_not_put() -> None:
    """FG-AMB-81: a trap on its space waits for the next entering."""
    snare = ((TokenId("snare"), SpaceId("swamp")),)
    scene = terror(killing(swamp=1).killer(space="swamp").set(tokens=snare), "out_of_nowhere")

    assert ("FG-AMB-81",) in [event.why for event in scene.of(StepSkipped)]
    assert snare == scene.now.tokens


def test_bloodlust_for_each_death_of_the_phase() -> None:
    """FG-AMB-80: step 1 counts as well; the number is fixed before the first step."""
    scene = killing(courts=3).killer(space="courts").girl(space="dock")
    scene = act(scene).type_in("a_taste_for_it")

    assert (3, 5) == (len(scene.of(VictimKilled)), scene.now.bloodlust)
    scene.type_in("wide_swing")
    assert 6 == scene.now.bloodlust


def test_the_killer_heals_for_the_dead() -> None:
    """FG-AMB-34: 1 for each figure in the Dead Victims area, up to its maximum."""
    scene = killing().killer(markers=2).set(dead=(Colour.PLAIN,) * 4, pool=17)
    assert 7 == terror(scene, "deep_breath").now.killer.health


def test_a_film_may_let_terror_cards_stay() -> None:
    """FG-KIL-24: a card that stays acts from the end of its text on."""
    game = make_game()
    cards = tuple(
        replace(card, stays=True) if card.id == "closing_in" else card
        for card in game.killer.terror
    )
    scene = terror(killing(film(killer={"terror": cards, "action": ()})), "closing_in")
    assert ("closing_in",) == scene.now.staying
    assert ("closing_in",) == scene.now.in_play
