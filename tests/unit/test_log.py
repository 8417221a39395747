"""The log: written, read, cut, damaged, re-executed."""

from io import BytesIO
from pathlib import Path

import attrs
import pytest

from dmd_core.death_may_die.game import Game
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
from dmd_replay.log.format import MAGIC
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


def cut_at(data: bytes, end: int) -> tuple[Log | None, LogError | None]:
    """What the reader makes of the first bytes of a log."""
    try:
        return parse_log(data[:end]), None
    except LogError as error:
        return None, error


def test_a_cut_at_every_byte_is_a_typed_error_and_keeps_what_is_whole() -> None:
    """Wherever the file ends, the records before it can be used, and the error says where."""
    data = short()
    for end in range(len(data)):
        log, error = cut_at(data, end)
        if log is None:
            assert isinstance(error, TruncatedLogError)
            assert error.offset <= end
            continue
        assert log.records == ()
        if log.damage is not None:
            assert isinstance(log.damage, TruncatedLogError)
            assert "the file ends inside record 0" in str(log.damage)


def test_a_game_cut_in_the_middle_is_unverified_with_the_place(whole: bytes) -> None:
    """A truncated log is not exact, its good part replays, and the sentence says where it ends."""
    log = parse_log(whole[: len(whole) * 9 // 10], "half.dmdlog")
    number = len(log.records)

    report = replay(ADAPTER, log)

    assert report.verdict is Verdict.UNVERIFIED
    assert report.reason.startswith(f"half.dmdlog: the file ends inside record {number}, which")
    assert number > 10


def test_a_flipped_bit_is_never_exact(whole: bytes) -> None:
    """One changed bit anywhere, in steps over the file: never EXACT and never another exception."""
    for place in range(0, len(whole), 23):
        data = bytearray(whole)
        data[place] ^= 1 << (place % 8)
        try:
            log = parse_log(bytes(data))
        except LogError:
            continue
        assert log.damage is not None
        assert replay(ADAPTER, log).verdict is not Verdict.EXACT


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
