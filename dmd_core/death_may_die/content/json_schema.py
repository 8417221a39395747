"""JSON Schemas of pack files, made of the typed definitions that the loader itself uses.

Editors complete and check TOML files with them while they are written. What a schema cannot say
(references, sums, maps) the loader still checks.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Final, TypeAlias, Union, cast, get_args, get_origin

import attrs

from dmd_core.death_may_die.content.describing import class_description, field_description
from dmd_core.death_may_die.content.files import FILES, HEAD, PackHead
from dmd_core.death_may_die.content.limits import (
    COUNTS,
    ID,
    LONGEST_NAME,
    largest,
    least,
)
from dmd_core.death_may_die.content.structure import (
    MOST_ENTRIES,
    NONE,
    family_of,
    fields_of,
    short_form,
)
from dmd_core.death_may_die.words.base import Word, words_of

Schema: TypeAlias = dict[str, object]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema_files() -> Mapping[str, type]:
    """Every file that a pack can have, with the class of what it holds."""
    found: dict[str, type] = {HEAD: PackHead}
    for files in FILES.values():
        found.update(files)
    return found


def schema_of(name: str) -> Schema:
    """The schema of one file of a pack.

    Args:
        name: a file name, such as ``mythos.toml``; one of `schema_files`.

    Returns:
        A JSON Schema, draft 2020-12, as JSON-able data.

    Raises:
        KeyError: if no pack has such a file.

    Example:
        >>> schema_of("tokens.toml")["properties"]["tokens"]["items"]
        {'$ref': '#/$defs/TokenDef'}
    """
    maker = _Maker()
    schema = maker.table(schema_files()[name])
    return {"$schema": DIALECT, "title": name, **schema, "$defs": dict(sorted(maker.parts.items()))}


class _Maker:
    """Makes the schema of one file; `parts` collects what it refers to."""

    def __init__(self) -> None:
        """Begin without any part."""
        self.parts: dict[str, Schema] = {}

    def table(self, cls: type, word: type[Word] | None = None) -> Schema:
        """A definition, or a word, which names itself by a key."""
        properties: dict[str, object] = {}
        required: list[str] = []
        if word is not None:
            properties[word.KEY] = {"const": word.WORD}
            required.append(word.KEY)
        defaults = {field.name: field.default for field in attrs.fields(cls)}
        for field in fields_of(cls):
            schema = self.of(field.type, cls, field.name)
            if field.required:
                required.append(field.name)
            else:
                schema |= _default(defaults[field.name])
            properties[field.name] = _described(schema, field_description(cls, field.name))
        return {
            "description": class_description(cls),
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    def of(self, kind: object, owner: type, field: str) -> Schema:
        """Whatever a field may hold."""
        while hasattr(kind, "__supertype__"):
            kind = kind.__supertype__
        if kind is bool:
            return {"type": "boolean"}
        if kind is int:
            low, high = least(owner, field), largest(owner, field)
            return {"type": "integer", "minimum": low, "maximum": high}
        if kind is str:
            return _text(field)
        if get_origin(kind) is tuple:
            return self._array(get_args(kind), owner, field)
        if get_origin(kind) in (Union, UnionType):
            return self._union(tuple(_members(kind)), owner, field)
        family = family_of(kind)
        if family is not None:
            return self._words(family)
        cls = cast("type", kind)
        if issubclass(cls, Enum):
            return self._word(cls)
        return self._part(cls.__name__, cls)

    def _array(self, parts: tuple[object, ...], owner: type, field: str) -> Schema:
        if parts[-1] is Ellipsis:
            schema: Schema = {"type": "array", "items": self.of(parts[0], owner, field)}
            count = COUNTS.get((owner, field))
            if count is None:
                return schema | {"maxItems": MOST_ENTRIES}
            return schema | {"minItems": count, "maxItems": count}
        items = [self.of(part, owner, field) for part in parts]
        size = len(items)
        return {"type": "array", "prefixItems": items, "minItems": size, "maxItems": size}

    def _union(self, members: tuple[object, ...], owner: type, field: str) -> Schema:
        rest = tuple(member for member in members if member is not NoneType)
        if len(rest) == 1:
            choices = [self.of(rest[0], owner, field)]
        else:
            choices = [self.of(member, owner, field) for member in rest]
        if NoneType in members:
            choices.append({"const": NONE})
        return choices[0] if len(choices) == 1 else {"anyOf": choices}

    def _words(self, family: type[Word]) -> Schema:
        """Effects, conditions or abilities: exactly one of them, told apart by their key."""
        tag = family.KEY
        if tag not in self.parts:
            self.parts[tag] = {}  # effects contain effects
            members = words_of(family)
            names = [f"{tag}.{member.WORD}" for member in members]
            for name, member in zip(names, members, strict=True):
                self.parts[name] = self.table(member, member)
            self.parts[tag] = {
                "type": "object",
                "required": [tag],
                "properties": {tag: {"enum": [member.WORD for member in members]}},
                "oneOf": [{"$ref": f"#/$defs/{name}"} for name in names],
            }
        return {"$ref": f"#/$defs/{tag}"}

    def _word(self, cls: type[Enum]) -> Schema:
        if cls.__name__ not in self.parts:
            self.parts[cls.__name__] = {
                "description": _with_members(cls),
                "enum": [str(member.value) for member in cls],
            }
        return {"$ref": f"#/$defs/{cls.__name__}"}

    def _part(self, name: str, cls: type) -> Schema:
        if name not in self.parts:
            self.parts[name] = {}
            schema = self.table(cls)
            short = short_form(cls)
            if short is not None:
                kind = next(field.type for field in fields_of(cls) if field.name == short)
                forms = [schema, self.of(_without_none(kind), cls, short)]
                schema = {"description": class_description(cls), "anyOf": forms}
            self.parts[name] = schema
        return {"$ref": f"#/$defs/{name}"}


def _described(schema: Schema, text: str) -> Schema:
    return {"description": text, **schema} if text else schema


def _with_members(cls: type[Enum]) -> str:
    """What an enumeration is, and what its members are where that is said."""
    said = ((member, field_description(cls, member.name)) for member in cls)
    parts = [f"`{member.value}`: {text}" for member, text in said if text]
    return " ".join([class_description(cls), *parts])


def _text(field: str) -> Schema:
    if field == "id":
        return {"type": "string", "pattern": f"^{ID.pattern}$", "maxLength": LONGEST_NAME}
    if field == "name":
        return {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
    return {"type": "string"}


def _default(value: object) -> Schema:
    """The default, where TOML can write it."""
    if isinstance(value, Enum):
        return {"default": str(value.value)}
    if value is None:
        return {"default": NONE}
    if value == ():
        return {"default": []}
    return {"default": value} if isinstance(value, bool | int | str) else {}


def _members(kind: object) -> Iterable[object]:
    for member in get_args(kind):
        if get_origin(member) in (Union, UnionType):
            yield from _members(member)
        else:
            yield member


def _without_none(kind: object) -> object:
    rest = [member for member in get_args(kind) if member is not NoneType]
    return rest[0] if get_origin(kind) in (Union, UnionType) and len(rest) == 1 else kind


__all__ = ["DIALECT", "schema_files", "schema_of"]
