"""The command line: what it prints, and its exit status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_replay.check.soak import SoakGame, SoakResult
from dmd_replay.cli.main import COMMANDS, main
from dmd_replay.log import read_log
from dmd_replay.processes import MOST


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
    """A log that replays has the verdict EXACT and no difference in JSON."""
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
        "There is no Enemy in reach of Space 1 that can be attacked. [DMD-ATK-01, DMD-ACT-06]"
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
    assert [f"  dmd-replay show {path}", f"  dmd-replay legal {path} --step 10"] == lines[-3:-1]


def test_soak_of_a_few_games() -> None:
    """A handful of random games pass every check."""
    result = run("soak", "--games", "6", "--jobs", "1")

    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == "all ended, kept the rules, folded and replayed EXACT"


# --- what the sentences of the account look like --------------------------------------------------


def test_show_tells_commands_in_words_and_as_text(log: Path) -> None:
    """Each command is a sentence, followed by its text form for scripts."""
    lines = run("show", str(log)).output.splitlines()
    commands = [line.strip() for line in lines if line.strip().startswith("[")]

    count = len(read_log(log).records) - 1
    assert len(commands) == count
    assert all(line.endswith(")") and ".  (" in line for line in commands)


def test_show_of_one_turn_tells_that_turn_only(log: Path) -> None:
    """With --turn 1 the account begins with that turn and ends before the next."""
    whole = run("show", str(log), "--json").output
    told = json.loads(run("show", str(log), "--turn", "1", "--json").output)

    assert [line for line in json.loads(whole) if line["turn"] == 1] == told
    assert told[0]["event"] == "TurnStarted"
    assert {"turn": 1, "record": 0, "event": "TurnStarted"}.items() <= told[0].items()
    assert "DMD-TURN-01" in told[0]["rules"]


def test_legal_says_what_each_command_means(log: Path) -> None:
    """A newcomer reads the text form and a sentence; refused Episode actions say why."""
    lines = run("legal", str(log), "--step", "0").output.splitlines()

    assert lines[0] == "After step 0: Ian may take an action. (action)"
    assert lines[1].split()[0] == "run"
    assert lines[1].endswith(" runs.")
    assert (
        "  not episode destroy_equipment: There is no intact object on Space 1 for this action."
        " [DMD-EPI-11, DMD-DEC-16, DMD-ACT-06]"
    ) in lines


# --- soak, demo, help ----------------------------------------------------------------------------


def test_a_failed_soak_names_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Status 1, and the command that plays the game again."""

    def fails(_tools: object, game: SoakGame, *, count: bool) -> SoakResult:
        assert not count
        problem = "fold differs" if game.seed == 8 else ""
        return SoakResult(game.seed, 10, 100, "loss", problem)

    monkeypatch.setattr("dmd_replay.cli.soak.soak_one", fails)

    result = run("soak", "--games", "3", "--jobs", "1", "--first-seed", "7", "--players", "2")

    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "3 games, 30 commands, 300 events; loss 2",
        "  seed 8: fold differs",
        "    again: dmd-replay soak --games 1 --jobs 1 --first-seed 8 --players 2",
        "FAILED",
    ]


def test_a_soak_counts_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """One is a game, a command and an event; more are games, commands and events."""

    def ends(_tools: object, game: SoakGame, *, count: bool) -> SoakResult:
        assert not count
        return SoakResult(game.seed, 1, 1, "loss", "")

    monkeypatch.setattr("dmd_replay.cli.soak.soak_one", ends)
    first = [
        run("soak", "--games", number, "--jobs", "1").stdout.splitlines()[0] for number in "12"
    ]

    assert [
        "1 game, 1 command, 1 event; loss 1",
        "2 games, 2 commands, 2 events; loss 2",
    ] == first


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "--games takes 1 or more"),
        (["--jobs", "-1"], f"--jobs -1 is out of range; allowed: 0 to {MOST}"),
        (["--jobs", "99999"], f"--jobs 99999 is out of range; allowed: 0 to {MOST}"),
        (["--players", "6"], "--players 6 is not possible; allowed: 1 to 5 [DMD-GEN-01]"),
    ],
)
def test_a_soak_that_cannot_be(arguments: list[str], sentence: str) -> None:
    """Numbers out of range are one sentence."""
    result = run("soak", *arguments)

    assert (result.exit_code, result.stderr) == (2, f"dmd-replay: {sentence}\n")


def test_the_demo_as_json(tmp_path: Path) -> None:
    """Programs get verdict, rule, rounds and summary."""
    path = tmp_path / "demo.dmdlog"

    told = json.loads(run("demo", "--log", str(path), "--json").output)

    assert told["report"]["verdict"] == "EXACT"
    assert told["rule"].startswith(("DMD-WIN-", "DMD-LOSE-"))
    assert told["rounds"] >= 1
    assert {"Ian", "Sister Beth", "Elizabeth", "Cthulhu"} <= set(told["summary"])


def test_a_demo_overwrites_nothing_but_a_demo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unasked only the log that it gives its own name to; a game of people stays."""
    monkeypatch.chdir(tmp_path)
    evening, usual = Path("evening.dmdlog"), Path("dmd-demo.dmdlog")
    assert run("record", str(evening), "--seed", "3").exit_code == 0
    kept = evening.read_bytes()

    refused = run("demo", "--log", str(evening))
    twice = [run("demo", "--seed", seed).exit_code for seed in "12"]
    usual.write_bytes(b"mine")
    other = run("demo")

    says = "the file exists; name another or allow it with --force"
    assert (2, f"dmd-replay: {evening}: {says}\n") == (refused.exit_code, refused.stderr)
    assert kept == evening.read_bytes()
    assert [0, 0] == twice
    assert (2, f"dmd-replay: {usual}: {says}\n") == (other.exit_code, other.stderr)
    assert run("demo", "--log", str(evening), "--force").exit_code == 0


def test_a_demo_with_a_seed_out_of_range(tmp_path: Path) -> None:
    """A seed that no game can have is one sentence."""
    result = run("demo", "--log", str(tmp_path / "x"), "--seed", str(2**128))

    assert result.exit_code == 2
    assert result.stderr == (
        f"dmd-replay: --seed {2**128} is out of range; allowed: 0 to {2**128 - 1}\n"
    )


def test_help_imports_no_game() -> None:
    """Help has to come at once, so it loads neither the rules nor rich."""
    script = (
        "import sys; from dmd_replay.cli.main import main;"
        "main(['--help'], standalone_mode=False);"
        "print(sorted(n for n in sys.modules if n.split('.')[0] in ('dmd_core', 'rich', 'attrs')))"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )

    assert done.stdout.splitlines()[-1] == "[]"
