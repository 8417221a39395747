"""The process of one tree: it does the works it is told to on its standard input.

A line names a work; a line of JSON answers, with the items that were done and the seconds of
processor time, or with why this tree cannot do it. The first answer to a name is for warming up.
With a name and a number as arguments it does that work so often and ends: for counts of
instructions.
"""

import gc
import json
import sys
from time import process_time
from typing import Final

from tests.benchmarks.compare.works import FEW, GAMES, WORKS
from tests.benchmarks.measures import Work

CANNOT: Final = (AttributeError, ImportError, LookupError, TypeError, ValueError)
"""What an earlier tree raises where it lacks what a work needs."""


def prepared(name: str, works: dict[str, Work], games: int = GAMES) -> Work:
    """The work, made at its first use."""
    if name not in works:
        works[name] = WORKS[name](games)
    return works[name]


def answer(name: str, works: dict[str, Work]) -> dict[str, object]:
    """Do a work once, with as little garbage of others around as can be."""
    try:
        work = prepared(name, works)
        gc.collect()
        start = process_time()
        items = work()
        seconds = process_time() - start
    except CANNOT as error:
        return {"cannot": f"{type(error).__name__}: {error}"}
    return {"items": items, "seconds": seconds}


def main() -> None:
    """Serve, or do what the arguments name."""
    works: dict[str, Work] = {}
    if sys.argv[1:]:
        name, times = sys.argv[1:]
        work = prepared(name, works, FEW)
        gc.collect()
        gc.disable()  # when it comes by depends on what went before
        for _ in range(int(times)):
            work()
        return
    for line in sys.stdin:
        sys.stdout.write(f"{json.dumps(answer(line.strip(), works))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
