"""The page of exit statuses says what the commands do."""

import re
from pathlib import Path

from dmd_replay.cli import common, crash, ending

PAGE = Path(__file__).parents[2] / "docs/exit-status.md"


def test_the_table_has_every_status() -> None:
    """The statuses of the page are the numbers that the commands end with."""
    told = [int(number) for number in re.findall(r"^\| (\d+) \|", PAGE.read_text(), re.MULTILINE)]

    assert told == [
        0,
        common.FAILED,
        common.UNUSABLE,
        common.UNVERIFIED,
        crash.CRASHED,
        ending.UNWRITTEN,
        ending.INTERRUPTED,
        ending.CLOSED,
        ending.TERMINATED,
    ]
