"""What words and definitions of packs are for, in a sentence each.

The sentences stand as docstrings at the classes and below their fields. They are kept as data
beside this module, so that they are at hand where an interpreter runs without docstrings.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_GAME: Final = f"{__name__.split('.content')[0]}."

EVERYWHERE: Final = {
    "abilities": "Texts that are in force as long as this is.",
    "id": "The id with which texts, commands and events name it.",
    "name": "The name that people read.",
    "origin": "Where the definition comes from.",
    "slot": "A name inside of a Skill, with which a later level puts it out of force.",
}
"""Fields that mean the same wherever they stand."""

FILE: Final = "descriptions.json"
"""Name of the data file; a test keeps it as the sources are."""


def class_description(cls: type) -> str:
    """What a word or definition is, or empty.

    Example:
        >>> from dmd_core.death_may_die.words.harm import LoseSanity
        >>> class_description(LoseSanity)
        'Each of them loses Sanity: one loss, stopped by the next Threshold (SAN-03).'
    """
    return _described().get(_key(cls), {}).get("", "")


def field_description(cls: type, field: str) -> str:
    """What a field of a word or definition is for, or empty.

    Example:
        >>> from dmd_core.death_may_die.words.harm import LoseSanity
        >>> field_description(LoseSanity, "n")
        'How much Sanity.'
    """
    return _described().get(_key(cls), {}).get(field, "") or EVERYWHERE.get(field, "")


def _key(cls: type) -> str:
    return f"{cls.__module__.removeprefix(_GAME)}.{cls.__name__}"


@cache
def _described() -> Mapping[str, Mapping[str, str]]:
    data = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(data)
    return found


__all__ = ["EVERYWHERE", "FILE", "class_description", "field_description"]
