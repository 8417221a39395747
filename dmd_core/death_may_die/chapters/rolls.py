"""Rolls: throw the pool, count the symbols, go from step to step (rulebook: Dice and Rolls).

Rules DICE and RES; rerolls are in `rerolls`, conversions in `conversions`, what a result does in
`results`. A roll in progress lies on the table; `Rolling` takes it from step to step and is never
guarded: it closes itself and passes over what concerns the dead.
"""

from collections.abc import Callable
from enum import IntEnum, unique
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import RollContext
from dmd_core.death_may_die.chapters.conversions import convert
from dmd_core.death_may_die.chapters.pool import FACES, STANDARD_DICE, STREAMS, bonus_dice
from dmd_core.death_may_die.chapters.rerolls import Rerolling
from dmd_core.death_may_die.chapters.results import apply_successes, apply_tentacles, queue_effects
from dmd_core.death_may_die.commands import BonusDiceUsed
from dmd_core.death_may_die.events.rolls import (
    DiceRolled,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import NO_FIGURE
from dmd_core.death_may_die.lookups import figure, has_token, roll
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Enemy, Table
from dmd_core.death_may_die.words.enemies import AddTentacles, CountElderSigns
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.tabletop.hooks import of_kind

BONUS_DICE = KindId("bonus-dice")


@unique
class RollStep(IntEnum):
    """Steps of a roll in their order; its reason and its pool are settled before it starts."""

    ROLL = 2
    REROLL = 3
    TALLY = 4
    CONVERT = 5
    SUCCESSES = 6
    EFFECTS = 7
    TENTACLES = 8
    END = 9


@final
@frame(tag=31)
@node
class Rolling:
    """Takes the roll on top of the table from step to step; `at` is the step to come."""

    at: RollStep


@final
@frame(tag=32)
@node
class ThrowingDice:
    """Draws a face for every die of the pool."""


@final
@frame(tag=68)
@node
class ChoosingDice:
    """Asks how many of the bonus dice join; `pool` is the roll with all of them (AMB-07)."""

    pool: RollStarted


def start_roll(run: DmdRun, started: RollStarted) -> None:
    """Put a roll on the table; without dice there is no roll and no result (DEF-01)."""
    if started.standard + started.bonus == 0:
        return
    run.emit(started)
    run.push(Rolling(RollStep.ROLL))


def start_own_roll(run: DmdRun, started: RollStarted, context: RollContext) -> None:
    """Put a roll that an Investigator makes on the table: 3 standard dice and its bonus dice.

    All bonus dice are rolled, unless a ruling lets the owner leave some out (AMB-07).
    """
    bonus = bonus_dice(run.game, run.table, started.owner, context)
    pool = replace(started, standard=STANDARD_DICE, bonus=bonus)
    if bonus and run.game.rulings.bonus_dice_optional:
        run.push(ChoosingDice(pool))
    else:
        start_roll(run, pool)


def _decide_dice(_game: Game, _table: Table, frame: ChoosingDice) -> Decision:
    """How many of the bonus dice are rolled (AMB-07, alternative)."""
    pool = frame.pool
    options = one_of(*(BonusDiceUsed(pool.owner, n) for n in range(pool.bonus, -1, -1)))
    return Decision(pool.owner, BONUS_DICE, (options,), (r.AMB_07,), frame, must=False)


def _dice_chosen(run: DmdRun, frame: ChoosingDice, command: BonusDiceUsed) -> None:
    start_roll(run, replace(frame.pool, bonus=command.n))


HANDLERS.ask(ChoosingDice, BONUS_DICE, _decide_dice, _dice_chosen)


@HANDLERS.work(Rolling)
def _rolling(run: DmdRun, frame: Rolling) -> None:
    """One step of the roll, with the next one below it (RES-03).

    A step that leaves nothing to be done first is followed by the next one at once.
    """
    following, do = _STEPS[frame.at]
    while following is not None:
        run.push(following)
        depth = run.depth
        do(run)
        if run.depth != depth:
            return
        run.drop()
        following, do = _STEPS[following.at]
    do(run)


# --- throwing the pool ---------------------------------------------------------------------------


def _pool(game: Game, table: Table, _frame: ThrowingDice) -> Request:
    rolled = roll(table)
    sides = (game.standard_die,) * rolled.standard + (game.bonus_die,) * rolled.bonus
    return Request(STREAMS[rolled.kind], sides, f"{rolled.standard}+{rolled.bonus} dice", FACES)


def _thrown(run: DmdRun, _frame: ThrowingDice, outcome: Outcome) -> None:
    run.emit(DiceRolled(outcome))


HANDLERS.draw(ThrowingDice, _pool, _thrown)


# --- tally ------------------------------------------------------------------------------


def _tally(run: DmdRun) -> None:
    """Count every symbol of every die, then what Enemies add (RES-01, DICE-05, DEF-04)."""
    successes = elder_signs = tentacles = 0
    faces = run.game.faces
    for face in roll(run.table).faces:
        shown = faces[face]
        successes += shown.successes
        elder_signs += shown.elder_signs
        tentacles += shown.tentacles
    run.emit(RollTallied(successes, elder_signs, tentacles))
    rolled = roll(run.table)
    concerned = (rolled.attacker, *rolled.targets)
    for number in concerned:
        enemy = None if number == NO_FIGURE else figure(run.table, number)
        if enemy is not None:
            _add_enemy_symbols(run, enemy, attacks=number == rolled.attacker)


def _add_enemy_symbols(run: DmdRun, enemy: Enemy, *, attacks: bool) -> None:
    """Texts of the Enemy that attacks or is attacked change the tally (AMB-117)."""
    hooks = run.game.enemy_hooks[enemy.kind]
    src = SourceId(enemy.kind)
    for ability in of_kind(hooks, AddTentacles):
        if has_token(run.table, enemy.space, ability.token):
            run.emit(TallyChanged(tentacles=ability.n, src=src, why=(r.AMB_117,)))
    if attacks and of_kind(hooks, CountElderSigns):
        signs = roll(run.table).elder_signs
        if signs:
            run.emit(TallyChanged(successes=signs, src=src, why=(r.DEF_04,)))


def _throw(run: DmdRun) -> None:
    run.push(_THROWING_DICE)


def _offer_rerolls(run: DmdRun) -> None:
    run.push(_REROLLING)


def _end(run: DmdRun) -> None:
    run.emit(RollEnded())


_THROWING_DICE = ThrowingDice()
_REROLLING = Rerolling()
_STEPS: dict[RollStep, tuple[Rolling | None, Callable[[DmdRun], None]]] = {
    RollStep.ROLL: (Rolling(RollStep.REROLL), _throw),
    RollStep.REROLL: (Rolling(RollStep.TALLY), _offer_rerolls),
    RollStep.TALLY: (Rolling(RollStep.CONVERT), _tally),
    RollStep.CONVERT: (Rolling(RollStep.SUCCESSES), convert),
    RollStep.SUCCESSES: (Rolling(RollStep.EFFECTS), apply_successes),
    RollStep.EFFECTS: (Rolling(RollStep.TENTACLES), queue_effects),
    RollStep.TENTACLES: (Rolling(RollStep.END), apply_tentacles),
    RollStep.END: (None, _end),
}
"""What each step does and the frame of the next one, made once: frames are values."""
