"""Definitions that differ from a given one in a single value, and samples of the vocabulary."""

from collections.abc import Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, Union, cast, final, get_args, get_origin, get_type_hints

import attrs

from dmd_core.death_may_die.content.cards import MythosDef
from dmd_core.death_may_die.content.structure import fields_of
from dmd_core.death_may_die.ids import (
    ActionId,
    BackId,
    EnemyId,
    HalfId,
    ObjectId,
    ObjectKind,
    SkillId,
    SpaceId,
    TagId,
    TokenId,
)
from dmd_core.death_may_die.words.amounts import Own, Track
from dmd_core.death_may_die.words.base import Ability, Condition, Effect, Number
from dmd_core.death_may_die.words.cards import DiscardThis
from dmd_core.death_may_die.words.conditions import AllOf, AnyOf, AtLeast
from dmd_core.death_may_die.words.control import AtOnce, Option, Sequence
from dmd_core.death_may_die.words.elder_one import Advance
from dmd_core.death_may_die.words.rolls import BonusDice
from dmd_core.death_may_die.words.selectors import (
    CULTIST,
    Anchor,
    Enemies,
    Investigators,
    Spaces,
    Who,
)
from dmd_core.death_may_die.words.tokens import NextToken
from dmd_core.kernel.ids import ItemId
from dmd_core.kernel.node import replace

WORDS: Final[dict[object, tuple[str, ...]]] = {
    ActionId: ("rest", "attack", "extinguish_fire"),
    BackId: ("inferno", "safe_collapse"),
    EnemyId: ("star_spawn", "cultist", "monster", "any", "elder_one", "cthulhu"),
    HalfId: ("bleach", "margot"),
    ObjectId: ("lab_a", "lab_b"),
    ObjectKind: ("statue", "door"),
    SkillId: ("stealth", "lucky"),
    SpaceId: ("s05", "s06"),
    TagId: ("student", "animal"),
    TokenId: ("rlyeh", "insanity_wound", "down"),
}
"""Names that exist, by the type of id."""


@final
@attrs.frozen
class Step:
    """One step on the way to a changed value: a field of a node, as it was."""

    node: object
    field: str

    @property
    def place(self) -> str:
        """Class and field, such as ``Heal.stress``."""
        return f"{type(self.node).__name__}.{self.field}"


Path: TypeAlias = tuple[Step, ...]


def _is_union(kind: object) -> bool:
    return get_origin(kind) in (Union, UnionType)


def sample(kind: Any) -> object:  # noqa: ANN401 - types are values of many classes here
    """Some value of a type, told apart from the other samples by its words."""
    if kind in WORDS:
        return WORDS[kind][0]
    special = {
        Spaces: Spaces(at=Anchor.YOU),
        Investigators: Investigators(who=Who.ALL),
        Enemies: Enemies(kind=CULTIST),
        Effect: Advance(),
        Condition: AtLeast(Own(Track.STRESS)),
        Number: Own(Track.WOUNDS),
        Ability: BonusDice(2),
        Option: Option(ItemId("option"), Advance()),
        int: 2,
        bool: False,
        str: "word",
        ItemId: ItemId("word"),
    }
    if kind in special:
        return special[kind]
    if get_origin(kind) is tuple:
        return tuple(sample(inner) for inner in get_args(kind) if inner is not Ellipsis)
    if _is_union(kind):
        return _sample_of_union(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    return fill(kind)


def _sample_of_union(kind: object) -> object:
    members = _flat(kind)
    return sample(next(member for member in members if member is not NoneType))


def _flat(kind: object) -> tuple[object, ...]:
    found: list[object] = []
    for member in get_args(kind):
        found.extend(_flat(member) if _is_union(member) else (member,))
    return tuple(found)


def fill(cls: type) -> object:
    """A value of a class of the vocabulary, with what it requires and nothing else."""
    if cls in (Sequence, AtOnce):  # a single step alone would say the same as the step
        return cls((DiscardThis(), Advance()))
    if cls in (AllOf, AnyOf):  # neither would one condition alone
        return cls((AtLeast(Own(Track.STRESS)), AtLeast(Own(Track.WOUNDS))))
    if cls is NextToken:
        return cls((TokenId("rlyeh"), TokenId("insanity_wound")))
    hints = get_type_hints(cls)
    return cls(**{f.name: sample(hints[f.name]) for f in fields_of(cls) if f.required})


def mutants(node: Any, *, into: bool = True) -> Iterator[tuple[Path, object]]:  # noqa: ANN401 - as above
    """Every value that differs from a node in one place, with the path to that place.

    Args:
        node: a definition or word of the vocabulary.
        into: whether values inside of it that are nodes themselves are changed too.
    """
    cls: type = type(node)
    hints = get_type_hints(cls)
    for field in fields_of(cls):
        value = getattr(node, field.name)
        step = Step(node, field.name)
        for path, other in _others(value, hints[field.name], into=into):
            if other != value:
                yield (step, *path), replace(node, **{field.name: other})


def _others(value: object, kind: Any, *, into: bool) -> Iterator[tuple[Path, object]]:  # noqa: ANN401 - as above
    if _is_union(kind):
        yield from _others_of_union(value, kind, into=into)
    elif kind in WORDS:
        yield from (((), word) for word in WORDS[kind])
    elif isinstance(value, tuple):
        yield from _others_of_tuple(value, kind, into=into)
    elif isinstance(value, bool):
        yield (), not value
    elif isinstance(value, Enum):
        yield from (((), member) for member in type(value))
    elif isinstance(value, int):
        yield (), value + 1
    elif isinstance(value, str):
        yield (), f"{value}x"
    elif attrs.has(type(value)):
        if into:
            yield from mutants(value)
        if kind is Effect:
            yield from (((), other) for other in (Advance(), DiscardThis()))


def _others_of_union(value: object, kind: object, *, into: bool) -> Iterator[tuple[Path, object]]:
    """The value goes, comes, or is another one of any member of the union."""
    members = [member for member in _flat(kind) if member is not NoneType]
    if value is not None and NoneType in _flat(kind):
        yield (), None
    if attrs.has(type(value)):
        if into:
            yield from mutants(value)
        if Effect in members:
            yield from (((), other) for other in (Advance(), DiscardThis()))
    elif value is None and not _simple(members):
        yield (), sample(kind)
    else:
        for member in members:
            start = value if _fits(value, member) else sample(member)
            yield (), start
            yield from _others(start, member, into=into)


def _simple(members: list[object]) -> bool:
    """Whether the members are numbers, words and names, of which all others can be tried."""
    return not any(isinstance(member, type) and attrs.has(member) for member in members)


def _fits(value: object, member: object) -> bool:
    return type(value) is member or (member in WORDS and isinstance(value, str))


def _others_of_tuple(
    value: tuple[object, ...], kind: object, *, into: bool
) -> Iterator[tuple[Path, object]]:
    inner = get_args(kind)[0]
    for i, entry in enumerate(value):
        if into or not attrs.has(type(entry)):
            for path, other in _others(entry, inner, into=into):
                yield path, (*value[:i], other, *value[i + 1 :])
    if Ellipsis not in get_args(kind):
        return
    for i, entry in enumerate(value):
        yield (), value[:i] + value[i + 1 :]
        if i:
            yield (), (*value[: i - 1], entry, value[i - 1], *value[i + 1 :])
    if into or not value:
        yield (), (*value, sample(inner))


def as_effects(*effects: object) -> MythosDef:
    """A Mythos card that has these texts."""
    return MythosDef(
        ItemId("sample"), "Sample", symbol=False, effects=cast("tuple[Effect, ...]", effects)
    )


__all__ = ["WORDS", "Path", "Step", "as_effects", "fill", "mutants", "sample"]
