"""The log: written, read, re-executed."""

import os
from io import BytesIO
from pathlib import Path

import attrs
import pytest

from dmd_core import __version__
from dmd_core.death_may_die.ruleset import REVISION
from dmd_core.kernel.events import Parked
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.codec import DecodeError
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.facets.bots import RandomBot
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import (
    Footer,
    Log,
    LogEntry,
    LogVersionError,
    LogWriter,
    OversizedLogError,
    Record,
    UnclosedLogError,
    parse_log,
    read_log,
)
from dmd_replay.log.kinds import pack_entry, pack_record
from dmd_replay.log.packed import array_of
from dmd_replay.play.record import BotDecider, record
from dmd_replay.read.history import history_of
from dmd_replay.read.opening import HeaderDifference, opening_step
from dmd_replay.share.redact import without_seed
from tests.replay.logs import a_game, forged, plains_of, written


def with_symbols(log: Log, symbols: tuple[str, ...]) -> Log:
    """The log that a version with more symbols would have written of the same game."""
    ours = TOOLS.ruleset.codec(a_game())
    theirs = ours.numbered_as(symbols)
    entries: list[LogEntry] = []
    for entry in log.entries:
        assert isinstance(entry, Record)
        command = None if entry.command is None else ours.decode_command(entry.command)
        events = [theirs.encode_event(ours.decode_event(event)) for event in entry.events]
        packed = None if command is None else theirs.encode_command(command)
        entries.append(attrs.evolve(entry, command=packed, body=array_of(events)))
    header = attrs.evolve(log.header, symbols=symbols)
    return attrs.evolve(log, header=header, entries=tuple(entries))


def typed_in(seed: int) -> Log:
    """A short log of a game whose dice and cards were typed in."""
    stream = BytesIO()
    without_seed(TOOLS, parse_log(written(seed)), stream)
    return parse_log(stream.getvalue())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of one recorded game."""
    path = tmp_path_factory.mktemp("log") / "game.dmdlog"
    record(TOOLS, a_game(), 3, BotDecider(RandomBot(3)), path)
    return path.read_bytes()


def changed(log: Log, number: int, **fields: object) -> Log:
    """A log with other fields in one record."""
    entries = tuple(
        attrs.evolve(entry, **fields)  # type: ignore[arg-type]  # fields of a record
        if isinstance(entry, Record) and entry.number == number
        else entry
        for entry in log.entries
    )
    return attrs.evolve(log, entries=entries)


def test_a_recorded_game_replays_exact(whole: bytes) -> None:
    """What was recorded is what the rules give again."""
    log = parse_log(whole)

    report = replay(TOOLS, log)

    assert report.verdict is ReplayVerdict.EXACT
    assert report.difference is None
    assert report.records == len(log.records)
    assert log.footer is not None
    assert log.footer.outcome == report.outcome == "loss"
    assert (log.footer.records, log.footer.events) == (report.records, report.events)
    assert log.damage is None


def test_the_same_game_gives_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    """A game recorded again with the same seed and the same bot is the same file, byte for byte."""
    again = tmp_path / "again.dmdlog"
    record(TOOLS, a_game(), 3, BotDecider(RandomBot(3)), again)

    assert again.read_bytes() == whole


def test_records_are_numbered_and_linked(whole: bytes) -> None:
    """The number of a record is its place; every link is another; the last is the content hash."""
    log = parse_log(whole)

    assert list(range(len(log.records))) == [entry.number for entry in log.records]
    assert len(log.records) == len({entry.link for entry in log.records})
    assert log.footer is not None
    assert log.footer.link == log.content
    assert all(entry.count == len(entry.events) for entry in log.records)


def test_the_header_says_what_the_game_was_played_with(whole: bytes) -> None:
    """Packs are listed with their fingerprints; built-in ones are not carried."""
    header = parse_log(whole).header

    assert ("death-may-die", 3, "keep", None, False) == (
        header.ruleset,
        header.seed,
        header.undo,
        header.parent,
        header.masked,
    )
    assert ["core", "cthulhu", "blasphemous_alchemy"] == [pack.id for pack in header.packs]
    assert all(pack.files == () for pack in header.packs)
    assert TOOLS.setup.labels(a_game()) == header.packs


def test_an_unfinished_game_is_exact_when_it_was_closed() -> None:
    """A log that was closed before the game ended has an end without an outcome."""
    log = parse_log(written(4))

    report = replay(TOOLS, log)

    assert log.footer is not None
    assert log.footer.outcome == ""
    assert log.damage is None
    assert report.verdict is ReplayVerdict.EXACT
    assert report.outcome == ""


def test_a_log_that_was_not_closed_is_unverified() -> None:
    """Without an end nobody knows whether something is missing; the sentence says what to do."""
    log = parse_log(written(4, close=False), "open.dmdlog")

    report = replay(TOOLS, log)

    assert isinstance(log.damage, UnclosedLogError)
    assert len(log.records) == 5
    assert report.verdict is ReplayVerdict.UNVERIFIED
    assert report.reason == (
        f"open.dmdlog: the log was not closed: it ends at byte {log.size} after 5 whole records;"
        " 'dmd-replay record --resume' goes on from there"
    )


def test_a_game_cut_in_the_middle_is_unverified_with_the_place(whole: bytes) -> None:
    """A truncated log is not exact, its good part replays, and the sentence says where it ends."""
    log = parse_log(whole[: len(whole) * 9 // 10], "half.dmdlog")
    number = len(log.records)

    report = replay(TOOLS, log)

    assert report.verdict is ReplayVerdict.UNVERIFIED
    assert report.reason.startswith(f"half.dmdlog: the file ends inside record {number}, which")
    assert number > 10


def test_a_forged_outcome_diverges(whole: bytes) -> None:
    """The end is checked against the game."""
    log = parse_log(whole)
    assert log.footer is not None
    end = attrs.evolve(log.footer, outcome="win")

    report = replay(TOOLS, parse_log(forged([*plains_of(whole)[:-1], pack_entry(end)])))

    assert report.verdict is ReplayVerdict.DIVERGED
    assert report.difference is not None
    found = report.difference
    assert (found.field, found.expected, found.actual) == ("outcome", "win", "loss")


def test_a_forged_command_diverges_where_it_stands(whole: bytes) -> None:
    """A command that the rules refuse is the first difference."""
    log = parse_log(whole)

    report = replay(TOOLS, changed(log, 2, command=log.records[-1].command))

    assert report.verdict is ReplayVerdict.DIVERGED
    assert report.difference is not None
    assert report.difference.record == 2


def test_a_forger_who_recomputes_everything_is_found_by_the_rules(whole: bytes) -> None:
    """Checksums and chain hold; re-execution names the very record."""
    log = parse_log(whole)
    third = log.records[3]
    plains = plains_of(whole)
    plains[4] = pack_record(third.command, array_of(third.events[:-2] + third.events[-1:]))
    assert log.footer is not None
    plains[-1] = pack_entry(attrs.evolve(log.footer, events=log.footer.events - 1))

    other = parse_log(forged(plains))
    report = replay(TOOLS, other)

    assert other.damage is None
    assert report.verdict is ReplayVerdict.DIVERGED
    assert report.difference is not None
    assert report.difference.record == 3


def test_frames_that_differ_are_reported_and_no_divergence(whole: bytes) -> None:
    """`Parked` is internal: another one leaves the verdict EXACT, with a note of how many."""
    log = parse_log(whole)
    codec = TOOLS.ruleset.codec(a_game())
    events = log.records[2].events
    parked = codec.decode_event(events[-1])
    assert isinstance(parked, Parked)
    other = codec.encode_event(replace(parked, keep=parked.keep + 1))

    report = replay(TOOLS, changed(log, 2, body=array_of([*events[:-1], other])))

    assert report.verdict is ReplayVerdict.EXACT
    assert report.parked == 1


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        (
            "chance",
            "dice-cup",
            "the log drew its chance by 'dice-cup', this version by 'blake2b-counter-1'",
        ),
        ("ruleset", "chess", "the log is of the game 'chess', this is 'death-may-die'"),
        ("masked", True, "the log is masked: this version re-executes whole logs only"),
    ],
)
def test_what_these_rules_cannot_execute_is_unverified(
    whole: bytes, field: str, value: object, reason: str
) -> None:
    """A log of another game or with other dice is not called a divergence."""
    log = parse_log(whole)
    header = attrs.evolve(log.header, **{field: value})  # type: ignore[arg-type]  # one field

    report = replay(TOOLS, attrs.evolve(log, header=header))

    assert (ReplayVerdict.UNVERIFIED, reason) == (report.verdict, report.reason)


def test_the_dice_of_a_log_without_seed_were_typed_in_whatever_the_algorithm() -> None:
    """Another algorithm of chance is no reason where none was used."""
    script = typed_in(3)
    header = attrs.evolve(script.header, chance="dice-cup")

    report = replay(TOOLS, attrs.evolve(script, header=header))

    assert report.verdict is ReplayVerdict.EXACT
    assert report.header == (HeaderDifference("chance", "dice-cup", "blake2b-counter-1"),)


@pytest.mark.parametrize(
    ("field", "value", "found"),
    [
        ("library", "0.0.7", ("library", "0.0.7", __version__)),
        ("revision", 99, ("revision", "99", str(REVISION))),
        ("shape", "feed", ("shape", "feed", TOOLS.setup.fingerprint)),
        ("content", "feed", ("content", "feed", a_game().fingerprint)),
    ],
)
def test_a_fingerprint_that_differs_decides_nothing(
    whole: bytes, field: str, value: object, found: tuple[str, str, str]
) -> None:
    """Where every event comes out again the log is exact, whoever recorded it; that is told."""
    log = parse_log(whole)
    header = attrs.evolve(log.header, **{field: value})  # type: ignore[arg-type]  # one field

    report = replay(TOOLS, attrs.evolve(log, header=header))

    assert (ReplayVerdict.EXACT, (HeaderDifference(*found),)) == (report.verdict, report.header)
    assert replay(TOOLS, log).header == ()


def test_the_packs_that_differ_are_named(whole: bytes) -> None:
    """The fingerprint of the content says that some do, those of the packs say which."""
    log = parse_log(whole)
    core, elder, episode = log.header.packs
    packs = (attrs.evolve(core, fingerprint="beef"), elder, attrs.evolve(episode, id="gone"))
    header = attrs.evolve(log.header, content="feed", packs=packs)

    report = replay(TOOLS, attrs.evolve(log, header=header))

    assert report.verdict is ReplayVerdict.EXACT
    assert report.header[1:] == (
        HeaderDifference("pack core", "beef", core.fingerprint),
        HeaderDifference("pack gone", episode.fingerprint, "none"),
        HeaderDifference("pack blasphemous_alchemy", "none", episode.fingerprint),
    )


def test_a_divergence_says_that_another_version_recorded_the_log(whole: bytes) -> None:
    """What differs in the header explains it; the verdict stays what was found."""
    log = parse_log(whole)
    header = attrs.evolve(log.header, revision=99)
    other = changed(log, 2, command=log.records[-1].command)

    report = replay(TOOLS, attrs.evolve(other, header=header))

    assert report.verdict is ReplayVerdict.DIVERGED
    assert report.header == (HeaderDifference("revision", "99", str(REVISION)),)


def test_a_log_is_read_with_the_symbols_of_its_header(whole: bytes) -> None:
    """This version may number symbols otherwise: the log says which number means what."""
    log = parse_log(whole)
    ours = log.header.symbols
    theirs = (*ours[:20], "a_thing_of_old", *ours[20:])
    renumbered = with_symbols(log, theirs)

    report = replay(TOOLS, renumbered)

    assert renumbered.records[9].body != log.records[9].body
    assert (ReplayVerdict.EXACT, 0) == (report.verdict, report.parked)
    assert report.header == (HeaderDifference("symbols", "a_thing_of_old", "none of its own"),)
    history = history_of(TOOLS, renumbered)
    whole_history = history_of(TOOLS, log)
    assert [m.command for m in history.moves] == [m.command for m in whole_history.moves]
    for mine, other in zip(history.moves, whole_history.moves, strict=True):
        assert mine.events[:-1] == other.events[:-1]


def test_a_symbol_that_is_gone_is_named(whole: bytes) -> None:
    """A record with a thing that this version does not have cannot be read, and that is the reason.

    Records before it are executed and compared.
    """
    log = parse_log(whole)
    gone = attrs.evolve(
        log.header,
        symbols=tuple("a_thing_of_old" if s == "action" else s for s in log.header.symbols),
    )

    report = replay(TOOLS, attrs.evolve(log, header=gone))

    assert report.verdict is ReplayVerdict.UNVERIFIED
    number = log.header.symbols.index("action") + 1
    says = (
        f"cannot be read: kind: found {number}; allowed: a symbol number, 0 to"
        f" {len(gone.symbols)}; the version that recorded the log has other symbols"
        " (a_thing_of_old)"
    )
    assert report.reason.endswith(says)
    assert report.reason.startswith("event ")
    with pytest.raises(LogVersionError, match=r"^record \d+ cannot be read: kind: "):
        history_of(TOOLS, attrs.evolve(log, header=gone))


def test_what_another_version_wrote_in_another_shape_is_unverified(whole: bytes) -> None:
    """An event or command that nobody here can read is no divergence if the shape is another one.

    With the shape of this version, nobody but a forger can have written it.
    """
    log = parse_log(whole)
    events = log.records[2].events
    strange = changed(log, 2, body=array_of([b"\x91\xcd\x7f\xff", *events[1:]]))
    header = attrs.evolve(log.header, shape="feed")

    report = replay(TOOLS, attrs.evolve(strange, header=header))
    of_command = replay(
        TOOLS, attrs.evolve(changed(log, 2, command=b"\x91\xcd\x7f\xff"), header=header)
    )

    why = "the version that recorded the log writes events or commands in another shape"
    assert report.reason == (
        f"event 0 of record 2 cannot be read: found 32767; allowed: the tag of an event; {why}"
    )
    assert of_command.reason == (
        f"the command of record 2 cannot be read: found 32767; allowed: the tag of a command; {why}"
    )
    assert {ReplayVerdict.UNVERIFIED} == {report.verdict, of_command.verdict}
    assert replay(TOOLS, strange).verdict is ReplayVerdict.DIVERGED
    with pytest.raises(LogVersionError, match=r"^record 2 cannot be read: .*; the version "):
        history_of(TOOLS, attrs.evolve(strange, header=header))
    with pytest.raises(DecodeError):
        history_of(TOOLS, strange)


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

    report = replay(TOOLS, other)

    assert report.verdict is ReplayVerdict.UNVERIFIED
    assert report.reason.startswith(start)


def test_another_seed_diverges_and_the_first_difference_is_named(whole: bytes) -> None:
    """With another seed the first chance fact differs."""
    log = parse_log(whole)
    other = attrs.evolve(log, header=attrs.evolve(log.header, seed=4))

    report = replay(TOOLS, other)

    assert report.verdict is ReplayVerdict.DIVERGED
    assert report.difference is not None
    assert report.difference.record == 0
    assert report.difference.field == "InsanityDealt.drawn"
    assert "DMD-SETUP-21" in report.difference.rules


def test_the_writer_flushes_after_every_command(tmp_path: Path) -> None:
    """What was played can be read while the game goes on: a crash loses no finished command."""
    path = tmp_path / "running.dmdlog"
    now = opening_step(TOOLS, a_game(), 3)
    with path.open("wb") as stream:
        log = LogWriter(stream, TOOLS, a_game(), 3)
        assert read_log(path).records == ()
        log.write(None, now)

        seen = read_log(path)

    assert len(seen.records) == 1
    assert len(seen.records[0].events) == len(now.events)
    assert isinstance(seen.damage, UnclosedLogError)


def test_a_log_is_not_closed_after_an_exception() -> None:
    """Whatever went wrong: the log can be gone on with; and it is closed once only."""
    stream = BytesIO()
    log = LogWriter(stream, TOOLS, a_game(), 3)
    with pytest.raises(ZeroDivisionError), log:
        _write_and_break(log)
    assert isinstance(parse_log(stream.getvalue()).damage, UnclosedLogError)

    log.close()
    log.close()

    assert Footer("", 1, 5) == attrs.evolve(_footer(stream), link=b"", offset=0)


def _write_and_break(log: LogWriter) -> None:
    log.write(None, opening_step(TOOLS, a_game(), 3))
    raise ZeroDivisionError


def _footer(stream: BytesIO) -> Footer:
    footer = parse_log(stream.getvalue()).footer
    assert footer is not None
    return footer


def test_what_is_too_long_for_a_log_is_not_written() -> None:
    """The writer keeps to the bounds that the reader has."""
    log = LogWriter(BytesIO(), TOOLS, a_game(), 3)

    with pytest.raises(OversizedLogError) as caught:
        log.note("x" * (1 << 16), record=0)

    assert str(caught.value) == "65544 bytes do not fit into a note of a log; at most 65536 do"


# --- files ---------------------------------------------------------------------------------------


def test_an_existing_log_is_not_overwritten(tmp_path: Path) -> None:
    """Nothing is lost: a file that is there stays as it is."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(b"precious")

    with pytest.raises(FileExistsError, match="the file exists; name another or allow it"):
        record(TOOLS, a_game(), 3, BotDecider(RandomBot(3)), path)

    assert path.read_bytes() == b"precious"
    assert list(tmp_path.iterdir()) == [path]


def test_the_part_of_a_recording_that_was_cut_off_is_not_overwritten(tmp_path: Path) -> None:
    """Whoever records anew is told of it first."""
    path = tmp_path / "game.dmdlog"
    part = tmp_path / "game.dmdlog.part"
    part.write_bytes(b"precious")

    with pytest.raises(FileExistsError, match="a recording was cut off here; go on with it by"):
        record(TOOLS, a_game(), 3, BotDecider(RandomBot(3)), path)

    assert part.read_bytes() == b"precious"
    record(TOOLS, a_game(), 3, BotDecider(RandomBot(3)), path, overwrite=True)
    assert list(tmp_path.iterdir()) == [path]


def test_a_directory_is_an_os_error(tmp_path: Path) -> None:
    """A folder is no file; the operating system says so."""
    with pytest.raises(OSError, match="Is a directory"):
        read_log(tmp_path)


def test_a_device_without_an_end_is_refused() -> None:
    """Not more is read of a file than a log can have."""
    with pytest.raises(OversizedLogError) as caught:
        read_log(Path("/dev/zero"))

    assert str(caught.value) == ("zero: a log is at most 33554432 bytes long, this file is longer")


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    """Recording over a link writes the file it leads to."""
    target = tmp_path / "kept.dmdlog"
    target.write_bytes(b"old")
    link = tmp_path / "link.dmdlog"
    link.symlink_to(target)

    record(TOOLS, a_game(), 3, BotDecider(RandomBot(3)), link, overwrite=True)

    assert link.is_symlink()
    assert read_log(target).footer is not None


def test_what_is_no_ordinary_file_is_spared(tmp_path: Path) -> None:
    """A pipe, like a device, is never replaced, even when overwriting is allowed."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    with pytest.raises(FileExistsError, match="this is no ordinary file; name another"):
        record(TOOLS, a_game(), 3, BotDecider(RandomBot(3)), pipe, overwrite=True)

    assert pipe.is_fifo()
