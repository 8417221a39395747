"""What the page about reports shows is what the commands print; its pictures are there."""

import re
from pathlib import Path

import pytest

from tests.docs.console import shown, wrong

FOLDER = Path(__file__).parents[2] / "docs"
PAGE = (FOLDER / "report.md").read_text(encoding="utf-8")


@pytest.mark.exhaustive
def test_the_commands_print_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command of the page, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    commands = list(shown(PAGE))

    assert [] == [says for command in commands if (says := wrong(*command))]
    assert 5 == len(commands)


def test_its_pictures_are_pictures() -> None:
    """Of both widths, as the script for them names them."""
    named = re.findall(r"\]\((pictures/[^)]*\.png)\)", PAGE)
    sizes = []
    for name in named:
        head = (FOLDER / name).read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        sizes.append(int.from_bytes(head[16:20], "big"))

    assert {390, 1280} == set(sizes)
