"""Abilities in a turn: actions, Runs, card use, levels from Companions."""

from typing import ClassVar, final

from dmd_core.death_may_die.abilities.when import ALWAYS, When
from dmd_core.death_may_die.effects.control import Effect
from dmd_core.death_may_die.ids import ActionId, HalfId, SkillId
from dmd_core.kernel.node import node


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
class SafeToRest:
    """The owner counts its Space as Safe for Rest only (MAP-15)."""

    HOOK: ClassVar[str] = "safe_to_rest"

    when: When = ALWAYS
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
class SkillLevel:
    """A Companion's gift: levels of a Skill while it is with the owner (CMP-06, -07)."""

    HOOK: ClassVar[str] = "skill_level"

    skill: SkillId
    n: int = 1
    slot: str = ""


__all__ = [
    "AtTurnEnd",
    "AtTurnStart",
    "ExtraActions",
    "FreeAction",
    "RunSteps",
    "SafeToRest",
    "SkillLevel",
    "Sneak",
    "SneakWound",
    "TakeAlong",
    "Usable",
]
