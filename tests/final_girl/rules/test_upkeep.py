"""The Upkeep phase and the finale (FG-UPK, FG-KIL-01, -02, FG-AMB-47, -73, -74)."""

from typing import TypeVar

from dmd_core.final_girl.content.definitions import FinaleDef, PowerDef
from dmd_core.final_girl.events.killer import (
    DarkPowerRevealed,
    FinaleRevealed,
    KillerActs,
    TerrorDrawn,
)
from dmd_core.final_girl.events.turns import PhaseBegan, TurnBegan
from dmd_core.final_girl.state import Phase, Pile
from dmd_core.final_girl.words.killer import InUpkeep
from dmd_core.final_girl.words.symbols import Horror, LoseHealth
from dmd_core.kernel.ids import ItemId, SourceId
from dmd_core.kernel.node import replace
from tests.final_girl.enemies import UPKEEP, act, film, killing, power
from tests.final_girl.scenarios import Scene

D = TypeVar("D", FinaleDef, PowerDef)


def _with(card: D, *effects: InUpkeep) -> D:
    changed: D = replace(card, abilities=effects)
    return changed


def upkeep(scene: Scene) -> Scene:
    """Play the Upkeep phase of turn 1."""
    return scene.set(phase=Phase.UPKEEP).play(*UPKEEP)


def test_with_terror_cards_left_the_finale_stays_facedown() -> None:
    """FG-UPK-01: nothing is revealed."""
    scene = upkeep(killing().set(terror=Pile(1)).hand("walk"))
    assert [] == scene.of(FinaleRevealed)
    assert (2, Phase.ACTION) == (scene.now.turn, scene.now.phase)


def test_an_empty_deck_reveals_finale_and_dark_power() -> None:
    """FG-UPK-01, -05, FG-AMB-74: the finale is turned, then the power, then what it says."""
    scene = upkeep(killing().set(terror=Pile(0)).hand("walk"))
    scene.type_in("two_faces").type_in("wide_swing").type_in("fresh_breath")

    assert [("two_faces",)] == [event.drawn for event in scene.of(FinaleRevealed)]
    assert [False, True] == [event.another for event in scene.of(DarkPowerRevealed)]
    assert ("two_faces", "wide_swing", "fresh_breath") == scene.now.in_play


def test_it_is_revealed_once() -> None:
    """FG-UPK-01: already revealed, nothing."""
    scene = killing().set(terror=Pile(0), finale=ItemId("no_way_out")).hand("walk")
    scene = upkeep(power(scene, "wide_swing"))
    assert [] == scene.of(FinaleRevealed)


def test_the_finale_acts_instead_and_no_terror_card_is_drawn() -> None:
    """FG-UPK-06, FG-KIL-01, -02: its action, in every Killer phase from now on."""
    scene = killing(courts=2).killer(space="nw_woods").girl(space="dock").hand("walk")
    scene = act(scene.set(terror=Pile(2), finale=ItemId("no_way_out")))

    assert ["no_way_out"] == [event.src for event in scene.of(KillerActs)]
    assert (2, "action") == (scene.now.bloodlust, scene.asked)
    assert [] == scene.of(TerrorDrawn)


def test_upkeep_effects_in_the_order_they_came_into_play() -> None:
    """FG-UPK-02, FG-AMB-73: the finale first, then an event, then a dark power."""
    effect = InUpkeep(Horror(1))
    game = film()
    powers = tuple(
        one if one.id != "wide_swing" else _with(one, effect) for one in game.killer.powers
    )
    finales = tuple(
        one if one.id != "no_way_out" else _with(one, effect) for one in game.killer.finales
    )
    game = film(killer={"powers": powers, "finales": finales})
    scene = killing(game, courts=1, dock=1).killer(space="courts").girl(space="lake").hand("walk")
    scene.set(terror=Pile(3), finale=ItemId("no_way_out"), in_play=(SourceId("no_way_out"),))
    scene = upkeep(power(scene.lasting("sleepwalker"), "wide_swing"))

    sources = [event.src for event in scene.events if event.src in scene.now.in_play]
    assert ["no_way_out", "sleepwalker", "wide_swing"] == sources


def test_what_comes_into_play_in_this_phase_waits_for_the_next() -> None:
    """FG-UPK-07, FG-AMB-73: the finale's own upkeep effect is first done next time."""
    game = film()
    finales = tuple(_with(one, InUpkeep(Horror(1))) for one in game.killer.finales)
    game = film(killer={"finales": finales})
    scene = upkeep(power(killing(game).set(terror=Pile(0)).hand("walk"), "wide_swing"))
    scene.type_in("no_way_out")
    assert 4 == scene.now.horror

    again = upkeep(
        power(killing(game).hand("walk"), "wide_swing").set(
            terror=Pile(0),
            finale=ItemId("no_way_out"),
            in_play=(SourceId("no_way_out"), SourceId("wide_swing")),
        )
    )
    assert 5 == again.now.horror


def test_items_are_arranged_last() -> None:
    """FG-UPK-03: hands and backpack, after the upkeep effects."""
    scene = upkeep(killing().hold("knife").pack("axe").hand("walk"))
    assert "arrange" in scene.asked


def test_a_return_to_life_begins_the_next_turn() -> None:
    """FG-AMB-47: the rest of Upkeep is skipped, also arranging items."""
    game = film()
    powers = tuple(_with(one, InUpkeep(LoseHealth(1))) for one in game.killer.powers)
    scene = killing(film(killer={"powers": powers})).girl(markers=0).hold("knife").hand("walk")
    scene = upkeep(power(scene, "wide_swing")).type_in("1")

    assert [Phase.ACTION] == [event.phase for event in scene.of(PhaseBegan)]
    assert 1 == len(scene.of(TurnBegan))
    assert "action" == scene.asked
