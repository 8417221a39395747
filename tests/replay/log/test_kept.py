"""The games and logs that were kept are never recorded anew: each is the file that it was.

A log that is recorded anew proves nothing about old ones. `fixtures/kept.txt` holds the digest of
every file; a file may be added with its line, and no line is ever changed.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest

from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log

FIXTURES: Final = Path(__file__).parents[3] / "fixtures"
KEPT: Final = FIXTURES / "kept.txt"

BEFORE_THE_REDESIGN: Final = 23
"""So many there were when frames became opaque; they are the proof that no log was orphaned."""


def lines() -> list[tuple[str, str]]:
    """The digests of `kept.txt` and the files they are of."""
    pairs = (line.split(maxsplit=1) for line in KEPT.read_text(encoding="utf-8").splitlines())
    return [(digest, name) for digest, name in pairs]


def logs() -> Iterator[Path]:
    """The logs among the fixtures."""
    for folder in ("games", "logs"):
        yield from sorted((FIXTURES / folder).rglob("*.dmdlog"))


@pytest.mark.parametrize(("digest", "name"), lines())
def test_a_kept_log_is_the_file_that_it_was_and_exact(digest: str, name: str) -> None:
    """Whatever became of the program since, every event comes out again."""
    path = FIXTURES / name
    report = replay(TOOLS, read_log(path))

    assert digest == blake2b(path.read_bytes(), digest_size=16).hexdigest()
    assert (ReplayVerdict.EXACT, None) == (report.verdict, report.difference)


def test_every_kept_log_has_its_line() -> None:
    """A log among the fixtures is kept from the day it came there, and none is lost."""
    found = [str(path.relative_to(FIXTURES)) for path in logs()]

    assert found == [name for _, name in lines()]
    assert len(found) >= BEFORE_THE_REDESIGN
