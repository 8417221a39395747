"""JSON Schemas of pack files, made of the typed definitions that the loader itself uses.

Editors complete and check TOML files with them while they are written. What a schema cannot say
(references, sums, maps) the loader still checks.
"""

from enum import Enum
from typing import Final, TypeAlias, assert_never, final

import attrs

from dmd_core.kernel.schema.shapes import (
    Either,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Packed,
    Shape,
)
from dmd_core.tabletop.packs.describing import Descriptions
from dmd_core.tabletop.packs.limits import ID, LONGEST_NAME, ORIGIN, Limits
from dmd_core.tabletop.packs.notation import MOST_ENTRIES, NONE, Notation, short_form
from dmd_core.tabletop.words import Word

Schema: TypeAlias = dict[str, object]

_CONTROL: Final = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
_PRINTED: Final = f"[^{_CONTROL}]"
"""A letter of a name: what moves a terminal or ends a line is none."""

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


@final
@attrs.frozen(eq=False)
class Schemas:
    """Makes the schemas of the packs of one game.

    Attributes:
        notation: how its definitions and words are written.
        limits: what their fields may hold.
        descriptions: what they are for.
    """

    notation: Notation
    limits: Limits
    descriptions: Descriptions

    def of_file(self, name: str, cls: type) -> Schema:
        """The schema of one file of a pack.

        Args:
            name: of the file.
            cls: the class of what it holds.

        Returns:
            A JSON Schema, draft 2020-12, as JSON-able data.
        """
        maker = _Maker(self, {})
        schema = maker.table(cls)
        parts = dict(sorted(maker.parts.items()))
        return {"$schema": DIALECT, "title": name, **schema, "$defs": parts}


@final
@attrs.frozen(eq=False)
class _Maker:
    """Makes the schema of one file; `parts` collects what it refers to."""

    schemas: Schemas
    parts: dict[str, Schema]

    def table(self, cls: type, word: type[Word] | None = None) -> Schema:
        """A definition, or a word, which names itself by a key."""
        properties: dict[str, object] = {}
        required: list[str] = []
        if word is not None:
            properties[word.KEY] = {"const": word.WORD}
            required.append(word.KEY)
        for field in self.schemas.notation.fields_of(cls):
            schema = self.of(field.shape, cls, field.name)
            if field.required or field.name == ORIGIN:
                required.append(field.name)
            else:
                schema |= _default(field.default)
            said = self.schemas.descriptions.of_field(cls, field.name)
            properties[field.name] = _described(schema, said)
        return {
            "description": self.schemas.descriptions.of_class(cls),
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    def of(self, shape: Shape, owner: type, field: str) -> Schema:
        """Whatever a field may hold."""
        match shape:
            case Leaf("bool"):
                return {"type": "boolean"}
            case Leaf("int"):
                return self._number(owner, field)
            case Numbered(table) if not isinstance(table, str):
                return self._word(table)
            case Leaf() | Numbered():
                return self._text(owner, field)
            case Maybe(inner):
                return {"anyOf": [*_choices(self.of(inner, owner, field)), {"const": NONE}]}
            case Many(inner):
                return self._array(self.of(inner, owner, field), owner, field)
            case Fixed(parts):
                items = [self.of(part, owner, field) for part in parts]
                size = len(items)
                return {"type": "array", "prefixItems": items, "minItems": size, "maxItems": size}
            case Nested(kind):
                return self._part(kind.__name__, kind)
            case Member(key):
                return self._words(key)
            case Either(parts):
                return {"anyOf": [self.of(part, owner, field) for part in parts]}
            case Packed():
                raise TypeError("packs have no frames")
        assert_never(shape)

    def _array(self, items: Schema, owner: type, field: str) -> Schema:
        count = self.schemas.limits.counts.get((owner, field))
        low, high = self.schemas.limits.fewest.get((owner, field), 0), MOST_ENTRIES
        if count is not None:
            low = high = count
        schema = {"type": "array", "items": items, **({"minItems": low} if low else {})}
        if (owner, field) in self.schemas.limits.each_once:
            schema["uniqueItems"] = True
        return schema | {"maxItems": high}

    def _words(self, key: str) -> Schema:
        """Effects, conditions, expressions or abilities: exactly one, told apart by its key."""
        if key not in self.parts:
            self.parts[key] = {}  # effects contain effects
            words = self.schemas.notation.words_by_key(key)
            for word, member in words.items():
                self.parts[f"{key}.{word}"] = self.table(member, member)
            self.parts[key] = {
                "type": "object",
                "required": [key],
                "properties": {key: {"enum": list(words)}},
                "oneOf": [{"$ref": f"#/$defs/{key}.{word}"} for word in words],
            }
        return {"$ref": f"#/$defs/{key}"}

    def _word(self, cls: type[Enum]) -> Schema:
        if cls.__name__ not in self.parts:
            self.parts[cls.__name__] = {
                "description": self._with_members(cls),
                "enum": [str(member.value) for member in cls],
            }
        return {"$ref": f"#/$defs/{cls.__name__}"}

    def _part(self, name: str, cls: type) -> Schema:
        if name not in self.parts:
            self.parts[name] = {}
            schema = self.table(cls)
            short = short_form(cls)
            if short:
                fields = self.schemas.notation.fields_of(cls)
                shape = next(field.shape for field in fields if field.name == short)
                forms = [schema, *_choices(self.of(shape, cls, short))]
                schema = {"description": self.schemas.descriptions.of_class(cls), "anyOf": forms}
            self.parts[name] = schema
        return {"$ref": f"#/$defs/{name}"}

    def _with_members(self, cls: type[Enum]) -> str:
        """What an enumeration is, and what its members are where that is said."""
        said = ((member, self.schemas.descriptions.of_field(cls, member.name)) for member in cls)
        parts = [f"`{member.value}`: {text}" for member, text in said if text]
        return " ".join([self.schemas.descriptions.of_class(cls), *parts])

    def _number(self, owner: type, field: str) -> Schema:
        limits = self.schemas.limits
        low = 1 if (owner, field) in limits.not_zero else limits.least(owner, field)
        return {"type": "integer", "minimum": low, "maximum": limits.largest(owner, field)}

    def _text(self, owner: type, field: str) -> Schema:
        """A text; ids and names have a form, and no end of a line hides behind it."""
        if field in self.schemas.limits.naming(owner):
            whole = f"^{ID.pattern}$(?!\\n)"
            return {
                "type": "string",
                "pattern": whole,
                "maxLength": LONGEST_NAME,
                "not": {"const": NONE},
            }
        if field == "name":
            whole = f"^{_PRINTED}*[^\\s{_CONTROL}]{_PRINTED}*$(?!\\n)"
            return {"type": "string", "pattern": whole, "maxLength": LONGEST_NAME}
        return {"type": "string"}


def _described(schema: Schema, text: str) -> Schema:
    return {"description": text, **schema} if text else schema


def _default(value: object) -> Schema:
    """The default, where TOML can write it."""
    if isinstance(value, Enum):
        return {"default": str(value.value)}
    if value is None:
        return {"default": NONE}
    if value == ():
        return {"default": []}
    return {"default": value} if isinstance(value, bool | int | str) else {}


def _choices(schema: Schema) -> list[object]:
    """The alternatives of a schema, itself the only one if it has none."""
    several = schema.get("anyOf")
    return several if isinstance(several, list) else [schema]


__all__ = ["DIALECT", "Schema", "Schemas"]
