"""The text of functions that write and read values, made of the shapes of their fields.

Each class gets a function ``write(value, numbers) -> tuple`` and a function ``read(data, names)``
of a few lines. They call each other by name. `numbers` and `names` are the symbols of one game.

A reader checks every value before it builds anything of it, and says where it failed: the place in
each `wrong` and `under` is an f-string that is evaluated only then.

`Texts` says what the lines are; what the names in them stand for is the matter of who asks for the
lines: `generated` runs them where they are needed, and the build of a compiled wheel writes all of
them into a module.
"""

from abc import ABC, abstractmethod
from enum import IntEnum, StrEnum
from typing import Any, Final, Literal, assert_never

from dmd_core.kernel.node import is_node
from dmd_core.kernel.schema.shapes import (
    MISSING,
    Either,
    Field,
    Fixed,
    Leaf,
    Many,
    Maybe,
    Member,
    Nested,
    Numbered,
    Packed,
    Record,
    Shape,
)

What = Literal["write", "read"]
Table = Literal["symbol", "rule"] | type[IntEnum] | type[StrEnum]
"""What values are numbered by."""

_EXPECTED: Final = {"int": "a whole number", "bool": "true or false", "str": "a string"}
_PLAIN: Final = (int, bool, str, type(None))


class Texts(ABC):
    """Writes the lines of functions; who inherits it says what is called how."""

    @abstractmethod
    def record(self, what: What, nested: Nested, tag: int | None) -> str:
        """The name of the function that writes or reads a class."""

    @abstractmethod
    def member(self, member: Member) -> str:
        """The name of the function that reads a member of a union."""

    @abstractmethod
    def enum(self, table: type[IntEnum] | type[StrEnum]) -> str:
        """What the names of the two tables of an enum end in, behind ``write_`` and ``read_``."""

    @abstractmethod
    def kind(self, kind: type) -> str:
        """The name of a class."""

    @abstractmethod
    def twin(self, kind: type) -> str:
        """The name of the open twin of a node class; empty where its constructor is as cheap."""

    @abstractmethod
    def default(self, field: Field) -> str:
        """An expression for a default that is no literal."""

    def _numbers(self, table: Table) -> tuple[str, str, str]:
        """The names of the two tables, numbers and values, and the text for a wrong number."""
        if table == "symbol":
            return "S", "S", "a symbol number, 0 to {max(S)}"
        if table == "rule":
            return "write_rule", "read_rule", "a rule number"
        allowed = ", ".join(str(number) for number, _ in numbered(table))
        name = self.enum(table)
        return f"write_{name}", f"read_{name}", f"the number of a {table.__name__}: {allowed}"

    # Writing: an expression for a value, after some lines if that takes a loop. Loops are written
    # out: a comprehension costs a call, and most tuples hold one or two items.

    def written(self, name: str, record: Record, tag: int | None) -> list[str]:
        """The lines of the function that writes a class.

        Args:
            name: of the function.
            record: the class.
            tag: what stands in front; None for nothing.
        """
        body: list[str] = []
        items = [] if tag is None else [str(tag)]
        required, optional = record.fields[: record.required], record.fields[record.required :]
        for place, field in enumerate(required):
            items.append(self._written_field(field, f"v{place}", body))
        word = "if"
        for place, field in reversed([*enumerate(optional, len(required))]):
            body.append(f"{word} o.{field.name} != {self._default(field)}: last = {place}")
            word = "elif"
        if optional:
            body.append(f"else: return {_tuple(items)}")
        for place, field in enumerate(optional, len(required)):
            items.append(self._written_field(field, f"v{place}", body))
            if place < len(record.fields) - 1:
                body.append(f"if last == {place}: return {_tuple(items)}")
        return [f"def {name}(o, S):", *_deeper([*body, f"return {_tuple(items)}"])]

    def _written_field(self, field: Field, local: str, lines: list[str]) -> str:
        """What a field is written as: of fields that cannot be written, the first one is told."""
        value = f"o.{field.name}"
        found = self.field_value(field.shape, value, local, lines)
        if found not in (value, local):
            lines.append(f"{local} = {found}")
            return local
        return found

    def field_value(self, shape: Shape, value: str, local: str, lines: list[str]) -> str:
        """An expression for a field as it is written, after some lines if it takes some."""
        return self._value(shape, value, local, lines)

    def _default(self, field: Field) -> str:
        given = field.default
        if given.__class__ in _PLAIN or given == ():
            return repr(given)
        return self.default(field)

    def _value(self, shape: Shape, value: str, local: str, lines: list[str]) -> str:
        match shape:
            case Leaf():
                return value
            case Numbered(table):
                return f"{self._numbers(table)[0]}[{value}]"
            case Maybe(inner):
                more: list[str] = []
                some = self._value(inner, local, f"{local}_", more)
                lines += [f"{local} = {value}", f"if {local} is not None:"]
                lines += _deeper([*more, f"{local} = {some}"])
                return local
            case Many(Leaf()):
                return f"[*{value}]"
            case Many(inner):
                more = []
                item = self._value(inner, f"{local}i", f"{local}_", more)
                lines += [f"{local} = []", f"for {local}i in {value}:"]
                lines += _deeper([*more, f"{local}.append({item})"])
                return local
            case Fixed(parts):
                items = [
                    self._value(part, f"{value}[{place}]", f"{local}_{place}", lines)
                    for place, part in enumerate(parts)
                ]
                return _tuple(items)
            case Nested():
                return f"{self.record('write', shape, None)}({value}, S)"
            case Member(union):
                return f"write_{union}[{value}.__class__]({value}, S)"
            case Packed():
                return f"write_packed({value}, S)"
            case Either():
                raise TypeError("a field of mixed shapes is read only")
        assert_never(shape)

    # Reading: some lines per shape, after which the same local variable holds the value.

    def parsed(self, name: str, record: Record, start: int) -> list[str]:
        """The lines of the function that reads a class.

        Args:
            name: of the function.
            record: the class.
            start: how many items of the array are passed over.
        """
        most, least = len(record.fields), record.required
        count = str(most) if most == least else f"{least} to {most}"
        kind, called = record.kind.__name__, self.kind(record.kind)
        lines = [
            f"def {name}(d, S):",
            f" if d.__class__ is not list: raise wrong('', 'an array: {kind}', d)",
            " n = len(d)",
            f" if not {least + start} <= n <= {most + start}:",
            f"  raise MismatchError('', '{count} fields of {kind}', f'{{n - {start}}}')",
        ]
        values: list[str] = []
        for place, field in enumerate(record.fields):
            value = f"v{place}"
            values.append(value)
            item, where = f"d[{place + start}]", f".{field.label}"
            steps = self.field_steps(field.shape, item, value, where)
            if field.default is MISSING:
                lines += _deeper(steps)
            else:
                lines.append(f" if n > {place + start}:")
                lines += _deeper(_deeper(steps))
                lines.append(f" else: {value} = {self._default(field)}")
        build = f"{called}({', '.join(values)})"
        twin = self.twin(record.kind)
        if twin:
            lines.append(f" o = {twin}()")
            pairs = zip(record.fields, values, strict=True)
            lines += [f" o.{field.name} = {value}" for field, value in pairs]
            lines.append(f" o.__class__ = {called}")
            lines.append(" return o")
        elif record.picky and not is_node(record.kind):
            lines.append(f" try: return {build}")
            lines.append(" except (TypeError, ValueError) as error:")
            lines.append(f"  raise MismatchError('', 'a possible {kind}', str(error)) from error")
        else:
            lines.append(f" return {build}")
        return lines

    def chosen(self, name: str, member: Member, readers: str) -> list[str]:
        """The lines of the function that reads a member of a union, by its tag.

        Args:
            name: of the function.
            member: which.
            readers: the name of the table of readers by tag.
        """
        return [
            f"def {name}(d, S):",
            " if d.__class__ is not list or not d:",
            "  raise wrong('', 'an array that starts with a tag', d)",
            " tag = d[0]",
            f" if tag.__class__ is not int: raise wrong('', '{tag_of(member)}', tag)",
            f" return {readers}[tag](d, S)",
        ]

    def field_steps(self, shape: Shape, item: str, value: str, where: str) -> list[str]:
        """The lines after which a local variable holds what an item of the array says."""
        return [f"{value} = {item}", *self.steps(shape, value, where)]

    def steps(self, shape: Shape, value: str, where: str) -> list[str]:
        """The lines that make of what a variable holds the value that it stands for."""
        return self._steps(shape, value, where, 0)

    def _steps(self, shape: Shape, value: str, where: str, depth: int) -> list[str]:
        match shape:
            case Leaf(name):
                text = _EXPECTED[name]
                test = f"if {value}.__class__ is not {name}"
                return [f"{test}: raise wrong(f'{where}', '{text}', {value})"]
            case Numbered(table):
                _, names, text = self._numbers(table)
                return [
                    "try:",
                    f" if {value}.__class__ is not int: raise KeyError",
                    f" {value} = {names}[{value}]",
                    f"except KeyError: raise wrong(f'{where}', f'{text}', {value}) from None",
                ]
            case Maybe(inner):
                steps = self._steps(inner, value, where, depth)
                return [f"if {value} is not None:", *_deeper(steps)]
            case Many(Leaf(name)):
                return self._scan(name, value, where, depth)
            case Many(Numbered() as number):
                return self._lookups(number, value, where, depth)
            case Many(inner):
                return self._loop(inner, value, where, depth)
            case Fixed(parts):
                return self._unpacking(parts, value, where, depth)
            case Nested():
                return _guarded(f"{self.record('read', shape, None)}({value}, S)", value, where)
            case Member():
                return _guarded(f"{self.member(shape)}({value}, S)", value, where)
            case Packed():
                return _guarded(f"read_packed({value}, S)", value, where)
            case Either():
                raise TypeError("a field of mixed shapes is read only")
        assert_never(shape)

    def _scan(self, name: str, value: str, where: str, depth: int) -> list[str]:
        item = f"i{depth}_{value}"
        bad = f"[x.__class__ for x in {value}].index({item}.__class__)"
        return [
            f"if {value}.__class__ is not list: raise wrong(f'{where}', 'an array', {value})",
            f"for {item} in {value}:",
            f" if {item}.__class__ is not {name}:",
            f"  raise wrong(f'{where}[{{{bad}}}]', '{_EXPECTED[name]}', {item})",
            f"{value} = tuple({value})",
        ]

    def _lookups(self, number: Numbered, value: str, where: str, depth: int) -> list[str]:
        """As `_loop`, with a short way for the one right item that most arrays hold."""
        item = f"i{depth}_{value}"
        names = self._numbers(number.table)[1]
        return [
            f"if ({value}.__class__ is list and len({value}) == 1",
            f" and ({item} := {value}[0]).__class__ is int and {item} in {names}):",
            f" {value} = ({names}[{item}],)",
            "else:",
            *_deeper(self._loop(number, value, where, depth)),
        ]

    def _loop(self, inner: Shape, value: str, where: str, depth: int) -> list[str]:
        item, out = f"i{depth}_{value}", f"o{depth}_{value}"
        steps = self._steps(inner, item, f"{where}[{{len({out})}}]", depth + 1)
        return [
            f"if {value}.__class__ is not list: raise wrong(f'{where}', 'an array', {value})",
            f"{out} = []",
            f"for {item} in {value}:",
            *_deeper(steps),
            f" {out}.append({item})",
            f"{value} = tuple({out})",
        ]

    def _unpacking(self, parts: tuple[Shape, ...], value: str, where: str, depth: int) -> list[str]:
        items = [f"p{depth}_{value}_{place}" for place in range(len(parts))]
        listed = "".join(f"{item}, " for item in items)
        lines = [
            f"if {value}.__class__ is not list or len({value}) != {len(parts)}:",
            f" raise wrong(f'{where}', 'an array of {len(parts)}', {value})",
            f"{listed}= {value}",
        ]
        for place, (item, part) in enumerate(zip(items, parts, strict=True)):
            lines += self._steps(part, item, f"{where}[{place}]", depth + 1)
        return [*lines, f"{value} = ({listed})"]


def _guarded(call: str, value: str, where: str) -> list[str]:
    return [
        f"try: {value} = {call}",
        "except MismatchError as error:",
        f" error.under(f'{where}')",
        " raise",
    ]


def _deeper(lines: list[str]) -> list[str]:
    return [f" {line}" for line in lines]


def _tuple(items: list[str]) -> str:
    return f"({''.join(f'{item}, ' for item in items).rstrip()})"


def tag_of(member: Member) -> str:
    """What has to stand in front of a member of a union, in words."""
    union = member.union
    if member.kinds:
        return f"the tag of {' or '.join(kind.__name__ for kind in member.kinds)}"
    return f"the tag of {'an' if union == 'event' else 'a'} {union}"


def numbered(table: type[IntEnum] | type[StrEnum]) -> list[tuple[int, Any]]:
    """The members of an enum, each with its number (`Any`: keys of one table, of two kinds)."""
    if issubclass(table, IntEnum):
        return [(member.value, member) for member in table]
    return list(enumerate(table))


__all__ = ["Table", "Texts", "What", "numbered", "tag_of"]
