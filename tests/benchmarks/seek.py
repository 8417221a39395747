"""How long it takes to go to a step of a long recorded game, in either direction.

``python -m tests.benchmarks.seek`` prints all figures, ``python -m tests.benchmarks`` the two that
matter most.
"""

import gc
import tracemalloc
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from statistics import median
from time import process_time
from typing import Final

import attrs
import click

import dmd_core as dmd
from dmd_core.api import Step
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.kernel.events import Command, Event
from dmd_replay.read.seek import KEPT, Cursor
from dmd_replay.read.timeline import Advancer, Timeline, executing, folding
from tests.property.strategies import choose, seeded, sturdy
from tests.replay.timelines import linear

EVENTS: Final = 5_000
SAMPLES: Final = 300


@attrs.frozen
class Move:
    """One recorded step."""

    command: Command | None
    events: tuple[Event, ...]


@cache
def long_game(events: int = EVENTS) -> Timeline:
    """A random game of so many events or a few more, on tracks long enough for it."""
    party = tuple(InvestigatorId(name) for name in ("ian", "sister_beth", "elizabeth", "rasputin"))
    content = sturdy(2)
    track = attrs.evolve(content.core.summoning_track, last=99)
    content = attrs.evolve(content, core=attrs.evolve(content.core, summoning_track=track))
    game = dmd.load_game(dmd.Setup(len(party), party), content=content)
    for seed in range(100):
        moves: list[Move] = []
        total = 0
        for command, step in _steps(game, seed):
            moves.append(Move(command, step.events))
            total += len(step.events)
            if total >= events:
                return linear(DEATH_MAY_DIE, game, dmd.initial(game, seed), moves)
    message = f"no game of {events} events was found"
    raise RuntimeError(message)


def _steps(game: dmd.Game, seed: int) -> Iterator[tuple[Command | None, Step]]:
    step, pick = dmd.start(game, seed), seeded(seed)
    yield None, step
    while step.decision is not None:
        command = choose(step.decision, pick)
        step = dmd.apply(game, step.state, command, decision=step.decision)
        yield command, step


def times(cursor: Cursor, steps: Iterable[int]) -> list[float]:
    """Milliseconds that each of these steps takes, one after the other."""
    found: list[float] = []
    for step in steps:
        begin = process_time()
        cursor.goto(step)
        found.append(1000 * (process_time() - begin))
    return found


def ways(steps: int) -> dict[str, list[int]]:
    """Ways to go about in a game."""
    random = Random(1)  # noqa: S311 - a sample, not a secret
    return {
        "forwards": list(range(steps)),
        "backwards": list(reversed(range(steps))),
        "anywhere": [random.randrange(steps) for _ in range(SAMPLES)],
    }


def seeking(advance: Advancer = folding, keep: int = KEPT) -> dict[str, tuple[float, float]]:
    """Median and worst milliseconds of a step, for each way, and of the first jump to the end."""
    timeline = long_game()
    found: dict[str, tuple[float, float]] = {}
    gc.collect()
    (first,) = times(Cursor(timeline, advance, keep=keep), [len(timeline) - 1])
    found["first jump to the end"] = (first, first)
    cursor = Cursor(timeline, advance, keep=keep).goto(len(timeline) - 1)
    for way, steps in ways(len(timeline)).items():
        taken = times(cursor, steps)
        found[way] = (median(taken), max(taken))
    return found


def worst_step() -> float:
    """The slowest step in any direction, in milliseconds, whichever way states are made."""
    return max(
        worst
        for advance in (folding, executing)
        for way, (_, worst) in seeking(advance).items()
        if way != "first jump to the end"
    )


def uncached() -> tuple[float, float]:
    """Median and worst milliseconds to any step, by a cursor that knows no state but the setup."""
    timeline = long_game()
    Cursor(timeline).goto(len(timeline) - 1)  # fills caches of the rules, none of states
    gc.collect()
    taken: list[float] = []
    for step in ways(len(timeline))["anywhere"]:
        taken.extend(times(Cursor(timeline), (step,)))
    return median(taken), max(taken)


def memory(keep: int = KEPT) -> float:
    """Bytes that the states kept of a long game take beyond what the game itself takes."""
    timeline = long_game()
    Cursor(timeline).goto(len(timeline) - 1)  # fills caches before the measurement
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        cursor = Cursor(timeline, keep=keep).goto(len(timeline) - 1)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert cursor.at == len(timeline) - 1
    return after - before


@click.command()
def main() -> None:
    """Print all figures."""
    timeline = long_game()
    events = sum(len(move.events) for move in timeline.moves)
    click.echo(f"{len(timeline)} steps, {events} events")
    usual, worst = uncached()
    click.echo(f"nothing kept, anywhere: {usual:.3f} ms, worst {worst:.3f} ms")
    named: dict[str, Advancer] = {"folding": folding, "executing": executing}
    for keep in (KEPT, 64, 16):
        click.echo(f"at most {keep} states kept: {memory(keep) / 1000:,.0f} kB")
        for name, advance in named.items():
            for way, (usual, worst) in seeking(advance, keep).items():
                click.echo(f"  {name:<10} {way:<22} {usual:8.3f} ms, worst {worst:8.3f} ms")


if __name__ == "__main__":
    main()
