"""The page of exit statuses says what the commands do."""

import inspect
import re
from pathlib import Path

from dmd_replay.cli import common, crash, ending
from tests.docs.console import all_commands

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
        ending.HUNG_UP,
        ending.INTERRUPTED,
        ending.CLOSED,
        ending.TERMINATED,
    ]


def test_help_says_what_a_finding_is() -> None:
    """A command whose function ends with 1 or 3 has a sentence on it in its help."""
    judges = re.compile(r"\b(FAILED|UNVERIFIED|worst)\b")
    found = {
        name: command.help or ""
        for name, command in all_commands()
        if command.callback and judges.search(inspect.getsource(inspect.unwrap(command.callback)))
    }

    assert {"verify", "goto", "legal", "fork", "demo", "cases run"} <= set(found)
    assert [name for name, told in found.items() if "Exit status" not in told] == []
