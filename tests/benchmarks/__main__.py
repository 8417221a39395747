"""``python -m tests.benchmarks``: figures of speed and size with the facts of the machine.

Rounds of all measures are interleaved, medians are printed; compare ratios, machines are noisy.
"""

import gc
import json
import os
import platform
from collections import defaultdict
from statistics import median

import click
from rich.console import Console
from rich.table import Table

from tests.benchmarks import measures as m
from tests.benchmarks import seek


def run(rounds: int, games: int) -> dict[str, float]:
    """Measure everything; medians over the rounds."""
    definitions = m.the_games()
    played = m.corpus(games)
    found: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        decisions, events = m.playing(definitions, games)
        found["decisions per second"].append(decisions)
        found["events per second"].append(events)
        found["events folded per second"].append(m.folding(played))
        found["decisions re-executed per second"].append(m.executing(played))
        found["events encoded per second"].append(m.encoding(played))
        found["events decoded per second"].append(m.decoding(played))
        found["cost of late over early commands"].append(m.growth(played))
        found["import dmd_core, ms"].append(1000 * m.starting("-c", "import dmd_core"))
        found["load the content, ms"].append(1000 * m.loading())
        first_game = "import dmd_core as d; d.start(d.load_game(), 1)"
        found["import and set a first game up, ms"].append(1000 * m.starting("-c", first_game))
        found["dmd-replay --help, ms"].append(
            1000 * m.starting("-m", "dmd_replay.cli.main", "--help")
        )
        gc.freeze()
        frozen, _ = m.playing(definitions, games)
        gc.unfreeze()
        found["decisions per second, gc.freeze()"].append(frozen)
    figures = {name: median(values) for name, values in found.items()}
    figures["bytes per event, uncompressed"] = m.bytes_per_event(played)
    figures["bytes per retained state"] = m.bytes_per_state(definitions[1], max(2, games // 10))
    figures["go to a step of 5,000 events, worst ms"] = seek.worst_step()
    figures["jump to the end of 5,000 events, ms"] = seek.first_jump()
    return figures


GOALS: dict[str, tuple[str, float]] = {
    "decisions per second": (">=", 15_000),
    "events per second": (">=", 70_000),
    "events folded per second": (">=", 500_000),
    "bytes per event, uncompressed": ("<=", 10),
    "bytes per retained state": ("<=", 2_000),
    "cost of late over early commands": ("<=", 1.5),
    "go to a step of 5,000 events, worst ms": ("<=", 20),
    "import dmd_core, ms": ("<=", 100),
    "dmd-replay --help, ms": ("<=", 250),
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
