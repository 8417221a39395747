"""Abilities in a turn: actions, Rest, its start and its end."""

from typing import final

from dmd_core.death_may_die.ids import ActionId
from dmd_core.death_may_die.words.base import Ability, Effect, word
from dmd_core.death_may_die.words.when import ALWAYS, When
from dmd_core.kernel.node import node


@final
@word("free_action")
@node
class FreeAction(Ability):
    """An action that costs none, so many times per turn (SKL-05, AMB-99)."""

    action: ActionId
    """The action."""
    n: int = 1
    """How many times per turn."""
    when: When = ALWAYS
    """When it is free."""
    slot: str = ""


@final
@word("extra_actions")
@node
class ExtraActions(Ability):
    """More actions each turn (ACT-01)."""

    n: int
    """How many."""
    slot: str = ""


@final
@word("safe_to_rest")
@node
class SafeToRest(Ability):
    """The owner counts its Space as Safe for Rest only (MAP-15)."""

    when: When = ALWAYS
    """When it counts as Safe."""
    slot: str = ""


@final
@word("at_turn_start")
@node
class AtTurnStart(Ability):
    """Done at the start of the owner's turn."""

    then: Effect
    """What is done."""
    slot: str = ""


@final
@word("at_turn_end")
@node
class AtTurnEnd(Ability):
    """Done in step 1 of the owner's end of turn (END-02)."""

    then: Effect
    """What is done."""
    slot: str = ""


__all__ = ["AtTurnEnd", "AtTurnStart", "ExtraActions", "FreeAction", "SafeToRest"]
