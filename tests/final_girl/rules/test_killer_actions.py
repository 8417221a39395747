"""Killer actions: targets, ties, routes, moves, attacks (FG-KIL, FG-AMB-01 to -07, -39 to -41)."""

import pytest

from dmd_core.final_girl.chapters.targets import Prey, goal_of
from dmd_core.final_girl.commands import ChooseSpace, ChooseVictim
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    BloodlustRose,
    DarkPowerRevealed,
    KillerActs,
    KillerMoved,
)
from dmd_core.final_girl.events.tracks import HorrorMoved
from dmd_core.final_girl.events.turns import PhaseBegan, StepSkipped
from dmd_core.final_girl.events.victims import VictimKilled
from dmd_core.final_girl.ids import SpaceId, TokenId
from dmd_core.final_girl.lookups import attack_value, move_value
from dmd_core.final_girl.state import Colour, Phase, Quarry
from dmd_core.kernel.ids import Seat
from tests.final_girl.enemies import act, acts, film, killing, terror

# --- the example of the rulebook, whole ----------------------------------------------------------


def test_the_action_of_the_finale_card_comes_first() -> None:
    """FG-EX-18, FG-KIL-01, -17, -18: one attack, one death; the new row acts at once."""
    scene = act(killing(courts=1).killer(space="courts").girl(space="dock").set(bloodlust=3))

    assert {Colour.PLAIN: 1} == {one.colour: 1 for one in scene.of(VictimKilled)}
    assert (4, 3) == (scene.now.bloodlust, attack_value(scene.game, scene.now))
    assert [1] == [event.n for event in scene.of(HorrorMoved)]
    assert (1, 1, 1) == (
        scene.now.killed_this_turn,
        scene.now.killed_this_killer_phase,
        scene.now.killed_this_action,
    )


def test_a_terror_card_is_drawn_and_resolved_top_to_bottom() -> None:
    """FG-EX-19 to -22: the larger group, two spaces past her, two deaths, then its last line.

    Killer on the Courts; Cabins 2 and Firepit 3 are both two spaces away. Movement 1 and two icons,
    attack 3 and two icons: of three victims two die. The dark power is revealed on the way.
    """
    scene = killing(cabins=2, firepit=3).killer(space="courts").girl(space="lake_cabin")
    scene = terror(scene.set(bloodlust=4, horror=4), "frenzy").type_in("fresh_breath")

    assert [(Quarry.VICTIMS, "firepit")] == [(e.quarry, e.space) for e in scene.of(KillerActs)]
    assert ["lake_cabin", "firepit"] == [event.to for event in scene.of(KillerMoved)]
    assert 2 == len(scene.of(VictimKilled))
    assert (1, 2) == (scene.at("firepit"), scene.at("cabins"))
    assert 6 == scene.now.bloodlust
    assert [("fresh_breath",)] == [event.drawn for event in scene.of(DarkPowerRevealed)]
    assert [1, 1] == [event.n for event in scene.of(HorrorMoved)]
    assert [] == scene.of(AttackBegan)


# --- targets -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aim", "victims", "girl", "quarry", "space"),
    [
        ("V", {"nw_woods": 1, "dock": 4}, "lake_cabin", Quarry.VICTIMS, "nw_woods"),
        ("V", {"nw_woods": 1, "lake_cabin": 2}, "sw_exit", Quarry.VICTIMS, "lake_cabin"),
        ("V", {"courts": 1, "lake_cabin": 3}, "sw_exit", Quarry.VICTIMS, "courts"),
        ("C", {"cabins": 1}, "lake_cabin", Quarry.GIRL, "lake_cabin"),
        ("C", {"nw_woods": 1}, "lake_cabin", Quarry.VICTIMS, "nw_woods"),
        ("C", {"courts": 1}, "courts", Quarry.VICTIMS, "courts"),
        ("C", {"lake_cabin": 1}, "lake_cabin", Quarry.VICTIMS, "lake_cabin"),
        ("C", {}, "dock", Quarry.GIRL, "dock"),
        ("V", {}, "dock", Quarry.NONE, ""),
        ("G", {"courts": 5}, "dock", Quarry.GIRL, "dock"),
    ],
    ids=[
        "FG-KIL-06: the closest, however small",
        "FG-KIL-07: of two as close the larger group",
        "FG-KIL-06: the own space has distance 0",
        "FG-KIL-04: she is closer",
        "FG-KIL-07: a tie with her goes to the victims",
        "FG-AMB-03: all on one space",
        "FG-AMB-03: she and a victim on another space",
        "FG-AMB-07: whoever is closest, without victims",
        "FG-AMB-07: no victim, no target",
        "FG-KIL-04: she is named",
    ],
)
def test_whom_the_killer_heads_for(
    aim: str, victims: dict[str, int], girl: str, quarry: Quarry, space: str
) -> None:
    """The killer stands on the Courts; its target is chosen before it moves."""
    game = film(acts(aim, "m"))
    scene = act(killing(game, **victims).killer(space="courts").girl(space=girl))

    assert [(quarry, space)] == [(e.quarry, e.space) for e in scene.of(KillerActs)]


def test_a_tie_of_groups_is_the_players() -> None:
    """FG-KIL-08, FG-AMB-01, FG-AMP-03: two groups of 2, two spaces away, in the map's order."""
    scene = killing(film(acts("V", "m")), cabins=2, firepit=2).killer(space="courts")
    scene = act(scene.girl(space="dock"))

    assert ("target", ["space cabins", "space firepit"]) == (scene.asked, scene.legal())
    for other in (
        ChooseSpace(Seat(0), SpaceId("dock")),
        ChooseVictim(Seat(0), SpaceId("dock"), Colour.BLUE),
    ):
        assert ("no-such-target", "FG-KIL-06", "FG-KIL-07") == scene.why_not(other)[:3]
    scene.do("space firepit")
    assert ["lake_cabin"] == [event.to for event in scene.of(KillerMoved)]


def test_without_a_move_icon_there_is_no_target_to_choose() -> None:
    """FG-AMB-04, FG-KIL-13: it attacks where it stands; a tie elsewhere is not asked about."""
    scene = killing(film(acts("V", "a")), cabins=2, firepit=2).killer(space="courts")
    scene = act(scene.girl(space="courts"))

    assert [Quarry.NONE] == [event.quarry for event in scene.of(KillerActs)]
    assert [] == scene.of(KillerMoved)
    assert [2] == [event.damage for event in scene.of(AttackBegan)]


def test_the_second_action_of_a_card_chooses_for_itself() -> None:
    """FG-AMB-40: after the first death the nearest victim is elsewhere."""
    scene = killing(nw_woods=1, lake_cabin=1, cabins=1).killer(space="nw_woods")
    scene = terror(scene.girl(space="dock"), "doubling_back")

    targets = [event.space for event in scene.of(KillerActs)]
    assert ["nw_woods", "cabins"] == targets
    assert 2 == len(scene.of(VictimKilled))


def test_the_target_stays_when_it_dies() -> None:
    """FG-AMB-39: a group is headed for where it was, although nobody is left there."""
    game = film(acts("V", "ama"))
    scene = act(killing(game, courts=1, lake_cabin=1).killer(space="courts").girl(space="dock"))

    assert [("courts", "courts")] == [
        (event.space, scene.now.killer.space) for event in scene.of(KillerActs)
    ]
    assert [] == scene.of(KillerMoved)


def test_a_group_is_headed_for_where_it_was() -> None:
    """FG-AMB-39: its space stays the goal with nobody left there; a figure is looked for."""
    table = killing(dock=1).special(Colour.ORANGE, "lake", "an_old_debt").table

    assert "shed" == goal_of(table, Prey(Quarry.VICTIMS, SpaceId("shed")))
    assert table.girl.space == goal_of(table, Prey(Quarry.GIRL, SpaceId("shed")))
    assert "lake" == goal_of(table, Prey(Quarry.SPECIAL, SpaceId("shed"), Colour.ORANGE))
    assert goal_of(table, Prey(Quarry.SPECIAL, SpaceId("lake"), Colour.BLUE)) is None
    assert goal_of(table, Prey(Quarry.LURE, SpaceId("lake"), token=TokenId("rockets"))) is None


# --- moves ---------------------------------------------------------------------------------------


def test_move_icons_add_up_and_what_is_left_is_lost() -> None:
    """FG-EX-15, FG-KIL-09 to -11: value 3 and two icons are up to 6 spaces; 5 bring it to her."""
    game = film(acts("G", "mm"))
    scene = killing(game).killer(space="dock").girl(space="cabins").set(bloodlust=10)
    assert 3 == move_value(game, scene.table)
    scene = act(scene)

    moved = ["south_road", "lake_cabin", "courts", "nw_woods", "cabins"]
    assert moved == [event.to for event in scene.of(KillerMoved)]


def test_an_icon_goes_as_far_as_the_movement_value() -> None:
    """FG-EX-15, FG-KIL-09: with value 3 one icon is three spaces, two icons are six of seven."""
    for icons, steps, end in (("m", 3, "entrance"), ("mm", 6, "courts")):
        game = film(acts("G", icons))
        scene = killing(game).killer(space="shed").girl(space="sw_exit").set(bloodlust=10)
        scene = act(scene)
        if scene.asked == "route":
            scene.do("space north_woods")
        assert (steps, end) == (len(scene.of(KillerMoved)), scene.now.killer.space)


def test_whoever_is_on_the_way_is_ignored() -> None:
    """FG-KIL-12, -14: no attack without an icon, and none on a space it only passes."""
    scene = killing(film(acts("V", "mm")), firepit=1).killer(space="courts")
    scene = act(scene.girl(space="lake_cabin"))

    assert "firepit" == scene.now.killer.space
    assert [] == scene.of(AttackBegan)


def test_routes_that_end_on_different_spaces_are_the_players() -> None:
    """FG-AMB-02: from the South Road to the North Woods: SE Exit or Dock, one step each."""
    scene = killing(film(acts("G", "m"))).killer(space="south_road").girl(space="north_woods")
    scene = act(scene)

    assert ("route", ["space se_exit", "space dock"]) == (scene.asked, scene.legal())
    scene.do("space dock")
    assert ["dock"] == [event.to for event in scene.of(KillerMoved)]


def test_routes_with_one_end_go_by_the_order_of_the_map() -> None:
    """FG-AMB-02: four steps end in the North Woods either way, so nobody is asked."""
    game = film(acts("G", "mm"))
    scene = killing(game).killer(space="south_road").girl(space="north_woods")
    scene = act(scene.set(bloodlust=5))

    moved = ["se_exit", "swamp", "east_road", "north_woods"]
    assert moved == [event.to for event in scene.of(KillerMoved)]


def test_routes_past_a_trap_and_past_none_are_the_players() -> None:
    """FG-AMB-02: both end in the North Woods, but on one a trap lies."""
    game = film(acts("G", "mm"))
    scene = killing(game).killer(space="south_road").girl(space="north_woods")
    scene = act(scene.set(bloodlust=5, tokens=((TokenId("snare"), SpaceId("lake")),)))
    assert ["space se_exit", "space dock"] == scene.legal()

    scene.do("space dock")
    assert ["dock", "lake"] == [event.to for event in scene.of(KillerMoved)]
    assert Phase.PANIC in [event.phase for event in scene.of(PhaseBegan)]


# --- attacks -------------------------------------------------------------------------------------


def test_an_attack_kills_one_victim_whatever_its_value() -> None:
    """FG-EX-16, FG-KIL-17: attack value 3, one victim dies, the rest is lost."""
    scene = act(killing(courts=2).killer(space="courts").girl(space="dock").set(bloodlust=6))

    assert 3 == attack_value(scene.game, scene.table)
    assert 1 == len(scene.of(VictimKilled))
    assert 1 == scene.at("courts")


def test_victims_are_attacked_before_her() -> None:
    """FG-EX-38, FG-KIL-15, -20, FG-BLD-07: then she loses the attack value of the new row."""
    game = film(acts("C", "aa"))
    scene = killing(game, courts=1).killer(space="courts").girl(space="courts")
    scene = act(scene.set(bloodlust=3))

    assert 1 == len(scene.of(VictimKilled))
    assert [3] == [event.damage for event in scene.of(AttackBegan)]
    assert 2 == scene.now.girl.health


def test_she_is_attacked_first_if_she_is_the_target() -> None:
    """FG-AMB-05, FG-KIL-15: all attacks go to her as long as she is there."""
    game = film(acts("G", "aa"))
    scene = act(killing(game, courts=3).killer(space="courts").girl(space="courts"))

    assert [2, 2] == [event.damage for event in scene.of(AttackBegan)]
    assert [] == scene.of(VictimKilled)


def test_she_is_attacked_first_where_the_killer_reached_her() -> None:
    """FG-AMB-05, FG-KIL-15: a victim is on her space too, and lives."""
    game = film(acts("G", "ma"))
    scene = killing(game, lake_cabin=1).killer(space="courts").girl(space="lake_cabin")
    scene = act(scene)

    assert [2] == [event.damage for event in scene.of(AttackBegan)]
    assert [] == scene.of(VictimKilled)


def test_a_target_that_was_not_reached_does_not_stop_the_attack() -> None:
    """FG-AMB-06, FG-KIL-16: she is out of reach, so a victim on the killer's space dies."""
    game = film(acts("G", "ma"))
    scene = killing(game, lake_cabin=1).killer(space="courts").girl(space="dock")
    scene = act(scene)

    assert "lake_cabin" == scene.now.killer.space
    assert 1 == len(scene.of(VictimKilled))


def test_attacks_left_after_the_last_victim_hit_her() -> None:
    """FG-AMB-41, FG-KIL-20: whatever the target was."""
    game = film(acts("V", "aaa"))
    scene = act(killing(game, courts=1).killer(space="courts").girl(space="courts"))

    assert 1 == len(scene.of(VictimKilled))
    assert [2, 2] == [event.damage for event in scene.of(AttackBegan)]


def test_several_attacks_on_her_are_separate() -> None:
    """FG-EX-17, FG-KIL-21, -22: attack value 2 twice: she loses 4."""
    game = film(acts("G", "aa"))
    scene = act(killing(game).killer(space="courts").girl(space="courts"))

    assert 1 == scene.now.girl.health
    assert 2 == len(scene.of(AttackBegan))


def test_an_attack_on_nobody_has_no_effect() -> None:
    """FG-KIL-14: it is told that nobody was there."""
    scene = act(killing(dock=1).killer(space="courts").girl(space="lake"))

    assert [("FG-KIL-14",)] == [event.why for event in scene.of(StepSkipped)]
    assert [] == scene.of(BloodlustRose)
    assert Phase.KILLER is scene.now.phase


# --- answers that are none -----------------------------------------------------------------------


def test_a_space_that_does_not_tie_is_refused_with_the_rule() -> None:
    """FG-KIL-06, -07, FG-AMB-02: a target or a step that is not to be chosen from."""
    scene = killing(film(acts("V", "m")), cabins=2, firepit=2).killer(space="courts")
    scene = act(scene.girl(space="dock"))
    dock = ChooseSpace(Seat(0), SpaceId("dock"))
    assert ("no-such-target", "FG-KIL-06", "FG-KIL-07") == scene.why_not(dock)

    scene = killing(film(acts("G", "m"))).killer(space="south_road").girl(space="north_woods")
    lake = ChooseSpace(Seat(0), SpaceId("lake"))
    assert ("no-such-route", "FG-KIL-10", "FG-AMB-02") == act(scene).why_not(lake)
