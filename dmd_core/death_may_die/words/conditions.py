"""Conditions: what a text may ask before it does something."""

from typing import final

from dmd_core.death_may_die.words.amounts import Amount
from dmd_core.death_may_die.words.base import Condition, word
from dmd_core.death_may_die.words.selectors import Cards, Enemies, Investigators, Spaces
from dmd_core.kernel.node import node


@final
@word("exists")
@node
class Exists(Condition):
    """There are so many Investigators, Enemies, Spaces and claimed cards, taken together."""

    investigators: Investigators | None = None
    """The Investigators that count."""
    enemies: Enemies | None = None
    """The Enemies that count."""
    spaces: Spaces | None = None
    """The Spaces that count."""
    cards: Cards | None = None
    """The claimed cards that count."""
    at_least: int = 1
    """How many there have to be."""


@final
@word("at_least")
@node
class AtLeast(Condition):
    """One amount is as large as another, or larger."""

    of: Amount
    """What is looked at."""
    n: Amount = 1
    """What it has to reach."""


@final
@word("not")
@node
class Not(Condition):
    """The condition does not hold."""

    condition: Condition
    """What must not hold."""


@final
@word("all")
@node
class AllOf(Condition):
    """Each of the conditions holds."""

    of: tuple[Condition, ...]
    """The conditions."""


@final
@word("any")
@node
class AnyOf(Condition):
    """One of the conditions holds, or more of them."""

    of: tuple[Condition, ...]
    """The conditions."""


__all__ = ["AllOf", "AnyOf", "AtLeast", "Exists", "Not"]
