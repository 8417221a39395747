"""The commands of the page about many games are taken, with fewer games and on this machine."""

import shlex
from pathlib import Path
from typing import Final

import pytest

from tests.docs.console import GAP, shown, wrong

PAGE: Final = (Path(__file__).parents[2] / "docs/simulate.md").read_text(encoding="utf-8")
ELSEWHERE: Final = {"--scheduler": 2, "--parquet": 1}
"""Options that need other machines or packages, each with how many words it has."""


def shorter(command: str) -> str:
    """The same command, playing two games here."""
    words = shlex.split(command)
    words[words.index("--games") + 1] = "2"
    for option, length in ELSEWHERE.items():
        if option in words:
            place = words.index(option)
            del words[place : place + length]
    return shlex.join([*words, "--jobs", "1"])


def test_the_commands_of_the_page_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in an empty folder: what they name is there to be played."""
    commands = [shorter(command) for command, _, _ in shown(PAGE)]
    for number, command in enumerate(commands):
        folder = tmp_path / str(number)
        folder.mkdir()
        monkeypatch.chdir(folder)

        assert "" == wrong(command, 0, [GAP])

    assert 2 == len(commands)
