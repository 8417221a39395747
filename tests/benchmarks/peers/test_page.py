"""The table of peers, made of measurements that are made up."""

import attrs
import pytest

from tests.benchmarks.compare.judging import Compared
from tests.benchmarks.peers.ours import WORKS as OURS
from tests.benchmarks.peers.page import Run, block, placed
from tests.benchmarks.peers.rows import ROWS, Row
from tests.benchmarks.peers.theirs import WORKS as THEIRS

ROW = Row("quick", "tic-tac-toe", "moves", "nothing", "it is written in C++", "quick-package")
SLOW = attrs.evolve(ROW, peer="slow", ours="append", keeps="log", why="", unit="decisions")
GONE = attrs.evolve(ROW, peer="gone")
RUN = Run(
    {
        "slow": Compared("slow", 1234.4, 61720.0, 50.0, 48.765, 51.0, 5, other=True),
        "quick": Compared("quick", 100_000.0, 50_000.0, 0.5, 0.4, 0.625, 5, other=True),
    },
    {"gone": "cannot be installed here: no such version"},
    {"processor": "x86_64", "Python": "3.11.7"},
    rounds=5,
    seconds=0.5,
    shared=True,
)
EXPECTED = """\
<!-- written by make bench-peers -->

processor x86_64, Python 3.11.7.

Each figure is the median of 5 rounds of 0.5 seconds of processor time for either side, one after \
the other; the ratio is the median of the ratios of the rounds, with the bounds of the middle half \
of them. The machine was shared with other work: go by the ratios and their spread, not by the \
rates.

**Slower than the peer**

| peer | it keeps | same game | peer, /s | ours, /s | ours / peer | half of the rounds |
|---|---|---|--:|--:|--:|---|
| quick | nothing | yes | 100,000 | 50,000 moves | 0.50 | 0.40 to 0.62 |

- quick: it is written in C++.

**As fast or faster**

| peer | it keeps | same game | peer, /s | ours, /s | ours / peer | half of the rounds |
|---|---|---|--:|--:|--:|---|
| slow | log | no | 1,234 | 61,720 decisions | 50.00 | 48.77 to 51.00 |

Not measured:

- gone: cannot be installed here: no such version.

![Ratios to all peers as bars](benchmarks/peers.svg)

<!-- until here -->"""


def test_what_is_slower_than_a_peer_stands_first_with_its_reason() -> None:
    """And a peer that is missing is told, whatever the order of rows."""
    assert EXPECTED == block(RUN, (SLOW, GONE, ROW))


def test_the_block_takes_the_place_of_the_old_one() -> None:
    """What stands around it stays."""
    page = "before\n<!-- written by make bench-peers -->\nold\n<!-- until here -->\nafter\n"

    assert f"before\n{EXPECTED}\nafter\n" == placed(page, EXPECTED)


def test_a_page_without_a_place_is_refused() -> None:
    """Nothing is written somewhere else."""
    with pytest.raises(
        ValueError, match=r"^the page has no lines <!-- written by make bench-peers"
    ):
        placed("no mark", EXPECTED)


def test_each_row_names_works_that_there_are_and_says_why_it_may_be_slower() -> None:
    """Those of boardgame.io are in its script; no peer that is measured goes untold."""
    python = {row.peer for row in ROWS if row.package != "boardgame.io"}
    assert python == set(THEIRS)
    assert {row.ours for row in ROWS} == set(OURS)
