"""Fight: Enemies attack the active Investigator (phase 3; rulebook: Defending; FIGHT, DEF)."""

from functools import partial
from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import RollContext, found
from dmd_core.death_may_die.chapters.card_use import Window, card_uses, unusable, use_card
from dmd_core.death_may_die.chapters.pool import bonus_dice
from dmd_core.death_may_die.chapters.questions import yes_or_no
from dmd_core.death_may_die.chapters.rolls import start_roll
from dmd_core.death_may_die.commands import Answer, Attacker, UseCard
from dmd_core.death_may_die.events.rolls import AttackRedirected, EnemyAttackDeclared, RollStarted
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import FigureId
from dmd_core.death_may_die.lookups import active, at_space, attack_dice, clockwise, figure, is_down
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Enemy, RollKind, Table
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.defence import AfterRedirect, Redirect
from dmd_core.death_may_die.words.enemies import BeforeAttack
from dmd_core.kernel.decisions import Decision, explained, one_of
from dmd_core.kernel.events import Forced
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal
from dmd_core.tabletop.hooks import of_kind

ATTACKER = KindId("attacker")
REDIRECT = KindId("redirect")

ATTACKED_ALREADY = RefusalCode(
    "attacked-already",
    "{figure:figure} has attacked in this phase; each Enemy attacks once.",
    (r.FIGHT_02, r.AMB_70),
)
NOT_HERE = RefusalCode(
    "attacker-elsewhere",
    "{figure:figure} is not on {space:space}, where {seat:seat} is attacked.",
    (r.FIGHT_02, r.FIGHT_07),
)
NOT_ABLE = RefusalCode(
    "attacker-not-able",
    "{figure:figure} is not able to attack: it has no dice and nothing else that it does.",
    (r.FIGHT_05, r.AMB_69),
)
GONE = RefusalCode(
    "attacker-gone", "That Enemy is not on the board and attacks nobody.", (r.FIGHT_08,)
)


@final
@frame(tag=56)
@node
class Fight:
    """Lets Enemies attack the active Investigator one after the other, while any can.

    `window_done` says that the free play window between two attacks is over.
    """

    window_done: bool = False


@final
@frame(tag=57)
@node
class ChoosingAttacker:
    """Asks which Enemy attacks next, if several can (DEC-31)."""


@final
@frame(tag=58)
@node
class Redirecting:
    """Asks others whether they take an attack over (DEC-65).

    `figure` attacks, `todo` are the seats still to be asked.
    """

    figure: FigureId
    todo: tuple[Seat, ...]


@final
@frame(tag=59)
@node
class EnemyAttack:
    """Carries an attack of an Enemy out against its final target.

    `figure` attacks the Investigator at `owner`; `redirected` says that it took the attack over,
    `prepared` that what the Enemy does before its roll is done.
    """

    figure: FigureId
    owner: Seat
    redirected: bool = False
    prepared: bool = False


@final
@frame(tag=60)
@node
class AttackOver:
    """Gives the Investigator at `owner` what its Skill promises after an attack it took over."""

    owner: Seat


def pending_attackers(game: Game, table: Table) -> tuple[Enemy, ...]:
    """Enemies on the active Space that are able to attack and have not yet (FIGHT-02, -05 to -08).

    Looked at anew each time, so Enemies that come join and those that go or die do not attack
    (AMB-69, -70, -101).
    """
    done = table.attackers
    return tuple(
        [
            enemy
            for enemy in at_space(table, active(table).space)
            if enemy.id not in done
            and (
                any(attack_dice(game, table, enemy))
                or of_kind(game.enemy_hooks[enemy.kind], BeforeAttack)
            )
        ]
    )


@HANDLERS.guard(Fight)
def _goes_on(_game: Game, table: Table, _frame: Fight) -> bool:
    """Only a living Investigator that does not lie down is attacked (FIGHT-03, AMB-130)."""
    owner = active(table)
    return owner.alive and not is_down(owner)


@HANDLERS.work(Fight)
def _fight(run: DmdRun, frame: Fight) -> None:
    """While an Enemy can attack, one does, with a window in between (FIGHT-04, -05, -10)."""
    pending = pending_attackers(run.game, run.table)
    if not pending:
        return
    if len(pending) > 1:
        run.push(ChoosingAttacker(), Fight())
        return
    if run.table.attackers and not frame.window_done:
        run.push(Window(), Fight(window_done=True))
        return
    run.push(Fight())
    command = Attacker(run.table.active, pending[0].id)
    run.emit(Forced(ATTACKER, command, why=(r.DEC_31, r.FIGHT_04)))
    _declare(run, pending[0].id)


def _decide(game: Game, table: Table, frame: ChoosingAttacker) -> Decision:
    """Which Enemy attacks next; a free play window is part of the question (DEC-31)."""
    seat = table.active
    options = one_of(
        *(Attacker(seat, enemy.id) for enemy in pending_attackers(game, table)),
        *([] if table.quiet else card_uses(game, table)),
    )
    others = explained(Attacker, partial(_no_attacker, table))
    cards = explained(UseCard, partial(unusable, game, table))
    families = (options, others, cards)
    return Decision(seat, ATTACKER, families, (r.DEC_31, r.FIGHT_04), frame, must=True)


def _no_attacker(table: Table, command: Attacker) -> Refusal:
    """Why a figure is not the next attacker."""
    enemy = figure(table, command.figure)
    if enemy is None:
        return refusal(GONE)
    values = {"figure": enemy.id, "seat": table.active, "space": active(table).space}
    if enemy.space != active(table).space:
        return refusal(NOT_HERE, values)
    return refusal(ATTACKED_ALREADY if enemy.id in table.attackers else NOT_ABLE, values)


def _chosen(run: DmdRun, _frame: ChoosingAttacker, command: Attacker | UseCard) -> None:
    if isinstance(command, UseCard):
        use_card(run, command.card)
    else:
        _declare(run, command.figure)


HANDLERS.ask(ChoosingAttacker, ATTACKER, _decide, _chosen)


def _declare(run: DmdRun, number: FigureId) -> None:
    """The attack is declared; others may take it over before anything else (AMB-110)."""
    table = run.table
    target = table.active
    run.emit(EnemyAttackDeclared(number, target))
    offers = tuple(seat for seat in clockwise(table) if _may_redirect(run.game, table, seat))
    if offers:
        run.push(Redirecting(number, offers))
    else:
        run.push(EnemyAttack(number, target))


# --- redirecting (DEC-65) --------------------------------------------------------------------


def _may_redirect(game: Game, table: Table, seat: Seat) -> bool:
    """Whether a Skill lets another Investigator take the attack over (DEF-06, FIGHT-03)."""
    owner = table.investigators[seat]
    abilities = found(game, owner, Redirect)
    if not abilities or seat == table.active or is_down(owner):
        return False
    within = max(ability.within for ability, _ in abilities)
    distance = game.distance(owner.space, active(table).space)
    return distance is not None and distance <= within


def _decide_redirect(_game: Game, _table: Table, frame: Redirecting) -> Decision:
    return yes_or_no(frame.todo[0], REDIRECT, (r.DEC_65, r.DEF_06), frame)


def _redirected(run: DmdRun, frame: Redirecting, command: Answer) -> None:
    seat = frame.todo[0]
    if command.yes:
        source = found(run.game, run.table.investigators[seat], Redirect)[0][1]
        run.emit(AttackRedirected(run.table.active, seat, src=source))
        run.push(EnemyAttack(frame.figure, seat, redirected=True), AttackOver(seat))
    elif len(frame.todo) > 1:
        run.push(Redirecting(frame.figure, frame.todo[1:]))
    else:
        run.push(EnemyAttack(frame.figure, run.table.active))


HANDLERS.ask(Redirecting, REDIRECT, _decide_redirect, _redirected)


# --- the attack ------------------------------------------------------------------------------


@HANDLERS.guard(EnemyAttack)
def _attack_stands(_game: Game, table: Table, frame: EnemyAttack) -> bool:
    """An attacker killed before its roll does not attack, nobody attacks the dead (FIGHT-08)."""
    return figure(table, frame.figure) is not None and table.investigators[frame.owner].alive


@HANDLERS.work(EnemyAttack)
def _attack(run: DmdRun, frame: EnemyAttack) -> None:
    """What the Enemy does first, then its dice, rolled by the one attacked (DEF-01, -05, -07)."""
    enemy = figure(run.table, frame.figure)
    if enemy is None:
        return
    src = SourceId(enemy.kind)
    if not frame.prepared:
        run.push(EnemyAttack(frame.figure, frame.owner, frame.redirected, prepared=True))
        seat = run.table.active
        env = Env(you=frame.owner, chooser=seat, src=src, space=enemy.space, figure=enemy.id)
        before = of_kind(run.game.enemy_hooks[enemy.kind], BeforeAttack)
        run.push(*(Resolve(run.game.number(ability.then), env) for ability in before))
        return
    standard, bonus = attack_dice(run.game, run.table, enemy)
    extra = bonus_dice(run.game, run.table, frame.owner, RollContext(RollKind.ENEMY))
    start_roll(
        run,
        RollStarted(
            RollKind.ENEMY,
            frame.owner,
            standard,
            bonus + extra,
            attacker=enemy.id,
            redirected=frame.redirected,
            src=src,
            why=(r.DICE_03, r.DEF_01),
        ),
    )


@HANDLERS.work(AttackOver)
def _attack_over(run: DmdRun, frame: AttackOver) -> None:
    """After a redirected attack: what the Skill of the one who took it over gives."""
    owner = run.table.investigators[frame.owner]
    if owner.alive:
        for ability, source in found(run.game, owner, AfterRedirect):
            env = Env(you=frame.owner, chooser=frame.owner, src=source)
            run.push(Resolve(run.game.number(ability.then), env))
