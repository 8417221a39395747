"""The page of rulings lists every switch with its default."""

import re
from pathlib import Path

import attrs

from dmd_core import Rulings
from dmd_core.death_may_die.rulebook import rulebook

PAGE = (Path(__file__).parents[2] / "docs/rulings.md").read_text(encoding="utf-8")


def rows() -> dict[str, tuple[str, str]]:
    """Default and rule id by field, read off the table."""
    cells = re.findall(r"^\| `(\w+)` \| `(\S+)` \| [^|]+ \| (DMD-\S+) \|", PAGE, re.MULTILINE)
    return {name: (default, rule) for name, default, rule in cells}


def test_the_page_lists_every_field_with_its_default() -> None:
    """Page and code name the same switches with the same defaults."""
    fields = {field.name: str(field.default).lower() for field in attrs.fields(Rulings)}

    assert {name: default for name, (default, _) in rows().items()} == fields


def test_the_page_cites_known_entries() -> None:
    """Every cited id is an entry of the rule catalogue."""
    known = set(rulebook().all_ids())

    assert [rule for _, rule in rows().values() if rule not in known] == []
