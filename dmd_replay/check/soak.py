"""Soaking: many random games, each checked to its end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random
from typing import Any, Final, final

import attrs

from dmd_core.kernel.events import Event
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, evolve, opening, step
from dmd_replay.games.adapter import Adapter
from dmd_replay.play.bots import RandomBot
from dmd_replay.play.opening import opening_step
from dmd_replay.reduce.oracles import Probe, ProbeMaker

MAX_COMMANDS: Final = 20_000
"""A random game is a few hundred commands long; one that goes on so long does not end."""
CHUNK: Final = 20


@final
@attrs.frozen
class Game:
    """One game to play: its definition as plain data, its seed, and packs not built in."""

    setup: dict[str, object]
    seed: int
    packs: tuple[Mapping[str, bytes], ...] = ()


@final
@attrs.frozen
class Result:
    """What became of one game; `problem` is empty if it passed every check."""

    seed: int
    commands: int
    events: int
    outcome: str
    problem: str = ""


def soak_one(adapter: Adapter, game: Game, probes: ProbeMaker) -> Result:
    """Play one game at random and check it.

    It must end, no event may break an invariant, fold must equal execution at every command, and
    the same commands must give the same event bytes again.

    Args:
        adapter: the game's rules.
        game: what to play.
        probes: checks the invariants.
    """
    definition = adapter.game_from(game.setup, game.packs)
    events: list[Event] = []
    now: Step[Any] | None = None
    try:
        probe = probes(definition, None)
        now, commands, events = _play(adapter, definition, game.seed, probe)
        problem = _again(adapter, definition, game.seed, commands, events)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding
        return Result(game.seed, 0, len(events), "", f"{type(error).__name__}: {error}")
    outcome = adapter.ruleset.outcome(now.state.table)
    return Result(game.seed, len(commands), len(events), outcome, problem)


class SoakError(AssertionError):
    """A game that breaks a promise of the kernel, or a rule."""


def _play(
    adapter: Adapter,
    game: Any,  # noqa: ANN401 - of any game
    seed: int,
    probe: Probe,
) -> tuple[Step[Any], list[Any], list[Event]]:
    ruleset = adapter.ruleset
    bot = RandomBot(seed)
    now = opening_step(adapter, game, seed)
    before = opening(ruleset, game, seed)
    commands: list[Any] = []
    events: list[Event] = list(now.events)
    folded = _folded(ruleset, before, now.events, probe)
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
        folded = _folded(ruleset, folded, now.events, probe)


def _folded(
    ruleset: Ruleset[Any, Any], state: State[Any], events: Sequence[Event], probe: Probe
) -> State[Any]:
    """Fold events one by one, and look at the invariants after each."""
    for event in events:
        after = evolve(ruleset, state, event)
        for broken in probe.feed(state.table, event, after.table):
            message = f"{broken.rule}: {broken.says} ({broken.name})"
            raise SoakError(message)
        state = after
    return state


def _again(
    adapter: Adapter,
    game: Any,  # noqa: ANN401 - of any game
    seed: int,
    commands: list[Any],
    events: list[Event],
) -> str:
    ruleset = adapter.ruleset
    encode = ruleset.codec(game).encode_event
    now = opening_step(adapter, game, seed)
    repeated = list(now.events)
    for command in commands:
        now = step(ruleset, game, now.state, command, decision=now.decision)
        repeated.extend(now.events)
    if [encode(event) for event in repeated] != [encode(event) for event in events]:
        return "the same commands gave other events"
    return ""


Setups = Callable[[int, Random], dict[str, object]]
"""Makes a setup as plain data for a seed, with a generator that starts from it."""


def games(
    setups: Setups,
    count: int,
    first_seed: int = 0,
    packs: tuple[Mapping[str, bytes], ...] = (),
) -> Iterator[Game]:
    """So many games with seeds from `first_seed` on, each with a setup drawn by its seed."""
    for seed in range(first_seed, first_seed + count):
        yield Game(setups(seed, Random(seed)), seed, packs)  # noqa: S311 - variety, not a secret


def soak(worker: Callable[[Game], Result], todo: Iterator[Game], jobs: int) -> Iterator[Result]:
    """Play games in several processes and give each result as it comes, in order.

    Args:
        worker: plays one game; a function of a module, so that processes can find it.
        todo: the games.
        jobs: number of processes; 1 plays here.
    """
    if jobs == 1:
        yield from map(worker, todo)
        return
    with ProcessPoolExecutor(jobs) as pool:
        while chunk := list(islice(todo, CHUNK * jobs * 4)):
            yield from pool.map(worker, chunk, chunksize=CHUNK)


__all__ = ["Game", "Result", "games", "soak", "soak_one"]
