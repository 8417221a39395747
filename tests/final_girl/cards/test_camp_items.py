"""The items of the Camp at work; weapons and defences have tests with the rules of attacks."""

import pytest

from dmd_core.final_girl.chapters.movement import follow_limit
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.state import Phase
from tests.final_girl.enemies import KILLER_PHASE, acts, film, killing
from tests.final_girl.scenarios import Scene
from tests.final_girl.words.carrying import Text


def usable(scene: Scene) -> list[str]:
    """What the menu lets her use."""
    return scene.legal("use")


# --- items that are used once ----------------------------------------------------------------


def test_cola_gives_time_or_a_step() -> None:
    """And is gone."""
    time = Scene().pack("cola").set(time=4).play().do("use cola", "choose time")
    step = Scene().pack("cola").play().do("use cola", "choose move", "step nw_woods 0")

    assert (7, ("cola",)) == (time.now.time, time.now.items_discard)
    assert ("nw_woods", ("cola",)) == (step.now.girl.space, step.now.items_discard)


def test_tablets_lower_horror_or_give_health() -> None:
    """One of the two."""
    calm = Scene().pack("tablets").set(horror=3).play().do("use tablets", "choose horror")
    well = Scene().pack("tablets").girl(markers=1).play().do("use tablets", "choose health")

    assert (2, 4) == (calm.now.horror, well.now.girl.health)


def test_the_charm_gives_something_for_each_success() -> None:
    """The same may be taken again, one after the other."""
    scene = Scene().hand("walk").pack("charm").set(time=2, horror=4).play()

    scene.do("use charm").type_in("5 6").do("done")

    assert ["choose time", "choose health", "choose horror", "choose move"] == scene.legal()
    scene.do("choose time", "choose time")
    assert 6 == scene.now.time


def test_odd_dice_reroll_any_dice_of_any_horror_roll() -> None:
    """In its window, and are gone then."""
    scene = Scene().hand("walk").pack("odd_dice").set(horror=4).play().do("play walk")

    scene.type_in("1 2").do("reroll odd_dice 0,1").type_in("5 5")

    assert ("odd_dice",) == scene.now.items_discard
    assert "odd_dice" not in str(scene.legal("reroll"))


def test_the_trail_map_turns_cards_up() -> None:
    """Deck by deck, in the player's order."""
    scene = Scene().pack("trail_map").deck("dock", "cola", hidden=3).deck("shed").deck("cabins")

    scene.play().do("use trail_map", "answer yes").type_in("knife")

    assert ("cola",) == scene.now.items_removed


def test_the_trail_map_is_no_use_without_item_cards() -> None:
    """It is not offered."""
    scene = Scene().pack("trail_map").deck("dock").deck("shed").deck("cabins").play()

    assert [] == usable(scene)


# --- items that are kept ---------------------------------------------------------------------


def test_the_whistle_calls_victims_and_enemies() -> None:
    """Those of adjacent spaces, then every enemy moves; once per Action phase for 1 time."""
    scene = Scene().pack("whistle").victims(nw_woods=2, dock=1).set(time=3).play()

    scene.do("use whistle")

    assert (2, 1, 2) == (scene.at("courts"), scene.at("dock"), scene.now.time)
    assert "se_exit" == scene.now.killer.space
    assert [] == usable(scene)


def test_nobody_comes_while_the_killer_is_with_her() -> None:
    """The rest of the text is carried out."""
    scene = Scene().pack("whistle").victims(nw_woods=2).killer(space=SpaceId("courts")).play()

    scene.do("use whistle")

    assert (0, 2) == (scene.at("courts"), scene.at("nw_woods"))


def test_the_whistle_lets_one_more_victim_follow() -> None:
    """While it is carried."""
    assert [2, 3] == [
        follow_limit(one.game, one.table) for one in (Scene(), Scene().pack("whistle"))
    ]


def test_the_hand_lamp_shows_the_top_terror_card() -> None:
    """For 1 time, once per Action phase; it may go to the bottom."""
    scene = Scene().pack("hand_lamp").set(time=3).play().do("use hand_lamp").type_in("frenzy")

    scene.do("answer yes")

    assert (("frenzy",), 2) == (scene.now.terror.bottom, scene.now.time)
    assert [] == usable(scene)


def test_the_hand_lamp_is_no_use_without_terror_cards() -> None:
    """It is not offered."""
    table = Scene().pack("hand_lamp")
    empty = table.set(terror=type(table.table.terror)()).play()

    assert [] == usable(empty)


def test_time_for_an_item_has_to_be_there() -> None:
    """What is paid to use something may not push time below 0 (FG-AMB-15)."""
    scene = Scene().pack("whistle", "snare").set(time=1).play()

    assert ["use whistle"] == usable(scene)


# --- items with tokens -----------------------------------------------------------------------


def test_the_boat_lies_at_the_nearest_water_when_its_keys_are_gained() -> None:
    """A tie is the player's (FG-DEC-20)."""
    scene = Text('{ do = "take_item" }').girl(space=SpaceId("nw_woods"))
    scene.deck("dock", "boat_keys").deck("shed").deck("cabins").carry_out()

    assert ["space cabins", "space courts"] == scene.legal()
    assert (("boat", "cabins"),) == scene.do("space cabins").now.tokens


def test_the_boat_takes_her_and_two_victims_to_any_other_water() -> None:
    """For 2 time, from its space, and nobody onto the killer's (FG-MOV-05, FG-MOV-07)."""
    scene = Scene().pack("boat_keys").victims(courts=3).set(tokens=(("boat", "courts"),), time=3)

    scene.play().do("use boat_keys")

    assert {"step swamp 0"} == {step for step in scene.legal("step") if "swamp" in step}
    scene.do("step dock 2")
    assert ("dock", 2, 1, (("boat", "dock"),)) == (
        scene.now.girl.space,
        scene.at("dock"),
        scene.now.time,
        scene.now.tokens,
    )


def test_without_the_boat_the_keys_are_no_use() -> None:
    """She has to be on its space."""
    scene = Scene().pack("boat_keys").set(tokens=(("boat", "dock"),)).play()

    assert [] == usable(scene)


def test_rockets_lie_on_her_or_an_adjacent_space_but_never_on_the_lake() -> None:
    """The player says where."""
    dock = Scene().pack("rockets").girl(space=SpaceId("dock")).play().do("use rockets")

    assert ["space se_exit", "space dock", "space south_road"] == dock.legal()


def test_rockets_are_the_killers_target_until_it_comes() -> None:
    """It enters the space: the token is removed."""
    scene = killing(film(acts("G", "mm")), cabins=1).set(tokens=(("rockets", "dock"),))

    scene.play(*KILLER_PHASE)

    assert ("dock", ()) == (scene.now.killer.space, scene.now.tokens)


def test_rockets_have_no_effect_where_the_killer_is_already() -> None:
    """The token is removed at once."""
    scene = Scene().pack("rockets").killer(space=SpaceId("nw_woods")).play()

    scene.do("use rockets", "space nw_woods")

    assert () == scene.now.tokens


def test_the_snare_hurts_the_killer_that_enters_and_ends_the_phase() -> None:
    """Two damage first; no terror card is drawn (FG-AMB-48)."""
    scene = killing(film(acts("C", "mm"))).set(tokens=(("snare", "se_exit"),))

    scene.play(*KILLER_PHASE)

    assert ("se_exit", 10, ()) == (
        scene.now.killer.space,
        scene.now.killer.health,
        scene.now.tokens,
    )
    assert Phase.KILLER is not scene.now.phase


def test_the_snare_lies_on_her_space_for_two_time() -> None:
    """But not on the Lake; the item is gone, its token works on."""
    here = Scene().pack("snare").set(time=3).play().do("use snare")
    lake = Scene().pack("snare").girl(space=SpaceId("lake")).play()

    assert ((("snare", "courts"),), 1) == (here.now.tokens, here.now.time)
    assert ("snare",) == here.now.items_discard
    assert [] == usable(lake)


def test_a_snare_outside_the_killer_phase_ends_no_phase() -> None:
    """A whistle brings the killer onto it (FG-AMB-88, FG-AMB-92)."""
    scene = Scene().pack("whistle").set(tokens=(("snare", "se_exit"),), time=3).play()

    scene.do("use whistle")

    assert (Phase.ACTION, 10) == (scene.now.phase, scene.now.killer.health)
    assert "NO_TARGET" in [skip.reason.name for skip in scene.of(StepSkipped)]


@pytest.mark.parametrize("space", ["courts", "dock"])
def test_a_snare_under_the_killer_waits_for_the_next_entering(space: str) -> None:
    """It does nothing where the killer stands already."""
    scene = killing(film(acts("C", "m")), courts=1).killer(space=SpaceId(space))
    scene.girl(space=SpaceId("lookout")).set(tokens=(("snare", space),)).play(*KILLER_PHASE)

    assert 12 == scene.now.killer.health
