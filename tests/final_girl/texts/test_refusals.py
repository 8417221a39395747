"""The sentence of every refusal of Final Girl, with names for ids."""

import importlib
import pkgutil
from collections.abc import Mapping
from typing import Final

import pytest

import dmd_core.final_girl
from dmd_core.final_girl.chapters.attack import NO_USE_OF_WEAPON, NOT_IN_REACH
from dmd_core.final_girl.chapters.cards import (
    NO_ENEMY,
    NO_SEARCH_SPACE,
    ONLY_IN_REACTION,
    ONLY_IN_ROLL,
    REWARDS_FIRST,
)
from dmd_core.final_girl.chapters.damage import WRONG_DIVISION
from dmd_core.final_girl.chapters.enemy_moves import NO_ROUTE
from dmd_core.final_girl.chapters.hand import NOT_IN_HAND, NOT_TO_TAKE, ONLY_ACTION, TIME_ON_RED
from dmd_core.final_girl.chapters.items import (
    IN_BACKPACK,
    NO_TIME,
    NOT_HERS,
    NOT_NOW,
    NOTHING_TO_USE,
    TOO_MANY_HANDS,
    USED_UP,
)
from dmd_core.final_girl.chapters.killer_action import NOT_LURING, NOT_TIED
from dmd_core.final_girl.chapters.movement import NO_FOLLOWERS, NO_STEPS, NOT_ADJACENT, NOT_THERE
from dmd_core.final_girl.chapters.panic import NOT_PANICKING
from dmd_core.final_girl.chapters.planning import HAND_FULL, NOT_FOR_SALE, TOO_DEAR
from dmd_core.final_girl.chapters.reactions import NO_DEFENCE, NO_REACTION
from dmd_core.final_girl.chapters.roll import NO_PARTIAL, NO_REROLL, NO_SUCH_DIE, TWO_CARDS
from dmd_core.final_girl.chapters.saving import (
    CARD_FLIPPED,
    NO_EXIT,
    NO_REWARD,
    NO_SUCH_VICTIM,
    NOT_IN_ACTION,
    NOT_THE_LAST,
    SPACE_COVERED,
)
from dmd_core.final_girl.chapters.searching import NOT_FOUND
from dmd_core.final_girl.chapters.victim_steps import NO_WAY, NOT_TO_MARK, NOT_TO_STEP
from dmd_core.final_girl.chapters.victims import NOT_THERE_TO_DIE
from dmd_core.final_girl.position.base import base_table
from dmd_core.final_girl.state import Colour
from dmd_core.final_girl.text.describe import describe
from dmd_core.kernel.refusals import RefusalCode, refusal
from tests.final_girl.scenarios import make_game

GAME: Final = make_game()
SENTENCES: Final[list[tuple[RefusalCode, Mapping[str, object], str]]] = [
    (
        NOT_IN_REACH,
        {},
        (
            "There is no such enemy she can attack that way: on her own space, or with a"
            " held weapon at exactly its range."
        ),
    ),
    (
        NO_USE_OF_WEAPON,
        {"weapon": "bow"},
        (
            "Bow cannot modify this attack: a weapon has to be held, to have its range"
            " and to fit the action card."
        ),
    ),
    (NOT_IN_HAND, {"card": "sprint"}, "Sprint is not in hand."),
    (
        ONLY_IN_REACTION,
        {"card": "sprint"},
        "Sprint is a reaction: it is played only in answer to an attack on her.",
    ),
    (ONLY_IN_ROLL, {"card": "sprint"}, "Sprint is played after a Horror Roll, in its window."),
    (
        NO_SEARCH_SPACE,
        {"card": "sprint", "space": "dock"},
        "Sprint is played on a search space; the Dock is none.",
    ),
    (
        NO_ENEMY,
        {"card": "sprint", "space": "dock"},
        (
            "Sprint is an attack, and no enemy is in reach: none is on the Dock, and no"
            " held weapon that fits this card reaches one."
        ),
    ),
    (REWARDS_FIRST, {}, "Pending rewards are taken before another action card is played."),
    (
        WRONG_DIVISION,
        {"damage": 3, "health": (2, 1)},
        (
            "3 damage is divided among those with health of 2, 1: all of it, and nobody"
            " takes more than it has."
        ),
    ),
    (
        TIME_ON_RED,
        {},
        (
            "Time is below 0: no card can be discarded for time, and the Action phase"
            " ends after this action."
        ),
    ),
    (ONLY_ACTION, {}, "Cards are discarded for time in the Action phase only."),
    (
        NOT_TO_TAKE,
        {"card": "sprint", "cost": 4},
        "Sprint cannot be taken: it has to be in the tableau and may cost at most 4.",
    ),
    (NOT_HERS, {"source": "cola"}, "Cola is nothing she has or that acts now."),
    (
        IN_BACKPACK,
        {"source": "cola"},
        "Cola is in the backpack; an item with hand symbols is used while it is held.",
    ),
    (
        NOTHING_TO_USE,
        {"source": "cola"},
        "Cola is not used in the Action menu; it works where its text says so.",
    ),
    (USED_UP, {"source": "cola"}, "Cola was used in this Action phase; once is all."),
    (
        NO_TIME,
        {"source": "cola", "cost": 4, "time": 1},
        (
            "Cola costs 4 time and 1 is left; what is paid to use something may not push"
            " time below 0."
        ),
    ),
    (NOT_NOW, {"source": "cola"}, "Cola can do nothing now."),
    (
        TOO_MANY_HANDS,
        {"hands": 2, "cards": ("axe", "bow")},
        "She has 2 hands, and cannot hold these items together: Axe and Bow.",
    ),
    (NO_STEPS, {}, "No step of this movement is left."),
    (
        NOT_ADJACENT,
        {"space": "dock", "here": "courts", "allowed": ("lake_cabin", "nw_woods")},
        (
            "The Dock is not adjacent to the Courts; adjacent: the Lake Cabin and the"
            " North-West Woods."
        ),
    ),
    (
        NOT_THERE,
        {"space": "dock", "allowed": ("lake_cabin", "nw_woods")},
        ("The Dock cannot be reached that way; possible: the Lake Cabin and the North-West Woods."),
    ),
    (
        NO_FOLLOWERS,
        {"space": "dock", "here": "courts", "number": 3, "limit": 2},
        (
            "So many victims cannot follow to the Dock: the Courts has 3 ordinary ones,"
            " at most 2 follow in one step, and none onto the killer's space."
        ),
    ),
    (
        NOT_FOR_SALE,
        {"card": "sprint"},
        (
            "Sprint is not in the tableau; cards that were played or discarded go back"
            " at the end of Planning."
        ),
    ),
    (
        TOO_DEAR,
        {"card": "sprint", "cost": 4, "time": 1},
        "Sprint costs 4 time and 1 is left; a purchase may not push time below 0.",
    ),
    (
        HAND_FULL,
        {"number": 3, "limit": 2},
        "3 cards are in hand; with 2 nothing more can be bought.",
    ),
    (NO_REACTION, {"card": "sprint"}, "Sprint is no reaction: only those answer an attack on her."),
    (NO_DEFENCE, {"source": "cola"}, "Cola is of no use against this attack."),
    (NO_SUCH_DIE, {"number": 3}, "This roll has 3 dice, counted from 0; there is no such die."),
    (
        NO_PARTIAL,
        {"face": "2"},
        "The die showing 2 stays as it is; only a 3 or 4 that is no success yet can be converted.",
    ),
    (
        TWO_CARDS,
        {"first": "walk", "second": "focus"},
        (
            "A conversion is paid with two action cards from hand, Walk and Focus are"
            " not both there."
        ),
    ),
    (NO_REROLL, {"source": "cola"}, "Cola cannot throw these dice again now."),
    (
        NO_EXIT,
        {"space": "dock"},
        "Victims are saved while she stands on an exit space; the Dock is none.",
    ),
    (NOT_IN_ACTION, {}, "Victims are saved in the Action phase only."),
    (NO_SUCH_VICTIM, {"colour": Colour.BLUE, "space": "dock"}, "No blue victim is on the Dock."),
    (
        NOT_THE_LAST,
        {"colour": Colour.BLUE},
        "The blue victim can be saved only as the last victim on the map.",
    ),
    (
        SPACE_COVERED,
        {"slot": 0, "free": (1, 2)},
        ("A saved victim covers one free victim space of her card, 0 is none; free: 1, 2."),
    ),
    (CARD_FLIPPED, {}, "Her card is flipped: a saved victim covers no victim space any more."),
    (NO_REWARD, {}, "There is no such reward to take."),
    (NOT_FOUND, {"card": "axe"}, "Axe was not found in this search."),
    (
        NOT_TIED,
        {"allowed": ("cabins", "firepit")},
        (
            "An enemy heads for the closest target, of those as close for the largest group of"
            " victims; the Cabins and the Firepit tie."
        ),
    ),
    (
        NOT_LURING,
        {"allowed": ("dock", "courts")},
        "The killer heads for what lures it: the Dock and the Courts.",
    ),
    (
        NO_ROUTE,
        {"space": "lake", "allowed": ("se_exit", "dock")},
        (
            "The Lake is no next step of a shortest route that is to be chosen from; possible:"
            " the South-East Exit and the Dock."
        ),
    ),
    (
        NOT_THERE_TO_DIE,
        {"here": "courts", "colour": Colour.BLUE, "space": "dock"},
        "A victim of the Courts dies; no blue victim of the Dock can be it.",
    ),
    (
        NOT_PANICKING,
        {"colour": Colour.PLAIN, "space": "lake"},
        "No ordinary victim of the Lake has still to panic.",
    ),
    (
        NOT_TO_MARK,
        {"space": "lake", "allowed": ("dock", "courts")},
        "The Lake is not where that victim can stand; possible: the Dock and the Courts.",
    ),
    (
        NO_WAY,
        {"space": "lake", "allowed": ("se_exit", "dock")},
        (
            "The Lake is on no shortest way of these victims; possible: the South-East Exit and"
            " the Dock."
        ),
    ),
    (
        NOT_TO_STEP,
        {"colour": Colour.WHITE, "space": "dock"},
        "No white victim of the Dock can be the one that steps.",
    ),
]
"""The code, what its sentence names, and the sentence."""


@pytest.mark.parametrize(
    ("code", "values", "sentence"), SENTENCES, ids=[code.code for code, _, _ in SENTENCES]
)
def test_sentence_of_a_refusal(
    code: RefusalCode, values: Mapping[str, object], sentence: str
) -> None:
    """It says what cannot be, where, and what is allowed, in names."""
    assert describe(GAME, base_table(GAME), refusal(code, values)) == sentence


def test_every_refusal_of_the_rules_is_in_this_table() -> None:
    """A code without an example here would be read by people first."""
    package = dmd_core.final_girl
    codes = {
        value
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if not info.name.endswith(".refused")
        for value in vars(importlib.import_module(info.name)).values()
        if isinstance(value, RefusalCode)
    }
    from_kernel = {code for code in codes if not code.rules}

    assert codes - from_kernel == {code for code, _, _ in SENTENCES}
