"""Setup: what lies on the table and what chance deals (FG-SET)."""

from typing import Any

import pytest

from dmd_core.final_girl.chapters.setup import lay_out
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.events.cards import EventDrawn
from dmd_core.final_girl.events.searching import ItemTurnedUp
from dmd_core.final_girl.events.setup import SetupCardDrawn
from dmd_core.final_girl.events.turns import PhaseBegan, TurnBegan
from dmd_core.final_girl.events.victims import VictimsPlaced
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.setup import Setup, rules_of_choice
from dmd_core.final_girl.state import Phase, Table, Token
from dmd_core.kernel.events import Parked
from dmd_core.kernel.node import replace
from dmd_core.kernel.step import Step, begin, opening
from dmd_core.tabletop.setup import SetupError
from tests.final_girl.scenarios import Scene, make_game


def begun(seed: int = 7, **choices: Any) -> Step[Table]:  # noqa: ANN401 - fields of a setup
    """The first step of a seeded game."""
    game = make_game(**choices)
    return begin(FINAL_GIRL, game, opening(FINAL_GIRL, game, seed))


def test_health_is_markers_and_a_token() -> None:
    """FG-EX-01, -02, FG-SET-17: Nora 5 is 4 markers and a token, the Butcher 12 is 11 and one."""
    table = lay_out(make_game())
    assert (4, Token.BLACK, 5) == (table.girl.markers, table.girl.token, table.girl.health)
    assert (11, Token.BLACK, 12) == (table.killer.markers, table.killer.token, table.killer.health)


def test_the_cards_for_nothing_are_the_first_hand() -> None:
    """FG-SET-05, -06, FG-CMP-01: 6 cards in hand, 17 in the tableau."""
    game = make_game()
    table = lay_out(game)
    assert ("focus", "focus", "short_rest", "walk", "walk", "weak_attack") == table.hand
    assert 17 == len(table.tableau)
    assert all(game.costs[card] for card in table.tableau)


@pytest.mark.parametrize(("board", "time"), [("normal", 6), ("extreme", 5)])
def test_time_starts_by_the_side_of_the_board(board: str, time: int) -> None:
    """FG-SET-03, -19: 6, or 5 in Extreme Horror."""
    assert time == lay_out(make_game(board=board)).time


def test_tracks_start_where_the_killer_says() -> None:
    """FG-SET-18, -20, FG-SET-04: bloodlust 0, horror 4, her card not flipped."""
    table = lay_out(make_game())
    assert (0, 4, False) == (table.bloodlust, table.horror, table.ultimate)


def test_what_is_facedown_is_known_to_nobody() -> None:
    """FG-SET-07 to -11, -15, -16: piles have sizes; what they may hold are bags of all cards."""
    game = make_game()
    table = lay_out(game)
    assert 10 == len(table.terror)
    assert 24 == len(table.terror_unseen)
    assert [4, 4, 4] == [len(deck.pile) for deck in table.items]
    assert 18 == len(table.items_unseen)
    assert ("1", "2", "3", *["blank"] * 6) == table.health_tokens
    assert (3, 3) == (len(table.finales), len(table.dark_powers))
    assert 10 == len(table.events)


def test_the_bonus_item_joins_the_items() -> None:
    """FG-SET-23, FG-INV-04: 19 items instead of 18."""
    assert "crossbow" in lay_out(make_game(bonus_item=True)).items_unseen
    assert "crossbow" not in lay_out(make_game()).items_unseen


def test_setup_deals_in_the_order_of_the_rulebook() -> None:
    """FG-SET-12, -13, -21, -24: item tops, setup card, victims, first event, then turn 1."""
    step = begun()
    kinds = [type(event) for event in step.events]
    order = [ItemTurnedUp, SetupCardDrawn, VictimsPlaced, EventDrawn, TurnBegan, PhaseBegan]
    places = [kinds.index(kind) for kind in order]
    assert sorted(places) == places
    assert 3 == kinds.count(ItemTurnedUp)
    assert Parked is kinds[-1]


def test_ten_victims_stand_where_the_setup_card_says() -> None:
    """FG-SET-13, FG-CMP-02: 10 of 21 are on the map, before the first event."""
    placed = [event for event in begun().events if isinstance(event, VictimsPlaced)]
    of_the_card = [
        event for event in placed if event.src.startswith(("all", "two", "a_q", "by", "ro"))
    ]
    assert 10 == sum(event.n for event in of_the_card)


def test_start_spaces_stay_known() -> None:
    """FG-SET-14: both pawns remember where they started."""
    table = begun().state.table
    game = make_game()
    card = game.setup_cards[table.setup_card]
    assert (card.girl, card.killer) == (table.girl.start, table.killer.start)


def test_a_chosen_setup_card_is_drawn() -> None:
    """FG-DEC-01, a variant: no chance in it."""
    table = begun(setup_card="round_the_fire").state.table
    assert "round_the_fire" == table.setup_card


def test_the_same_seed_gives_the_same_setup() -> None:
    """FG-INV-12, FG-SET-24: and another seed another one."""
    assert begun(3).events == begun(3).events
    assert begun(3).events != begun(4).events


def test_the_game_begins_with_the_action_phase_of_turn_one() -> None:
    """FG-TRN-01: after setup the first turn."""
    table = begun().state.table
    assert (1, Phase.ACTION) == (table.turn, table.phase)


def test_any_killer_meets_any_girl_anywhere() -> None:
    """FG-OVR-03, -04: every combination begins."""
    content = load_content()
    for killer in content.killers:
        for location in content.locations:
            for girl in content.girls:
                game = make_game(girl.id, killer.id, location.id)
                step = begin(FINAL_GIRL, game, opening(FINAL_GIRL, game, 1))
                assert step.decision is not None


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        (
            {"girl": "norra"},
            "final_girl: 'norra' is unknown; allowed: ines, nora, tilda; did you mean 'nora'?",
        ),
        ({"board": "hard"}, "board: 'hard' is unknown; allowed: extreme, normal"),
        ({"epic": 1}, "epic: 1 is not possible; allowed: true, false"),
        (
            {"location": "cmap"},
            "location: 'cmap' is unknown; allowed: camp, glassworks; did you mean 'camp'?",
        ),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(choices: dict[str, Any], sentence: str) -> None:
    """FG-OVR-02: with what is allowed, and the nearest name."""
    with pytest.raises(SetupError) as caught:
        make_game(**choices)
    assert sentence == caught.value.sentence


def test_every_choice_rests_on_a_rule() -> None:
    """FG-DEC-01: also one that is no choice at all."""
    assert ("FG-SET-03",) == rules_of_choice("board")
    assert ("FG-AMP-01",) == rules_of_choice("rulings.principle")
    assert ("FG-DEC-01",) == rules_of_choice("weather")


def test_a_setup_is_a_value() -> None:
    """Two setups with the same choices are equal."""
    setup = make_game().setup
    assert setup == replace(setup, board="normal")
    assert isinstance(setup, Setup)


def test_a_scene_starts_in_the_action_phase() -> None:
    """What other tests of these rules start from."""
    assert "action" == Scene().play().asked
