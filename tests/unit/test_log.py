"""The log: written, read, cut, damaged, re-executed."""

import os
from io import BytesIO
from pathlib import Path
from typing import Any

import attrs
import msgpack
import pytest

from dmd_core.death_may_die.game import Game
from dmd_core.kernel.digests import DIGEST_BYTES, GENESIS, chain
from dmd_core.kernel.events import Parked
from dmd_core.kernel.node import replace
from dmd_core.kernel.step import step
from dmd_replay.bots import RandomBot
from dmd_replay.death_may_die.adapter import ADAPTER
from dmd_replay.log import (
    CorruptLogError,
    Log,
    LogError,
    LogVersionError,
    LogWriter,
    NotALogError,
    TruncatedLogError,
    read_log,
)
from dmd_replay.log.format import LENGTH_BYTES, MAGIC
from dmd_replay.log.reader import parse_log
from dmd_replay.record import BotDecider, record
from dmd_replay.replay import Verdict, opening_step, replay


def a_game() -> Game:
    """A game of two."""
    return ADAPTER.game_from({"players": 2, "investigators": ["ian", "sister_beth"]})


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of one recorded game."""
    path = tmp_path_factory.mktemp("log") / "game.dmdlog"
    record(ADAPTER, a_game(), 3, BotDecider(RandomBot(3)), path)
    return path.read_bytes()


def short() -> bytes:
    """The bytes of a log with the setup only."""
    game = a_game()
    stream = BytesIO()
    with LogWriter(stream, ADAPTER, game, 3) as log:
        log.write(None, opening_step(ADAPTER, game, 3))
    return stream.getvalue()


def test_a_recorded_game_replays_exact(whole: bytes) -> None:
    """What was recorded is what the rules give again."""
    log = parse_log(whole)

    report = replay(ADAPTER, log)

    assert report.verdict is Verdict.EXACT
    assert report.difference is None
    assert report.records == len(log.records)
    assert log.footer is not None
    assert log.footer.outcome == report.outcome == "loss"
    assert log.damage is None


def test_the_same_game_gives_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    """Recording is deterministic to the byte."""
    again = tmp_path / "again.dmdlog"
    record(ADAPTER, a_game(), 3, BotDecider(RandomBot(3)), again)

    assert again.read_bytes() == whole


def test_an_event_takes_ten_bytes_at_most(whole: bytes) -> None:
    """Before compression an event takes ten bytes on average, `Parked` included."""
    events = [event for record_ in parse_log(whole).records for event in record_.events]

    assert sum(map(len, events)) / len(events) <= 10


def few() -> bytes:
    """The bytes of an unfinished log: setup and four commands."""
    game = a_game()
    stream = BytesIO()
    with LogWriter(stream, ADAPTER, game, 3) as log:
        now = opening_step(ADAPTER, game, 3)
        log.write(None, now)
        for _ in range(4):
            assert now.decision is not None
            command = RandomBot(1).choose(game, now.state, now.decision)
            now = step(ADAPTER.ruleset, game, now.state, command)
            log.write(command, now)
    return stream.getvalue()


def frames(data: bytes) -> list[Any]:
    """What the frames of a log hold."""
    place, values = len(MAGIC), []
    while place < len(data):
        start = place + LENGTH_BYTES
        end = start + int.from_bytes(data[place:start], "big")
        values.append(msgpack.unpackb(data[start:end]))
        place = end + DIGEST_BYTES
    return values


def forged(values: list[Any]) -> bytes:
    """A log of these frames with digests that hold, as a forger would make it."""
    link, parts = GENESIS, [MAGIC]
    for value in values:
        packed = msgpack.packb(value)
        link = chain(link, packed)
        parts += [len(packed).to_bytes(LENGTH_BYTES, "big"), packed, link]
    return b"".join(parts)


def cut_at(data: bytes, end: int) -> tuple[Log | None, LogError | None]:
    """What the reader makes of the first bytes of a log."""
    try:
        return parse_log(data[:end]), None
    except LogError as error:
        return None, error


def test_a_cut_at_every_byte_is_a_typed_error_and_keeps_what_is_whole() -> None:
    """Wherever the file ends, the records before it can be used, and the error says where."""
    data = few()
    complete = parse_log(data)
    starts = [record_.offset for record_ in complete.records]
    ends = [*starts[1:], len(data)]
    assert len(starts) == 5
    for end in range(len(data)):
        log, error = cut_at(data, end)
        if end < starts[0]:
            assert isinstance(error, TruncatedLogError), end
            assert error.offset <= end
            continue
        assert log is not None, end
        assert log.records == tuple(
            record_ for record_, last in zip(complete.records, ends, strict=True) if last <= end
        )
        if end in starts:
            assert log.damage is None
        else:
            assert isinstance(log.damage, TruncatedLogError)
            assert str(log.damage).startswith(
                f"log: the file ends inside record {len(log.records)}, which begins at byte"
            )


def test_a_game_cut_in_the_middle_is_unverified_with_the_place(whole: bytes) -> None:
    """A truncated log is not exact, its good part replays, and the sentence says where it ends."""
    log = parse_log(whole[: len(whole) * 9 // 10], "half.dmdlog")
    number = len(log.records)

    report = replay(ADAPTER, log)

    assert report.verdict is Verdict.UNVERIFIED
    assert report.reason.startswith(f"half.dmdlog: the file ends inside record {number}, which")
    assert number > 10


def test_a_flipped_bit_is_never_exact(whole: bytes) -> None:
    """One changed bit in any byte of a log: never EXACT and never another exception."""
    for place in [*range(0, len(whole), 23), *range(len(whole) - 60, len(whole))]:
        data = bytearray(whole)
        data[place] ^= 1 << (place % 8)
        try:
            log = parse_log(bytes(data))
        except LogError:
            continue
        assert log.damage is not None
        assert replay(ADAPTER, log).verdict is not Verdict.EXACT


HEADER_PROBLEMS = [
    ("seed", b"\x01", "16 bytes or nothing"),
    ("seed", 7, "16 bytes or nothing"),
    ("revision", -1, "a number"),
    ("revision", True, "a number"),
    ("ruleset", b"dmd", "a text"),
    ("setup", {b"x": 2}, "a map of texts"),
    ("setup", [], "a map of texts"),
    ("symbols", [1], "a list of texts"),
    ("format", "1", "a number"),
]


@pytest.mark.parametrize(("field", "value", "expected"), HEADER_PROBLEMS)
def test_a_header_with_a_wrong_value_is_damage(field: str, value: object, expected: str) -> None:
    """A forged header is refused with the field that does not fit."""
    values = frames(short())
    values[0][field] = value

    with pytest.raises(CorruptLogError) as caught:
        parse_log(forged(values), "bad.dmdlog")

    assert str(caught.value) == (
        f"bad.dmdlog: field '{field}' of the header at byte 8 is not {expected}"
    )


@pytest.mark.parametrize("value", [None, 7, [], [None], [None, [1]], ["x", []], {"a": 1}, "end"])
def test_a_forged_record_is_damage(value: object) -> None:
    """A frame that is no record ends what can be used, even if the digests hold."""
    values = frames(few())
    values[3] = value

    log = parse_log(forged(values), "bad.dmdlog")

    assert len(log.records) == 2
    assert isinstance(log.damage, CorruptLogError)
    assert str(log.damage).startswith("bad.dmdlog: record 2 at byte ")
    assert str(log.damage).endswith(" is no command with its events")
    assert replay(ADAPTER, log).verdict is Verdict.UNVERIFIED


def test_a_record_after_the_end_is_damage(whole: bytes) -> None:
    """Nothing may follow the footer."""
    values = frames(whole)
    values.append([None, []])

    log = parse_log(forged(values), "bad.dmdlog")

    assert str(log.damage).startswith(f"bad.dmdlog: record {len(log.records) + 1} at byte ")
    assert str(log.damage).endswith(" stands after the end")


def test_a_footer_that_counts_other_records_is_damage(whole: bytes) -> None:
    """Records cannot be taken out of the middle, not even with digests that hold."""
    values = frames(whole)
    del values[5]

    log = parse_log(forged(values), "bad.dmdlog")

    count = len(log.records)
    assert str(log.damage) == (
        f"bad.dmdlog: the end names {count + 1} records, the file holds {count}"
    )


def test_a_forged_outcome_diverges(whole: bytes) -> None:
    """The footer is checked against the game."""
    values = frames(whole)
    values[-1][1] = "win"

    report = replay(ADAPTER, parse_log(forged(values)))

    assert report.verdict is Verdict.DIVERGED
    assert report.difference is not None
    found = report.difference
    assert (found.field, found.expected, found.actual) == ("outcome", "win", "loss")


def test_a_forged_command_diverges_where_it_stands(whole: bytes) -> None:
    """A command that the rules refuse is the first difference."""
    values = frames(whole)
    values[3][0] = values[-2][0]

    report = replay(ADAPTER, parse_log(forged(values)))

    assert report.verdict is Verdict.DIVERGED
    assert report.difference is not None
    assert report.difference.record == 2


def test_frames_that_differ_are_reported_and_no_divergence(whole: bytes) -> None:
    """`Parked` is internal: another one leaves the verdict EXACT, with a note of how many."""
    values = frames(whole)
    codec = ADAPTER.ruleset.codec(a_game())
    parked = codec.decode_event(values[3][1][-1])
    assert isinstance(parked, Parked)
    values[3][1][-1] = codec.encode_event(replace(parked, keep=parked.keep + 1))

    report = replay(ADAPTER, parse_log(forged(values)))

    assert report.verdict is Verdict.EXACT
    assert report.parked == 1


def test_an_unfinished_game_is_exact_without_an_end() -> None:
    """A log without a footer is of a game that did not end; what is there replays."""
    log = parse_log(few())

    report = replay(ADAPTER, log)

    assert log.footer is None
    assert log.damage is None
    assert report.verdict is Verdict.EXACT
    assert report.outcome == ""


def test_another_way_to_draw_chance_is_unverified(whole: bytes) -> None:
    """Another algorithm would give other dice; that is no divergence."""
    log = parse_log(whole)
    other = attrs.evolve(log, header=attrs.evolve(log.header, chance="dice-cup"))

    report = replay(ADAPTER, other)

    assert report.verdict is Verdict.UNVERIFIED
    assert report.reason == (
        f"the log drew its chance by 'dice-cup', this version by '{log.header.chance}'"
    )


def test_other_symbols_are_unverified(whole: bytes) -> None:
    """Events name ids by number, so another list of ids is another log."""
    log = parse_log(whole)
    symbols = log.header.symbols[1:]
    other = attrs.evolve(log, header=attrs.evolve(log.header, symbols=symbols))

    report = replay(ADAPTER, other)

    assert report.verdict is Verdict.UNVERIFIED
    assert report.reason == "the log numbers its symbols in another way than this version"


@pytest.mark.parametrize(
    ("setup", "start"),
    [
        ({}, "the setup cannot be read: "),
        ({"players": "many", "investigators": []}, "the setup cannot be read: "),
        ({"players": 2, "investigators": ["ian", "ian"]}, "investigators[1]: 'ian' is chosen"),
    ],
)
def test_a_setup_that_cannot_be_played_is_unverified(
    whole: bytes, setup: dict[str, object], start: str
) -> None:
    """A forged setup gives a reason, not an exception."""
    log = parse_log(whole)
    other = attrs.evolve(log, header=attrs.evolve(log.header, setup=setup))

    report = replay(ADAPTER, other)

    assert report.verdict is Verdict.UNVERIFIED
    assert report.reason.startswith(start)


def test_the_writer_flushes_after_every_command(tmp_path: Path) -> None:
    """What was played can be read while the game goes on: a crash loses no finished command."""
    path = tmp_path / "running.dmdlog"
    game = a_game()
    now = opening_step(ADAPTER, game, 3)
    with path.open("wb") as stream:
        log = LogWriter(stream, ADAPTER, game, 3)
        assert read_log(path).records == ()
        log.write(None, now)

        seen = read_log(path)

    assert len(seen.records) == 1
    assert len(seen.records[0].events) == len(now.events)


def test_a_foreign_file_is_named() -> None:
    """Another kind of file is refused with its first bytes."""
    with pytest.raises(NotALogError) as caught:
        parse_log(b"PK\x03\x04 something", "box.zip")

    assert str(caught.value) == (
        "box.zip: this is no game log; it begins with 50 4b 03 04 20 73 6f 6d,"
        " a log with 44 4d 44 4c 4f 47"
    )


def test_an_empty_file_is_truncated() -> None:
    """An empty file ends before its header."""
    with pytest.raises(TruncatedLogError) as caught:
        parse_log(b"", "empty.dmdlog")

    assert str(caught.value) == "empty.dmdlog: the file ends at byte 0, before its header"


def test_a_newer_format_is_refused() -> None:
    """A log of another format names both."""
    data = bytearray(short())
    data[6] = 2

    with pytest.raises(LogVersionError) as caught:
        parse_log(bytes(data), "new.dmdlog")

    assert str(caught.value) == (
        "new.dmdlog: the log is of format 2, this version reads format 1;"
        " use the version of dmd-replay that wrote it"
    )


def test_a_huge_declared_size_is_refused() -> None:
    """A frame that claims to be larger than any record is damage, not an allocation."""
    data = MAGIC + b"\xff\xff\xff\xff" + b"rest"

    with pytest.raises(CorruptLogError) as caught:
        parse_log(data, "evil.dmdlog")

    assert str(caught.value) == (
        "evil.dmdlog: the header at byte 8 claims 4294967295 bytes, at most 4194304 are possible"
    )


def test_another_revision_of_the_rules_is_unverified(whole: bytes) -> None:
    """A log of other rules is not called a divergence."""
    log = parse_log(whole)
    other = attrs.evolve(log, header=attrs.evolve(log.header, revision=99))

    report = replay(ADAPTER, other)

    assert report.verdict is Verdict.UNVERIFIED
    assert report.reason == (
        "the log was played by rules of revision 99, this version has revision 1"
    )


def test_another_content_is_unverified(whole: bytes) -> None:
    """A log of other packs is not called a divergence."""
    log = parse_log(whole)
    other = attrs.evolve(log, header=attrs.evolve(log.header, content="feed"))

    report = replay(ADAPTER, other)

    assert report.verdict is Verdict.UNVERIFIED
    assert report.reason.startswith("the log was played with content feed, this version has ")


def test_another_seed_diverges_and_the_first_difference_is_named(whole: bytes) -> None:
    """With another seed the first chance fact differs."""
    log = parse_log(whole)
    other = attrs.evolve(log, header=attrs.evolve(log.header, seed=4))

    report = replay(ADAPTER, other)

    assert report.verdict is Verdict.DIVERGED
    assert report.difference is not None
    assert report.difference.record == 0
    assert report.difference.field == "InsanityDealt.drawn"
    assert "DMD-SETUP-21" in report.difference.rules


def test_a_dropped_record_diverges_or_is_damage(whole: bytes) -> None:
    """A log without one of its records is not exact."""
    log = parse_log(whole)
    other = attrs.evolve(log, records=(*log.records[:5], *log.records[6:]))

    assert replay(ADAPTER, other).verdict is Verdict.DIVERGED


def test_an_existing_log_is_not_overwritten(tmp_path: Path) -> None:
    """Nothing is lost: a file that is there stays as it is."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(b"precious")

    with pytest.raises(FileExistsError, match="the file exists; name another or allow it"):
        record(ADAPTER, a_game(), 3, BotDecider(RandomBot(3)), path)

    assert path.read_bytes() == b"precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_directory_is_an_os_error(tmp_path: Path) -> None:
    """A folder is no file; the operating system says so."""
    with pytest.raises(OSError, match="Is a directory"):
        read_log(tmp_path)


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    """Recording over a link writes the file it leads to."""
    target = tmp_path / "kept.dmdlog"
    target.write_bytes(b"old")
    link = tmp_path / "link.dmdlog"
    link.symlink_to(target)

    record(ADAPTER, a_game(), 3, BotDecider(RandomBot(3)), link, overwrite=True)

    assert link.is_symlink()
    assert read_log(target).footer is not None


def test_what_is_no_ordinary_file_is_spared(tmp_path: Path) -> None:
    """A pipe, like a device, is never replaced, even when overwriting is allowed."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    with pytest.raises(FileExistsError, match="this is no ordinary file; name another"):
        record(ADAPTER, a_game(), 3, BotDecider(RandomBot(3)), pipe, overwrite=True)

    assert pipe.is_fifo()
