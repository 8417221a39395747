"""Enemies: summoning and moving them, and what their own cards change."""

from typing import final

from dmd_core.death_may_die.ids import EnemyId, TokenId
from dmd_core.death_may_die.words.base import Ability, Effect, Home, It, Verb, word
from dmd_core.death_may_die.words.selectors import HERE, Anchor, Enemies, Spaces
from dmd_core.kernel.node import node


@final
@word("summon")
@node
class Summon(Verb):
    """A figure of the type on each of the Spaces, as far as the reserve goes (SPAWN-03)."""

    enemy: EnemyId
    where: Spaces = HERE


@final
@word("move_enemies")
@node
class MoveEnemies(Verb):
    """Each of the Enemies moves along a shortest path (MOVE-01).

    `towards` names a Space; without it each goes to the nearest intact object of the Episode.
    """

    enemies: Enemies
    steps: int
    towards: Anchor | None = Anchor.YOU


@final
@word("place_enemies")
@node
class PlaceEnemies(Verb):
    """Each of the Enemies goes directly to a Space (MOVE-07)."""

    enemies: Enemies
    to: Anchor = Anchor.YOU


@final
@word("wound_summoned")
@node
class WoundSummoned(Ability):
    """Cultists and Monsters summoned on a Gate's Space take half their health as Wounds.

    The owner has to be at most `within` steps from that Space.
    """

    within: int = 0
    slot: str = ""


@final
@word("before_attack", home=Home.ENEMY, it=(It.SPACE, It.ENEMY))
@node
class BeforeAttack(Ability):
    """Of an Enemy: done before its attack is rolled (DEF-07). The Enemy is "it"."""

    then: Effect
    slot: str = ""


@final
@word("count_elder_signs", home=Home.ENEMY)
@node
class CountElderSigns(Ability):
    """Of an Enemy: in its attack each Elder Sign is a Success too (DEF-04)."""

    slot: str = ""


@final
@word("add_tentacles", home=Home.ENEMY)
@node
class AddTentacles(Ability):
    """Of an Enemy on a Space with such a token: Tentacles join its rolls (AMB-117)."""

    n: int
    token: TokenId
    slot: str = ""


__all__ = [
    "AddTentacles",
    "BeforeAttack",
    "CountElderSigns",
    "MoveEnemies",
    "PlaceEnemies",
    "Summon",
    "WoundSummoned",
]
