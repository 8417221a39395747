"""The codec: values of a game as msgpack, small, fast and checked.

A node is an array of its fields in declared order; fields at the end that equal their defaults are
left out. Where a value may be of several classes (events, commands, frames), the array starts with
the tag of its class. Ids are numbers: a symbol is 1 + its place in the sorted symbols of the game,
0 if empty; a rule has a number of the ruleset; a member of an `IntEnum` is its value; a member of a
`StrEnum` is its place in the class, so members may be appended and never moved. Everything else is
written as it is.

A `Schema` is what all games of a ruleset share; `Schema.bind` adds the symbols of one game and
gives its `Codec`. What may change without breaking old data: a field with a default added at the
end, a class added under a new tag, a rule added under a new number, a member appended to an enum.
`Schema.fingerprint` changes with each of these in an event or command but the rules.

Frames and the table may change as they like. Events of a log are read by `Codec.recorded_event`,
which leaves the frames of `Parked` packed; only `Codec.resumed` reads those.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, cast, final

from dmd_core.kernel.chance import SEED_BYTES, Chance
from dmd_core.kernel.events import Command, Event, Frame, PackedFrame
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.schema.fingerprint import fingerprint_of
from dmd_core.kernel.schema.generated import Generator, Names, Numbers, Read
from dmd_core.kernel.schema.made import Made
from dmd_core.kernel.schema.shapes import Shapes, UnionName
from dmd_core.kernel.schema.wire import (
    MAX_ITEMS,
    UNWRITABLE,
    DecodeError,
    EncodeError,
    MismatchError,
    checked,
    pack,
    pack_raw,
    unpack,
    wrong,
)
from dmd_core.kernel.state import State

if TYPE_CHECKING:
    from dmd_core.kernel.schema.plain import Plain

_TOP: Final = 3
"""Items of an encoded state (table, agenda, chance), and of chance (seed, epoch, counters)."""


@final
class Schema:
    """How the values of a ruleset are written; shared by all its games.

    Making one is cheap: a class is looked at when its first value is written or read.

    Attributes:
        table: the class of the table.
        unions: the classes of events, commands and frames with their tags.
        shapes: what the annotations of all these classes mean.
    """

    def __init__(  # noqa: PLR0913 - what a game declares, each by its name
        self,
        *,
        table: type,
        events: Mapping[type, int],
        commands: Mapping[type, int],
        frames: Mapping[type, int],
        rules: Mapping[RuleId, int],
        parts: Mapping[type, int] = MappingProxyType({}),
        appended: Mapping[type, Mapping[str, int]] = MappingProxyType({}),
        split_off: Mapping[type, Mapping[str, str]] = MappingProxyType({}),
        made: Made | None = None,
    ) -> None:
        """Keep the classes and their tags.

        Args:
            table: the class of the table.
            events: all event classes with their tags, those of the kernel among them.
            commands: all command classes with their tags, `Typed` among them.
            frames: all frame classes with their tags.
            rules: the number of every rule an event may cite; numbers never change.
            parts: classes with their tags that lie inside of frames in closed unions.
            appended: event classes that got fields later, and the revision that brought each
                field; see `kernel.registry.Registry.declare`.
            split_off: of these, numbers that another field held before; see there.
            made: what `made_for` gives for the package of the game.

        Raises:
            ValueError: if a tag or number is negative or stands twice.
        """
        for what, numbers in (
            ("event tag", events),
            ("command tag", commands),
            ("frame tag", frames),
            ("part tag", parts),
            ("rule number", rules),
        ):
            _check_numbers(what, numbers.values())
        self.table = table
        self.appended: Final = appended
        self.split_off: Final = split_off
        self.unions: Final[Mapping[UnionName, Mapping[type, int]]] = {
            "event": events,
            "command": commands,
            "frame": frames,
            "part": parts,
        }
        self.shapes = Shapes(self.unions)
        self._generator = Generator(self.shapes, rules, made)

    def bind(self, symbols: Iterable[str]) -> "Codec":
        """The codec for a game that has these symbols; their order does not matter."""
        return Codec(self, self._generator, sorted({*symbols} - {""}))

    @cached_property
    def fingerprint(self) -> str:
        """A digest of how events and commands are written: tags, fields, their types and defaults.

        Data written under the same fingerprint and symbols can be read. Names of classes, fields
        and members are not part of it, nor are rule numbers, frames and the table.

        Raises:
            TypeError: if a field of an event or command cannot be written.
        """
        return fingerprint_of(self.shapes)

    @cached_property
    def plain(self) -> "Plain":
        """The same values as maps and lists with names, for people and other programs."""
        from dmd_core.kernel.schema.plain import Plain  # noqa: PLC0415 - cattrs is slow to import

        return Plain(self.shapes, self.table)


@final
class Codec:
    """Writes and reads the values of one game; made by `Schema.bind`.

    Every method that writes raises `EncodeError` for a symbol, rule or class that is not in the
    schema, every method that reads raises `DecodeError` for data of any other shape.

    What is not checked when writing: that fields have the types they are annotated with. What is
    not checked when reading: that numbers make sense, and that defaults were left out.

    Attributes:
        symbols: the symbols, as numbered; sorted, unless they are those of a log.

    Example:
        >>> from dmd_core.kernel.chance import Chance
        >>> from dmd_core.kernel.events import Typed
        >>> schema = Schema(table=Chance, events={}, commands={Typed: 1}, frames={}, rules={})
        >>> codec = schema.bind(["hit", "blank"])
        >>> codec.encode_command(Typed(("blank", "hit", "blank"))).hex()
        '920193010201'
        >>> codec.decode_command(codec.encode_command(Typed(("hit",))))
        Typed(items=('hit',), seat=-1)
        >>> codec.decode_command(bytes.fromhex("9201920203"))
        Traceback (most recent call last):
        dmd_core.kernel.schema.wire.DecodeError: items[1]: found 3; allowed: a symbol number, 0 to 2
    """

    __slots__ = (
        "_commands",
        "_events",
        "_frames",
        "_names",
        "_numbers",
        "_read_command",
        "_read_event",
        "_read_frame",
        "_read_recorded",
        "_schema",
        "_tables",
        "symbols",
    )

    def __init__(
        self,
        schema: Schema,
        generator: Generator,
        symbols: Iterable[str],
        known: Container[str] | None = None,
    ) -> None:
        """Number the symbols, in this order; those that are not `known` stand for nothing."""
        self.symbols = tuple(symbols)
        pairs = [
            (symbol, number)
            for number, symbol in enumerate(("", *self.symbols))
            if not number or known is None or symbol in known
        ]
        self._numbers = Numbers("'{}' is no symbol of this game", pairs)
        self._names: Names = {number: symbol for symbol, number in pairs}
        self._schema = schema
        self._tables = generator
        self._events = generator.writers["event"]
        self._commands = generator.writers["command"]
        self._frames = generator.writers["frame"]
        self._read_event = generator.readers("event")
        self._read_command = generator.readers("command")
        self._read_frame = generator.readers("frame")
        self._read_recorded = generator.recorded

    def __repr__(self) -> str:
        return f"<Codec of {len(self.symbols)} symbols>"

    def numbered_as(self, symbols: Sequence[str]) -> "Codec":
        """The codec for data that were written with symbols numbered in another way.

        Args:
            symbols: as they were numbered: the first is 1. What is not a symbol of this game
                cannot be read; a symbol of this game that is not among them cannot be written.
        """
        if tuple(symbols) == self.symbols:
            return self
        return Codec(self._schema, self._tables, symbols, frozenset(self.symbols))

    def unrecorded(self, kind: type[Event], revision: int) -> frozenset[str]:
        """The fields that an event of a class did not have when it was recorded.

        Args:
            kind: the class.
            revision: of the rules that recorded it.

        Returns:
            The names of the fields; read from such a record, each has its default.
        """
        fields = self._schema.appended.get(kind, {})
        return frozenset(name for name, since in fields.items() if since > revision)

    def as_told(self, event: Event, revision: int) -> Event:
        """An event as the rules of an earlier revision told the same thing.

        Args:
            event: as it is told now.
            revision: of the rules that recorded it.

        Returns:
            The event as it is written in a log of that revision: without the fields that came
            since, and with the sums of numbers that were split since; the very event if there are
            none.
        """
        kind = type(event)
        new = self.unrecorded(kind, revision)
        if not new:
            return event
        split = self._schema.split_off.get(kind, {})
        older = {
            field: getattr(event, field) + getattr(event, part)
            for part, field in split.items()
            if part in new
        }
        left_out = {
            field.name: field.default
            for field in self._schema.shapes.record(kind).fields
            if field.name in new
        }
        told: Any = event  # an event of any class, with these very fields
        return cast("Event", replace(told, **older, **left_out))

    @property
    def plain(self) -> "Plain":
        """Values of the ruleset as maps and lists with names."""
        return self._schema.plain

    def encode_event(self, event: Event) -> bytes:
        """An event as bytes."""
        try:
            packed: bytes = pack_raw(self._events[event.__class__](event, self._numbers))
            return packed if len(packed) <= MAX_ITEMS else checked(packed)
        except UNWRITABLE as error:
            raise _named(event, error) from error.__cause__

    def decode_event(self, data: bytes) -> Event:
        """The event that `encode_event` gave as `data`."""
        try:
            event: Event = self._read_event(unpack(data), self._names)
        except (MismatchError, RecursionError) as error:
            raise _final(error) from error.__cause__
        return event

    def recorded_event(self, data: bytes) -> Event:
        """An event that `encode_event` gave, with its frames left as they are.

        Where `decode_event` reads the frames of a `Parked`, this keeps each as a `PackedFrame`,
        which `encode_event` writes again as it was. So an event is read whatever became of the
        classes of frames since it was written.
        """
        try:
            event: Event = self._read_recorded(unpack(data), self._names)
        except (MismatchError, RecursionError) as error:
            raise _final(error) from error.__cause__
        return event

    def encode_command(self, command: Command) -> bytes:
        """A command as bytes."""
        try:
            packed: bytes = pack_raw(self._commands[command.__class__](command, self._numbers))
            return packed if len(packed) <= MAX_ITEMS else checked(packed)
        except UNWRITABLE as error:
            raise _named(command, error) from error.__cause__

    def decode_command(self, data: bytes) -> Command:
        """The command that `encode_command` gave as `data`."""
        try:
            command: Command = self._read_command(unpack(data), self._names)
        except (MismatchError, RecursionError) as error:
            raise _final(error) from error.__cause__
        return command

    def encode_table(self, table: object) -> bytes:
        """A table as bytes; equal tables give the same bytes on every machine."""
        return pack(self._table_data(table))

    def encode_state(self, state: State[Any]) -> bytes:
        """A whole state, seed included, as bytes (`Any`: the codec does not know the table).

        The form is ``[table, [frame, …], [seed, epoch, [counter, …]]]``, where the seed is 16
        bytes, highest first, or nil if chance does not come from a seed.
        """
        chance = state.chance
        return pack(
            [
                self._table_data(state.table),
                [self._frame_data(frame) for frame in state.agenda],
                [_seed_data(chance.seed), chance.epoch, list(chance.counters)],
            ]
        )

    def decode_state(self, data: bytes) -> State[Any]:
        """The state that `encode_state` gave as `data`."""
        try:
            return self._state_from(unpack(data))
        except (MismatchError, RecursionError) as error:
            raise _final(error) from error.__cause__

    def packed(self, state: State[Any]) -> State[Any]:
        """A state as a log leads to it: each of its frames packed (`Any`: as for the others)."""
        agenda = tuple(
            frame if isinstance(frame, PackedFrame) else PackedFrame(pack(self._frame_data(frame)))
            for frame in state.agenda
        )
        return State(state.table, agenda, state.chance)

    def resumed(self, state: State[Any]) -> State[Any]:
        """A state that play can go on from, of one that was folded from recorded events.

        Args:
            state: its frames may be packed. The codec has to number symbols as those events do.

        Returns:
            The state with all its frames read (`Any`: a codec does not know the table).

        Raises:
            DecodeError: if a frame has another shape than in this version of the rules; such a
                state shows what lay on the table, and nothing can be decided in it.
        """
        if not any(isinstance(frame, PackedFrame) for frame in state.agenda):
            return state
        try:
            agenda = tuple(
                _at(f".agenda[{place}]", self._read_frame, unpack(frame.packed), self._names)
                if isinstance(frame, PackedFrame)
                else frame
                for place, frame in enumerate(state.agenda)
            )
        except (MismatchError, RecursionError) as error:
            raise _final(error) from error.__cause__
        return State(state.table, agenda, state.chance)

    def _table_data(self, table: object) -> Sequence[Any]:
        kind = type(table)
        if kind is not self._schema.table:
            raise EncodeError(f"{kind.__name__} is not the table of this ruleset")
        try:
            return self._tables.writer(kind)(table, self._numbers)
        except EncodeError as error:
            raise _named(table, error) from None

    def _frame_data(self, frame: Frame) -> Sequence[Any]:
        try:
            return self._frames[frame.__class__](frame, self._numbers)
        except EncodeError as error:
            raise _named(frame, error) from None

    def _state_from(self, data: object) -> State[Any]:
        names = self._names
        table, agenda, chance = _items(data, "", "[table, agenda, chance]", _TOP)
        frames = _items(agenda, ".agenda", "an array of frames")
        read = self._tables.reader(self._schema.table)
        return State(
            _at(".table", read, table, names),
            tuple(
                _at(f".agenda[{place}]", self._read_frame, frame, names)
                for place, frame in enumerate(frames)
            ),
            _chance_from(chance),
        )


def _named(value: object, error: Exception) -> EncodeError:
    return EncodeError(f"{type(value).__name__}: {error}")


def _final(error: MismatchError | RecursionError) -> DecodeError:
    if isinstance(error, MismatchError):
        return error.final()
    return DecodeError([Fault((), "arrays in arrays", ("nesting that ends",))])


def _check_numbers(what: str, numbers: Iterable[int]) -> None:
    seen: set[int] = set()
    for number in numbers:
        if number < 0 or number in seen:
            raise ValueError(f"{what} {number} is {'negative' if number < 0 else 'used twice'}")
        seen.add(number)


def _at(where: str, read: Read, data: object, names: Names) -> Any:  # noqa: ANN401 - as `read`
    try:
        return read(data, names)
    except MismatchError as error:
        error.under(where)
        raise


def _items(data: object, where: str, expected: str, length: int | None = None) -> list[object]:
    if not isinstance(data, list) or (length is not None and len(data) != length):
        raise wrong(where, expected, data)
    return data


def _seed_data(seed: int) -> bytes | None:
    if seed == -1:
        return None
    try:
        return seed.to_bytes(SEED_BYTES, "big")
    except OverflowError:
        raise EncodeError(f"seed {seed} is out of range") from None


def _chance_from(data: object) -> Chance:
    seed, epoch, listed = _items(data, ".chance", "[seed, epoch, counters]", _TOP)
    if seed is not None and (not isinstance(seed, bytes) or len(seed) != SEED_BYTES):
        raise wrong(".chance.seed", f"{SEED_BYTES} bytes or nil", seed)
    counters = tuple(
        _natural(counter, f".chance.counters[{place}]")
        for place, counter in enumerate(_items(listed, ".chance.counters", "an array of numbers"))
    )
    number = -1 if seed is None else int.from_bytes(seed, "big")
    return Chance(number, _natural(epoch, ".chance.epoch"), counters)


def _natural(data: object, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data < 0:
        raise wrong(where, "a whole number, 0 or more", data)
    return data


__all__ = ["Codec", "DecodeError", "EncodeError", "Schema"]
