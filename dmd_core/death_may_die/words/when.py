"""When an ability applies, and the words that say it."""

from enum import StrEnum, unique
from typing import Final, final

from dmd_core.death_may_die.ids import ActionId, SkillId, TagId, TokenId
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
    """When an ability of the owner applies; every field that is set must hold."""

    rolls: tuple[RollKind, ...] = ()
    """In rolls of one of these kinds."""
    reach: Reach | None = None
    """In attacks with this reach."""
    action: ActionId | None = None
    """In the roll of this action."""
    redirected: bool = False
    """Only when the owner has redirected the attack to itself."""
    skill: SkillId | None = None
    """If the owner has this Skill."""
    without_skill: SkillId | None = None
    """If the owner lacks this Skill."""
    tags: tuple[TagId, ...] = ()
    """If a claimed card of the owner bears one of these marks."""
    gate_within: int | None = None
    """If a Gate is at most so many steps away."""
    threshold_within: int | None = None
    """If the Sanity marker is at most so many spaces before a Threshold, or on one."""
    token: TokenId | None = None
    """If such a token lies on the map."""


ALWAYS: Final = When()
ANY_NUMBER: Final = 99
"""Stands for "any number" in counts."""

__all__ = ["ALWAYS", "ANY_NUMBER", "Per", "Reach", "When"]
