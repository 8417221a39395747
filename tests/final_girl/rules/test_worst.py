"""The worst for the Final Girl, as a bot answers ties (FG-AMB-01, FG-AMP-01)."""

from dmd_core.final_girl.chapters.worst import worst
from dmd_core.final_girl.ids import SpaceId, TokenId
from dmd_core.final_girl.state import Colour
from dmd_core.kernel.schema.text import command_text
from tests.final_girl.enemies import act, acts, film, killing
from tests.final_girl.scenarios import Scene


def answer(scene: Scene) -> str:
    """What is the worst of what is asked."""
    decision = scene.step.decision
    assert decision is not None
    return command_text(worst(scene.game, scene.now, decision))


def test_most_damage_first() -> None:
    """FG-AMB-01: of two groups of one the one where she stands: the second attack hits her."""
    game = film(acts("V", "maa"))
    scene = killing(game, nw_woods=1, lake_cabin=1).killer(space="courts")
    assert "space lake_cabin" == answer(act(scene.girl(space="lake_cabin")))
    assert "space nw_woods" == answer(act(scene.girl(space="nw_woods")))


def test_then_most_deaths() -> None:
    """FG-AMB-01: two spaces away it reaches neither group; three spaces are too far for one."""
    game = film(acts("C", "mmaa"))
    rockets = ((TokenId("rockets"), SpaceId("sw_exit")),)
    scene = killing(game, cabins=2).special(Colour.ORANGE, "cabins", "an_old_debt")
    scene = act(scene.killer(space="courts").girl(space="dock").set(tokens=rockets))

    assert ["victim cabins orange", "space sw_exit"] == scene.legal()
    assert "victim cabins orange" == answer(scene)


def test_then_the_order_of_the_map() -> None:
    """FG-AMB-01: nothing tells two empty-handed moves apart."""
    scene = killing(film(acts("V", "m")), cabins=2, firepit=2).killer(space="courts")
    assert "space cabins" == answer(act(scene.girl(space="dock")))


def test_of_routes_the_one_that_ends_with_somebody() -> None:
    """FG-AMB-02: one step ends at the SE Exit, or at the Dock, where a victim is."""
    game = film(acts("G", "m"))
    scene = killing(game, dock=1).killer(space="south_road").girl(space="north_woods")
    assert "space dock" == answer(act(scene))


def test_where_no_harm_can_be_told_apart_the_first_is_taken() -> None:
    """FG-AMP-02: which of unlike victims dies."""
    scene = killing(film(acts("V", "a")), courts=1).special(Colour.BLUE, "courts", "sweetheart")
    assert "victim courts plain" == answer(act(scene.killer(space="courts").girl(space="dock")))
