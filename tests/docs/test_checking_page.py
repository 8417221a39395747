"""What the page about rules, coverage and odds shows is what the commands print."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.docs.console import shown, wrong

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/checking.md").read_text(encoding="utf-8")


@pytest.mark.exhaustive
def test_the_commands_print_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command of the page, in an empty folder, with its exit status."""
    monkeypatch.chdir(tmp_path)
    said: list[str] = []
    ran: list[str] = []
    for command, status, expected in shown(PAGE):
        if not command:
            Path("rest.case.toml").write_text(expected[0], encoding="utf-8")
            continue
        said.append(wrong(command, status, expected))
        ran.append(command.split()[1])

    assert [] == [text for text in said if text]
    coverage = ["record", "coverage", "pack", "record", "coverage", "coverage"]
    assert [*["rules"] * 5, *coverage, *["odds"] * 6] == ran
    assert Path("page.html").is_file()


def test_the_page_is_all_blocks_that_are_run() -> None:
    """No block is of a kind that the test would pass over."""
    assert {"console", "toml"} == set(re.findall(r"^```(.+)$", PAGE, re.MULTILINE))


def test_every_link_leads_somewhere() -> None:
    """Relative links name files beside the page."""
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE)

    assert ["cases.md"] == links
    assert (ROOT / "docs" / links[0]).is_file()
