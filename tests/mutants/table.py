"""The tables of deliberate faults: one small change of one file each.

`faults/` holds those written by hand, a file for each chapter of the rulebook; each is a slip that
somebody could make. `operators.toml` holds those that a mutation tool made: a comparison turned
around, a condition dropped, a call left out.
"""

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, final

import attrs

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent
BY_HAND: Final = FOLDER / "faults"
BY_TOOL: Final = FOLDER / "operators.toml"
SURVIVORS: Final = FOLDER / "survivors.toml"

KINDS: Final = ("equivalent", "unobservable")
"""Why a fault may go unnoticed: it changes nothing, or nothing that anybody can see."""


class TableError(ValueError):
    """A fault that cannot be put in, or a table that cannot be used; the sentence says why."""


@final
@attrs.frozen
class Mutant:
    """One fault: in `file` the text `old`, which stands there once, becomes `new`.

    `fault` says in words what is wrong then, `rules` which rules are broken, `chapter` where it
    was filed. `tests` are files and folders of tests that look at it; none for a fault of the
    rules, which has cases, games and the conformance kit before its tests.
    """

    id: str
    file: str
    old: str
    new: str
    fault: str
    rules: tuple[str, ...] = attrs.field(converter=tuple)
    chapter: str = ""
    tests: tuple[str, ...] = ()

    def patched(self, root: Path = ROOT) -> str:
        """The whole text of the file with the fault in it.

        Args:
            root: the tree that the file is looked up in.

        Raises:
            TableError: if the text to change does not stand there exactly once.
        """
        text = (root / self.file).read_text(encoding="utf-8")
        times = text.count(self.old)
        if times != 1:
            raise TableError(f"{self.id}: the text to change stands {times} times in {self.file}")
        return text.replace(self.old, self.new)


@final
@attrs.frozen
class Survivor:
    """A fault that may go unnoticed, and why: one of `KINDS`, and a sentence."""

    id: str
    kind: str = attrs.field(validator=attrs.validators.in_(KINDS))
    reason: str


def mutants() -> tuple[Mutant, ...]:
    """All faults: those written by hand by chapter, then those of the tool.

    Raises:
        TableError: if two of them have one id.
    """
    files = [*sorted(BY_HAND.glob("*.toml")), *([BY_TOOL] if BY_TOOL.exists() else [])]
    found = [
        Mutant(**entry, chapter=file.stem) for file in files for entry in _entries(file, "mutant")
    ]
    seen: set[str] = set()
    for mutant in found:
        if mutant.id in seen:
            raise TableError(f"{mutant.id}: two faults have this id")
        seen.add(mutant.id)
    return tuple(found)


def chosen(found: Sequence[Mutant], words: Sequence[str]) -> list[Mutant]:
    """Those whose id or chapter fits one of the words, which may hold ``*``; all without words.

    Raises:
        TableError: if a word fits none.
    """
    if not words:
        return list(found)
    for word in words:
        if not any(_fits(mutant, word) for mutant in found):
            chapters = ", ".join(dict.fromkeys(mutant.chapter for mutant in found))
            raise TableError(f"'{word}' is neither a fault nor a chapter; chapters: {chapters}")
    return [mutant for mutant in found if any(_fits(mutant, word) for word in words)]


def _fits(mutant: Mutant, word: str) -> bool:
    return fnmatchcase(mutant.id, word) or fnmatchcase(mutant.chapter, word)


def survivors() -> dict[str, Survivor]:
    """Faults that may go unnoticed, by id."""
    return {entry["id"]: Survivor(**entry) for entry in _entries(SURVIVORS, "survivor")}


def _entries(file: Path, key: str) -> list[dict[str, Any]]:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    entries: list[dict[str, Any]] = data.get(key, [])
    return entries


__all__ = [
    "FOLDER",
    "KINDS",
    "ROOT",
    "Mutant",
    "Survivor",
    "TableError",
    "chosen",
    "mutants",
    "survivors",
]
