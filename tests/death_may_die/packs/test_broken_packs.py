"""Every kind of broken pack gives its exact report and exit status 2, and nothing is loaded."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from dmd_core.tabletop.packs.limits import LARGEST_FILE
from dmd_replay.cli.main import main
from dmd_replay.packs.skeleton import write_new
from tests.replay.packs.skeletons import skeleton

ROOT: Final = Path(__file__).parents[3] / "fixtures/broken_packs"
STORED: Final = sorted(folder.parent.name for folder in ROOT.glob("*/pack"))


def _good(folder: Path) -> Path:
    write_new(folder, skeleton("episode", "mine", "Mine"))
    return folder


def _huge_file(folder: Path) -> None:
    with (_good(folder) / "mythos.toml").open("ab") as stream:
        stream.write(b"#" * LARGEST_FILE)


def _too_many_spaces(folder: Path) -> None:
    rooms = "".join(f'[[spaces]]\nid = "room{number}"\nname = "R"\n' for number in range(201))
    with (_good(folder) / "map.toml").open("a", encoding="utf-8") as stream:
        stream.write(rooms)


def _too_many_entries(folder: Path) -> None:
    enemies = "".join(
        f'[[monsters]]\nid = "m{number}"\nname = "M"\ncategory = "monster"\nfigures = 1\n'
        "health = 1\nstandard = 1\nbonus = 0\n"
        for number in range(1000)
    )
    (_good(folder) / "monsters.toml").write_text(enemies, encoding="utf-8")


def _link_out_of_the_folder(folder: Path) -> None:
    (_good(folder) / "map.toml").rename(folder.parent / "elsewhere.toml")
    (folder / "map.toml").symlink_to("../elsewhere.toml")


def _link_in_a_circle(folder: Path) -> None:
    (_good(folder) / "map.toml").unlink()
    (folder / "map.toml").symlink_to("map.toml")


def _link_to_nothing(folder: Path) -> None:
    (_good(folder) / "map.toml").unlink()
    (folder / "map.toml").symlink_to("mapp.toml")


def _link_to_a_device(folder: Path) -> None:
    (_good(folder) / "map.toml").unlink()
    (folder / "map.toml").symlink_to("/dev/zero")


def _pipe_instead_of_a_file(folder: Path) -> None:
    (_good(folder) / "map.toml").unlink()
    os.mkfifo(folder / "map.toml")


def _folder_instead_of_a_file(folder: Path) -> None:
    (_good(folder) / "map.toml").unlink()
    (folder / "map.toml").mkdir()


def _file_instead_of_a_folder(folder: Path) -> None:
    folder.write_text('id = "mine"\n', encoding="utf-8")


def _folder_missing(_folder: Path) -> None:
    pass


def _folder_of_something_else(folder: Path) -> None:
    folder.mkdir()
    (folder / "letter.txt").write_text("Dear Rex,\n", encoding="utf-8")


MADE: Final[dict[str, Callable[[Path], None]]] = {
    "file_instead_of_a_folder": _file_instead_of_a_folder,
    "folder_instead_of_a_file": _folder_instead_of_a_file,
    "folder_missing": _folder_missing,
    "folder_of_something_else": _folder_of_something_else,
    "huge_file": _huge_file,
    "link_in_a_circle": _link_in_a_circle,
    "link_out_of_the_folder": _link_out_of_the_folder,
    "link_to_a_device": _link_to_a_device,
    "link_to_nothing": _link_to_nothing,
    "pipe_instead_of_a_file": _pipe_instead_of_a_file,
    "too_many_entries": _too_many_entries,
    "too_many_spaces": _too_many_spaces,
}


def _report(fault: str) -> str:
    return (ROOT / fault / "report.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("fault", STORED)
def test_report(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of a stored pack prints its report."""
    monkeypatch.chdir(ROOT)

    result = CliRunner().invoke(main, ["pack", "check", f"{fault}/pack"])

    assert _report(fault) == result.output
    assert 2 == result.exit_code


@pytest.mark.parametrize("fault", MADE)
def test_report_of_made(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of a pack that no repository should hold prints its report."""
    (tmp_path / fault).mkdir()
    MADE[fault](tmp_path / fault / "pack")
    monkeypatch.chdir(tmp_path)

    result = CliRunner().invoke(main, ["pack", "check", f"{fault}/pack"])

    assert _report(fault) == result.output
    assert 2 == result.exit_code


@pytest.mark.parametrize(
    ("whole", "spare", "file"),
    [
        ("missing_head", "missing_file", "pack.toml"),
        ("stage_missing", "no_cultists", "stages.toml"),
        ("level_missing", "dice_without_enough_faces", "skills.toml"),
    ],
    ids=["episode", "elder_one", "core"],
)
def test_whole(whole: str, spare: str, file: str, tmp_path: Path) -> None:
    """The packs are good but for their faults: with a good file from another one they pass."""
    folder = tmp_path / "pack"
    folder.mkdir()
    for name, data in (_files(ROOT / whole) | _files(ROOT / spare, file)).items():
        (folder / name).write_bytes(data)

    result = CliRunner().invoke(main, ["pack", "check", str(folder)])

    assert "no problems" == result.output.splitlines()[-1]
    assert 0 == result.exit_code


def _files(fault: Path, *names: str) -> dict[str, bytes]:
    return {
        file.name: file.read_bytes()
        for file in (fault / "pack").iterdir()
        if not names or file.name in names
    }


def test_nothing_is_played(tmp_path: Path) -> None:
    """With a broken pack no game is recorded: exit status 2, a sentence, and no file."""
    shutil.copytree(ROOT / "misspelt_verb" / "pack", tmp_path / "mine")
    log = tmp_path / "game.dmdlog"

    result = CliRunner().invoke(
        main, ["record", str(log), "--pack", str(tmp_path / "mine"), "--episode", "mine"]
    )

    assert 2 == result.exit_code
    assert (
        f"{tmp_path}/mine/mythos.toml:6: omen_1: mythos[0].effects[0].do: found 'loose_sanity'"
        in (result.output)
    )
    assert ["mine"] == [path.name for path in tmp_path.iterdir()]


def test_every_report_is_used() -> None:
    """No report lies about that no test looks at."""
    assert sorted([*STORED, *MADE]) == sorted(
        path.parent.name for path in ROOT.glob("*/report.txt")
    )
