"""Panic (FG-PAN, FG-AMB-32, -33, -70, -71; FG-EX-23)."""

from dmd_core.final_girl.events.turns import PhaseBegan
from dmd_core.final_girl.events.victims import GirlPanicked, VictimKilled, VictimPanicked
from dmd_core.final_girl.ids import FigureId, MinionKind, SpaceId, TokenId
from dmd_core.final_girl.state import Colour, Minion, Phase
from dmd_core.final_girl.words.victims import GirlPanics
from tests.final_girl.enemies import PANIC, act, film, killing, terror
from tests.final_girl.scenarios import Scene, make_game


def panicking(**spaces: int) -> Scene:
    """The Panic phase of a turn in which a victim was killed; the killer is at the Firepit."""
    scene = killing(None, **spaces).killer(space="firepit").girl(space="courts")
    return scene.set(phase=Phase.PANIC, killed_this_turn=1)


def _ways(scene: Scene) -> list[tuple[str, str]]:
    return [(event.space, event.to) for event in scene.of(VictimPanicked)]


def test_victims_with_the_killer_run_where_the_number_says() -> None:
    """FG-EX-23, FG-PAN-01, -03 to -05: east, north, and one that stays; the others do not panic."""
    scene = panicking(firepit=3, south_road=1).girl(space="firepit").play(*PANIC)
    scene.type_in("3", "6", "1")

    assert [
        ("firepit", "south_road"),
        ("firepit", "lake_cabin"),
        ("firepit", "firepit"),
    ] == _ways(scene)
    assert (1, 2, 1) == (scene.at("firepit"), scene.at("south_road"), scene.at("lake_cabin"))
    assert "firepit" == scene.now.girl.space
    assert [] == scene.of(GirlPanicked)


def test_a_number_that_is_not_printed_leads_nowhere() -> None:
    """FG-PAN-05: the Cabins print two numbers for staying; the killer is elsewhere."""
    scene = terror(killing(cabins=1).killer(space="firepit").girl(space="courts"), "screams")
    scene.type_in("1")
    assert [("cabins", "cabins")] == _ways(scene)


def test_without_a_death_this_turn_nobody_panics() -> None:
    """FG-PAN-01: the phase passes."""
    scene = panicking(firepit=3).set(killed_this_turn=0).play(*PANIC)
    assert [] == scene.of(VictimPanicked)
    assert Phase.UPKEEP is scene.of(PhaseBegan)[0].phase


def test_each_rolls_once() -> None:
    """FG-PAN-09, FG-AMB-33: a victim that runs to others does not make them panic."""
    scene = panicking(firepit=1, lake_cabin=2).play(*PANIC).type_in("6")
    assert 1 == len(scene.of(VictimPanicked))
    assert 3 == scene.at("lake_cabin")


def test_the_player_chooses_who_panics_next() -> None:
    """FG-PAN-06, FG-DEC-16: where they differ; alike ones are not asked about."""
    scene = panicking(firepit=2).special(Colour.BLUE, "firepit", "sweetheart").play(*PANIC)
    assert ("panic", ["victim firepit plain", "victim firepit blue", "done"]) == (
        scene.asked,
        scene.legal(),
    )

    scene.do("victim firepit blue").type_in("6", "6", "1")
    colours = [event.colour for event in scene.of(VictimPanicked)]
    assert [Colour.BLUE, Colour.PLAIN, Colour.PLAIN] == colours


def test_the_order_may_be_left_to_the_spaces() -> None:
    """FG-DEC-16: an answer for all that are left."""
    scene = terror(killing(dock=1, lake=1, cliff=1).girl(space="courts"), "screams")
    assert "panic" == scene.asked
    scene.do("done").type_in("6", "6", "6")

    assert ["dock", "lake", "cliff"] == [event.space for event in scene.of(VictimPanicked)]


def test_those_with_a_minion_panic_too() -> None:
    """FG-PAN-10: if a victim died this turn."""
    game = make_game(killer="beekeeper")
    swarm = Minion(FigureId(1), MinionKind("swarm"), SpaceId("dock"), 1)
    scene = killing(game, dock=1, lake=1).killer(space="firepit").girl(space="courts")
    scene.set(phase=Phase.PANIC, killed_this_turn=1, minions=(swarm,), next_figure=2)
    scene.play(*PANIC).type_in("5")
    assert [("dock", "south_road")] == _ways(scene)


def test_panic_into_deadly_water() -> None:
    """FG-AMB-33, -32: it dies at once, bloodlust rises; nobody panics for that in this phase."""
    cold = ((TokenId("cold"), SpaceId("lake")),)
    scene = panicking(dock=2).killer(space="dock").lasting("cold_water").set(tokens=cold)
    scene = scene.play(*PANIC).type_in("1")

    assert ["lake"] == [event.space for event in scene.of(VictimKilled)]
    assert (1, "chance") == (scene.now.bloodlust, scene.asked)
    scene.type_in("5")
    assert 2 == len(scene.of(VictimPanicked))


def test_panic_twice_rolls_from_where_each_then_stands() -> None:
    """FG-AMB-71: the set is fixed when the effect starts; dead ones drop out."""
    scene = killing(courts=2, lake_cabin=1).killer(space="courts").girl(space="dock")
    scene = terror(scene, "headless").type_in("1", "4")
    assert [("courts", "lake_cabin"), ("courts", "nw_woods")] == _ways(scene)

    assert ["victim lake_cabin plain", "victim nw_woods plain", "done"] == scene.legal()
    scene.do("victim nw_woods plain").type_in("5", "5")
    assert [("nw_woods", "courts"), ("lake_cabin", "firepit")] == _ways(scene)[2:]
    assert 1 == scene.at("lake_cabin")


def test_those_who_stand_where_another_ran_to_are_not_counted_twice() -> None:
    """FG-AMB-71: of two victims on a space one rolls again, the one that ran there."""
    scene = killing(courts=1, lake_cabin=1).killer(space="courts").girl(space="dock")
    scene = terror(scene, "headless").type_in("1", "6")
    assert [("courts", "lake_cabin"), ("lake_cabin", "courts")] == _ways(scene)


def test_the_final_girl_panics() -> None:
    """FG-PAN-11, FG-AMB-70: one die, one step, nobody follows."""
    scene = act(killing(film(GirlPanics()), courts=2).girl(space="courts")).type_in("6")

    assert [("sw_exit", ("6",))] == [(e.to, e.drawn) for e in scene.of(GirlPanicked)]
    assert ("sw_exit", 2) == (scene.now.girl.space, scene.at("courts"))


def test_she_stays_if_the_number_is_not_printed() -> None:
    """FG-PAN-11: a search space with two numbers that lead nowhere."""
    scene = act(killing(film(GirlPanics())).girl(space="cabins")).type_in("1")
    assert "cabins" == scene.now.girl.space
