"""The terror cards of the Butcher and of the Camp, each drawn in step 2 of the Killer phase."""

import pytest

from dmd_core.final_girl.events.killer import TerrorDiscarded, TerrorDrawn
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.state import Colour, Pile
from dmd_core.kernel.ids import ItemId
from tests.final_girl.enemies import killing, terror
from tests.final_girl.scenarios import Scene


@pytest.mark.parametrize(
    "card", ["doubling_back", "run_down", "frenzy", "a_taste_for_it", "screams", "headless"]
)
def test_a_card_that_needs_victims_is_discarded_without_one(card: str) -> None:
    """And the next one is drawn (FG-KIL-23)."""
    scene = terror(killing(), card, "long_strides")

    assert [(card,), ("long_strides",)] == [drawn.drawn for drawn in scene.of(TerrorDrawn)]
    assert [card, "long_strides"] == [one.card for one in scene.of(TerrorDiscarded)]


def test_with_an_empty_deck_there_is_no_next_card() -> None:
    """The finale comes in the next Upkeep (FG-AMB-29)."""
    scene = killing()
    scene.set(terror=Pile(1)).set(terror_unseen=scene.table.terror_unseen)

    terror(scene, "frenzy")

    assert ("frenzy",) == scene.now.terror_discard


def test_doubling_back_is_two_actions_with_a_target_each() -> None:
    """The second goes on from where the killer then stands (FG-AMB-40)."""
    scene = terror(killing(east_road=1, shed=1), "doubling_back")

    assert ("shed", 2) == (scene.now.killer.space, scene.now.bloodlust)


def test_long_strides_raise_horror_and_move_twice() -> None:
    """Nobody is attacked."""
    scene = terror(killing(dock=2).set(horror=2), "long_strides")

    assert (4, "dock", 2) == (scene.now.horror, scene.now.killer.space, scene.at("dock"))


def test_closing_in_raises_horror_moves_and_attacks() -> None:
    """Whoever is closest."""
    scene = terror(killing(se_exit=2).set(horror=2), "closing_in")

    assert (3, "se_exit", 1) == (scene.now.horror, scene.now.killer.space, scene.at("se_exit"))


def test_out_of_nowhere_puts_the_killer_on_the_farthest_victim() -> None:
    """It passes nothing; the next card is drawn after the rest of this one (FG-AMB-81, -82)."""
    scene = killing(sw_exit=1, dock=4).set(horror=2)

    terror(scene, "out_of_nowhere", "heavy_hand")

    assert ("sw_exit", 3) == (scene.now.killer.space, scene.now.horror)
    assert ["heavy_hand"] == [minor.card for minor in scene.now.minors]


def test_out_of_nowhere_without_a_victim_does_the_rest() -> None:
    """No jump; horror rises, and the next card is drawn."""
    scene = terror(killing().set(horror=2), "out_of_nowhere", "heavy_hand")

    assert ("swamp", 3) == (scene.now.killer.space, scene.now.horror)
    assert 1 == len(scene.now.minors)


def test_run_down_moves_twice_and_attacks() -> None:
    """The closest victim."""
    scene = terror(killing(dock=1, lookout=5), "run_down")

    assert ("dock", 0) == (scene.now.killer.space, scene.at("dock"))


def test_frenzy_raises_horror_for_each_victim_of_the_action() -> None:
    """Two attacks, two deaths; one of step 1 does not count (FG-AMB-80)."""
    scene = terror(killing(dock=3).set(horror=2, killed_this_killer_phase=1), "frenzy")

    assert (1, 2) == (scene.at("dock"), scene.now.killed_this_action)
    assert 5 == scene.now.horror  # one of them by bloodlust row 2


def test_a_taste_for_it_counts_the_whole_killer_phase() -> None:
    """Step 1 included; counted before bloodlust rises (FG-AMB-80)."""
    scene = killing(se_exit=3).set(killed_this_killer_phase=1)

    terror(scene, "a_taste_for_it")

    assert 2 + 3 == scene.now.bloodlust


def test_after_you_heads_for_her() -> None:
    """And attacks her though victims are there (FG-AMB-05)."""
    scene = killing(lake_cabin=2).girl(space=SpaceId("lake_cabin"))
    scene.killer(space=SpaceId("courts"))

    terror(scene, "after_you")

    assert (2, 3) == (scene.at("lake_cabin"), scene.now.girl.health)


def test_a_deep_breath_heals_for_each_dead_victim() -> None:
    """Up to its maximum (FG-AMB-34)."""
    scene = killing().killer(markers=5).set(horror=2, dead=(Colour.PLAIN,) * 3)

    terror(scene, "deep_breath")

    assert (3, 9) == (scene.now.horror, scene.now.killer.health)


def test_late_arrivals_and_a_shout_come_to_the_start_spaces() -> None:
    """Of the Final Girl, and of the killer; an event follows."""
    hers = killing().girl(start=SpaceId("courts")).set(horror=2)
    its = killing().killer(start=SpaceId("swamp")).set(horror=2)

    terror(hers, "late_arrivals", "clinging")
    terror(its, "a_shout_close_by", "clinging")

    assert (2, 2) == (hers.at("courts"), its.at("swamp"))
    assert (3, 3) == (hers.now.horror, its.now.horror)
    assert (ItemId("clinging"),) == hers.now.events_active


def test_something_useful_is_an_item_of_a_deck_of_her_choice() -> None:
    """The top one, face up or not."""
    scene = killing().deck("dock", "cola", hidden=3).deck("shed").deck("cabins")

    terror(scene, "something_useful")

    assert ["cola"] == [item.card for item in scene.now.carried]


def test_without_item_cards_there_is_nothing_useful() -> None:
    """It is skipped."""
    scene = killing().deck("dock").deck("shed").deck("cabins")

    assert () == terror(scene, "something_useful").now.carried


def test_screams_let_all_victims_panic_that_are_not_with_her() -> None:
    """Then the killer attacks where it is, and moves."""
    scene = killing(courts=1, sw_exit=1, swamp=1)

    terror(scene, "screams")
    scene.do("victim swamp plain").type_in("1", "1")

    assert (2, 0) == (scene.at("courts"), scene.at("sw_exit"))
    assert (0, "se_exit") == (scene.at("swamp"), scene.now.killer.space)


def test_the_wrong_way_brings_victims_a_step_closer() -> None:
    """Then the killer attacks where it is, and moves to the closest."""
    scene = killing(dock=2, east_road=1, courts=1)

    terror(scene, "the_wrong_way")

    assert (2, 0, 1) == (scene.at("se_exit"), scene.at("swamp"), scene.at("lake_cabin"))
    assert "se_exit" == scene.now.killer.space


def test_headless_victims_panic_twice() -> None:
    """Those that are with the killer."""
    scene = killing(swamp=1, lookout=1)

    terror(scene, "headless").type_in("1", "1")

    assert (1, 0) == (scene.at("dock"), scene.at("swamp"))


@pytest.mark.parametrize(("face", "space"), [("2", "cabins"), ("3", "shed"), ("6", "dock")])
def test_lightning_strikes_a_search_space(face: str, space: str) -> None:
    """Its victims die, its items are gone, and pawns there lose 1 health."""
    scene = killing(cabins=1, shed=1, dock=1).girl(space=SpaceId(space))
    for place, card in (("cabins", "cola"), ("shed", "bow"), ("dock", "axe")):
        scene.deck(place, card)

    terror(scene, "struck_by_lightning", face)

    lost = {"cabins": "cola", "shed": "bow", "dock": "axe"}[space]
    assert [0 if place == space else 1 for place in ("cabins", "shed", "dock")] == [
        scene.at(place) for place in ("cabins", "shed", "dock")
    ]
    assert ((lost,), 4, 12) == (
        scene.now.items_discard,
        scene.now.girl.health,
        scene.now.killer.health,
    )


def test_under_the_bed_is_another_victim() -> None:
    """In the Cabins; horror rises by two."""
    scene = terror(killing().set(horror=2), "under_the_bed")

    assert (1, 4) == (scene.at("cabins"), scene.now.horror)


def test_minor_dark_powers_raise_values_while_they_are_there() -> None:
    """One is placed with its health and stays (FG-DP-02, FG-AMB-79)."""
    scene: Scene = terror(killing(), "long_legs")

    assert [("long_legs", 2)] == [(minor.card, minor.health) for minor in scene.now.minors]
    assert () == scene.now.terror_discard
