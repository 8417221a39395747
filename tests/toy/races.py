"""Races for tests: played by rules with a fault, and the oracle that notices it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.step import begin, opening, step
from dmd_replay.check.instrumented import Rewired, same_handlers
from dmd_replay.facets.setup import Choice
from dmd_replay.reduce.oracles import InvariantOracle
from dmd_replay.reduce.shrink import Move, Play, play_of
from dmd_replay.reduce.shrink.source import facts_at
from race_game.rules import RACE, RULES, Boosted, Rolled, Track
from race_game.tools import LENGTH, TOOLS

BOOSTS: Final = InvariantOracle(TOOLS.invariants)


@final
class Changed(Rewired):
    """The race with some of its handlers replaced."""

    def __init__(self, **tables: Mapping[type, Any]) -> None:
        """Replace handlers by table and class."""
        handlers = same_handlers(RACE)
        for table, changed in tables.items():
            getattr(handlers, table).update(changed)
        super().__init__(RULES, handlers)


def two_boosts(table: Track, event: Boosted) -> Track:
    """A faulty reducer: a boost costs two."""
    sound = RACE.reducers[Boosted]
    after: Track = sound(sound(table, event), event)
    return after


def crash(table: Track, event: Rolled) -> Track:
    """A faulty reducer: a three divides by zero."""
    if event.drawn == ("3",):
        _ = 1 // (table.boosts - table.boosts)
    after: Track = RACE.reducers[Rolled](table, event)
    return after


def played(rules: Ruleset[Any, Any], choose: Callable[[list[Command]], Command], seed: int) -> Play:
    """A race from a seed, up to its end or to an exception."""
    game = TOOLS.setup.definition(Choice({"length": LENGTH}))
    now = begin(rules, game, opening(rules, game, seed))
    recorded: list[tuple[Command | None, tuple[Event, ...]]] = [(None, now.events)]
    while now.decision is not None:
        command = choose(list(now.decision.legal()))
        before = now.state
        try:
            now = step(rules, game, before, command, decision=now.decision)
        except ArithmeticError:
            lost = Move(command, facts_at(rules, game, before, command))
            play = play_of({"length": LENGTH}, recorded)
            return play.keep((*play.moves, lost))
        recorded.append((command, now.events))
    return play_of({"length": LENGTH}, recorded)
