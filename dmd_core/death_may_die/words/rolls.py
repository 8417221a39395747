"""Abilities in rolls: pool, rerolls, conversions."""

from enum import StrEnum, unique
from typing import final

from dmd_core.death_may_die.words.base import Ability, word
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
    when: When = ALWAYS
    slot: str = ""


@final
@word("free_rerolls")
@node
class FreeRerolls(Ability):
    """Free rerolls of one die each (REROLL-08)."""

    n: int
    per: Per = Per.ROLL
    when: When = ALWAYS
    slot: str = ""


@final
@word("convert")
@node
class Convert(Ability):
    """Symbols may count as Successes (RES-02), on any roll (AMB-15).

    Up to `most` symbols give `successes` each and stay what they are; `tentacles` are added for
    each, and the owner heals `heal_stress` and `heal_wounds` for each (AMB-112).
    """

    symbol: Symbol
    most: int = ANY_NUMBER
    successes: int = 1
    tentacles: int = 0
    heal_stress: int = 0
    heal_wounds: int = 0
    slot: str = ""


@final
@word("convert_bonus")
@node
class ConvertBonus(Ability):
    """More for each symbol that this Skill or card converts: healing, or a higher count."""

    successes: int = 0
    heal_stress: int = 0
    heal_wounds: int = 0
    slot: str = ""


@final
@word("add_successes")
@node
class AddSuccesses(Ability):
    """Successes may be added when enough of a symbol was rolled (AMB-125)."""

    n: int
    symbol: Symbol
    at_least: int
    slot: str = ""


__all__ = ["AddSuccesses", "BonusDice", "Convert", "ConvertBonus", "FreeRerolls", "Symbol"]
