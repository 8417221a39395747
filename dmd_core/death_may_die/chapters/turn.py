"""The turn: four phases, five steps of its end, and what a death in it skips (TURN, DEATH).

`Turn` is never guarded. Each time it comes back it looks whether the active Investigator lives:
after a death only the check of the Mythos discard pile is left of the turn (DEATH-06).
"""

from collections.abc import Callable
from enum import IntEnum, unique
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import items_of
from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.chapters.elder_one import (
    check_summoning,
    elder_end_of_turn,
    reshuffle_is_due,
)
from dmd_core.death_may_die.chapters.end_of_turn import check_discard_pile, end_of_turn_effects
from dmd_core.death_may_die.chapters.fire import fire_step
from dmd_core.death_may_die.chapters.investigate import PhaseThree, choose_branch
from dmd_core.death_may_die.chapters.mythos import MythosPhase
from dmd_core.death_may_die.events.mythos import MythosReshuffled
from dmd_core.death_may_die.events.turns import TurnEnded, TurnStarted
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import active, clockwise
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.text_frames import Queue
from dmd_core.death_may_die.words.turn import AtTurnStart
from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.kernel.node import node


@unique
class TurnStep(IntEnum):
    """Steps of a turn in their order: three phases, five steps of its end, then the next turn."""

    START = 0
    ACTIONS = 1
    MYTHOS = 2
    INVESTIGATE_OR_FIGHT = 3
    EFFECTS = 4
    FIRE = 5
    CHECK = 6
    SUMMONING = 7
    ELDER_EFFECTS = 8
    NEXT = 9


@final
@frame(tag=19)
@node
class Turn:
    """Goes through the steps of the turn of the active Investigator; `at` is the step to come."""

    at: TurnStep


@HANDLERS.work(Turn)
def _turn(run: DmdRun, frame: Turn) -> None:
    """Do the step to come, with the next one below it."""
    at = frame.at
    if at == _START:
        _start_turn(run)
        return
    if not active(run.table).alive:
        at = _CHECK if at <= _CHECK else _NEXT
    if at == _NEXT:
        if reshuffle_is_due(run):
            run.emit(MythosReshuffled())
        run.emit(TurnEnded(run.table.active))
        run.push(_STARTING)
        return
    following, do = _STEPS[at]
    run.push(following)
    do(run)


def _start_turn(run: DmdRun) -> None:
    """The next living seat clockwise; the first turn is the starting player's (TURN-03, -05)."""
    table = run.table
    if table.active == NOBODY:
        seat, round_number = table.starter, 1
    else:
        first = Seat((table.active + 1) % len(table.investigators))
        seat = next(clockwise(table, first))
        passed = (table.active - table.starter) % len(table.investigators)
        place = (seat - table.starter) % len(table.investigators)
        round_number = table.round + (place <= passed)
    every = run.game.rulings.per_turn_scope == "every_turn"
    run.emit(TurnStarted(seat, round_number, every, why=(r.TURN_05,)))
    run.push(Turn(TurnStep.ACTIONS))
    items = items_of(run.game, run.table, seat, AtTurnStart)
    if items:
        run.push(Queue(seat, items))


def _actions(run: DmdRun) -> None:
    """Phase 1 (ACT-01)."""
    run.push(Actions())


def _mythos(run: DmdRun) -> None:
    """Phase 2 (MYTH-01, -11), with a free play window before and after it."""
    run.push(Window(), MythosPhase(run.table.active), Window())


def _phase_three(run: DmdRun) -> None:
    """Phase 3 (INV-01)."""
    choose_branch(run)
    run.push(PhaseThree())


def _effects(run: DmdRun) -> None:
    """Phase 4 step 1 (END-02, -03)."""
    run.push(Window())
    end_of_turn_effects(run)


_START, _CHECK, _NEXT = TurnStep.START, TurnStep.CHECK, TurnStep.NEXT
_STARTING = Turn(TurnStep.START)
_STEPS: dict[TurnStep, tuple[Turn, Callable[[DmdRun], None]]] = {
    TurnStep.ACTIONS: (Turn(TurnStep.MYTHOS), _actions),
    TurnStep.MYTHOS: (Turn(TurnStep.INVESTIGATE_OR_FIGHT), _mythos),
    TurnStep.INVESTIGATE_OR_FIGHT: (Turn(TurnStep.EFFECTS), _phase_three),
    TurnStep.EFFECTS: (Turn(TurnStep.FIRE), _effects),
    TurnStep.FIRE: (Turn(TurnStep.CHECK), fire_step),
    TurnStep.CHECK: (Turn(TurnStep.SUMMONING), check_discard_pile),
    TurnStep.SUMMONING: (Turn(TurnStep.ELDER_EFFECTS), check_summoning),
    TurnStep.ELDER_EFFECTS: (Turn(TurnStep.NEXT), elder_end_of_turn),
}
"""What each step does and the frame of the next one, made once: frames are values."""
