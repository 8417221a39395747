"""The program of the page about the store does what the page says, in a folder of its own."""

import contextlib
import io
import re
from pathlib import Path
from typing import Any, Final

import pytest

from dmd_replay import game_tools, read_log, verify

PAGE: Final = (Path(__file__).parents[2] / "docs/store.md").read_text(encoding="utf-8")


def test_the_program_prints_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the log that it takes out of the database is whole: a command, and that it was undone."""
    ((program, printed),) = re.findall(r"```python\n(.*?)```.*?```text\n(.*?)```", PAGE, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}  # Any: whatever the page defines
    with contextlib.redirect_stdout(io.StringIO()) as told:
        exec(compile(program, "store.md", "exec"), names)  # noqa: S102 - the page of this repository

    log = read_log(tmp_path / "friday.dmdlog")
    assert printed == told.getvalue()
    assert (2, 3) == (len(log.records), len(log.entries))
    assert "EXACT" == verify(game_tools("death-may-die"), log).report.verdict
