"""Proof that nothing in a log can be changed unseen: everything in one whole game, one at a time.

Each leaf of each command and event is given another value. Where the digests are left as they were,
the reader names the record; where a forger has made all of them anew, re-execution does.
"""

from binascii import crc32, crc_hqx
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import attrs
import msgpack
import pytest

from dmd_core.kernel.events import Event, Parked
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.step import facts_of
from dmd_replay.check.replay import ReplayReport, ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import Log, Record, TamperedLogError, parse_log
from dmd_replay.log.deflate import HEAD_BYTES, deflate
from dmd_replay.log.frames import Tail
from dmd_replay.log.packed import array_of
from dmd_replay.read.history import history_of
from tests.death_may_die.games.playthroughs import make
from tests.replay.logs import Frame, frames_of, joined

NAME: Final = "two-random"

FRAMES: Final = (1, 2)
"""Places of the fields of `Parked` that hold the inner workings of the rules: keep and push."""

Place = tuple[int, ...]


@cache
def recorded() -> bytes:
    """The game that is changed, recorded by this very version: its frames are those of today."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{NAME}.dmdlog"
        make(NAME, path)
        return path.read_bytes()


@cache
def whole() -> Log:
    """The same as a reader sees it."""
    return parse_log(recorded())


def leaves(value: object, at: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every value in a tree of lists that is no list, and where it stands."""
    if isinstance(value, list):
        for number, part in enumerate(value):
            yield from leaves(part, (*at, number))
    else:
        yield at, value


def another(value: object, step: int) -> object:
    """A value that may stand there instead; of a number the next one, up or down."""
    if value is None or isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + step if value else 1
    if isinstance(value, str):
        return value + "x"
    assert isinstance(value, bytes)
    return value + b"x"


def replaced(tree: Any, at: Place, value: object) -> Any:  # noqa: ANN401 - msgpack
    """A tree with another value at one place."""
    if not at:
        return value
    copy = list(tree)
    copy[at[0]] = replaced(tree[at[0]], at[1:], value)
    return copy


def variants(packed: bytes, step: int = 1) -> Iterator[tuple[Place, bytes]]:
    """A command or event with one leaf changed, for every leaf."""
    tree = msgpack.unpackb(packed)
    for at, value in leaves(tree):
        yield at, msgpack.packb(replaced(tree, at, another(value, step)))


def with_record(log: Log, other: Record) -> Log:
    """A log in which one record was replaced."""
    place = log.entries.index(log.records[other.number])
    return attrs.evolve(log, entries=(*log.entries[:place], other, *log.entries[place + 1 :]))


def judged(record: Record) -> ReplayReport:
    """What re-execution says of the game with one other record."""
    return replay(TOOLS, with_record(whole(), record))


def decoded(packed: bytes) -> Event | None:
    """An event, if the bytes are one."""
    try:
        event: Event = TOOLS.ruleset.codec(history().game).recorded_event(packed)
    except DecodeError:
        return None
    return event


@cache
def history() -> Any:  # noqa: ANN401 - mypy knows no type through a cache
    """The game that is changed, decoded."""
    return history_of(TOOLS, whole())


def test_the_game_is_exact_and_holds_every_kind_of_thing() -> None:
    """What is changed below is whole, has commands, dice and cards, and is no trifle."""
    report = replay(TOOLS, whole())
    drawn = list(facts_of([event for move in history().moves for event in move.events]))

    assert (ReplayVerdict.EXACT, -1) == (report.verdict, report.parked_at)
    assert report.records > 30
    assert report.events > 150
    assert len(drawn) > 20


def test_every_changed_command_is_named() -> None:
    """Whatever else a command says: the rules refuse it, or its record is the first to differ.

    A choice may stay in the frames until the next command brings it to light. The difference is
    then found there, and says since which record the frames have differed.
    """
    found: Counter[str] = Counter()
    for record in whole().records[1:]:
        assert record.command is not None
        for at, command in (*variants(record.command), *variants(record.command, -1)):
            report = judged(attrs.evolve(record, command=command))
            difference = report.difference
            assert ReplayVerdict.DIVERGED is report.verdict, (record.number, at)
            assert difference is not None
            if difference.record == record.number:
                found["refused" if difference.field == "command" else "other events"] += 1
            else:
                assert record.number == difference.since == report.parked_at
                found["other frames"] += 1
    print(f"commands changed: {dict(found)}")  # noqa: T201 - shown with -s

    assert found["refused"] > 0 < found["other events"]
    assert found["other frames"] * 20 < sum(found.values())


@pytest.mark.exhaustive
def test_every_changed_event_is_named() -> None:
    """Every field of every event, dice and cards among them: its record and its very place."""
    found: Counter[str] = Counter()
    for record in whole().records:
        events = record.events
        for place, event in enumerate(events):
            before = decoded(event)
            for at, other in variants(event):
                body = array_of([*events[:place], other, *events[place + 1 :]])
                report = judged(attrs.evolve(record, body=body))
                where = (record.number, place, at)
                if isinstance(before, Parked) and at[0] in FRAMES and decoded(other) is not None:
                    named = (report.verdict, report.parked, report.parked_at)
                    assert (ReplayVerdict.EXACT, 1, record.number) == named, where
                    found["frames"] += 1
                    continue
                assert ReplayVerdict.DIVERGED is report.verdict, where
                assert report.difference is not None
                assert (record.number, place, -1) == (
                    report.difference.record,
                    report.difference.event,
                    report.difference.since,
                ), where
                found["chance" if before is not None and any(facts_of([before])) else "event"] += 1
    print(f"events changed: {dict(found)}")  # noqa: T201 - shown with -s

    assert {"frames", "chance", "event"} == set(found)


@pytest.mark.exhaustive
def test_every_event_that_is_lost_put_in_or_moved_is_named() -> None:
    """An event less, an event twice, two events in each other's place."""
    for record in whole().records:
        events = record.events
        for place, event in enumerate(events):
            changed = [
                [*events[:place], *events[place + 1 :]],
                [*events[:place], event, *events[place:]],
            ]
            if place and events[place - 1] != event:
                changed.append(
                    [*events[: place - 1], event, events[place - 1], *events[place + 1 :]]
                )
            for parts in changed:
                body, count = array_of(parts), len(parts)
                report = judged(attrs.evolve(record, body=body, count=count))
                assert ReplayVerdict.DIVERGED is report.verdict
                assert report.difference is not None
                assert record.number == report.difference.record


def test_another_seed_is_named_at_the_setup() -> None:
    """The seed decides the very first cards."""
    header = whole().header
    assert header.seed is not None

    report = replay(TOOLS, attrs.evolve(whole(), header=attrs.evolve(header, seed=header.seed + 1)))

    assert report.difference is not None
    assert 0 == report.difference.record


# --- digests -------------------------------------------------------------------------------------


def with_checksum(head: bytes, chunk: bytes) -> bytes:
    """A frame out of the first 16 bytes of its head, and its chunk."""
    return head + crc32(chunk, crc32(head)).to_bytes(4, "big") + chunk


def refused(frames: list[Frame], place: int, data: bytes) -> None:
    """The reader calls one changed frame tampered with, and keeps all before it."""
    frame = Frame(frames[place].start, data, b"")
    log = parse_log(joined([*frames[:place], frame, *frames[place + 1 :]]))

    assert isinstance(log.damage, TamperedLogError)
    assert frames[place].start == log.damage.offset
    assert place - 1 == log.damage.record == len(log.entries)


def test_every_changed_digest_is_named() -> None:
    """Each byte of each digest in the game, with a good checksum."""
    frames = frames_of(recorded())
    for place, frame in enumerate(frames[1:], 1):
        for at in range(8, 16):
            head = bytearray(frame.data[:16])
            head[at] ^= 1 << place % 8
            refused(frames, place, with_checksum(bytes(head), frame.data[HEAD_BYTES:]))


def test_every_changed_text_is_named() -> None:
    """A byte in each piece of each record, with a good checksum and the digest as it was."""
    frames = frames_of(recorded())
    tail = Tail().after(frames[0].plain, len(frames[0].data) - HEAD_BYTES)
    for place, frame in enumerate(frames[1:], 1):
        plain = frame.plain
        for at in range(0, len(plain), 3):
            chunk = deflate(plain[:at] + bytes([plain[at] ^ 4]) + plain[at + 1 :], tail.window)
            fixed = len(chunk).to_bytes(3, "big") + frame.data[3:6]
            tag = crc_hqx(fixed, tail.identity).to_bytes(2, "big")
            refused(frames, place, with_checksum(fixed + tag + frame.data[8:16], chunk))
        tail = tail.after(plain, len(frame.data) - HEAD_BYTES)
