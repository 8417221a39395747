"""``python -m tests.benchmarks.compare --ref REF``: this tree against an earlier commit.

Both sides run in processes of their own, one work after the other and in turns, with processor time
measured; the figure is the median of the ratios of the rounds. The status is 1 where a figure is
below its least ratio in `budget.toml` in three quarters of the rounds, or by instructions.
"""

import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from tests.benchmarks.compare.instructions import counted, counter
from tests.benchmarks.compare.judging import BUDGET, Budget, Compared, budget, compared, judged
from tests.benchmarks.compare.sides import Sample, Side, SideError, checked, earlier
from tests.benchmarks.compare.works import WORKS
from tests.benchmarks.measures import ROOT, starting

FIRST: Final = "first game of a process"
FIRST_GAME: Final = "import dmd_core as d; d.start(d.load_game(), 1)"
NO_COUNTER: Final = "instructions: neither perf nor valgrind counts any here"
Rounds = dict[str, list[tuple[Sample, Sample]]]


def measured(
    then: Path, now: Path, names: tuple[str, ...], rounds: int, pairs: int
) -> tuple[Rounds, dict[str, str]]:
    """Measure works in turns; and what could not be done, with the reason.

    Args:
        then: the tree of the earlier commit.
        now: this one.
        names: of the works.
        rounds: how often each is done on both sides by a pair of processes.
        pairs: how many pairs, so that how a process lies in memory is no figure.
    """
    found: Rounds = defaultdict(list)
    cannot: dict[str, str] = {}
    for _ in range(pairs):
        with Side(then) as old, Side(now) as new:
            for number in range(rounds + 1):  # the first is for warming up
                for name in names:
                    if name in cannot:
                        continue
                    pair = _pair(old, new, name, new_first=bool(number % 2))
                    if isinstance(pair, str):
                        cannot[name] = pair
                    elif number:
                        found[name].append(pair)
    return found, cannot


def _pair(old: Side, new: Side, name: str, *, new_first: bool) -> tuple[Sample, Sample] | str:
    """Both sides once, or a sentence about the one that cannot."""
    after = new.sample(name) if new_first else None
    before = old.sample(name)
    after = new.sample(name) if after is None else after
    if isinstance(before, str):
        return f"the earlier commit cannot: {before}"
    return f"this tree cannot: {after}" if isinstance(after, str) else (before, after)


def _first_games(then: Path, now: Path, times: int) -> list[tuple[Sample, Sample]]:
    """The first game of a process, its bytecode cached, in turns."""
    pairs = (
        tuple(Sample(1, starting("-c", FIRST_GAME, path=path)) for path in (then, now))
        for _ in range(times)
    )
    return [(old, new) for old, new in pairs]


def table_of(figures: list[Compared], limits: Budget) -> Table:
    """The figures with their budget, as printed."""
    table = Table("figure", "then, /s", "now, /s", "now / then", "half of them", "least", "")
    for one in figures:
        least = limits.speed.get(one.name)
        notes = ["slower"] if least is not None and one.ratio < least else []
        notes += ["plays otherwise: not the same work"] if one.other else []
        table.add_row(
            one.name,
            f"{one.then:,.4g}" if one.then < 1000 else f"{one.then:,.0f}",
            f"{one.now:,.4g}" if one.now < 1000 else f"{one.now:,.0f}",
            f"{one.ratio:.3f}",
            f"{one.low:.3f} to {one.high:.3f}",
            "" if least is None else str(least),
            "; ".join(notes),
        )
    return table


def _counts(
    then: Path, now: Path, names: tuple[str, ...], console: Console
) -> dict[str, tuple[int, int]]:
    """Instructions of both sides, told as they are counted."""
    by = counter()
    if not by:
        console.print(NO_COUNTER)
        return {}
    console.print(f"instructions, counted by {by[0]}:")
    found: dict[str, tuple[int, int]] = {}
    for name in names:
        old, new = counted(by, then, name), counted(by, now, name)
        if old is None or new is None:
            console.print(f"  {name}: cannot be counted on both sides")
            continue
        found[name] = (old, new)
        console.print(f"  {name}: {old:,} then, {new:,} now: {100 * (new / old - 1):+.2f} %")
    return found


@click.command()
@click.option("--ref", required=True, help="The earlier commit.")
@click.option(
    "--tree",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=ROOT,
    help="A folder with both packages in place of this tree, such as an unpacked wheel.",
)
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(min=1))
@click.option("--pairs", default=3, show_default=True, type=click.IntRange(min=1))
@click.option("--only", multiple=True, type=click.Choice([*WORKS, FIRST]), help="These figures.")
@click.option("--instructions/--no-instructions", default=True, show_default=True)
@click.option(
    "--budget",
    "limits_at",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default=BUDGET,
    help="A file of least ratios.",
)
def main(
    ref: str,
    tree: Path,
    rounds: int,
    pairs: int,
    only: tuple[str, ...],
    instructions: bool,  # noqa: FBT001 - a flag of click
    limits_at: Path,
) -> None:
    """Compare the speed of this tree with that of an earlier commit."""
    console = Console()
    limits = budget(limits_at)
    try:
        named, folder = earlier(ref)
        then, now = checked(folder), checked(tree.resolve())
    except SideError as error:
        raise click.ClickException(str(error)) from None
    names = tuple(name for name in WORKS if name in only or not only)
    console.print(f"{now} against {named}, {pairs * rounds} rounds, by processor time")
    found, cannot = measured(then, now, names, rounds, pairs)
    if FIRST in only or not only:
        found[FIRST] = _first_games(then, now, pairs * 2)
    figures = [compared(name, pairs_of) for name, pairs_of in found.items()]
    console.print(table_of(figures, limits))
    for name, reason in cannot.items():
        console.print(f"{name}: {reason}", markup=False)
    wanted = tuple(name for name in names if name in limits.instructions and name not in cannot)
    counts = _counts(then, now, wanted, console) if instructions else {}
    verdict = judged(limits, figures, counts)
    for sentence in verdict.unsure:
        console.print(f"unsure: {sentence}; measure again when less is going on", markup=False)
    for sentence in verdict.over:
        console.print(f"over budget: {sentence}", style="bold red", markup=False)
    sys.exit(1 if verdict.over else 0)


if __name__ == "__main__":
    main()
