"""Abilities in rolls: pool, rerolls, conversions."""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.words.base import Ability, Verb, word
from dmd_core.death_may_die.words.selectors import YOU, Investigators
from dmd_core.death_may_die.words.when import ALWAYS, ANY_NUMBER, Per, When
from dmd_core.kernel.node import node


@unique
class Symbol(StrEnum):
    """A symbol of the dice that texts work with."""

    ELDER_SIGN = "elder_sign"
    TENTACLE = "tentacle"


@final
@word("bonus_dice")
@node
class BonusDice(Ability):
    """Bonus dice in the owner's pool (DICE-13)."""

    n: int
    """How many dice."""
    when: When = ALWAYS
    """In which rolls."""
    slot: str = ""


@final
@word("free_rerolls")
@node
class FreeRerolls(Ability):
    """Free rerolls of one die each (REROLL-08)."""

    n: int
    """How many dice."""
    per: Per = Per.ROLL
    """How often: per roll or per turn."""
    when: When = ALWAYS
    """In which rolls."""
    slot: str = ""


@final
@word("convert")
@node
class Convert(Ability):
    """Symbols may count as Successes (RES-02), on any roll (AMB-15); they stay what they are."""

    symbol: Symbol
    """The symbol."""
    most: int = ANY_NUMBER
    """How many symbols at most; 99 for any number."""
    successes: int = 1
    """Successes that each of them gives."""
    tentacles: int = 0
    """Tentacles that are added for each."""
    heal_stress: int = 0
    """Stress that the owner heals for each (AMB-112)."""
    heal_wounds: int = 0
    """Wounds that the owner heals for each (AMB-112)."""
    slot: str = ""


@final
@word("convert_bonus")
@node
class ConvertBonus(Ability):
    """More for each symbol that this Skill or card converts: healing, or a higher count."""

    successes: int = 0
    """More Successes for each."""
    heal_stress: int = 0
    """Stress healed for each."""
    heal_wounds: int = 0
    """Wounds healed for each."""
    slot: str = ""


@final
@word("add_successes")
@node
class AddSuccesses(Ability):
    """Successes may be added when enough of a symbol was rolled (AMB-125)."""

    n: int
    """How many Successes."""
    symbol: Symbol
    """The symbol."""
    at_least: int
    """How many of it have to be rolled."""
    slot: str = ""


@final
@word("roll_against")
@node
class RollAgainst(Verb):
    """Each of them rolls against itself: Successes are Wounds, Tentacles cost Sanity (AMB-06)."""

    standard: int = 0
    """Standard dice of each roll."""
    bonus: int = 0
    """Bonus dice of each roll."""
    who: Investigators = YOU
    """Who rolls."""


__all__ = [
    "AddSuccesses",
    "BonusDice",
    "Convert",
    "ConvertBonus",
    "FreeRerolls",
    "RollAgainst",
    "Symbol",
]
