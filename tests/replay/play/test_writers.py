"""Who writes a game: threads by turns, one process, and nobody over the file of somebody else."""

import copy
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep
from typing import Any

import pytest

import dmd_core as dmd
from dmd_replay import BusyError, ClosedError, Recorder, read_log
from dmd_replay.check.verify import verify
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.locks import lock_of, locked
from dmd_replay.play import access
from dmd_replay.play.record import PART

GAME = dmd.load_game()
REFUSED = (
    r"^another process opened this game: what os\.fork has made cannot write to it; open it in"
)


def first(recorder: Recorder) -> dmd.Command:
    """The first option."""
    assert recorder.decision is not None
    return next(recorder.decision.legal())


def part_of(path: Path) -> Path:
    """Where it stands while it is played."""
    return path.with_name(path.name + PART)


def test_threads_write_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that writes is never in the middle of another: what they leave can be played again."""
    path = tmp_path / "evening.dmdlog"
    inside: list[int] = []
    met: list[int] = []

    with Recorder.open(path, GAME, seed=7) as recorder:
        write = recorder._log.write  # noqa: SLF001 - threads are to meet here

        def slow(*given: Any) -> None:  # noqa: ANN401 - what is given is passed on
            inside.append(1)
            met.append(len(inside))
            sleep(0.001)  # whoever could come in does
            write(*given)
            inside.pop()

        monkeypatch.setattr(recorder._log, "write", slow)  # noqa: SLF001 - as above

        def play(seed: int) -> None:
            random = Random(seed)  # noqa: S311 - a game is played
            for _ in range(15):
                decision = recorder.decision
                if decision is None:
                    return
                try:
                    recorder.do(random.choice([*decision.legal()]))
                except dmd.RefusedError:
                    continue  # the other thread was first
                recorder.takes_back()

        threads = [Thread(target=play, args=(seed,)) for seed in range(3)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        state = recorder.state

    assert {1} == {*met}
    assert verify(TOOLS, read_log(path)).sound
    with Recorder.open(path) as recorder:
        assert state == recorder.state


def test_a_process_that_was_forked_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It writes nothing, closes nothing and leaves the lock; its parent plays on."""
    path = tmp_path / "evening.dmdlog"
    opened = Recorder.open(path, GAME, seed=7)
    recorder = opened.__enter__()
    before = part_of(path).read_bytes()
    with monkeypatch.context() as forked:
        forked.setattr(access, "getpid", lambda: -1)
        acts: tuple[Callable[[], object], ...] = (
            lambda: recorder.do(first(recorder)),
            recorder.undo,
        )
        for act in acts:
            with pytest.raises(ClosedError, match=REFUSED):
                act()
        with pytest.raises(ClosedError, match=REFUSED), recorder.access.to_the_end():
            pass
        with pytest.raises(KeyError), recorder.access.to_the_end():
            raise KeyError

    assert before == part_of(path).read_bytes()
    recorder.do(first(recorder))
    opened.__exit__(None, None, None)
    assert 2 == len(read_log(path).records)


def test_a_forked_process_leaves_the_lock_to_its_parent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file of the lock stays, so nobody else makes one of its own."""
    path = tmp_path / "evening.dmdlog"
    with locked(path):
        assert str(os.getpid()) == lock_of(path).read_text()
        with monkeypatch.context() as forked:
            with pytest.raises(BusyError, match=r": this process is writing this file already; "):
                locked(path).__enter__()
            forked.setattr(os, "getpid", lambda: -1)
            with pytest.raises(BusyError, match=r": another process is writing this file; wait"):
                locked(path).__enter__()
    with monkeypatch.context() as forked:
        held = locked(path)
        held.__enter__()
        forked.setattr(os, "getpid", lambda: -1)
        held.__exit__(None, None, None)
        assert lock_of(path).exists()


@pytest.mark.parametrize("resumed", [False, True])
def test_a_file_that_came_meanwhile_is_not_replaced(tmp_path: Path, *, resumed: bool) -> None:
    """What was played is where the sentence says, and can be gone on with there."""
    path = tmp_path / "evening.dmdlog"
    if resumed:
        with pytest.raises(KeyError), Recorder.open(path, GAME, seed=7) as recorder:
            raise KeyError

    def play() -> None:
        with Recorder.open(path, GAME, seed=7) as recorder:
            recorder.do(first(recorder))
            path.write_text("of somebody else")

    with pytest.raises(FileExistsError) as caught:
        play()

    assert str(caught.value) == (
        f"{path}: somebody else wrote a file of this name meanwhile, and it is as it was;"
        f" what was played is in {part_of(path)}: move one of them away"
    )
    assert "of somebody else" == path.read_text()
    path.unlink()
    with Recorder.open(path) as recorder:
        assert 1 == recorder.at
    assert [path] == [*tmp_path.iterdir()]


@pytest.mark.parametrize("links", ["here", "refused", "unknown"])
@pytest.mark.parametrize("what", ["deleted", "replaced"])
@pytest.mark.parametrize("resumed", ["new", "cut off", "closed"])
def test_what_was_played_outlives_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resumed: str, what: str, links: str
) -> None:
    """Somebody deletes it, or puts another in its place, while the game is played."""
    if links == "refused":
        monkeypatch.setattr(os, "link", _no_links)
    if links == "unknown":  # as in a browser
        monkeypatch.delattr(os, "link")
    path = tmp_path / "evening.dmdlog"
    if resumed == "cut off":
        with pytest.raises(KeyError), Recorder.open(path, GAME, seed=7):
            raise KeyError
    if resumed == "closed":
        with Recorder.open(path, GAME, seed=7):
            pass
    written = path if resumed == "closed" else part_of(path)

    def play() -> None:
        with Recorder.open(path, GAME, seed=7) as recorder:
            recorder.do(first(recorder))
            written.unlink()
            if what == "replaced":
                written.write_text("of somebody else")
            recorder.do(first(recorder))

    if what == "replaced" and resumed == "closed":
        with pytest.raises(FileExistsError, match=r"evening\.dmdlog2: move one of them away$"):
            play()
        path = tmp_path / "evening.dmdlog2"
    else:
        play()

    log = read_log(path)
    assert (3, None) == (len(log.records), log.damage)
    if what == "replaced":
        assert "of somebody else" == written.read_text()


def _no_links(_path: Path, _place: Path) -> None:
    raise PermissionError(1, "Operation not permitted")


def test_two_names_of_one_file_are_one_game(tmp_path: Path) -> None:
    """As a machine leaves it that stops while the log takes its place."""
    path = tmp_path / "evening.dmdlog"
    with Recorder.open(path, GAME, seed=7):
        pass
    os.link(path, part_of(path))

    with Recorder.open(path) as recorder:
        recorder.do(first(recorder))

    assert [path] == [*tmp_path.iterdir()]
    assert 2 == len(read_log(path).records)


@pytest.mark.parametrize("send", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_recorder_is_no_value(tmp_path: Path, send: Callable[[object], object]) -> None:
    """It says what goes to another process instead."""
    with (
        Recorder.open(tmp_path / "evening.dmdlog", GAME, seed=7) as recorder,
        pytest.raises(
            TypeError, match=r"^a Recorder cannot be copied or pickled: it holds an open"
        ),
    ):
        send(recorder)


def test_one_opening_is_of_one_block(tmp_path: Path) -> None:
    """The next one is opened once more."""
    opened = Recorder.open(tmp_path / "evening.dmdlog", GAME, seed=7)
    with opened:
        pass
    with pytest.raises(ClosedError, match=r"^this was the game of one block, .*'Recorder.open'"):
        opened.__enter__()
