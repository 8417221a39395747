"""Attack: targets in reach, named before the roll (rulebook: Attack; ATK-01 to -12)."""

from functools import partial
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import RollContext, found
from dmd_core.death_may_die.chapters.rolls import start_own_roll
from dmd_core.death_may_die.commands import Done, Target
from dmd_core.death_may_die.events.rolls import AttackDeclared, RollStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import FigureId
from dmd_core.death_may_die.lookups import active, at_space, can_be_hurt, figure
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Enemy, RollKind, Table
from dmd_core.death_may_die.words.attack import ManyTargets, Range
from dmd_core.death_may_die.words.when import Reach
from dmd_core.kernel.decisions import Decision, Family, blocked, explained, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import KindId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal

TARGET = KindId("target")

INVULNERABLE = RefusalCode(
    "no-legal-target",
    "{figure:figure}, the Elder One, is no target before the Ritual is disrupted.",
    (r.ATK_09, r.RIT_02),
)
NO_ENEMY = RefusalCode(
    "no-such-enemy", "A target is an Enemy on the board; this one is not there.", (r.ATK_12,)
)
NAMED_ALREADY = RefusalCode(
    "named-already",
    "{figure:figure} is a target of this attack already; each is named once.",
    (r.DEC_12, r.ATK_08),
)
OUT_OF_REACH = RefusalCode(
    "out-of-reach",
    "{figure:figure} is out of reach of {seat:seat}, who attacks from {space:space}.",
    (r.ATK_01,),
)
TOO_NEAR = RefusalCode(
    "too-near",
    "{figure:figure} is on the Space of {seat:seat}; this free attack goes to another Space.",
    (r.SKL_05, r.ATK_01),
)
ONE_ELSEWHERE = RefusalCode(
    "one-elsewhere",
    "{figure:figure} is not on {space:space}; several targets stand on the attacker's Space.",
    (r.ATK_07, r.DEC_12),
)
PASSED_OVER = RefusalCode(
    "passed-over",
    "{figure:figure} was passed over: several targets are named in the order in which they came"
    " to the board.",
    (r.DEC_12,),
)
NO_TARGET_YET = RefusalCode(
    "no-target-yet", "An Attack needs a target before dice are thrown.", (r.ATK_01, r.ATK_02)
)
_NOT_YET = blocked(Done, partial(refusal, NO_TARGET_YET))


@final
@frame(tag=28)
@node
class Targeting:
    """Asks for the targets of an Attack, one by one (DEC-12).

    `chosen` are the figures named so far; with `away` the first has to be on another Space, which
    a free action may demand.
    """

    chosen: tuple[FigureId, ...] = ()
    away: bool = False


def attack_targets(game: Game, table: Table, *, away: bool) -> tuple[Enemy, ...]:
    """Enemies that can be attacked: on the own Space, or in range with a Skill (ATK-01, -09).

    With `away` only those not on the own Space.
    """
    owner = active(table)
    reach = sum([ability.n for ability, _ in found(game, owner, Range)])
    if not reach:  # as nearly always: only the own Space
        near = () if away else at_space(table, owner.space)
    else:
        distances = game.distances[owner.space]
        least = 1 if away else 0
        near = tuple([e for e in table.enemies if least <= distances.get(e.space, -1) <= reach])
    return tuple([enemy for enemy in near if can_be_hurt(game, table, enemy)]) if near else ()


def _decide(game: Game, table: Table, frame: Targeting) -> Decision:
    """One target; with a Skill any number on the own Space, by ascending number (DEC-12)."""
    seat = table.active
    targets = attack_targets(game, table, away=frame.away)
    options: list[Command] = []
    if frame.chosen:
        space = active(table).space
        options.append(Done(seat))
        targets = tuple(
            enemy for enemy in targets if enemy.space == space and enemy.id > frame.chosen[-1]
        )
    options.extend(Target(seat, enemy.id) for enemy in targets)
    families: tuple[Family, ...] = (
        one_of(*options),
        explained(Target, partial(_no_target, game, table, frame)),
        _NOT_YET,
    )
    return Decision(seat, TARGET, families, (r.DEC_12, r.ATK_02), frame, must=not frame.chosen)


def _no_target(game: Game, table: Table, frame: Targeting, command: Target) -> Refusal:
    """Why a figure is no target, or no further one."""
    enemy = figure(table, command.figure)
    if enemy is None:
        return refusal(NO_ENEMY)
    space = active(table).space
    values = {"figure": enemy.id, "seat": table.active, "space": space}
    if enemy.id in frame.chosen:
        return refusal(NAMED_ALREADY, values)
    if not can_be_hurt(game, table, enemy):
        return refusal(INVULNERABLE, values)
    if frame.away and enemy.space == space:
        return refusal(TOO_NEAR, values)
    if enemy not in attack_targets(game, table, away=frame.away):
        return refusal(OUT_OF_REACH, values)
    return refusal(PASSED_OVER if enemy.space == space else ONE_ELSEWHERE, values)


def _targeted(run: DmdRun, frame: Targeting, command: Target | Done) -> None:
    chosen = frame.chosen
    if isinstance(command, Target):
        chosen = (*chosen, command.figure)
        enemy = figure(run.table, command.figure)
        owner = active(run.table)
        here = enemy is not None and enemy.space == owner.space
        if here and found(run.game, owner, ManyTargets):
            run.push(Targeting(chosen, frame.away))
            return
    _declare(run, Targeting(chosen))


def _declare(run: DmdRun, frame: Targeting) -> None:
    """Targets are fixed, then the dice are counted (ATK-02, -03)."""
    table = run.table
    seat = table.active
    run.emit(AttackDeclared(seat, frame.chosen))
    enemies = [enemy for enemy in table.enemies if enemy.id in frame.chosen]
    away = any(enemy.space != active(table).space for enemy in enemies)
    lone = len(enemies) == 1 and len(at_space(table, enemies[0].space)) == 1
    started = RollStarted(RollKind.ATTACK, seat, 0, 0, targets=frame.chosen, lone=lone)
    context = RollContext(RollKind.ATTACK, Reach.AWAY if away else Reach.HERE)
    start_own_roll(run, started, context)


HANDLERS.ask(Targeting, TARGET, _decide, _targeted)
