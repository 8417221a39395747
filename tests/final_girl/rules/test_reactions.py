"""Attacks on the Final Girl and reactions (FG-RCT, FG-AMB-09, -10, -86 to -88; FG-EX-30, -32)."""

import pytest

from dmd_core.final_girl.commands import Play
from dmd_core.final_girl.events.actions import CardPlayed
from dmd_core.final_girl.events.health import HealthLost, Revived
from dmd_core.final_girl.events.killer import (
    AttackBegan,
    AttackEnded,
    AttackReduced,
    TerrorDiscarded,
    TerrorDrawn,
)
from dmd_core.final_girl.events.turns import GameEnded, PhaseBegan, PhaseCut
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import ActionId, SpaceId, TokenId
from dmd_core.final_girl.state import Attack, Outcome, Phase, Place, Side, Token
from dmd_core.final_girl.words.symbols import Prevent
from dmd_core.kernel.ids import Seat
from tests.final_girl.enemies import act, acts, film, killing, terror
from tests.final_girl.scenarios import Scene

ONCE = acts("G", "a")


def attacked(*hand: str, attack: int = 2, game: Game | None = None) -> Scene:
    """She shares the Courts with the killer, whose attack value is this, and holds these cards."""
    row = {2: 0, 3: 4, 4: 8, 5: 10}[attack]
    scene = killing(game or film(ONCE)).hand(*hand).set(bloodlust=row, horror=4)
    return scene.killer(space="courts").girl(space="courts")


# --- guard ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "faces", "left"),
    [
        (5, "5,6", 0),
        (2, "5,6", 0),
        (5, "5,1", 3),
        (2, "5,1", 0),
        (5, "1,2", 4),
        (2, "1,2", 1),
    ],
)
def test_guard_against_an_attack(attack: int, faces: str, left: int) -> None:
    """FG-EX-30: all of it; 2 less, at least 0; 1 less, at least 1."""
    scene = act(attacked("guard", attack=attack)).do("play guard").type_in(faces)

    lost = [event.n + event.token for event in scene.of(HealthLost)]
    assert ([left] if left else []) == lost


def test_several_reactions_answer_one_attack_one_after_the_other() -> None:
    """FG-EX-32, FG-RCT-04, FG-AMB-09: 5 is 3 is 2; she loses 2."""
    scene = act(attacked("guard", "guard", attack=5))
    scene.do("play guard").type_in("5,1").do("play guard").type_in("1,2")

    assert [2, 1] == [event.n for event in scene.of(AttackReduced)]
    assert [2] == [event.n for event in scene.of(HealthLost)]


def test_a_minimum_never_raises_damage() -> None:
    """FG-AMB-09: min(d, max(1, d-1)); against 1 damage a failed Guard does nothing."""
    scene = act(attacked("guard", "guard", attack=3))
    scene.do("play guard").type_in("5,1").do("play guard").type_in("1,2")

    assert [2] == [event.n for event in scene.of(AttackReduced)]
    assert [1] == [event.n for event in scene.of(HealthLost)]


def test_a_minimum_above_the_damage_changes_nothing() -> None:
    """FG-AMB-09: an attack for 2 stays one for 2."""
    scene = act(killing(film(Prevent(1, 3))).set(attack=Attack(2)))
    assert [] == scene.of(AttackReduced)


def test_nothing_more_is_offered_against_an_attack_of_0() -> None:
    """FG-AMB-86: the second Guard stays in hand, and the attack is over."""
    scene = act(attacked("guard", "guard")).do("play guard").type_in("5,6")

    assert ("guard",) == scene.now.hand
    assert 1 == len(scene.of(AttackEnded))
    assert [] == scene.of(HealthLost)


def test_each_attack_needs_reactions_of_its_own() -> None:
    """FG-RCT-03, -05, FG-KIL-22: the first attack is answered, the second is taken."""
    scene = act(attacked("guard", game=film(acts("G", "aa")))).do("play guard").type_in("5,6")

    assert [2, 2] == [event.damage for event in scene.of(AttackBegan)]
    assert [2] == [event.n for event in scene.of(HealthLost)]


def test_she_may_take_the_damage_and_keep_the_card() -> None:
    """FG-DEC-15: taking the rest is always offered."""
    scene = act(attacked("guard"))
    assert ("react", ["play guard", "done"]) == (scene.asked, scene.legal())

    scene.do("done")
    assert [2] == [event.n for event in scene.of(HealthLost)]
    assert ("guard",) == scene.now.hand


def test_only_reactions_answer_an_attack() -> None:
    """FG-RCT-01, -10: no other action card is played in the Killer phase."""
    scene = act(attacked("guard", "focus"))

    assert "no-reaction" == scene.why_not(Play(Seat(0), ActionId("focus")))[0]
    assert "not-in-hand" == scene.why_not(Play(Seat(0), ActionId("retaliate")))[0]


def test_with_nothing_to_answer_nobody_is_asked() -> None:
    """FG-DEC-15: it is skipped when nothing is playable."""
    scene = act(attacked("focus"))
    assert "chance" == scene.asked
    assert [2] == [event.n for event in scene.of(HealthLost)]


def test_reactions_do_not_protect_victims_or_prevent_lost_health() -> None:
    """FG-RCT-06, -07, FG-SYM-02: neither a death nor a loss opens a window."""
    scene = killing(courts=1).hand("guard").killer(space="courts").girl(space="courts")
    scene = act(scene)
    assert "chance" == scene.asked
    assert [] == scene.of(CardPlayed)


def test_a_reaction_goes_to_the_discard_pile() -> None:
    """FG-EX-37, FG-PLN-10: it lies there until the end of the next Planning phase."""
    scene = act(attacked("guard")).do("play guard").type_in("5,6")
    assert ("guard",) == scene.now.discard


# --- retaliate -----------------------------------------------------------------------------------


def test_a_reaction_hits_the_attacker() -> None:
    """FG-AMB-87: ignore all, and 2 damage to the killer; nobody aims."""
    scene = act(attacked("retaliate")).do("play retaliate").type_in("5,6")

    assert [(Side.KILLER, 2)] == [(event.side, event.n) for event in scene.of(HealthLost)]
    assert 10 == scene.now.killer.health


def test_weapons_raise_the_damage_of_a_reaction() -> None:
    """FG-RCT-08: a Knife at range 0 adds 1 to 2."""
    scene = attacked("retaliate").hold("knife")
    scene = act(scene).do("play retaliate").type_in("5,6").do("wield knife")
    assert 9 == scene.now.killer.health


def test_a_reaction_that_kills_the_killer_wins() -> None:
    """FG-AMB-10, FG-TRN-03: the game is over, and the damage that was pending never comes."""
    scene = act(attacked("retaliate").killer(markers=1)).do("play retaliate")
    scene.type_in("5,6").type_in("blank")

    assert "over" == scene.asked
    assert Outcome.WIN is scene.now.outcome
    assert [Side.KILLER] == [event.side for event in scene.of(HealthLost)]
    assert () == scene.step.state.agenda


def test_a_reaction_that_brings_the_killer_back_ends_the_phase() -> None:
    """FG-AMB-10, -48: pending damage and the terror card are dropped; Panic comes."""
    game = film(acts("G", "aa"))
    scene = act(attacked("retaliate", game=game).killer(markers=1)).do("play retaliate")
    scene.type_in("5,6").type_in("3")

    assert [(Side.KILLER, 2)] == [(event.side, event.markers) for event in scene.of(Revived)]
    assert [("FG-FHT-07", "FG-TRN-05")] == [event.why for event in scene.of(PhaseCut)]
    assert [Phase.PANIC, Phase.UPKEEP] == [e.phase for e in scene.of(PhaseBegan)][:2]
    assert [Side.KILLER] == [event.side for event in scene.of(HealthLost)]
    assert scene.now.attack is None
    assert [] == scene.of(TerrorDrawn)


def test_her_own_return_ends_the_phase_too() -> None:
    """FG-AMB-11: the second attack and the rest of the terror card are cancelled."""
    scene = attacked(game=film(acts("G", "aa"))).girl(markers=0)
    scene = act(scene).type_in("2")

    assert [2] == [event.damage for event in scene.of(AttackBegan)]
    assert (2, Token.WHITE) == (scene.now.girl.health, scene.now.girl.token)
    assert [Phase.PANIC, Phase.UPKEEP] == [e.phase for e in scene.of(PhaseBegan)][:2]
    assert [] == scene.of(TerrorDrawn)


def test_a_return_in_the_middle_of_a_terror_card_discards_it() -> None:
    """FG-AMB-48, FG-TRN-04: it counts as drawn; the rest of it is lost."""
    scene = killing(courts=0).girl(space="lake_cabin", markers=0).killer(space="courts")
    scene = terror(scene, "after_you").type_in("1")

    assert ["after_you"] == [event.card for event in scene.of(TerrorDiscarded)]
    assert ("after_you",) == scene.now.terror_discard
    assert () == scene.now.resolving


# --- items ---------------------------------------------------------------------------------------


def test_a_limited_item_reduces_an_attack() -> None:
    """FG-DEC-15: 1 less for one use, and several uses on one attack are allowed."""
    scene = act(attacked(attack=5).hold("tin_lid"))
    scene.do("use tin_lid", "use tin_lid", "done")

    assert [1, 1] == [event.n for event in scene.of(AttackReduced)]
    assert [3] == [event.n for event in scene.of(HealthLost)]
    assert [1] == [item.uses for item in scene.now.carried]


def test_an_item_in_the_backpack_is_no_defence() -> None:
    """FG-ITM-04: a hand item can be used only while it is held."""
    scene = act(attacked().pack("tin_lid"))
    assert "chance" == scene.asked
    assert [Place.BACKPACK] == [item.place for item in scene.now.carried]


def test_an_item_that_ends_the_phase_is_offered_before_the_attack_icons() -> None:
    """FG-AMB-58, -48: the killer stands on her space; used in step 1, no terror card is drawn."""
    scene = act(attacked().hold("spray"))
    assert ("escape", ["use spray", "done"]) == (scene.asked, scene.legal())

    scene.do("use spray")
    assert [] == scene.of(AttackBegan)
    assert [] == scene.of(TerrorDrawn)
    assert [Phase.PANIC, Phase.UPKEEP] == [e.phase for e in scene.of(PhaseBegan)][:2]
    assert () == scene.now.carried


def test_it_is_offered_again_in_the_window_of_the_attack() -> None:
    """FG-AMB-58: refused before, used in answer to the attack: no damage."""
    scene = act(attacked(game=film(acts("G", "aa"))).hold("spray")).do("done")
    assert ("react", ["use spray", "done"]) == (scene.asked, scene.legal())

    scene.do("use spray")
    assert [] == scene.of(HealthLost)
    assert [2] == [event.damage for event in scene.of(AttackBegan)]


def test_it_is_no_use_while_the_killer_is_elsewhere() -> None:
    """FG-AMB-58: nothing is offered."""
    scene = act(killing(dock=1).killer(space="dock").girl(space="lake").hold("spray"))
    assert "chance" == scene.asked


# --- traps ---------------------------------------------------------------------------------------


def test_a_trap_hurts_the_killer_and_ends_the_phase() -> None:
    """Damage first, then the phase ends: the attack icon of the terror card is lost."""
    snare = ((TokenId("snare"), SpaceId("lake_cabin")),)
    scene = killing(courts=0).girl(space="firepit").killer(space="courts").set(tokens=snare)
    scene = terror(scene, "after_you")

    assert [(Side.KILLER, 2)] == [(event.side, event.n) for event in scene.of(HealthLost)]
    assert "lake_cabin" == scene.now.killer.space
    assert () == scene.now.tokens
    assert ("after_you",) == scene.now.terror_discard
    assert [] == scene.of(AttackBegan)
    assert [] == scene.of(GameEnded)
