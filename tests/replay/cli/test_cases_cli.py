"""``dmd-replay cases`` and ``dmd-replay position``."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dmd_replay.cli.main import main

ROOT = Path(__file__).parents[3]
LOG = ROOT / "fixtures/games/three-sensible.dmdlog"
REST = """
[[case]]
name = "Rest heals {n}"
rules = ["DMD-REST-02"]
given.investigators.ian = { stress = "{n}" }
when = ["rest", "heal {n} 0"]
then.state."investigators.ian.stress" = "{left}"
table.columns = ["n", "left"]
table.rows = [[1, 0], [2, 0], [3, 1]]
"""


def run(*arguments: object) -> Result:
    """Run the command with arguments."""
    return CliRunner().invoke(main, [str(word) for word in arguments], catch_exceptions=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of three cases, the last of which does not hold."""
    path = tmp_path / "rest.case.toml"
    path.write_text(REST, encoding="utf-8")
    return path


# --- cases run, cases list -----------------------------------------------------------------------


def test_cases_that_hold_are_counted(file: Path) -> None:
    """The summary has all cases and files; the exit status is 0."""
    result = run("cases", "run", file, "-k", "heals 2")

    assert (0, "1 case in 1 file: 1 hold\n") == (result.exit_code, result.stdout)


def test_a_case_that_does_not_hold_is_told(file: Path) -> None:
    """Its message comes before the summary; the exit status is 1."""
    result = run("cases", "run", file.parent)

    assert 1 == result.exit_code
    assert (
        """\
FAILED rest.case.toml: Rest heals 3
  DMD-REST-02: A Rest removes as many as 3 points, mixed freely from Stress and Wounds.
  investigators.ian.stress
    expected 1
    actual   0
  after    rest · heal 3 0
  asked    ian: action

3 cases in 1 file: 2 hold, 1 do not
"""
        == result.stdout
    )


def test_failures_as_json(file: Path) -> None:
    """A case that fails is told in JSON with its name, rules, commands and what does not hold."""
    result = run("cases", "run", file, "--json")
    data = json.loads(result.stdout)

    assert (1, 3, []) == (result.exit_code, data["cases"], data["faulty"])
    (failed,) = data["failed"]
    assert ("Rest heals 3", ["DMD-REST-02"], ["rest", "heal 3 0"]) == (
        failed["name"],
        failed["rules"],
        failed["commands"],
    )
    assert [{"what": "investigators.ian.stress", "expected": "1", "actual": "0"}] == failed[
        "problems"
    ]


def test_all_events_are_in_json_where_one_is_missing(file: Path) -> None:
    """The events of the stage, all of them, and the numbers of those that matter."""
    file.write_text(REST + 'then.events = ["SanityLost"]\n', encoding="utf-8")
    result = run("cases", "run", file, "-k", "heals 1", "--json")
    (failed,) = json.loads(result.stdout)["failed"]

    assert [
        {
            "what": "event SanityLost",
            "expected": "occurs",
            "actual": "missing: there is no event of this class",
            "events": ["ActionTaken seat=ian action=rest", "Healed seat=ian stress=1 wounds=0"],
            "marks": [],
        }
    ] == failed["problems"]


def test_a_case_is_played_aloud(file: Path) -> None:
    """Each command with who gave it, what happened in words, and the question that follows."""
    result = run("cases", "run", file, "-k", "heals 1", "--trace")
    data = json.loads(run("cases", "run", file, "-k", "heals 1", "--trace", "--json").stdout)

    assert (
        """\
rest.case.toml: Rest heals 1
      Ian may take an action. [ian: action]
  ian: rest
      Ian takes the Rest action.
      Ian may choose how much Stress and how many Wounds to heal. [ian: rest-split]
  ian: heal 1 0
      Ian heals 1 Stress.
      Ian may take an action. [ian: action]

1 case in 1 file: 1 hold
"""
        == result.stdout
    )
    ((_, _, healed),) = [trace["steps"] for trace in data["trace"]]
    assert ("ian", "heal 1 0", "ian: action") == (
        healed["who"],
        healed["command"],
        healed["asked"],
    )
    assert [{"event": "Healed seat=ian stress=1 wounds=0", "says": "Ian heals 1 Stress."}] == (
        healed["events"]
    )


def test_what_is_odd_about_a_case_that_holds(file: Path) -> None:
    """It is told, in JSON too; with --strict it is a failure."""
    file.write_text(
        '[[case]]\nname = "Position"\ngiven.fire = { s05 = 1 }\ntolerates = ["DMD-CHK-20"]\n',
        encoding="utf-8",
    )
    tolerates = "tolerates DMD-CHK-20, which neither the position nor play breaks; leave it out"
    odd = [
        f"rest.case.toml: Position: {tolerates}",
        "rest.case.toml: Position: expects nothing; say in `then` what has to hold",
    ]
    result = run("cases", "run", file)

    assert 0 == result.exit_code
    assert (
        f"ODD {odd[0]}\n\nODD {odd[1]}\n\n1 case in 1 file: 1 hold, 2 oddities\n" == result.stdout
    )
    assert odd == json.loads(run("cases", "run", file, "--json").stdout)["odd"]
    assert 1 == run("cases", "run", file, "--strict").exit_code


def test_a_case_that_cannot_be_run_is_unusable_input(file: Path) -> None:
    """The other cases are run all the same; the exit status is 2."""
    file.write_text(REST.replace("[3, 1]", "[9, 1]"), encoding="utf-8")
    result = run("cases", "run", file)

    assert 2 == result.exit_code
    assert (
        """\
FAULTY rest.case.toml: Rest heals 9: given: no game can reach this position:
  investigators.ian.stress: 9; allowed: 0 to 4 [DMD-CHK-05]

3 cases in 1 file: 2 hold, 1 cannot be run
"""
        == result.stdout
    )


def test_a_file_that_cannot_be_read_is_unusable_input(file: Path) -> None:
    """A case file with a fault ends with status 2 and tells it; so does a missing file."""
    file.write_text("[[case]]\nnmae = 1", encoding="utf-8")
    result = run("cases", "run", file)

    assert 2 == result.exit_code
    assert result.stdout.startswith("FAULTY rest.case.toml: case 1: nmae: found 'nmae';")
    assert result.stdout.endswith("0 cases in 0 files: 0 hold, 1 file cannot be read\n")
    assert 2 == run("cases", "run", file.parent / "nothing").exit_code


def test_a_file_that_cannot_be_read_keeps_no_other_from_being_run(file: Path) -> None:
    """The others are run and listed; a folder with the ending of a case file is no file."""
    (file.parent / "bad.case.toml").write_text("[[case]]\nnmae = 1", encoding="utf-8")
    (file.parent / "d.case.toml").mkdir()

    result = run("cases", "run", file.parent)
    listed = run("cases", "list", file.parent)

    last = "3 cases in 1 file: 2 hold, 1 do not, 1 file cannot be read"
    assert (2, last) == (result.exit_code, result.stdout.splitlines()[-1])
    assert (2, 3) == (listed.exit_code, len(listed.stdout.splitlines()))
    assert listed.stderr.startswith("dmd-replay: bad.case.toml: case 1: nmae: found 'nmae';")


def test_words_that_no_case_has(file: Path) -> None:
    """A slip in -k is no success."""
    result = run("cases", "run", file, "-k", "nope")

    assert (2, "") == (result.exit_code, result.stdout)
    assert "dmd-replay: none of 3 cases has 'nope' in its file or name\n" == result.stderr


def test_cases_are_listed(file: Path) -> None:
    """One line each, or the number of cases of each rule."""
    assert (
        "rest.case.toml: Rest heals 1  [DMD-REST-02]\n"
        "rest.case.toml: Rest heals 2  [DMD-REST-02]\n"
        "rest.case.toml: Rest heals 3  [DMD-REST-02]\n"
    ) == run("cases", "list", file).stdout
    assert "DMD-REST-02  3\n" == run("cases", "list", file, "--by-rule").stdout
    assert {"DMD-REST-02": 3} == json.loads(
        run("cases", "list", file, "--by-rule", "--json").stdout
    )
    assert 3 == len(json.loads(run("cases", "list", file, "--json").stdout))


# --- cases from ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("step", "commands"), [(0, 1), (12, 3), (57, 5), (200, 12)])
def test_a_case_is_made_of_a_moment(tmp_path: Path, step: int, commands: int) -> None:
    """The written case holds, for the command too."""
    file = tmp_path / "moment.case.toml"
    made = run("cases", "from", LOG, "--step", step, "--commands", commands, "-o", file)

    assert 0 == made.exit_code, made.output
    assert "the case holds" in made.stdout
    assert "1 case in 1 file: 1 hold\n" == run("cases", "run", file).stdout


def test_the_made_case_is_about_what_is_asked(tmp_path: Path) -> None:
    """Name and rules may be given; without a file it is printed."""
    made = run(
        "cases", "from", LOG, "--step", 12, "--rules", "DMD-REST-01, DMD-REST-02", "--name", "Mine"
    )
    (case,) = tomllib.loads(made.stdout)["case"]

    assert ("Mine", ["DMD-REST-01", "DMD-REST-02"]) == (case["name"], case["rules"])
    assert ["reroll 1", "typed blank"] == case["when"]
    assert 2 == run("cases", "from", LOG, "--step", 12, "--rules", "DMD-X-1").exit_code
    file = tmp_path / "nowhere" / "x.case.toml"
    assert 2 == run("cases", "from", LOG, "--step", 12, "-o", file).exit_code


def test_steps_that_are_not_there_are_refused() -> None:
    """No case is made from a step beyond the log, from the last one, or of no command."""
    result = run("cases", "from", LOG, "--step", 99999)
    last = int(result.stderr.split()[-1])

    assert 2 == result.exit_code
    assert f"dmd-replay: step 99999 is out of range; the log has steps 0 to {last}\n" == (
        result.stderr
    )
    result = run("cases", "from", LOG, "--step", last)
    assert (
        2,
        f"dmd-replay: step {last} is the last one; nothing follows that a case could show\n",
    ) == (
        result.exit_code,
        result.stderr,
    )
    assert 2 == run("cases", "from", LOG, "--step", 1, "--commands", 0).exit_code


# --- position ------------------------------------------------------------------------------------


def test_a_position_of_a_log_is_faultless(tmp_path: Path) -> None:
    """What is shown can be checked, whole and without its seed."""
    file = tmp_path / "p.toml"
    shown = run("position", "show", LOG, "--step", 40, "-o", file)
    assert (0, f"{file}: step 40 of three-sensible.dmdlog\n") == (shown.exit_code, shown.stdout)

    checked = run("position", "check", file)

    assert 0 == checked.exit_code
    assert checked.stdout.startswith("p.toml: no fault; ")
    assert {"faults": []} == json.loads(run("position", "check", file, "--json").stdout)
    assert "chance" in tomllib.loads(file.read_text())["given"]
    data = json.loads(run("position", "show", LOG, "--step", 40, "--table", "--json").stdout)
    assert "chance" not in data["given"]


def test_a_position_is_pasted_into_a_case_with_longer_headers(tmp_path: Path) -> None:
    """Every table is one of the case, as the help says."""
    assert "[given] becomes [case.given]" in run("position", "show", "--help").stdout
    shown = run("position", "show", LOG, "--step", 40).stdout
    pasted = re.sub(r"^\[", "[case.", shown, flags=re.MULTILINE)
    file = tmp_path / "p.case.toml"
    file.write_text(f'[[case]]\nname = "pasted"\nrules = []\n{pasted}', encoding="utf-8")

    (case,) = tomllib.loads(file.read_text(encoding="utf-8"))["case"]

    assert tomllib.loads(shown) == {key: case[key] for key in ("setup", "given")}
    assert 0 == run("cases", "run", file).exit_code


def test_the_help_says_what_a_position_without_a_fault_is() -> None:
    """Three words for three statuses, and what is not searched."""
    words = " ".join(run("position", "check", "--help").stdout.split())

    assert "Exit status: 0 it has no fault, 1 no game can reach it, 2 it cannot be read." in words
    assert "whether a course of play leads there is not searched." in words


def test_every_fault_of_a_position_is_told(tmp_path: Path) -> None:
    """A position that no game can reach ends with status 1 and each fault, as text and as JSON."""
    file = tmp_path / "p.toml"
    file.write_text('given.investigators.ian.stress = 9\ngiven.enemies = ["cultist s05 wounds=2"]')
    result = run("position", "check", file)

    assert 1 == result.exit_code
    assert (
        """\
p.toml: no game can reach this position:
  enemies.1.wounds: 2 Wounds kill it; its health is 2 [DMD-CHK-11]
  investigators.ian.stress: 9; allowed: 0 to 4 [DMD-CHK-05]
"""
        == result.stdout
    )
    assert [
        {"rule": "DMD-CHK-11", "says": "enemies.1.wounds: 2 Wounds kill it; its health is 2"},
        {"rule": "DMD-CHK-05", "says": "investigators.ian.stress: 9; allowed: 0 to 4"},
    ] == json.loads(run("position", "check", file, "--json").stdout)["faults"]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"a = \xff", "byte 4 is not UTF-8; a position is a text file"),
        (b"a = [", "this is no TOML: "),
        (b"givn = {}", "p.toml: givn: found 'givn'; allowed: game, setup, packs, given; did you"),
        (b"given = 3", "p.toml: given: found 3; allowed: a table"),
        (b"packs = 3", "p.toml: packs: found 3; allowed: an array"),
        (b"setup.players = 9", "p.toml: setup: players: 9 is not possible; allowed: 1 to 5"),
        (b"setup.playrs = 2", "p.toml: setup: playrs: 'playrs' is unknown; allowed: players, inv"),
        (b"given.rund = 3", "p.toml: given:\n  rund: found 'rund'; allowed: "),
        (b"#" * ((1 << 20) + 1), "larger than 1048576 bytes; a position is a short text"),
    ],
)
def test_a_position_that_cannot_be_read_is_unusable_input(
    tmp_path: Path, data: bytes, says: str
) -> None:
    """One sentence or list says why; the exit status is 2."""
    file = tmp_path / "p.toml"
    file.write_bytes(data)
    result = run("position", "check", file)

    assert 2 == result.exit_code
    assert says in result.stderr
    assert 2 == run("position", "check", tmp_path / "nothing.toml").exit_code
