"""The page about bug reports: its commands are run in order, from a recording to a failing test."""

from pathlib import Path

import pytest

from tests.docs.console import shown, wrong

PAGE = (Path(__file__).parents[2] / "docs/bug-reports.md").read_text(encoding="utf-8")


@pytest.mark.exhaustive
def test_the_workflow_of_the_page_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """record, bundle, open, verify, explain, shrink, show, and a case that fails as it should."""
    monkeypatch.chdir(tmp_path)
    said: list[str] = []
    ran: list[str] = []
    for command, status, expected in shown(PAGE):
        if not command:
            with Path("game.small.case.toml").open("a", encoding="utf-8") as file:
                file.write("\n" + expected[0])
            continue
        ran.append(command.split()[1])
        said.append(wrong(command, status, expected))

    assert [] == [text for text in said if text]
    commands = ["record", "bundle", "open", "verify", "explain", "shrink", "show", "cases"]
    assert commands == ran
