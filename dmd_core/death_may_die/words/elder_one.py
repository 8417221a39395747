"""The Elder One: coming to the board, advancing."""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.words.base import Verb, word
from dmd_core.death_may_die.words.selectors import Anchor
from dmd_core.kernel.node import node


@final
@word("summon_elder_one")
@node
class SummonElderOne(Verb):
    """The Elder One comes to the board (SUM-12)."""

    at: Anchor = Anchor.YOU
    """The Space."""


@unique
class Moment(StrEnum):
    """When the Elder One advances by a text."""

    NOW = "now"
    """At once."""
    CHECK = "check"
    """At the check of this turn's end, as if there were enough symbols; once at most (AMB-73)."""


@final
@word("advance")
@node
class Advance(Verb):
    """The Elder One advances (AMB-74)."""

    when: Moment = Moment.NOW
    """At which moment."""


__all__ = ["Advance", "Moment", "SummonElderOne"]
