"""Functions that write and read values, generated from their shapes when first needed.

Each is compiled from the few lines that `texts` has for its class. They call each other by name in
one shared namespace, so classes may nest in themselves. The symbols of a game are an argument of
theirs, the only thing that differs between games of one ruleset: binding a codec to a game
generates nothing. A compiled wheel brings the functions of its games along, see `made`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum, StrEnum
from itertools import count
from typing import Any, Final, Literal, final

from dmd_core.kernel.events import PackedFrame
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import twin_of
from dmd_core.kernel.schema.faults import shown
from dmd_core.kernel.schema.made import Made
from dmd_core.kernel.schema.shapes import Field, Member, Nested, Record, Shapes, UnionName
from dmd_core.kernel.schema.texts import Texts, What, numbered, tag_of
from dmd_core.kernel.schema.wire import (
    EncodeError,
    MismatchError,
    pack_raw,
    unpack,
    wrong,
)
from dmd_core.kernel.source import run_source

Names = dict[int, str]
Write = Callable[[Any, Mapping[str, int]], Sequence[Any]]
Read = Callable[[Any, Names], Any]
"""Generated functions take and give values of all classes: `Any` is what they have in common."""


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


def numbers_of(table: type[IntEnum] | type[StrEnum]) -> Numbers:
    """The numbers of the members of an enum."""
    pairs = ((member, number) for number, member in numbered(table))
    return Numbers(f"'{{}}' is no member of {table.__name__}", pairs)


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
            self[PackedFrame] = write_packed

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

    def __init__(self, generator: "Generator", member: Member, *, sealed: bool) -> None:
        """Start empty; `sealed` readers leave frames packed."""
        super().__init__()
        self._generator = generator
        self._sealed = sealed
        self._expected = tag_of(member)
        tags = generator.shapes.unions[member.union]
        self._kinds = {tags[kind]: kind for kind in member.kinds or tags}

    def __missing__(self, tag: int) -> Read:
        """Generate the reader of a member; refuse any other tag."""
        kind = self._kinds.get(tag)
        if kind is None:
            raise wrong("", self._expected, tag)
        self[tag] = read = self._generator.reader(kind, tagged=True, sealed=self._sealed)
        return read


@final
class Generator:
    """Generates functions on demand and keeps them, for one schema."""

    def __init__(
        self, shapes: Shapes, rules: Mapping[RuleId, int], made: Made | None = None
    ) -> None:
        """Start with the rules and nothing generated.

        Args:
            shapes: of all classes.
            rules: the number of every rule.
            made: functions that need not be generated, as they were made for these shapes.
        """
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
        self._space["write_packed"] = write_packed
        self._space["read_packed"] = read_packed
        self._names: dict[_Key, str] = {}
        self._serial = count()
        self._made: dict[_Key, Callable[..., Any]] = {}
        if made is not None:
            self._adopt(made)
        self.recorded: Read = self._function(RECORDED)
        """Reads any event and leaves its frames packed."""

    def _adopt(self, made: Made) -> None:
        """Take over what was made beforehand; from then on it is found like what is made here."""
        tables = self._space.copy()
        for name, (table, member, sealed) in made.members.items():
            tables[table] = Readers(self, member, sealed=sealed)
            self._made[RECORDED if sealed else member] = made.functions[name]
        for what, kind, tag, sealed, name in made.entries:
            self._made[what, Nested(kind), tag, sealed] = made.functions[name]
        made.bind(tables)

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
        made = self._made.get(key)
        if made is not None:
            return made
        name = self._names.get(key)
        if name is None:
            draft = _Draft(self, self._space)
            name = draft.made(key)
            self._space.update(draft.space)
            self._names.update(draft.names)
        function: Callable[..., Any] = self._space[name]
        return function


RECORDED: Final = "recorded"
"""Stands for the union of events whose frames are left packed."""

_Key = tuple[What, Nested, int | None, bool] | Member | type | Literal["recorded"]
"""What something is generated for: a class to be written or read, a union, an enum."""


def _key(what: What, nested: Nested, tag: int | None, *, sealed: bool = False) -> _Key:
    return what, nested, tag, sealed


@final
class _Draft(Texts):
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
                return self.record(what, nested, tag, sealed=sealed)
            case Member():
                return self.member(key)
            case "recorded":
                return self._chosen(key, Member("event"), sealed=True)
            case _:
                raise TypeError(f"{key} is no class to be written or read")

    def _name(self, key: _Key, stem: str) -> tuple[str, bool]:
        name = self._generator.name_of(key) or self.names.get(key)
        if name is not None:
            return name, False
        name = self.names[key] = self._generator.fresh(stem)
        return name, True

    def record(self, what: What, nested: Nested, tag: int | None, *, sealed: bool = False) -> str:
        """As inherited; a `sealed` reader leaves frames packed."""
        name, new = self._name(_key(what, nested, tag, sealed=sealed), what)
        if new:
            record = self._generator.shapes.record(nested.kind, nested.arguments)
            self._compile(what, name, record.sealed() if sealed else record, tag)
        return name

    def _compile(self, what: What, name: str, record: Record, tag: int | None) -> None:
        if what == "write":
            lines = self.written(name, record, tag)
        else:
            lines = self.parsed(name, record, 0 if tag is None else 1)
        self._run(lines, f"{what} {record.kind.__qualname__}")

    def _run(self, lines: list[str], title: str) -> None:
        run_source("\n".join(lines), title, self._shared, into=self.space)

    def member(self, member: Member) -> str:
        """As inherited."""
        return self._chosen(member, member, sealed=False)

    def _chosen(self, key: _Key, member: Member, *, sealed: bool) -> str:
        name, new = self._name(key, f"read_{member.union}")
        if new:
            readers = f"{name}_by_tag"
            self.space[readers] = Readers(self._generator, member, sealed=sealed)
            self._run(self.chosen(name, member, readers), f"read {member.union}")
        return name

    def kind(self, kind: type) -> str:
        """As inherited."""
        return self._held("kind", kind)

    def twin(self, kind: type) -> str:
        """As inherited."""
        twin = twin_of(kind)
        return "" if twin is None else self._held("twin", twin)

    def default(self, field: Field) -> str:
        """As inherited."""
        return self._held("default", field.default)

    def _held(self, stem: str, value: object) -> str:
        name = self._generator.fresh(stem)
        self.space[name] = value
        return name

    def enum(self, table: type[IntEnum] | type[StrEnum]) -> str:
        """As inherited."""
        name, new = self._name(table, "enum")
        if new:
            self.space[f"write_{name}"] = numbers_of(table)
            self.space[f"read_{name}"] = dict(numbered(table))
        return name


def write_packed(frame: PackedFrame, _numbers: Mapping[str, int]) -> Sequence[Any]:
    """Write a packed frame: what was packed."""
    try:
        data: Any = unpack(frame.packed)
    except MismatchError as error:
        raise EncodeError(f"a packed frame is no {error.expected}: {error.found}") from None
    if data.__class__ is not list:
        raise EncodeError(f"a packed frame is {shown(data)}, which is no array")
    return data


def read_packed(data: Any, _names: Names) -> PackedFrame:  # noqa: ANN401 - a `Read`
    """Read a frame and leave it packed."""
    if data.__class__ is not list:
        raise wrong("", "an array that starts with a tag", data)
    return PackedFrame(pack_raw(data))


__all__ = [
    "Generator",
    "Names",
    "Numbers",
    "Read",
    "Write",
    "Writers",
    "numbers_of",
    "read_packed",
    "write_packed",
]
