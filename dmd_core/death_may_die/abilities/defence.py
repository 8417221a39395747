"""Abilities against harm: reducing, redirecting, answering, surviving."""

from typing import ClassVar, final

from dmd_core.death_may_die.effects.control import Effect
from dmd_core.death_may_die.ids import TokenId
from dmd_core.kernel.node import node


@final
@node
class Reduce:
    """Wounds and loss of Sanity may be reduced by so much each.

    Without `any_source` only when the owner is attacked or rolls for Fire.
    """

    HOOK: ClassVar[str] = "reduce"

    wounds: int = 0
    sanity: int = 0
    any_source: bool = False
    slot: str = ""


@final
@node
class Redirect:
    """An attack on an Investigator at most so many Spaces away may be taken over (DEC-65)."""

    HOOK: ClassVar[str] = "redirect"

    within: int = 0
    slot: str = ""


@final
@node
class AfterRedirect:
    """Done when an attack that the owner took over has been resolved."""

    HOOK: ClassVar[str] = "after_redirect"

    then: Effect
    slot: str = ""


@final
@node
class AfterAttacked:
    """Done in step 2 of a roll in which an Enemy's attack dealt the owner Wounds (RES-07).

    The attacker is "it".
    """

    HOOK: ClassVar[str] = "after_attacked"

    then: Effect
    slot: str = ""


@final
@node
class CollectWounds:
    """Whenever the owner takes Wounds, as many tokens are put on its Insanity card (CMP-02)."""

    HOOK: ClassVar[str] = "collect_wounds"

    token: TokenId
    slot: str = ""


@final
@node
class AvertDeath:
    """A death by Wounds becomes full health, so many times per game; several add up."""

    HOOK: ClassVar[str] = "avert_death"

    n: int = 1
    slot: str = ""


@final
@node
class AfterAverted:
    """Done when a death of the owner was averted."""

    HOOK: ClassVar[str] = "after_averted"

    then: Effect
    slot: str = ""


@final
@node
class DeflectFire:
    """Wounds from the owner's own Fire roll may go to one Enemy on its Space instead."""

    HOOK: ClassVar[str] = "deflect_fire"

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
