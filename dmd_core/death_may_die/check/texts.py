"""Checks of texts: ids, numbers, and words that mean something only in some places."""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from dmd_core.death_may_die.check.base import CHECKS
from dmd_core.death_may_die.check.homes import CARDS, check_home
from dmd_core.death_may_die.content.boxes import BackDef, KillDef
from dmd_core.death_may_die.content.limits import LIMITS
from dmd_core.death_may_die.content.structure import NOTATION, fields_of
from dmd_core.death_may_die.words.base import Condition, Effect, It, entry_of
from dmd_core.death_may_die.words.selectors import IT, Anchor, Enemies, Who
from dmd_core.kernel.schema.faults import Fault, Path
from dmd_core.tabletop.checking import spots_of
from dmd_core.tabletop.packs.reading import PackFile
from dmd_core.tabletop.packs.texts import name_faults, number_faults, size_faults

Node: TypeAlias = tuple[Path, object, object]
"""Path, typed value and parsed TOML of a definition or word."""

_WORDS: Final = (Effect.KEY, Condition.KEY)
"""What the length of a text counts: tables with one of these keys."""


def check_texts(file: PackFile) -> Iterator[Fault]:
    """What is wrong with the texts of a file, each word for itself and all together."""
    spots = spots_of(file, CARDS)
    binders = [((*spot.path, "then"), given) for spot in spots if (given := _given(spot.node))]
    for spot in spots:
        entry = (spot.path, spot.node, spot.raw)
        yield from name_faults(LIMITS, *entry)
        yield from number_faults(NOTATION, LIMITS, *entry)
        yield from _its(entry, binders)
        yield from check_home(spot)
        yield from CHECKS.faults_of(spot)
    yield from size_faults(file.written, _WORDS)


def _given(node: object) -> tuple[It, ...]:
    """What "it" is in the `then` of a word; of a reverse side and of a death it is a Space."""
    if isinstance(node, BackDef | KillDef):
        return (It.SPACE,)
    entry = entry_of(type(node))
    return () if entry is None else entry.it


def _its(entry: Node, binders: list[tuple[Path, tuple[It, ...]]]) -> Iterator[Fault]:
    """Where "it" is nothing, or something of another kind."""
    path, node, raw = entry
    cls: type = type(node)
    for field in fields_of(cls):
        need = _need(node, getattr(node, field.name))
        if need is None or any(
            need in given and path[: len(root)] == root for root, given in binders
        ):
            continue
        place = (*path, field.name) if isinstance(raw, Mapping) else path
        yield Fault(place, f"'it', and {need.value} is not 'it' here", ("another word",))


def _need(node: object, value: object) -> It | None:
    if value is Anchor.IT:
        return It.SPACE
    if value is Anchor.PARTNER:
        return It.SEAT
    if value is Who.IT:
        return It.SEAT
    return It.ENEMY if isinstance(node, Enemies) and value == IT else None


__all__ = ["check_texts"]
