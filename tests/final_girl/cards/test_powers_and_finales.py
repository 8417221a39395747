"""Dark powers, finales and bloodlust rows of both killers at work."""

import pytest

from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.state import Colour, Pile
from dmd_core.kernel.ids import ItemId
from tests.final_girl.enemies import KILLER_PHASE, UPKEEP, acts, film, killing, power
from tests.final_girl.scenarios import Scene, make_game
from tests.final_girl.words.carrying import Text

# --- the Butcher -----------------------------------------------------------------------------


def test_a_fresh_breath_heals_for_each_victim_it_kills() -> None:
    """Up to its maximum; a death of another cause does not count."""
    scene = power(killing(film(acts("C", "a")), swamp=2), "fresh_breath").killer(markers=5)
    other = Text('{ do = "kill_victims", on = "girl" }').victims(courts=1).killer(markers=5)
    power(other, "fresh_breath")

    scene.play(*KILLER_PHASE)
    other.carry_out()

    assert (7, 6) == (scene.now.killer.health, other.now.killer.health)


@pytest.mark.parametrize(
    ("finale", "bloodlust", "dead"), [("boiling_over", 2, 1), ("no_way_out", 2, 2)]
)
def test_a_finale_replaces_the_action(finale: str, bloodlust: int, dead: int) -> None:
    """Moves and attacks of its own (FG-UPK-06)."""
    scene = killing(dock=3).set(finale=ItemId(finale))
    scene.set(in_play=(*scene.table.in_play, finale)).play(*KILLER_PHASE)

    assert (bloodlust, dead) == (scene.now.bloodlust, len(scene.now.dead))
    assert "dock" == scene.now.killer.space


def test_two_faces_bring_a_second_dark_power() -> None:
    """Both are face up then (FG-AMB-74, FG-AMB-75)."""
    scene = Scene().set(terror=Pile()).play(*UPKEEP)

    scene.type_in("two_faces", "wide_swing", "fresh_breath")

    assert {"wide_swing", "fresh_breath"} == set(scene.now.powers)


def test_the_final_effect_heals_and_discards_a_terror_card() -> None:
    """Each further step at the top row (FG-BLD-05)."""
    scene = Text('{ do = "bloodlust", n = 2 }').set(bloodlust=10).killer(markers=4).carry_out()

    scene.type_in("frenzy", "run_down")

    assert (10, 7, 8) == (scene.now.bloodlust, scene.now.killer.health, len(scene.now.terror))


# --- the Beekeeper ---------------------------------------------------------------------------


def bees() -> Scene:
    """Its Killer phase, the killer at the Swamp and she at the Courts."""
    return killing(make_game(killer="beekeeper"))


def test_minions_act_before_the_killer() -> None:
    """In step 1, as the board prints it (FG-MIN-07)."""
    scene = bees().victims(se_exit=1)
    text = Text('{ do = "spawn", minion = "swarm", to = "killer" }', "beekeeper").carry_out()

    scene.set(minions=text.now.minions, next_figure=2).play(*KILLER_PHASE)

    assert ["se_exit"] == [minion.space for minion in scene.now.minions]
    assert 0 == scene.at("se_exit")


def test_a_swarm_comes_in_upkeep_where_there_is_none() -> None:
    """A rule of the film (FG-OVR-05)."""
    none = Scene(make_game(killer="beekeeper")).play(*UPKEEP)
    some = Scene(make_game(killer="beekeeper"))
    some.set(minions=none.now.minions, next_figure=2).play(*UPKEEP)

    assert ["swamp"] == [minion.space for minion in none.now.minions]
    assert 1 == len(some.now.minions)


def test_bloodlust_rows_bring_swarms() -> None:
    """On the third row and on the seventh (FG-BLD-02)."""
    scene = Text('{ do = "bloodlust", n = 2 }', "beekeeper").carry_out()

    assert 1 == len(scene.now.minions)


def test_a_nest_in_the_fallen_is_a_swarm_for_each_kill() -> None:
    """Where the killer is."""
    game = film(acts("C", "a", "killer"), base="beekeeper")
    scene = power(killing(game, swamp=2), "nest_in_the_fallen").play(*KILLER_PHASE)

    assert ["swamp"] == [minion.space for minion in scene.now.minions]


def test_wax_armour_heals_for_every_death() -> None:
    """Whatever the cause, and at once when it is revealed."""
    scene = Text('{ do = "kill_victims", on = "girl" }', "beekeeper").victims(courts=2)
    power(scene, "wax_armour").killer(markers=5)
    revealed = Text('{ do = "add_power" }', "beekeeper").killer(markers=5).set(power_hidden=False)

    assert 8 == scene.carry_out().now.killer.health
    assert 8 == revealed.carry_out().type_in("wax_armour").now.killer.health


def test_the_queen_is_harder_than_any_other_power() -> None:
    """More bloodlust and more damage."""
    game = film(acts("G", "a", "killer"), base="beekeeper")
    scene = power(killing(game), "the_queen").girl(space=SpaceId("swamp")).play(*KILLER_PHASE)

    assert 3 == scene.now.girl.health


# --- the Glassworks --------------------------------------------------------------------------


def works() -> Scene:
    """A game at the Glassworks, she at the Yard and the killer on the Canal."""
    scene = Scene(make_game(location="glassworks"))
    return scene.girl(space=SpaceId("yard")).killer(space=SpaceId("canal"))


def test_black_smoke_takes_a_die_from_every_roll() -> None:
    """One is always left (FG-ROL-09)."""
    scene = works().lasting("black_smoke").hand("walk").set(horror=7).play()

    scene.do("play walk").type_in("5")

    assert "move" == scene.asked


def test_the_key_ring_opens_search_spaces() -> None:
    """From one to another, once in each Action phase."""
    scene = works().pack("key_ring").girl(space=SpaceId("canteen")).set(time=4).play()

    scene.do("use key_ring")

    assert ["step pattern_loft 0", "step batch_house 0"] == scene.legal("step")
    scene.do("step pattern_loft 0")
    assert [] == scene.legal("use")


def test_a_limited_weapon_is_used_up() -> None:
    """The last use discards it (FG-ITM-09)."""
    scene = works().hold("shard").hand("weak_attack", "furious_strike")
    scene.killer(space=SpaceId("yard")).set(horror=4, time=6).play()

    scene.do("play weak_attack").type_in("5 5").do("done", "wield shard")
    assert [1] == [item.uses for item in scene.now.carried]
    scene.do("play furious_strike").type_in("5 5").do("wield shard")

    assert ((), ("shard",)) == (scene.now.carried, scene.now.items_discard)
    assert 12 - 3 - 4 == scene.now.killer.health


def test_hot_tea_calms_more_when_many_are_dead() -> None:
    """The third option is there from five dead victims on."""
    few = works().pack("hot_tea").play().do("use hot_tea")
    many = works().pack("hot_tea").set(dead=(Colour.PLAIN,) * 5).play().do("use hot_tea")

    assert ["choose time", "choose health"] == few.legal()
    assert ["choose time", "choose health", "choose lift"] == many.legal()
