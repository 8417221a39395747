"""The page for authors of packs: whoever follows it has a new Episode that plays."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from click.testing import CliRunner

from dmd_core.death_may_die.content.files import FILES
from dmd_core.tabletop.packs.limits import LARGEST_FILE
from dmd_replay.cli.main import main

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/authoring.md").read_text(encoding="utf-8")


class Block(NamedTuple):
    """A block of code: what the line above it says, and what is in it."""

    info: str
    code: str


def blocks() -> list[Block]:
    """All blocks of the page, top to bottom."""
    return [
        Block(*found) for found in re.findall(r"^```(.+)\n((?:.*\n)*?)^```$", PAGE, re.MULTILINE)
    ]


def put(file: Path, old: str, new: str) -> None:
    """Put a card in the place of another, as the page tells a person to do."""
    text = file.read_text(encoding="utf-8")
    table = re.search(r"^\[\[\w+\]\]$", new, re.MULTILINE)
    assert table is not None
    cards = re.split(f"(?m)^(?={re.escape(table[0])}$)", text)
    (place,) = [i for i, card in enumerate(cards) if f'\nid = "{old}"\n' in card.split("\n\n")[0]]
    cards[place] = new + "\n"
    file.write_text("".join(cards), encoding="utf-8")


def commands(code: str) -> list[tuple[str, str]]:
    """The commands of a block with what the page shows of their output."""
    parts = re.split(r"^\$ dmd-replay (.*)\n", code, flags=re.MULTILINE)
    assert not parts[0]
    return list(zip(parts[1::2], parts[2::2], strict=True))


def shown(expected: str, output: str) -> bool:
    """Whether an output is the one shown; three dots stand for anything, spaces for any spaces."""
    words = (re.escape(part) for part in expected.split("..."))
    pattern = re.sub(r"(?:\\ )+", " +", ".*".join(words))
    return re.fullmatch(pattern, output.rstrip() + "\n", re.DOTALL) is not None


def test_a_person_who_follows_the_page_gets_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command prints what the page shows, and every file goes where it says."""
    monkeypatch.chdir(tmp_path)
    statuses: list[int] = []
    for info, code in blocks():
        if info == "console":
            for line, expected in commands(code):
                result = CliRunner().invoke(main, line.split())
                assert shown(expected, result.output), f"$ dmd-replay {line}\n{result.output}"
                statuses.append(result.exit_code)
        elif " instead of " in info:
            file, old = info.removeprefix("toml ").split(" instead of ")
            put(tmp_path / file, old, code)
        elif info.startswith("toml file="):
            (tmp_path / info.removeprefix("toml file=")).write_text(code, encoding="utf-8")

    # The third command checks the card with the slips.
    assert [0, 0, 2, *[0] * 10] == statuses
    assert (tmp_path / "bay.dmdlog").is_file()


def test_the_pack_of_the_page_is_in_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of the new Episode is replayed where its pack is not."""
    monkeypatch.chdir(tmp_path)
    for line in (
        "pack new lantern_bay",
        "record bay.dmdlog --pack lantern_bay --episode lantern_bay --seed 7",
    ):
        assert 0 == CliRunner().invoke(main, line.split()).exit_code
    (tmp_path / "lantern_bay").rename(tmp_path / "gone")

    result = CliRunner().invoke(main, ["replay", "bay.dmdlog"])

    assert "EXACT" in result.output
    assert 0 == result.exit_code


def test_the_table_names_all_files() -> None:
    """The table has the files of each kind of pack, and those that may be there."""
    rows = dict(
        re.findall(
            r"^\| `(\w+)` \| ((?:`\w+\.toml` ?)+)(?:, and `goals\.toml` if you like )?\|",
            PAGE,
            re.MULTILINE,
        )
    )

    assert {str(kind): sorted(files) for kind, files in FILES.items()} == {
        kind: sorted(re.findall(r"`(\S+)`", names)) for kind, names in rows.items()
    }


def test_the_limit_is_the_one_of_the_loader() -> None:
    """The page tells the largest file that is read."""
    assert f"at most {LARGEST_FILE:,} bytes" in PAGE


def test_every_link_leads_somewhere() -> None:
    """Every relative link names a file or folder beside the page."""
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE)

    assert ["final-girl-packs.md", "cases.md", "schema", "balance.md", "words.md"] == links
    assert (ROOT / "docs" / "final-girl-packs.md").is_file()
    assert (ROOT / "docs" / "cases.md").is_file()
    assert (ROOT / "docs" / "schema").is_dir()
    assert (ROOT / "docs" / "balance.md").is_file()
    assert (ROOT / "docs" / "words.md").is_file()
