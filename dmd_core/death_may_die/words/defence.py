"""Abilities against harm: reducing, redirecting, answering, surviving."""

from typing import final

from dmd_core.death_may_die.ids import TokenId
from dmd_core.death_may_die.words.base import Ability, Effect, It, word
from dmd_core.kernel.node import node


@final
@word("reduce")
@node
class Reduce(Ability):
    """Wounds and loss of Sanity may be reduced by so much each.

    Without `any_source` only when the owner is attacked or rolls for Fire.
    """

    wounds: int = 0
    """Wounds less."""
    sanity: int = 0
    """Sanity less."""
    any_source: bool = False
    """Whether it helps against everything."""
    slot: str = ""


@final
@word("redirect")
@node
class Redirect(Ability):
    """An attack on an Investigator at most so many Spaces away may be taken over (DEC-65)."""

    within: int = 0
    """How many steps away the one attacked may be."""
    slot: str = ""


@final
@word("after_redirect")
@node
class AfterRedirect(Ability):
    """Done when an attack that the owner took over has been resolved."""

    then: Effect
    """What is done."""
    slot: str = ""


@final
@word("after_attacked", it=(It.SPACE, It.ENEMY))
@node
class AfterAttacked(Ability):
    """Done in step 2 of a roll in which an Enemy's attack dealt the owner Wounds (RES-07).

    The attacker is "it".
    """

    then: Effect
    """What is done."""
    slot: str = ""


@final
@word("collect_wounds")
@node
class CollectWounds(Ability):
    """Whenever the owner takes Wounds, as many tokens are put on its Insanity card (CMP-02)."""

    token: TokenId
    """What kind of token."""
    slot: str = ""


@final
@word("avert_death")
@node
class AvertDeath(Ability):
    """A death by Wounds becomes full health, so many times per game; several add up."""

    n: int = 1
    """How many times per game."""
    slot: str = ""


@final
@word("after_averted")
@node
class AfterAverted(Ability):
    """Done when a death of the owner was averted."""

    then: Effect
    """What is done."""
    slot: str = ""


@final
@word("deflect_fire")
@node
class DeflectFire(Ability):
    """Wounds from the owner's own Fire roll may go to one Enemy on its Space instead."""

    slot: str = ""


__all__ = [
    "AfterAttacked",
    "AfterAverted",
    "AfterRedirect",
    "AvertDeath",
    "CollectWounds",
    "DeflectFire",
    "Redirect",
    "Reduce",
]
