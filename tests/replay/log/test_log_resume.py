"""A recorder that is killed at any byte: the file opens, and recording goes on."""

from pathlib import Path
from typing import Any, final

import pytest

from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.step import Step
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.facets.bots import RandomBot
from dmd_replay.facets.game import bots_of
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import (
    CorruptLogError,
    LogVersionError,
    TruncatedLogError,
    UnclosedLogError,
    parse_log,
    read_log,
)
from dmd_replay.log.kinds import pack_record
from dmd_replay.log.packed import array_of
from dmd_replay.play.record import BotDecider, record
from dmd_replay.play.recorder import Input, PutMark, Undo
from dmd_replay.play.resume import ResumeError, resume
from dmd_replay.read.history import history_of
from tests.replay.logs import a_game, forged, frames_of, plains_of, written


class Listed:
    """Says what is on a list."""

    def __init__(self, said: list[Input]) -> None:
        """Keep the list."""
        self._said = iter(said)

    def decide(self, _game: Any, _now: Step[Any]) -> Input | None:  # noqa: ANN401 - as `Decider`
        """The next one."""
        return next(self._said, None)


def commands_of(data: bytes) -> list[Input]:
    """What was said in a log without undo."""
    return [m.command for m in history_of(TOOLS, parse_log(data)).moves if m.command is not None]


@pytest.mark.exhaustive
def test_killed_at_every_byte(tmp_path: Path) -> None:
    """Wherever writing stopped: going on with the rest gives the very log, byte for byte."""
    whole = written(5, undo=UndoPolicy.KEEP)
    said = commands_of(whole)
    header_end = frames_of(whole)[0].end
    boundaries = {frame.start for frame in frames_of(whole)} | {len(whole)}
    path = tmp_path / "game.dmdlog.part"
    for end in range(header_end, len(whole) + 1):
        path.write_bytes(whole[:end])
        there = len(read_log(path).records)

        resumed = resume(TOOLS, path, Listed(said[max(0, there - 1) :]))

        home = tmp_path / "game.dmdlog"
        assert whole == home.read_bytes(), end
        assert not path.exists()
        assert there == resumed.before
        assert (resumed.torn is None) == (end in boundaries), end
        if resumed.torn is not None:
            start = max(place for place in boundaries if place <= end)
            assert whole[start:end] == resumed.torn.read_bytes()
            resumed.torn.unlink()
        home.unlink()


def test_killed_before_the_header_is_whole(tmp_path: Path) -> None:
    """There is nothing to go on with; the file stays as it is."""
    path = tmp_path / "game.dmdlog.part"
    for end in (1, 11, 12, 40, frames_of(written(5))[0].end - 1):
        data = written(5)[:end]
        path.write_bytes(data)

        with pytest.raises(TruncatedLogError):
            resume(TOOLS, path, Listed([]))

        assert data == path.read_bytes()


def test_the_part_of_a_recording_that_broke_can_be_gone_on_with(tmp_path: Path) -> None:
    """A recorder that dies leaves a part that opens; what was played is in it."""

    class Dies(RandomBot):
        """Dies at the seventh decision."""

        left = 6

        def choose(self, *args: Any) -> Any:  # noqa: ANN401 - as the bot
            """Choose, or die."""
            self.left -= 1
            if self.left < 0:
                raise MemoryError
            return super().choose(*args)

    path = tmp_path / "game.dmdlog"
    with pytest.raises(MemoryError):
        record(TOOLS, a_game(), 3, BotDecider(Dies(5)), path)
    part = tmp_path / "game.dmdlog.part"
    log = read_log(part)
    assert isinstance(log.damage, UnclosedLogError)
    assert 7 == len(log.records)
    assert not path.exists()

    resumed = resume(TOOLS, part, BotDecider(RandomBot(5)))

    assert path == resumed.played.path
    assert not part.exists()
    report = replay(TOOLS, read_log(path))
    assert (ReplayVerdict.EXACT, "loss") == (report.verdict, report.outcome)


def test_a_log_that_was_closed_goes_on_as_well(tmp_path: Path) -> None:
    """The end is taken off, and written anew behind what follows."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(written(5, undo=UndoPolicy.KEEP))

    resumed = resume(TOOLS, path, BotDecider(RandomBot(9)))

    assert resumed.torn is None
    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(path)).verdict
    assert len(read_log(path).records) > 6


def test_undos_and_epochs_go_on_where_they_were(tmp_path: Path) -> None:
    """After going on, undo reaches back over the break, and epochs rise above those before it."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(written(8, close=False, asides=True))

    resume(TOOLS, path, Listed([PutMark("again"), Undo(5), Undo(1)]))

    log = read_log(path)
    history = history_of(TOOLS, log)
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    assert 3 == history.lineage.used
    assert 0 == history.lineage.at
    assert [("here", 3), ("again", 8)] == [(mark.name, mark.record) for mark in history.marks]


def test_what_is_cut_off_never_overwrites_anything(tmp_path: Path) -> None:
    """A second torn end gets another name."""
    data = written(5, close=False)
    path = tmp_path / "game.dmdlog"
    (tmp_path / "game.dmdlog.torn").write_bytes(b"precious")
    path.write_bytes(data[:-3])

    resumed = resume(TOOLS, path, Listed([]))

    assert tmp_path / "game.dmdlog.torn2" == resumed.torn
    assert b"precious" == (tmp_path / "game.dmdlog.torn").read_bytes()


def test_a_damaged_log_is_not_gone_on_with(tmp_path: Path) -> None:
    """Only a torn end is cut off; other damage is for people to look at."""
    data = bytearray(written(5))
    data[frames_of(bytes(data))[3].start + 30] ^= 4
    path = tmp_path / "game.dmdlog"
    path.write_bytes(data)

    with pytest.raises(CorruptLogError):
        resume(TOOLS, path, Listed([]))

    assert data == path.read_bytes()


def test_a_log_that_diverges_is_not_gone_on_with(tmp_path: Path) -> None:
    """Going on from a position that the rules do not give would make a log of two games."""
    data = written(5)
    plains = plains_of(data)
    third = parse_log(data).records[3]
    plains[4] = pack_record(third.command, array_of(third.events[-1:]))
    path = tmp_path / "game.dmdlog"
    path.write_bytes(forged(plains[:-1]))

    with pytest.raises(ResumeError) as caught:
        resume(TOOLS, path, Listed([]))

    assert str(caught.value).startswith(
        "game.dmdlog: these rules give another game from record 3 on (event: recorded "
    )


def test_a_log_of_an_older_format_has_to_be_migrated_first(tmp_path: Path) -> None:
    """Old frames cannot be gone on with in the new format."""
    folder = Path(__file__).parents[3] / "fixtures/logs/format-0"
    path = tmp_path / "old.dmdlog"
    path.write_bytes((folder / "two-random.dmdlog").read_bytes())

    with pytest.raises(LogVersionError) as caught:
        resume(TOOLS, path, Listed([]))

    assert str(caught.value) == (
        "old.dmdlog: the log is of format 0; bring it up with 'dmd-replay migrate' first"
    )


def test_a_name_that_is_taken(tmp_path: Path) -> None:
    """The log that is there is not replaced by the one that goes on."""
    part = tmp_path / "game.dmdlog.part"
    part.write_bytes(written(2, close=False))
    (tmp_path / "game.dmdlog").write_bytes(b"precious")

    with pytest.raises(ResumeError, match="the file exists; move it away, then go on with game"):
        resume(TOOLS, part, Listed([]))

    assert b"precious" == (tmp_path / "game.dmdlog").read_bytes()


# --- bots ----------------------------------------------------------------------------------------


@final
class Tired:
    """A bot that plays so many commands, in one recording or in several."""

    def __init__(self, bot: str, left: int) -> None:
        """Take a bot of the game."""
        self._plays = BotDecider(bots_of(TOOLS)[bot](11))
        self._left = left

    def decide(self, game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - as `Decider`
        """What the bot says, until it is tired."""
        self._left -= 1
        return None if self._left < 0 else self._plays.decide(game, now)

    def watch(self, game: Any, now: Step[Any]) -> None:  # noqa: ANN401 - as `Remembering`
        """Be shown what was decided before."""
        self.decide(game, now)


@pytest.mark.parametrize("bot", sorted(bots_of(TOOLS)))
def test_a_bot_goes_on_as_if_nothing_had_been(tmp_path: Path, bot: str) -> None:
    """The first commands of each bot, cut off behind any: going on gives the same bytes."""
    path = tmp_path / "game.dmdlog"
    whole = record(TOOLS, a_game(), 3, Tired(bot, 18), path).path.read_bytes()
    frames = frames_of(whole)
    assert 21 == len(frames)  # header, setup, commands and end
    for frame in frames[1:]:
        path.write_bytes(whole[: frame.start])

        resume(TOOLS, path, Tired(bot, 18))

        assert whole == path.read_bytes(), frame.start


@pytest.mark.exhaustive
@pytest.mark.parametrize("bot", sorted(bots_of(TOOLS)))
def test_a_bot_finishes_its_game_wherever_it_was_cut_off(tmp_path: Path, bot: str) -> None:
    """A whole game of each bot, cut off behind every command: going on gives the same bytes."""
    path = tmp_path / "game.dmdlog"
    make = bots_of(TOOLS)[bot]
    whole = record(TOOLS, a_game(), 4, BotDecider(make(2)), path).path.read_bytes()
    for frame in frames_of(whole)[1:]:
        path.write_bytes(whole[: frame.start])

        resume(TOOLS, path, BotDecider(make(2)))

        assert whole == path.read_bytes(), frame.start
