"""The mutation proof: put each fault of the tables in, one at a time, and see who notices.

Run ``python -m tests.mutants``, with ``--tools`` for faults of the tools; ``make mutants`` does
both, each within the same bound of time. Exit status 1 if less than 95 % are noticed,
a fault goes unnoticed without a reason in ``survivors.toml``, one with a reason is noticed after
all, or the time is up; 2 if nothing can be shown.
"""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.mutants.proof import ProofError, Result, problems, prove, share
from tests.mutants.table import Survivor, TableError, chosen, mutants, survivors
from tests.mutants.tools import tool_mutants


@click.command()
@click.option("--tools", is_flag=True, help="Faults of the tools, not of the rules.")
@click.option("--only", multiple=True, metavar="ID", help="Only these faults or chapters; * fits.")
@click.option(
    "--jobs",
    default=os.cpu_count() or 1,
    show_default="as many as processors",
    type=click.IntRange(1),
    help="Processes at a time.",
)
@click.option(
    "--seconds",
    type=float,
    show_default="four times a run without a fault",
    metavar="S",
    help="The bound of one fault.",
)
@click.option(
    "--minutes", default=30.0, show_default=True, metavar="M", help="The bound of them all."
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def main(
    *,
    tools: bool,
    only: tuple[str, ...],
    jobs: int,
    seconds: float | None,
    minutes: float,
    as_json: bool,
) -> None:
    """Put each fault in and see who notices."""
    started = time.monotonic()
    try:
        todo = chosen(tool_mutants() if tools else mutants(), only)
        tried = prove(todo, jobs, seconds, minutes)
        bar = Console(stderr=True)
        results: list[Result] = []
        for result in track(tried, "faults", len(todo), console=bar, disable=as_json):
            results.append(result)
            if result.survived:  # the end may be half an hour away
                click.echo(f"not noticed: {result.mutant.id}: {result.mutant.fault}", err=True)
    except (ProofError, TableError) as error:
        click.echo(f"mutants: {error}", err=True)
        sys.exit(2)
    excused = survivors()
    found = problems(results, excused)
    took = time.monotonic() - started
    if as_json:
        click.echo(json.dumps(_as_data(results, excused, found, took), indent=2))
    else:
        _report(results, excused, found, took)
    sys.exit(1 if found else 0)


def _as_data(
    results: Sequence[Result], excused: dict[str, Survivor], found: list[str], took: float
) -> dict[str, object]:
    return {
        "faults": [
            {
                "id": result.mutant.id,
                "chapter": result.mutant.chapter,
                "fault": result.mutant.fault,
                "rules": list(result.mutant.rules),
                "by": result.by,
                "what": result.what,
                "seconds": round(result.seconds, 2),
                "excused": result.mutant.id in excused,
            }
            for result in results
        ],
        "share": round(share(results), 4),
        "seconds": round(took, 1),
        "problems": found,
    }


def _report(
    results: Sequence[Result], excused: dict[str, Survivor], found: list[str], took: float
) -> None:
    console = Console(width=160)
    table = Table("fault", "noticed by", "what", "s")
    for result in results:
        by = result.by or "NOBODY"
        table.add_row(result.mutant.id, by, result.what, f"{result.seconds:.1f}")
    console.print(table)
    for result in results:
        if result.survived and result.mutant.id in excused:
            reason = excused[result.mutant.id]
            console.print(f"survived: {result.mutant.id} ({reason.kind}): {reason.reason}")
    counts = Counter(result.by or "nobody" for result in results)
    console.print("; ".join(f"{n} by {by}" for by, n in counts.most_common()))
    noticed = sum(bool(result.by) and result.tried for result in results)
    line = f"{noticed} of {len(results)} faults noticed, {share(results):.1%}; {took:.0f} s"
    console.print(line)
    for problem in found:
        console.print(problem)


if __name__ == "__main__":
    main()
