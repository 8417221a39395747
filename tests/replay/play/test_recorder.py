"""Taking back and doing again in a recording, and deciders that say what cannot be done."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from dmd_core.death_may_die.commands import Pass, Rest, Run
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.step import Step
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.facets.bots import RandomBot
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import Log, LogVersionError, LogWriter, Rewound, parse_log, read_log
from dmd_replay.play.fork import fork
from dmd_replay.play.record import BotDecider, StoppedError, record
from dmd_replay.play.recorder import Input, Recorder, Redo, Undo, UndoError, UndoPart
from dmd_replay.play.resume import resume
from dmd_replay.share.masked import without_secrets
from tests.replay.logs import a_game


class Recording:
    """A recorder, and the log that it writes."""

    def __init__(self, policy: UndoPolicy = UndoPolicy.KEEP) -> None:
        """Begin a game."""
        self.stream = BytesIO()
        self.writer = LogWriter(self.stream, TOOLS, a_game(), 3, undo=policy)
        self.recorder = Recorder.begin(TOOLS, a_game(), 3, self.writer, policy)
        self.bot = RandomBot(2)

    def play(self, commands: int) -> None:
        """Play on at random."""
        for _ in range(commands):
            now = self.recorder.now
            assert now.decision is not None
            self.recorder.do(self.bot.choose(a_game(), now.state, now.decision))

    def play_until(self, kind: str, turn: int) -> None:
        """Play on until something is asked in a turn."""
        while not (self.kind == kind and self.turn == turn):
            self.play(1)

    @property
    def kind(self) -> str:
        """What is asked."""
        decision = self.recorder.now.decision
        return "" if decision is None else str(decision.kind)

    @property
    def turn(self) -> int:
        """Which turn it is."""
        turn: int = self.recorder.now.state.table.turn
        return turn

    def log(self) -> Log:
        """The log, closed."""
        self.writer.close()
        return parse_log(self.stream.getvalue())


# --- how far -------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, -3, True, 1.0, "2"])
def test_a_number_of_commands_is_one_or_more(count: int) -> None:
    """Undo and redo of no commands, of fewer, or of what is no number are refused; all stays."""
    recording = Recording()
    recording.play(3)
    recorder = recording.recorder

    for word, take in (("undo", recorder.undo), ("redo", recorder.redo)):
        with pytest.raises(UndoError) as caught:
            take(count)

        assert f"{word} {count!r}: a number from 1 on says how many commands are meant" == str(
            caught.value
        )
    assert 3 == recorder.at


def test_what_was_taken_back_is_done_again(tmp_path: Path) -> None:
    """Two undos of two commands each, three redone: the position after the third command."""
    recording = Recording()
    recording.play(3)
    third = recording.recorder.now.state
    recording.play(2)
    recording.recorder.undo(2)
    recording.recorder.undo(2)

    recording.recorder.redo()
    recording.recorder.redo()

    assert (3, third) == (recording.recorder.at, recording.recorder.now.state)
    recording.recorder.redo(2)
    assert 5 == recording.recorder.at
    recording.play(1)
    log = recording.log()
    assert [3, 1, 2, 3, 5] == [e.to for e in log.entries if isinstance(e, Rewound)]
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    path = tmp_path / "fork.dmdlog"
    forked = fork(TOOLS, log, 6, BotDecider(RandomBot(1)), path)
    assert forked.commands > 6
    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(path)).verdict


def test_a_command_ends_what_can_be_done_again() -> None:
    """Once something else was decided there is nothing to go back to."""
    recording = Recording()
    recording.play(4)
    recording.recorder.undo(3)
    recording.recorder.redo()
    with pytest.raises(UndoError, match="redo 3: only 2 commands can be done again"):
        recording.recorder.redo(3)

    recording.play(1)

    with pytest.raises(UndoError, match="redo: there is nothing that can be done again"):
        recording.recorder.redo()


def test_after_a_redo_with_other_chance_dice_come_anew() -> None:
    """An undo that reseeds, and the redo after it, each begin an epoch; the log is exact."""
    recording = Recording(UndoPolicy.RESEED)
    recording.play(4)
    recording.recorder.undo(2)
    recording.recorder.redo(2)
    recording.play(6)

    log = recording.log()

    assert [(2, 1), (4, 2)] == [(e.to, e.epoch) for e in log.entries if isinstance(e, Rewound)]
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict


# --- actions and turns ---------------------------------------------------------------------------


def test_an_action_is_taken_back_as_a_whole() -> None:
    """From the middle of an action to where it was chosen; from there to the one before."""
    recording = Recording()
    recording.recorder.do(Run(recording.recorder.now.state.table.active))
    assert "step" == recording.kind
    recording.recorder.undo_part("action")
    assert (0, "action") == (recording.recorder.at, recording.kind)

    recording.play_until("action", 1)
    while recording.recorder.at == 0 or recording.kind != "action":
        recording.play(1)
    second = recording.recorder.at
    recording.play(1)
    recording.play_until("action", recording.turn)
    recording.recorder.undo_part("action")

    assert (second, "action") == (recording.recorder.at, recording.kind)


def test_a_turn_is_taken_back_as_a_whole() -> None:
    """From the middle of a turn to its first question; from there to that of the turn before."""
    recording = Recording()
    recording.play_until("action", 2)
    second = recording.recorder.at
    recording.play(2)
    recording.recorder.undo_part("turn")
    assert (second, 2, "action") == (recording.recorder.at, recording.turn, recording.kind)

    recording.recorder.undo_part("turn")

    assert (0, 1) == (recording.recorder.at, recording.turn)
    with pytest.raises(UndoError, match="undo turn: no turn began before this"):
        recording.recorder.undo_part("turn")
    recording.recorder.redo(second)
    assert second == recording.recorder.at


def test_a_part_that_the_game_has_not_is_named() -> None:
    """The parts there are come with the sentence."""
    with pytest.raises(UndoError) as caught:
        Recording().recorder.undo_part("round")

    assert "undo round: there is no such part of the game; allowed: turn, action" == str(
        caught.value
    )


# --- deciders ------------------------------------------------------------------------------------


class Said:
    """Says what is on a list."""

    def __init__(self, *said: Input | Callable[[Step[Any]], Command]) -> None:
        """Keep the list."""
        self._said = iter(said)

    def decide(self, _game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - as `Decider`
        """The next one."""
        said = next(self._said, None)
        return said(now) if callable(said) else said


class AtTheTable(Said):
    """A person, who hears what cannot be done and says something else."""

    def __init__(self, *said: Input | Callable[[Step[Any]], Command]) -> None:
        """Keep the list, and what is heard."""
        super().__init__(*said)
        self.heard: list[str] = []

    def refused(self, problem: str) -> None:
        """Hear."""
        self.heard.append(problem)


def any_legal(now: Step[Any]) -> Command:
    """The first command that is possible."""
    assert now.decision is not None
    return next(iter(now.decision.legal()))


def test_what_was_recorded_is_never_deleted(tmp_path: Path) -> None:
    """29 good commands, then one undo too many: they stay in the part, and the error says where."""
    path, part = tmp_path / "game.dmdlog", tmp_path / "game.dmdlog.part"
    with pytest.raises(StoppedError) as caught:
        record(TOOLS, a_game(), 3, Said(*[any_legal] * 29, Undo(30)), path)

    assert (
        f"undo 30: only 29 commands can be taken back; what was played is in {part}, and"
        f" 'dmd-replay record --resume {part}' goes on"
    ) == str(caught.value)
    assert 30 == len(read_log(part).records)

    resume(TOOLS, part, Said(Undo(29)))

    log = read_log(path)
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict
    assert not part.exists()


def test_an_illegal_command_leaves_the_part_too(tmp_path: Path) -> None:
    """So it is for commands; the sentence begins with the refusal."""
    with pytest.raises(StoppedError, match=r"^'Ian passes' does not .*; what was played is in .*"):
        record(TOOLS, a_game(), 3, Said(any_legal, Pass(Seat(0))), tmp_path / "game.dmdlog")

    assert ["game.dmdlog.part"] == [path.name for path in tmp_path.iterdir()]


def test_a_fork_that_is_stopped_leaves_its_part(tmp_path: Path) -> None:
    """What was played behind the fork is kept as well."""
    recording = Recording()
    recording.play(5)

    with pytest.raises(StoppedError):
        fork(TOOLS, recording.log(), 3, Said(any_legal, Undo(90)), tmp_path / "game.dmdlog")

    assert 5 == len(read_log(tmp_path / "game.dmdlog.part").records)


def test_who_sits_at_the_table_is_asked_again(tmp_path: Path) -> None:
    """A decider that hears refusals hears them, and goes on at the same position."""
    person = AtTheTable(Undo(), Rest(Seat(0)), UndoPart("hour"), Redo(), UndoPart("action"), Redo())

    played = record(TOOLS, a_game(), 3, person, tmp_path / "game.dmdlog")

    assert [
        "undo: there is nothing that can be taken back",
        "undo hour: there is no such part of the game; allowed: turn, action",
        "redo: there is nothing that can be done again",
    ] == person.heard
    assert 1 == played.commands
    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(played.path)).verdict


def test_what_was_taken_back_can_be_done_again_in_another_process(tmp_path: Path) -> None:
    """Redo reaches over a break of the recording."""
    path = tmp_path / "game.dmdlog"
    record(TOOLS, a_game(), 3, Said(*[any_legal] * 4, Undo(3), Redo()), path)

    resumed = resume(TOOLS, path, Said(Redo(2)))

    assert 4 == resumed.played.commands
    entries = read_log(path).entries
    assert [1, 2, 4] == [entry.to for entry in entries if isinstance(entry, Rewound)]


def test_a_log_without_its_secrets_cannot_be_forked(tmp_path: Path) -> None:
    """The sentence says so, and blames no rules; nothing is left behind."""
    recording = Recording()
    recording.play(3)
    masked = BytesIO()
    without_secrets(TOOLS, recording.log(), Seat(0), masked)

    with pytest.raises(LogVersionError, match=r"^the log is masked: this version re-executes"):
        fork(TOOLS, parse_log(masked.getvalue()), 1, BotDecider(RandomBot(1)), tmp_path / "b")
    assert [] == [*tmp_path.iterdir()]
