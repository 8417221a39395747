"""Fire: catching it on a burning Space, the Fire roll, and when it is out (FIRE-01 to -11)."""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import RollContext
from dmd_core.death_may_die.chapters.card_use import Window
from dmd_core.death_may_die.chapters.pool import bonus_dice
from dmd_core.death_may_die.chapters.rolls import start_roll
from dmd_core.death_may_die.events.fire import FireDiscarded, FireTaken
from dmd_core.death_may_die.events.rolls import RollStarted
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.lookups import active, fire_at, fire_reserve
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import RollKind
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.node import node


@final
@frame(tag=61)
@node
class BurningOut:
    """Takes all Fire tokens off the board at `seat` after its Fire roll (FIRE-05)."""

    seat: Seat


def catch_fire(run: DmdRun, going: tuple[Seat, ...], space: SpaceId, src: SourceId) -> None:
    """Let Investigators that leave a burning Space take its Fire (FIRE-08 to -11).

    Each takes as many tokens as burn there; what the reserve lacks is taken as substitutes.

    Args:
        run: the step under way.
        going: who leaves, one after the other.
        space: the Space they leave.
        src: the text that moves them.
    """
    burning = fire_at(run.table, space)
    if burning:
        for seat in going:
            real = min(burning, fire_reserve(run.game, run.table))
            run.emit(FireTaken(seat, real, burning - real, src=src))


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
