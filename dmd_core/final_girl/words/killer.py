"""What killers and minions do, and abilities that the rules of the killer's side ask for.

Abilities stand on dark powers, minor dark powers, finales, events and on the killer itself; those
that name a token are in force while the token lies on the map, wherever their card is.
"""

from enum import StrEnum, unique
from typing import final

from dmd_core.final_girl.ids import TokenId
from dmd_core.final_girl.words.base import IN_PLAY, Ability, Effect, Home, word
from dmd_core.kernel.node import node


@unique
class Aim(StrEnum):
    """What a killer action is aimed at (FG-KIL-04)."""

    VICTIM = "victim"
    """The closest victim."""
    CLOSEST = "closest"
    """Whoever is closest."""
    GIRL = "girl"
    """The Final Girl."""


@unique
class Icon(StrEnum):
    """What an enemy does in a killer action, one icon after the other (FG-KIL-03)."""

    MOVE = "move"
    ATTACK = "attack"


@unique
class Actor(StrEnum):
    """Which enemies carry a killer action out."""

    ENEMIES = "enemies"
    """The minions one after another, then the killer (FG-MIN-08)."""
    KILLER = "killer"
    MINIONS = "minions"
    IT = "it"
    """The minion whose action this is (FG-MIN-07)."""


@final
@word("killer_acts")
@node
class KillerActs(Effect):
    """A killer action: a target, and icons from left to right (FG-KIL-03)."""

    target: Aim
    """What it is aimed at."""
    icons: tuple[Icon, ...]
    """Moves and attacks, in order."""
    who: Actor = Actor.ENEMIES
    """Which enemies do it."""


@final
@word("minions_act")
@node
class MinionsAct(Effect):
    """Each minion does what its kind does in step 1 of the Killer phase (FG-MIN-07)."""


@final
@word("attack_bonus", {Home.KILLER, Home.EVENT, Home.LOCATION})
@node
class AttackBonus(Ability):
    """The attack value of the killer is higher (FG-AMB-79)."""

    n: int = 1
    """By how much."""


@final
@word("move_bonus", {Home.KILLER, Home.EVENT, Home.LOCATION})
@node
class MoveBonus(Ability):
    """The movement value of the killer is higher (FG-AMB-79)."""

    n: int = 1
    """By how much."""


@final
@word("hits_all", {Home.KILLER, Home.EVENT, Home.LOCATION})
@node
class HitsAll(Ability):
    """Each attack of the killer hits every victim on its space, then her (FG-AMB-77)."""


@final
@word("extra_attack", {Home.KILLER, Home.EVENT, Home.LOCATION})
@node
class ExtraAttack(Ability):
    """After an action in which the killer attacked her it attacks her once more (FG-AMB-78)."""


@final
@word("on_kill", IN_PLAY, it=True)
@node
class OnKill(Ability):
    """Something happens for each victim killed (FG-AMB-42, step 4)."""

    then: Effect
    """What happens."""
    by_killer: bool = True
    """Only for those that attack icons of the killer killed (FG-AMB-80)."""


@final
@word("on_death", {Home.EVENT}, it=True)
@node
class OnDeath(Ability):
    """Something happens when the special victim of this event dies (FG-AMB-42, step 3)."""

    then: Effect
    """What happens."""
    on_her_space: bool = False
    """Only if it dies on the space of the Final Girl."""


@final
@word("lures_killer", IN_PLAY)
@node
class LuresKiller(Ability):
    """Every target the killer would choose is the special victim of this event, or a token.

    The special victim is attacked first on its space.
    """

    token: TokenId | None = None
    """The token, instead of the special victim."""


@final
@word("killer_enters", IN_PLAY, it=True)
@node
class KillerEnters(Ability):
    """Something happens when the killer enters a space with this token, which is "it"."""

    token: TokenId
    """The token."""
    then: Effect
    """What happens."""


@final
@word("deadly", IN_PLAY)
@node
class Deadly(Ability):
    """Every victim that comes to a space with this token dies (FG-AMB-33)."""

    token: TokenId
    """The token."""


@final
@word("paired", IN_PLAY)
@node
class Paired(Ability):
    """Where exactly two victims are and one is killed, the other dies (FG-AMB-42, step 5)."""


@final
@word("in_upkeep", IN_PLAY)
@node
class InUpkeep(Ability):
    """Something happens in step 2 of every Upkeep phase (FG-UPK-02)."""

    then: Effect
    """What happens."""


__all__ = [
    "Actor",
    "Aim",
    "AttackBonus",
    "Deadly",
    "ExtraAttack",
    "HitsAll",
    "Icon",
    "InUpkeep",
    "KillerActs",
    "KillerEnters",
    "LuresKiller",
    "MinionsAct",
    "MoveBonus",
    "OnDeath",
    "OnKill",
    "Paired",
]
