"""When an ability applies, and the words that say it."""

from enum import StrEnum, unique
from typing import Final, final

from dmd_core.death_may_die.ids import ActionId, SkillId, TagId
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


@final
@node
class When:
    """When an ability of the owner applies; every field that is set must hold.

    Attributes: `rolls` kinds of roll; `reach` of an attack; `action` whose roll it is;
    `redirected` attacks only; `skill` the owner has, or lacks with `without_skill`; `tags` of
    which a claimed half of the owner carries one; `gate_within` steps of a Gate;
    `threshold_within` spaces before a Threshold, 0 on one.
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

__all__ = ["ALWAYS", "ANY_NUMBER", "Per", "Reach", "When"]
