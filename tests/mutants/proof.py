"""Trying faults: each in a process of its own, several at a time, within bounds of time."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final, final

import attrs

from tests.mutants.detect import MARK
from tests.mutants.kits import DEATH_MAY_DIE, Kit, kit_of
from tests.mutants.table import Mutant, Survivor
from tests.mutants.tree import Tree

ENOUGH: Final = 0.95
"""The share of faults that has to be noticed."""

FAR: Final = 4
"""The bound of one run is so many times what the project without a fault takes; a run that is
ended earlier would say nothing."""

LEAST: Final = 30.0
"""Seconds that the bound of one run is at least."""

UNBROKEN: Final = 300.0
"""Seconds that the project without a fault may take."""


class ProofError(Exception):
    """Nothing can be shown; the sentence says why."""


@final
@attrs.frozen
class Result:
    """What became of one fault.

    `by` is who noticed it: case, invariant, fold, conformance, test, crash, time; empty if nobody
    did, and ``untried`` if there was no time left for it. `what` is the name of the case, the
    rule, the test.
    """

    mutant: Mutant
    by: str
    what: str = ""
    seconds: float = 0.0

    @property
    def survived(self) -> bool:
        """Whether nobody noticed it."""
        return not self.by

    @property
    def tried(self) -> bool:
        """Whether there was time for it."""
        return self.by != UNTRIED


UNTRIED: Final = "untried"


def look(
    tree: Tree,
    mutant: Mutant | None,
    seconds: float,
    tests: Sequence[str] = (),
    kit: Kit = DEATH_MAY_DIE,
) -> tuple[str, str, float]:
    """Run the oracles in a copy: who noticed what, and how long it took.

    Args:
        tree: the copy.
        mutant: the fault to put in; None runs the project as it is.
        seconds: after so long the run is ended, which counts as noticed.
        tests: those of a tool, if there is no fault that names them.
        kit: the game, if there is no fault of one.
    """
    started = time.monotonic()
    kit = kit if mutant is None else kit_of(mutant.file)
    words = (kit.name, *(tests if mutant is None else (*mutant.rules, *mutant.tests)))
    with nullcontext() if mutant is None else tree.broken(mutant):
        by, what = _run(tree.root, words, seconds)
    return by, what, time.monotonic() - started


def _run(root: Path, words: Sequence[str], seconds: float) -> tuple[str, str]:
    surroundings = os.environ | {
        "PYTHONPATH": str(root),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_PROFILE": "fast",
        "CI": "1",  # a named profile repeats its examples only there
    }
    with subprocess.Popen(
        [sys.executable, "-m", "tests.mutants.detect", *words],
        cwd=root,
        env=surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # tests start processes of their own; all of them end together
    ) as process:
        try:
            said, complained = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return "time", f"more than {seconds:g} s"
    last = said.rstrip().rpartition("\n")[2]
    if last.startswith(MARK):
        answer = json.loads(last.removeprefix(MARK))
        return answer["by"], answer["what"]
    return "crash", (complained.strip().splitlines() or [f"status {process.returncode}"])[-1]


def bound(
    tree: Tree, seconds: float | None, tests: Sequence[str] = (), kit: Kit = DEATH_MAY_DIE
) -> float:
    """How long a run may take before it is ended.

    Args:
        tree: a copy, in which the project is run without a fault.
        seconds: what is wished; None for a multiple of what that takes.
        tests: those of the tools that the faults are in; none for faults of the rules.
        kit: the game whose rules the faults are in.

    Raises:
        ProofError: if something is noticed there, or what is wished is too near.
    """
    by, what, took = look(tree, None, UNBROKEN, tests, kit)
    if by:
        raise ProofError(f"something is noticed without any fault: {by} {what}")
    least = max(LEAST, FAR * took)
    if seconds is None:
        return least
    if seconds < took * FAR:
        raise ProofError(
            f"without a fault a run takes {took:.0f} s; the bound must be {took * FAR:.0f} s or"
            f" more, not {seconds:g}"
        )
    return seconds


def prove(
    todo: Sequence[Mutant], jobs: int, seconds: float | None, minutes: float
) -> Iterator[Result]:
    """Try faults; results come in the order of the table.

    Args:
        todo: the faults.
        jobs: processes at a time; each has a copy of the project.
        seconds: the bound of one run; None measures it.
        minutes: the bound of everything; what is left then is not tried.

    Raises:
        ProofError: if the project without a fault does not pass.
    """
    end = time.monotonic() + minutes * 60
    with TemporaryDirectory(prefix="mutants-") as folder:
        trees: SimpleQueue[Tree] = SimpleQueue()
        first = Tree.copied(Path(folder) / "0")
        tests = sorted({test for mutant in todo for test in mutant.tests})
        kits = {kit_of(mutant.file).name: kit_of(mutant.file) for mutant in todo}
        most = {name: bound(first, seconds, tests, kit) for name, kit in kits.items()}
        trees.put(first)
        for number in range(1, jobs):
            trees.put(Tree.copied(Path(folder) / str(number)))

        def one(mutant: Mutant) -> Result:
            if time.monotonic() > end:
                return Result(mutant, UNTRIED)
            tree = trees.get()
            try:
                return Result(mutant, *look(tree, mutant, most[kit_of(mutant.file).name]))
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(jobs) as pool:
            try:
                yield from pool.map(one, todo)
            finally:
                pool.shutdown(cancel_futures=True)


def share(results: Sequence[Result]) -> float:
    """The share of the faults tried that were noticed; all of none."""
    tried = [result for result in results if result.tried]
    return sum(not result.survived for result in tried) / len(tried) if tried else 1.0


def problems(results: Sequence[Result], excused: dict[str, Survivor]) -> list[str]:
    """What keeps the proof from holding, one sentence each.

    Args:
        results: what became of the faults.
        excused: faults that may go unnoticed, by id.
    """
    found: list[str] = []
    for result in results:
        name = result.mutant.id
        if result.survived and name not in excused:
            found.append(f"{name} was not noticed and has no reason: {result.mutant.fault}")
        elif not result.survived and result.tried and name in excused:
            found.append(f"{name} has a reason to survive, but {result.by} noticed it")
    untried = sum(not result.tried for result in results)
    if untried:
        found.append(f"there was no time for {untried} faults")
    if share(results) < ENOUGH:
        found.append(f"{share(results):.1%} were noticed; {ENOUGH:.0%} are asked for")
    return found


__all__ = ["ENOUGH", "ProofError", "Result", "bound", "look", "problems", "prove", "share"]
