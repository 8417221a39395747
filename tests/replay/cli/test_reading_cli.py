"""The commands that read games: what they print, their exit statuses, and bad input."""

import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import main

KEPT: Final = Path(__file__).parents[3] / "fixtures/logs/read"
"""Games that a bot of an earlier day played: what is read of them stays, whatever bots learn."""


def run(*arguments: object) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, [str(word) for word in arguments], catch_exceptions=False)


def data(*arguments: object) -> Any:  # noqa: ANN401 - JSON
    """What a command prints as JSON."""
    return json.loads(run(*arguments, "--json").stdout)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games: two of one seed, one of another; and one that is cut off."""
    folder = tmp_path_factory.mktemp("reading")
    for name in ("a", "b", "c"):
        shutil.copy(KEPT / f"{name}.dmdlog", folder)
    script = folder / "script.txt"
    script.write_text(
        "run\nmark moved Where can she go?\nstep s04\nundo\nstep s03\ndone\nrun\nundo 2\n",
        encoding="utf-8",
    )
    for name, undo in (("undone", "keep"), ("anew", "reseed")):
        words = ("--script", script, "--undo", undo)
        done = run("record", folder / f"{name}.dmdlog", "--seed", 7, *words)
        assert done.exit_code == 0, done.output
    (folder / "cut.dmdlog").write_bytes((folder / "a.dmdlog").read_bytes()[:-700])
    (folder / "no.dmdlog").write_bytes(b"something else")
    return folder


@pytest.fixture(scope="module")
def a(folder: Path) -> Path:
    """The first game."""
    return folder / "a.dmdlog"


@pytest.mark.parametrize(
    ("where", "step"),
    [
        (("--step", 0), 0),
        (("--step", 13), 13),
        (("--turn", 3), 30),
        (("--turn", 3, "--by", -1), 29),
        (("--round", 1), 0),
        (("--first", "EnemyKilled"), 13),
        (("--first", "is killed"), 13),
    ],
)
def test_goto_finds_the_step(a: Path, where: tuple[object, ...], step: int) -> None:
    """By step, turn, round, kind of event and text; both ways give the same."""
    folded = data("goto", a, *where)

    assert folded["step"] == step
    assert folded == data("goto", a, *where, "--execute")
    assert run("goto", a, *where).stdout.startswith(f"Step {step} of 263, ")


def test_goto_shows_everything(a: Path) -> None:
    """Position, command, events, decision and legal commands."""
    shown = data("goto", a, "--step", 13)

    assert shown["command"] == {
        "who": "Sister Beth",
        "kind": "convert",
        "text": "convert 1",
        "says": "Sister Beth counts 1 Tentacle as 1 Success.",
    }
    assert shown["decision"]["kind"] == "attacker"
    assert [option["text"] for option in shown["commands"]] == ["attacker 2", "attacker 5"]
    assert shown["state"]["investigators"][0]["stress"] == 2
    assert [event["kind"] for event in shown["events"]][:3] == [
        "TallyChanged",
        "EnemyWounded",
        "EnemyKilled",
    ]
    assert (shown["undone"], shown["follows"], shown["last"]) == (False, 12, 263)


def test_goto_says_why_usual_commands_are_refused(a: Path) -> None:
    """At an action `goto` tells in JSON why the rules refuse an attack."""
    shown = data("goto", a, "--step", 0)

    assert shown["decision"]["kind"] == "action"
    assert shown["refused"]["attack"].startswith("There is no Enemy in reach of ")


def test_goto_the_end(a: Path) -> None:
    """At the last step `goto` says that the game is over, and there is no decision."""
    assert run("goto", a, "--step", 263).stdout.endswith("\nThe game is over.\n")
    assert data("goto", a, "--step", 263)["decision"] is None


def test_goto_a_mark(folder: Path) -> None:
    """The mark is told with what was written to it."""
    result = run("goto", folder / "undone.dmdlog", "--mark", "moved")

    assert result.exit_code == 0
    assert result.stdout.splitlines()[:3] == [
        "Step 1 of 5, round 1, turn 1",
        "  mark moved: Where can she go?",
        "  Sister Beth runs.  (run)",
    ]


def test_goto_undone_steps(folder: Path) -> None:
    """They are there, and known to be undone; what was played on follows an earlier step."""
    log = folder / "undone.dmdlog"
    shown = [data("goto", log, "--step", step) for step in range(6)]

    assert [one["undone"] for one in shown] == [False, False, True, False, True, True]
    assert [one["follows"] for one in shown] == [-1, 0, 1, 1, 3, 4]
    assert run("goto", log, "--step", 2).stdout.startswith(
        "Step 2 of 5, round 1, turn 1, undone later\n"
    )
    assert shown == [data("goto", log, "--step", step, "--execute") for step in range(6)]


def test_explain_asks_where_play_stands(folder: Path) -> None:
    """After the last undo; what was undone is no cause."""
    log = folder / "undone.dmdlog"
    told = data("explain", log, "investigators.sister_beth.space", "--all")
    rest = data("explain", log, "actions", "--all")

    assert (told["step"], told["value"]) == (3, "s03")
    assert [cause["step"] for cause in told["causes"]] == [1, 3]
    assert rest["value"] == 1


def test_diff_of_logs_with_undo(folder: Path) -> None:
    """Only how chance goes on is another."""
    log = folder / "undone.dmdlog"
    same, other = run("diff", log, log), run("diff", log, folder / "anew.dmdlog")

    assert (same.exit_code, other.exit_code) == (0, 1)
    assert "  undo: reseed instead of keep\n" in other.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            (),
            "name the step by one of --step, --turn, --round, --mark, --first; given: none",
        ),
        (
            ("--step", 1, "--turn", 1),
            (
                "name the step by one of --step, --turn, --round, --mark, --first;"
                " given: --step, --turn"
            ),
        ),
        (("--step", 264), "step 264 is out of range; the log has steps 0 to 263"),
        (("--step", 3, "--by", -4), "step -1 is out of range; the log has steps 0 to 263"),
        (("--turn", 0), "turn 0 is out of range; the log has turns 1 to 16"),
        (("--turn", 99), "turn 99 is out of range; the log has turns 1 to 16"),
        (("--round", 99), "round 99 is out of range; the log has rounds 1 to 10"),
        (("--mark", "odd"), "there is no mark 'odd'; it has no marks"),
        (("--first", "MythosCancelled"), "no MythosCancelled happens in this game"),
    ],
)
def test_goto_refuses_places_that_are_not_there(
    a: Path, arguments: tuple[object, ...], sentence: str
) -> None:
    """With those that are, and status 2."""
    result = run("goto", a, *arguments)

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"dmd-replay: {sentence}\n"


def test_explain_tells_the_chain(a: Path) -> None:
    """Text and JSON have the same causes."""
    told = data("explain", a, "investigators.ian.stress", "--step", 28)
    text = run("explain", a, "investigators.ian.stress", "--step", 28).stdout

    assert (told["value"], told["start"], told["earlier"]) == (2, 0, False)
    assert [(cause["step"], cause["kind"]) for cause in told["causes"]] == [
        (13, "StressTaken"),
        (23, "DieRerolled"),
        (28, "Healed"),
    ]
    assert told["causes"][0]["source"] == "The thing that should not be"
    assert [line for line in text.splitlines() if line.startswith("Step ")] == [
        "Step 13, round 1, turn 1: Ian takes 2 Stress.",
        (
            "Step 23, round 1, turn 2: The die showing a Tentacle is rerolled for 1 Stress"
            " and shows an Elder Sign."
        ),
        "Step 28, round 1, turn 2: Ian heals 1 Stress.",
    ]


def test_explain_without_a_step_is_about_the_end(a: Path) -> None:
    """A value that is explained without a step is explained after the last one."""
    assert data("explain", a, "round")["step"] == 263


def test_explain_says_that_there_is_more(a: Path) -> None:
    """A short explanation says that older changes are left out; with --all they are told."""
    short = run("explain", a, "actions").stdout
    whole = run("explain", a, "actions", "--all").stdout

    assert "It changed before, and went back to that (--all tells it).\n" in short
    assert "(--all tells it)" not in whole
    assert len(whole) > len(short)


def test_explain_names_the_nearest_path(a: Path) -> None:
    """A misspelt path ends with status 2 and the nearest path that exists."""
    result = run("explain", a, "investigators.ain.stress")

    assert result.exit_code == 2
    assert result.stderr.endswith("; did you mean 'investigators.ian.stress'?\n")


def test_diff_of_equal_logs(a: Path) -> None:
    """A log compared with itself is the same: status 0, with its commands and events counted."""
    result = run("diff", a, a)

    assert (result.exit_code, result.stdout) == (
        0,
        "The logs are the same: 263 commands, 1082 events.\n",
    )
    assert data("diff", a, a)["same"] is True


def test_diff_of_logs_that_part(folder: Path, a: Path) -> None:
    """Logs that part end with status 1, the step where they do, and what differs there."""
    result = run("diff", a, folder / "b.dmdlog")
    told = data("diff", a, folder / "b.dmdlog")

    assert result.exit_code == 1
    assert "They part at step 7 (round 1, turn 1): another command is given.\n" in result.stdout
    assert (told["parting"]["step"], told["parting"]["what"]) == (7, "command")
    assert told["common"]["commands"] == 6
    assert told["header"] == []


def test_diff_compares_headers(folder: Path, a: Path) -> None:
    """Logs of other headers differ in the seed and in each ruling, told by its path."""
    result = run("diff", a, folder / "c.dmdlog")

    assert result.exit_code == 1
    assert "  seed: 8 instead of 7\n" in result.stdout
    assert "  setup.rulings.discovery_decline: yes instead of no\n" in result.stdout


def test_diff_of_positions(folder: Path, a: Path) -> None:
    """Of one log or of two, at one step or at two."""
    two = run("diff", a, a, "--step-a", 12, "--step-b", 13)
    same = run("diff", a, folder / "b.dmdlog", "--step", 6)

    assert two.exit_code == 1
    assert "  The Cultist with 1 Wound on Space 7 is gone.  [enemies.1]\n" in two.stdout
    assert (same.exit_code, same.stdout) == (
        0,
        "A after step 6 and B after step 6 are the same.\n",
    )
    told = data("diff", a, a, "--step-a", 12, "--step-b", 13)
    assert {"path", "says", "first", "second"} == set(told["differences"][0])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--step", 1, "--step-a", 1, "--step-b", 2),
            "give --step, or --step-a and --step-b, not both",
        ),
        (
            ("--step-b", 2),
            "--step-a and --step-b belong together; give both, or --step for one step of both",
        ),
        (
            ("--step-a", 2, "--step-b", 999),
            "B: step 999 is out of range; the log has steps 0 to 263",
        ),
    ],
)
def test_diff_refuses_steps_that_make_no_sense(
    a: Path, arguments: tuple[object, ...], sentence: str
) -> None:
    """Steps that exclude each other, lack their partner or do not exist end with status 2."""
    result = run("diff", a, a, *arguments)

    assert (result.exit_code, result.stderr) == (2, f"dmd-replay: {sentence}\n")


@pytest.mark.parametrize(
    "arguments",
    [("goto", "--step", 5), ("explain", "round"), ("diff", "cut.dmdlog")],
)
def test_a_log_that_is_cut_off_can_be_read(folder: Path, arguments: tuple[Any, ...]) -> None:
    """Up to the damage, which is said; the status tells it too."""
    name, *rest = arguments
    words = [folder / word if str(word).endswith(".dmdlog") else word for word in rest]
    result = run(name, folder / "cut.dmdlog", *words)

    assert result.exit_code == 2
    assert result.stdout
    assert "cut.dmdlog: the file ends inside record " in result.stderr


@pytest.mark.parametrize("name", ["missing.dmdlog", "no.dmdlog"])
@pytest.mark.parametrize(
    "arguments",
    [("goto", "{}", "--step", 5), ("explain", "{}", "round"), ("diff", "{}", "{}")],
)
def test_what_is_no_log_is_refused(folder: Path, name: str, arguments: tuple[object, ...]) -> None:
    """A file that is missing or no log ends each reading command with status 2 and no traceback."""
    words = [folder / name if word == "{}" else word for word in arguments]
    result = run(*words)

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("dmd-replay: ")
    assert "Traceback" not in result.stderr
