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
    """The type."""
    where: Spaces = HERE
    """The Spaces."""


@final
@word("move_enemies")
@node
class MoveEnemies(Verb):
    """Each of the Enemies moves along a shortest path (MOVE-01)."""

    enemies: Enemies
    """The Enemies."""
    steps: int
    """How many Spaces."""
    towards: Anchor | None = Anchor.YOU
    """Where they go; with `none` each goes to the nearest intact object of the Episode."""


@final
@word("place_enemies")
@node
class PlaceEnemies(Verb):
    """Each of the Enemies goes directly to a Space (MOVE-07)."""

    enemies: Enemies
    """The Enemies."""
    to: Anchor = Anchor.YOU
    """The Space."""


@final
@word("after_summoned", it=(It.SPACE, It.ENEMY))
@node
class AfterSummoned(Ability):
    """Done when a Cultist or Monster was summoned on a Gate's Space; it is "it"."""

    then: Effect
    """What is done."""
    within: int = 0
    """How many steps from that Space the owner may be."""
    slot: str = ""


@final
@word("before_attack", home=Home.ENEMY, it=(It.SPACE, It.ENEMY))
@node
class BeforeAttack(Ability):
    """Of an Enemy: done before its attack is rolled (DEF-07). The Enemy is "it"."""

    then: Effect
    """What is done."""
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
    """How many Tentacles."""
    token: TokenId
    """What has to lie on its Space."""
    slot: str = ""


__all__ = [
    "AddTentacles",
    "AfterSummoned",
    "BeforeAttack",
    "CountElderSigns",
    "MoveEnemies",
    "PlaceEnemies",
    "Summon",
]
