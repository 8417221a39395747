"""All that a language is to have words for in Final Girl."""

from collections.abc import Iterator
from typing import Final

from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.ids import TokenId
from dmd_core.final_girl.lang.catalogue import CATALOGUE
from dmd_core.final_girl.lang.labels import LABELS
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.kernel.decisions import CHANCE
from dmd_core.tabletop.lang.catalogue import NUMBER, THING, THINGS, YES_NO, one_of
from dmd_core.tabletop.lang.messages import Message, named
from dmd_core.tabletop.lang.wanted import Arguments, Texts

_COLOUR: Final = one_of("plain", "white", "orange", "blue")

PARTS: Final[dict[str, Arguments]] = {
    "seat-player": {},
    "enemy-minion": {"kind": THING, "place": NUMBER, "space": THING},
    "enemy-gone": {},
    "victim": {"colour": _COLOUR},
    "victims": {"n": NUMBER},
    "colour": {"colour": _COLOUR},
    "copies": {"card": THING, "n": NUMBER},
    "blank": {},
    "own-card": {"girl": THING},
    "ultimate": {},
    "health-token": {"n": NUMBER},
    "die": {"face": one_of()},
    "die-gone": {},
    "dice": {"faces": THINGS},
    "dice-all": {},
    "dice-gone": {},
    "side": {
        "health": NUMBER,
        "most": NUMBER,
        "token": one_of("none", "black", "white"),
        "markers": NUMBER,
        "space": THING,
    },
    "victims-now": {
        "left": NUMBER,
        "dead": NUMBER,
        "saved": NUMBER,
        "flipped": YES_NO,
        "spaces": NUMBER,
    },
    "tracks": {
        "time": NUMBER,
        "end": one_of("green", "red", "no"),
        "horror": NUMBER,
        "bloodlust": NUMBER,
    },
    "terror-left": {"n": NUMBER, "finale": THING},
    "items-carried": {"cards": THINGS},
    "verdict": {"outcome": one_of("win", "loss", "open"), "girl": THING, "turn": NUMBER},
}
"""Messages inside of others, with their arguments."""


def names() -> Iterator[Message]:
    """The names of everything in the packs that come with the library."""
    content = load_content()
    yield from (named("girl", girl.name) for girl in content.girls)
    for killer in content.killers:
        yield named("killer", killer.name)
        yield from (named("minion", minion.name) for minion in killer.minions)
        yield from (_token(token) for token in killer.tokens)
    yield from (named("action", card.name) for card in content.core.actions)
    for location in content.locations:
        yield named("location", location.name)
        yield from (named("space", space.name) for space in location.spaces)
        yield from (_token(token) for token in location.tokens)
    yield from (named("card", name) for name in _cards(content))


def _token(token: TokenId) -> Message:
    return named("token", token.replace("_", " "))


def _cards(content: Content) -> Iterator[str]:
    """Names of cards that can be drawn, and of what a Final Girl begins with."""
    for killer in content.killers:
        for deck in (killer.finales, killer.powers, killer.terror):
            yield from (card.name for card in deck)
    for location in content.locations:
        for pile in (location.setup_cards, location.terror, location.events, location.items):
            yield from (card.name for card in pile)
    yield from (girl.bonus.name for girl in content.girls if girl.bonus is not None)


TEXTS: Final = Texts(
    CATALOGUE,
    ("dmd_core.final_girl.chapters", "dmd_core.kernel"),
    PARTS,
    names,
    LABELS,
    ("card", "time", "step", "use", "item"),
    tuple(sorted({*FINAL_GIRL.handlers.kinds.values(), CHANCE})),
)
"""Every message of the game."""

__all__ = ["PARTS", "TEXTS", "names"]
