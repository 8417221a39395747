"""The commands of the page about shrinking, run as they stand there."""

import re
import shlex
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from dmd_replay.cli.main import main
from tests.death_may_die.games.planted.faults import FAULTS

PAGE: Final = (Path(__file__).parents[2] / "docs/shrinking.md").read_text(encoding="utf-8")
COMMANDS: Final = re.findall(r"^\$ (dmd-replay .*)$", PAGE, re.MULTILINE)
STATUS: Final = {"bisect": 1}
"""The games of the example part; every other command of the page ends well."""


def test_the_page_has_commands() -> None:
    """The page shows six commands, so that running them all is running something."""
    assert 6 == len(COMMANDS)


@pytest.mark.exhaustive
def test_every_command_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, in one folder; the files that the page names are there afterwards."""
    monkeypatch.chdir(tmp_path)
    for line in COMMANDS:
        words = shlex.split(line)[1:]
        run = CliRunner().invoke(main, words)
        assert STATUS.get(words[0], 0) == run.exit_code, f"{line}\n{run.output}"

    assert (tmp_path / "game.small.dmdlog").is_file()
    assert (tmp_path / "game.small.dmdlog").read_bytes() == (tmp_path / "part.dmdlog").read_bytes()


def test_the_page_counts_the_faults() -> None:
    """It says how many faults are planted."""
    words = {12: "twelve", 13: "thirteen", 14: "fourteen"}

    assert f"puts {words[len(FAULTS)]} faults into the rules" in PAGE
