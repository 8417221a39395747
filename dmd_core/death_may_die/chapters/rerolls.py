"""Rerolls: one die again, for 1 Stress or for free (rulebook: Rerolls; REROLL-01 to -08)."""

from functools import lru_cache, partial
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found, holds
from dmd_core.death_may_die.chapters.pool import FACES, STREAMS, context_of
from dmd_core.death_may_die.commands import Done, Reroll, Target
from dmd_core.death_may_die.events.rolls import DieRerolled
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.lookups import roll, uses
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Scope, Table
from dmd_core.death_may_die.words.rolls import FreeRerolls
from dmd_core.death_may_die.words.when import Per
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, Family, OneOf, blocked, explained, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

REROLL = KindId("reroll")

_PER_TURN = Per.TURN
"""Looking a member up costs as much as a call, and this is asked for every reroll."""

STRESS_FULL = RefusalCode(
    "stress-full",
    "A reroll costs 1 Stress, and Stress of {seat:seat} is at its maximum ({maximum}); use a free"
    " reroll or stop.",
    (r.REROLL_01, r.REROLL_03, r.STR_02),
)
NO_SUCH_DIE = RefusalCode(
    "no-such-die",
    "A reroll throws one of the {dice} dice of this roll again; there is no such die.",
    (r.REROLL_01,),
)
NO_FREE_REROLL = RefusalCode(
    "no-free-reroll",
    "{source:source} gives {seat:seat} no free reroll of this roll, or none any more.",
    (r.REROLL_08, r.SKL_05),
)
TARGETS_FIXED = RefusalCode(
    "target-too-late",
    "The dice are thrown: targets are named before, and stay as they are.",
    (r.ATK_02,),
)
_TOO_LATE = blocked(Target, partial(refusal, TARGETS_FIXED))


@final
@frame(tag=33)
@node
class Rerolling:
    """Asks for one more reroll, until the owner of the roll has enough (DEC-50)."""


@final
@frame(tag=34)
@node
class ThrowingDie:
    """Draws a new face for one die.

    `die` is its place in the roll, `pay` the text that pays for it, none for 1 Stress; `per_turn`
    says that the text counts its rerolls for the turn and not for the roll.
    """

    die: int
    pay: SourceId
    per_turn: bool


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
    families: tuple[Family, ...] = (
        _reroll_options(seat, dice, sources, paid=room),
        explained(Reroll, partial(_no_reroll, game, seat, dice)),
        _TOO_LATE,
    )
    return Decision(seat, REROLL, families, (r.DEC_50, r.REROLL_01), frame, must=False)


@lru_cache(maxsize=1024)
def _reroll_options(seat: Seat, dice: int, free: tuple[SourceId, ...], *, paid: bool) -> OneOf:
    """Die by die, paid first; the same few menus come back all the time."""
    pays = (NO_SOURCE, *free) if paid else free
    return one_of(*(Reroll(seat, die, pay) for die in range(dice) for pay in pays), Done(seat))


def _no_reroll(game: Game, seat: Seat, dice: int, command: Reroll) -> Refusal:
    """Why a die is not rerolled: there is none, nothing pays for it, or Stress is full."""
    if not 0 <= command.die < dice:
        return refusal(NO_SUCH_DIE, {"dice": dice})
    if command.pay == NO_SOURCE:
        return refusal(STRESS_FULL, {"seat": seat, "maximum": game.tracks.stress})
    return refusal(NO_FREE_REROLL, {"source": command.pay, "seat": seat})


def _rerolled(run: DmdRun, frame: Rerolling, command: Reroll | Done) -> None:
    if isinstance(command, Done):
        return
    per_turn = (command.pay, True) in free_rerolls(run.game, run.table)
    run.push(ThrowingDie(command.die, command.pay, per_turn), frame)


HANDLERS.ask(Rerolling, REROLL, _decide_reroll, _rerolled)


def _one_die(game: Game, table: Table, frame: ThrowingDie) -> Request:
    rolled = roll(table)
    side = game.standard_die if frame.die < rolled.standard else game.bonus_die
    return Request(STREAMS[rolled.kind], (side,), f"die {frame.die} again", FACES)


def _thrown_again(run: DmdRun, frame: ThrowingDie, outcome: Outcome) -> None:
    run.emit(DieRerolled(frame.die, outcome, frame.pay, frame.per_turn))


HANDLERS.draw(ThrowingDie, _one_die, _thrown_again)
