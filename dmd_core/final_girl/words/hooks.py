"""Abilities that the rules of the player's side ask for, each at one point.

They stand on items, events, dark powers and on the ultimate side of a Final Girl; see
`dmd_core.final_girl.lookups.found` for the texts that are in force.
"""

from enum import StrEnum, unique
from typing import final

from dmd_core.final_girl.ids import ActionId, TokenId
from dmd_core.final_girl.words.base import IN_PLAY, Ability, Condition, Effect, Home, word
from dmd_core.kernel.node import node


@unique
class Dice(StrEnum):
    """Which dice a text rerolls."""

    ONE = "one"
    ANY = "any"
    ALL = "all"


@final
@word("follow_limit", IN_PLAY)
@node
class FollowLimit(Ability):
    """More or fewer victims may follow in one step, never below none (FG-MOV-05)."""

    n: int
    """By how many."""


@final
@word("follow_onto_killer", {Home.EVENT})
@node
class FollowOntoKiller(Ability):
    """The special victim of this event may follow onto the killer's space (FG-MOV-07)."""


@final
@word("saved_last", {Home.EVENT})
@node
class SavedLast(Ability):
    """The special victim of this event can be saved only as the last victim on the map."""


@final
@word("extra_dice", IN_PLAY)
@node
class ExtraDice(Ability):
    """More dice in Horror Rolls (FG-ROL-08)."""

    n: int = 1
    """How many more."""
    card: ActionId | None = None
    """In the rolls of this action card only."""
    with_victim: bool = False
    """While the special victim of this event is on her space."""


@final
@word("on_saved", IN_PLAY)
@node
class OnSaved(Ability):
    """Something happens when a victim is saved, before its reward."""

    then: Effect
    """What happens."""
    first: int = 1
    """From so many victims saved in one Action phase on."""


@final
@word("linked", IN_PLAY)
@node
class Linked(Ability):
    """She moves between the spaces with this token as if they were adjacent (FG-AMB-85)."""

    token: TokenId
    """The token."""


@final
@word("reroll", {Home.ROLL, Home.ITEM, Home.GIRL})
@node
class Reroll(Ability):
    """Dice of a Horror Roll are thrown again, in its window (FG-ROL-11)."""

    dice: Dice = Dice.ONE
    """Which dice."""
    time: int = 0
    """Time it costs; it may reach the red space (FG-AMB-51)."""


@final
@word("more_recovery", IN_PLAY)
@node
class MoreRecovery(Ability):
    """An action card that gives health gives more, once per card."""

    n: int = 1
    """How much more."""


@final
@word("after_damage", {Home.ITEM})
@node
class AfterDamage(Ability):
    """After an attack with this weapon dealt damage something may happen."""

    then: Effect
    """What may happen."""
    when: Condition | None = None
    """What has to hold for it to be offered."""


@final
@word("reduce_attack", {Home.ITEM})
@node
class ReduceAttack(Ability):
    """In the window of an attack on her: less damage, for one use (FG-DEC-15)."""

    n: int = 1
    """How much less."""


@final
@word("end_killer_phase", {Home.ITEM})
@node
class EndKillerPhase(Ability):
    """While the killer is on her space in the Killer phase: the phase may be ended at once."""


@final
@word("damage_bonus", IN_PLAY)
@node
class DamageBonus(Ability):
    """More damage to an enemy on her space, once per attack (FG-AMB-54)."""

    n: int = 1
    """How much more."""


@final
@word("use", {Home.ITEM, Home.GIRL})
@node
class Use(Ability):
    """Something she can do in the Action menu (FG-ACT-15)."""

    then: Effect
    """What it does."""
    time: int = 0
    """Time it costs; it may not push time below 0 (FG-AMB-15)."""
    once: bool = False
    """Once per Action phase (FG-AMB-59)."""
    when: Condition | None = None
    """What has to hold for it to be offered."""


@final
@word("shoot", {Home.ITEM})
@node
class Shoot(Ability):
    """The weapon works without an action card: its printed number is the damage (FG-AMB-56)."""

    time: int = 0
    """Time it costs; it may not push time below 0 (FG-AMB-15)."""


__all__ = [
    "AfterDamage",
    "DamageBonus",
    "Dice",
    "EndKillerPhase",
    "ExtraDice",
    "FollowLimit",
    "FollowOntoKiller",
    "Linked",
    "MoreRecovery",
    "OnSaved",
    "ReduceAttack",
    "Reroll",
    "SavedLast",
    "Shoot",
    "Use",
]
