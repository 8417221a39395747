"""The words of the card language of Death May Die, and the page of them all."""

from typing import Final

from dmd_core.death_may_die.check.packs import REFERENCES
from dmd_core.death_may_die.content.describing import DESCRIPTIONS
from dmd_core.death_may_die.content.language_1 import AMOUNTS
from dmd_core.death_may_die.content.language_1_hints import (
    LEFT_UNSAID,
    in_toml,
    old_words,
    replacement,
)
from dmd_core.death_may_die.content.structure import NOTATION
from dmd_core.death_may_die.words.base import (
    VOCABULARY,
    Ability,
    Condition,
    Effect,
    Number,
    entry_of,
)
from dmd_core.tabletop.words import Word
from dmd_replay.games.tabletop.word_pages import CardLanguage

_HEAD: Final = """\
# Words of the card language

Generated from the code and the built-in packs: `dmd-replay pack words --page` prints it. How a pack
is made is told in [authoring.md](authoring.md).

A word is a table that names itself: an effect by `do`, a condition by `is`, an ability by `hook`,
an expression by `number`. A key with a default may be left out. "It" is what was picked or met
before; `"none"` stands for no value.
"""
_GONE: Final = """\
## The first language

A pack is written in the language that `language` in its `pack.toml` says: 2 is that of this page. A
pack without that key is of the first; it is played as it was, in these words. In a pack of language
2 they are refused, with what to write instead. What stood under other keys is written `…` here.

| first language | now |
|---|---|
"""
_HOMES: Final = {
    "investigator": "on a Skill, an Insanity card or a half of a Discovery card",
    "half": "on a half of a Discovery card",
    "insanity": "on an Insanity card",
    "enemy": "on an Enemy",
    "stage": "on a Stage",
}


def _first_language() -> str:
    """What is said now for each word of the first language that is gone."""
    rows = [(f'{key} = "{word}"', replacement(key, word)) for key, word in old_words()]
    rows.extend((f'"{word}", an amount', in_toml(now)) for word, now in AMOUNTS.items())
    rows.extend(LEFT_UNSAID)
    return _GONE + "".join(f"| `{old}` | `{now}` |\n" for old, now in rows)


def _home(word: type[Word]) -> str:
    entry = entry_of(word)
    return _HOMES[entry.home.value] if entry is not None and issubclass(word, Ability) else ""


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
    _first_language(),
)

__all__ = ["LANGUAGE"]
