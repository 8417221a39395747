"""Forms of setups: the rulings of any game, and choices among things that have names."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, get_args, get_type_hints

import attrs

from dmd_core.kernel.ids import RuleId
from dmd_core.tabletop.rulebook import Rulebook, Ruling
from dmd_replay.facets.form import FormChoice, FormField, FormKind
from dmd_replay.games.tabletop.setup_words import Named

RULINGS: Final = "Rulings"
"""The heading of the answers to open questions."""


def choices_of(things: Iterable[Named]) -> tuple[FormChoice, ...]:
    """Things to choose from, by their ids and names."""
    return tuple(FormChoice(thing.id, thing.name) for thing in things)


def in_words(key: str) -> str:
    """A key as people read it.

    Example:
        >>> in_words("trade_refusals")
        'Trade refusals'
    """
    return key.replace("_", " ").capitalize()


def rulings_form(
    rulings: type[attrs.AttrsInstance],
    rules_of: Callable[[str], tuple[RuleId, ...]],
    book: Rulebook,
    bounds: Mapping[str, tuple[int, int]],
) -> Iterator[FormField]:
    """The fields for the answers to open questions of the rules.

    Args:
        rulings: the class of them.
        rules_of: the rules of a choice by its path, such as ``rulings.principle``.
        book: the rulebook, whose questions stand in the form.
        bounds: least and most of those that are numbers.
    """
    hints: Mapping[str, Any] = get_type_hints(rulings)
    for field in attrs.fields(rulings):
        key = f"rulings.{field.name}"
        rules, words = rules_of(key), get_args(hints[field.name])
        entry = book.entry(rules[0])
        least, most = bounds.get(field.name, (None, None))
        kind = FormKind.TRUTH if hints[field.name] is bool else FormKind.NUMBER
        yield FormField(
            key,
            in_words(field.name),
            entry.question if isinstance(entry, Ruling) else entry.says,
            FormKind.ONE if words else kind,
            field.default,
            tuple(FormChoice(word, in_words(word)) for word in words),
            least,
            most,
            RULINGS,
            rules,
        )


__all__ = ["RULINGS", "choices_of", "in_words", "rulings_form"]
