"""Abilities in rolls an Investigator makes: pool, rerolls, conversions, targets, Wounds."""

from typing import ClassVar, final

from dmd_core.death_may_die.abilities.when import ALWAYS, ANY_NUMBER, Per, Symbol, When
from dmd_core.death_may_die.effects.control import Effect
from dmd_core.kernel.node import node


@final
@node
class BonusDice:
    """Bonus dice in the owner's pool (DICE-13)."""

    HOOK: ClassVar[str] = "bonus_dice"

    n: int
    when: When = ALWAYS
    slot: str = ""


@final
@node
class FreeRerolls:
    """Free rerolls of one die each (REROLL-08)."""

    HOOK: ClassVar[str] = "free_rerolls"

    n: int
    per: Per = Per.ROLL
    when: When = ALWAYS
    slot: str = ""


@final
@node
class Convert:
    """Symbols may count as Successes (RES-02), on any roll (AMB-15).

    Up to `most` symbols give `successes` each and stay what they are; `tentacles` are added for
    each, and the owner heals `heal_stress` and `heal_wounds` for each (AMB-112).
    """

    HOOK: ClassVar[str] = "convert"

    symbol: Symbol
    most: int = ANY_NUMBER
    successes: int = 1
    tentacles: int = 0
    heal_stress: int = 0
    heal_wounds: int = 0
    slot: str = ""


@final
@node
class ConvertBonus:
    """More for each symbol that this Skill or card converts: healing, or a higher count."""

    HOOK: ClassVar[str] = "convert_bonus"

    successes: int = 0
    heal_stress: int = 0
    heal_wounds: int = 0
    slot: str = ""


@final
@node
class AddSuccesses:
    """Successes may be added when enough of a symbol was rolled (AMB-125)."""

    HOOK: ClassVar[str] = "add_successes"

    n: int
    symbol: Symbol
    at_least: int
    slot: str = ""


@final
@node
class ManyTargets:
    """An attack may have any number of targets on the own Space; Wounds are split (ATK-08)."""

    HOOK: ClassVar[str] = "many_targets"

    slot: str = ""


@final
@node
class FullWounds:
    """Every target takes the full number of Wounds."""

    HOOK: ClassVar[str] = "full_wounds"

    slot: str = ""


@final
@node
class Range:
    """Targets may be so many Spaces away; several add up (ATK-01)."""

    HOOK: ClassVar[str] = "range"

    n: int
    slot: str = ""


@final
@node
class ExtraWounds:
    """The owner's attack may deal more Wounds if no other Enemy is on the target's Space."""

    HOOK: ClassVar[str] = "extra_wounds"

    n: int
    slot: str = ""


@final
@node
class AfterKill:
    """Done when the owner's attack killed its lone target (RES-07)."""

    HOOK: ClassVar[str] = "after_kill"

    then: Effect
    slot: str = ""


__all__ = [
    "AddSuccesses",
    "AfterKill",
    "BonusDice",
    "Convert",
    "ConvertBonus",
    "ExtraWounds",
    "FreeRerolls",
    "FullWounds",
    "ManyTargets",
    "Range",
]
