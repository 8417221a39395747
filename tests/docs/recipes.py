"""Recipes of a page: what it says to write into which file, done to a copy of the tree.

A step is a line that names a file and a place, and the block of code below it:

- ``New file `PATH`:``
- ``At the end of `PATH`:``
- ``Among the imports of `PATH`:``
- ``In `PATH`, before `LINE`:``, ``… after …`` or ``… in place of …``, with a line of the file
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

import attrs

ROOT: Final = Path(__file__).parents[2]

_STEP: Final = re.compile(
    r"^(?P<how>New file|At the end of|Among the imports of|In) `(?P<file>[^`]+)`"
    r"(?:, (?P<where>before|after|in place of) `{1,2} ?(?P<line>[^\n]+?) ?`{1,2})?:\n\n"
    r"```\w+\n(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_IMPORT: Final = re.compile(r"^(?:from|import) ", re.MULTILINE)


@final
@attrs.frozen
class Step:
    """One step: where a piece of text goes, and the text.

    Attributes:
        how: the words the page begins with.
        file: the path of the file, from the root of the tree.
        where: ``before``, ``after`` or ``in place of``; empty where `how` says it.
        line: the line of the file that is meant, without its indentation.
        code: the text.
    """

    how: str
    file: str
    where: str
    line: str
    code: str

    def done(self, root: Path) -> None:
        """Do it in a copy of the tree."""
        path = root / self.file
        if self.how == "New file":
            assert not path.exists(), f"{self.file} is there already"
            path.parent.mkdir(exist_ok=True)
            path.write_text(self.code, encoding="utf-8")
            return
        text = path.read_text(encoding="utf-8")
        path.write_text(self._changed(text), encoding="utf-8")

    def _changed(self, text: str) -> str:
        if self.how == "At the end of":
            return f"{text.rstrip()}\n\n\n{self.code}"
        if self.how == "Among the imports of":
            first = _IMPORT.search(text)
            assert first is not None, f"{self.file} imports nothing"
            return text[: first.start()] + self.code + text[first.start() :]
        found = re.findall(rf"^[ ]*{re.escape(self.line)}\n", text, re.MULTILINE)
        assert len(found) == 1, f"{self.file} has {len(found)} lines '{self.line}'"
        new = {
            "before": self.code + found[0],
            "after": found[0] + self.code,
            "in place of": self.code,
        }
        return text.replace(found[0], new[self.where])


def section(page: str, heading: str) -> str:
    """The text below a heading of the second level."""
    pattern = rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)"
    (text,) = re.findall(pattern, page, re.MULTILINE | re.DOTALL)
    return str(text)


def steps(text: str) -> Iterator[Step]:
    """The steps of a text in order."""
    for found in _STEP.finditer(text):
        yield Step(**{name: value or "" for name, value in found.groupdict().items()})


def blocks(text: str, language: str) -> list[str]:
    """The blocks of one language in a text."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def copied(to: Path, *parts: str) -> Path:
    """A copy of parts of the tree in an empty folder; gives the folder."""
    for part in parts:
        target = to / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / part, target)
    return to
