"""Damage to a log: each kind is told from the others, with its place, and none is EXACT."""

import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

import msgpack
import pytest

from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import (
    CorruptLogError,
    DuplicatedRecordError,
    EmptyLogError,
    ForeignRecordError,
    Log,
    LogError,
    LogTooNewError,
    LogTooOldError,
    MissingRecordError,
    NotALogError,
    OversizedLogError,
    ReorderedLogError,
    TamperedLogError,
    TrailingDataError,
    TruncatedLogError,
    UnclosedLogError,
    parse_log,
)
from dmd_replay.log.deflate import HEAD_BYTES, MAX_RATIO, SPARE, deflate
from dmd_replay.log.format import SIGNATURE
from dmd_replay.log.frames import Tail
from dmd_replay.log.reader import MEMORY_BASE, MEMORY_FACTOR
from tests.replay.logs import Frame, forged, frames_of, joined, plains_of, written


@cache
def small() -> bytes:
    """A closed log with eight commands, an undo, a mark and a note."""
    return written(8, asides=True)


def read(data: bytes) -> tuple[Log | None, LogError | None]:
    """What the reader makes of bytes: a log, and what is wrong."""
    try:
        log = parse_log(data)
    except LogError as error:
        return None, error
    return log, log.damage


def never_exact(log: Log | None) -> None:
    """Whatever is wrong with a log, it must not be called EXACT."""
    if log is not None:
        assert replay(TOOLS, log).verdict is not ReplayVerdict.EXACT


def test_the_small_log_is_good() -> None:
    """What is damaged in the other tests is whole and exact."""
    log = parse_log(small())

    assert log.damage is None
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    assert {"Record": 9, "Mark": 1, "Rewound": 1, "Note": 1} == Counter(
        type(entry).__name__ for entry in log.entries
    )


# --- every byte and every bit --------------------------------------------------------------------


def test_a_cut_at_every_byte() -> None:
    """Wherever the file ends: the right class, the right place, and all whole records are kept."""
    data = small()
    complete = parse_log(data)
    frames = frames_of(data)
    header_end = frames[0].end
    boundaries = {frame.start for frame in frames[1:]}
    found: Counter[str] = Counter()
    for end in range(len(data)):
        log, error = read(data[:end])
        assert error is not None, end
        found[type(error).__name__] += 1
        if end < header_end:
            expected: type[LogError] = TruncatedLogError if end else EmptyLogError
            assert log is None
        else:
            expected = UnclosedLogError if end in boundaries else TruncatedLogError
            assert log is not None
            starts = [frame.start for frame in frames[1:-1] if frame.end <= end]
            assert starts == [entry.offset for entry in log.entries]
            assert complete.entries[: len(starts)] == log.entries
            assert error.offset == max((b for b in boundaries if b <= end), default=0)
            assert error.record == len(log.records)
        assert type(error) is expected, end
        if end % 16 == 0:
            never_exact(log)

    assert {
        "EmptyLogError": 1,
        "UnclosedLogError": 13,
        "TruncatedLogError": len(data) - 14,
    } == found


@pytest.mark.exhaustive
def test_every_flipped_bit_is_damage() -> None:
    """One changed bit anywhere: damage, named with the frame it lies in."""
    data = small()
    frames = frames_of(data)
    found: Counter[str] = Counter()
    for bit in range(8 * len(data)):
        place = bit // 8
        flipped = bytearray(data)
        flipped[place] ^= 1 << bit % 8
        log, error = read(bytes(flipped))
        assert error is not None, bit
        found[type(error).__name__] += 1
        assert type(error) is CorruptLogError, (bit, error)
        if place < len(SIGNATURE):
            assert error.offset == place
        else:
            frame = next(frame for frame in frames if frame.start <= place < frame.end)
            assert error.offset == frame.start, bit
        if log is not None:
            assert [frame.start for frame in frames[1:]][: len(log.entries)] == [
                entry.offset for entry in log.entries
            ]
        if bit % 64 == 0:
            never_exact(log)

    assert {"CorruptLogError": 8 * len(data)} == found


@pytest.mark.exhaustive
def test_every_byte_changed_to_any_other() -> None:
    """Also where all bits of a byte change: a typed error and never another one."""
    data = small()
    for place in range(len(data)):
        for value in (0, 0xFF, data[place] ^ 0xA5):
            if value != data[place]:
                changed = data[:place] + bytes([value]) + data[place + 1 :]
                _, error = read(changed)
                assert type(error) is CorruptLogError, (place, value)


def test_every_byte_taken_out_and_every_byte_put_in() -> None:
    """A byte less or more is damage at the frame where it happened."""
    data = small()
    frames = frames_of(data)
    for place in range(len(SIGNATURE), len(data)):
        for changed in (data[:place] + data[place + 1 :], data[:place] + b"\x7f" + data[place:]):
            pairs = zip(data, changed, strict=False)
            first = next((at for at, (a, b) in enumerate(pairs) if a != b), place)
            frame = next(frame for frame in frames if frame.start <= first < frame.end)
            _, error = read(changed)
            assert error is not None
            assert type(error) in {CorruptLogError, TruncatedLogError}, place
            assert error.offset == frame.start, place


# --- whole frames --------------------------------------------------------------------------------


def moved(change: Callable[[list[Frame]], Iterable[Frame]]) -> tuple[Log | None, LogError]:
    """A log whose frames were put in another order."""
    log, error = read(joined(change(frames_of(small()))))
    assert error is not None
    never_exact(log)
    return log, error


@pytest.mark.parametrize("place", range(1, 12))
def test_swapped_records_are_reordered_not_missing(place: int) -> None:
    """Two frames that stand in each other's place are reordered, not missing."""
    _, error = moved(lambda f: [*f[:place], f[place + 1], f[place], *f[place + 2 :]])

    assert type(error) is ReorderedLogError
    assert error.offset == frames_of(small())[place].start
    assert str(error).endswith(
        f" is frame {place + 1}, where frame {place} should be, which comes later;"
        " put them back in order"
    )


@pytest.mark.parametrize("place", range(1, 13))
def test_a_record_that_stands_twice(place: int) -> None:
    """The same frame again is a duplicate, wherever it stands."""
    _, error = moved(lambda f: [*f[: place + 1], f[place], *f[place + 1 :]])

    assert type(error) is DuplicatedRecordError
    assert error.offset == frames_of(small())[place].end
    assert str(error).endswith(f" is frame {place} once more; cut it out")


def test_a_header_that_stands_twice() -> None:
    """The header again is a duplicate as well."""
    _, error = moved(lambda f: [*f[:4], f[0], *f[4:]])

    assert type(error) is DuplicatedRecordError
    assert str(error).startswith("log: record 3 at byte ")
    assert str(error).endswith(" is the header once more; cut it out")


@pytest.mark.parametrize("place", range(1, 12))
def test_a_record_that_is_missing(place: int) -> None:
    """A frame taken out of the middle is missing."""
    log, error = moved(lambda f: [*f[:place], *f[place + 1 :]])

    assert type(error) is MissingRecordError
    assert log is not None
    assert len(log.entries) == place - 1
    assert error.record == len(log.records)
    assert str(error).endswith(
        f" is missing: the file goes on with frame {place + 1} instead of {place};"
        " take the file from another copy"
    )


def test_several_records_that_are_missing_are_counted() -> None:
    """Of four frames that were cut out the error tells the gap and how many are not there."""
    _, error = moved(lambda f: [*f[:3], *f[7:]])

    assert " goes on with frame 7 instead of 3, 4 frames are not there; " in str(error)


@pytest.mark.parametrize("place", range(1, 13))
def test_a_record_of_another_log(place: int) -> None:
    """A frame of another game, in place or put in between, is foreign."""
    others = frames_of(written(8, seed=4, asides=True))
    for change in (
        lambda f: [*f[:place], others[place], *f[place + 1 :]],
        lambda f: [*f[:place], others[place], *f[place:]],
    ):
        _, error = moved(change)

        assert type(error) is ForeignRecordError
        assert error.offset == frames_of(small())[place].start


def test_another_log_behind_one() -> None:
    """Two files in one: the second is behind the end, or foreign where there is no end."""
    _, closed = read(small() + small())
    _, still_open = read(written(4, close=False) + small())

    assert type(closed) is ForeignRecordError
    assert type(still_open) is ForeignRecordError
    assert "is the begin of another log; cut it off there" in str(closed)


def test_bytes_behind_the_end() -> None:
    """Nothing may follow the end; a forged record does not, either."""
    _, junk = read(small() + b"junk")
    plains = plains_of(small())
    _, more = read(forged([*plains, plains[1]]))

    assert type(junk) is TrailingDataError
    assert str(junk).endswith(" stands after the end: 4 bytes that no log has; cut them off")
    assert type(more) is TrailingDataError


def test_zeros_behind_a_record_are_a_torn_end() -> None:
    """A crash of the machine may leave zeros where a record should have been written."""
    log, error = read(written(4, close=False) + bytes(100))

    assert type(error) is TruncatedLogError
    assert log is not None
    assert len(log.records) == 5


# --- tampering -----------------------------------------------------------------------------------


def rewritten(place: int, plain: bytes, *, link: bytes | None = None) -> bytes:
    """A log with another text in one frame, and everything right but the chain of digests."""
    from binascii import crc32, crc_hqx  # noqa: PLC0415 - for this one forger

    frames = frames_of(small())
    tail = Tail()
    for frame in frames[:place]:
        tail = tail.after(frame.plain, len(frame.data) - HEAD_BYTES)
    chunk = deflate(plain, tail.window)
    fixed = len(chunk).to_bytes(3, "big") + place.to_bytes(3, "big")
    head = fixed + crc_hqx(fixed, tail.identity).to_bytes(2, "big")
    head += frames[place].data[8:16] if link is None else link
    data = head + crc32(chunk, crc32(head)).to_bytes(4, "big") + chunk
    forged_frame = Frame(frames[place].start, data, plain)
    return joined([*frames[:place], forged_frame, *frames[place + 1 :]])


@pytest.mark.parametrize("place", range(1, 13))
def test_a_changed_record_is_found_by_the_chain(place: int) -> None:
    """Every byte of every record, changed with a good checksum: tampering at exactly that one."""
    frames = frames_of(small())
    plain = frames[place].plain
    for at in range(len(plain)):
        changed = plain[:at] + bytes([plain[at] ^ 1]) + plain[at + 1 :]
        log, error = read(rewritten(place, changed))

        assert type(error) is TamperedLogError, at
        assert error.offset == frames[place].start
        assert log is not None
        assert len(log.entries) == place - 1
        assert str(error).endswith(
            " was changed: the chain of digests does not hold; do not trust this file from there on"
        )


def test_a_changed_digest_is_found_where_it_stands() -> None:
    """The digest alone, changed with a good checksum."""
    for place, frame in enumerate(frames_of(small())[1:], 1):
        for at in range(8):
            link = bytearray(frame.data[8:16])
            link[at] ^= 0x10
            _, error = read(rewritten(place, frame.plain, link=bytes(link)))

            assert type(error) is TamperedLogError
            assert error.offset == frame.start


NOT_RECORDS = {
    "nothing": (b"", "is no array"),
    "no array": (b"\x07", "is no array"),
    "empty": (b"\x90", "says nothing"),
    "no kind": (b"\x91\xc0", "has something else where a number should be"),
    "too few parts": (b"\x92\x02\xc0", "has 2 parts, a record has 3"),
    "no events": (b"\x93\x02\x91\x01\xc0", "is no command with its events"),
    "no command": (b"\x93\x02\x05\x90", "is no command with its events"),
    "a setup": (b"\x93\x02\xc0\x90", "has no command"),
    "more bytes": (b"\x93\x02\x91\x01\x90\x00", "has 1 bytes too many"),
    "fewer bytes": (b"\x93\x02\x91\x01\x92\x01", "ends too early"),
    "no msgpack": (b"\x93\x02\x91\x01\xc1", "is no msgpack"),
    "a huge array": (b"\xdd\xff\xff\xff\xff\x02", "ends too early"),
    "deep": (b"\x93\x02\x91\x01" + b"\x91" * 3000 + b"\xc0", "is no msgpack"),
    "future rewind": (b"\x94\x03\x63\xa4keep\x00", "goes back to record 99, the last one is 1"),
    "forbidden rewind": (
        b"\x94\x03\x00\xa9forbidden\x00",
        "goes back with the policy 'forbidden'; possible: keep, reseed",
    ),
    "epoch": (
        msgpack.packb([3, 0, "reseed", 1 << 32]),
        "names the epoch 4294967296; allowed: 0 to 4294967295",
    ),
    "mark": (msgpack.packb([4, 9, "name", ""]), "marks record 9, the last one is 1"),
    "nameless": (msgpack.packb([4, 0, b"name", ""]), "has something else where a text should be"),
    "bad text": (b"\x93\x05\x00\xa1\xff", "has a text that is not UTF-8"),
    "long note": (
        msgpack.packb([5, 0, "x" * 70_000]),
        "has 70008 bytes, a note has 65536 at most",
    ),
    "end": (msgpack.packb([6, "", 9, 0]), "names 9 records, the file holds 2"),
    "second header": (plains_of(written(0))[0], "stands behind the header"),
    "file": (msgpack.packb([1, 0, "x", b"x"]), "stands behind the header"),
}


@pytest.mark.parametrize(("plain", "says"), NOT_RECORDS.values(), ids=NOT_RECORDS)
def test_what_no_record_says(plain: bytes, says: str) -> None:
    """With checksums and digests that hold, what cannot be read ends what can be used."""
    log, error = read(forged([*plains_of(small())[:3], plain]))

    assert log is not None
    assert len(log.records) == 2
    assert type(error) is TamperedLogError
    assert f": record 2 at byte {error.offset} {says}; do not trust " in str(error)
    never_exact(log)


HEADER_PROBLEMS = [
    ("seed", b"\x01", "has a field 'seed' that is not 16 bytes or nothing"),
    ("seed", 7, "has a field 'seed' that is not 16 bytes or nothing"),
    ("revision", -1, "has a field 'revision' that is not a number"),
    ("revision", True, "has a field 'revision' that is not a number"),
    ("ruleset", b"dmd", "has a field 'ruleset' that is not a text"),
    ("setup", {"x": 2.5}, "has a field 'setup' that is not a map of texts"),
    ("setup", [], "has a field 'setup' that is not a map of texts"),
    ("symbols", [1], "has a field 'symbols' that is not a list of texts"),
    ("packs", [{"id": "x"}], "has a field 'packs' that is not a list of packs"),
    ("undo", "maybe", "has a field 'undo' that is not one of keep, reseed, forbidden"),
    (
        "parent",
        {"link": b""},
        "has a field 'parent' that is not a link, a record and a content hash, or nothing",
    ),
    ("masked", 1, "has a field 'masked' that is not true or false"),
    ("masked", True, "is of a masked log and has a seed"),
    ("format", 2, "is of format 2 in a file of format 1"),
]


@pytest.mark.parametrize(("field", "value", "says"), HEADER_PROBLEMS)
def test_a_header_with_a_wrong_value(field: str, value: object, says: str) -> None:
    """A forged header is refused with the field that does not fit."""
    plains = plains_of(small())
    kind, header = msgpack.unpackb(plains[0])
    header[field] = value

    log, error = read(forged([msgpack.packb([kind, header]), *plains[1:]]))

    assert log is None
    assert type(error) is TamperedLogError
    assert str(error) == f"log: the header at byte 12 {says}; do not trust this file from there on"


def test_a_header_without_a_field_and_none_at_all() -> None:
    """Every field has to be there, and the header has to be the first."""
    plains = plains_of(small())
    kind, header = msgpack.unpackb(plains[0])
    del header["symbols"]

    _, without = read(forged([msgpack.packb([kind, header])]))
    _, none = read(forged(plains[1:]))

    assert "the header at byte 12 has no field 'symbols'; " in str(without)
    assert "the header at byte 12 is no header; " in str(none)


# --- other versions, other files -----------------------------------------------------------------


def test_another_kind_of_file() -> None:
    """Another kind of file is refused with its first bytes."""
    log, error = read(b"\x89PNG something")

    assert log is None
    assert type(error) is NotALogError
    assert str(error) == (
        "log: this is no game log; it begins with 89 50 4e 47 20 73 6f 6d,"
        " a log with 89 44 4d 44 4c 4f 47"
    )


def test_an_empty_file_is_an_error_of_its_own() -> None:
    """An empty file is an error of its own."""
    _, error = read(b"")

    assert type(error) is EmptyLogError
    assert str(error) == "log: the file is empty; a log has a header at least"


def test_a_log_whose_line_ends_were_turned_around() -> None:
    """A program that takes the file for text damages the signature, and is found out."""
    _, error = read(small().replace(b"\r\n", b"\n"))

    assert type(error) is CorruptLogError
    assert str(error) == (
        "log: the signature is damaged at byte 7, as it is when a file is sent as text;"
        " send it as binary data"
    )


@pytest.mark.parametrize(("number", "kind"), [(2, LogTooNewError), (0, LogTooOldError)])
def test_another_format_is_named(number: int, kind: type[LogError]) -> None:
    """A log of another format says which, and which can be read."""
    frames = frames_of(small())
    data = SIGNATURE[:-1] + bytes([number]) + b"\x01" + joined(frames)[len(SIGNATURE) :]

    _, error = read(data)

    assert type(error) is kind
    assert error.offset == 11
    assert f"the log is of format {number}, this version reads formats 0 to 1; " in str(error)


def test_kinds_and_fields_of_a_later_version() -> None:
    """What a later version added is told from damage; what comes before can be used."""
    plains = plains_of(small())
    kind, header = msgpack.unpackb(plains[0])
    log, later_kind = read(forged([*plains[:3], b"\x92\x07\xc0"]))
    _, later_field = read(forged([msgpack.packb([kind, {**header, "weather": "rain"}])]))

    assert log is not None
    assert len(log.records) == 2
    assert type(later_kind) is LogTooNewError
    assert " is of kind 7, which this version does not know; take a later version" in str(
        later_kind
    )
    assert type(later_field) is LogTooNewError
    assert "has the field 'weather', which this version does not know; " in str(later_field)


# --- hostile files -------------------------------------------------------------------------------


def test_a_huge_declared_size() -> None:
    """A frame that claims to be larger than any is refused, not waited for."""
    from binascii import crc_hqx  # noqa: PLC0415 - for this one forger

    fixed = b"\xff\xff\xff" + bytes(3)
    tag = crc_hqx(fixed, crc_hqx(SIGNATURE, 0)).to_bytes(2, "big")
    _, error = read(SIGNATURE + fixed + tag + bytes(20))

    assert type(error) is OversizedLogError
    assert str(error) == (
        "log: the header at byte 12 claims 16777215 bytes, at most 4210688 are possible;"
        " do not trust this file"
    )


def bomb(plain: bytes) -> bytes:
    """A log whose second frame is compressed further than a log may be."""
    import zlib  # noqa: PLC0415 - for this one forger
    from binascii import crc32, crc_hqx  # noqa: PLC0415 - for this one forger

    frames = frames_of(small())
    tail = Tail().after(frames[0].plain, len(frames[0].data) - HEAD_BYTES)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    chunk = packer.compress(plain) + packer.flush()
    fixed = len(chunk).to_bytes(3, "big") + b"\x00\x00\x01"
    head = fixed + crc_hqx(fixed, tail.identity).to_bytes(2, "big") + bytes(8)
    data = head + crc32(chunk, crc32(head)).to_bytes(4, "big") + chunk
    return joined([frames[0], Frame(0, data, plain)])


def peak(data: bytes) -> int:
    """The most memory that reading takes."""
    tracemalloc.start()
    try:
        read(data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_bomb_is_not_unpacked() -> None:
    """A small file that would unpack to 64 megabytes is refused when its bound is reached."""
    data = bomb(bytes(1 << 26))
    _, error = read(data)

    assert type(error) is OversizedLogError
    assert " unpacks to more than " in str(error)
    assert peak(data) < MEMORY_FACTOR * len(data) + MEMORY_BASE


def many(n: int) -> bytes:
    """The head of an array of so many values, as MessagePack has it."""
    return b"\xdd" + n.to_bytes(4, "big")


HOSTILE: dict[str, Callable[[int], list[bytes]]] = {
    "empty arrays in a record": lambda n: [b"\x93\x02\xc0\x90", *([b"\x93\x02\x91\x01\x90"] * n)],
    "many events": lambda n: [b"\x93\x02\xc0" + many(100 * n) + b"\x91\x01" * (100 * n)],
    "nested events": lambda n: [b"\x93\x02\xc0" + many(5 * n) + (b"\x91" * 20 + b"\x90") * (5 * n)],
    "maps in a header": lambda n: [b"\x92\x00" + many(6 * n) + b"\x80" * (6 * n)],
    "notes": lambda n: [b"\x93\x02\xc0\x90", *([b"\x93\x05\x00\xa0"] * n)],
}
"""Frames that hold so many thousands of something, or tens or hundreds of thousands."""


@pytest.mark.parametrize("n", [2_000, pytest.param(10_000, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("made", HOSTILE.values(), ids=HOSTILE)
def test_memory_is_bounded_by_the_size_of_the_file(
    made: Callable[[int], list[bytes]], n: int
) -> None:
    """Whatever is in a file, reading it takes a stated multiple of its size at most."""
    plains = made(n)
    head = [] if plains[0][1] == 0 else plains_of(small())[:1]
    data = forged([*head, *plains])

    assert peak(data) < MEMORY_FACTOR * len(data) + MEMORY_BASE


def test_very_even_texts_are_stored_and_can_be_read() -> None:
    """What compresses better than a log may is stored as it is, from the second such text on."""
    note = msgpack.packb([5, 0, " " * 60_000])
    frames = [*plains_of(small())[:2], note, note, note]
    data = forged(frames)
    log, error = read(data)

    assert type(error) is UnclosedLogError
    assert log is not None
    assert len(log.entries) == 4
    first, second, third = (frame for frame in frames_of(data) if frame.plain == note)
    assert len(first.data) < 300
    assert len(second.data) > 60_000
    assert len(third.data) < 300
    assert sum(map(len, frames)) < MAX_RATIO * len(data) + SPARE
