"""The core box: the tracks of both boards, and the rows, costs and copies of 23 action cards."""

from collections import Counter
from typing import Final

import pytest

from dmd_core.final_girl.content.definitions import ActionDef, CardUse, Origin
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.words.hooks import Dice, Reroll
from tests.final_girl.packs.codes import codes

CORE: Final = load_content().core
CARDS: Final = {card.id: card for card in CORE.actions}

TABLE: Final = """
walk           | 0 | 2 | M2, T-1          | M1, T-1            | M1, hp-1, T-2 / T-2
focus          | 0 | 2 | H-1, T+2         | H-1, T-1           | T-2
weak_attack    | 0 | 1 | D1               | D1, hp-1           | hp-1, END
short_rest     | 0 | 1 | hp+2             | hp+1, T-1          | hp+1, H+1, T-1, END
search         | 2 | 2 | search(n=2), T-1 | search(n=1), T-1   | search(n=1), H+2, T-2 / H+1, T-2
sprint         | 2 | 2 | M3, T-1          | M2, T-1            | M1, hp-1, T-2, END / hp-1, T-2
guard          | 2 | 2 | prevent()        | prevent(n=2)       | prevent(n=1 minimum=1)
distraction    | 3 | 2 | H-2, T+2         | H-1, T+1           | H-1, T-4 / H+1, T-2
improvise      | 3 | 1 | grant_partials(phase=true) | grant_partials() | H+1, T-1
planning       | 4 | 1 | store_dice(n=3)  | store_dice(n=2), T-1 | store_dice(), H+1, T-2
retaliate      | 4 | 1 | prevent(), D2    | prevent(n=2), D1   |
furious_strike | 4 | 2 | D2, H-1          | D1, H-1, END       | hp-1, H+1, END
long_rest      | 5 | 1 | hp+4, T-1        | hp+3, T-2          | hp+2, H+1, T-2, END
critical_blow  | 6 | 1 | D3, H-1          | D2, H-1, END       | D2, hp-2, H+1, END
"""
"""Card, cost, copies, rows for two successes, one success and none."""

ROWS: Final = [[part.strip() for part in line.split("|")] for line in TABLE.split("\n") if line]


def row(card: ActionDef) -> list[str]:
    """A card as a row of the table."""
    fail = " / ".join(codes(line.effects) for line in card.fail)
    rows = [codes(card.double.effects), codes(card.single.effects), fail]
    return [card.id, str(card.cost), str(card.copies), *rows]


@pytest.mark.parametrize("wanted", ROWS, ids=lambda wanted: wanted[0])
def test_an_action_card_has_the_numbers_of_the_table(wanted: list[str]) -> None:
    """Cost, copies and every row (FG-ACT-04, FG-ACT-08)."""
    found = row(next(card for card in CORE.actions if card.id == wanted[0]))

    assert wanted == found


def test_close_call_rerolls_one_die_or_all_for_two_time() -> None:
    """It has no rows: it is played in the window of a roll (FG-AMB-51)."""
    card = next(card for card in CORE.actions if card.id == "close_call")

    assert (1, 2, CardUse.ROLL) == (card.cost, card.copies, card.use)
    assert ["close_call", "1", "2", "", "", ""] == row(card)
    assert (Reroll(Dice.ONE), Reroll(Dice.ALL, 2)) == card.abilities


def test_no_card_is_missing_from_the_table() -> None:
    """Fourteen with rows, and Close Call."""
    assert {*(wanted[0] for wanted in ROWS), "close_call"} == set(CARDS)


def test_reactions_are_guard_and_retaliate() -> None:
    """All others but Close Call are played in the Action phase (FG-RCT-01)."""
    reactions = [card.id for card in CORE.actions if card.use is CardUse.REACTION]

    assert ["guard", "retaliate"] == reactions


def test_six_cards_cost_nothing_and_seventeen_cost_something() -> None:
    """The first hand and the tableau (FG-CMP-01, FG-SET-05, FG-SET-06)."""
    counts = Counter({bool(card.cost): 0 for card in CORE.actions})
    for card in CORE.actions:
        counts[card.cost > 0] += card.copies

    assert {False: 6, True: 17} == counts


def test_a_pile_of_the_tableau_has_one_or_two_cards() -> None:
    """As setup lays them out (FG-SET-06)."""
    assert {1, 2} == {card.copies for card in CORE.actions}


@pytest.mark.parametrize(
    ("board", "time", "dice"),
    [
        ("normal", 6, (3, 3, 2, 2, 2, 2, 2, 1)),
        ("extreme", 5, (3, 2, 2, 2, 2, 1, 1, 1)),
    ],
)
def test_a_board_has_its_time_and_its_dice(board: str, time: int, dice: tuple[int, ...]) -> None:
    """Green end, 1 to 6, red end (FG-HOR-01, FG-SET-19)."""
    found = next(one for one in CORE.boards if one.id == board)

    assert (time, dice) == (found.time, found.dice)


def test_six_final_health_tokens_are_blank_and_three_show_one_to_three() -> None:
    """Nine black ones (FG-FHT-01)."""
    assert {"blank": 6, "1": 1, "2": 1, "3": 1} == Counter(CORE.health_tokens)


def test_there_are_twenty_one_ordinary_victims() -> None:
    """The supply (FG-CMP-02)."""
    assert 21 == CORE.victims


def test_what_the_rulebook_itself_says_is_marked_confirmed() -> None:
    """Everything else on the cards rests on one source or on a ruling."""
    confirmed = {
        card.id: [name for name, origin in card.marks if origin is Origin.CONFIRMED]
        for card in CORE.actions
    }

    assert {
        "walk": ["cost", "double", "single"],
        "focus": ["cost"],
        "short_rest": ["double", "single"],
        "search": ["cost", "double"],
        "sprint": ["cost", "single"],
        "guard": ["double", "single", "fail"],
        "furious_strike": ["cost", "single"],
    } == {card: marks for card, marks in confirmed.items() if marks}
    assert {Origin.ONE_SOURCE} == {card.origin for card in CORE.actions}
