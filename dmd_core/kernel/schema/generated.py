"""Functions that write and read values, generated from their shapes when first needed.

Each class gets a function ``write(value, numbers) -> list`` and a function ``read(data, names)``,
compiled from a few lines of text. They call each other by name in one shared namespace, so classes
may nest in themselves. `numbers` and `names` are the symbol table of one game, the only thing that
differs between games of one ruleset: binding a codec to a game generates nothing.

A reader checks every value before it builds anything of it, and says where it failed: the place in
each generated `wrong` and `under` is an f-string that is evaluated only then.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum, StrEnum
from itertools import count
from typing import Any, Final, Literal, assert_never, final

from dmd_core.kernel.events import PackedFrame
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import twin_of
from dmd_core.kernel.schema.faults import shown
from dmd_core.kernel.schema.shapes import (
    MISSING,
    Either,
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
    Shapes,
    UnionName,
)
from dmd_core.kernel.schema.wire import (
    EncodeError,
    MismatchError,
    pack_raw,
    unpack,
    wrong,
)
from dmd_core.kernel.source import run_source

Names = dict[int, str]
Write = Callable[[Any, Mapping[str, int]], list[Any]]
Read = Callable[[Any, Names], Any]
"""Generated functions take and give values of all classes: `Any` is what they have in common."""

_EXPECTED: Final = {"int": "a whole number", "bool": "true or false", "str": "a string"}


@final
class Numbers(dict[str, int]):
    """Numbers by what they stand for; says what is wrong with a key it does not have."""

    def __init__(self, complaint: str, items: Iterable[tuple[str, int]]) -> None:
        """Keep the items and the sentence, which has a place for the key."""
        super().__init__(items)
        self.complaint = complaint

    def __missing__(self, key: str) -> int:
        """Refuse a key that is not in the table."""
        raise EncodeError(self.complaint.format(key))


@final
class Writers(dict[type, Write]):
    """Writers of the members of a union by class, generated at first use."""

    def __init__(self, generator: "Generator", union: UnionName) -> None:
        """Start empty."""
        super().__init__()
        self._generator = generator
        self._union = union
        self._tags = generator.shapes.unions[union]
        if union == "frame":
            self[PackedFrame] = _write_packed

    def __missing__(self, kind: type) -> Write:
        """Generate the writer of a member; refuse any other class."""
        tag = self._tags.get(kind)
        if tag is None:
            raise EncodeError(f"{kind.__name__} is no {self._union} of this ruleset")
        self[kind] = write = self._generator.writer(kind, tag)
        return write


@final
class Readers(dict[int, Read]):
    """Readers of the members of a union by tag, generated at first use."""

    def __init__(
        self, generator: "Generator", union: UnionName, kinds: tuple[type, ...], *, sealed: bool
    ) -> None:
        """Start empty; `sealed` readers leave frames packed."""
        super().__init__()
        self._generator = generator
        self._sealed = sealed
        self._expected = f"the tag of {'an' if union == 'event' else 'a'} {union}"
        tags = generator.shapes.unions[union]
        self._kinds = {tags[kind]: kind for kind in kinds or tags}
        if kinds:
            self._expected = f"the tag of {' or '.join(kind.__name__ for kind in kinds)}"

    def __missing__(self, tag: int) -> Read:
        """Generate the reader of a member; refuse any other tag."""
        kind = self._kinds.get(tag)
        if kind is None:
            raise wrong("", self._expected, tag)
        self[tag] = read = self._generator.reader(kind, tagged=True, sealed=self._sealed)
        return read

    def read(self, data: Any, names: Names) -> Any:  # noqa: ANN401 - a `Read`
        """Read a member: an array with its tag in front."""
        if data.__class__ is not list or not data:
            raise wrong("", "an array that starts with a tag", data)
        tag = data[0]
        if tag.__class__ is not int:
            raise wrong("", self._expected, tag)
        return self[tag](data, names)


@final
class Generator:
    """Generates functions on demand and keeps them, for one schema."""

    def __init__(self, shapes: Shapes, rules: Mapping[RuleId, int]) -> None:
        """Start with the rules and nothing generated."""
        self.shapes = shapes
        self.writers = {union: Writers(self, union) for union in shapes.unions}
        numbers = Numbers("rule '{}' has no number in this ruleset", rules.items())
        self._space: dict[str, Any] = {
            "MismatchError": MismatchError,
            "wrong": wrong,
            "shown": shown,
            "write_rule": numbers,
            "read_rule": {number: rule for rule, number in rules.items()},
        }
        for union, writers in self.writers.items():
            self._space[f"write_{union}"] = writers
        self._space["write_packed"] = _write_packed
        self._space["read_packed"] = _read_packed
        self._names: dict[_Key, str] = {}
        self._serial = count()
        self.recorded = Readers(self, "event", (), sealed=True).read
        """Reads any event and leaves its frames packed."""

    def writer(self, kind: type, tag: int | None = None) -> Write:
        """The function that writes a class, with a tag in front if there is one."""
        return self._function(_key("write", Nested(kind), tag))

    def reader(self, kind: type, *, tagged: bool = False, sealed: bool = False) -> Read:
        """The function that reads a class.

        Args:
            kind: the class.
            tagged: whether a tag stands in front; it is passed over.
            sealed: whether frames in its fields are left packed.
        """
        tag = 0 if tagged else None
        return self._function(_key("read", Nested(kind), tag, sealed=sealed))

    def readers(self, union: UnionName, kinds: tuple[type, ...] = ()) -> Read:
        """The function that reads any member of a union, or one of some kinds."""
        return self._function(Member(union, kinds))

    def name_of(self, key: "_Key") -> str | None:
        """The name of what was made for a key; None if nothing was."""
        return self._names.get(key)

    def fresh(self, stem: str) -> str:
        """A name that nothing has yet."""
        return f"{stem}_{next(self._serial)}"

    def _function(self, key: "_Key") -> Callable[..., Any]:
        """What was made for a key; it is made now if nobody asked before.

        What it needs of other functions is made with it, aside, and published when all of it is
        there: the functions first, then the names under which they are found. So whoever finds a
        name finds a whole function, in any thread and after any interrupt; two threads at the same
        key make the same twice, and one of them is kept.
        """
        name = self._names.get(key)
        if name is None:
            draft = _Draft(self, self._space)
            name = draft.made(key)
            self._space.update(draft.space)
            self._names.update(draft.names)
        function: Callable[..., Any] = self._space[name]
        return function


_Key = tuple[Literal["write", "read"], Nested, int | None, bool] | Member | type
"""What something is generated for: a class to be written or read, a union, an enum."""


def _key(
    what: Literal["write", "read"], nested: Nested, tag: int | None, *, sealed: bool = False
) -> _Key:
    return what, nested, tag, sealed


@final
class _Draft:
    """One generated function and all that it calls and that is not there yet.

    Attributes:
        space: what was made, by name.
        names: the names of it.
    """

    def __init__(self, generator: Generator, shared: dict[str, Any]) -> None:
        """Start empty; generated code runs in the `shared` namespace."""
        self.space: dict[str, Any] = {}
        self.names: dict[_Key, str] = {}
        self._generator = generator
        self._shared = shared

    def made(self, key: _Key) -> str:
        """Make what a key stands for; its name."""
        match key:
            case (what, nested, tag, sealed):
                return self._record(what, nested, tag, sealed=sealed)
            case Member():
                return self._member(key)
            case _:
                raise TypeError(f"{key} is no class to be written or read")

    def _name(self, key: _Key, stem: str) -> tuple[str, bool]:
        name = self._generator.name_of(key) or self.names.get(key)
        if name is not None:
            return name, False
        name = self.names[key] = self._generator.fresh(stem)
        return name, True

    def _record(
        self,
        what: Literal["write", "read"],
        nested: Nested,
        tag: int | None,
        *,
        sealed: bool = False,
    ) -> str:
        name, new = self._name(_key(what, nested, tag, sealed=sealed), what)
        if new:
            record = self._generator.shapes.record(nested.kind, nested.arguments)
            self._compile(what, name, record.sealed() if sealed else record, tag)
        return name

    def _compile(
        self, what: Literal["write", "read"], name: str, record: Record, tag: int | None
    ) -> None:
        space = self.space
        space[f"kind_{name}"] = record.kind
        space[f"twin_{name}"] = twin_of(record.kind)
        for place, field in enumerate(record.fields):
            space[f"default_{name}_{place}"] = field.default
        if what == "write":
            lines = self._written(name, record, tag)
        else:
            lines = self._parsed(name, record, 0 if tag is None else 1)
        title = f"{what} {record.kind.__qualname__}"
        run_source("\n".join(lines), title, self._shared, into=space)

    def _member(self, member: Member) -> str:
        name, new = self._name(member, f"read_{member.union}")
        if new:
            readers = Readers(self._generator, member.union, member.kinds, sealed=False)
            self.space[name] = readers.read
        return name

    def _numbers(
        self, table: Literal["symbol", "rule"] | type[IntEnum] | type[StrEnum]
    ) -> tuple[str, str, str]:
        """The names of the two tables, numbers and values, and the text for a wrong number."""
        if table == "symbol":
            return "S", "S", "a symbol number, 0 to {max(S)}"
        if table == "rule":
            return "write_rule", "read_rule", "a rule number"
        pairs = _numbered(table)
        name, new = self._name(table, "enum")
        if new:
            complaint = f"'{{}}' is no member of {table.__name__}"
            self.space[f"write_{name}"] = Numbers(complaint, ((m, number) for number, m in pairs))
            self.space[f"read_{name}"] = dict(pairs)
        allowed = ", ".join(str(number) for number, _ in pairs)
        text = f"the number of a {table.__name__}: {allowed}"
        return f"write_{name}", f"read_{name}", text

    # Writing: an expression for a value, after some lines if that takes a loop. Loops are written
    # out: a comprehension costs a call, and most tuples hold one or two items.

    def _written(self, name: str, record: Record, tag: int | None) -> list[str]:
        required, optional = record.fields[: record.required], record.fields[record.required :]
        body: list[str] = []
        items = [] if tag is None else [str(tag)]
        for place, field in enumerate(required):
            items.append(self._value(field.shape, f"o.{field.name}", f"v{place}", body))
        array = f"[{', '.join(items)}]"
        if not optional:
            return [f"def {name}(o, S):", *_deeper([*body, f"return {array}"])]
        body.append(f"d = {array}")
        word = "if"
        for place in range(len(record.fields) - 1, len(required) - 1, -1):
            default = f"default_{name}_{place}"
            body.append(f"{word} o.{record.fields[place].name} != {default}: last = {place}")
            word = "elif"
        body.append("else: return d")
        for place, field in enumerate(optional, len(required)):
            value = self._value(field.shape, f"o.{field.name}", f"v{place}", body)
            body.append(f"d.append({value})")
            body.append(f"if last == {place}: return d")
        return [f"def {name}(o, S):", *_deeper(body)]

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
                return f"[{', '.join(items)}]"
            case Nested():
                return f"{self._record('write', shape, None)}({value}, S)"
            case Member(union):
                return f"write_{union}[{value}.__class__]({value}, S)"
            case Packed():
                return f"write_packed({value}, S)"
            case Either():
                raise TypeError("a field of mixed shapes is read only")
        assert_never(shape)

    # Reading: some lines per shape, after which the same local variable holds the value.

    def _parsed(self, name: str, record: Record, start: int) -> list[str]:
        most, least = len(record.fields), record.required
        count = str(most) if most == least else f"{least} to {most}"
        kind = record.kind.__name__
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
            steps = [f"{value} = d[{place + start}]"]
            steps += self._steps(field.shape, value, f".{field.label}", 0)
            if field.default is MISSING:
                lines += _deeper(steps)
            else:
                lines.append(f" if n > {place + start}:")
                lines += _deeper(_deeper(steps))
                lines.append(f" else: {value} = default_{name}_{place}")
        build = f"kind_{name}({', '.join(values)})"
        if twin_of(record.kind) is not None:
            lines.append(f" o = twin_{name}()")
            pairs = zip(record.fields, values, strict=True)
            lines += [f" o.{field.name} = {value}" for field, value in pairs]
            lines.append(f" o.__class__ = kind_{name}")
            lines.append(" return o")
        elif record.picky:
            lines.append(f" try: return {build}")
            lines.append(" except (TypeError, ValueError) as error:")
            lines.append(f"  raise MismatchError('', 'a possible {kind}', str(error)) from error")
        else:
            lines.append(f" return {build}")
        return lines

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
                return _guarded(f"{self._record('read', shape, None)}({value}, S)", value, where)
            case Member():
                return _guarded(f"{self._member(shape)}({value}, S)", value, where)
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


def _write_packed(frame: PackedFrame, _numbers: Mapping[str, int]) -> list[Any]:
    try:
        data = unpack(frame.packed)
    except MismatchError as error:
        raise EncodeError(f"a packed frame is no {error.expected}: {error.found}") from None
    if data.__class__ is not list:
        raise EncodeError(f"a packed frame is {shown(data)}, which is no array")
    return data


def _read_packed(data: Any, _names: Names) -> PackedFrame:  # noqa: ANN401 - a `Read`
    if data.__class__ is not list:
        raise wrong("", "an array that starts with a tag", data)
    return PackedFrame(pack_raw(data))


def _numbered(table: type[IntEnum] | type[StrEnum]) -> list[tuple[int, Any]]:
    # `Any`: members of two kinds of enum, keys of one table
    if issubclass(table, IntEnum):
        return [(member.value, member) for member in table]
    return list(enumerate(table))


def _guarded(call: str, value: str, where: str) -> list[str]:
    return [
        f"try: {value} = {call}",
        "except MismatchError as error:",
        f" error.under(f'{where}')",
        " raise",
    ]


def _deeper(lines: list[str]) -> list[str]:
    return [f" {line}" for line in lines]


__all__ = ["Generator", "Names", "Numbers", "Read", "Write", "Writers"]
