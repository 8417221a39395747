"""Abilities: lasting texts that hook into named points of the rules.

Each class is one point; the rules chapter that owns the point looks the abilities up at the moment
of use, never earlier (AMB-114). `slot` names an ability inside a Skill, so that a later level can
replace it alone: Stealth 4 replaces the count of level 2, not the Wound of level 3.
"""

from enum import StrEnum, unique
from typing import ClassVar, Final, TypeAlias, final

from dmd_core.death_may_die.effects.control import Effect
from dmd_core.death_may_die.effects.selectors import Amount
from dmd_core.death_may_die.ids import ActionId, HalfId, SkillId, TagId, TokenId
from dmd_core.death_may_die.state import RollKind
from dmd_core.kernel.node import node


@unique
class Reach(StrEnum):
    """Whether all targets of an attack are on the attacker's Space."""

    HERE = "here"
    AWAY = "away"


@unique
class Per(StrEnum):
    """How often something may be used."""

    ROLL = "roll"
    TURN = "turn"
    GAME = "game"


@unique
class Symbol(StrEnum):
    """A symbol of the dice that texts work with."""

    ELDER_SIGN = "elder_sign"
    TENTACLE = "tentacle"


@unique
class MythosMode(StrEnum):
    """How a Skill changes the draw of a Mythos card."""

    REPLACE = "replace"
    """Put the drawn card under the deck and draw again."""
    CHOOSE = "choose"
    """Draw two, play one, put the other under the deck."""


@final
@node
class When:
    """When an ability of the owner applies; every field that is set must hold.

    Attributes: `rolls` kinds of roll; `reach` of an attack; `action` whose roll it is;
    `redirected` attacks only; `skill` the owner has, or lacks with `without_skill`; `tags` of
    which the owner has a Companion; `gate_within` steps of a Gate; `threshold_within` spaces
    before a Threshold, 0 on one.
    """

    rolls: tuple[RollKind, ...] = ()
    reach: Reach | None = None
    action: ActionId | None = None
    redirected: bool = False
    skill: SkillId | None = None
    without_skill: SkillId | None = None
    tags: tuple[TagId, ...] = ()
    gate_within: int | None = None
    threshold_within: int | None = None


ALWAYS: Final = When()
ANY_NUMBER: Final = 99
"""Stands for "any number" in counts."""


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
class FreeAction:
    """An action that costs none, so many times per turn (SKL-05, AMB-99)."""

    HOOK: ClassVar[str] = "free_action"

    action: ActionId
    n: int = 1
    when: When = ALWAYS
    slot: str = ""


@final
@node
class ExtraActions:
    """More actions each turn (ACT-01)."""

    HOOK: ClassVar[str] = "extra_actions"

    n: int
    slot: str = ""


@final
@node
class RunSteps:
    """A Run may be so many Spaces longer (RUN-01)."""

    HOOK: ClassVar[str] = "run_steps"

    n: int
    slot: str = ""


@final
@node
class TakeAlong:
    """Once during a Run one Investigator may be taken along (AMB-111)."""

    HOOK: ClassVar[str] = "take_along"

    slot: str = ""


@final
@node
class Sneak:
    """So many Enemies need not follow in a Run (RUN-04)."""

    HOOK: ClassVar[str] = "sneak"

    n: int
    slot: str = ""


@final
@node
class SneakWound:
    """Each Enemy sneaked past takes Wounds."""

    HOOK: ClassVar[str] = "sneak_wound"

    n: int
    slot: str = ""


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


@final
@node
class WoundSummoned:
    """Cultists and Monsters summoned on a Gate's Space take half their health as Wounds.

    The owner has to be at most `within` steps from that Space.
    """

    HOOK: ClassVar[str] = "wound_summoned"

    within: int = 0
    slot: str = ""


@final
@node
class SafeToRest:
    """The owner counts its Space as Safe for Rest only (MAP-15)."""

    HOOK: ClassVar[str] = "safe_to_rest"

    when: When = ALWAYS
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
class AtTurnStart:
    """Done at the start of the owner's turn."""

    HOOK: ClassVar[str] = "at_turn_start"

    then: Effect
    slot: str = ""


@final
@node
class AtTurnEnd:
    """Done in step 1 of the owner's end of turn (END-02)."""

    HOOK: ClassVar[str] = "at_turn_end"

    then: Effect
    slot: str = ""


@final
@node
class MythosChoice:
    """The draw of a Mythos card in the owner's turn may be changed (AMB-128)."""

    HOOK: ClassVar[str] = "mythos_choice"

    mode: MythosMode
    slot: str = ""


@final
@node
class MythosChoiceHeals:
    """Stress healed when the owner changed the draw of a Mythos card."""

    HOOK: ClassVar[str] = "mythos_choice_heals"

    stress: Amount
    slot: str = ""


@final
@node
class CancelMythos:
    """The owner may take Wounds to cancel effects and summoning of its Mythos card."""

    HOOK: ClassVar[str] = "cancel_mythos"

    wounds: int
    slot: str = ""


@final
@node
class SkillLevel:
    """A Companion's gift: levels of a Skill while it is with the owner (CMP-06, -07)."""

    HOOK: ClassVar[str] = "skill_level"

    skill: SkillId
    n: int = 1
    slot: str = ""


@final
@node
class DeflectFire:
    """Wounds from the owner's own Fire roll may go to one Enemy on its Space instead."""

    HOOK: ClassVar[str] = "deflect_fire"

    slot: str = ""


@final
@node
class Usable:
    """The owner may use the card in its own turn outside of rolls and effects (DISC-08, -09).

    With `discard` the card goes; `needs` names another half that must be owned and goes too.
    """

    HOOK: ClassVar[str] = "usable"

    then: Effect
    discard: bool = True
    needs: HalfId | None = None
    slot: str = ""


@final
@node
class KeepMythos:
    """The last Mythos card without a symbol that was resolved is kept by this Insanity."""

    HOOK: ClassVar[str] = "keep_mythos"

    slot: str = ""


@final
@node
class NameOther:
    """At the start of the game the owner names another Investigator (DEC-06)."""

    HOOK: ClassVar[str] = "name_other"

    slot: str = ""


@final
@node
class BeforeAttack:
    """Of an Enemy: done before its attack is rolled (DEF-07). The Enemy is "it"."""

    HOOK: ClassVar[str] = "before_attack"

    then: Effect
    slot: str = ""


@final
@node
class CountElderSigns:
    """Of an Enemy: in its attack each Elder Sign is a Success too (DEF-04)."""

    HOOK: ClassVar[str] = "count_elder_signs"

    slot: str = ""


@final
@node
class AddTentacles:
    """Of an Enemy on a Space with such a token: Tentacles join its rolls (AMB-117)."""

    HOOK: ClassVar[str] = "add_tentacles"

    n: int
    token: TokenId
    slot: str = ""


@final
@node
class TokenShortage:
    """Of a Stage: done whenever such a token must be placed and none is left (AMB-107)."""

    HOOK: ClassVar[str] = "token_shortage"

    token: TokenId
    then: Effect
    slot: str = ""


Ability: TypeAlias = (
    BonusDice
    | FreeRerolls
    | Convert
    | ConvertBonus
    | AddSuccesses
    | ManyTargets
    | FullWounds
    | Range
    | FreeAction
    | ExtraActions
    | RunSteps
    | TakeAlong
    | Sneak
    | SneakWound
    | Reduce
    | Redirect
    | AfterRedirect
    | AfterAttacked
    | CollectWounds
    | ExtraWounds
    | AfterKill
    | WoundSummoned
    | SafeToRest
    | AvertDeath
    | AfterAverted
    | AtTurnStart
    | AtTurnEnd
    | MythosChoice
    | MythosChoiceHeals
    | CancelMythos
    | SkillLevel
    | DeflectFire
    | Usable
    | KeepMythos
    | NameOther
    | BeforeAttack
    | CountElderSigns
    | AddTentacles
    | TokenShortage
)

ABILITIES: Final[tuple[type[Ability], ...]] = (
    BonusDice,
    FreeRerolls,
    Convert,
    ConvertBonus,
    AddSuccesses,
    ManyTargets,
    FullWounds,
    Range,
    FreeAction,
    ExtraActions,
    RunSteps,
    TakeAlong,
    Sneak,
    SneakWound,
    Reduce,
    Redirect,
    AfterRedirect,
    AfterAttacked,
    CollectWounds,
    ExtraWounds,
    AfterKill,
    WoundSummoned,
    SafeToRest,
    AvertDeath,
    AfterAverted,
    AtTurnStart,
    AtTurnEnd,
    MythosChoice,
    MythosChoiceHeals,
    CancelMythos,
    SkillLevel,
    DeflectFire,
    Usable,
    KeepMythos,
    NameOther,
    BeforeAttack,
    CountElderSigns,
    AddTentacles,
    TokenShortage,
)

__all__ = [
    "ABILITIES",
    "ALWAYS",
    "ANY_NUMBER",
    "Ability",
    "AddSuccesses",
    "AddTentacles",
    "AfterAttacked",
    "AfterAverted",
    "AfterKill",
    "AfterRedirect",
    "AtTurnEnd",
    "AtTurnStart",
    "AvertDeath",
    "BeforeAttack",
    "BonusDice",
    "CancelMythos",
    "CollectWounds",
    "Convert",
    "ConvertBonus",
    "CountElderSigns",
    "DeflectFire",
    "ExtraActions",
    "ExtraWounds",
    "FreeAction",
    "FreeRerolls",
    "FullWounds",
    "KeepMythos",
    "ManyTargets",
    "MythosChoice",
    "MythosChoiceHeals",
    "MythosMode",
    "NameOther",
    "Per",
    "Range",
    "Reach",
    "Redirect",
    "Reduce",
    "RunSteps",
    "SafeToRest",
    "SkillLevel",
    "Sneak",
    "SneakWound",
    "Symbol",
    "TakeAlong",
    "TokenShortage",
    "Usable",
    "When",
    "WoundSummoned",
]
