"""`dmd-replay conformance` checks Death May Die, packs, and any other ruleset."""

import json
import sys
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from dmd_replay.check.conformance import CHECKS
from dmd_replay.cli.main import main
from dmd_replay.packs.skeleton import write_new
from tests.replay.packs.skeletons import skeleton

MODULE: Final = "tests.toy.broken_rulesets"
QUICK: Final = ("--games", "1", "--only", "fold_equals_execute")


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["conformance", *arguments])


def test_death_may_die_is_checked_by_default() -> None:
    """Without a subject Death May Die is checked, in the game that the options of setup choose."""
    done = run(*QUICK, "--players", "3", "--investigators", "ian,elizabeth,rasputin")

    assert 0 == done.exit_code, done.output
    lines = done.output.splitlines()
    assert (
        "death-may-die: blasphemous_alchemy against cthulhu, 3 seats: 1 game, 2 commands"
        == (lines[0])
    )
    assert "all promises are kept" == lines[-1]


@pytest.mark.exhaustive
def test_a_pack_is_checked(tmp_path: Path) -> None:
    """A game with a pack of one's own, here and in other processes."""
    folder = tmp_path / "lantern_bay"
    write_new(folder, skeleton("episode", "lantern_bay", "Lantern Bay"))

    done = run(
        "--games", "1", "--only", "processes_agree",
        "--pack", str(folder), "--episode", "lantern_bay",
    )  # fmt: skip

    assert 0 == done.exit_code, done.output
    assert "death-may-die: lantern_bay against cthulhu, 2 seats" in done.output


def test_a_broken_ruleset_ends_with_1() -> None:
    """With what is wrong, where, and the name of the check in the last line."""
    done = run("--subject", f"{MODULE}:offers_twice", "--games", "1")

    assert 1 == done.exit_code
    assert "legal_check_apply_agree: 'walk' is offered twice in 'move'" in done.output
    assert "  where:    seed 0, random, command 1" in done.output
    assert "NOT KEPT: legal_check_apply_agree" == done.output.splitlines()[-1]


def test_json_has_the_whole_report() -> None:
    """A subject that breaks a promise ends with status 1 and, as JSON, the findings and counts."""
    done = run(
        "--subject", f"{MODULE}:offers_twice", "--games", "1", "--json",
        "--only", "legal_check_apply_agree",
    )  # fmt: skip

    assert 1 == done.exit_code
    data = json.loads(done.output)
    assert [False, "offers twice"] == [data["ok"], data["subject"]]
    assert "'walk' is offered twice in 'move'" == data["findings"][0]["says"]
    assert ["legal_check_apply_agree"] == list(data["counts"])


def test_the_checks_are_listed_with_their_promises() -> None:
    """Each check is listed with its promise: two lines as text, a key and a value as JSON."""
    lines = run("--list").output.splitlines()
    promises = json.loads(run("--list", "--json").output)

    assert [one.name for one in CHECKS] == lines[::2]
    assert [f"    {one.promise}" for one in CHECKS] == lines[1::2]
    assert {one.name: one.promise for one in CHECKS} == promises


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--games", "0"), "games 0 is not possible; allowed: 1 to 1000000"),
        (("--only", "undone"), "'undone' is no check; did you mean 'undo'?; there are "),
        (("--players", "9"), "players: 9 is not possible; allowed: 1 to 5"),
        (("--subject", "nonsense"), "'nonsense' names no subject; expected module:attribute"),
        (
            ("--subject", f"{MODULE}:SOUND", "--players", "3", "--pack", "x"),
            "--subject brings a game of its own; leave out --players, --pack",
        ),
    ],
)
def test_what_cannot_be_used_ends_with_2(arguments: tuple[str, ...], message: str) -> None:
    """Arguments that cannot be used end with status 2 and one line that says why."""
    done = run(*arguments)

    assert 2 == done.exit_code
    assert done.output.startswith(f"dmd-replay: {message}")
    assert 1 == len(done.output.splitlines())


@pytest.mark.exhaustive
def test_a_subject_is_found_in_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `python -m` would, here and in the other processes."""
    module = tmp_path / "my_game_of_conformance.py"
    module.write_text(f"from {MODULE} import SOUND as MINE\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))  # the command adds to it

    done = run("--subject", "my_game_of_conformance:MINE", "--games", "1")

    assert 0 == done.exit_code, done.output
