"""The loop of a process that is measured: a line names a work and seconds, a line answers.

It uses nothing but the standard library: it runs in the environment of the peers as well.
"""

import json
import sys
from collections.abc import Callable, Mapping
from time import process_time

Work = Callable[[], int]
"""Something done again and again; how many items it did."""


def serve(works: Mapping[str, Callable[[], Work]]) -> None:
    """Answer lines of standard input until it ends; works are prepared at their first use."""
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        name, seconds = json.loads(line)
        try:
            if name not in ready:
                ready[name] = works[name]()
                ready[name]()  # methods are made at first use, caches are filled
            answer = _measured(ready[name], seconds)
        except Exception as error:  # noqa: BLE001 - a stranger's library may raise anything
            answer = {"cannot": f"{type(error).__name__}: {error}"}
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()


def _measured(work: Work, seconds: float) -> dict[str, object]:
    start, items, used = process_time(), 0, 0.0
    while used < seconds:
        items += work()
        used = process_time() - start
    return {"items": items, "seconds": used}
