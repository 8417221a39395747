"""The games and logs that were kept are never recorded anew: each is the file that it was.

A log that is recorded anew proves nothing about old ones. `fixtures/kept.txt` holds the digest of
every file; a file may be added with its line, and no digest is ever changed. A line may get a third
part: the name of the declared change of the rules that makes another game of the log.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest

from dmd_replay.check.replay import ReplayVerdict
from dmd_replay.check.upgrade import Fate, upgrade
from dmd_replay.log import Log, read_log
from dmd_replay.read.history import history_of
from dmd_replay.read.timeline import folding
from dmd_replay.registry import game_tools
from tests.kept_logs import FIXTURES, lines

BEFORE_THE_REDESIGN: Final = 23
"""So many there were when frames became opaque; they are the proof that no log was orphaned."""


def logs() -> Iterator[Path]:
    """The logs among the fixtures."""
    for folder in ("games", "logs"):
        yield from sorted((FIXTURES / folder).rglob("*.dmdlog"))


def outcome_as_recorded(log: Log) -> str:
    """How a log says that its game ended, by folding what it holds."""
    tools = game_tools(log.header.ruleset)
    history = history_of(tools, log)
    state = history.timeline.start
    for number in history.line:
        state = folding(history.timeline, number, state)
    return tools.ruleset.outcome(state.table)


@pytest.mark.parametrize(("digest", "name", "change"), lines())
def test_a_kept_log_is_the_file_that_it_was_and_exact(digest: str, name: str, change: str) -> None:
    """Whatever became of the program since, every event comes out again.

    Where a rule was mended, the log diverges for that reason and no other, and can still be
    looked at to its end.
    """
    path = FIXTURES / name
    log = read_log(path)
    found = upgrade(game_tools(log.header.ruleset), log)

    assert digest == blake2b(path.read_bytes(), digest_size=16).hexdigest()
    if change:
        assert (Fate.DECLARED, change) == (found.fate, found.change), found.reason
        assert log.footer is not None
        assert outcome_as_recorded(log) == log.footer.outcome
    else:
        assert (ReplayVerdict.EXACT, "") == (found.report.verdict, found.reason)


def test_every_kept_log_has_its_line() -> None:
    """A log among the fixtures is kept from the day it came there, and none is lost."""
    found = [str(path.relative_to(FIXTURES)) for path in logs()]

    assert found == [name for _, name, _ in lines()]
    assert len(found) >= BEFORE_THE_REDESIGN
