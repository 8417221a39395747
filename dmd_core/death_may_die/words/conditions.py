"""Conditions: what a text may ask before it does something."""

from typing import final

from dmd_core.death_may_die.ids import TokenId
from dmd_core.death_may_die.words.base import Condition, word
from dmd_core.death_may_die.words.selectors import Enemies, Investigators, Spaces
from dmd_core.kernel.node import node


@final
@word("exists")
@node
class Exists(Condition):
    """At least `at_least` Investigators, Enemies or Spaces fit; exactly one field names which."""

    investigators: Investigators | None = None
    enemies: Enemies | None = None
    spaces: Spaces | None = None
    at_least: int = 1


@final
@word("stress_full")
@node
class StressFull(Condition):
    """Your Stress is at its maximum."""


@final
@word("alone")
@node
class Alone(Condition):
    """No other figure is on your Space."""


@final
@word("unhurt")
@node
class Unhurt(Condition):
    """You have no Wounds on your track; those of Companions do not count."""


@final
@word("tokens_touch")
@node
class TokensTouch(Condition):
    """Two Spaces with such a token are adjacent to each other."""

    token: TokenId


@final
@word("not")
@node
class Not(Condition):
    """The condition does not hold."""

    condition: Condition


__all__ = ["Alone", "Exists", "Not", "StressFull", "TokensTouch", "Unhurt"]
