"""The rule catalogue of a game for the tools."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, final

import attrs

from dmd_core.kernel.ids import RuleId
from dmd_core.tabletop.rulebook import (
    Entry,
    Rule,
    Rulebook,
    Ruling,
    RulingCheck,
    RulingDecision,
)
from dmd_replay.facets.rulebook import RuleEntry, RuleUse
from dmd_replay.games.tabletop.citations import Citing

_KINDS: Final = {
    "rule": Rule,
    "ruling": Ruling,
    "decision": RulingDecision,
    "check": RulingCheck,
}


@final
class GameRulebook:
    """The rulebook of one game, see `dmd_replay.facets.rulebook.RulebookFacet`.

    Args:
        read: gives the catalogue.
        prefix: what every id begins with.
        citing: the sources of the engine.
        known_by: the sources of a rule, and what the game tells of it beside them.
    """

    kinds: Final = tuple(_KINDS)

    def __init__(
        self,
        read: Callable[[], Rulebook],
        prefix: str,
        citing: Citing,
        known_by: Callable[[Rule], str],
    ) -> None:
        """See the class."""
        self.prefix: Final = prefix
        self._read = read
        self._citing = citing
        self._known_by = known_by

    @cached_property
    def entries(self) -> Sequence[RuleEntry]:
        """All entries, made once."""
        return tuple(map(self._entry, self._read().entries))

    def says(self, rule: str) -> str:
        """The sentence of an entry."""
        return self._read().entry(rule).says

    def use(self, rule: str) -> RuleUse:
        """Where the sources of the engine name an entry."""
        book, found = self._read(), self._citing.citations
        name = book.entry(rule).id
        return RuleUse(
            found.cited.get(name, ()),
            found.mentioned.get(name, ()),
            tuple(
                str(other.id)
                for other in book.entries
                if other.id != name and name in set(self._citing.mentions(_words(other)))
            ),
            tuple(self._beside(book, name)),
        )

    def _entry(self, entry: Entry) -> RuleEntry:
        return RuleEntry(
            str(entry.id),
            entry.no,
            next(name for name, kind in _KINDS.items() if isinstance(entry, kind)),
            entry.id.split("-")[1],
            entry.says,
            entry.question if isinstance(entry, Ruling) else "",
            tuple(self._facts(entry)),
            _words(entry),
            _data(entry),
        )

    def _facts(self, entry: Entry) -> Iterator[tuple[str, str]]:
        match entry:
            case Rule():
                yield "who decides", entry.who.value
                if entry.if_impossible is not None:
                    yield "if impossible", entry.if_impossible
                if entry.invariant is not None:
                    yield "invariant", entry.invariant
                yield "sources", self._known_by(entry)
            case Ruling():
                yield "firmness", entry.kind.value
                if entry.config is not None:
                    default = str(entry.default).lower()
                    yield "house rule", f"--ruling {entry.config}=..., without it {default}"
            case RulingDecision():
                yield "where", entry.where
                yield "who decides", entry.who.value
                yield "may be declined", "no" if entry.must else "yes"
            case RulingCheck():
                yield "checked after each", entry.when.value
                yield "rests on", ", ".join(entry.rules)

    def _beside(self, book: Rulebook, name: RuleId) -> Iterator[str]:
        """Ids of the rulings that the engine names in the same classes and functions."""
        mine = self._scopes(name)
        for one in book.rulings:
            if one.id != name and mine & self._scopes(one.id):
                yield one.id

    def _scopes(self, name: RuleId) -> set[tuple[str, str]]:
        found = self._citing.citations
        places = (*found.cited.get(name, ()), *found.mentioned.get(name, ()))
        return {(place.file, place.inside) for place in places if place.inside}


def _data(entry: Entry) -> Mapping[str, object]:
    values: dict[str, object] = attrs.asdict(entry)
    return {**values, "firmness": entry.kind.value if isinstance(entry, Ruling) else None}


def _words(entry: Entry) -> str:
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


__all__ = ["GameRulebook"]
