"""Which spaces a selector gathers; she is at the Courts, the killer at the Swamp."""

from dmd_core.final_girl.ids import FigureId, MinionKind, SpaceId
from dmd_core.final_girl.state import Minion
from tests.final_girl.scenarios import Scene, make_game
from tests.final_girl.words.carrying import spaces


def test_a_place_is_known_by_a_word() -> None:
    """Hers, the killer's, where they began, and "it"."""
    scene = Scene().girl(start=SpaceId("lake")).killer(start=SpaceId("cliff"))

    assert ["courts"] == spaces(scene, 'at = "girl"')
    assert ["swamp"] == spaces(scene, 'at = "killer"')
    assert ["lake"] == spaces(scene, 'at = "girl_start"')
    assert ["cliff"] == spaces(scene, 'at = "killer_start"')
    assert ["dock"] == spaces(scene, 'at = "it"', "dock")
    assert [] == spaces(scene, 'at = "it"')


def test_named_spaces_come_in_the_order_of_the_location() -> None:
    """However a text names them."""
    assert ["cabins", "lake"] == spaces(Scene(), 'named = ["lake", "cabins"]')


def test_kinds_of_spaces_are_asked_for_and_excluded() -> None:
    """Search spaces, exits, the water."""
    scene = Scene()

    assert ["cabins", "shed", "dock"] == spaces(scene, "search = true")
    assert ["entrance", "se_exit", "sw_exit"] == spaces(scene, "exit = true")
    assert ["cabins", "dock"] == spaces(scene, "search = true\nwater = true")
    assert ["shed"] == spaces(scene, "search = true\nwater = false")
    assert 15 == len(spaces(scene, "exit = false"))
    assert ["dock"] == spaces(scene, 'search = true\napart = ["shed", "cabins"]')


def test_victims_and_tokens_are_asked_for() -> None:
    """What is on a space."""
    scene = Scene().victims(dock=2, lake=1).set(tokens=(("boat", "lake"),))

    assert ["dock", "lake"] == spaces(scene, "victims = true")
    assert 16 == len(spaces(scene, "victims = false"))
    assert ["lake"] == spaces(scene, 'token = "boat"')


def test_enemies_are_the_killer_or_minions() -> None:
    """Each by its word (FG-MIN-01 to -03)."""
    swarm = Minion(FigureId(1), MinionKind("swarm"), SpaceId("lake"), 1)
    scene = Scene(make_game(killer="beekeeper")).set(minions=(swarm,))

    assert ["swamp"] == spaces(scene, 'foe = "killer"')
    assert ["lake"] == spaces(scene, 'foe = "minion"')
    assert ["swamp", "lake"] == spaces(scene, 'foe = "enemy"')
    assert ["swamp", "lake"] == spaces(scene, 'at = "enemy"')


def test_distances_are_counted_from_her_or_from_another_place() -> None:
    """In steps along connections (FG-KIL-06)."""
    scene = Scene()

    assert ["nw_woods", "lake_cabin", "courts", "sw_exit"] == spaces(scene, "within = 1")
    assert ["nw_woods", "lake_cabin", "sw_exit"] == spaces(scene, "beyond = 0\nwithin = 1")
    assert ["east_road", "swamp", "se_exit"] == spaces(scene, 'around = "killer"\nwithin = 1')
    assert "courts" not in spaces(scene, "beyond = 0")


def test_nearest_and_farthest_keep_ties() -> None:
    """Of what is left by everything else; a tie is the player's."""
    scene = Scene().victims(nw_woods=1, sw_exit=1, dock=3, shed=1)

    assert ["nw_woods", "sw_exit"] == spaces(scene, 'victims = true\nnearest = "girl"')
    assert ["nw_woods", "sw_exit"] == spaces(scene, 'victims = true\nfarthest = "killer"')
    assert ["cabins"] == spaces(scene, 'search = true\nnearest = "girl"')


def test_without_a_killer_nothing_is_measured_from_it() -> None:
    """A film of minions only (FG-MIN-04)."""
    scene = Scene().killer(space=SpaceId(""))

    assert [] == spaces(scene, 'at = "killer"')
    assert [] == spaces(scene, 'around = "killer"\nwithin = 3')
    assert ["cabins", "shed", "dock"] == spaces(scene, 'search = true\nnearest = "killer"')
