"""What cases ask of a game, put together from its facets."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from dmd_core.kernel.ids import TABLE, Seat
from dmd_replay.check.cases.model import CaseError
from dmd_replay.facets import GameTools, needed
from dmd_replay.facets.cases import CaseFacet

# Any: definitions and tables of any game pass through unseen.


def case_words(tools: GameTools) -> CaseFacet:
    """The words of a game in case files.

    Raises:
        MissingFacetError: if it has none.
    """
    return needed(tools.cases, tools, "words for cases")


def definition_of(tools: GameTools, setup: Mapping[str, Any], packs: Sequence[Path]) -> Any:  # noqa: ANN401 - see above
    """The definition for a setup as a case writes it.

    Raises:
        ValueError: if it cannot be played, or a pack cannot be loaded.
    """
    return tools.setup.definition(tools.setup.completed(setup, [str(path) for path in packs]))


def packs_of(tools: GameTools, game: Any) -> Sequence[tuple[str, Mapping[str, bytes]]]:  # noqa: ANN401 - see above
    """The packs of a definition that are not built in: id, and file names with content."""
    return [(label.id, dict(label.files)) for label in tools.setup.labels(game) if label.files]


def seats_of(tools: GameTools, game: Any) -> dict[str, Seat]:  # noqa: ANN401 - see above
    """All seats by their words in cases, the table's among them."""
    seats = (*map(Seat, range(tools.setup.seats(game))), TABLE)
    return {case_words(tools).seat_word(game, seat): seat for seat in seats}


def told_by(tools: GameTools, game: Any, line: str) -> tuple[str, str]:  # noqa: ANN401 - see above
    """Who gives a command, if the line begins with it as in ``ian: rest``, and the rest of it."""
    head, colon, rest = line.partition(": ")
    return (head, rest.strip()) if colon and head in seats_of(tools, game) else ("", line)


def rule_sentence(tools: GameTools, rule: str) -> str:
    """What a rule says; nothing if the game has no rulebook, so that any id may be named.

    Raises:
        ValueError: for an id that is not in the rulebook, with the nearest one.
    """
    return "" if tools.rulebook is None else tools.rulebook.says(rule)


def check_rule(tools: GameTools, rule: str, place: str) -> None:
    """Refuse a rule that is not in the rulebook.

    Raises:
        CaseError: if it is not, with the place and the nearest one.
    """
    try:
        rule_sentence(tools, rule)
    except ValueError as error:
        raise CaseError.at(place, error) from error


def cards_of(tools: GameTools, game: Any) -> Collection[str]:  # noqa: ANN401 - see above
    """The keys of everything printed that a case may be about."""
    return () if tools.coverage is None else tools.coverage.cards(game).names()


__all__ = [
    "cards_of",
    "case_words",
    "check_rule",
    "definition_of",
    "packs_of",
    "rule_sentence",
    "seats_of",
    "told_by",
]
