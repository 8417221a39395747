"""The command line and bad input: one sentence, status 2, nothing written or lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import dmd_core as dmd
from dmd_core.death_may_die.events.setup import InsanityDealt
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.kernel.node import replace
from dmd_replay.check.replay import ReplayReport, ReplayVerdict
from dmd_replay.cli.main import main
from dmd_replay.cli.verdicts import report_lines
from dmd_replay.facets.bots import RandomBot
from dmd_replay.log import read_log
from dmd_replay.log.kinds import pack_record
from dmd_replay.log.packed import array_of
from tests.replay.logs import forged, plains_of, reheaded


def run(*arguments: str) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, list(arguments), catch_exceptions=False)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded game."""
    path = tmp_path_factory.mktemp("cli") / "game.dmdlog"
    assert run("record", str(path), "--bot", "random", "--seed", "5").exit_code == 0
    return path


SETUP_PROBLEMS = [
    (["--players", "6"], "players: 6 is not possible; allowed: 1 to 5 [DMD-GEN-01]"),
    (["--players", "0"], "players: 0 is not possible; allowed: 1 to 5 [DMD-GEN-01]"),
    (
        ["--investigators", "ian,ian"],
        "investigators[1]: 'ian' is chosen twice; each plays once [DMD-SETUP-15, DMD-DEC-03]",
    ),
    (
        ["--players", "3", "--investigators", "ian,elizabeth"],
        "investigators: 2 chosen, but 3 players need exactly 3 [DMD-GEN-01, DMD-SETUP-15]",
    ),
    (
        ["--episode", "blasphemous"],
        (
            "episode: 'blasphemous' is unknown; allowed: blasphemous_alchemy, tomes_of_madness,"
            " danse_macabre, eldritch_idols, accursed_tide, unspeakable_hour;"
            " an Episode of your own is added with --pack FOLDER; did you mean"
            " 'blasphemous_alchemy'? [DMD-SETUP-07, DMD-DEC-02]"
        ),
    ),
    (
        ["--elder-one", "dagon"],
        (
            "elder_one: 'dagon' is unknown; allowed: cthulhu, hastur;"
            " an Elder One of your own is added with --pack FOLDER [DMD-SETUP-02, DMD-DEC-01]"
        ),
    ),
    (
        ["--ruling", "trade_refusals=many"],
        "ruling 'trade_refusals': 'many' is not possible; allowed: a whole number [DMD-AMB-116]",
    ),
    (
        ["--ruling", "elder_follows=maybe"],
        "ruling 'elder_follows': 'maybe' is not possible; allowed: true, false [DMD-AMB-41]",
    ),
    (
        ["--ruling", "group_decision=consnt"],
        (
            "ruling 'group_decision': 'consnt' is unknown; allowed: consent, active;"
            " did you mean 'consent'? [DMD-AMB-05]"
        ),
    ),
    (["--seed", "-1"], f"--seed -1 is out of range; allowed: 0 to {2**128 - 1}"),
    (["--table"], "--table needs --script: somebody has to type the dice in"),
]


@pytest.mark.parametrize(("arguments", "sentence"), SETUP_PROBLEMS)
def test_a_bad_setup_writes_nothing(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    """Each problem of a setup is one sentence, status 2, and nothing is written."""
    path = tmp_path / "game.dmdlog"

    result = run("record", str(path), *arguments)

    assert result.exit_code == 2
    assert result.stderr == f"dmd-replay: {sentence}\n"
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_investigator_gets_the_nearest_name(tmp_path: Path) -> None:
    """A misspelt id is named with all that are allowed."""
    result = run("record", str(tmp_path / "x"), "--investigators", "iam,elizabeth")

    assert result.exit_code == 2
    assert result.stderr == (
        "dmd-replay: investigators[0]: 'iam' is unknown; allowed: adam, ahmed, borden, elizabeth,"
        " fatima, ian, morgan, rasputin, sister_beth, the_kid; did you mean 'ian'?"
        " [DMD-SETUP-15, DMD-DEC-03]\n"
    )


def test_a_script_is_played(tmp_path: Path) -> None:
    """Commands of a script, comments left out, end where the script ends."""
    script = tmp_path / "moves.txt"
    script.write_text("# go and see\npass  # enough for now\n", encoding="utf-8")
    path = tmp_path / "game.dmdlog"

    result = run("record", str(path), "--script", str(script), "--json")

    assert result.exit_code == 0
    told = json.loads(result.output)
    assert told["commands"] == 1
    assert told["outcome"] == "unfinished"
    assert run("replay", str(path)).exit_code == 0


def test_an_illegal_line_of_a_script_is_named(tmp_path: Path) -> None:
    """The line, the text and what is possible are named; nothing is written."""
    script = tmp_path / "moves.txt"
    script.write_text("step s09\n", encoding="utf-8")
    path = tmp_path / "game.dmdlog"

    result = run("record", str(path), "--script", str(script))

    assert result.exit_code == 2
    assert result.stderr.startswith(
        "dmd-replay: moves.txt: line 1: 'step s09' is no answer to 'action'; possible: run, "
    )
    assert not path.exists()


def test_a_script_that_is_no_text(tmp_path: Path) -> None:
    """Bytes that are no text are named by place."""
    script = tmp_path / "moves.txt"
    script.write_bytes(b"pass\n\xff\xfe")

    result = run("record", str(tmp_path / "x"), "--script", str(script))

    assert result.exit_code == 2
    assert result.stderr == (
        "dmd-replay: moves.txt: byte 5 is not UTF-8; a script is a text file\n"
    )


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """A file that is not there is named by every command that reads one."""
    path = str(tmp_path / "none.dmdlog")
    sentence = f"dmd-replay: {path}: No such file or directory\n"

    for arguments in (["replay", path], ["show", path], ["legal", path, "--step", "0"]):
        result = run(*arguments)
        assert (result.exit_code, result.stderr) == (2, sentence)


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    """A file of another kind is refused by its first bytes."""
    path = tmp_path / "photo.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n")

    result = run("show", str(path))

    assert result.exit_code == 2
    assert result.stderr == (
        "dmd-replay: photo.png: this is no game log; it begins with 89 50 4e 47 0d 0a 1a 0a,"
        " a log with 89 44 4d 44 4c 4f 47\n"
    )


def test_a_truncated_log_shows_its_good_part(log: Path, tmp_path: Path) -> None:
    """What is whole is told, then what is wrong; status 2."""
    path = tmp_path / "cut.dmdlog"
    path.write_bytes(log.read_bytes()[:-60])

    result = run("show", str(path))

    assert result.exit_code == 2
    assert "Round 1: " in result.stdout
    assert result.stderr.startswith("dmd-replay: cut.dmdlog: the file ends inside record ")


def test_a_misspelt_ruling_gets_the_nearest_name(tmp_path: Path) -> None:
    """An unknown key is named with all keys and the nearest one."""
    result = run("record", str(tmp_path / "x"), "--ruling", "elder_folows=true")

    assert result.exit_code == 2
    assert result.stderr.startswith(
        "dmd-replay: ruling 'elder_folows=true': give key=value, keys are actions_per_turn, "
    )
    assert result.stderr.endswith("; did you mean 'elder_follows'? [DMD-AMB-05]\n")


@pytest.mark.exhaustive
def test_the_same_log_whatever_the_hash_seed(tmp_path: Path) -> None:
    """Two processes with different hash seeds write the same log byte for byte."""
    logs = []
    for hash_seed in ("0", "4242"):
        path = tmp_path / f"{hash_seed}.dmdlog"
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        words = ["record", str(path), "--players", "3", "--seed", "0"]
        subprocess.run(
            [sys.executable, "-m", "dmd_replay.cli.main", *words],
            check=True,
            env=environment,
            capture_output=True,
        )
        logs.append(path.read_bytes())

    assert len(logs[0]) > 5_000
    assert logs[0] == logs[1]


# --- scripts -------------------------------------------------------------------------------------


def script_of(game: dmd.Game, seed: int | None, count: int) -> list[str]:
    """The first commands of a random game as lines."""
    bot = RandomBot(5)
    step = dmd.start(game, seed)
    lines: list[str] = []
    while step.decision is not None and len(lines) < count:
        command = bot.choose(game, step.state, step.decision)
        lines.append(dmd.text(command))
        step = dmd.apply(game, step.state, command)
    return lines


def test_a_game_at_the_table_is_recorded_from_what_was_typed(tmp_path: Path) -> None:
    """Without a seed faces and cards come from the script, and the log replays EXACT."""
    lines = script_of(dmd.load_game(), None, 60)
    assert any(line.startswith("typed ") for line in lines)
    script = tmp_path / "evening.txt"
    script.write_text("\n".join(lines), encoding="utf-8")
    path = tmp_path / "evening.dmdlog"

    result = run("record", str(path), "--script", str(script), "--table", "--json")

    assert result.exit_code == 0
    assert json.loads(result.output)["commands"] == 60
    assert read_log(path).header.seed is None
    assert run("replay", str(path)).exit_code == 0
    assert "The table types in " in run("show", str(path)).output


def test_faces_that_no_die_shows_are_refused_with_the_line(tmp_path: Path) -> None:
    """A typed fact that cannot come out names line, what was given and what fits."""
    lines = script_of(dmd.load_game(), None, 3)
    assert lines[0].startswith("typed ")
    script = tmp_path / "evening.txt"
    script.write_text("# setup\ntyped nonsense\n", encoding="utf-8")

    result = run("record", str(tmp_path / "x.dmdlog"), "--script", str(script), "--table")

    assert result.exit_code == 2
    assert result.stderr.startswith(
        "dmd-replay: evening.txt: line 2: Typed in: nonsense. item 1: 'nonsense' cannot come out;"
        " expected 1 of catatonia codependency "
    )
    assert list(tmp_path.iterdir()) == [script]


def test_a_refused_action_of_a_script_says_why(tmp_path: Path) -> None:
    """An action the rules refuse is answered with the reason and its rules."""
    script = tmp_path / "moves.txt"
    script.write_text("attack\n", encoding="utf-8")

    result = run("record", str(tmp_path / "x"), "--script", str(script))

    assert result.exit_code == 2
    assert result.stderr == (
        "dmd-replay: moves.txt: line 1: 'attack' is refused: There is no Enemy in reach of Space 1"
        " that can be attacked. [DMD-ATK-01, DMD-ACT-06]\n"
    )


def test_a_command_after_the_end_of_the_game_is_named(tmp_path: Path) -> None:
    """A script that is longer than its game is refused with the first line too many.

    The game is in its part, and is closed by a script that says no more.
    """
    lines = script_of(dmd.load_game(), 5, 10_000)
    script = tmp_path / "long.txt"
    script.write_text("\n".join([*lines, "pass"]), encoding="utf-8")

    result = run("record", str(tmp_path / "x"), "--script", str(script), "--seed", "5")

    assert result.exit_code == 2
    part = tmp_path / "x.part"
    assert result.stderr == (
        f"dmd-replay: long.txt: line {len(lines) + 1}: 'pass' comes after the end of the game; what"
        f" was played is in {part}, and 'dmd-replay record --resume {part} --script FILE' goes on,"
        " if FILE has what comes instead of that line\n"
    )
    script.write_text("", encoding="utf-8")
    assert run("record", "--resume", str(part), "--script", str(script)).exit_code == 0
    assert len(read_log(tmp_path / "x").records) == len(lines) + 1


def test_a_missing_script_is_named(tmp_path: Path) -> None:
    """A script that is not there is named, and no log is begun."""
    script = tmp_path / "none.txt"

    result = run("record", str(tmp_path / "x"), "--script", str(script))

    assert (result.exit_code, result.stderr) == (
        2,
        f"dmd-replay: {script}: No such file or directory\n",
    )
    assert list(tmp_path.iterdir()) == []


# --- where a log goes ----------------------------------------------------------------------------


def test_a_folder_is_no_place_for_a_log(tmp_path: Path) -> None:
    """A folder is refused, with --force as without, and by the commands that read."""
    for arguments in (["record"], ["record", "--force"]):
        result = run(*arguments, str(tmp_path))
        assert (result.exit_code, result.stderr) == (
            2,
            f"dmd-replay: {tmp_path}: this is a folder; name a file for the log\n",
        )
    for arguments in (["replay"], ["show"], ["legal", "--step", "0"]):
        result = run(*arguments, str(tmp_path))
        assert (result.exit_code, result.stderr) == (
            2,
            f"dmd-replay: {tmp_path}: Is a directory\n",
        )


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """A log in a folder that does not exist is refused before the game is played."""
    path = tmp_path / "none" / "game.dmdlog"

    result = run("record", str(path))

    assert result.exit_code == 2
    assert result.stderr == (
        f"dmd-replay: {path}: the folder {path.parent} does not exist; make it first\n"
    )


# --- logs that differ ----------------------------------------------------------------------------


def test_a_diverged_log_has_status_one(log: Path, tmp_path: Path) -> None:
    """The first difference is told with record, field, both values and rules."""
    path = tmp_path / "other.dmdlog"
    path.write_bytes(reheaded(log.read_bytes(), seed=(6).to_bytes(16, "big")))

    result = run("replay", str(path))

    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].startswith(f"{path}: DIVERGED (")
    assert lines[1] == "  first difference at record 0, event 0:"
    assert lines[2] == "    InsanityDealt.drawn"
    assert lines[3].startswith("    recorded: ")
    assert lines[4].startswith("    now:      ")
    assert lines[5].startswith("    rules:    DMD-SETUP-")


def test_the_worst_of_several_logs_gives_the_status(log: Path, tmp_path: Path) -> None:
    """Each log gets its verdict; one that cannot be used makes status 2."""
    foreign = tmp_path / "photo.png"
    foreign.write_bytes(b"\x89PNG\r\n\x1a\n")

    result = run("replay", str(log), str(foreign), "--json")

    assert result.exit_code == 2
    verdicts = [report["verdict"] for report in json.loads(result.stdout)]
    assert verdicts == ["EXACT", "UNUSABLE"]


def test_a_log_of_other_content_is_executed(log: Path, tmp_path: Path) -> None:
    """Other packs decide nothing: the game is exact, and the report says that they are others."""
    mine = read_log(log).header.content
    path = tmp_path / "other.dmdlog"
    path.write_bytes(reheaded(log.read_bytes(), content="feed"))

    replayed = run("replay", str(path))
    shown = run("show", str(path))

    assert (replayed.exit_code, shown.exit_code) == (0, 0)
    assert replayed.stdout.splitlines()[1:] == [
        "  another version recorded it:",
        f"    content: feed recorded, {mine} here",
    ]


def test_a_log_of_another_game_is_unverified(log: Path, tmp_path: Path) -> None:
    """Replay says nothing of it, status 3, and show cannot, status 2."""
    path = tmp_path / "chess.dmdlog"
    path.write_bytes(reheaded(log.read_bytes(), ruleset="chess"))
    reason = (
        "the game 'chess' is not installed; installed: death-may-die, final_girl. Install the"
        " distribution that offers 'chess' in the group dmd_core.games"
    )

    replayed = run("replay", str(path))
    shown = run("show", str(path))

    assert replayed.exit_code == 3
    assert replayed.stdout.splitlines()[1] == f"  {reason}"
    assert (shown.exit_code, shown.stderr) == (2, f"dmd-replay: {reason}\n")


@pytest.mark.parametrize(("parked", "says"), [(1, "1 record differs"), (2, "2 records differ")])
def test_records_whose_frames_differ_are_counted(parked: int, says: str) -> None:
    """One differs, two differ."""
    report = ReplayReport(ReplayVerdict.EXACT, 9, 30, parked=parked, parked_at=4)

    assert [
        "a.dmdlog: EXACT (9 records, 30 events)",
        f"  {says} in internal frames only, the first is record 4; no divergence",
    ] == list(report_lines(Path("a.dmdlog"), report))


def test_a_newer_log_is_refused_by_every_reader(log: Path, tmp_path: Path) -> None:
    """A log of format 2 names both formats and what to do."""
    data = bytearray(log.read_bytes())
    data[11] = 2
    data[40] ^= 1  # a header of format 1 behind it would tell that only this byte is damaged
    path = tmp_path / "new.dmdlog"
    path.write_bytes(data)
    sentence = (
        "dmd-replay: new.dmdlog: the log is of format 2, this version reads formats 0 to 1;"
        " take a later version of dmd-replay\n"
    )

    for arguments in (["replay"], ["show"], ["legal", "--step", "0"]):
        result = run(*arguments, str(path))
        assert (result.exit_code, result.stderr) == (2, sentence)


def test_a_forged_event_can_be_told(log: Path, tmp_path: Path) -> None:
    """An event that names what the game has not got is told all the same; replay finds it."""
    game = dmd.load_game()
    first = read_log(log).records[0].events
    event = dmd.start(game, 5).events[0]
    assert isinstance(event, InsanityDealt)
    other = DEATH_MAY_DIE.codec(game).encode_event(replace(event, drawn=()))
    plains = plains_of(log.read_bytes())
    plains[1] = pack_record(None, array_of([other, *first[1:]]))
    path = tmp_path / "forged.dmdlog"
    path.write_bytes(forged(plains))

    shown = run("show", str(path))

    assert shown.exit_code == 0
    assert shown.stdout.splitlines()[0].strip() == ("Ian is dealt nothing.")
    assert run("replay", str(path)).exit_code == 1
