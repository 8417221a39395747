"""Kept games, played again command by command: what a screen or a seat is shown on the way."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import attrs

import dmd_core as dmd
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from dmd_replay.read.history import history_of
from tests.kept_logs import exact_games

FEW: Final = exact_games()[::5]
"""Some of the kept games, for what is slow to look at."""


@attrs.frozen
class Moment:
    """One command of a game: where it was given, and what it did."""

    game: dmd.Game
    before: dmd.Step
    command: dmd.Command
    after: dmd.Step


@cache
def moments(path: Path) -> tuple[Moment, ...]:
    """The commands of the play that stands in the end, with their steps."""
    return tuple(_moments(path))


def _moments(path: Path) -> Iterator[Moment]:
    log = read_log(path)
    history = history_of(TOOLS, log)
    game: dmd.Game = history.game
    now = dmd.start(game, log.header.seed)
    for number in history.line:
        command = history.moves[number].command
        if command is not None:
            then = dmd.apply(game, now.state, command, decision=now.decision)
            yield Moment(game, now, command, then)
            now = then


__all__ = ["FEW", "Moment", "moments"]
