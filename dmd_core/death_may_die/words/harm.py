"""Losses, Stress, Wounds and healing: each verb one batch for all its targets."""

from typing import final

from dmd_core.death_may_die.words.amounts import Amount, AmountOrAll
from dmd_core.death_may_die.words.base import HittingVerb, Verb, word
from dmd_core.death_may_die.words.selectors import YOU, Enemies, Investigators, Spaces
from dmd_core.kernel.node import node


@final
@word("lose_sanity")
@node
class LoseSanity(HittingVerb):
    """Each of them loses Sanity: one loss, stopped by the next Threshold (SAN-03)."""

    n: Amount
    """How much Sanity."""
    who: Investigators = YOU
    """Who loses it."""


@final
@word("take_stress")
@node
class TakeStress(HittingVerb):
    """Each of them takes Stress."""

    n: Amount
    """How much Stress."""
    who: Investigators = YOU
    """Who takes it."""
    overflow: bool = False
    """Whether what does not fit becomes Wounds (STR-04)."""


@final
@word("take_wounds")
@node
class TakeWounds(HittingVerb):
    """Each of them takes Wounds; Companions may take them (CMP-01)."""

    n: Amount
    """How many Wounds."""
    who: Investigators = YOU
    """Who takes them."""


@final
@word("heal")
@node
class Heal(HittingVerb):
    """Each of them heals so much Stress and so many Wounds."""

    stress: AmountOrAll = 0
    """How much Stress."""
    wounds: AmountOrAll = 0
    """How many Wounds of their own."""
    mix: int = 0
    """So many points instead, which the chooser splits between Stress and Wounds."""
    who: Investigators = YOU
    """Who heals."""


@final
@word("set_stress")
@node
class SetStress(Verb):
    """Your Stress becomes so much, at most its maximum."""

    n: Amount
    """How much Stress you have then."""


@final
@word("harm")
@node
class Harm(HittingVerb):
    """Wounds for figures, and for objects of the Episode, all in one batch.

    The Elder One is passed over while it cannot take Wounds (RIT-02).
    """

    n: Amount
    """How many Wounds each of them takes."""
    enemies: Enemies | None = None
    """The Enemies that take them."""
    investigators: Investigators | None = None
    """The Investigators that take them."""
    objects: Spaces | None = None
    """The Spaces whose objects take them."""


__all__ = ["Harm", "Heal", "LoseSanity", "SetStress", "TakeStress", "TakeWounds"]
