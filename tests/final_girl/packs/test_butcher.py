"""The Butcher: bloodlust rows, terror cards, dark powers and finales, number by number."""

from typing import Final

import pytest

from dmd_core.final_girl.content.definitions import Origin
from dmd_core.final_girl.content.loader import load_content
from tests.final_girl.packs.codes import codes, word

KILLER: Final = next(one for one in load_content().killers if one.id == "butcher")

ATTACK: Final = (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5)
MOVE: Final = (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3)
EFFECTS: Final = ("", "", "H+1", "", "H+1", "", "", "H+1", "", "H+1", "")

TERROR: Final = """
doubling_back  | 1 | V | K(V: mv at), K(V: mv at)
long_strides   | 2 |   | H+2, K(C: mv mv)
closing_in     | 3 |   | H+1, K(C: mv at)
out_of_nowhere | 1 |   | put_killer(to=<victims=true farthest=killer>), H+1, draw_terror()
run_down       | 2 | V | K(V: mv mv at)
frenzy         | 1 | V | K(V: mv mv at at), H+killed(within=action)
after_you      | 2 |   | K(G: mv mv at)
a_taste_for_it | 1 | V | K(V: mv at at), B+killed(within=killer_phase)
deep_breath    | 1 |   | H+1, heal_killer(n=dead())
"""
"""Terror card, copies, whether it needs victims, text."""

ROWS: Final = [[part.strip() for part in line.split("|")] for line in TERROR.split("\n") if line]


def test_its_health_and_where_horror_starts() -> None:
    """Twelve and four."""
    assert (12, 4) == (KILLER.health, KILLER.horror)


def test_the_values_of_each_bloodlust_row() -> None:
    """Eleven rows, the lowest first (FG-BLD-03)."""
    assert ATTACK == tuple(row.attack for row in KILLER.rows)
    assert MOVE == tuple(row.move for row in KILLER.rows)


def test_the_effects_of_bloodlust_rows() -> None:
    """Horror rises on four rows; the dark power is revealed on the sixth (FG-BLD-02, FG-DP-01)."""
    assert EFFECTS == tuple(codes(row.effects) for row in KILLER.rows)
    assert [5] == [place for place, row in enumerate(KILLER.rows) if row.reveal]


def test_the_final_effect_heals_and_discards_a_terror_card() -> None:
    """Instead of each further step at the top (FG-BLD-05)."""
    assert "heal_killer(), discard_terror()" == codes(KILLER.final)


def test_the_initial_action_is_one_attack_on_whoever_is_closest() -> None:
    """On the back of all finales (FG-KIL-01)."""
    assert "K(C: at)" == codes(KILLER.action)


@pytest.mark.parametrize("wanted", ROWS, ids=lambda wanted: wanted[0])
def test_a_terror_card_has_its_copies_and_its_text(wanted: list[str]) -> None:
    """Top to bottom (FG-KIL-02, FG-KIL-23)."""
    card = next(card for card in KILLER.terror if card.id == wanted[0])
    needs = "V" if card.needs_victims else ""

    assert wanted == [card.id, str(card.copies), needs, codes(card.effects)]


@pytest.mark.parametrize(
    ("card", "ability"), [("heavy_hand", "attack_bonus()"), ("long_legs", "move_bonus()")]
)
def test_a_minor_dark_power_has_two_health(card: str, ability: str) -> None:
    """One makes attacks harder, one lets it run faster (FG-DP-02, FG-DP-03)."""
    found = next(one for one in KILLER.terror if one.id == card)

    assert (2, 1, [ability]) == (
        found.health,
        found.copies,
        [word(one) for one in found.abilities],
    )


def test_it_has_sixteen_terror_cards_ten_of_them_with_an_attack() -> None:
    """Copies counted."""
    attacks = sum(card.copies for card in KILLER.terror if " at" in codes(card.effects))

    assert 16 == sum(card.copies for card in KILLER.terror)
    assert 10 == attacks
    assert {*(wanted[0] for wanted in ROWS), "heavy_hand", "long_legs"} == {
        card.id for card in KILLER.terror
    }


@pytest.mark.parametrize(
    ("power", "epic", "ability"),
    [
        ("wide_swing", False, "hits_all()"),
        ("follow_through", False, "extra_attack()"),
        ("fresh_breath", False, "on_kill(then=heal_killer())"),
        ("endless_rage", True, "on_kill(then=B+1)"),
    ],
)
def test_a_dark_power_has_its_ability(power: str, epic: bool, ability: str) -> None:  # noqa: FBT001
    """Three to be dealt, and an epic one (FG-SET-08, FG-DP-07)."""
    found = next(one for one in KILLER.powers if one.id == power)

    assert (epic, [ability]) == (found.epic, [word(one) for one in found.abilities])
    assert 4 == len(KILLER.powers)


@pytest.mark.parametrize(
    ("finale", "reveal", "action"),
    [
        ("two_faces", "add_power()", "K(C: mv mv at)"),
        ("boiling_over", "", "B+1, K(C: mv mv at)"),
        ("no_way_out", "", "K(C: mv mv at at)"),
    ],
)
def test_a_finale_has_its_new_action(finale: str, reveal: str, action: str) -> None:
    """Three of them (FG-UPK-04, FG-UPK-06)."""
    found = next(one for one in KILLER.finales if one.id == finale)

    assert (reveal, action) == (codes(found.on_reveal), codes(found.action))
    assert 3 == len(KILLER.finales)


def test_it_has_neither_minions_nor_rules_of_its_own() -> None:
    """As the calibration killer."""
    assert ((), (), ()) == (KILLER.minions, KILLER.abilities, KILLER.tokens)


def test_what_is_confirmed_of_it() -> None:
    """Its health and its first action; one terror card is told whole in the rulebook."""
    confirmed = {card.id: card.marks for card in KILLER.terror if card.marks}

    assert (("health", Origin.CONFIRMED), ("action", Origin.CONFIRMED)) == KILLER.marks
    assert {
        "frenzy": (("effects", Origin.CONFIRMED), ("needs_victims", Origin.CONFIRMED)),
        "heavy_hand": (("abilities", Origin.CONFIRMED),),
    } == confirmed
    assert Origin.ONE_SOURCE is KILLER.origin
