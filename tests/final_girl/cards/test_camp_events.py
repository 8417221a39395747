"""The events of the Camp, each drawn and then at work."""

import pytest

from dmd_core.final_girl.chapters.events import DrawingEvent
from dmd_core.final_girl.chapters.roll import dice_of
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.state import Colour
from dmd_core.kernel.ids import NO_SOURCE, SourceId
from tests.final_girl.enemies import KILLER_PHASE, UPKEEP, acts, film, killing
from tests.final_girl.scenarios import ACTION_PHASE, Scene
from tests.final_girl.words.carrying import Text


def drawn(event: str, scene: Scene | None = None) -> Scene:
    """The event is drawn in the Action phase."""
    scene = scene or Scene()
    scene.play(*ACTION_PHASE, DrawingEvent(NO_SOURCE, ()))
    return scene.type_in(event)


def where(scene: Scene) -> list[tuple[str, str]]:
    """Colour and space of each special victim."""
    return [(one.colour.value, one.space) for one in scene.now.specials]


# --- special victims -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "colour", "space"),
    [
        ("sweetheart", "blue", "nw_woods"),
        ("best_friend", "white", "nw_woods"),
        ("an_old_debt", "orange", "lookout"),
    ],
)
def test_the_closest_or_farthest_victim_becomes_special(
    event: str, colour: str, space: str
) -> None:
    """Closest to her, or farthest from the killer; its figure comes from the box (FG-AMB-66)."""
    scene = Scene().victims(nw_woods=2, lookout=1, cabins=3)
    scene.killer(space=SpaceId("courts"))

    drawn(event, scene)

    assert [(colour, space)] == where(scene)
    assert 16 == scene.now.pool


def test_a_tie_of_spaces_is_the_players() -> None:
    """Who becomes the sweetheart (FG-DEC-21)."""
    scene = drawn("sweetheart", Scene().victims(nw_woods=1, lake_cabin=1))

    assert ["space nw_woods", "space lake_cabin"] == scene.legal()
    assert [("blue", "lake_cabin")] == where(scene.do("space lake_cabin"))


def test_her_own_space_has_distance_zero() -> None:
    """A victim beside her is the closest (FG-AMB-66)."""
    assert [("blue", "courts")] == where(drawn("sweetheart", Scene().victims(courts=1, nw_woods=4)))


@pytest.mark.parametrize("event", ["sweetheart", "best_friend", "an_old_debt"])
def test_without_an_ordinary_victim_the_event_is_discarded(event: str) -> None:
    """It cannot be resolved and is not replaced (FG-EVT-03)."""
    scene = drawn(event)

    assert ((), (event,)) == (scene.now.events_active, scene.now.events_discard)


def test_the_sweetheart_who_dies_beside_her_gives_twelve_time() -> None:
    """For the next Action phase that is played; the event is discarded after that."""
    scene = Text('{ do = "kill_victims", on = "girl" }').special(
        Colour.BLUE, "courts", "sweetheart"
    )

    scene.carry_out()

    assert (12, ("sweetheart",)) == (scene.now.time_next_action, scene.now.events_discard)


def test_the_sweetheart_who_dies_elsewhere_gives_nothing() -> None:
    """But its event is discarded all the same (FG-AMB-67)."""
    scene = Text('{ do = "kill_victims", on = { water = true } }')
    scene.special(Colour.BLUE, "dock", "sweetheart").carry_out()

    assert (-1, ("sweetheart",)) == (scene.now.time_next_action, scene.now.events_discard)


def test_a_sweetheart_who_is_saved_is_gone_too() -> None:
    """Saved and dead both count (FG-AMB-67)."""
    scene = Scene().girl(space=SpaceId("sw_exit")).special(Colour.BLUE, "sw_exit", "sweetheart")

    scene.play().do("save blue 1")

    assert ("sweetheart",) == scene.now.events_discard


def test_the_best_friend_follows_onto_the_killers_space() -> None:
    """Others do not; it counts for the limit as usual (FG-MOV-07, FG-MOV-10)."""
    scene = Scene().killer(space=SpaceId("nw_woods")).victims(courts=2)
    scene.special(Colour.WHITE, "courts", "best_friend").hand("walk").play()

    scene.do("play walk").type_in("5 5 1")

    assert {"step nw_woods 0 white", "step nw_woods 0"} == {
        option for option in scene.legal("step") if "nw_woods" in option
    }


def test_the_best_friend_beside_her_gives_a_die() -> None:
    """In every Horror Roll; elsewhere none."""
    near = Scene().special(Colour.WHITE, "courts", "best_friend").set(horror=4)
    far = Scene().special(Colour.WHITE, "dock", "best_friend").set(horror=4)

    assert [3, 2] == [dice_of(one.game, one.table, SourceId("walk")) for one in (near, far)]


def test_the_best_friend_who_dies_beside_her_raises_horror_by_five() -> None:
    """Step by step."""
    scene = Text('{ do = "kill_victims", on = "girl" }').set(horror=1)
    scene.special(Colour.WHITE, "courts", "best_friend").carry_out()

    assert 6 == scene.now.horror


def test_the_old_debt_is_the_killers_target_whatever_it_would_be() -> None:
    """It replaces the Final Girl as the target as well."""
    scene = killing(film(acts("G", "m")), courts=1)
    scene.special(Colour.ORANGE, "dock", "an_old_debt").killer(space=SpaceId("lake_cabin"))

    scene.play(*KILLER_PHASE)

    assert "south_road" == scene.now.killer.space


def test_the_old_debt_is_attacked_first_on_its_space() -> None:
    """Before ordinary victims, and bloodlust rises by three in all."""
    scene = killing(film(acts("C", "a")), swamp=2)
    scene.special(Colour.ORANGE, "swamp", "an_old_debt").play(*KILLER_PHASE)

    assert (2, 3) == (scene.at("swamp"), scene.now.bloodlust)
    assert (Colour.ORANGE,) == scene.now.dead


def test_the_old_debt_is_saved_only_as_the_last_victim() -> None:
    """While another one is on the map it is not."""
    scene = Scene().girl(space=SpaceId("sw_exit")).victims(dock=1)
    scene.special(Colour.ORANGE, "sw_exit", "an_old_debt").play()
    alone = Scene().girl(space=SpaceId("sw_exit"))
    alone.special(Colour.ORANGE, "sw_exit", "an_old_debt").play()

    assert ([], True) == (scene.legal("save"), bool(alone.legal("save")))


# --- lasting events --------------------------------------------------------------------------


def test_clinging_victims_cost_health_from_the_second_on() -> None:
    """Before the reward, in one Action phase."""
    scene = Scene().girl(space=SpaceId("sw_exit")).victims(sw_exit=3).lasting("clinging").play()

    scene.do("save plain 0")
    assert 5 == scene.now.girl.health
    scene.do("save plain 1", "save plain 3")
    assert 3 == scene.now.girl.health


def test_dawdlers_follow_one_fewer() -> None:
    """Never fewer than none."""
    scene = Scene().victims(courts=3).lasting("dawdlers").hand("walk").play()

    scene.do("play walk").type_in("5 5")

    assert {"step nw_woods 1", "step nw_woods 0"} == {
        option for option in scene.legal("step") if "nw_woods" in option
    }


def test_inseparable_victims_die_together() -> None:
    """Exactly two, whatever kills the one; the other death is not by the killer (FG-AMB-42)."""
    scene = killing(film(acts("C", "a")), swamp=2).lasting("inseparable").play(*KILLER_PHASE)
    three = killing(film(acts("C", "a")), swamp=3).lasting("inseparable").play(*KILLER_PHASE)

    assert (0, 2, 1) == (scene.at("swamp"), scene.now.bloodlust, scene.now.killed_this_action)
    assert (2, 1) == (three.at("swamp"), three.now.bloodlust)


def test_the_second_bus_brings_six_victims_and_is_discarded() -> None:
    """Two to each of three spaces (FG-EVT-01)."""
    scene = drawn("the_second_bus")

    assert [2, 2, 2] == [scene.at(space) for space in ("cabins", "dock", "firepit")]
    assert ("the_second_bus",) == scene.now.events_discard


def test_the_second_bus_is_not_fuller_than_the_supply() -> None:
    """In printed order until it is empty (FG-AMB-68)."""
    scene = drawn("the_second_bus", Scene().set(pool=3))

    assert [2, 1, 0] == [scene.at(space) for space in ("cabins", "dock", "firepit")]


def test_cold_water_kills_all_victims_of_the_lake_now() -> None:
    """A token lies there from then on."""
    scene = drawn("cold_water", Scene().victims(lake=2, dock=1))

    assert ((("cold", "lake"),), 0, 2) == (
        scene.now.tokens,
        scene.at("lake"),
        scene.now.bloodlust,
    )


def test_cold_water_kills_followers_and_victims_that_are_placed() -> None:
    """Each that enters (FG-AMB-33)."""
    follow = Scene().girl(space=SpaceId("dock")).victims(dock=2).hand("walk")
    follow.lasting("cold_water").set(tokens=(("cold", "lake"),)).play()
    placed = Text('{ do = "place_victims", n = 2, to = { named = ["lake"] } }')
    placed.lasting("cold_water").set(tokens=(("cold", "lake"),)).carry_out()

    follow.do("play walk").type_in("5 5").do("step lake 2")

    assert (0, 2) == (follow.at("lake"), len(follow.now.dead))
    assert (0, 2) == (placed.at("lake"), len(placed.now.dead))


def test_the_old_tunnel_joins_two_search_spaces_for_her() -> None:
    """The player names them; followers may come along, victims alone do not (FG-AMB-85)."""
    scene = drawn("an_old_tunnel", Scene().girl(space=SpaceId("dock")).victims(dock=1).hand("walk"))

    scene.do("space dock", "space cabins").do("play walk").type_in("5 5")

    assert "step cabins 1" in scene.legal("step")
    assert 5 == scene.game.distance(SpaceId("dock"), SpaceId("cabins"))


def test_the_sleepwalker_steps_toward_the_killer_in_each_upkeep() -> None:
    """The closest victim that is not on the killer's space (FG-UPK-02)."""
    scene = Scene().victims(se_exit=2, swamp=1, dock=1).lasting("sleepwalker").play(*UPKEEP)

    assert (1, 2, 1) == (scene.at("se_exit"), scene.at("swamp"), scene.at("dock"))


def test_a_tie_of_sleepwalkers_is_the_players() -> None:
    """Of the closest spaces (FG-DEC-21)."""
    scene = Scene().victims(se_exit=1, east_road=1).lasting("sleepwalker").play(*UPKEEP)

    assert ["victim east_road plain", "victim se_exit plain"] == scene.legal()


def test_nobody_walks_where_all_victims_are_with_the_killer() -> None:
    """It is skipped (FG-UPK-02)."""
    scene = Scene().victims(swamp=2).lasting("sleepwalker").play(*UPKEEP)

    assert ["NO_VICTIM"] == [skip.reason.name for skip in scene.of(StepSkipped)]
