"""Every number in every event is checked against the change of the table, or says why it is not."""

from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

import pytest

from dmd_core.death_may_die.invariants import INVARIANTS
from dmd_core.death_may_die.ruleset import EVENTS
from tests.property.event_numbers import TRUE, Told, answers

OTHERWISE: Final = {
    "Parked.keep": "of the agenda, which no table shows; folding a game compares it",
    "Parked.draws": "of chance, which no table shows; replaying a log compares it",
}
"""Numbers that no invariant of the table can check, and who does."""

CHECKED: Final = {
    f"{type(one.event).__name__}.{field}"
    for told in TRUE.values()
    for one in told
    for field in one.fields
}
"""Numbers that the invariant of their name checks."""

BY_NAME: Final = {invariant.name: invariant for invariant in INVARIANTS}


def has_number(hint: Any) -> bool:  # noqa: ANN401 - any annotation
    """Whether a field holds a plain number; ids of seats, figures and cards are names."""
    return hint is int or any(has_number(part) for part in get_args(hint))


def numbers() -> Iterator[str]:
    """Every number that an event of the game tells."""
    for kind in EVENTS.tags:
        hints = get_type_hints(kind)
        yield from (f"{kind.__name__}.{field}" for field, hint in hints.items() if has_number(hint))


def test_every_number_of_an_event_is_checked_or_says_why_not() -> None:
    """A new number has to name its invariant, with an example that tells the truth."""
    assert sorted(numbers()) == sorted([*CHECKED, *OTHERWISE])


@pytest.mark.parametrize(
    ("name", "told", "field"),
    [(name, one, field) for name, some in TRUE.items() for one in some for field in one.fields],
    ids=lambda value: f"{type(value.event).__name__}" if isinstance(value, Told) else str(value),
)
def test_a_number_that_is_not_what_happened_is_noticed(name: str, told: Told, field: str) -> None:
    """The event that tells the truth passes; the same with one more is told."""
    assert {None} == set(answers(BY_NAME[name], told.stream()))
    assert {None} != set(answers(BY_NAME[name], told.mistold(field)))
