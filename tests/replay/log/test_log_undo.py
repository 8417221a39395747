"""Undo, marks and notes: recorded, re-executed, read; and what becomes of chance."""

from io import BytesIO
from pathlib import Path

import attrs
import pytest

import dmd_core as dmd
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.check.replay import Divergence, ReplayVerdict, replay
from dmd_replay.facets.bots import RandomBot
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import Log, LogWriter, Mark, Note, Rewound, parse_log, read_log
from dmd_replay.play.record import StoppedError, record
from dmd_replay.play.recorder import Recorder, UndoError
from dmd_replay.play.resume import resume
from dmd_replay.play.script import ScriptDecider, ScriptError
from dmd_replay.read.history import History, history_of, lineage_of
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import executing
from tests.replay.logs import a_game


@attrs.frozen
class Played:
    """A recorder with what it wrote."""

    recorder: Recorder
    writer: LogWriter
    stream: BytesIO
    bot: RandomBot

    def go(self, commands: int) -> None:
        """Play on."""
        for _ in range(commands):
            now = self.recorder.now
            assert now.decision is not None
            self.recorder.do(self.bot.choose(a_game(), now.state, now.decision))

    def log(self) -> Log:
        """The log, closed."""
        self.writer.close()
        return parse_log(self.stream.getvalue())


def a_recording(policy: UndoPolicy) -> Played:
    """A game that begins."""
    stream = BytesIO()
    writer = LogWriter(stream, TOOLS, a_game(), 3, undo=policy)
    recorder = Recorder.begin(TOOLS, a_game(), 3, writer, policy)
    return Played(recorder, writer, stream, RandomBot(2))


def opened(log: Log) -> History:
    """A log, decoded."""
    return history_of(TOOLS, log)


def there_and_back(policy: UndoPolicy) -> Log:
    """Ten commands, four taken back, five more, seven taken back, three more."""
    played = a_recording(policy)
    played.go(10)
    played.recorder.undo(4)
    played.go(5)
    played.recorder.mark("here", "why not?")
    played.recorder.undo(7)
    played.recorder.note("once more")
    played.go(3)
    return played.log()


@pytest.mark.parametrize("policy", [UndoPolicy.KEEP, UndoPolicy.RESEED])
def test_a_log_with_undos_replays_exact(policy: UndoPolicy) -> None:
    """Undone commands are in the log, are executed, and play goes on from the earlier position."""
    log = there_and_back(policy)

    report = replay(TOOLS, log)

    assert (ReplayVerdict.EXACT, 19, None) == (report.verdict, report.records, report.difference)
    assert [(6, policy), (4, policy)] == [
        (entry.to, entry.policy) for entry in log.entries if isinstance(entry, Rewound)
    ]


def test_marks_and_notes_stand_where_play_stood() -> None:
    """A mark names the position it was put on, also after an undo."""
    log = there_and_back(UndoPolicy.KEEP)
    history = opened(log)

    assert [(15, "here", "why not?")] == [(m.record, m.name, m.note) for m in history.marks]
    assert [(4, "once more")] == [(note.record, note.text) for note in history.notes]
    assert 15 == Cursor(history.timeline).mark("here").at


def test_a_writer_marks_the_last_record_if_none_is_named() -> None:
    """After the opening and four commands that is record 4."""
    played = a_recording(UndoPolicy.KEEP)
    played.go(4)
    played.writer.mark("here")
    played.writer.note("why?")
    history = opened(played.log())

    assert [(4, "here")] == [(mark.record, mark.name) for mark in history.marks]
    assert [(4, "why?")] == [(note.record, note.text) for note in history.notes]


def test_the_timeline_says_what_follows_what() -> None:
    """After an undo a record follows an earlier one; the line is what was not undone."""
    log = there_and_back(UndoPolicy.RESEED)
    history = opened(log)

    assert (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 11, 12, 13, 14, 4, 16, 17) == (
        history.lineage.parents
    )
    assert (0,) * 11 + (1,) * 5 + (2,) * 3 == history.lineage.epochs
    assert [0, 1, 2, 3, 4, 16, 17, 18] == history.line
    assert (18, 2, 2) == (history.lineage.at, history.lineage.epoch, history.lineage.used)


@pytest.mark.parametrize("policy", [UndoPolicy.KEEP, UndoPolicy.RESEED])
def test_the_position_of_any_record_can_be_had(policy: UndoPolicy) -> None:
    """Executing and folding agree at every record, undone or not; frames stay packed."""
    log = there_and_back(policy)
    history = opened(log)
    cursor, executing_all = Cursor(history.timeline), Cursor(history.timeline, executing)
    for number in range(len(history.moves)):
        executed = executing_all.goto(number).state
        assert history.codec.packed(executed) == cursor.goto(number).state
        assert executed == cursor.standing(number) == history.codec.resumed(cursor.state)


def test_keep_gives_the_same_chance_and_reseed_another() -> None:
    """The same commands after an undo give the same events, or others."""
    same = _again(UndoPolicy.KEEP)
    other = _again(UndoPolicy.RESEED)

    assert [m.events for m in same.moves[1:16]] == [m.events for m in same.moves[16:]]
    assert [m.events for m in other.moves[1:16]] != [m.events for m in other.moves[16:]]


def _again(policy: UndoPolicy) -> History:
    """Fifteen commands, all taken back, and the same bot once more."""
    played = a_recording(policy)
    played.go(15)
    played.recorder.undo(15)
    attrs.evolve(played, bot=RandomBot(2)).go(15)
    return opened(played.log())


def test_an_epoch_rises_above_all_that_were_used() -> None:
    """Going back behind an earlier undo never makes a draw twice."""
    played = a_recording(UndoPolicy.RESEED)
    epochs = []
    for _ in range(3):
        played.go(2)
        played.recorder.undo(2)
        epochs.append(played.recorder.now.state.chance.epoch)

    assert [1, 2, 3] == epochs


def test_undo_may_be_forbidden() -> None:
    """Then it is refused, nothing is written, and the game goes on."""
    played = a_recording(UndoPolicy.FORBIDDEN)
    played.go(3)

    with pytest.raises(RefusedError) as caught:
        played.recorder.undo()

    assert "undo-forbidden" == caught.value.refusal.code
    assert "Undo is forbidden in this game; what was decided stands." == str(caught.value)
    played.go(1)
    assert ReplayVerdict.EXACT is replay(TOOLS, played.log()).verdict


def test_the_setup_cannot_be_taken_back() -> None:
    """Undo goes back to the first decision at most."""
    played = a_recording(UndoPolicy.KEEP)
    played.go(2)

    with pytest.raises(UndoError) as caught:
        played.recorder.undo(3)

    assert "undo 3: only 2 commands can be taken back" == str(caught.value)
    assert 2 == played.recorder.at


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"epoch": 3}, Divergence(11, 0, "Rewound.epoch", "3", "1")),
        ({"epoch": 0}, Divergence(11, 0, "Rewound.epoch", "0", "1")),
        ({"policy": UndoPolicy.KEEP}, Divergence(11, 0, "Rewound.policy", "keep", "reseed")),
    ],
)
def test_a_forged_undo_diverges(fields: dict[str, object], expected: Divergence) -> None:
    """Policy and epoch are checked against the header and the undos before."""
    log = there_and_back(UndoPolicy.RESEED)
    place = next(i for i, entry in enumerate(log.entries) if isinstance(entry, Rewound))
    other = attrs.evolve(log.entries[place], **fields)  # type: ignore[arg-type]  # of a Rewound
    entries = (*log.entries[:place], other, *log.entries[place + 1 :])

    report = replay(TOOLS, attrs.evolve(log, entries=entries))

    assert (ReplayVerdict.DIVERGED, expected) == (report.verdict, report.difference)


def test_an_undo_to_another_place_diverges() -> None:
    """A forged place of an undo is found at the next record."""
    log = there_and_back(UndoPolicy.KEEP)
    entries = tuple(
        attrs.evolve(entry, to=5) if isinstance(entry, Rewound) and entry.to == 6 else entry
        for entry in log.entries
    )

    report = replay(TOOLS, attrs.evolve(log, entries=entries))

    assert report.verdict is ReplayVerdict.DIVERGED
    assert report.difference is not None
    assert 11 == report.difference.record


def test_an_undo_after_the_end_takes_the_end_back() -> None:
    """Also the last command of a game can be undone; the log then says that it did not end."""
    played = a_recording(UndoPolicy.KEEP)
    while played.recorder.now.decision is not None:
        played.go(1)
    assert "loss" == dmd.outcome(played.recorder.now.state)
    played.recorder.undo()
    log = played.log()

    assert log.footer is not None
    assert "" == log.footer.outcome
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict


# --- scripts -------------------------------------------------------------------------------------


def played_by(tmp_path: Path, lines: str, undo: UndoPolicy = UndoPolicy.KEEP) -> Log:
    """A log recorded from a script."""
    script = tmp_path / "script.txt"
    script.write_text(lines)
    path = tmp_path / "game.dmdlog"
    record(TOOLS, a_game(), 3, ScriptDecider(script, TOOLS), path, overwrite=True, undo=undo)
    return parse_log(path.read_bytes())


def test_a_script_takes_back_and_marks(tmp_path: Path) -> None:
    """Lines that are no commands: undo, undo N, mark, note."""
    log = played_by(
        tmp_path,
        "rest\nmark rested\nundo\nrun\nUNDO 1 # again\nmark here what now?\nnote so it is\n",
    )

    assert [
        Mark(1, "rested", ""),
        Rewound(0, UndoPolicy.KEEP, 0),
        Rewound(0, UndoPolicy.KEEP, 0),
        Mark(0, "here", "what now?"),
        Note(0, "so it is"),
    ] == [
        attrs.evolve(entry, link=b"", offset=0)
        for entry in log.entries
        if isinstance(entry, Mark | Rewound | Note)
    ]
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict


UNDOS = "undo, undo 2, undo 3, ..., undo turn, undo action"


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("undo\n", "line 1: undo: there is nothing that can be taken back"),
        ("undo 0\n", f"line 1: 'undo 0' is not possible; allowed: {UNDOS}"),
        ("undo all\n", f"line 1: 'undo all' is not possible; allowed: {UNDOS}"),
        ("undo turn\n", "line 1: undo turn: no turn began before this"),
        ("redo\n", "line 1: redo: there is nothing that can be done again"),
        ("redo turn\n", "line 1: 'redo turn' is not possible; allowed: redo, redo 2, redo 3, ..."),
        ("mark\n", "line 1: 'mark' needs its name behind it"),
        ("note\n", "line 1: 'note' needs its text behind it"),
    ],
)
def test_a_script_that_cannot_begin(tmp_path: Path, lines: str, says: str) -> None:
    """One sentence with the line; nothing was played, and nothing is left behind."""
    with pytest.raises(ScriptError) as caught:
        played_by(tmp_path, lines)

    assert f"script.txt: {says}" == str(caught.value)
    assert ["script.txt"] == [path.name for path in tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("rest\n\nundo 2\n", "line 3: undo 2: only 1 command can be taken back"),
        ("rest\nmark\n", "line 2: 'mark' needs its name behind it"),
        ("rest\nstep s99\n", "line 2: 'step s99' is no answer to 'action'; possible: run, "),
    ],
)
def test_what_a_script_said_before_its_mistake_is_kept(
    tmp_path: Path, lines: str, says: str
) -> None:
    """The part stays, the sentence names it, and another script goes on from there."""
    with pytest.raises(StoppedError) as caught:
        played_by(tmp_path, lines)

    part = tmp_path / "game.dmdlog.part"
    told = str(caught.value)
    assert told.startswith(f"script.txt: {says}")
    assert told.endswith(
        f"; what was played is in {part}, and 'dmd-replay record --resume {part} --script FILE'"
        " goes on, if FILE has what comes instead of that line"
    )
    (tmp_path / "script.txt").write_text("note mended\n", encoding="utf-8")
    resume(TOOLS, part, ScriptDecider(tmp_path / "script.txt", TOOLS))
    log = read_log(tmp_path / "game.dmdlog")
    notes = [entry.text for entry in log.entries if isinstance(entry, Note)]
    assert (2, ["mended"]) == (len(log.records), notes)
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict


def test_a_script_may_not_undo_where_that_is_forbidden(tmp_path: Path) -> None:
    """The policy of the log holds for scripts."""
    with pytest.raises(ScriptError) as caught:
        played_by(tmp_path, "rest\nundo\n", UndoPolicy.FORBIDDEN)

    assert str(caught.value).startswith(
        "script.txt: line 2: Undo is forbidden in this game; what was decided stands; what was"
    )


def test_the_timeline_of_nothing() -> None:
    """A log that was cut off before its setup stands at the start."""
    lineage = lineage_of(())

    assert ((), (), -1, 0, 0) == attrs.astuple(lineage)
    assert [] == lineage.line(lineage.at)
