"""Losses, Stress, Wounds and healing: each verb one batch for all its targets."""

from typing import final

from dmd_core.death_may_die.words.amounts import Amount
from dmd_core.death_may_die.words.base import HittingVerb, Verb, word
from dmd_core.death_may_die.words.selectors import YOU, Enemies, Investigators, Spaces
from dmd_core.kernel.node import node


@final
@word("lose_sanity")
@node
class LoseSanity(HittingVerb):
    """Each of them loses Sanity: one loss, stopped by the next Threshold (SAN-03)."""

    n: Amount
    who: Investigators = YOU


@final
@word("take_stress")
@node
class TakeStress(HittingVerb):
    """Each of them takes Stress; with `overflow` what does not fit becomes Wounds (STR-04)."""

    n: Amount
    who: Investigators = YOU
    overflow: bool = False


@final
@word("take_wounds")
@node
class TakeWounds(HittingVerb):
    """Each of them takes Wounds; Companions may take them (CMP-01)."""

    n: Amount
    who: Investigators = YOU


@final
@word("heal")
@node
class Heal(HittingVerb):
    """Each of them heals so much Stress and so many Wounds; `mix` points may be split freely."""

    stress: Amount = 0
    wounds: Amount = 0
    mix: int = 0
    who: Investigators = YOU


@final
@word("match_stress")
@node
class MatchStress(Verb):
    """Your Stress marker moves to the column of your Wounds marker, at most to its maximum."""


@final
@word("harm")
@node
class Harm(HittingVerb):
    """Wounds for figures, and for objects of the Episode, all in one batch.

    The Elder One is passed over while it cannot take Wounds (RIT-02).
    """

    n: Amount
    enemies: Enemies | None = None
    investigators: Investigators | None = None
    objects: Spaces | None = None


__all__ = ["Harm", "Heal", "LoseSanity", "MatchStress", "TakeStress", "TakeWounds"]
