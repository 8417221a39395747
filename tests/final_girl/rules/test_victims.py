"""Victims: how they come, die and are moved; special victims (FG-EVT, FG-AMB-08, -27, -42, -66)."""

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.events.cards import EventDiscarded, EventDrawn
from dmd_core.final_girl.events.health import HealthRecovered
from dmd_core.final_girl.events.killer import BloodlustRose, KillerActs
from dmd_core.final_girl.events.movement import VictimsMoved
from dmd_core.final_girl.events.tracks import HorrorMoved, NextTimeSet
from dmd_core.final_girl.events.turns import StepSkipped
from dmd_core.final_girl.events.victims import VictimKilled, VictimMarked, VictimsPlaced
from dmd_core.final_girl.ids import SpaceId, TokenId
from dmd_core.final_girl.state import Colour, Phase, Quarry
from dmd_core.final_girl.words.killer import OnKill
from dmd_core.final_girl.words.selectors import Anchor, Spaces
from dmd_core.final_girl.words.symbols import DrawEvent, Horror
from dmd_core.final_girl.words.victims import KillVictims, PlaceVictims, StepVictims
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.node import replace
from tests.final_girl.enemies import UPKEEP, act, acts, film, killing, power, terror
from tests.final_girl.scenarios import Scene


def _event(card: str, **spaces: int) -> Scene:
    """The Killer phase draws this event."""
    scene = killing(film(DrawEvent()), **spaces).killer(space="swamp").girl(space="courts")
    return act(scene).type_in(card)


# --- placing -------------------------------------------------------------------------------------


def test_victims_come_from_the_supply() -> None:
    """FG-AMB-27, -68: in printed order, as many as there are, and no replacement."""
    game = film(
        PlaceVictims(2, Spaces(named=(SpaceId("cabins"),))),
        PlaceVictims(2, Spaces(named=(SpaceId("dock"),))),
        PlaceVictims(2, Spaces(named=(SpaceId("firepit"),))),
    )
    scene = act(killing(game, dock=18))

    assert [("cabins", 2), ("dock", 1)] == [(e.space, e.n) for e in scene.of(VictimsPlaced)]
    assert [("FG-AMB-27",)] == [event.why for event in scene.of(StepSkipped)][:1]
    assert 0 == scene.now.pool


# --- one death -----------------------------------------------------------------------------------


def test_the_player_says_which_of_unlike_victims_dies() -> None:
    """FG-AMB-08, FG-DEC-14: an ordinary one or the special one."""
    scene = killing(film(acts("V", "a")), courts=1).special(Colour.BLUE, "courts", "sweetheart")
    scene = act(scene.killer(space="courts").girl(space="dock"))

    assert ("victim", ["victim courts plain", "victim courts blue"]) == (
        scene.asked,
        scene.legal(),
    )
    scene.do("victim courts plain")
    assert [Colour.PLAIN] == [event.colour for event in scene.of(VictimKilled)]


def test_a_special_victim_that_dies_on_her_space() -> None:
    """FG-EX-29, FG-AMB-42, -67, -84: bloodlust, its effect, then its event is discarded."""
    scene = killing(film(acts("V", "a"))).special(Colour.BLUE, "courts", "sweetheart")
    scene = act(scene.killer(space="courts").girl(space="courts"))

    order = ["KillerActs", "VictimKilled", "BloodlustRose", "NextTimeSet", "EventDiscarded"]
    assert order == [type(event).__name__ for event in scene.events][:5]
    assert [12] == [event.time for event in scene.of(NextTimeSet)]
    assert (("sweetheart",), ()) == (scene.now.events_discard, scene.now.events_active)


def test_elsewhere_its_death_has_no_effect_of_its_own() -> None:
    """FG-EX-29: it dies where she is not; the event goes all the same."""
    scene = killing(film(acts("V", "a"))).special(Colour.WHITE, "courts", "best_friend")
    scene = act(scene.killer(space="courts").girl(space="dock"))

    assert [] == scene.of(HorrorMoved)
    assert ["best_friend"] == [event.card for event in scene.of(EventDiscarded)]


def test_the_debt_is_paid_in_bloodlust() -> None:
    """FG-AMB-42: 2 more on top of the ordinary step, wherever it dies."""
    scene = killing(film(acts("V", "a"))).special(Colour.ORANGE, "courts", "an_old_debt")
    scene = act(scene.killer(space="courts").girl(space="dock"))
    assert 3 == scene.now.bloodlust


def test_a_special_victim_may_lure_the_killer() -> None:
    """Every target is this victim, also instead of her; it is attacked first on its space."""
    game = film(acts("G", "ma"))
    scene = killing(game, nw_woods=1).special(Colour.ORANGE, "nw_woods", "an_old_debt")
    scene = act(scene.killer(space="courts").girl(space="lake_cabin"))

    assert [(Quarry.SPECIAL, "nw_woods")] == [(e.quarry, e.space) for e in scene.of(KillerActs)]
    assert [Colour.ORANGE] == [event.colour for event in scene.of(VictimKilled)]


def test_the_lured_killer_attacks_where_it_stands() -> None:
    """FG-AMB-04: an action without a move; she is no explicit target any more."""
    scene = killing(film(acts("G", "a")), courts=1).special(Colour.ORANGE, "dock", "an_old_debt")
    scene = act(scene.killer(space="courts").girl(space="courts"))
    assert [Colour.PLAIN] == [event.colour for event in scene.of(VictimKilled)]


def test_two_lures_are_a_tie() -> None:
    """FG-DEC-14: the special victim, or the rockets."""
    rockets = ((TokenId("rockets"), SpaceId("lake_cabin")),)
    scene = killing(film(acts("C", "m"))).special(Colour.ORANGE, "dock", "an_old_debt")
    scene = act(scene.killer(space="courts").girl(space="dock").set(tokens=rockets))

    assert ["victim dock orange", "space lake_cabin"] == scene.legal()
    scene.do("space lake_cabin")
    assert "lake_cabin" == scene.now.killer.space
    assert () == scene.now.tokens


def test_where_two_are_and_one_dies_the_other_dies() -> None:
    """FG-AMB-42, step 5: exactly two on the space; each death is carried out from the start."""
    scene = killing(film(acts("V", "a")), courts=2).killer(space="courts").girl(space="dock")
    scene = act(scene.lasting("inseparable"))

    assert [True, False] == [event.by for event in scene.of(VictimKilled)]
    assert 2 == scene.now.bloodlust
    assert 1 == scene.now.killed_this_action


def test_of_three_only_one_dies() -> None:
    """FG-AMB-42: two are left, but there were not exactly two before."""
    scene = killing(film(acts("V", "a")), courts=3).killer(space="courts").girl(space="dock")
    scene = act(scene.lasting("inseparable"))
    assert 1 == len(scene.of(VictimKilled))


def test_several_victims_die_one_after_the_other() -> None:
    """FG-AMB-42, FG-KIL-19: each death raises bloodlust before the next."""
    game = film(KillVictims(Spaces(at=Anchor.KILLER)))
    scene = act(killing(game, courts=3).killer(space="courts"))

    names = [type(event).__name__ for event in scene.events]
    assert ["VictimKilled", "BloodlustRose"] * 2 == names[:4]
    assert [False] * 3 == [event.by for event in scene.of(VictimKilled)]
    assert 3 == scene.now.bloodlust


def test_deaths_in_setup_do_not_count_for_the_first_turn() -> None:
    """FG-AMB-69, FG-TRN-07: bloodlust rises as usual, nothing is counted."""
    game = film(KillVictims(Spaces(at=Anchor.KILLER)))
    scene = act(killing(game, courts=1).killer(space="courts").set(phase=Phase.SETUP, turn=0))

    assert 1 == len(scene.of(VictimKilled))
    assert 1 == len(scene.of(BloodlustRose))
    assert 0 == scene.now.killed_this_turn


# --- events --------------------------------------------------------------------------------------


def test_an_event_makes_the_closest_victim_special() -> None:
    """FG-EX-29, FG-EVT-04, FG-AMB-66: the ordinary figure goes back to the supply."""
    scene = _event("sweetheart", courts=2, dock=1)

    assert [("courts", Colour.BLUE)] == [(e.space, e.colour) for e in scene.of(VictimMarked)]
    assert (1, 19) == (scene.at("courts"), scene.now.pool)
    assert ("sweetheart",) == scene.now.events_active


def test_a_tie_of_spaces_is_the_players() -> None:
    """FG-DEC-21, FG-AMB-66: two spaces as far away."""
    scene = _event("sweetheart", nw_woods=1, lake_cabin=3)
    assert ("mark-victim", ["space nw_woods", "space lake_cabin"]) == (scene.asked, scene.legal())
    scene.do("space nw_woods")
    assert ["nw_woods"] == [event.space for event in scene.of(VictimMarked)]


def test_an_event_that_finds_no_victim_is_discarded() -> None:
    """FG-EVT-03, FG-AMB-66: it is not replaced by another."""
    scene = _event("sweetheart")

    assert [("FG-EVT-03", "FG-AMB-66")] == [event.why for event in scene.of(EventDiscarded)]
    assert 1 == len(scene.of(EventDrawn))
    assert () == scene.now.events_active


def test_an_event_that_does_not_stay_is_discarded_after_its_text() -> None:
    """FG-EVT-01: six victims come, then it is discarded."""
    scene = _event("the_second_bus")
    assert 6 == sum(event.n for event in scene.of(VictimsPlaced))
    assert ("the_second_bus",) == scene.now.events_discard


def test_lasting_events_add_up() -> None:
    """FG-EVT-02: a new one neither cancels nor replaces the others."""
    game = film(DrawEvent(), DrawEvent())
    scene = act(killing(game)).type_in("dawdlers", "clinging")
    assert ("dawdlers", "clinging") == scene.now.events_active
    assert ("dawdlers", "clinging") == scene.now.in_play


def test_an_empty_event_deck_gives_nothing() -> None:
    """FG-SYM-09, FG-AMB-28: the rest of the text continues."""
    scene = act(killing(film(DrawEvent())).set(events=Deck(())))
    assert [("FG-SYM-09", "FG-AMB-28")] == [event.why for event in scene.of(StepSkipped)]


def test_deadly_water_kills_who_is_there_and_who_comes() -> None:
    """FG-AMB-33, FG-AMB-80: now, and each that enters; not killed by the killer."""
    scene = _event("cold_water", lake=2)
    assert [False, False] == [event.by for event in scene.of(VictimKilled)]
    assert 2 == scene.now.bloodlust

    cold = ((TokenId("cold"), SpaceId("lake")),)
    game = film(StepVictims(Anchor.KILLER, Spaces(named=(SpaceId("dock"),))))
    scene = act(killing(game, dock=2).killer(space="lake").set(tokens=cold).lasting("cold_water"))
    assert [("dock", "lake", 2)] == [(e.origin, e.to, e.plain) for e in scene.of(VictimsMoved)]
    assert 2 == len(scene.of(VictimKilled))


# --- steps ---------------------------------------------------------------------------------------


def test_every_victim_steps_toward_the_nearest_enemy() -> None:
    """FG-AMB-72: who and where is fixed first, so nobody steps twice; those there already stay."""
    scene = killing(courts=1, lake_cabin=2, south_road=3).killer(space="courts")
    scene = terror(scene.girl(space="dock"), "the_wrong_way")

    moved = [(event.origin, event.to, event.plain) for event in scene.of(VictimsMoved)]
    assert [("south_road", "lake_cabin", 3), ("lake_cabin", "courts", 2)] == moved
    assert (3, 2) == (scene.at("lake_cabin"), scene.at("courts"))


def test_a_tie_of_ways_is_the_players() -> None:
    """FG-AMB-72, FG-DEC-21: all victims of a space go the same way."""
    game = film(StepVictims(Anchor.KILLER))
    scene = act(killing(game, south_road=2).killer(space="north_woods").girl(space="courts"))

    assert ("victim-way", ["space se_exit", "space dock"]) == (scene.asked, scene.legal())
    scene.do("space dock")
    assert 2 == scene.at("dock")


def test_one_victim_steps_in_the_upkeep_phase() -> None:
    """FG-UPK-02, FG-DEC-21: the closest victim that is not with the killer."""
    scene = killing(nw_woods=1, lake_cabin=1, courts=2).lasting("sleepwalker")
    scene = scene.killer(space="courts").girl(space="dock").set(phase=Phase.UPKEEP).play(*UPKEEP)

    assert ["victim nw_woods plain", "victim lake_cabin plain"] == scene.legal()
    scene.do("victim lake_cabin plain")
    assert [("lake_cabin", "courts", 1)] == [
        (event.origin, event.to, event.plain) for event in scene.of(VictimsMoved)
    ]


def test_events_speak_of_a_death_before_powers_that_came_earlier() -> None:
    """FG-AMB-42, steps 3 and 4: an event of today comes before a power of yesterday."""
    location = load_content().locations[0]
    grim = (OnKill(Horror(1)),)
    events = tuple(
        replace(one, abilities=grim) if one.id == "dawdlers" else one for one in location.events
    )
    game = film(acts("C", "a"), location={"events": events})
    scene = killing(game, courts=1).killer(space="courts", markers=4).girl(space="lake")
    scene = act(power(scene, "fresh_breath").lasting("dawdlers"))

    told = [e.src for e in scene.events if isinstance(e, HorrorMoved | HealthRecovered)]
    assert ["dawdlers", "fresh_breath"] == told
