"""The mutation proof: put each fault of the table in, one at a time, and see who notices.

Run ``python -m tests.mutants``; ``make mutants`` does. Exit status 1 if less than 95 % are noticed,
if a survivor has no reason in ``survivors.toml``, or if a fault with a reason is noticed after all.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

import attrs
import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.mutants.table import ROOT, Mutant, mutants, survivors

ENOUGH: Final = 0.95


@final
@attrs.frozen
class Result:
    """What became of one fault; `by` is empty if nobody noticed it."""

    mutant: Mutant
    by: str
    seconds: float


def run_one(mutant: Mutant, seconds: float) -> Result:
    """Try one fault in a process of its own."""
    started = time.monotonic()
    words = [sys.executable, "-m", "tests.mutants.detect", mutant.id]
    try:
        done = subprocess.run(
            words, cwd=ROOT, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return Result(mutant, f"time: more than {seconds:g} s", seconds)
    last = done.stdout.rstrip().rpartition("\n")[2]
    by = last.removeprefix("@@").strip() if last.startswith("@@") else ""
    if not last.startswith("@@"):
        by = f"start: {(done.stderr.strip().splitlines() or ['no output'])[-1]}"
    return Result(mutant, by, time.monotonic() - started)


def problems(results: list[Result]) -> list[str]:
    """What keeps the proof from holding."""
    excused = survivors()
    lived = {result.mutant.id for result in results if not result.by}
    tried = {result.mutant.id for result in results}
    found = [f"{name} survived and has no reason" for name in sorted(lived - set(excused))]
    noticed = (set(excused) & tried) - lived
    found += [f"{name} is listed as a survivor, but was noticed" for name in sorted(noticed)]
    share = 1 - len(lived) / len(results)
    if share < ENOUGH:
        found.append(f"{share:.1%} were noticed; {ENOUGH:.0%} are asked for")
    return found


@click.command()
@click.option("--only", multiple=True, help="Only these faults.")
@click.option("--jobs", default=2, show_default=True, help="Processes at a time.")
@click.option("--seconds", default=90.0, show_default=True, help="Time for one fault.")
def main(only: tuple[str, ...], jobs: int, seconds: float) -> None:
    """Put each fault in and see who notices."""
    todo = [mutant for mutant in mutants() if not only or mutant.id in only]
    console = Console(width=160)
    started = time.monotonic()
    with ThreadPoolExecutor(jobs) as pool:
        tried = pool.map(lambda mutant: run_one(mutant, seconds), todo)
        results = list(track(tried, "faults", len(todo), console=Console(stderr=True)))
    table = Table("fault", "noticed by", "s", show_lines=False)
    for result in results:
        table.add_row(result.mutant.id, result.by or "NOBODY", f"{result.seconds:.1f}")
    console.print(table)
    lived = [result for result in results if not result.by]
    for result in lived:
        reason = survivors().get(result.mutant.id, "no reason given")
        console.print(f"survived: {result.mutant.id} ({result.mutant.fault}): {reason}")
    share = 1 - len(lived) / len(results)
    took = time.monotonic() - started
    console.print(
        f"{len(results) - len(lived)} of {len(results)} noticed, {share:.1%}; {took:.0f} s"
    )
    found = problems(results)
    for problem in found:
        console.print(problem)
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
