"""Limits of numbers and counts in packs: the checks keep them, and the schemas tell them."""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl.content.definitions import (
    BoardDef,
    ItemDef,
    KillerDef,
    MinionDef,
    SetupCardDef,
)
from dmd_core.final_girl.content.files import (
    LANGUAGE,
    BoardsFile,
    EventsFile,
    FinalesFile,
    ItemsFile,
    KillerFile,
    MapFile,
    PackHead,
    PowersFile,
    SetupsFile,
    TerrorFile,
)
from dmd_core.final_girl.words.amounts import Times
from dmd_core.final_girl.words.hooks import ExtraDice, FollowLimit
from dmd_core.final_girl.words.selectors import Spaces
from dmd_core.final_girl.words.symbols import Horror, Prevent, StoreDice, Time
from dmd_core.final_girl.words.victims import Panic
from dmd_core.tabletop.packs.limits import FieldOf, Limits

LARGEST: Final = 99
"""No printed number is larger; a slip of the keyboard must not ask for a million tokens."""

MOST_DICE: Final = 12
"""Dice that one board or text may bring; more than 6 are thrown in several throws (FG-ROL-10)."""

TOP_HORROR: Final = 7
"""The red end of the horror track (FG-HOR-01)."""
TOP_TIME: Final = 12
"""The top of the time track (FG-TIM-03)."""
POSITIONS: Final = 8
"""Positions of the horror marker (FG-HOR-01)."""
BOARDS: Final = 2
"""Sides of the player board (FG-SET-03)."""
HEALTH_TOKENS: Final = 9
"""Black Final Health tokens (FG-CMP-03)."""
SEARCH_SPACES: Final = 3
"""Item decks, each on a search space (FG-SET-11)."""
FEWEST_ITEMS: Final = 12
"""Item cards of three decks of four (FG-SET-11)."""
FEWEST_TERROR: Final = 10
"""Terror cards in the deck (FG-SET-09)."""
HANDS: Final = 2
"""Her hands (FG-ITM-01)."""

_LARGEST: Final[Mapping[FieldOf, int]] = {
    (PackHead, "language"): LANGUAGE,
    (PackHead, "version"): 999,
    (BoardDef, "time"): TOP_TIME,
    (BoardDef, "dice"): MOST_DICE,
    (ExtraDice, "n"): MOST_DICE,
    (StoreDice, "n"): MOST_DICE,
    (KillerDef, "horror"): TOP_HORROR,
    (KillerFile, "horror"): TOP_HORROR,
    (ItemDef, "hands"): HANDS,
    (Panic, "rounds"): 6,
}

_POSITIVE: Final = frozenset(
    {"copies", "dice", "first", "language", "n", "rounds", "time", "tokens", "version", "victims"}
)
"""Numbers that mean nothing below 1; all others may be 0."""

_MAY_BE_ZERO: Final = frozenset({(Prevent, "n")})
"""Numbers of those that mean something at 0."""

_COSTS: Final = frozenset({"Use", "Shoot", "Reroll"})
"""Abilities whose `time` is a price, which may be nothing."""

_SIGNED: Final = frozenset(
    {(Time, "n"), (Horror, "n"), (FollowLimit, "n"), (ExtraDice, "n"), (Times, "n")}
)
"""Numbers that may be negative; 0 does nothing."""


def least(cls: type, field: str) -> int:
    """The smallest number that may stand in a field."""
    if (cls, field) in _SIGNED:
        return -largest(cls, field)
    free = (cls, field) in _MAY_BE_ZERO or (field == "time" and cls.__name__ in _COSTS)
    if cls is MinionDef and field in {"health", "attack"}:
        return 1
    return 1 if field in _POSITIVE and not free and cls is not Spaces else 0


def largest(cls: type, field: str) -> int:
    """The largest number that may stand in a field."""
    return _LARGEST.get((cls, field), LARGEST)


LIMITS: Final = Limits(
    least=least,
    largest=largest,
    counts={
        (BoardsFile, "boards"): BOARDS,
        (BoardDef, "dice"): POSITIONS,
    },
    fewest={
        (KillerFile, "rows"): 2,
        (KillerFile, "action"): 1,
        (FinalesFile, "finales"): 1,
        (PowersFile, "powers"): 1,
        (TerrorFile, "terror"): 1,
        (MapFile, "spaces"): SEARCH_SPACES,
        (SetupsFile, "setups"): 1,
        (EventsFile, "events"): 1,
        (ItemsFile, "items"): FEWEST_ITEMS,
        (SetupCardDef, "victims"): 1,
    },
    each_once=frozenset({(ItemDef, "cards")}),
    not_zero=frozenset(),
    defining={KillerFile: ("tokens",), MapFile: ("tokens",)},
)
"""All of them, for checks and schemas."""

__all__ = [
    "BOARDS",
    "FEWEST_ITEMS",
    "FEWEST_TERROR",
    "HANDS",
    "HEALTH_TOKENS",
    "LARGEST",
    "LIMITS",
    "MOST_DICE",
    "POSITIONS",
    "SEARCH_SPACES",
    "TOP_HORROR",
    "TOP_TIME",
    "largest",
    "least",
]
