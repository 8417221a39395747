"""The page for authors of packs of Final Girl: its files load, and what it says holds."""

import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from dmd_core.final_girl.content.files import FILES
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.game import load_game
from dmd_core.final_girl.say import all_texts
from dmd_core.final_girl.setup import Setup
from tests.docs.console import shown, wrong

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/final-girl-packs.md").read_text(encoding="utf-8")


def blocks(info: str) -> list[str]:
    """The blocks of code that begin with these words."""
    pattern = rf"^```{re.escape(info)}\n((?:.*\n)*?)^```$"
    return re.findall(pattern, PAGE, re.MULTILINE)


def written(root: Path) -> Path:
    """The pack of the page, in a folder."""
    folder = root / "vera"
    folder.mkdir()
    for name in ("pack.toml", "girl.toml"):
        (text,) = blocks(f"toml file=vera/{name}")
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_table_names_all_files() -> None:
    """The table has the files of each kind of pack."""
    rows = dict(re.findall(r"^\| `(\w+)` \| ((?:`\w+\.toml` ?)+)\|", PAGE, re.MULTILINE))

    assert {str(kind): sorted(files) for kind, files in FILES.items()} == {
        kind: sorted(re.findall(r"`(\S+)`", names)) for kind, names in rows.items()
    }


def test_whoever_follows_the_page_plays_with_a_girl_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program runs as it is, and prints what the page shows."""
    written(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (program,) = blocks("python")
    (tmp_path / "page_program.py").write_text(program, encoding="utf-8")

    import_module("page_program")

    assert blocks("text") == [capsys.readouterr().out]


def test_the_commands_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, beside the pack of the page, and they print what is shown."""
    written(tmp_path)
    monkeypatch.chdir(tmp_path)
    commands = [part for part in shown(PAGE) if part[0]]

    assert 3 == len(commands)
    assert "" == "".join(wrong(*part) for part in commands)


def test_the_skeleton_that_the_page_names_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command in the text makes a pack with schemas, which has no problems."""
    monkeypatch.chdir(tmp_path)
    (command,) = re.findall(r"`(dmd-replay pack [^`]+ new [^`]+)`", PAGE)

    assert "" == wrong(command, 0, ["…"])
    assert (tmp_path / "mine/.schema/girl.json").exists()
    check = "dmd-replay pack --game final_girl check mine"
    assert "" == wrong(check, 0, ["…", "no problems"])


def test_her_pack_combines_with_every_film(tmp_path: Path) -> None:
    """As the page says."""
    content = load_content(extra=[written(tmp_path)])

    for killer in content.killers:
        for location in content.locations:
            game = load_game(content, Setup(killer.id, location.id, "vera"))
            assert 4 == len(game.girl.slots)


def test_the_cards_of_the_last_table_are_there() -> None:
    """Each by its id."""
    last = PAGE.rpartition("| card |")[2]
    cards = re.findall(r"^\| `(\w+)` \|", last, re.MULTILINE)

    assert 24 == len(cards)
    assert set() == set(cards) - {text.id for text in all_texts(load_content())}
