"""The process of this library."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final, TypeVar

import dmd_core as dmd
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.engine import Engine
from dmd_core.kernel.events import Event
from dmd_replay import game_tools, parse_log
from dmd_replay.read.history import history_of
from dmd_replay.read.seek import Cursor
from tests.benchmarks import measures as m
from tests.benchmarks.games import leduc, tic_tac_toe
from tests.benchmarks.peers.serving import Work, serve

G = TypeVar("G")
T = TypeVar("T")
LOGS: Final = ("curious-000", "curious-091", "curious-301")


def tiny(engine: Engine[G, T], game: G, asked: tuple[type[Event], ...]) -> Work:
    """Random games of a tiny ruleset, the log kept; events of the classes `asked` are the moves."""
    random, seeds = Random(1), count()  # noqa: S311 - games, no secrets

    def work() -> int:
        step = engine.start(game, next(seeds))
        events = list(step.events)
        while step.decision is not None:
            options = list(step.decision.legal())
            command = options[int(random.random() * len(options))]
            step = engine.apply(game, step.state, command, decision=step.decision)
            events.extend(step.events)
        return sum(isinstance(event, asked) for event in events)

    return work


def _playing() -> Work:
    games, seeds = m.the_games(), count()

    def work() -> int:
        seed = next(seeds)
        return len(m.play(games[seed % len(games)], seed, keep_states=False).commands)

    return work


def _appending() -> Work:
    played = m.corpus(8)

    def work() -> int:
        return sum(_encoded(one) for one in played)

    return work


def _encoded(one: m.Played) -> int:
    """Carry commands out and encode their events; how many there were."""
    encode = DEATH_MAY_DIE.codec(one.game).encode_event
    step = dmd.start(one.game, one.seed)
    stored = [encode(event) for event in step.events]
    for command in one.commands:
        step = dmd.apply(one.game, step.state, command, decision=step.decision)
        stored += [encode(event) for event in step.events]
    return len(stored)


def _replaying() -> Work:
    played = m.corpus(8)
    stored = [
        [DEATH_MAY_DIE.codec(one.game).encode_event(event) for event in one.events]
        for one in played
    ]

    def work() -> int:
        for one, events in zip(played, stored, strict=True):
            decode = DEATH_MAY_DIE.codec(one.game).decode_event
            dmd.fold(dmd.initial(one.game, one.seed), map(decode, events))
        return sum(map(len, stored))

    return work


def _reading() -> Work:
    files = [(m.ROOT / "fixtures" / "games" / f"{name}.dmdlog").read_bytes() for name in LOGS]
    tools = game_tools(parse_log(files[0]).header.ruleset)

    def work() -> int:
        return sum(_read(tools, data) for data in files)

    return work


def _read(tools: Any, data: bytes) -> int:  # noqa: ANN401 - tools of any game
    """Read a log and go to its end; how many decisions it has."""
    history = history_of(tools, parse_log(data))
    last = len(history.timeline) - 1
    Cursor(history.timeline).goto(last)
    return last


WORKS: Final[dict[str, Callable[[], Work]]] = {
    "tic-tac-toe": lambda: tiny(tic_tac_toe.ENGINE, tic_tac_toe.GAME, (tic_tac_toe.Marked,)),
    "Leduc": lambda: tiny(leduc.ENGINE, leduc.GAME, (leduc.Called, leduc.Raised, leduc.Folded)),
    "Death May Die": _playing,
    "append": _appending,
    "replay": _replaying,
    "read a log": _reading,
}


if __name__ == "__main__":
    serve(WORKS)
