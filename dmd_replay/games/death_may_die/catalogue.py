"""Finding one's way in the rule catalogue: chapters, kinds, references, search."""

import re
from collections.abc import Sequence
from typing import Final

from dmd_core.death_may_die.rulebook import (
    Entry,
    Rule,
    Rulebook,
    Ruling,
    RulingCheck,
    RulingDecision,
)
from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.faults import suggestions
from dmd_replay.games.death_may_die.citations import citations, mentions

KINDS: Final = {
    "rule": Rule,
    "ruling": Ruling,
    "decision": RulingDecision,
    "check": RulingCheck,
}
_WORD: Final = re.compile(r"[\w']+")


def chapter_of(entry: Entry) -> str:
    """The middle part of an id, such as RUN."""
    return entry.id.split("-")[1]


def kind_of(entry: Entry) -> str:
    """What an entry is: rule, ruling, decision or check."""
    return next(name for name, kind in KINDS.items() if isinstance(entry, kind))


def referring(book: Rulebook, entry: Entry) -> list[Entry]:
    """The other entries whose text names this one, rulings and checks among them."""
    return [
        other
        for other in book.entries
        if other.id != entry.id and entry.id in set(mentions(_text(other)))
    ]


def rulings_beside(book: Rulebook, entry: Entry) -> list[str]:
    """Ids of the rulings that the engine names in the same classes and functions as an entry."""
    found = citations()

    def scopes(name: RuleId) -> set[tuple[str, str]]:
        places = (*found.cited.get(name, ()), *found.mentioned.get(name, ()))
        return {(place.file, place.inside) for place in places if place.inside}

    mine = scopes(entry.id)
    return [one.id for one in book.rulings if one.id != entry.id and mine & scopes(one.id)]


def _text(entry: Entry) -> str:
    """All the words of an entry."""
    parts: list[str] = [entry.id, entry.says]
    match entry:
        case Rule():
            parts.extend((entry.if_impossible or "", entry.invariant or ""))
        case Ruling():
            parts.extend((entry.question, entry.config or ""))
        case RulingDecision():
            parts.append(entry.where)
        case RulingCheck():
            parts.extend(entry.rules)
    return " ".join(parts)


def ranking(book: Rulebook, words: Sequence[str]) -> list[tuple[Entry, int]]:
    """All entries, the best first, each with the number of words it does not hold.

    A whole word counts more than the beginning of one, that more than a part of one, and a
    misspelt word least.

    Args:
        book: the rulebook.
        words: what is searched for, in small letters.
    """
    scored = []
    for entry in book.entries:
        held = words_of(_text(entry))
        scores = [_score(word, held) for word in words]
        missing = sum(score < _PART for score in scores)
        scored.append((missing, -sum(scores), entry.no, entry))
    return [(entry, missing) for missing, _, _, entry in sorted(scored, key=lambda one: one[:3])]


_WHOLE, _START, _PART = 4.0, 2.0, 1.0


def _score(word: str, held: Sequence[str]) -> float:
    if word in held:
        return _WHOLE
    if any(one.startswith(word) for one in held):
        return _START
    if any(word in one for one in held):
        return _PART
    return 0.5 if suggestions(word, held, 1, likeness=0.75) else 0.0


def words_of(text: str) -> list[str]:
    """The words of a text in small letters; an id is a word, and so are its parts."""
    ids = re.findall(r"(?:dmd-)?[a-z]+-\d+[a-z]?", text.lower())
    return [*_WORD.findall(text.lower()), *ids]


__all__ = [
    "KINDS",
    "chapter_of",
    "kind_of",
    "ranking",
    "referring",
    "rulings_beside",
    "words_of",
]
