"""What options are paid with: actions, Stress, Wounds, steps of a Run, cards."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from dmd_core.death_may_die.chapters.investigate import Claiming
from dmd_core.death_may_die.chapters.mythos import CancellingMythos
from dmd_core.death_may_die.commands import (
    Answer,
    Attack,
    Claim,
    EpisodeActionOn,
    Reroll,
    Rest,
    Run,
    StandUp,
    Step,
    Trade,
    UseCard,
)
from dmd_core.death_may_die.lookups import held
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.text_frames import Keeping
from dmd_core.death_may_die.words.cards import Usable
from dmd_core.kernel.events import Command
from dmd_core.screen.shown import Cost
from dmd_core.tabletop.hooks import of_kind
from dmd_core.tabletop.text.english import some

ACTION, STRESS, WOUND, STEP, CARD = "action", "stress", "wound", "step", "card"
"""Ids of what is paid with."""

_NOUNS: Final = {ACTION: "action", STRESS: "Stress", WOUND: "Wound", STEP: "step", CARD: "card"}

Costs = Iterator[tuple[str, int]]


def costs_of(scene: Scene, command: Command) -> tuple[Cost, ...]:
    """What a command of a decision is paid with.

    Args:
        scene: the moment, with the frame that asks.
        command: one of the options.

    Returns:
        The costs; none for what is free. That of a Trade is paid when it is carried out: one that
        is refused costs nothing (TRADE-02).
    """
    found = _COSTS.get(type(command))
    if found is None:
        return ()
    return tuple(Cost(what, n, some(n, _NOUNS[what])) for what, n in found(scene, command) if n)


def _basic(_scene: Scene, command: Run | Attack | Rest) -> Costs:
    """One of the actions of the turn, unless a text pays (ACT-01, SKL-05)."""
    if not command.free:
        yield ACTION, 1


def _action(_scene: Scene, _command: Trade | EpisodeActionOn) -> Costs:
    yield ACTION, 1


def _stand_up(_scene: Scene, _command: StandUp) -> Costs:
    yield STRESS, 1


def _step(_scene: Scene, _command: Step) -> Costs:
    yield STEP, 1


def _reroll(_scene: Scene, command: Reroll) -> Costs:
    """1 Stress, unless a text pays (REROLL-01)."""
    if not command.pay:
        yield STRESS, 1


def _use_card(scene: Scene, command: UseCard) -> Costs:
    """The card if its text discards it, and the card that it is used together with (DISC-08)."""
    holding = held(scene.table.investigators[command.seat], command.card)
    if holding is None:
        return
    for ability in of_kind(scene.game.halves[holding.card, holding.side].hooks, Usable)[:1]:
        yield CARD, ability.discard + (ability.needs is not None)


def _claim(scene: Scene, command: Claim) -> Costs:
    """The printed price of the half (DISC-04)."""
    if not isinstance(scene.asked, Claiming):
        return
    half = scene.game.discovery[scene.asked.card].half(command.side)
    if half is not None and not half.forced:
        yield STRESS, half.price.stress
        yield WOUND, half.price.wounds


def _answer(scene: Scene, command: Answer) -> Costs:
    if command.yes and isinstance(scene.asked, CancellingMythos | Keeping):
        yield WOUND, scene.asked.wounds


_COSTS: Final[dict[type, Callable[[Scene, Any], Costs]]] = {
    Run: _basic,
    Attack: _basic,
    Rest: _basic,
    Trade: _action,
    EpisodeActionOn: _action,
    StandUp: _stand_up,
    Step: _step,
    Reroll: _reroll,
    UseCard: _use_card,
    Claim: _claim,
    Answer: _answer,
}
"""`Any` because each function is of its own class of commands."""

__all__ = ["ACTION", "CARD", "STEP", "STRESS", "WOUND", "costs_of"]
