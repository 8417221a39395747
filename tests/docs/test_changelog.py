"""Every entry of the changelog says what becomes of logs recorded before it."""

import re
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
HEAD, _, ENTRIES = PAGE.partition("\n## ")


def test_every_entry_ends_with_its_replay_impact() -> None:
    """Once, as the last thing, in one of the forms that the head of the page explains."""
    forms = re.findall(r"^- `(Replay impact: [a-z ]+)[` (]", HEAD, re.MULTILINE)
    entries = re.findall(r"^- ((?:.+\n)(?:  .+\n)*)", ENTRIES, re.MULTILINE)
    ends = [re.findall(r"^  Replay impact: [a-z ]+", entry, re.MULTILINE) for entry in entries]

    assert 3 == len(forms)
    assert len(entries) == len(re.findall(r"^- ", ENTRIES, re.MULTILINE))
    assert [] == [
        entry
        for entry, found in zip(entries, ends, strict=True)
        if len(found) != 1 or not found[0].strip().startswith(tuple(map(str.strip, forms)))
    ]
