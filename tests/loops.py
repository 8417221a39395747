"""Event loops of tests.

A browser that is open keeps an event loop going in the thread that opened it, and Python runs
one loop in a thread at a time.
"""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

R = TypeVar("R")


def run_apart(doing: Coroutine[object, object, R]) -> R:
    """What `doing` gives, run in a thread of its own: whatever it raises is raised here."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, doing).result()
