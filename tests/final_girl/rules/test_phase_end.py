"""Phases that end at once, at any depth: no frame is left behind (FG-TRN-03 to -05, FG-BLD-06)."""

from collections.abc import Callable

import pytest

from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.events.turns import PhaseBegan, PhaseCut
from dmd_core.final_girl.ids import SpaceId, TokenId
from dmd_core.final_girl.state import Colour, Phase
from dmd_core.final_girl.words.control import Sequence
from dmd_core.final_girl.words.killer import OnDeath
from dmd_core.final_girl.words.symbols import DrawEvent, LoseHealth, Recover
from dmd_core.kernel.events import Frame
from dmd_core.kernel.node import replace
from tests.final_girl.enemies import PANIC, UPKEEP, act, acts, film, killing, terror
from tests.final_girl.scenarios import Scene
from tests.tabletop.scenes import names


def _in_a_reaction() -> Scene:
    """A row of a reaction, in the window of an attack, in an icon, in a terror card."""
    scene = killing().hand("retaliate", "guard").girl(space="lake_cabin")
    scene = scene.killer(space="courts", markers=1)
    return terror(scene, "after_you").do("play retaliate").type_in("5,6")


def _in_an_attack() -> Scene:
    """Damage of the first of three icons, with what extra attacks would follow."""
    game = film(acts("G", "aaa"), acts("G", "a"))
    return act(killing(game).hand("walk").killer(space="courts").girl(space="courts", markers=0))


def _in_a_sequence() -> Scene:
    """An effect in the middle of a sequence, with more behind it and a terror card to come."""
    text = Sequence((Sequence((LoseHealth(9), Recover(1))), Recover(1)))
    return act(killing(film(text, Recover(1))).hand("walk"))


def _in_a_death() -> Scene:
    """What the event of a victim says, of the first of two deaths by one attack."""
    game = film(acts("C", "aa"))
    events = tuple(
        replace(card, abilities=(OnDeath(LoseHealth(9)),)) if card.id == "sweetheart" else card
        for card in game.location.events
    )
    game = film(acts("C", "aa"), location={"events": events})
    scene = killing(game).special(Colour.BLUE, "courts", "sweetheart").hand("walk")
    return act(scene.killer(space="courts").girl(space="dock"))


def _in_an_event() -> Scene:
    """An event that does not stay, drawn by a text with more behind it."""
    game = film()
    events = tuple(
        replace(card, effects=(LoseHealth(9), *card.effects))
        if card.id == "the_second_bus"
        else card
        for card in game.location.events
    )
    game = film(DrawEvent(), Recover(1), location={"events": events})
    return act(killing(game).hand("walk")).type_in("the_second_bus")


def _in_a_step() -> Scene:
    """A trap on the way, with steps and icons behind it."""
    snare = ((TokenId("snare"), SpaceId("lake_cabin")),)
    scene = killing().girl(space="firepit").hand("walk").set(tokens=snare)
    return terror(scene.killer(space="courts", markers=0), "after_you")


@pytest.mark.parametrize(
    "scene",
    [_in_a_reaction, _in_an_attack, _in_a_sequence, _in_a_death, _in_an_event, _in_a_step],
    ids=lambda scene: scene.__name__.removeprefix("_in_a").strip("_n"),
)
def test_a_return_to_life_drops_everything_above_the_phase(scene: Callable[[], Scene]) -> None:
    """FG-FHT-07, FG-TRN-04, -05: Panic is next; nothing of the Killer phase is on the agenda."""
    played = scene()
    assert "chance" == played.asked
    played.type_in("3")

    assert 1 == len(played.of(PhaseCut))
    assert [Phase.PANIC, Phase.UPKEEP] == [e.phase for e in played.of(PhaseBegan)][:2]
    agenda = played.step.state.agenda
    assert [NextPhase] == [type(frame) for frame in agenda][:1]
    assert _own(agenda) <= {"NextPhase", "ActionPhase", "Acting", "PlanningPhase"}
    table = played.now
    assert ((), None, None, None) == (table.resolving, table.attack, table.strike, table.roll)
    assert all(played.game.events[card].lasting for card in table.events_active)


def _own(agenda: tuple[Frame, ...]) -> set[str]:
    return {type(frame).__name__ for frame in agenda}


@pytest.mark.parametrize(
    "scene",
    [_in_a_reaction, _in_an_attack, _in_a_sequence, _in_a_death, _in_an_event, _in_a_step],
    ids=lambda scene: scene.__name__.removeprefix("_in_a").strip("_n"),
)
def test_a_death_for_good_leaves_nothing_at_all(scene: Callable[[], Scene]) -> None:
    """FG-TRN-03, FG-END-01, -02: the agenda is empty and nothing happens any more."""
    played = scene().type_in("blank")

    assert ("over", ()) == (played.asked, played.step.state.agenda)
    assert ["TokenRevealed", "GameEnded"] == names(played.news())


def test_a_return_in_the_panic_phase_goes_on_with_upkeep() -> None:
    """FG-TRN-05: the next phase in order, not a new turn; who has not rolled does not any more."""
    cold = ((TokenId("cold"), SpaceId("lake")),)
    game = film()
    events = tuple(
        replace(card, abilities=(OnDeath(LoseHealth(9)),)) if card.id == "sweetheart" else card
        for card in game.location.events
    )
    scene = killing(film(location={"events": events}), dock=2).hand("walk")
    scene.special(Colour.BLUE, "dock", "sweetheart").lasting("cold_water").set(tokens=cold)
    scene.set(phase=Phase.PANIC, killed_this_turn=1).killer(space="dock").play(*PANIC)
    scene.do("victim dock blue").type_in("1")
    assert "chance" == scene.asked

    scene.type_in("2")
    assert [Phase.UPKEEP, Phase.ACTION] == [event.phase for event in scene.of(PhaseBegan)]
    assert 2 == scene.at("dock")


def test_a_return_during_setup_ends_nothing() -> None:
    """FG-AMB-12: the effect is finished, then the first turn begins."""
    scene = killing(film(Sequence((LoseHealth(5), Recover(1))))).set(phase=Phase.SETUP)
    scene = act(scene.hand("walk")).type_in("1")
    assert [] == scene.of(PhaseCut)
    assert 2 == scene.now.girl.health


def test_upkeep_goes_on_with_the_next_turn() -> None:
    """FG-TRN-02: turn 2, and what happened this turn is counted anew (FG-TRN-07)."""
    scene = killing().set(phase=Phase.UPKEEP, killed_this_turn=2).hand("walk").play(*UPKEEP)
    assert (2, 0, Phase.ACTION) == (scene.now.turn, scene.now.killed_this_turn, scene.now.phase)
