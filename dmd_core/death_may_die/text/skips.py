"""Why something was passed over, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.text.scene import Scene


def _no_figure(scene: Scene, event: StepSkipped) -> str:
    goal = f" for {scene.space(event.space)}" if event.space else ""
    return f"no figure{goal} is in the reserve"


def _already_there(scene: Scene, event: StepSkipped) -> str:
    return f"already on {scene.space(event.space)}" if event.space else "already there"


def _nothing_to_heal(scene: Scene, event: StepSkipped) -> str:
    return f"{scene.who(event.seat)} has nothing to heal"


def _no_stress_room(scene: Scene, event: StepSkipped) -> str:
    return f"{scene.who(event.seat)}'s Stress is at its maximum"


def _not_payable(scene: Scene, event: StepSkipped) -> str:
    return f"{scene.who(event.seat)} can pay for no option"


REASONS: Final[Mapping[Skip, str | Callable[[Scene, StepSkipped], str]]] = {
    Skip.NO_FIGURE: _no_figure,
    Skip.NO_FIRE: "no Fire token is in the reserve",
    Skip.TOKENS_OUT: "no token is left",
    Skip.NO_TARGET: "there is nothing it could apply to",
    Skip.NO_PATH: "no path leads there",
    Skip.NO_CARD: "there is no card to draw",
    Skip.ALREADY_THERE: _already_there,
    Skip.FALSE_CONDITION: "its condition does not hold",
    Skip.INVULNERABLE: "the Elder One cannot be wounded",
    Skip.NOTHING_TO_HEAL: _nothing_to_heal,
    Skip.NO_STRESS_ROOM: _no_stress_room,
    Skip.ELIMINATED: "the Investigator is eliminated",
    Skip.NOT_PAYABLE: _not_payable,
    Skip.CANCELLED: "it is cancelled",
}
"""Each reason as a clause."""


def reason_of(scene: Scene, event: StepSkipped) -> str:
    """Why something was passed over, as a clause."""
    reason = REASONS[event.reason]
    return reason if isinstance(reason, str) else reason(scene, event)


__all__ = ["REASONS", "reason_of"]
