"""``python -m tests.benchmarks``: figures of speed and size with the facts of the machine.

Rounds of all measures are interleaved, medians are printed; compare ratios, machines are noisy.
"""

import gc
import json
import os
import platform
from collections import defaultdict
from statistics import median
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from tests.benchmarks import measures as m
from tests.benchmarks import seek

FIRST_GAME: Final = "import dmd_core as d; d.start(d.load_game(), 1)"
CACHED: Final = "bytecode cached"
UNCACHED: Final = "no bytecode of ours"


def run(rounds: int, games: int) -> dict[str, float]:
    """Measure everything; medians over the rounds."""
    definitions = m.the_games()
    played = m.corpus(games)
    events = sum(len(one.events) for one in played)
    decisions = sum(len(one.commands) for one in played)
    works: dict[str, m.Work] = {
        "decisions per second": m.playing(definitions, games),
        "events folded per second": m.folding(played),
        "decisions re-executed per second": m.executing(played),
        "events encoded per second": m.encoding(played),
        "events decoded per second": m.decoding(played),
    }
    drive = m.driving(played)
    found: dict[str, list[float]] = defaultdict(list)
    for work in works.values():
        work()  # methods are made at first use
    for package in m.PACKAGES:
        m.compiled(m.ROOT / package)
    with m.without_bytecode() as bare:
        for _ in range(rounds):
            for name, work in works.items():
                found[name].append(m.timed(work))
            speed = found["decisions per second"][-1]
            driver = m.timed(drive)
            found["events per second"].append(speed * events / decisions)
            found["share of the driver in these, %"].append(100 * speed / driver)
            found["decisions per second without the driver"].append(1 / (1 / speed - 1 / driver))
            found["cost of late over early commands"].append(m.growth(played))
            found["load the content, ms"].append(1000 * m.loading())
            for folder, cache in ((m.ROOT, CACHED), (bare, UNCACHED)):
                for name, arguments in STARTS.items():
                    taken = 1000 * m.starting(*arguments, path=folder)
                    found[f"{name}, {cache}, ms"].append(taken)
            gc.freeze()
            found["decisions per second, gc.freeze()"].append(
                m.timed(works["decisions per second"])
            )
            gc.unfreeze()
    figures = {name: median(values) for name, values in found.items()}
    figures["bytes per event, uncompressed"] = m.bytes_per_event(played)
    figures["bytes per retained state"] = m.bytes_per_state(definitions[1], max(2, games // 10))
    figures["go to a step of 5,000 events, worst ms"] = seek.worst_step()
    figures["the same with nothing kept, median ms"], figures["the same, worst ms"] = (
        seek.uncached()
    )
    return figures


STARTS: Final[dict[str, tuple[str, ...]]] = {
    "import dmd_core": ("-c", "import dmd_core"),
    "import and set a first game up": ("-c", FIRST_GAME),
    "dmd-replay --help": ("-m", "dmd_replay.cli.main", "--help"),
}
"""What is started in a process of its own, with and without bytecode that is there already."""

GOALS: Final[dict[str, tuple[str, float]]] = {
    "decisions per second": (">=", 15_000),
    "events per second": (">=", 70_000),
    "events folded per second": (">=", 500_000),
    "bytes per event, uncompressed": ("<=", 10),
    "bytes per retained state": ("<=", 900),
    "cost of late over early commands": ("<=", 1.5),
    "go to a step of 5,000 events, worst ms": ("<=", 20),
    "the same, worst ms": ("<=", 20),
    "import dmd_core, bytecode cached, ms": ("<=", 100),
    "dmd-replay --help, bytecode cached, ms": ("<=", 250),
}
"""Goals of the project; figures without one are for comparison."""


def verdict(name: str, figure: float) -> str:
    """Whether a figure meets its goal."""
    if name not in GOALS:
        return ""
    sign, goal = GOALS[name]
    met = figure >= goal if sign == ">=" else figure <= goal
    return "ok" if met else "short"


@click.command()
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(min=1))
@click.option("--games", default=60, show_default=True, type=click.IntRange(min=1))
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def main(rounds: int, games: int, as_json: bool) -> None:  # noqa: FBT001 - a flag of click
    """Measure speed and sizes."""
    figures = run(rounds, games)
    machine = {
        "machine": platform.machine(),
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
    }
    if as_json:
        click.echo(json.dumps({"machine": machine, "figures": figures}, indent=2))
        return
    console = Console()
    console.print(", ".join(f"{name} {value}" for name, value in machine.items()))
    table = Table("measure", "median", "goal", "")
    for name, figure in figures.items():
        sign, goal = GOALS.get(name, ("", 0))
        text = f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"
        table.add_row(name, text, f"{sign} {goal:,}" if sign else "", verdict(name, figure))
    console.print(table)


if __name__ == "__main__":
    main()
