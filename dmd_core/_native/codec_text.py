"""The module of a compiled wheel that holds the functions of a game's codec, as text.

The lines are those that the library makes at first use, see `dmd_core.kernel.schema.texts`. What is
put around them makes them fast when they are compiled: types of arguments, functions of their own
for what many classes have alike, and the forms of `natively`.

It imports the library, so what else is at work in a build leaves it alone but for `_codecs`, which
runs in a process of its own.
"""

import ast
from enum import Enum, IntEnum, StrEnum
from typing import Any, Final, final

from dmd_core._native.natively import HEAD, Natively
from dmd_core.kernel.node import is_node
from dmd_core.kernel.schema.codec import Schema
from dmd_core.kernel.schema.shapes import (
    Field,
    Leaf,
    Many,
    Member,
    Nested,
    Numbered,
    Packed,
    Shape,
)
from dmd_core.kernel.schema.texts import Texts, What

_HEAD: Final = '''\
"""What the codec writes and reads by, made by the build of this wheel."""

from typing import Any, Final, final

from dmd_core.kernel.schema.generated import numbers_of, read_packed, write_packed
from dmd_core.kernel.schema.texts import numbered
from dmd_core.kernel.schema.wire import MismatchError, wrong
'''
_TABLES: Final = ("write_rule", "read_rule")
_NUMBERS: Final = "dict[Any, Any]"
_TYPES: Final = {"S": _NUMBERS, "w": "str"}


@final
class CodecText(Texts):
    """The text of the module for one schema: all events, commands and frames, and the table.

    Example:
        >>> from dmd_core.kernel.chance import Chance
        >>> from dmd_core.kernel.events import Typed
        >>> schema = Schema(table=Chance, events={}, commands={Typed: 1}, frames={}, rules={})
        >>> text = CodecText(schema).module()
        >>> print("write" + text.partition("def write_Typed")[2].partition("def")[0].rstrip())
        write_8(o: Typed_9, S: dict[Any, Any]) -> Any:
            v0 = part_10(o.items, S)
            if o.seat != -1:
                last = 1
            else:
                return (1, v0)
            return (1, v0, o.seat)
    """

    def __init__(self, schema: Schema) -> None:
        """Write all functions."""
        self._shapes = schema.shapes
        self._names: dict[object, str] = {}
        self._imports: dict[tuple[str, str], str] = {}
        self._constants: list[str] = []
        self._functions: list[ast.FunctionDef] = []
        self._members: dict[str, str] = {}
        self._entries: list[str] = []
        self._entry("write", schema.table, None)
        self._entry("read", schema.table, None)
        for union, tags in schema.unions.items():
            self._chosen(Member(union), sealed=False)
            for kind, tag in tags.items():
                self._entry("write", kind, tag)
                self._entry("read", kind, 0)
                if union == "event":
                    self._entry("read", kind, 0, sealed=True)
        self._chosen(Member("event"), sealed=True)

    def module(self) -> str:
        """The module."""
        tables = [*_TABLES, *(f"write_{union}" for union in self._shapes.unions), *self._members]
        fields = "".join(f"        self.{table}: {_NUMBERS} = {{}}\n" for table in tables)
        bound = "".join(f"    TABLES.{table} = tables[{table!r}]\n" for table in tables)
        members = "".join(f"    {member},\n" for member in self._members.values())
        entries = "".join(f"{entry}\n" for entry in self._entries)
        parts = [
            "\n".join([_HEAD, *self._imported()]),
            HEAD.format(fields=fields.rstrip()),
            "\n".join(self._constants),
            f"def bind(tables: dict[str, Any]) -> None:\n{bound}",
            *map(self._native, self._functions),
            f"MEMBERS: Final[tuple[Any, ...]] = (\n{members})",
            f'ENTRIES: Final = """\\\n{entries}"""',
        ]
        return "\n\n\n".join(parts) + "\n"

    def _imported(self) -> list[str]:
        found: dict[str, list[str]] = {}
        for (module, kind), name in sorted(self._imports.items()):
            found.setdefault(module, []).append(f"{kind} as {name}")
        return [f"from {module} import {', '.join(names)}" for module, names in found.items()]

    def _entry(self, what: What, kind: type, tag: int | None, *, sealed: bool = False) -> None:
        record = self._shapes.record(kind)
        apart = sealed and record.sealed() is not record
        name = self.record(what, Nested(kind), tag, sealed=apart)
        number, packed = "-" if tag is None else tag, "sealed" if sealed else "open"
        self._entries.append(f"{what} {self.kind(kind)} {number} {packed} {name}")

    def _name(self, key: object, stem: str) -> tuple[str, bool]:
        if key in self._names:
            return self._names[key], False
        name = self._names[key] = f"{stem}_{len(self._names)}"
        return name, True

    def record(self, what: What, nested: Nested, tag: int | None, *, sealed: bool = False) -> str:
        """As inherited; a `sealed` reader leaves frames packed."""
        name, new = self._name((what, nested, tag, sealed), f"{what}_{nested.kind.__name__}")
        if new:
            record = self._shapes.record(nested.kind, nested.arguments)
            record = record.sealed() if sealed else record
            if record.picky and not is_node(record.kind):
                raise TypeError(
                    f"{record.kind.__name__} may refuse what is read: compiled, the"
                    " error of a reader loses its cause"
                )
            if what == "write":
                types = {"o": self.kind(record.kind)}
                self._add(self.written(name, record, tag), types, "Any")
            else:
                lines = self.parsed(name, record, 0 if tag is None else 1)
                self._add(lines, {"d": "Any"}, "Any")
        return name

    def member(self, member: Member) -> str:
        """As inherited."""
        return self._chosen(member, sealed=False)

    def _chosen(self, member: Member, *, sealed: bool) -> str:
        name, new = self._name((member, sealed), f"read_{member.union}")
        if new:
            table = f"{name}_by_tag"
            kinds = "".join(f"{self.kind(kind)}, " for kind in member.kinds)
            said = f"({name!r}, {table!r}, {member.union!r}, ({kinds}), {sealed})"
            self._members[table] = said
            self._add(self.chosen(name, member, table), {"d": "Any"}, "Any")
        return name

    def kind(self, kind: type) -> str:
        """As inherited."""
        name, new = self._name(kind, kind.__name__)
        if new:
            self._imports[kind.__module__, kind.__qualname__] = name
        return name

    def twin(self, kind: type) -> str:
        """As inherited: the constructor of a native class is cheap."""
        del kind
        return ""

    def default(self, field: Field) -> str:
        """As inherited."""
        expression = self._expression(field.default)
        name, new = self._name(("default", expression), "default")
        if new:
            self._constants.append(f"{name}: Final[Any] = {expression}")
        return name

    def _expression(self, value: Any) -> str:  # noqa: ANN401 - a default of any class
        kind = value.__class__
        if isinstance(value, Enum):
            return f"{self.kind(kind)}.{value.name}"
        if isinstance(value, tuple):
            return f"({''.join(f'{self._expression(part)}, ' for part in value)})"
        if hasattr(kind, "__attrs_attrs__"):
            parts = (getattr(value, field.name) for field in self._shapes.record(kind).fields)
            return f"{self.kind(kind)}({', '.join(map(self._expression, parts))})"
        return repr(value)

    def enum(self, table: type[IntEnum] | type[StrEnum]) -> str:
        """As inherited."""
        name, new = self._name(("enum", table), "enum")
        if new:
            kind = self.kind(table)
            self._constants += [
                f"write_{name}: Final[{_NUMBERS}] = numbers_of({kind})",
                f"read_{name}: Final[{_NUMBERS}] = dict(numbered({kind}))",
            ]
        return name

    def field_value(self, shape: Shape, value: str, local: str, lines: list[str]) -> str:
        """As inherited, in a function of its own if it takes lines."""
        if isinstance(shape, Leaf | Numbered | Nested | Member | Packed):
            return super().field_value(shape, value, local, lines)
        body: list[str] = []
        result = super().field_value(shape, "v", "x", body)
        lines_ = ["def {}(v, S):", *(f" {line}" for line in [*body, f"return {result}"])]
        many = isinstance(shape, Many)
        return f"{self._part(lines_, 'tuple[Any, ...]' if many else 'Any')}({value}, S)"

    def field_steps(self, shape: Shape, item: str, value: str, where: str) -> list[str]:
        """As inherited, in a function of its own."""
        body = [*self.steps(shape, "v", "{w}"), "return v"]
        part = self._part(["def {}(v, S, w):", *(f" {line}" for line in body)], "Any")
        return [f"{value} = {part}({item}, S, {where!r})"]

    def _part(self, lines: list[str], taken: str) -> str:
        """The name of a function that classes share; its first line has a place for the name."""
        name, new = self._name((*lines, taken), "part")
        if new:
            self._add([lines[0].format(name), *lines[1:]], {"v": taken}, "Any")
        return name

    def _add(self, lines: list[str], types: dict[str, str], result: str) -> None:
        """Add a function with the types of its arguments and of what it gives."""
        (function,) = ast.parse("\n".join(lines)).body
        if isinstance(function, ast.FunctionDef):
            for argument in function.args.args:
                argument.annotation = ast.Name((_TYPES | types)[argument.arg])
            function.returns = ast.Name(result)
            self._functions.append(function)

    def _native(self, function: ast.FunctionDef) -> str:
        bound = {*_TABLES, *(f"write_{union}" for union in self._shapes.unions), *self._members}
        return ast.unparse(ast.fix_missing_locations(Natively(bound).visit(function)))


__all__ = ["CodecText"]
