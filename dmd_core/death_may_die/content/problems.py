"""What is wrong with a pack: one line for each problem, all of them together."""

import difflib
from collections.abc import Iterable, Iterator
from typing import Final, final

import attrs

from dmd_core.kernel.schema.faults import printable

_LONGEST: Final = 100
"""Longer words are no slip of the keyboard."""
MOST_PROBLEMS: Final = 200
"""Problems of one file, or of all packs together, that are listed."""
_SHOWN: Final = 8
"""Allowed words that the text form lists; `Problem.allowed` has them all."""


@final
@attrs.frozen
class Problem:
    """One thing that is wrong, and what would be right.

    Attributes:
        file: folder of the pack and file, such as ``cthulhu/mythos.toml``.
        path: where in the file, such as ``mythos[3].effects[1].enemy``; empty for the whole file.
        found: what is there, in TOML's own spelling where it is a value.
        allowed: what may stand there: words to choose from, or one description.
        nearest: the allowed word that looks most like what was found, or empty.
    """

    file: str
    path: str
    found: str
    allowed: tuple[str, ...]
    nearest: str = ""

    def __str__(self) -> str:
        """Give the problem as one line."""
        place = f"{self.file}: {self.path}" if self.path else self.file
        words = [*self.allowed[:_SHOWN], *(["…"] if len(self.allowed) > _SHOWN else [])]
        text = f"{place}: found {self.found}; allowed: {', '.join(words) or 'nothing'}"
        return printable(f"{text}; did you mean '{self.nearest}'?" if self.nearest else text)


@final
class PackError(ValueError):
    """Packs cannot be loaded; `problems` has every reason, in the order of the files."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems; the message lists them, one per line."""
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def some(problems: Iterable[Problem], most: int = MOST_PROBLEMS) -> Iterator[Problem]:
    """The first of many problems, and behind them one that says that there are more."""
    for count, problem in enumerate(problems):
        if count == most:
            found = f"more than {most} problems; the others are not listed"
            yield Problem(problem.file, "", found, ("none",))
            return
        yield problem


def nearest_of(word: str, allowed: Iterable[str]) -> str:
    """The allowed word most like the one found; empty if none comes near."""
    if len(word) > _LONGEST:
        return ""
    return next(iter(difflib.get_close_matches(word, list(allowed), 1)), "")


__all__ = ["MOST_PROBLEMS", "PackError", "Problem", "nearest_of", "some"]
