"""The ladder: logs of older formats, read through its rungs."""

import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgpack
import pytest

from dmd_core.kernel.digests import DIGEST_BYTES, GENESIS, chain
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import (
    CorruptLogError,
    LogError,
    LogTooOldError,
    OversizedLogError,
    TamperedLogError,
    TruncatedLogError,
    parse_log,
    read_log,
)
from dmd_replay.log.drafts import MAGIC
from dmd_replay.log.reader import MEMORY_BASE, MEMORY_FACTOR

FORMAT_0: Final = Path(__file__).parents[3] / "fixtures/logs/format-0/two-random.dmdlog"


def values_of(data: bytes) -> list[Any]:
    """What the frames of a log of format 0 hold."""
    place, values = len(MAGIC), []
    while place < len(data):
        start = place + 4
        end = start + int.from_bytes(data[place:start], "big")
        values.append(msgpack.unpackb(data[start:end]))
        place = end + DIGEST_BYTES
    return values


def draft(values: list[Any]) -> bytes:
    """A log of format 0 that holds this."""
    link, parts = GENESIS, [MAGIC]
    for value in values:
        packed = msgpack.packb(value)
        link = chain(link, packed)
        parts += [len(packed).to_bytes(4, "big"), packed, link]
    return b"".join(parts)


def test_a_log_of_format_0_is_read() -> None:
    """Commands and events are what they were; they still replay."""
    log = read_log(FORMAT_0)
    values = values_of(FORMAT_0.read_bytes())

    assert (0, None) == (log.origin, log.damage)
    assert [tuple(value[1]) for value in values[1:-1]] == [entry.events for entry in log.records]
    assert [value[0] for value in values[1:-1]] == [entry.command for entry in log.records]
    assert log.footer is not None
    assert "loss" == log.footer.outcome
    assert ((), "keep", None, False) == (
        log.header.packs,
        log.header.undo,
        log.header.parent,
        log.header.masked,
    )
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict


def test_a_log_of_format_0_without_an_end_did_not_end() -> None:
    """A log of format 0 without an end is read as closed, without damage and without an outcome."""
    log = parse_log(draft(values_of(FORMAT_0.read_bytes())[:5]))

    assert log.damage is None
    assert log.footer is not None
    assert ("", 4) == (log.footer.outcome, log.footer.records)


@pytest.mark.exhaustive
def test_a_cut_and_a_flip_anywhere() -> None:
    """An old log that is damaged is a typed error too, and its good part is kept."""
    data = FORMAT_0.read_bytes()
    boundaries, place = set(), len(MAGIC)
    while place < len(data):
        boundaries.add(place)
        place += 4 + int.from_bytes(data[place : place + 4], "big") + DIGEST_BYTES
    boundaries.remove(len(MAGIC))
    found: Counter[str] = Counter()
    for end in range(6, len(data), 3):
        error = _error(data[:end])
        assert (error is None) == (end in boundaries), end
        assert error is None or type(error) is TruncatedLogError
        flipped = bytearray(data)
        flipped[end] ^= 1 << end % 8
        error = _error(bytes(flipped))
        found[type(error).__name__] += 1
    kinds = {"CorruptLogError", "TruncatedLogError", "OversizedLogError", "LogTooOldError"}
    assert kinds == set(found)


def _error(data: bytes) -> LogError | None:
    try:
        return parse_log(data).damage
    except LogError as error:
        return error


def test_what_is_damaged_is_named() -> None:
    """The header by that name, the setup as record 0, with the byte at which they begin."""
    data = FORMAT_0.read_bytes()
    first = len(MAGIC)
    setup = first + 4 + int.from_bytes(data[first : first + 4], "big") + DIGEST_BYTES
    for place, says in ((first, "the header"), (setup, "record 0")):
        flipped = bytearray(data)
        flipped[place + 4] ^= 1

        error = _error(bytes(flipped))

        assert f"log: {says} at byte {place} does not match its digest" == str(error)


@pytest.mark.parametrize("value", [None, 7, [], [None], [None, [1]], ["x", []], {"a": 1}, "end"])
def test_a_forged_record_of_format_0(value: object) -> None:
    """A frame that is no record ends what can be used, even if the digests hold."""
    values = values_of(FORMAT_0.read_bytes())
    values[3] = value

    log = parse_log(draft(values), "bad.dmdlog")

    assert 2 == len(log.records)
    assert isinstance(log.damage, TamperedLogError)
    assert str(log.damage).startswith("bad.dmdlog: record 2 at byte ")
    assert ReplayVerdict.UNVERIFIED is replay(TOOLS, log).verdict


def test_events_that_are_no_events() -> None:
    """Bytes that hold no array of msgpack are tampering."""
    values = values_of(FORMAT_0.read_bytes())
    for event in (b"", b"\x07", b"\x91"):
        values[3] = [values[3][0], [event]]

        log = parse_log(draft(values))

        assert 2 == len(log.records)
        assert isinstance(log.damage, TamperedLogError)


def test_more_problems_of_format_0() -> None:
    """Behind the end, another count, a field of the header that does not fit, a huge size."""
    values = values_of(FORMAT_0.read_bytes())
    behind = _error(draft([*values, values[1]]))
    count = _error(draft([*values[:5], *values[6:]]))
    header = _error(draft([{**values[0], "seed": 7}, *values[1:]]))
    fields = _error(draft([{"x": 1}]))
    huge = _error(MAGIC + b"\xff\xff\xff\xff" + bytes(8))

    assert isinstance(behind, TamperedLogError)
    assert str(behind).endswith(" stands after the end")
    assert isinstance(count, TamperedLogError)
    assert str(count).endswith(" names another number of records than the file holds")
    assert str(header) == "log: the header has a field 'seed' that is not 16 bytes or nothing"
    assert str(fields) == "log: the header at byte 8 does not have the fields of a log"
    assert isinstance(huge, OversizedLogError)


def test_what_is_older_than_the_ladder_is_refused() -> None:
    """A log older than format 0 is refused with its first bytes and what to read it with."""
    error = _error(b"DMDLOG\x00\n" + bytes(50))

    assert type(error) is LogTooOldError
    assert str(error) == (
        "log: the log is older than format 0, it begins with 44 4d 44 4c 4f 47 00 0a;"
        " take the version of dmd-replay that wrote it"
    )


def test_a_damaged_magic_of_format_0_is_damage() -> None:
    """A flipped digest is corruption, with the record."""
    data = bytearray(FORMAT_0.read_bytes())
    data[-1] ^= 1
    error = _error(bytes(data))

    assert type(error) is CorruptLogError
    assert 38 == error.record


@pytest.mark.exhaustive
def test_memory_is_bounded_for_format_0_as_well() -> None:
    """Climbing does not take more memory than reading may."""
    values = values_of(FORMAT_0.read_bytes())[:1]
    data = draft([*values, [None, [b"\x91\x01"] * 100_000], *([[b"\x91\x01", []]] * 5000)])
    tracemalloc.start()
    parse_log(data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert peak < MEMORY_FACTOR * len(data) + MEMORY_BASE
