"""The command line: what it prints, and what it says of bad input."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import COMMANDS, main


def run(*arguments: str) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, list(arguments), catch_exceptions=False)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded game."""
    path = tmp_path_factory.mktemp("cli") / "game.dmdlog"
    assert run("record", str(path), "--bot", "random", "--seed", "5").exit_code == 0
    return path


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_help(name: str) -> None:
    """Each command is listed and explains itself."""
    assert name in run("--help").output
    assert run(name, "--help").exit_code == 0


def test_record_and_replay(log: Path) -> None:
    """A recorded game is exact, and the status says so."""
    result = run("replay", str(log))

    assert result.exit_code == 0
    assert result.output.startswith(f"{log}: EXACT (")


def test_replay_as_json(log: Path) -> None:
    """Programs get the same as JSON."""
    (report,) = json.loads(run("replay", str(log), "--json").output)

    assert report["verdict"] == "EXACT"
    assert report["difference"] is None


def test_show_tells_the_first_turn(log: Path) -> None:
    """The account begins with setup and names who starts."""
    lines = run("show", str(log)).output.splitlines()

    assert "is dealt" in lines[0]
    assert any(line.startswith("Round 1: ") for line in lines)
    assert lines[-1].strip().startswith("The game is over: ")


def test_show_names_rules_on_demand(log: Path) -> None:
    """With --rules every line of an event cites its ids."""
    output = run("show", str(log), "--rules").output

    assert "[DMD-SETUP-23, DMD-SETUP-24]" in output
    assert "[DMD-SETUP-23, DMD-SETUP-24]" not in run("show", str(log)).output


def test_show_of_a_turn_that_is_not_there(log: Path) -> None:
    """A turn out of range is named with what there is."""
    result = run("show", str(log), "--turn", "999")

    assert result.exit_code == 2
    assert result.stderr.startswith("dmd-replay: there is no turn 999; the log has 1 to ")


def test_legal_lists_commands(log: Path) -> None:
    """At step 0 the first player chooses an action; refused ones say why."""
    answer = json.loads(run("legal", str(log), "--step", "0", "--json").output)

    assert answer["kind"] == "action"
    assert answer["commands"][0] == "run"
    assert answer["refused"]["attack"] == (
        "There is no Enemy in reach of s01 that can be attacked."
        " [DMD-ATK-01, DMD-ATK-09, DMD-ACT-06]"
    )


def test_legal_out_of_range(log: Path) -> None:
    """A step beyond the end is named with what there is."""
    result = run("legal", str(log), "--step", "9999")

    assert result.exit_code == 2
    assert result.stderr.startswith(
        "dmd-replay: --step 9999 is out of range; the log has steps 0 to "
    )


def test_demo_says_exact(tmp_path: Path) -> None:
    """The demo plays, verifies, and sums up."""
    path = tmp_path / "demo.dmdlog"

    result = run("demo", "--log", str(path))

    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith(f"EXACT  {path}: ")
    assert any(line.strip().startswith("DMD-") for line in lines)
    assert sum(line.strip().startswith(".venv/bin/dmd-replay ") for line in lines) == 3


def test_soak_of_a_few_games() -> None:
    """A handful of random games pass every check."""
    result = run("soak", "--games", "6", "--jobs", "1")

    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "all ended, folded and replayed EXACT"


SETUP_PROBLEMS = [
    (["--players", "6"], "players: 6 is not possible; allowed: 1 to 5"),
    (["--players", "0"], "players: 0 is not possible; allowed: 1 to 5"),
    (
        ["--investigators", "ian,ian"],
        "investigators[1]: 'ian' is chosen twice; each plays once",
    ),
    (
        ["--players", "3", "--investigators", "ian,elizabeth"],
        "investigators: 2 chosen, but 3 players needs exactly 3",
    ),
    (
        ["--episode", "blasphemous"],
        (
            "episode: 'blasphemous' is unknown; allowed: blasphemous_alchemy;"
            " did you mean 'blasphemous_alchemy'?"
        ),
    ),
    (["--elder-one", "hastur"], "elder_one: 'hastur' is unknown; allowed: cthulhu"),
    (
        ["--ruling", "trade_refusals=many"],
        "ruling 'trade_refusals': 'many' is not possible; allowed: a whole number",
    ),
    (
        ["--ruling", "elder_follows=maybe"],
        "ruling 'elder_follows': 'maybe' is not possible; allowed: true, false",
    ),
    (["--seed", "-1"], f"--seed -1 is out of range; allowed: 0 to {2**128 - 1}"),
    (["--table"], "--table needs --script: somebody has to type the dice in"),
]


@pytest.mark.parametrize(("arguments", "sentence"), SETUP_PROBLEMS)
def test_bad_setup(arguments: list[str], sentence: str, tmp_path: Path) -> None:
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
        " fatima, ian, morgan, rasputin, sister_beth, the_kid; did you mean 'ian'?\n"
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


def test_a_missing_file(tmp_path: Path) -> None:
    """A file that is not there is named by every command that reads one."""
    path = str(tmp_path / "none.dmdlog")
    sentence = f"dmd-replay: {path}: No such file or directory\n"

    for arguments in (["replay", path], ["show", path], ["legal", path, "--step", "0"]):
        result = run(*arguments)
        assert (result.exit_code, result.stderr) == (2, sentence)


def test_a_foreign_file(tmp_path: Path) -> None:
    """A file of another kind is refused by its first bytes."""
    path = tmp_path / "photo.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n")

    result = run("show", str(path))

    assert result.exit_code == 2
    assert result.stderr == (
        "dmd-replay: photo.png: this is no game log; it begins with 89 50 4e 47 0d 0a 1a 0a,"
        " a log with 44 4d 44 4c 4f 47\n"
    )


def test_a_truncated_log_shows_its_good_part(log: Path, tmp_path: Path) -> None:
    """What is whole is told, then what is wrong; status 2."""
    path = tmp_path / "cut.dmdlog"
    path.write_bytes(log.read_bytes()[:-60])

    result = run("show", str(path))

    assert result.exit_code == 2
    assert "Round 1: " in result.stdout
    assert result.stderr.startswith("dmd-replay: cut.dmdlog: the file ends inside record ")


def test_an_existing_log_is_kept(log: Path) -> None:
    """Recording over a file needs --force."""
    before = log.read_bytes()

    result = run("record", str(log))

    assert result.exit_code == 2
    assert result.stderr == (
        f"dmd-replay: {log}: the file exists; name another or allow it with --force\n"
    )
    assert log.read_bytes() == before
