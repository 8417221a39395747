"""From parsed TOML to typed definitions, without guessing.

A value has to be what its field asks for: "3" is no 3 and true is no 1. What does not fit is
collected with its path, so that one load reports everything.

Three conveniences of the files are settled here: an effect, condition, ability or expression is a
table that names itself by ``do``, ``is``, ``hook`` or ``number``; a selector with one word may be
that word alone; and ``"none"`` stands for no value, which TOML cannot write.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Final,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    final,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs
from cattrs import Converter

from dmd_core.death_may_die.content.problems import MOST_PROBLEMS, nearest_of
from dmd_core.death_may_die.words.base import FAMILIES, Selector, Word, words_of

T = TypeVar("T")
Path: TypeAlias = tuple[str | int, ...]
Hook: TypeAlias = Callable[[object, object], object]

NONE: Final = "none"
"""The word for no value."""

MOST_ENTRIES: Final = 999
"""Entries of an array: more than any pack needs, and checks that compare them all stay quick."""

MOST_FAULTS: Final = MOST_PROBLEMS
"""Faults of a file after which no more are looked for."""

_BOOLS: Final = ("true", "false")
_LONGEST: Final = 40


@final
@attrs.frozen
class Fault:
    """One misfit inside a file; `path` counts from where the structuring began."""

    path: Path
    found: str
    allowed: tuple[str, ...]
    nearest: str = ""

    def under(self, *path: str | int) -> "Fault":
        """The same fault seen from further up."""
        return attrs.evolve(self, path=(*path, *self.path))


@final
class MisfitError(Exception):
    """A value does not fit its type; carries every fault in it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Keep the faults."""
        self.faults = tuple(faults)
        super().__init__(self.faults)


@final
@attrs.frozen
class Field:
    """A field of a definition as the files see it."""

    name: str
    type: object
    required: bool


@cache
def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields of a definition or a word of the vocabulary, forward references resolved."""
    hints = get_type_hints(cls)
    return tuple(
        Field(field.name, hints[field.name], field.default is attrs.NOTHING)
        for field in attrs.fields(cls)
    )


def structure(value: object, cls: type[T]) -> T:
    """Make a definition of parsed TOML.

    Args:
        value: what the parser gave.
        cls: a class of `definitions`, or of the files that hold them.

    Raises:
        MisfitError: with all faults, if anything does not fit.
    """
    hook = cast("Callable[[object, type[T]], T]", _converter().get_structure_hook(cls))
    return hook(value, cls)


def path_text(path: Path) -> str:
    """Write a path as TOML readers know it, such as ``mythos[3].effects[1].enemy``."""
    text = ""
    for part in path:
        name = f"[{part}]" if isinstance(part, int) else part
        if len(name) > _LONGEST:
            name = name[:_LONGEST] + "…"
        text += f".{name}" if text and isinstance(part, str) else name
    return text


def describe(value: object) -> str:
    """Name a parsed value in a message."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return repr(value if len(value) <= _LONGEST else value[:_LONGEST] + "…")
        case int() | float():
            return str(value)
        case list():
            return "an array"
        case dict():
            return "a table"
        case _:
            return f"a {type(value).__name__}"


def _hook_of(kind: object, converter: Converter) -> Hook:
    """The hook of a field type; plain values are taken as they are, never converted."""
    while hasattr(kind, "__supertype__"):
        kind = kind.__supertype__
    for plain, allowed in ((int, ("a whole number",)), (str, ("a string",)), (bool, _BOOLS)):
        if kind is plain:
            return _exactly(plain, *allowed)
    if _is_enum(kind):
        return _word(cast("type", kind), converter)
    return cast("Hook", converter.get_structure_hook(kind))


@cache
def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True)

    def of(make: Callable[[type, Converter], Hook]) -> Callable[[type], Hook]:
        return lambda cls: make(cls, converter)

    converter.register_structure_hook_factory(attrs.has, of(_table))
    converter.register_structure_hook_factory(_is_tuple, of(_array))
    converter.register_structure_hook_factory(_is_union, of(_union))
    converter.register_structure_hook_factory(_is_enum, of(_word))
    converter.register_structure_hook_factory(_is_family, of(_tagged))
    return converter


def short_form(cls: type) -> str | None:
    """The field of a selector whose value may stand for the whole of it."""
    return cls.SHORT if issubclass(cls, Selector) else None


def family_of(kind: object) -> type[Word] | None:
    """The family of words that a field takes, None if it takes something else."""
    return kind if isinstance(kind, type) and kind in FAMILIES else None


def _is_family(kind: object) -> bool:
    return family_of(kind) is not None


def _is_enum(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _is_tuple(kind: object) -> bool:
    return get_origin(kind) is tuple


def _is_union(kind: object) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _misfit(value: object, *allowed: str) -> MisfitError:
    return MisfitError((Fault((), describe(value), allowed),))


def _wrong_word(value: object, allowed: tuple[str, ...], *path: str) -> MisfitError:
    nearest = nearest_of(value, allowed) if isinstance(value, str) else ""
    return MisfitError((Fault(path, describe(value), allowed, nearest),))


def _exactly(kind: type, *allowed: str) -> Hook:
    def hook(value: object, _: object) -> object:
        if type(value) is not kind:  # bool is an int for isinstance
            raise _misfit(value, *allowed)
        return value

    return hook


def _word(cls: type, _: Converter) -> Hook:
    words = {str(member.value): member for member in cast("type[Enum]", cls)}

    def hook(value: object, _: object) -> object:
        member = words.get(value) if isinstance(value, str) else None
        if member is None:
            raise _wrong_word(value, tuple(words))
        return member

    return hook


def _array(kind: type, converter: Converter) -> Hook:
    parts = get_args(kind)
    any_length = parts[-1] is Ellipsis
    inner = tuple(_hook_of(part, converter) for part in parts if part is not Ellipsis)

    def hook(value: object, _: object) -> object:
        if not isinstance(value, list):
            raise _misfit(value, "an array")
        if len(value) > MOST_ENTRIES:
            found = f"an array of {len(value)}"
            raise MisfitError((Fault((), found, (f"at most {MOST_ENTRIES} entries",)),))
        if not any_length and len(value) != len(inner):
            found = f"an array of {len(value)}"
            raise MisfitError((Fault((), found, (f"an array of {len(inner)}",)),))
        hooks = inner * len(value) if any_length else inner
        made: list[object] = []
        faults: list[Fault] = []
        for place, (one, entry) in enumerate(zip(hooks, value, strict=True)):
            try:
                made.append(one(entry, None))
            except MisfitError as misfit:
                faults.extend(fault.under(place) for fault in misfit.faults)
                if len(faults) > MOST_FAULTS:
                    break
        if faults:
            raise MisfitError(faults)
        return tuple(made)

    return hook


def _table(cls: type, converter: Converter) -> Hook:
    short = short_form(cls)
    hooks: dict[str, Hook] = {}
    required: list[str] = []

    def fetch() -> None:  # at the first use, because effects contain effects
        for field in fields_of(cls):
            hooks[field.name] = _hook_of(field.type, converter)
            if field.required:
                required.append(field.name)

    def hook(value: object, _: object) -> object:
        if not hooks:
            fetch()
        if short is not None and isinstance(value, str):
            return cls(**{short: hooks[short](value, None)})
        if not isinstance(value, dict):
            raise _misfit(value, "a table", *([f"a word for '{short}'"] if short else []))
        made, faults = _filled(value, hooks)
        missing = (name for name in required if name not in value)
        faults.extend(Fault((name,), "nothing", ("a value",)) for name in missing)
        if faults:
            raise MisfitError(faults)
        return cls(**made)

    return hook


def _filled(
    value: Mapping[str, object], hooks: Mapping[str, Hook]
) -> tuple[dict[str, object], list[Fault]]:
    """The fields of a table, and what is wrong with them."""
    made: dict[str, object] = {}
    faults: list[Fault] = []
    for name, entry in value.items():
        try:
            if name not in hooks:
                raise _wrong_word(name, tuple(hooks))
            made[name] = hooks[name](entry, None)
        except MisfitError as misfit:
            faults.extend(fault.under(name) for fault in misfit.faults)
            if len(faults) > MOST_FAULTS:
                break
    return made, faults


def _union(kind: type, converter: Converter) -> Hook:
    members = tuple(_flat(kind))
    optional = NoneType in members
    rest = tuple(member for member in members if member is not NoneType)
    inner = _hook_of(rest[0], converter) if len(rest) == 1 else _number_or_word(rest, converter)

    def hook(value: object, _: object) -> object:
        return None if optional and value == NONE else inner(value, None)

    return hook


def _flat(kind: object) -> Iterable[object]:
    for member in get_args(kind):
        if _is_union(member):
            yield from _flat(member)
        else:
            yield member


def _tagged(family: type[Word], converter: Converter) -> Hook:
    """Effects, conditions and abilities: the table says itself which class it is."""
    tag = family.KEY
    classes: dict[str, type] = {member.WORD: member for member in words_of(family)}
    words = tuple(classes)

    def hook(value: object, _: object) -> object:
        if not isinstance(value, dict):
            raise _misfit(value, f"a table with '{tag}'")
        if tag not in value:
            raise MisfitError((Fault((tag,), "nothing", words),))
        word = value[tag]
        cls = classes.get(word) if isinstance(word, str) else None
        if cls is None:
            raise _wrong_word(word, words, tag)
        rest = {name: entry for name, entry in value.items() if name != tag}
        return converter.get_structure_hook(cls)(rest, cls)

    return hook


def _number_or_word(members: tuple[object, ...], converter: Converter) -> Hook:
    """An amount: a number, a word for one, or an expression."""
    enum = next((member for member in members if _is_enum(member)), None)
    word = None if enum is None else _hook_of(enum, converter)
    words = () if enum is None else tuple(str(m.value) for m in cast("type[Enum]", enum))
    family = next((found for found in map(family_of, members) if found is not None), None)
    tables = () if family is None else (f"a table with '{family.KEY}'",)

    def hook(value: object, _: object) -> object:
        if type(value) is int:
            return value
        if isinstance(value, str) and value in words and word is not None:
            return word(value, None)
        if isinstance(value, dict) and family is not None:
            return _hook_of(family, converter)(value, None)
        raise _misfit(value, "a whole number", *words, *tables)

    return hook


__all__ = [
    "MOST_ENTRIES",
    "MOST_FAULTS",
    "NONE",
    "Fault",
    "Field",
    "MisfitError",
    "Path",
    "describe",
    "family_of",
    "fields_of",
    "path_text",
    "short_form",
    "structure",
]
