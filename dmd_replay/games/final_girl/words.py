"""The words of the card language of Final Girl, and the page of them all."""

from typing import Final

from dmd_core.final_girl.check.packs import REFERENCES
from dmd_core.final_girl.content.describing import DESCRIPTIONS
from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.final_girl.words.base import (
    ANYWHERE,
    IN_PLAY,
    VOCABULARY,
    Ability,
    Condition,
    Effect,
    Home,
    Number,
    entry_of,
)
from dmd_core.tabletop.text.english import listed
from dmd_core.tabletop.words import Word
from dmd_replay.games.tabletop.word_pages import CardLanguage

_HEAD: Final = """\
# Words of the card language of Final Girl

Generated from the code and the built-in packs: `dmd-replay pack words --game final_girl --page`
prints it.

A word is a table that names itself: an effect by `do`, a condition by `is`, an ability by `hook`,
an expression by `number`. A key with a default may be left out. "It" is a space that was met
before; `"none"` stands for no value.
"""
_HOMES: Final = {
    Home.ACTION: "action cards",
    Home.REACTION: "reaction cards",
    Home.ROLL: "cards that are played in a roll",
    Home.ITEM: "items",
    Home.EVENT: "events",
    Home.GIRL: "Final Girls",
    Home.KILLER: "killers",
    Home.MINION: "minions",
    Home.LOCATION: "locations",
}


def _home(word: type[Word]) -> str:
    entry = entry_of(word)
    if entry is None or entry.homes == ANYWHERE:
        return ""
    if entry.homes == IN_PLAY:
        return "on what is in play"
    return f"on {listed([name for home, name in _HOMES.items() if home in entry.homes])}"


LANGUAGE: Final = CardLanguage(
    VOCABULARY,
    NOTATION,
    DESCRIPTIONS,
    REFERENCES,
    {
        Effect: ("Effects", "effect"),
        Condition: ("Conditions", "condition"),
        Ability: ("Abilities", "ability"),
        Number: ("Expressions", "expression"),
    },
    _HEAD,
    _home,
)

__all__ = ["LANGUAGE"]
