"""What a case is: given a position, when commands, then what must hold."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, final

import attrs

Data = Mapping[str, Any]
"""Plain data of a case file; `Any` because people write it."""


class CaseError(ValueError):
    """A case that cannot be read or run; the sentence names file, case and place."""


@final
@attrs.frozen
class ExpectedRefusal:
    """A command that must be refused, and what its refusal must say.

    It may begin with who gives it, such as ``elizabeth: rest``: one who is not asked is refused.
    """

    command: str
    code: str = ""
    rule: str = ""
    says: str = ""


@final
@attrs.frozen
class RefusedSetup:
    """A setup that must be refused, and what has to be said of it."""

    says: str = ""
    rule: str = ""


@final
@attrs.frozen
class Then:
    """What must hold after a stage; what is left out is not looked at.

    Attributes:
        state: expected values by field path.
        gone: paths that must lead nowhere.
        events: patterns that must occur in this order, others in between.
        no_events: patterns that must not occur.
        exactly: patterns of all events, bookkeeping left out; None if not asked.
        times: how often a pattern must occur.
        legal: patterns each of which a legal command must match.
        illegal: patterns no legal command may match.
        options: all legal commands; None if not asked.
        ordered: whether `options` are in order.
        refused: commands that must be refused.
        asked: ``seat``, ``kind`` and ``must`` of the decision, as far as given.
        outcome: how the game ended; empty while it runs; None if not asked.
    """

    state: Data = attrs.field(factory=dict)
    gone: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    no_events: tuple[str, ...] = ()
    exactly: tuple[str, ...] | None = None
    times: Mapping[str, int] = attrs.field(factory=dict)
    legal: tuple[str, ...] = ()
    illegal: tuple[str, ...] = ()
    options: tuple[str, ...] | None = None
    ordered: bool = True
    refused: tuple[ExpectedRefusal, ...] = ()
    asked: Data = attrs.field(factory=dict)
    outcome: str | None = None


@final
@attrs.frozen
class Unmet:
    """One expectation that does not hold.

    Attributes:
        what: what it is about.
        expected: what should be.
        actual: what is.
        events: if it is about events, all of the stage, each in a line.
        marks: the numbers, from 1, of those events that it is about.
    """

    what: str
    expected: str
    actual: str
    events: tuple[str, ...] = ()
    marks: tuple[int, ...] = ()


@final
@attrs.frozen
class Stage:
    """Commands in their text form, and what must hold after them."""

    when: tuple[str, ...]
    then: Then


@final
@attrs.frozen
class Case:
    """One case; a row of a table is a case of its own.

    `rules` are the ids it is about, `cards` the cards. `tolerates` names checks that its position
    or play may break, for positions that no game can reach. A case with `setup_refused` ends there:
    nobody plays.
    """

    file: Path
    name: str
    rules: tuple[str, ...]
    setup: Data
    given: Data
    stages: tuple[Stage, ...]
    cards: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    tolerates: tuple[str, ...] = ()
    game: str = ""
    setup_refused: RefusedSetup | None = None

    @property
    def place(self) -> str:
        """File and name in one line."""
        return f"{self.file.name}: {self.name}"


__all__ = ["Case", "CaseError", "Data", "ExpectedRefusal", "RefusedSetup", "Stage", "Then", "Unmet"]
