"""One page for each need: its program is the example, is short, and does what the page says."""

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import dmd_core as dmd
from dmd_replay import Recorder, read_log
from dmd_replay.log import Rewound
from dmd_replay.play.record import PART
from tests.docs.programs import DOCS
from tests.loops import run_apart

NEEDS: Final = {
    "hot-seat": "hot_seat.py",
    "seats": "seats.py",
    "companion": "companion.py",
    "search": "search.py",
    "statistics": "statistics.py",
    "database": "database.py",
}
LINES: Final = 40
"""A program has fewer."""

_BLOCK: Final = re.compile(r"^```python (\w+\.py)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def example(name: str) -> Path:
    """The file of an example."""
    return DOCS / "examples" / name


def run(name: str, folder: Path, said: str = "", *words: str) -> str:
    """What an example prints, run in a folder of its own; it has to end well."""
    done = subprocess.run(
        [sys.executable, str(example(name)), *words],
        cwd=folder,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


@pytest.mark.parametrize("page", NEEDS)
def test_the_program_of_a_page_is_its_example(page: str) -> None:
    """Word for word, so that what is read here is what is run."""
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")

    ((name, code),) = _BLOCK.findall(text)

    assert NEEDS[page] == name
    assert example(name).read_text(encoding="utf-8") == code


@pytest.mark.parametrize("page", NEEDS)
def test_a_program_is_short(page: str) -> None:
    """Under forty lines, imports and empty ones among them, none of them long."""
    lines = example(NEEDS[page]).read_text(encoding="utf-8").splitlines()

    assert len(lines) < LINES
    assert max(map(len, lines)) <= 100


# --- at one screen -------------------------------------------------------------------------------


@pytest.mark.exhaustive
def test_a_game_at_one_screen_is_undone_redone_and_recorded(tmp_path: Path) -> None:
    """Commands by number, undo of a command and of a turn, redo, and what cannot be done."""
    said = "1\nundo\nredo\nundo turn\n0\n-1\n99\nx\n\nundo round\nquit\n"
    told = run("hot_seat.py", tmp_path, said)
    log = read_log(tmp_path / "evening.dmdlog")

    assert 3 == sum(isinstance(entry, Rewound) for entry in log.entries)
    assert " takes the Run action." in told
    assert 1 == len(log.records) - 1
    assert 5 == told.count("Please type a number of the list, undo, undo turn, redo or quit.")
    assert "Not possible: undo round: there is no such part of the game; allowed: turn" in told


@pytest.mark.exhaustive
def test_a_killed_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    """After a kill the part is there, and the next start has every command that was given."""
    command = [sys.executable, "-u", str(example("hot_seat.py"))]
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("1\n")
        game.stdin.flush()
        while "takes the Run action" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        game.wait()
    part = tmp_path / f"evening.dmdlog{PART}"
    assert part.exists()

    run("hot_seat.py", tmp_path, "undo\nquit\n")

    log = read_log(tmp_path / "evening.dmdlog")
    assert not part.exists()
    assert (2, 1) == (len(log.records), sum(isinstance(one, Rewound) for one in log.entries))


def test_who_undoes_is_told_what_was_seen(tmp_path: Path) -> None:
    """After an attack dice were seen; after a step of a Run nothing was."""
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    with Recorder.open(tmp_path / "evening.dmdlog", game, seed=7) as recorder:
        ran = next(option.command for option in dmd.menu(game, recorder.state))
        recorder.do(ran)
        gone = recorder.takes_back()

        assert ((ran,), False, 0) == (gone.commands, gone.chance_seen, gone.to)
        assert recorder.takes_back("turn") == gone
        while not gone.chance_seen:
            assert recorder.decision is not None
            recorder.do(list(recorder.decision.legal())[-1])
            gone = recorder.takes_back()
        assert 0 == recorder.undo(len(recorder.takes_back("turn").commands)).state.table.actions


def test_who_forbade_undoing_is_refused(tmp_path: Path) -> None:
    """With the error that the page names, and the game stands where it stood."""
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    with Recorder.open(tmp_path / "evening.dmdlog", game, undo="forbidden") as recorder:
        before = recorder.do(next(iter(dmd.menu(game, recorder.state))).command).state

        with pytest.raises(dmd.RefusedError, match="Undo is forbidden in this game"):
            recorder.undo()
        assert before == recorder.state
    assert "`RefusedError`" in (DOCS / "hot-seat.md").read_text(encoding="utf-8")


# --- seats ---------------------------------------------------------------------------------------


class _Client:
    """A connection to the room of `seats.py`, and what it was told."""

    def __init__(self, ends: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        self.reader, self.writer = ends
        self.told: list[Any] = []

    async def say(self, line: str) -> None:
        """Send a line."""
        self.writer.write(f"{line}\n".encode())
        await self.writer.drain()

    async def hear(self) -> Any:  # noqa: ANN401 - JSON
        """The next message, kept in `told`; None if the other side has hung up."""
        try:
            line = await asyncio.wait_for(self.reader.readline(), 30)
        except ConnectionError:
            return None
        if line:
            self.told.append(json.loads(line))
        return self.told[-1] if line else None


async def _room() -> tuple[Any, asyncio.Server, Callable[[], Awaitable[_Client]]]:
    """The room of the example, its server, and what connects to it."""
    namespace: dict[str, Any] = {}
    exec(compile(example("seats.py").read_text(encoding="utf-8"), "seats.py", "exec"), namespace)  # noqa: S102 - the example
    room = namespace["Room"](dmd.load_game(players=2, investigators=("ian", "elizabeth")))
    server = await asyncio.start_server(room.client, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def connect() -> _Client:
        return _Client(await asyncio.open_connection("127.0.0.1", port))

    return room, server, connect


async def _all_gone(room: Any, server: asyncio.Server, clients: list[_Client]) -> None:  # noqa: ANN401 - of a page
    """Every client hangs up, and the room has heard it."""
    for client in clients:
        client.writer.close()
    for _ in range(500):
        if not room.here:
            break
        await asyncio.sleep(0.01)
    assert {} == room.here
    await asyncio.sleep(0.01)
    server.close()
    await server.wait_closed()


async def _two_seats() -> tuple[list[Any], list[Any], dmd.Step]:
    """What two clients are sent: at first, after a wrong line, a foreign one, and a right one."""
    room, server, connect = await _room()
    clients = []
    for key in room.keys:  # in the order of the seats
        clients.append(await connect())
        await clients[-1].say(key)
        for client in clients:
            await client.hear()
    mine, other = clients if room.now.decision.seat == 0 else reversed(clients)
    for client, line in ((mine, "dance"), (other, "run"), (mine, "run")):
        await client.say(line)
        await client.hear()
    await other.hear()
    await _all_gone(room, server, clients)
    return mine.told, other.told, room.now


def test_two_seats_see_what_they_may_and_decide_what_they_are_asked() -> None:
    """Options for one, who is asked for the other; refused lines change nothing."""
    mine, others, now = run_apart(_two_seats())

    assert mine[-3]["menu"]["groups"]
    assert not others[-3]["menu"]["groups"]
    assert mine[-3]["menu"]["who"] == others[-3]["menu"]["who"]
    assert mine[-2]["error"].startswith("'dance' is no answer to 'action'; possible: run")
    assert {"error": "It is not your turn to answer."} == others[-2]
    assert "ActionTaken" == mine[-1]["events"][0]["is"]
    assert mine[-1]["table"] == others[-1]["table"] == dmd.to_plain(now.state.table)
    assert "seed" not in json.dumps([mine, others])


async def _strangers() -> None:
    """Who has no key, who has that of a seat that is taken, and who sends a line without end."""
    room, server, connect = await _room()
    (key, seat), *_ = ((one, at) for one, at in room.keys.items() if at == room.now.decision.seat)
    player, stranger, again, flood = [await connect() for _ in range(4)]
    await player.say(key)
    assert (await player.hear())["menu"]["groups"]
    begun = room.now

    await stranger.say("run")
    assert await stranger.hear() is None
    assert [seat] == [*room.here.values()]

    await again.say(key)
    assert (await again.hear())["menu"]["groups"]
    assert (await player.hear())["menu"]["groups"]
    assert [seat, seat] == [*room.here.values()]

    await flood.say("x" * 200_000)
    assert await flood.hear() is None
    await again.say("x" * 200_000)
    while await again.hear() is not None:
        pass
    assert [seat] == [*room.here.values()]
    assert begun is room.now

    await player.say("run")
    assert "ActionTaken" == (await player.hear())["events"][0]["is"]
    await _all_gone(room, server, [player, stranger, again, flood])


def test_a_seat_belongs_to_who_has_its_key(caplog: pytest.LogCaptureFixture) -> None:
    """Without it nobody plays or looks on; what one client sends disturbs no other one."""
    run_apart(_strangers())

    assert [] == caplog.records


# --- a real table --------------------------------------------------------------------------------


@pytest.mark.exhaustive
def test_a_companion_asks_for_cards_and_dice(tmp_path: Path) -> None:
    """What is typed in is told; what cannot come out is refused with what can."""
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    step, lines = dmd.start(game, seed=None), ["xx"]
    while len(lines) < 12:
        assert step.decision is not None
        command = next(step.decision.legal())
        lines.append(dmd.text(command))
        step = dmd.apply(game, step.state, command)

    told = run("companion.py", tmp_path, "\n".join(lines) + "\n")

    assert told.startswith(
        "\nThe table has to type in the Insanity card of Ian.\n   item 1: catatonia "
    )
    assert "Typed in: xx. item 1: 'xx' cannot come out; expected 1 of catatonia" in told
    assert "Ian is dealt Catatonia." in told
    assert "may take an action." in told
    assert "   then: A Mythos card is drawn." in told
    assert "items." not in told
    assert [] == [line for line in told.splitlines() if line.endswith(" ")]


# --- programs that play --------------------------------------------------------------------------


def test_a_rollout_is_as_long_as_the_page_says() -> None:
    """Random players end a game after about so many commands."""
    (shown,) = re.findall(r"after some (\w+) commands", (DOCS / "search.md").read_text())
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    random = Random(1)  # noqa: S311 - players, no secrets
    commands = 0
    for seed in range(30):
        step = dmd.start(game, seed)
        while step.decision is not None:
            command = random.choice(list(step.decision.legal()))
            step = dmd.apply(game, step.state, command, decision=step.decision)
            commands += 1

    assert "forty" == shown
    assert 35 <= commands / 30 <= 50


@pytest.mark.exhaustive
def test_a_searching_player_says_its_rollouts(tmp_path: Path) -> None:
    """The command it finds best, and how fast it is."""
    told = run("search.py", tmp_path)

    assert re.fullmatch(r"best: \w+( \w+)?\n\d+ rollouts, \d+ per second\n", told)


@pytest.mark.exhaustive
def test_statistics_are_the_same_every_time(tmp_path: Path) -> None:
    """Whichever process plays which game."""
    assert run("statistics.py", tmp_path) == run("statistics.py", tmp_path)


@pytest.mark.exhaustive
def test_a_save_goes_on_from_a_database(tmp_path: Path) -> None:
    """The second start goes on where the first one stopped, with the same rulings."""
    told = [run("database.py", tmp_path, "", "saves.db") for _ in range(2)]

    assert "run\n" == told[0]
    assert len({*told}) > 1
    assert not any("cannot be played on" in text for text in told)
