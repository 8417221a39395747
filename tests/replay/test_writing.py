"""Files are written whole or not at all, by one process at a time, over nothing that is read."""

import errno
import os
import subprocess
import sys
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import sleep

import pytest

from dmd_replay.folders import write_folder
from dmd_replay.locks import BusyError, lock_of, locked
from dmd_replay.writing import claimed, write_file, written
from tests.replay.disks import full_disk


def names(folder: Path) -> list[str]:
    """What is in a folder."""
    return sorted(path.name for path in folder.iterdir())


# --- whole or not at all -------------------------------------------------------------------------


def test_a_file_that_cannot_be_finished_stays_as_it_was(tmp_path: Path) -> None:
    """Given a file, when writing it anew breaks off, then the old one is there, and no draft."""
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")

    with (
        suppress(ZeroDivisionError),
        written(path, overwrite=True, inputs=()) as stream,
    ):
        stream.write(b"new")
        raise ZeroDivisionError

    assert b"old" == path.read_bytes()
    assert ["a.txt"] == names(tmp_path)


def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    """The error of a full disk names the file that was meant, which is as it was."""
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")

    with full_disk(1000), pytest.raises(OSError, match="File too large") as caught:
        write_file(path, bytes(5000), overwrite=True, inputs=())

    assert str(path) == caught.value.filename
    assert (b"old", ["a.txt"]) == (path.read_bytes(), names(tmp_path))


@pytest.mark.parametrize("there", [False, True])
def test_a_folder_that_does_not_fit_leaves_nothing(tmp_path: Path, there: bool) -> None:  # noqa: FBT001 - pytest
    """All files of a folder are there or none, be the folder new or an empty one."""
    folder = tmp_path / "pack"
    if there:
        folder.mkdir()

    with full_disk(1000), pytest.raises(OSError, match="File too large") as caught:
        write_folder(folder, {"a.toml": bytes(10), ".schema/b.json": bytes(5000)})

    assert str(folder / ".schema/b.json") == caught.value.filename
    assert ([*folder.rglob("*")] if there else []) == [*tmp_path.rglob("*")][there:]


@pytest.mark.parametrize("there", [False, True])
def test_a_folder_with_all_its_files(tmp_path: Path, there: bool) -> None:  # noqa: FBT001 - pytest
    """A folder that is there and empty is filled, and stays the very folder."""
    folder = tmp_path / "pack"
    if there:
        folder.mkdir()
    number = folder.stat().st_ino if there else 0

    write_folder(folder, {"a.toml": b"a", ".schema/b.json": b"b"})

    assert [".schema", "a.toml"] == names(folder)
    assert ["pack"] == names(tmp_path)
    assert b"b" == (folder / ".schema/b.json").read_bytes()
    assert number == (folder.stat().st_ino if there else 0)


# --- permissions and links -----------------------------------------------------------------------


def test_a_file_that_is_replaced_keeps_its_permissions(tmp_path: Path) -> None:
    """What only its owner may read stays so, while it is written and after; a new file is usual."""
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    path.chmod(0o600)

    with written(path, overwrite=True, inputs=()) as stream:
        (draft,) = tmp_path.glob(".a.txt.*.draft")
        assert 0o600 == draft.stat().st_mode & 0o777
        stream.write(b"new")

    assert (b"new", 0o600) == (path.read_bytes(), path.stat().st_mode & 0o777)
    os.umask(mask := os.umask(0))
    write_file(tmp_path / "b.txt", b"", overwrite=False, inputs=())
    assert 0o666 & ~mask == (tmp_path / "b.txt").stat().st_mode & 0o777


def test_a_link_that_leads_nowhere_is_not_followed(tmp_path: Path) -> None:
    """Whoever puts a link under the name of a file to come does not choose what is written."""
    victim, link = tmp_path / "victim", tmp_path / "out"
    link.symlink_to(victim)

    for overwrite in (False, True):
        with pytest.raises(FileExistsError) as caught:
            write_file(link, b"x", overwrite=overwrite, inputs=())

        assert f"{link}: this is a link that leads to no file; name the file itself" == str(
            caught.value
        )
    assert ["out"] == names(tmp_path)


def test_a_link_in_place_of_a_lock_is_not_followed(tmp_path: Path) -> None:
    """A link where the lock should be is refused; what it leads to is not made."""
    path, victim = tmp_path / "a.txt", tmp_path / "victim"
    lock_of(path).symlink_to(victim)

    with pytest.raises(OSError, match="symbolic link") as caught:
        write_file(path, b"x", overwrite=False, inputs=())

    assert errno.ELOOP == caught.value.errno
    assert not victim.exists()


def test_a_circle_of_links_is_no_place(tmp_path: Path) -> None:
    """Links that lead in a circle are refused by a sentence."""
    one, two = tmp_path / "one", tmp_path / "two"
    one.symlink_to(two)
    two.symlink_to(one)

    with pytest.raises(FileExistsError, match="this is a link that leads to no file"):
        write_file(one, b"x", overwrite=True, inputs=())


# --- nothing that is read ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["read.txt", "link.txt", "hard.txt", "sub/../read.txt", "pack/a"])
def test_what_is_read_is_never_written_over(tmp_path: Path, name: str) -> None:
    """By no name: a link to it, another name of the same file, or as a file of a folder."""
    read, pack = tmp_path / "read.txt", tmp_path / "pack"
    read.write_bytes(b"read")
    (tmp_path / "sub").mkdir()
    (tmp_path / "link.txt").symlink_to(read)
    (tmp_path / "hard.txt").hardlink_to(read)
    pack.mkdir()
    (pack / "a").write_bytes(b"read")
    path = tmp_path / name

    with pytest.raises(FileExistsError) as caught:
        write_file(path, b"x", overwrite=True, inputs=[read, pack])

    assert f"{path}: this is what is read; name another file to write to" == str(caught.value)
    assert b"read" == path.read_bytes()


def test_a_new_file_may_stand_in_a_folder_that_is_read(tmp_path: Path) -> None:
    """A log beside the files of a pack destroys nothing."""
    write_file(tmp_path / "new", b"x", overwrite=False, inputs=[tmp_path])

    assert ["new"] == names(tmp_path)


# --- one at a time -------------------------------------------------------------------------------


def test_two_cannot_write_one_file(tmp_path: Path) -> None:
    """While one writes, the other is told so; afterwards the lock is gone, and its file with it."""
    path = tmp_path / "a.txt"

    with claimed(path, overwrite=True, inputs=()) as place:
        with pytest.raises(BusyError) as caught:
            write_file(path, b"other", overwrite=True, inputs=())
        place.write(b"mine")

    assert f"{path}: this process is writing this file already; close it there first" == str(
        caught.value
    )
    write_file(path, b"then", overwrite=True, inputs=())
    assert (b"then", ["a.txt"]) == (path.read_bytes(), names(tmp_path))


def test_what_was_written_while_one_waited_is_not_overwritten(tmp_path: Path) -> None:
    """Two who found the place free: only one gets it, the other is told that a file is there."""
    path = tmp_path / "a.txt"

    write_file(path, b"first", overwrite=False, inputs=())
    with pytest.raises(FileExistsError, match="the file exists"):
        write_file(path, b"second", overwrite=False, inputs=())

    assert b"first" == path.read_bytes()


def test_a_folder_that_takes_no_lock_is_told_of_the_file(tmp_path: Path) -> None:
    """People know the file; the hidden one beside it is nothing they have named."""
    path = tmp_path / "gone" / "a.txt"

    with pytest.raises(FileNotFoundError) as caught, locked(path):
        pass

    assert str(path) == caught.value.filename
    assert "no file can be written beside it (No such file or directory)" == caught.value.strerror


def test_a_lock_ends_with_the_process_that_holds_it(tmp_path: Path) -> None:
    """A process that is killed leaves a file behind and no lock."""
    path = tmp_path / "a.txt"
    program = (
        "import sys, os; from pathlib import Path; from dmd_replay.locks import locked\n"
        "with locked(Path(sys.argv[1])): os.kill(os.getpid(), 9)"
    )

    subprocess.run([sys.executable, "-c", program, str(path)], check=False)

    assert [".a.txt.lock"] == names(tmp_path)
    with locked(path):
        pass
    assert [] == names(tmp_path)


def _add_one(path: str, times: int) -> None:
    """Count in a file, as many times as the lock is got."""
    file, done = Path(path), 0
    while done < times:
        try:
            with locked(file):
                file.write_text(str(int(file.read_text()) + 1))
                done += 1
        except BusyError:
            sleep(0.0005)


@pytest.mark.exhaustive
def test_no_two_hold_a_lock_while_its_file_comes_and_goes(tmp_path: Path) -> None:
    """Three processes count in one file; had two of them held the lock, a number would be lost."""
    path = tmp_path / "count"
    path.write_text("0")
    context = get_context("spawn")
    workers = [context.Process(target=_add_one, args=(str(path), 80)) for _ in range(3)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()

    assert "240" == path.read_text()
