"""Soaking: many random games, each checked to its end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, final

import attrs

from dmd_core.kernel.events import Event
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, evolve, opening, step
from dmd_replay.check.failure import broken, raised
from dmd_replay.facets import GameTools
from dmd_replay.facets.bots import RandomBot
from dmd_replay.facets.monitors import Monitor
from dmd_replay.facets.setup import Choice
from dmd_replay.processes import workers
from dmd_replay.read.opening import opening_step
from dmd_replay.stats.measuring import Counting, GameNumbers

MAX_COMMANDS: Final = 20_000
"""A random game is a few hundred commands long; one that goes on so long does not end."""
CHUNK: Final = 20


@final
@attrs.frozen
class SoakGame:
    """One game to play: what makes its definition, and its seed."""

    choice: Choice
    seed: int


@final
@attrs.frozen
class SoakResult:
    """What became of one game; `problem` is empty if it passed every check.

    `numbers` are for statistics, if they were asked for.
    """

    seed: int
    commands: int
    events: int
    outcome: str
    problem: str = ""
    numbers: GameNumbers | None = None


def soak_one(tools: GameTools, game: SoakGame, *, count: bool = False) -> SoakResult:
    """Play one game at random and check it.

    It must end, no event may break an invariant, fold must equal execution at every command, and
    the same commands must give the same event bytes again.

    Args:
        tools: the game's rules.
        game: what to play.
        count: whether the result has numbers for statistics.
    """
    definition = tools.setup.definition(game.choice)
    events: list[Event] = []
    now: Step[Any] | None = None
    try:
        monitor = None if tools.invariants is None else tools.invariants.monitor(definition)
        counting = Counting(tools, definition) if count else None
        now, commands, events = _play(tools, definition, game.seed, (monitor, counting))
        problem = _again(tools, definition, game.seed, commands, events)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding
        said = str(error) if isinstance(error, SoakError) else str(raised(error))
        return SoakResult(game.seed, 0, len(events), "", said)
    outcome = tools.ruleset.outcome(now.state.table)
    numbers = None if counting is None else counting.numbers(now.state, len(commands))
    return SoakResult(game.seed, len(commands), len(events), outcome, problem, numbers)


_Watchers = tuple[Monitor | None, Counting | None]
"""Who is told every event of a game."""


class SoakError(AssertionError):
    """A game that breaks a promise of the kernel, or a rule."""


def _play(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    seed: int,
    watchers: _Watchers,
) -> tuple[Step[Any], list[Any], list[Event]]:
    ruleset = tools.ruleset
    bot = RandomBot(seed)
    now = opening_step(tools, game, seed)
    before = opening(ruleset, game, seed)
    commands: list[Any] = []
    events: list[Event] = list(now.events)
    folded = _folded(ruleset, before, now.events, watchers)
    while True:
        if folded != now.state:
            message = f"fold differs from execution after {len(commands)} commands"
            raise SoakError(message)
        if now.decision is None:
            return now, commands, events
        if len(commands) >= MAX_COMMANDS:
            message = f"no end after {MAX_COMMANDS} commands"
            raise SoakError(message)
        command = bot.choose(game, now.state, now.decision)
        now = step(ruleset, game, now.state, command, decision=now.decision)
        commands.append(command)
        events.extend(now.events)
        folded = _folded(ruleset, folded, now.events, watchers)


def _folded(
    ruleset: Ruleset[Any, Any],
    state: State[Any],
    events: Sequence[Event],
    watchers: _Watchers,
) -> State[Any]:
    """Fold events one by one, look at the invariants after each, count it."""
    monitor, counting = watchers
    for event in events:
        after = evolve(ruleset, state, event)
        found = () if monitor is None else monitor.feed(state.table, event, after.table)
        for one in found:
            message = f"{one.rule}: {one.says} ({one.name}) [{broken(one).signature}]"
            raise SoakError(message)
        if counting is not None:
            counting.feed(state, event, after)
        state = after
    return state


def _again(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    seed: int,
    commands: list[Any],
    events: list[Event],
) -> str:
    ruleset = tools.ruleset
    encode = ruleset.codec(game).encode_event
    now = opening_step(tools, game, seed)
    repeated = list(now.events)
    for command in commands:
        now = step(ruleset, game, now.state, command, decision=now.decision)
        repeated.extend(now.events)
    if [encode(event) for event in repeated] != [encode(event) for event in events]:
        return "the same commands gave other events"
    return ""


def drawn(
    tools: GameTools, count: int, first_seed: int = 0, given: Mapping[str, Any] | None = None
) -> Iterator[SoakGame]:
    """So many games with seeds from `first_seed` on, each with a setup drawn by its seed.

    Args:
        tools: the game.
        count: how many.
        first_seed: seed of the first.
        given: values of options that were named, see `dmd_replay.facets.setup.SetupFacet.sampler`.

    Raises:
        ValueError: if such games cannot be played.
    """
    draw = tools.setup.sampler(given or {})
    for seed in range(first_seed, first_seed + count):
        yield SoakGame(draw(seed, Random(seed)), seed)  # noqa: S311 - variety, not a secret


def soak(
    worker: Callable[[SoakGame], SoakResult], todo: Iterator[SoakGame], jobs: int
) -> Iterator[SoakResult]:
    """Play games in several processes and give each result as it comes, in order.

    Args:
        worker: plays one game; a function of a module, so that processes can find it.
        todo: the games.
        jobs: number of processes; 1 plays here.
    """
    if jobs == 1:
        yield from map(worker, todo)
        return
    with workers(jobs) as pool:
        while chunk := list(islice(todo, CHUNK * jobs * 4)):
            yield from pool.map(worker, chunk, chunksize=CHUNK)


__all__ = ["SoakGame", "SoakResult", "drawn", "soak", "soak_one"]
