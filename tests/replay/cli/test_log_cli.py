"""The commands that handle the files of logs: inspect, export, import, migrate, record --resume."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from dmd_core.death_may_die.ruleset import REVISION
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.main import main
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from tests.replay.logs import frames_of, written

ROOT: Final = Path(__file__).parents[3]
GAME: Final = ROOT / "fixtures/games/two-random.dmdlog"
OLD: Final = ROOT / "fixtures/logs/format-0/two-random.dmdlog"


def run(*arguments: str | Path) -> Result:
    """Run a command."""
    return CliRunner().invoke(main, list(map(str, arguments)))


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A small log with an undo, a mark and a note."""
    path = tmp_path / "small.dmdlog"
    path.write_bytes(written(8, asides=True))
    return path


# --- inspect -------------------------------------------------------------------------------------


def test_inspect_shows_what_is_in_the_file(small: Path) -> None:
    """Header, packs, counts, sizes, undos, marks, notes, the end, and a name."""
    result = run("inspect", small)
    log = read_log(small)

    assert 0 == result.exit_code
    lines = {
        line.strip().partition("  ")[0]: line.strip().partition("  ")[2].strip()
        for line in result.output.splitlines()[1:]
    }
    events = sum(record.count for record in log.records)
    assert "1, written by version 0.1.0" == lines["format"]
    assert f"death-may-die, rules of revision {REVISION}" == lines["game"]
    assert "00000000000000000000000000000003" == lines["seed"]
    assert "ian, sister_beth" == lines["setup: investigators"]
    assert lines["pack core"].endswith(", built in")
    assert "9, of which 2 were undone" == lines["records"]
    assert str(events) == lines["events"]
    assert lines["size"].startswith(f"{log.size} bytes, {log.size / events:.2f} for an event; ")
    assert "reseed" == lines["undo"]
    assert "to record 1, reseed, epoch 1" == lines["went back"]
    assert "after record 3 look at this" == lines["mark here"]
    assert "went back" == lines["note after 1"]
    assert "closed before the game ended" == lines["end"]
    assert log.content.hex() == lines["content hash"]
    assert f"death-may-die-{log.content.hex()[:16]}.dmdlog" == lines["suggested name"]


def test_inspect_as_json_of_a_damaged_log(small: Path) -> None:
    """Programs get kind, record and offset of the damage; status 2."""
    data = small.read_bytes()
    place = frames_of(data)[5].start
    small.write_bytes(data[: place + 9])

    result = run("inspect", small, "--json")
    told = json.loads(result.stdout)

    assert 2 == result.exit_code
    assert {
        "kind": "TruncatedLogError",
        "record": 4,
        "offset": place,
        "says": str(read_log(small).damage),
    } == told["damage"]
    assert (4, False, "") == (told["records"], told["closed"], told["outcome"])
    assert f"dmd-replay: {told['damage']['says']}\n" == result.stderr


# --- export and import ---------------------------------------------------------------------------


def test_export_and_import_give_the_same_file(small: Path, tmp_path: Path) -> None:
    """There and back on the command line, to the screen and to a file."""
    text, again = tmp_path / "x.jsonl", tmp_path / "again.dmdlog"

    screen = run("export", small)
    exported = run("export", small, "-o", text)
    imported = run("import", text, "-o", again)

    assert [0, 0, 0] == [screen.exit_code, exported.exit_code, imported.exit_code]
    assert screen.stdout == text.read_text()
    assert f"{text}: 9 records\n" == exported.output
    content = read_log(small).content.hex()
    assert f"{again}: 9 records, content {content}\n" == imported.output
    assert small.read_bytes() == again.read_bytes()
    assert {"small.dmdlog", "x.jsonl", "again.dmdlog"} == {p.name for p in tmp_path.iterdir()}


def test_import_of_what_is_no_text_of_a_log(tmp_path: Path) -> None:
    """One sentence, status 2, and no file."""
    text, log = tmp_path / "x.jsonl", tmp_path / "x.dmdlog"
    for content, says in (
        (b"{}\n", "x.jsonl: line 1 is not the header, which comes first"),
        (b"\xff\n", f"{text}: byte 0 is not UTF-8"),
    ):
        text.write_bytes(content)

        result = run("import", text, "-o", log)

        assert (2, f"dmd-replay: {says}\n") == (result.exit_code, result.stderr)
        assert [text] == list(tmp_path.iterdir())


def test_export_of_a_damaged_log_gives_its_good_part(small: Path) -> None:
    """A log that is cut off is exported up to the damage, which is then told with status 2."""
    small.write_bytes(small.read_bytes()[:-60])

    result = run("export", small)

    assert 2 == result.exit_code
    assert result.stdout.splitlines()[0].startswith('{"kind":"header","format":1,')
    assert "the file ends inside record " in result.stderr


# --- migrate -------------------------------------------------------------------------------------


def test_migrate_writes_the_present_format(tmp_path: Path) -> None:
    """The old file stays, the new one says the same, is smaller, and is exact."""
    new = tmp_path / "new.dmdlog"
    before = OLD.read_bytes()

    result = run("migrate", OLD, "-o", new)

    assert (0, f"{new}: format 1, from format 0, 38 records\n") == (
        result.exit_code,
        result.output,
    )
    old, log = read_log(OLD), read_log(new)
    assert (0, 1) == (old.origin, log.origin)
    assert [(r.command, r.body) for r in old.records] == [(r.command, r.body) for r in log.records]
    assert (log.size, before) < (old.size, OLD.read_bytes() + b"x")
    assert ReplayVerdict.EXACT is replay(TOOLS, log).verdict


def test_migrate_of_the_present_format_changes_nothing(tmp_path: Path) -> None:
    """A log of the present format that is migrated is copied byte for byte, and this is said."""
    new = tmp_path / "new.dmdlog"

    result = run("migrate", GAME, "-o", new)

    assert f"{new}: format 1, of this format already, 38 records\n" == result.output
    assert GAME.read_bytes() == new.read_bytes()


def test_a_damaged_log_is_not_migrated(small: Path, tmp_path: Path) -> None:
    """A damaged log that is to be migrated ends with status 2, and no new file is left."""
    small.write_bytes(small.read_bytes()[:-5])

    result = run("migrate", small, "-o", tmp_path / "new")

    assert 2 == result.exit_code
    assert result.stderr.endswith("; a damaged log is not migrated\n")
    assert not (tmp_path / "new").exists()


# --- record --------------------------------------------------------------------------------------


def test_a_log_may_be_named_by_its_content(tmp_path: Path) -> None:
    """A game recorded into a folder by hash lies there under its ruleset and its content."""
    result = run("record", tmp_path, "--by-hash", "--bot", "random", "--seed", "4")

    (path,) = tmp_path.iterdir()
    assert 0 == result.exit_code
    assert f"death-may-die-{read_log(path).content.hex()[:16]}.dmdlog" == path.name
    assert result.output.startswith(f"{path}: ")


def test_undo_marks_and_policy_on_the_command_line(tmp_path: Path) -> None:
    """A script that takes back; the policy is in the log; show, goto and legal read it."""
    script, log = tmp_path / "s.txt", tmp_path / "x.dmdlog"
    script.write_text("rest\nmark tired\nundo\nredo\nundo\nrun\n")

    result = run("record", log, "--script", script, "--undo", "reseed")

    assert 0 == result.exit_code
    assert result.output.startswith(f"{log}: 2 commands, ")
    assert "reseed" == read_log(log).header.undo
    assert 0 == run("replay", log).exit_code
    assert "  mark tired" in run("goto", log, "--mark", "tired").output
    assert "undone later" in run("goto", log, "--step", "1").output
    assert run("legal", log, "--step", "2").output.startswith("After step 2: ")
    told = run("show", log).output
    assert "    * mark 'tired' after [1]\n" in told
    assert "\n  Back to the position after [0]; other chance (epoch 1).\n" in told
    assert "\n  On again to the position after [1]; other chance (epoch 2).\n" in told
    assert "\n  Back to the position after [0]; other chance (epoch 3).\n" in told


def test_a_script_with_a_forbidden_undo_is_refused(tmp_path: Path) -> None:
    """A script with a forbidden undo ends with status 2 and its line; what was played is kept."""
    script, part = tmp_path / "s.txt", tmp_path / "x.part"
    script.write_text("rest\nundo\n")

    result = run("record", tmp_path / "x", "--script", script, "--undo", "forbidden")

    assert (2, {script, part}) == (result.exit_code, set(tmp_path.iterdir()))
    assert result.stderr == (
        "dmd-replay: s.txt: line 2: Undo is forbidden in this game; what was decided stands;"
        f" what was played is in {part}, and 'dmd-replay record --resume {part} --script FILE'"
        " goes on, if FILE has what comes instead of that line\n"
    )


@pytest.mark.exhaustive
def test_a_recording_that_was_killed_goes_on(tmp_path: Path) -> None:
    """A process is killed while it records; its part opens, and recording goes on to the end."""
    log, part = tmp_path / "x.dmdlog", tmp_path / "x.dmdlog.part"
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "dmd_replay.cli.main",
            "record",
            str(log),
            "--seed",
            "0",
            "--players",
            "5",
        ]
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not part.exists() or part.stat().st_size < 3000):
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = len(read_log(part).records)

    result = run("record", "--resume", part)

    assert 0 == result.exit_code
    assert there > 1
    assert result.stderr.startswith(f"{part}: went on after {there} records")
    assert result.stdout.startswith(f"{log}: ")
    assert result.stdout.endswith((" loss\n", " win\n"))
    assert ReplayVerdict.EXACT is replay(TOOLS, read_log(log)).verdict


def test_a_torn_end_is_told(tmp_path: Path) -> None:
    """The file with what was cut off is named."""
    path = tmp_path / "x.dmdlog"
    path.write_bytes(written(3, close=False)[:-1])

    result = run("record", "--resume", path, "--bot", "random")

    assert 0 == result.exit_code
    assert result.stderr == (
        f"{path}: went on after 3 records; a torn record was cut off,"
        f" its bytes are in {path}.torn\n"
    )


def test_a_recording_goes_on_as_it_was_set_up() -> None:
    """Setup, seed and undo policy are in the log, so options that would change them are refused."""
    result = run("record", "--resume", "a.part", "--players", "3", "--seed", "4", "--bot", "random")

    assert (
        "dmd-replay: --seed, --players: not with --resume; setup, seed and undo policy are those"
        " of the log\n"
    ) == result.stderr
    assert 2 == result.exit_code


@pytest.mark.parametrize("arguments", [(), ("out", "--resume", "file")])
def test_a_new_log_or_one_to_go_on_with(arguments: tuple[str, ...]) -> None:
    """One of the two has to be named, and not both."""
    result = run("record", *arguments)

    assert (2, "") == (result.exit_code, result.stdout)
    assert result.stderr == (
        "dmd-replay: name OUT for a new log, or --resume FILE to go on with one; not both\n"
    )
