"""Games of the sensible bot for one Episode, Elder One and number of players."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from math import sqrt
from random import Random
from typing import Final, final

import attrs

import dmd_core as dmd
from dmd_core.death_may_die.events.discovery import DiscoveryClaimed
from dmd_core.death_may_die.events.mythos import MythosDrawn
from dmd_core.death_may_die.events.turns import GameEnded
from dmd_replay.games.death_may_die.sensible import SensibleBot

Z_95: Final = 1.96
"""Standard deviations of a 95 % interval."""
LONGEST: Final = 20_000
"""Commands of a game; one that is longer has no end."""


@final
@attrs.frozen
class Cell:
    """A cell of the table: which game, and for how many players."""

    episode: str
    elder_one: str
    players: int

    @property
    def name(self) -> str:
        """What it is called on a command line, as ``danse_macabre/hastur/2``."""
        return f"{self.episode}/{self.elder_one}/{self.players}"


@final
@attrs.frozen
class Played:
    """What is kept of one game."""

    won: bool
    why: str
    rounds: int
    disrupted: int
    """The round in which the Ritual was disrupted; 0 if it never was."""
    mythos: frozenset[str]
    claimed: frozenset[str]


@final
@attrs.frozen
class Result:
    """A cell with its games."""

    cell: Cell
    games: tuple[Played, ...]

    @property
    def wins(self) -> int:
        """Games that were won."""
        return sum(game.won for game in self.games)

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return self.wins / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies with 95 % confidence, by Wilson's formula."""
        return wilson(self.wins, len(self.games))

    @property
    def rounds(self) -> float:
        """Rounds of a game on average."""
        return sum(game.rounds for game in self.games) / len(self.games)

    @property
    def losses(self) -> Counter[str]:
        """How games were lost, by the rule that ended them."""
        return Counter(game.why for game in self.games if not game.won)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share.

    Example:
        >>> tuple(round(bound, 3) for bound in wilson(30, 100))
        (0.219, 0.396)
    """
    share, z2 = wins / games, Z_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = Z_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def play(cell: Cell, seed: int) -> Played:
    """One game; Investigators are drawn by its seed."""
    content = dmd.load_content()
    seats = 2 if cell.players == 1 else cell.players
    boards = [board.id for board in content.core.investigators]
    drawn = Random(f"{cell} {seed}").sample(boards, seats)  # noqa: S311 - no secret
    setup = dmd.Setup(cell.players, tuple(drawn), cell.episode, cell.elder_one)
    game = dmd.load_game(setup, content=content)
    bot = SensibleBot(seed)
    step = dmd.start(game, seed)
    mythos: set[str] = set()
    claimed: set[str] = set()
    why, disrupted = "", 0
    for _ in range(LONGEST):
        for event in step.events:
            if isinstance(event, MythosDrawn):
                mythos.update(event.drawn)
            elif isinstance(event, DiscoveryClaimed):
                claimed.add(f"{event.card}.{event.side.value}")
            elif isinstance(event, GameEnded):
                why = event.why[0]
        if step.state.table.ritual_disrupted and not disrupted:
            disrupted = step.state.table.round
        if step.decision is None:
            break
        command = bot.choose(game, step.state, step.decision)
        step = dmd.apply(game, step.state, command, decision=step.decision)
    table = step.state.table
    won = dmd.outcome(step.state) == "win"
    return Played(won, why, table.round, disrupted, frozenset(mythos), frozenset(claimed))


def cells() -> Iterator[Cell]:
    """Every Episode with every Elder One for every number of players."""
    content = dmd.load_content()
    for episode in content.episodes:
        for elder in content.elder_ones:
            for players in range(1, 6):
                yield Cell(episode.id, str(elder.id), players)


def chosen(patterns: Sequence[str]) -> tuple[Cell, ...]:
    """Cells by name, where ``*`` stands for anything; every cell without a pattern.

    Example:
        >>> [cell.name for cell in chosen(["danse*/hastur/[12]"])]
        ['danse_macabre/hastur/1', 'danse_macabre/hastur/2']
    """
    every = tuple(cells())
    if not patterns:
        return every
    return tuple(cell for cell in every if any(fnmatch(cell.name, one) for one in patterns))


__all__ = ["Cell", "Played", "Result", "cells", "chosen", "play", "wilson"]
