"""The facet of the rulebook: the rules that a game cites, in words."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, final

import attrs


@final
@attrs.frozen
class RuleEntry:
    """One entry of a rulebook.

    Attributes:
        id: its stable id, such as ``DMD-RUN-04``.
        number: its place in the rulebook.
        kind: what it is, such as ``rule`` or ``ruling``.
        chapter: the part of the rulebook it belongs to, such as ``RUN``.
        says: its sentence.
        question: what it answers; empty if it answers none.
        facts: what else is known, as pairs of heading and text.
        words: everything in it that a search should find.
        data: the entry for programs.
    """

    id: str
    number: int
    kind: str
    chapter: str
    says: str
    question: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    words: str = ""
    data: Mapping[str, Any] = attrs.field(factory=dict)


@final
@attrs.frozen(order=True)
class Place:
    """A line of the sources: file as ``dmd_core/...``, line number, and the class or function."""

    file: str
    line: int
    inside: str = ""

    def __str__(self) -> str:
        """File and line, and what stands there."""
        return f"{self.file}:{self.line}" + (f" {self.inside}" if self.inside else "")


@final
@attrs.frozen
class RuleUse:
    """Where the engine rests on an entry.

    Attributes:
        cited: lines whose code names it.
        mentioned: lines whose comments or docstrings name it.
        referring: the other entries that name it.
        beside: ids of the rulings named at the same places.
    """

    cited: tuple[Place, ...] = ()
    mentioned: tuple[Place, ...] = ()
    referring: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


class RulebookFacet(Protocol):
    """The rulebook of one game."""

    @property
    def prefix(self) -> str:
        """What every id begins with, such as ``DMD-``; it may be left out by people."""

    @property
    def kinds(self) -> Sequence[str]:
        """Every `RuleEntry.kind` there is."""

    @property
    def entries(self) -> Sequence[RuleEntry]:
        """All entries in the order of the rulebook."""

    def says(self, rule: str) -> str:
        """The sentence of an entry.

        Raises:
            ValueError: if there is no such entry, with the nearest id.
        """

    def use(self, rule: str) -> RuleUse:
        """Where the engine rests on an entry."""


def says_of(rulebook: RulebookFacet | None, rule: str) -> str:
    """The sentence of an entry; empty if there is no such entry, or no rulebook."""
    try:
        return "" if rulebook is None else rulebook.says(rule)
    except ValueError:
        return ""


__all__ = ["Place", "RuleEntry", "RuleUse", "RulebookFacet", "says_of"]
