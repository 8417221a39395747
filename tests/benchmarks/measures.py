"""What is measured.

A work is prepared by a function and done again and again by `timed`; it gives how many items it
did.
"""

import gc
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from compileall import compile_dir
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from shutil import copytree, ignore_patterns
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final, TypeAlias

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
ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ("dmd_core", "dmd_replay")
Work: TypeAlias = Callable[[], int]
"""Something to be timed; how many items it did."""


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


def timed(work: Work) -> float:
    """Items per second of processor time."""
    start = process_time()
    items = work()
    return items / max(process_time() - start, 1e-9)


def playing(games: tuple[Game, ...], count: int) -> Work:
    """Random games with their logs kept; decisions are counted."""
    return lambda: sum(
        len(play(games[seed % len(games)], seed, keep_states=False).commands)
        for seed in range(count)
    )


def driving(played: tuple[Played, ...]) -> Work:
    """What `play` does by itself in these games, every answer of the library known beforehand."""
    menus = [tuple(_menus(one)) for one in played]

    def work() -> int:
        for one, asked in zip(played, menus, strict=True):
            random = Random(one.seed)  # noqa: S311 - a game, not a secret
            commands: list[Command] = []
            events: list[Event] = []
            for menu, happened in asked:
                options = list(islice(menu, CHOICES))
                command = options[int(random.random() * len(options))]
                commands.append(command)
                events.extend(happened)
        return sum(map(len, menus))

    return work


def _menus(one: Played) -> Iterator[tuple[tuple[Command, ...], tuple[Event, ...]]]:
    step = dmd.start(one.game, one.seed)
    for command in one.commands:
        assert step.decision is not None
        menu = tuple(islice(step.decision.legal(), CHOICES))
        step = dmd.apply(one.game, step.state, command, decision=step.decision)
        yield menu, step.events


def folding(played: tuple[Played, ...]) -> Work:
    """Events folded into states, from opening states made beforehand."""
    openings = [dmd.initial(one.game, one.seed) for one in played]

    def work() -> int:
        for one, opening in zip(played, openings, strict=True):
            dmd.fold(opening, one.events)
        return sum(len(one.events) for one in played)

    return work


def executing(played: tuple[Played, ...]) -> Work:
    """Games re-executed from their commands; decisions are counted."""

    def work() -> int:
        for one in played:
            step = dmd.start(one.game, one.seed)
            for command in one.commands:
                step = dmd.apply(one.game, step.state, command, decision=step.decision)
        return sum(len(one.commands) for one in played)

    return work


def encoding(played: tuple[Played, ...]) -> Work:
    """Events encoded."""

    def work() -> int:
        for one in played:
            encode = DEATH_MAY_DIE.codec(one.game).encode_event
            for event in one.events:
                encode(event)
        return sum(len(one.events) for one in played)

    return work


def decoding(played: tuple[Played, ...]) -> Work:
    """Events decoded."""
    packed = []
    for one in played:
        codec = DEATH_MAY_DIE.codec(one.game)
        packed.append((codec, [codec.encode_event(event) for event in one.events]))

    def work() -> int:
        for codec, events in packed:
            for event in events:
                codec.decode_event(event)
        return sum(len(events) for _, events in packed)

    return work


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


def starting(*arguments: str, path: Path | None = None) -> float:
    """Seconds of processor time that a fresh interpreter takes, beyond starting itself.

    Bytecode of earlier runs is used where it is there, and none is written.

    Args:
        arguments: what it is started with.
        path: a folder that modules are looked for in first.
    """
    return max(_seconds(path, *arguments) - _seconds(None, "-c", "pass"), 1e-9)


def compiled(folder: Path) -> Path:
    """See to it that all modules below a folder have their bytecode beside them."""
    if not compile_dir(folder, quiet=2):
        raise RuntimeError(f"{folder}: a module cannot be compiled")
    return folder


@contextmanager
def without_bytecode() -> Iterator[Path]:
    """A copy of both packages that has no bytecode, as after unpacking and nothing else."""
    with TemporaryDirectory() as folder:
        for package in PACKAGES:
            copytree(ROOT / package, Path(folder, package), ignore=ignore_patterns("__pycache__"))
        yield Path(folder)


def _seconds(path: Path | None, *arguments: str) -> float:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONSAFEPATH": "1"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True, env=environment)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
