"""Searching a rulebook: entries by their words, the best first."""

import re
from collections.abc import Sequence
from typing import Final

from dmd_core.kernel.schema.faults import suggestions
from dmd_replay.facets.rulebook import RuleEntry

_WORD: Final = re.compile(r"[\w']+")
_ID: Final = re.compile(r"(?:[a-z]+-)*[a-z]+-\d+[a-z]?")
_WHOLE, _START, _PART, _MISSPELT = 4.0, 2.0, 1.0, 0.5
_ALIKE: Final = 0.75


def ranking(
    entries: Sequence[RuleEntry], words: Sequence[str], prefix: str = ""
) -> list[tuple[RuleEntry, int]]:
    """All entries, the best first, each with the number of words it does not hold.

    A whole word counts more than the beginning of one, that more than a part of one, and a
    misspelt word least.

    Args:
        entries: those of the rulebook.
        words: what is searched for, in small letters, see `words_of`.
        prefix: what every id begins with; people leave it out.
    """
    scored = []
    for entry in entries:
        held = words_of(entry.words, prefix)
        scores = [_score(word, held) for word in words]
        missing = sum(score < _PART for score in scores)
        scored.append((missing, -sum(scores), entry.number, entry))
    return [(entry, missing) for missing, _, _, entry in sorted(scored, key=lambda one: one[:3])]


def _score(word: str, held: Sequence[str]) -> float:
    if word in held:
        return _WHOLE
    if any(one.startswith(word) for one in held):
        return _START
    if any(word in one for one in held):
        return _PART
    return _MISSPELT if suggestions(word, held, 1, likeness=_ALIKE) else 0.0


def words_of(text: str, prefix: str = "") -> list[str]:
    """The words of a text in small letters; an id is a word, and so are its parts.

    Example:
        >>> words_of("see DMD-RUN-04", "DMD-")
        ['see', 'dmd', 'run', '04', 'dmd-run-04', 'run-04']
    """
    small = text.lower()
    ids = _ID.findall(small)
    short = [one.removeprefix(prefix.lower()) for one in ids]
    return list(dict.fromkeys([*_WORD.findall(small), *ids, *short]))


__all__ = ["ranking", "words_of"]
