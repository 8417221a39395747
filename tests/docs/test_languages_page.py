"""The page about languages is followed literally, from an empty file to a language that is told."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.docs.console import shown, wrong

PAGE: Final = (Path(__file__).parents[2] / "docs/languages.md").read_text(encoding="utf-8")
FILE: Final = "eo.ftl"


@pytest.mark.exhaustive
def test_a_language_is_added_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks of Fluent go into the file, one after the other; commands print what is shown."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DMD_LANG", raising=False)
    Path(FILE).touch()
    pieces = re.split(r"```fluent\n(.*?)```", PAGE, flags=re.DOTALL)
    commands = 0
    for number, piece in enumerate(pieces):
        if number % 2:
            with Path(FILE).open("a", encoding="utf-8") as file:
                file.write(piece)
            continue
        for command, status, output in shown(piece):
            commands += 1
            assert not (says := wrong(command, status, output)), says
    assert 5 == len(pieces) // 2
    assert 9 == commands


@pytest.mark.exhaustive
def test_the_program_prints_what_the_page_shows() -> None:
    """The block of Python is a program, and the block below it what it prints."""
    program, printed = re.findall(r"```python\n(.*?)```.*?```text\n(.*?)```", PAGE, re.DOTALL)[0]
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert printed == done.stdout


def test_every_function_is_on_the_page() -> None:
    """The table names what a sentence can call."""
    from dmd_core.tabletop.lang.fluent import FUNCTIONS  # noqa: PLC0415 - of this test alone

    table = PAGE.split("| function | gives |")[1].split("\n\n")[0]
    assert [] == [name for name in FUNCTIONS if not re.search(rf"`{name}\b", table)]
