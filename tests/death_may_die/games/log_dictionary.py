"""How the dictionary of format 1 was made: the text that stands before the first frame of a log.

``python -m tests.death_may_die.games.log_dictionary OUT`` makes another from the games of
`fixtures/games`, for a later format. The one of format 1 stays as it is, else no log of format 1
could be read.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Final

from tests.keeping import FOLDER
from tests.replay.logs import plains_of

RECORD_BYTES: Final = 3000
"""How much of it is records; more gains little."""

_GRAM: Final = 5
"""Pieces shorter than this are cheap without a dictionary."""


def grams(plain: bytes) -> set[bytes]:
    """All pieces of a text."""
    return {plain[start : start + _GRAM] for start in range(len(plain) - _GRAM + 1)}


def chosen(records: list[bytes]) -> list[bytes]:
    """The records that hold most of what is common, the best one first."""
    common: Counter[bytes] = Counter()
    for record in records:
        common.update(grams(record))
    pool = sorted(set(records))
    covered: set[bytes] = set()
    found: list[bytes] = []
    while sum(map(len, found)) < RECORD_BYTES and pool:
        worth = {
            record: sum(common[gram] - 1 for gram in grams(record) - covered) / (len(record) + 1)
            for record in pool
        }
        best = max(pool, key=lambda record: worth[record])
        found.append(best)
        covered |= grams(best)
        pool.remove(best)
    return found


def dictionary(logs: list[bytes]) -> bytes:
    """Records, the best one last, and a header behind them: what is near costs least."""
    plains = [plains_of(log) for log in logs]
    records = [plain for log in plains for plain in log[1:]]
    return b"".join(reversed(chosen(records))) + plains[0][0]


def main() -> None:
    """Write a dictionary to the path that was named."""
    logs = [path.read_bytes() for path in sorted(FOLDER.glob("*.dmdlog"))]
    Path(sys.argv[1]).write_bytes(dictionary(logs))


if __name__ == "__main__":
    main()
