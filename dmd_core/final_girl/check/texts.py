"""Checks of texts: ids, numbers, and words that mean something only in some places."""

from collections.abc import Iterator, Mapping
from typing import Final

from dmd_core.final_girl.check.base import CHECKS
from dmd_core.final_girl.check.homes import CARDS, check_home
from dmd_core.final_girl.content.limits import LIMITS
from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.final_girl.words.base import Condition, Effect, entry_of
from dmd_core.final_girl.words.selectors import Anchor
from dmd_core.kernel.schema.faults import Fault, Path
from dmd_core.tabletop.checking import Spot, spots_of
from dmd_core.tabletop.packs.reading import PackFile
from dmd_core.tabletop.packs.texts import name_faults, number_faults, size_faults

_WORDS: Final = (Effect.KEY, Condition.KEY)
"""What the length of a text counts: tables with one of these keys."""


def check_texts(file: PackFile) -> Iterator[Fault]:
    """What is wrong with the texts of a file, each word for itself and all together."""
    spots = spots_of(file, CARDS)
    binders = [(*spot.path, "then") for spot in spots if _gives_it(spot.node)]
    for spot in spots:
        entry = (spot.path, spot.node, spot.raw)
        yield from name_faults(LIMITS, *entry)
        yield from number_faults(NOTATION, LIMITS, *entry)
        yield from _it(spot, binders)
        yield from check_home(spot)
        yield from CHECKS.faults_of(spot)
    yield from size_faults(file.written, _WORDS)


def _gives_it(node: object) -> bool:
    entry = entry_of(type(node))
    return entry is not None and entry.it


def _it(spot: Spot, binders: list[Path]) -> Iterator[Fault]:
    """Where "it" is nothing."""
    cls: type = type(spot.node)
    for field in NOTATION.fields_of(cls):
        if getattr(spot.node, field.name) is not Anchor.IT:
            continue
        if any(spot.path[: len(root)] == root for root in binders):
            continue
        place = (*spot.path, field.name) if isinstance(spot.raw, Mapping) else spot.path
        yield Fault(place, "'it', and no space is 'it' here", ("another word",))


__all__ = ["check_texts"]
