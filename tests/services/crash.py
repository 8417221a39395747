"""``python -m tests.services.crash STORE PREFIX COUNT LOG``: writers to be killed.

Eight threads append entries of their own games as fast as they can. Each line that is printed is an
entry that was acknowledged: the name of a game and the version it has now.
"""

import os
import sys
from pathlib import Path
from threading import Thread

from dmd_replay.store import Append, New, Store

WRITERS = 8


def data_of(name: str, version: int) -> bytes:
    """What stands in an entry; tells which one it is, and whether it is whole."""
    return f"[{name}:{version}]".encode() * 20


def write(store: Store, names: list[str]) -> None:
    """Append to one game after the other, for ever."""
    versions = dict(zip(names, map(store.version, names), strict=True))
    while True:
        for name in names:
            data = data_of(name, versions[name] + 1)
            versions[name] = store.append(Append(name, versions[name], data))
            os.write(1, f"{name} {versions[name]}\n".encode())


def main() -> None:
    """Begin the games, then write."""
    where, prefix, count, log = sys.argv[1:]
    store = Store.open(where)
    names = [f"{prefix}.{number}" for number in range(int(count))]
    data = Path(log).read_bytes()
    store.begin_all([New(name, data) for name in names])
    os.write(1, b"ready\n")
    for writer in range(WRITERS):
        Thread(target=write, args=(store, names[writer::WRITERS])).start()


if __name__ == "__main__":
    main()
