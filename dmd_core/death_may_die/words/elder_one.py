"""The Elder One: coming to the board, advancing."""

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


@final
@word("advance")
@node
class Advance(Verb):
    """The Elder One advances at once (AMB-74)."""


@final
@word("hasten_advance")
@node
class HastenAdvance(Verb):
    """The check of this end of turn advances the Elder One as if there were enough symbols."""


__all__ = ["Advance", "HastenAdvance", "SummonElderOne"]
