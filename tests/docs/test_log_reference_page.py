"""The page of events and commands says what the classes say."""

import re

from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS
from tests.docs.log_reference import PAGE, page


def test_the_page_is_that_of_the_declarations() -> None:
    """Whoever adds or changes an event or command writes the page anew, with one command."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_event_and_command_has_its_row() -> None:
    """Each class stands on the page once, with its tag in front."""
    text = PAGE.read_text(encoding="utf-8")
    first, second = text.split("## Commands")
    rows = re.compile(r"^\| (\d+) \| `(\S+)` \|", re.MULTILINE)

    assert {int(tag): name for tag, name in rows.findall(first)} == {
        tag: kind.__name__ for kind, tag in EVENTS.tags.items()
    }
    assert {int(tag): word for tag, word in rows.findall(second)} == {
        tag: kind.WORD for kind, tag in COMMANDS.tags.items()
    }
