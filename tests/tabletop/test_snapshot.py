"""A snapshot stands for packs that nobody has touched, and for no others."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dmd_core.death_may_die.content import builtin as of_death_may_die
from dmd_core.death_may_die.content.boxes import Content as DeathMayDie
from dmd_core.death_may_die.content.loader import load_content as load_death_may_die
from dmd_core.final_girl.content import builtin as of_final_girl
from dmd_core.final_girl.content.definitions import Content as FinalGirl
from dmd_core.final_girl.content.loader import load_content as load_final_girl
from dmd_core.tabletop.packs.snapshot import Snapshot

Content = DeathMayDie | FinalGirl


@pytest.mark.parametrize(
    ("made_of", "load"),
    [
        (of_death_may_die.SNAPSHOT, load_death_may_die),
        (of_final_girl.SNAPSHOT, load_final_girl),
    ],
)
def test_it_gives_the_content_that_its_packs_give(
    made_of: Snapshot[Any], load: Callable[[], Content], tmp_path: Path
) -> None:
    """Equal in every part, down to the bytes of a snapshot of it."""
    content = load()
    file = tmp_path / "snapshot"
    file.write_bytes(made_of.made_of(content))

    again = Snapshot(lambda: file, made_of.folders, made_of.kind).content

    assert again == content
    assert repr(again) == repr(content)
    assert made_of.made_of(again) == file.read_bytes()


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder that stands for all packs."""
    folder = tmp_path / "core"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.toml").write_text("id = 'core'\n")
    (folder / "cards" / "axe.toml").write_text("wounds = 1\n")
    return folder


def snapshot_of(pack: Path) -> Snapshot[str]:
    """The snapshot beside a folder; its content is a text."""
    return Snapshot(lambda: pack.parent / "snapshot", lambda: (pack,), str)


def write(pack: Path) -> None:
    """Make the snapshot of a folder."""
    (pack.parent / "snapshot").write_bytes(snapshot_of(pack).made_of("content"))


def test_without_a_snapshot_there_is_no_content(pack: Path) -> None:
    """As in a tree of sources."""
    assert snapshot_of(pack).content is None


def test_it_is_used_for_the_very_files(pack: Path) -> None:
    """Also when Python or a desktop left something between them."""
    write(pack)
    (pack / "__pycache__").mkdir()
    (pack / ".directory").write_text("")

    assert snapshot_of(pack).content == "content"


def changed(pack: Path) -> None:
    """One number is another."""
    (pack / "cards" / "axe.toml").write_text("wounds = 2\n")


def added(pack: Path) -> None:
    """There is one more file."""
    (pack / "cards" / "bow.toml").write_text("")


def renamed(pack: Path) -> None:
    """A file has another name."""
    (pack / "cards" / "axe.toml").rename(pack / "cards" / "bow.toml")


def removed(pack: Path) -> None:
    """A folder is gone."""
    shutil.rmtree(pack / "cards")


def cut(pack: Path) -> None:
    """The snapshot itself ends early."""
    file = pack.parent / "snapshot"
    file.write_bytes(file.read_bytes()[:-3])


def of_another_kind(pack: Path) -> None:
    """The snapshot holds something else."""
    (pack.parent / "snapshot").write_bytes(Snapshot(Path, lambda: (pack,), int).made_of(3))


@pytest.mark.parametrize("harm", [changed, added, renamed, removed, cut, of_another_kind])
def test_it_is_used_for_nothing_else(pack: Path, harm: Callable[[Path], None]) -> None:
    """Then the packs are read and checked as ever."""
    write(pack)
    assert snapshot_of(pack).content == "content"

    harm(pack)

    assert snapshot_of(pack).content is None
