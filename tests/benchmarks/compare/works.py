"""The works that two trees are compared by; each is prepared once and done again and again.

They use what every version of the packages has, so that an earlier commit can do them too. What it
cannot do, it says.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from dmd_replay import game_tools, verify
from dmd_replay.log import parse_log
from tests.benchmarks import final_girl as girl
from tests.benchmarks import measures as m

GAMES: Final = 8
"""Random games of each kind, for timing; a work takes some tenths of a second."""
FEW: Final = 2
"""The same for counting instructions, which takes some fifty times as long."""
KEPT: Final = ("curious-000", "curious-091", "curious-301", "final-girl-curious-087")
"""Logs in the fixtures that are read and verified."""


@cache
def _played(games: int) -> tuple[m.Played, ...]:
    return m.corpus(games)


@cache
def _girls(games: int) -> tuple[girl.Played, ...]:
    made = girl.definitions(games)
    return tuple(girl.play(game, seed) for seed, game in enumerate(made))


def _verifying(_games: int) -> m.Work:
    logs = tuple(map(parse_log, _files()))

    def work() -> int:
        return sum(verify(game_tools(log.header.ruleset), log).report.records for log in logs)

    return work


def _reading(_games: int) -> m.Work:
    files = _files()
    return lambda: sum(len(parse_log(data).records) for data in files)


def _files() -> tuple[bytes, ...]:
    return tuple((m.ROOT / "fixtures" / "games" / f"{name}.dmdlog").read_bytes() for name in KEPT)


WORKS: Final[dict[str, Callable[[int], m.Work]]] = {
    "play": lambda games: m.playing(m.the_games(), games),
    "fold": lambda games: m.folding(_played(games)),
    "re-execute": lambda games: m.executing(_played(games)),
    "verify": _verifying,
    "encode": lambda games: m.encoding(_played(games)),
    "decode": lambda games: m.decoding(_played(games)),
    "read a log": _reading,
    "play Final Girl": lambda games: girl.playing(girl.definitions(games), games),
    "fold Final Girl": lambda games: girl.folding(_girls(games)),
}
"""By the names of their figures, which `budget.toml` has too; each takes how many games."""
