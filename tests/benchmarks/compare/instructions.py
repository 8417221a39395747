"""How many instructions a work takes, where the machine or valgrind counts them.

A count is that of a process that does the work often less that of one that does it once, so that
starting, preparing and methods made at first use are in neither. Two processes that do the same
still differ a little, by where things lie in memory: hence often.
"""

import re
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Final

from tests.benchmarks.compare.sides import WORKER, environment

TIMES: Final = 40
PERF: Final = ("perf", "stat", "-x,", "-e", "instructions:u")
VALGRIND: Final = (
    "valgrind",
    "--tool=cachegrind",
    "--cache-sim=no",
    "--cachegrind-out-file=/dev/null",
)


def counter() -> tuple[str, ...]:
    """What counts here: perf where the processor lets it, else valgrind, else nothing."""
    if which(PERF[0]) and _count((*PERF, "true"), None) is not None:
        return PERF
    return VALGRIND if which(VALGRIND[0]) else ()


def counted(by: tuple[str, ...], tree: Path, name: str) -> int | None:
    """Instructions of one repetition of a work; None if it cannot be done."""
    command = (*by, sys.executable, "-m", WORKER, name)
    once = _count((*command, "1"), environment(tree))
    often = _count((*command, str(1 + TIMES)), environment(tree))
    return None if once is None or often is None else (often - once) // TIMES


def read(text: str) -> int | None:
    """The number in what perf or valgrind prints; None if they counted nothing."""
    found = re.search(r"^(\d+),[^,]*,instructions|I\s+refs:\s+([\d,]+)", text, re.MULTILINE)
    return int((found[1] or found[2]).replace(",", "")) if found else None


def _count(command: tuple[str, ...], env: dict[str, str] | None) -> int | None:
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env)
    return None if done.returncode else read(done.stderr)
