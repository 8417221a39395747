"""Abilities in a turn, in words."""

from dmd_core.death_may_die.say.base import ABILITIES, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.when import total, when
from dmd_core.death_may_die.words.turn import (
    AtTurnEnd,
    AtTurnStart,
    ExtraActions,
    FreeAction,
    SafeToRest,
)
from dmd_core.tabletop.text.english import some


@ABILITIES.on(FreeAction)
def _free_action(speech: Speech, ability: FreeAction) -> str:
    action = some(ability.n, f"free {speech.names.action(ability.action)} action")
    return f"you may take {action} per turn{when(speech, ability.when)}"


@ABILITIES.on(ExtraActions)
def _extra_actions(speech: Speech, ability: ExtraActions) -> str:
    return f"you have {some(ability.n, 'more action')} each turn{total(speech, ability)}"


@ABILITIES.on(SafeToRest)
def _safe_to_rest(speech: Speech, ability: SafeToRest) -> str:
    return f"you count as Safe for the Rest action{when(speech, ability.when)}"


@ABILITIES.on(AtTurnStart)
def _at_turn_start(speech: Speech, ability: AtTurnStart) -> str:
    return f"at the start of your turn, {clause(speech, ability.then)}"


@ABILITIES.on(AtTurnEnd)
def _at_turn_end(speech: Speech, ability: AtTurnEnd) -> str:
    return f"at the end of your turn, {clause(speech, ability.then)}"


__all__: list[str] = []
