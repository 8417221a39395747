"""A log as text: one JSON object per line, for people, for grep, and for other programs.

Nothing is lost: what comes out of a log goes back into one with the same content hash, and with the
same bytes where this library wrote it. Events and commands are maps with names; where their game is
not at hand, or a value has no such form, their bytes stand there in hexadecimal digits. So do
frames always: they are of one version, and the text shall be read by others. Text of early versions
has frames in the open; where this version writes them in another way they are left out, which
changes the content hash and nothing that a reader looks at.
"""

import base64
import json
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from io import BytesIO
from typing import Any, BinaryIO, Final, NoReturn, final

import attrs

from dmd_core.kernel.chance import SEED_BYTES
from dmd_core.kernel.digests import chain
from dmd_core.kernel.events import Command, Event, Parked
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.codec import Codec, DecodeError, EncodeError
from dmd_core.kernel.schema.plain import KIND, PACKED
from dmd_replay.facets import GameTools
from dmd_replay.log import (
    EntryWriter,
    Header,
    Log,
    LogEntry,
    LogError,
    Mark,
    Note,
    Record,
    Rewound,
    UnclosedLogError,
    parse_log,
)
from dmd_replay.log.head import header_data, header_from
from dmd_replay.log.kinds import pack_record
from dmd_replay.log.packed import array_of
from dmd_replay.plain_json import harmless_json
from dmd_replay.read.opening import codec_of, open_game

RAW: Final = "raw"
NO_FRAME: Final = {PACKED: "90"}
"""Stands where a frame was left out: an empty array, which no version reads as a frame."""

MAX_TEXT: Final = 1 << 28
"""Longer texts are refused."""

MAX_LINE: Final = 1 << 26
"""No line is longer: the header's has the files of all packs, and a log is half as long."""

_UNFIT: Final = (AttributeError, LookupError, TypeError, ValueError, OverflowError)
"""What comes of values that are not what they should be."""

_HEX: Final = frozenset("0123456789abcdef")


class JsonlError(ValueError):
    """A line that cannot be a line of a log; the sentence names it."""


def codec_for(tools: GameTools | None, header: Header) -> Codec | None:
    """The codec of the game of a log, if that game is at hand."""
    try:
        return None if tools is None else _codec_of(tools, header)
    except LogError:
        return None


def _codec_of(tools: GameTools, header: Header) -> Codec:
    """The codec of the game of a log.

    Raises:
        LogError: if that game is not at hand; the sentence says why.
    """
    return codec_of(tools, open_game(tools, header), header)


# --- export --------------------------------------------------------------------------------------


def export_lines(tools: GameTools | None, log: Log) -> Iterator[str]:
    """The lines of a log, without line ends; of a damaged one up to the damage.

    Without its game the values stand in them as hexadecimal digits.
    """
    codec = codec_for(tools, log.header)
    yield _line({"kind": "header", **_header(log.header)})
    for entry in log.entries:
        yield _line(_entry(entry, codec))
    if log.footer is not None:
        end = log.footer
        values = {"outcome": end.outcome, "records": end.records, "events": end.events}
        yield _line({"kind": "end", **values, "link": end.link.hex()})


def _line(value: object) -> str:
    return harmless_json(value)


def _header(header: Header) -> dict[str, Any]:
    data = header_data(header)
    for pack, label in zip(data["packs"], header.packs, strict=True):
        pack["files"] = [_file(name, content) for name, content in label.files]
    data["seed"] = None if header.seed is None else f"{header.seed:x}"
    if header.parent is not None:
        parent = header.parent
        data["parent"] |= {"link": parent.link.hex(), "content": parent.content.hex()}
    return data


def _file(name: str, content: bytes) -> dict[str, str]:
    try:
        return {"name": name, "text": content.decode()}
    except UnicodeDecodeError:
        return {"name": name, "base64": base64.b64encode(content).decode()}


def _entry(entry: LogEntry, codec: Codec | None) -> dict[str, Any]:
    link = {"link": entry.link.hex()}
    values: dict[str, Any]
    match entry:
        case Record():
            command = None if entry.command is None else _command(entry.command, codec)
            events = [_event(event, codec) for event in entry.events]
            values = {"number": entry.number, "command": command, "events": events}
            return {"kind": "record", **values, **link}
        case Rewound():
            values = {"to": entry.to, "policy": str(entry.policy), "epoch": entry.epoch}
            return {"kind": "rewound", **values, **link}
        case Mark():
            values = {"record": entry.record, "name": entry.name, "note": entry.note}
            return {"kind": "mark", **values, **link}
        case Note():
            return {"kind": "note", "record": entry.record, "text": entry.text, **link}


def _sealed(event: object) -> object:
    """An event with each frame that stands in the open left out."""
    if (
        not isinstance(event, dict)
        or event.get(KIND) != Parked.__name__
        or not isinstance(event.get("push"), list)
    ):
        return event
    push = [frame if _is_packed(frame) else NO_FRAME for frame in event["push"]]
    return {**event, "push": push}


def _is_packed(frame: object) -> bool:
    return isinstance(frame, dict) and tuple(frame) == (PACKED,)


def _command(packed: bytes, codec: Codec | None) -> dict[str, Any]:
    if codec is not None:
        try:
            command = codec.decode_command(packed)
        except DecodeError:
            return {RAW: packed.hex()}
        if codec.encode_command(command) == packed:
            return codec.plain.command(command, brief=True)
    return {RAW: packed.hex()}


def _event(packed: bytes, codec: Codec | None) -> dict[str, Any]:
    if codec is not None:
        try:
            event = codec.recorded_event(packed)
        except DecodeError:
            return {RAW: packed.hex()}
        if codec.encode_event(event) == packed:  # else it was packed in a form we never write
            return codec.plain.event(event, brief=True)
    return {RAW: packed.hex()}


# --- import --------------------------------------------------------------------------------------


@final
@attrs.frozen
class Imported:
    """A log that came out of text.

    Attributes:
        log: as a reader sees it.
        left_out: in how many records frames that stood in the open were left out. From the first
            of them on no ``link`` could be compared.
    """

    log: Log
    left_out: int


def import_log(
    find: Callable[[str], GameTools], text: Iterable[str], out: BinaryIO, name: str
) -> Imported:
    """Write the log that `export_lines` gave.

    Where a line has a ``link``, what it says must give that link; without one it may say anything
    that a log may say.

    Args:
        find: finds a game by name, and raises `ValueError` if it cannot; such as
            `dmd_replay.registry.game_tools`.
        text: the lines.
        out: where the log goes; nothing is written there unless all lines are good.
        name: of the text, for messages.

    Returns:
        The log, and what was left out of it.

    Raises:
        JsonlError: for the first line that does not fit.
    """
    stream = BytesIO()
    reading = _Import(find, stream, name)
    reading.run(text)
    data = stream.getvalue()
    try:
        log = parse_log(data, name)
    except LogError as error:
        raise JsonlError(str(error)) from error
    if log.damage is not None and not isinstance(log.damage, UnclosedLogError):
        raise JsonlError(str(log.damage))
    out.write(data)
    return Imported(log, reading.left_out)


@final
class _Import:
    """One text being read.

    Attributes:
        left_out: in how many records so far frames were left out.
    """

    def __init__(self, find: Callable[[str], GameTools], out: BinaryIO, name: str) -> None:
        self._find = find
        self._out = out
        self._name = name
        self._number = 0
        self._header: Header
        self._ended = False
        self.left_out = 0
        self._writer: EntryWriter

    def run(self, text: Iterable[str]) -> None:
        for self._number, line in enumerate(text, 1):
            value = self._object(line)
            if self._number == 1:
                self._begin(value)
            elif self._ended:
                self._fail("stands after the end")
            else:
                self._add(value)
        if not self._number:
            self._number = 1
            self._fail("is missing: a log has a header at least")

    def _object(self, line: str) -> dict[str, Any]:
        try:
            value = json.loads(line, parse_float=self._no_float, parse_constant=self._no_float)
        except (ValueError, RecursionError) as error:
            self._fail(f"is no JSON: {error}")
        if not isinstance(value, dict):
            self._fail("is no JSON object")
        return value

    def _no_float(self, text: str) -> NoReturn:
        message = f"{text[:20]} is a number that no log has"
        raise ValueError(message)

    def _begin(self, value: dict[str, Any]) -> None:
        if value.pop("kind", None) != "header":
            self._fail("is not the header, which comes first")
        try:
            files = [self._files(pack) for pack in value.get("packs", [])]
            value["seed"] = self._seed(value.get("seed"))
            if value.get("parent") is not None:
                for key in ("link", "content"):
                    value["parent"][key] = self._bytes(value["parent"][key])
            header, _counts = header_from(value)
            packs = tuple(
                attrs.evolve(label, files=found)
                for label, found in zip(header.packs, files, strict=True)
            )
            self._header = attrs.evolve(header, packs=packs)
            self._writer = EntryWriter(self._out, self._header)
        except JsonlError:
            raise
        except _UNFIT as error:
            self._fail(f"is no header: {error}")

    def _files(self, pack: dict[str, Any]) -> tuple[tuple[str, bytes], ...]:
        found = []
        for file in pack["files"]:
            if "text" in file:
                content = str(file["text"]).encode()
            else:
                try:
                    content = base64.b64decode(file["base64"], validate=True)
                except ValueError as error:
                    self._fail(f"has a file '{file['name']}' that is no base64: {error}")
            found.append((str(file["name"]), content))
        pack["files"] = len(found)
        return tuple(found)

    def _seed(self, value: object) -> bytes | None:
        if value is None:
            return None
        if not isinstance(value, str) or not 0 < len(value) <= 2 * SEED_BYTES:
            self._fail(f"has a seed that is not 1 to {2 * SEED_BYTES} hexadecimal digits")
        return self._bytes(value.rjust(2 * SEED_BYTES, "0"))

    def _bytes(self, value: object) -> bytes:
        if not isinstance(value, str) or len(value) % 2 or not _HEX.issuperset(value):
            self._fail(f"has {value!r:.60}, which are no bytes in hexadecimal digits")
        return bytes.fromhex(value)

    def _add(self, value: dict[str, Any]) -> None:
        kind, link = value.pop("kind", None), value.pop("link", None)
        try:
            match kind:
                case "record":
                    self._record(link, **value)
                case "rewound":
                    value["policy"] = UndoPolicy(value["policy"])
                    self._entry(Rewound(**value))
                case "mark":
                    self._entry(Mark(**value))
                case "note":
                    self._entry(Note(**value))
                case "end":
                    self._end(**value)
                case _:
                    self._fail(f"is of kind {kind!r:.60}, which no log has")
        except JsonlError:
            raise
        except _UNFIT as error:
            self._fail(f"is no {kind}: {error}")
        found = self._writer.tail.link
        if link is not None and not self.left_out and self._bytes(link) != found:
            self._fail(
                f"was changed, or a line before it: its link is {found.hex()}; take the key"
                " 'link' out of all lines from there on if that was meant"
            )

    def _entry(self, entry: Rewound | Mark | Note) -> None:
        for field in attrs.fields(type(entry)):
            part = getattr(entry, field.name)
            if field.name not in {"link", "offset"} and type(part) not in {int, str, UndoPolicy}:
                self._fail(f"has {part!r:.60} as {field.name}")
        self._writer.entry(entry)

    def _record(self, link: object, number: object, command: object, events: list[object]) -> None:
        if number != self._writer.records:
            self._fail(f"is record {number!r:.20}; the next one is {self._writer.records}")
        packed = None if command is None else self._packed(command, of_command=True)
        body = self._body(packed, link, events)
        self._writer.record(packed, body, len(events))

    def _body(self, command: bytes | None, link: object, events: list[object]) -> bytes:
        """The events of a record; without frames in the open that are of another version."""
        sealed = [_sealed(event) for event in events]
        if sealed == events:
            return array_of([self._packed(event, of_command=False) for event in events])
        if not self.left_out:
            try:
                body = array_of([self._packed(event, of_command=False) for event in events])
            except JsonlError:
                pass  # left out below; what else is wrong in the line is told from there
            else:
                after = chain(self._writer.tail.link, pack_record(command, body))
                if link is None or link == after.hex():
                    return body
        body = array_of([self._packed(event, of_command=False) for event in sealed])
        self.left_out += 1
        return body

    def _packed(self, value: object, *, of_command: bool) -> bytes:
        if isinstance(value, dict) and tuple(value) == (RAW,):
            return self._bytes(value[RAW])
        try:
            codec = self._codec
        except LogError as error:
            reason = " ".join(str(error).split())
            self._fail(f"names values by words, and this game is not at hand: {reason}")
        try:
            if of_command:
                command: Command = codec.plain.command_from(value)
                return codec.encode_command(command)
            event: Event = codec.plain.event_from(value)
            return codec.encode_event(event)
        except (DecodeError, EncodeError) as error:
            says = "; ".join(str(error).splitlines())
            raise JsonlError(f"{self._name}: line {self._number}: {says}") from error

    @cached_property
    def _codec(self) -> Codec:
        return _codec_of(self._find(self._header.ruleset), self._header)

    def _end(self, outcome: object, records: object, events: object) -> None:
        counts = (self._writer.records, self._writer.events)
        if (records, events) != counts:
            self._fail(f"names other counts than {counts[0]} records and {counts[1]} events")
        if not isinstance(outcome, str):
            self._fail("has an outcome that is no text")
        self._writer.end(outcome)
        self._ended = True

    def _fail(self, what: str) -> NoReturn:
        message = f"{self._name}: line {self._number} {what}"
        raise JsonlError(message)


__all__ = [
    "MAX_LINE",
    "MAX_TEXT",
    "Imported",
    "JsonlError",
    "codec_for",
    "export_lines",
    "import_log",
]
