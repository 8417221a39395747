"""``python -m tests.benchmarks.peers``: this library beside its peers, in one run.

Each row of `rows` is measured on both sides, one after the other, for the same seconds of processor
time; all rows once in each round. Table, JSON and chart go into the documentation.
"""

import json
import os
import platform
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final, final

import attrs
import click

from tests.benchmarks.compare.judging import compared
from tests.benchmarks.compare.sides import GONE, Sample, answered, checked, environment
from tests.benchmarks.measures import ROOT
from tests.benchmarks.peers.install import BUILD, HERE, PYTHON, install
from tests.benchmarks.peers.page import Run, block, placed
from tests.benchmarks.peers.rows import ROWS, Row

PAGE: Final = ROOT / "docs" / "performance.md"
FOLDER: Final = ROOT / "docs" / "benchmarks"
BUSY: Final = 1.0
"""Processes that ran in the minute before, from which on the machine counts as shared."""
OURS: Final = (sys.executable, "-m", "tests.benchmarks.peers.ours")
THEIRS: Final = (str(PYTHON), str(HERE / "theirs.py"))
NODE: Final = ("node", str(BUILD / "boardgame.cjs"))


@final
class Process:
    """A process that is asked for one measurement after the other."""

    def __init__(self, command: tuple[str, ...], tree: Path = ROOT) -> None:
        """Keep how it is started, and whose packages it takes; that happens when it is asked."""
        self._command = command
        self._tree = tree
        self._running: subprocess.Popen[str] | None = None

    def sample(self, name: str, seconds: float) -> Sample | str:
        """Measure a work; a sentence if it cannot be done."""
        if self._running is None:
            try:
                self._running = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    text=True,
                    cwd=self._tree,
                    env={**environment(self._tree), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
                )
            except OSError as error:
                return str(error)
        told, answers = self._running.stdin, self._running.stdout
        assert told is not None
        assert answers is not None
        try:
            told.write(f"{json.dumps([name, seconds])}\n")
            told.flush()
        except BrokenPipeError:
            return GONE
        return answered(answers.readline())

    def end(self) -> None:
        """Let it end."""
        if self._running is not None:
            self._running.communicate()


def measured(
    rows: tuple[Row, ...], rounds: int, seconds: float, failed: dict[str, str], tree: Path
) -> Run:
    """Measure rows, but those whose package is not installed; ours are the packages of a tree."""
    ours, theirs, node = Process(OURS, tree), Process(THEIRS), Process(NODE)
    missing = {
        row.peer: f"cannot be installed here: {failed[row.package]}"
        for row in rows
        if row.package in failed
    }
    found: dict[str, list[tuple[Sample, Sample]]] = defaultdict(list)
    for number in range(rounds):
        click.echo(f"round {number + 1} of {rounds}")
        for row in rows:
            if row.peer in missing:
                continue
            process = node if row.package == "boardgame.io" else theirs
            peer = process.sample(row.peer, seconds)
            own = ours.sample(row.ours, seconds)
            if isinstance(own, str):
                raise click.ClickException(f"{row.ours}: {own}")
            if isinstance(peer, str):
                missing[row.peer] = peer
                found.pop(row.peer, None)
            else:
                found[row.peer].append((peer, own))
    for process in (ours, theirs, node):
        process.end()
    figures = {peer: compared(peer, pairs) for peer, pairs in found.items()}
    return Run(figures, missing, facts(), rounds, seconds, shared=False)


def facts() -> dict[str, str]:
    """The machine, and what was measured on it."""
    model = ""
    if (cpu := Path("/proc/cpuinfo")).is_file():
        lines = cpu.read_text(encoding="utf-8").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if "model name" in line), "")
    listed = (HERE / "requirements.txt").read_text(encoding="utf-8").split()
    wanted = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    pinned = [*(one.replace("==", " ") for one in listed), *(f"{a} {b}" for a, b in wanted.items())]
    return {
        "processor": f"{platform.machine()} {model}".strip(),
        "processors": str(os.cpu_count()),
        "system": platform.system(),
        "Python": platform.python_version(),
        "node": _said("node", "--version"),
        "with": "; ".join(one for one in pinned if not one.startswith(("matplotlib", "pygame"))),
    }


def _said(*command: str) -> str:
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "not there"


def as_json(run: Run) -> str:
    """Everything that was measured, for programs."""
    figures = [
        {
            "peer": row.peer,
            "ours": row.ours,
            "unit": row.unit,
            "same_game": row.same,
            "peer_per_second": round(one.then, 1),
            "ours_per_second": round(one.now, 1),
            "ratio": round(one.ratio, 4),
            "low": round(one.low, 4),
            "high": round(one.high, 4),
        }
        for row in ROWS
        if (one := run.figures.get(row.peer))
    ]
    whole = {
        "facts": dict(run.facts),
        "rounds": run.rounds,
        "seconds": run.seconds,
        "shared": run.shared,
        "figures": figures,
        "missing": dict(run.missing),
    }
    return f"{json.dumps(whole, indent=2)}\n"


@click.command()
@click.option("--seconds", default=1.0, show_default=True, type=click.FloatRange(min=0.05))
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--shared/--alone",
    default=None,
    help="Whether something else runs on the machine; the load before tells if it is left out.",
)
@click.option(
    "--tree",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with both packages in place of this tree, such as an unpacked wheel; what is"
    " found is printed and not written.",
)
def main(
    seconds: float,
    rounds: int,
    shared: bool | None,  # noqa: FBT001 - a flag
    tree: Path | None,
) -> None:
    """Measure this library beside its peers, and write the documentation."""
    of = ROOT if tree is None else checked(tree.resolve())
    failed = install()
    busy = os.getloadavg()[0] > BUSY if shared is None else shared
    run = attrs.evolve(measured(ROWS, rounds, seconds, failed, of), shared=busy)
    written = block(run, ROWS)
    if tree is not None:
        click.echo(written)
        return
    FOLDER.mkdir(exist_ok=True)
    numbers = FOLDER / "peers.json"
    numbers.write_text(as_json(run), encoding="utf-8")
    PAGE.write_text(placed(PAGE.read_text(encoding="utf-8"), written), encoding="utf-8")
    drawn = (str(PYTHON), str(HERE / "chart.py"), str(numbers), str(FOLDER / "peers.svg"))
    subprocess.run(drawn, check=True)
    click.echo(written)


if __name__ == "__main__":
    main()
