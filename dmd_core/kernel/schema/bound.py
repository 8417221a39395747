"""A schema bound to the symbols of one game: what writes and reads its values."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, cast, final

from dmd_core.kernel.events import Command, Event, Frame, PackedFrame
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.chances import chance_data, chance_from, items_of
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.schema.generated import Generator, Names, Numbers, Read, Write
from dmd_core.kernel.schema.shapes import Shapes
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
)
from dmd_core.kernel.state import State

if TYPE_CHECKING:
    from dmd_core.kernel.schema.plain import Plain

_TOP: Final = 3
"""Items of an encoded state: table, agenda, chance."""


class Declared(Protocol):
    """What a codec asks of its `Schema`, which says what each of these is."""

    @property
    def table(self) -> type:
        """The class of the table."""

    @property
    def appended(self) -> Mapping[type, Mapping[str, int]]:
        """Fields that events got later."""

    @property
    def split_off(self) -> Mapping[type, Mapping[str, str]]:
        """Of these, what another field held before."""

    @property
    def shapes(self) -> Shapes:
        """What the annotations mean."""

    @property
    def plain(self) -> "Plain":
        """The same values as maps and lists."""


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
        >>> from dmd_core.kernel.schema.codec import Schema
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
        schema: Declared,
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
        # Typed as what the tables are below their class: compiled, `get` looks into that at once.
        self._events: dict[type, Write] = generator.writers["event"]
        self._commands: dict[type, Write] = generator.writers["command"]
        self._frames: dict[type, Write] = generator.writers["frame"]
        self._read_event: Read = generator.readers("event")
        self._read_command: Read = generator.readers("command")
        self._read_frame: Read = generator.readers("frame")
        self._read_recorded: Read = generator.recorded

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
            kind = event.__class__
            write = self._events.get(kind) or self._events[kind]  # which makes it, or refuses
            packed: bytes = pack_raw(write(event, self._numbers))
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
            kind = command.__class__
            write = self._commands.get(kind) or self._commands[kind]
            packed: bytes = pack_raw(write(command, self._numbers))
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
        return pack(
            [
                self._table_data(state.table),
                [self._frame_data(frame) for frame in state.agenda],
                chance_data(state.chance),
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
        table, agenda, chance = items_of(data, "", "[table, agenda, chance]", _TOP)
        frames = items_of(agenda, ".agenda", "an array of frames")
        read = self._tables.reader(self._schema.table)
        return State(
            _at(".table", read, table, names),
            tuple(
                _at(f".agenda[{place}]", self._read_frame, frame, names)
                for place, frame in enumerate(frames)
            ),
            chance_from(chance),
        )


def _named(value: object, error: Exception) -> EncodeError:
    named = EncodeError(f"{type(value).__name__}: {error}")
    named.__cause__ = error.__cause__  # compiled, a `raise` leaves out what is behind its `from`
    return named


def _final(error: MismatchError | RecursionError) -> DecodeError:
    if isinstance(error, MismatchError):
        final = error.final()
    else:
        final = DecodeError([Fault((), "arrays in arrays", ("nesting that ends",))])
    final.__cause__ = error.__cause__  # as for `_named`
    return final


def _at(where: str, read: Read, data: object, names: Names) -> Any:  # noqa: ANN401 - as `read`
    try:
        return read(data, names)
    except MismatchError as error:
        error.under(where)
        raise


__all__ = ["Codec"]
