"""What is measured: each function gives one figure of one round."""

import gc
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

import attrs

import dmd_core as dmd
from dmd_core.death_may_die.content.loader import builtin_packs, load_content
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.state import State

PARTIES: Final = (
    ("ian", "sister_beth"),
    ("elizabeth", "rasputin", "borden"),
    ("adam", "ahmed", "fatima", "morgan"),
    ("the_kid", "ian", "borden", "sister_beth", "elizabeth"),
)
CHOICES: Final = 64


@attrs.frozen
class Played:
    """A random game with everything it left."""

    game: Game
    seed: int
    commands: tuple[Command, ...]
    events: tuple[Event, ...]
    states: tuple[State[Table], ...]


def the_games() -> tuple[Game, ...]:
    """Definitions for 2 to 5 players."""
    return tuple(
        dmd.load_game(dmd.Setup(len(party), tuple(InvestigatorId(name) for name in party)))
        for party in PARTIES
    )


def play(game: Game, seed: int, *, keep_states: bool = True) -> Played:
    """A random game, its log kept and, if wished, its states."""
    random = Random(seed)  # noqa: S311 - a game, not a secret
    step = dmd.start(game, seed)
    commands: list[Command] = []
    events = list(step.events)
    states = [step.state]
    while step.decision is not None:
        options = list(islice(step.decision.legal(), CHOICES))
        command = options[int(random.random() * len(options))]
        step = dmd.apply(game, step.state, command, decision=step.decision)
        commands.append(command)
        events.extend(step.events)
        if keep_states:
            states.append(step.state)
    return Played(game, seed, tuple(commands), tuple(events), tuple(states))


def corpus(games: int) -> tuple[Played, ...]:
    """So many random games."""
    definitions = the_games()
    return tuple(play(definitions[seed % len(definitions)], seed) for seed in range(games))


def timed(work: Callable[[], int]) -> float:
    """Items per second of processor time."""
    start = process_time()
    items = work()
    return items / max(process_time() - start, 1e-9)


def playing(games: tuple[Game, ...], count: int) -> tuple[float, float]:
    """Decisions and events per second of random games with their logs kept."""
    decisions = events = 0
    start = process_time()
    for seed in range(count):
        played = play(games[seed % len(games)], seed, keep_states=False)
        decisions += len(played.commands)
        events += len(played.events)
    seconds = max(process_time() - start, 1e-9)
    return decisions / seconds, events / seconds


def folding(played: tuple[Played, ...]) -> float:
    """Events per second folded into states, from opening states made beforehand."""
    openings = [dmd.initial(one.game, one.seed) for one in played]

    def work() -> int:
        for one, opening in zip(played, openings, strict=True):
            dmd.fold(opening, one.events)
        return sum(len(one.events) for one in played)

    return timed(work)


def executing(played: tuple[Played, ...]) -> float:
    """Decisions per second re-executed from their commands."""

    def work() -> int:
        for one in played:
            step = dmd.start(one.game, one.seed)
            for command in one.commands:
                step = dmd.apply(one.game, step.state, command, decision=step.decision)
        return sum(len(one.commands) for one in played)

    return timed(work)


def encoding(played: tuple[Played, ...]) -> float:
    """Events per second encoded."""

    def work() -> int:
        for one in played:
            encode = DEATH_MAY_DIE.codec(one.game).encode_event
            for event in one.events:
                encode(event)
        return sum(len(one.events) for one in played)

    return timed(work)


def decoding(played: tuple[Played, ...]) -> float:
    """Events per second decoded."""
    packed = []
    for one in played:
        codec = DEATH_MAY_DIE.codec(one.game)
        packed.append((codec, [codec.encode_event(event) for event in one.events]))

    def work() -> int:
        for codec, events in packed:
            for event in events:
                codec.decode_event(event)
        return sum(len(events) for _, events in packed)

    return timed(work)


def bytes_per_event(played: tuple[Played, ...]) -> float:
    """Average size of an encoded event, before compression."""
    sizes = [
        len(DEATH_MAY_DIE.codec(one.game).encode_event(event))
        for one in played
        for event in one.events
    ]
    return sum(sizes) / len(sizes)


def bytes_per_state(game: Game, games: int) -> float:
    """Memory that a retained state costs beyond what it shares with its predecessor."""
    played = [play(game, seed) for seed in range(games)]  # fills caches before the measurement
    gc.collect()
    kept: list[tuple[State[Table], ...]] = []
    count = sum(len(one.states) for one in played)
    del played
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept.extend(play(game, seed).states for seed in range(games))
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / count


def growth(played: tuple[Played, ...]) -> float:
    """Cost of a command in the last tenth of long games over that in the first tenth."""
    first: list[float] = []
    last: list[float] = []
    for one in sorted(played, key=lambda game: -len(game.commands))[:8]:
        times: list[float] = []
        step = dmd.start(one.game, one.seed)
        for command in one.commands:
            start = perf_counter()
            step = dmd.apply(one.game, step.state, command, decision=step.decision)
            times.append(perf_counter() - start)
        tenth = max(1, len(times) // 10)
        first.extend(times[:tenth])
        last.extend(times[-tenth:])
    return median(last) / median(first)


def loading() -> float:
    """Seconds that reading and checking the packs takes."""
    start = process_time()
    load_content(builtin_packs())  # named packs are read every time
    return process_time() - start


def starting(*arguments: str) -> float:
    """Seconds a fresh interpreter takes for something, beyond starting itself."""
    return _seconds(*arguments) - _seconds("-c", "pass")


def _seconds(*arguments: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    return perf_counter() - start
