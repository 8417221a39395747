"""Resolve End of Turn, steps 1 to 3 (rulebook: 4. Resolve End of Turn; END, FIRE, SUM).

Steps 4 and 5 belong to the Elder One and are in `rules.elder_one`.
"""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.abilities.vocabulary import AtTurnEnd
from dmd_core.death_may_die.ability_lookups import RollContext, found
from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.chapters.elder_one import Advancing, advance_is_due
from dmd_core.death_may_die.chapters.rolls import bonus_dice, start_roll
from dmd_core.death_may_die.events.fire import FireDiscarded
from dmd_core.death_may_die.events.rolls import RollStarted
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import active
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import RollKind
from dmd_core.death_may_die.texts import Env, Item, Queue
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node


@final
@frame(tag=61)
@node
class BurningOut:
    """After the Fire roll the tokens of the board are discarded (FIRE-05)."""

    seat: Seat


def end_of_turn_effects(run: DmdRun) -> None:
    """Step 1: the active Investigator's effects in the order its player chooses (END-02, -03)."""
    seat = run.table.active
    items = tuple(
        Item(run.game.number(ability.then), Env(seat, seat, src))
        for ability, src in found(run.game, active(run.table), AtTurnEnd)
    )
    if items:
        run.push(Queue(seat, items))


def fire_step(run: DmdRun) -> None:
    """Step 2: one standard die per Fire token of the active board (FIRE-02 to -06, AMB-85)."""
    run.push(Window())
    seat = run.table.active
    dice = active(run.table).fire
    if dice:
        run.push(BurningOut(seat))
        bonus = bonus_dice(run.game, run.table, seat, RollContext(RollKind.FIRE))
        start_roll(run, RollStarted(RollKind.FIRE, seat, dice, bonus, why=(r.FIRE_02,)))


@HANDLERS.work(BurningOut)
def _burn_out(run: DmdRun, frame: BurningOut) -> None:
    """After the roll all Fire tokens leave the board, new ones too (FIRE-05, AMB-103)."""
    owner = run.table.investigators[frame.seat]
    if owner.fire:
        real = owner.fire - owner.substitutes
        run.emit(FireDiscarded(frame.seat, real, owner.substitutes))


def check_discard_pile(run: DmdRun) -> None:
    """Step 3: enough symbols, or a text, advance the Elder One once (SUM-03; AMB-51, -73)."""
    run.push(Window())
    if advance_is_due(run):
        run.push(Advancing(check=True))


__all__ = ["check_discard_pile", "end_of_turn_effects", "fire_step"]
