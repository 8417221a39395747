"""Rolls: dice, rerolls, tally, conversions, the three result steps (rulebook: Dice and Rolls).

Catalogue groups DICE, REROLL and RES; the sub-machine of 2.4. A roll in progress lies on the
table; `Rolling` takes it from step to step and is never guarded: it closes itself and passes over
what concerns the dead.
"""

from collections.abc import Callable
from enum import IntEnum, unique
from functools import lru_cache, partial
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.abilities.vocabulary import (
    AddTentacles,
    BonusDice,
    CountElderSigns,
    FreeRerolls,
    Per,
    Reach,
)
from dmd_core.death_may_die.ability_lookups import RollContext, found, holds
from dmd_core.death_may_die.chapters.conversions import convert
from dmd_core.death_may_die.chapters.results import apply_successes, apply_tentacles, queue_effects
from dmd_core.death_may_die.commands import BonusDiceUsed, Done, Reroll
from dmd_core.death_may_die.events.rolls import (
    DiceRolled,
    DieRerolled,
    RollEnded,
    RollStarted,
    RollTallied,
    TallyChanged,
)
from dmd_core.death_may_die.game import Game, of_kind
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import NO_FIGURE
from dmd_core.death_may_die.lookups import figure, has_token, roll, uses
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import HURTING, Enemy, Roll, RollKind, Scope, Table
from dmd_core.death_may_die.streams import Stream
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Blocked, Decision, Family, OneOf, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NO_SOURCE, KindId, Seat, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import RefusalCode, refusal

REROLL = KindId("reroll")
BONUS_DICE = KindId("bonus-dice")
STANDARD_DICE = 3
"""Standard dice of an Investigator's roll (DICE-01)."""

STRESS_FULL = RefusalCode(
    "stress-full",
    "A reroll costs 1 Stress, and Stress is at its maximum ({maximum}); use a free reroll or stop.",
    (r.REROLL_01, r.REROLL_03, r.STR_02),
)

_ATTACK, _PER_TURN = RollKind.ATTACK, Per.TURN
_STREAMS = {
    RollKind.ATTACK: Stream.ATTACK,
    RollKind.PLAIN: Stream.TEST,
    RollKind.ENEMY: Stream.FIGHT,
    RollKind.FIRE: Stream.FIRE,
    RollKind.AGAINST: Stream.TEST,
}


@unique
class RollStep(IntEnum):
    """Steps of a roll (2.4); R0 and R1 are done when it starts."""

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
    """The roll on top of the table; `at` is the step to come."""

    at: RollStep


@final
@frame(tag=32)
@node
class ThrowingDice:
    """Chance rolls the pool."""


@final
@frame(tag=68)
@node
class ChoosingDice:
    """How many bonus dice join a roll (AMB-07, alternative)."""

    pool: RollStarted


@final
@frame(tag=33)
@node
class Rerolling:
    """Another reroll or enough (DEC-50)."""


@final
@frame(tag=34)
@node
class ThrowingDie:
    """Chance rolls one die again."""

    die: int
    pay: SourceId
    per_turn: bool


def context_of(table: Table, rolled: Roll) -> RollContext:
    """What conditions of abilities may ask about a roll."""
    reach: Reach | None = None
    if rolled.kind is _ATTACK:
        space = table.investigators[rolled.owner].space
        enemies = [figure(table, target) for target in rolled.targets]
        away = any(enemy is not None and enemy.space != space for enemy in enemies)
        reach = Reach.AWAY if away else Reach.HERE
    return RollContext(rolled.kind, reach, rolled.action, rolled.redirected)


def bonus_dice(game: Game, table: Table, seat: Seat, context: RollContext) -> int:
    """Bonus dice of an Investigator for a roll: abilities and Thresholds (DICE-02, SAN-10).

    They join the rolls it makes, not those that hurt it (AMB-06), and all of them must be rolled
    (AMB-07).
    """
    owner = table.investigators[seat]
    against = context.kind in HURTING
    if against and not game.rulings.bonus_dice_on_rolls_against:
        return 0
    if against:
        return owner.bonus_dice
    extra = 0
    for ability, _ in found(game, owner, BonusDice):
        if holds(game, table, seat, ability.when, context):
            extra += ability.n
    return owner.bonus_dice + extra


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
    return Decision(pool.owner, BONUS_DICE, (options,), (r.AMB_07,), frame, must=True)


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


# --- the pool (R2) ---------------------------------------------------------------------------


def _pool(game: Game, table: Table, _frame: ThrowingDice) -> Request:
    rolled = roll(table)
    sides = (game.standard_die,) * rolled.standard + (game.bonus_die,) * rolled.bonus
    return Request(_STREAMS[rolled.kind], sides, f"{rolled.standard}+{rolled.bonus} dice")


def _thrown(run: DmdRun, _frame: ThrowingDice, outcome: Outcome) -> None:
    run.emit(DiceRolled(outcome))


HANDLERS.draw(ThrowingDice, _pool, _thrown)


# --- rerolls (R3) ----------------------------------------------------------------------------


def free_rerolls(game: Game, table: Table) -> list[tuple[SourceId, bool]]:
    """Free rerolls left for the owner of the roll: source, and whether it counts for the turn."""
    rolled = roll(table)
    owner = table.investigators[rolled.owner]
    abilities = found(game, owner, FreeRerolls)
    if not abilities:
        return []
    context = context_of(table, rolled)
    allowed: dict[tuple[SourceId, bool], int] = {}
    for ability, source in abilities:
        if holds(game, table, rolled.owner, ability.when, context):
            key = (source, ability.per is _PER_TURN)
            allowed[key] = allowed.get(key, 0) + ability.n
    spent = dict(rolled.used)
    left: list[tuple[SourceId, bool]] = []
    for (source, per_turn), n in allowed.items():
        done = uses(table, source, rolled.owner, Scope.TURN) if per_turn else spent.get(source, 0)
        if done < n:
            left.append((source, per_turn))
    return left


def _decide_reroll(game: Game, table: Table, frame: Rerolling) -> Decision:
    """One die again, for 1 Stress or for free, or enough (DEC-50; REROLL-01 to -08).

    The owner of the roll decides, active or not (AMB-11).
    """
    rolled = roll(table)
    seat = rolled.owner
    owner = table.investigators[seat]
    dice = len(rolled.faces) if owner.alive else 0
    room = owner.stress < game.tracks.stress
    sources = tuple([source for source, _ in free_rerolls(game, table)])
    families: tuple[Family, ...] = (_reroll_options(seat, dice, sources, paid=room),)
    if not room:
        reason = partial(refusal, STRESS_FULL, {"maximum": game.tracks.stress})
        families += (Blocked(_is_paid_reroll, reason),)
    return Decision(seat, REROLL, families, (r.DEC_50, r.REROLL_01), frame, must=False)


@lru_cache(maxsize=1024)
def _reroll_options(seat: Seat, dice: int, free: tuple[SourceId, ...], *, paid: bool) -> OneOf:
    """Die by die, paid first; the same few menus come back all the time."""
    pays = (NO_SOURCE, *free) if paid else free
    return one_of(*(Reroll(seat, die, pay) for die in range(dice) for pay in pays), Done(seat))


def _is_paid_reroll(command: Command) -> bool:
    return isinstance(command, Reroll) and command.pay == NO_SOURCE


def _rerolled(run: DmdRun, _frame: Rerolling, command: Reroll | Done) -> None:
    if isinstance(command, Done):
        return
    per_turn = (command.pay, True) in free_rerolls(run.game, run.table)
    run.push(ThrowingDie(command.die, command.pay, per_turn), Rerolling())


HANDLERS.ask(Rerolling, REROLL, _decide_reroll, _rerolled)


def _one_die(game: Game, table: Table, frame: ThrowingDie) -> Request:
    rolled = roll(table)
    side = game.standard_die if frame.die < rolled.standard else game.bonus_die
    return Request(_STREAMS[rolled.kind], (side,), f"die {frame.die} again")


def _thrown_again(run: DmdRun, frame: ThrowingDie, outcome: Outcome) -> None:
    run.emit(DieRerolled(frame.die, outcome, frame.pay, frame.per_turn))


HANDLERS.draw(ThrowingDie, _one_die, _thrown_again)


# --- tally (R4) ------------------------------------------------------------------------------


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


__all__ = [
    "STANDARD_DICE",
    "bonus_dice",
    "context_of",
    "free_rerolls",
    "start_own_roll",
    "start_roll",
]
