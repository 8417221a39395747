"""Run: steps, following Enemies, Fire (rulebook: Run; RUN-01 to -11)."""

from functools import partial
from typing import Final, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.chapters.card_use import card_uses, unusable, use_card
from dmd_core.death_may_die.chapters.fire import catch_fire
from dmd_core.death_may_die.chapters.hits import Batch, EnemyHit
from dmd_core.death_may_die.chapters.questions import yes_or_no
from dmd_core.death_may_die.commands import Answer, Done, Step, UseCard
from dmd_core.death_may_die.commands import Sneak as SneakCommand
from dmd_core.death_may_die.commands import TakeAlong as TakeCommand
from dmd_core.death_may_die.events.actions import EnemiesEvaded, EnemiesFollowed, InvestigatorsMoved
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.death_may_die.lookups import (
    active,
    at_space,
    clockwise,
    is_down,
)
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Enemy, Table
from dmd_core.death_may_die.words.running import RunSteps, Sneak, SneakWound, TakeAlong
from dmd_core.kernel.decisions import Decision, Family, blocked, explained, one_of
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, KindId, Seat, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import RefusalCode, refusal

STEP = KindId("step")
TAKE_ALONG = KindId("take-along")
CONSENT = KindId("consent")
SNEAK = KindId("sneak")
BASE_STEPS: Final = 3
"""Spaces of a Run (RUN-01)."""

NOT_ADJACENT = RefusalCode(
    "not-adjacent",
    "A step goes to an adjacent Space; from {space:space} these are: {allowed:space}.",
    (r.RUN_02, r.MAP_03),
)
NO_STEP_YET = RefusalCode(
    "no-step-yet",
    "A Run goes at least one Space; {seat:seat} has not made a step yet.",
    (r.AMB_38, r.RUN_01),
)
NO_CARD_HERE = RefusalCode(
    "no-card-in-run",
    "Cards are used between two steps of a Run, not before the first one.",
    (r.AMB_39, r.DISC_09),
)
NO_CARDS_IN_RUN = RefusalCode(
    "no-cards-in-run",
    "A ruling lets cards be used between actions only, not between two steps of a Run.",
    (r.AMB_39,),
)
_NOT_BEFORE = blocked(UseCard, partial(refusal, NO_CARD_HERE))
_NEVER = blocked(UseCard, partial(refusal, NO_CARDS_IN_RUN))


@final
@frame(tag=23)
@node
class Running:
    """Asks for the next step of a Run (DEC-11).

    `left` steps and `sneaks` are left, `may_take` says whether an Investigator may still be taken
    along, `started` whether the first step was made, after which the runner may stop.
    """

    left: int
    sneaks: int
    may_take: bool
    started: bool = False


@final
@frame(tag=24)
@node
class TakingAlong:
    """Asks whom the runner takes along to the Space `to`; `running` is the Run behind it."""

    to: SpaceId
    running: Running


@final
@frame(tag=25)
@node
class Consenting:
    """Asks the one to be taken along, `who`, whether it agrees (AMB-111).

    `to` is the Space of the step, `running` the Run behind it.
    """

    to: SpaceId
    who: Seat
    running: Running


@final
@frame(tag=26)
@node
class Sneaking:
    """Asks which Enemy does not follow, one after the other by ascending number (DEC-11a).

    `to` is the Space of the step, `running` the Run behind it, `taken` the seat that comes along,
    `evaded` the Enemies named so far.
    """

    to: SpaceId
    running: Running
    taken: Seat = NOBODY
    evaded: tuple[FigureId, ...] = ()


@final
@frame(tag=27)
@node
class Leaving:
    """Makes one step of a Run: Fire catches, figures move, Enemies follow.

    `to` is the Space of the step, `running` the Run behind it, `taken` the seat that comes along,
    `evaded` the Enemies that stay behind.
    """

    to: SpaceId
    running: Running
    taken: Seat = NOBODY
    evaded: tuple[FigureId, ...] = ()


def start_run(run: DmdRun) -> None:
    """Begin a Run with its budgets: steps, Sneaks, one Investigator to take along."""
    owner = active(run.table)
    steps = BASE_STEPS + sum(ability.n for ability, _ in found(run.game, owner, RunSteps))
    sneaks = max((ability.n for ability, _ in found(run.game, owner, Sneak)), default=0)
    may_take = bool(found(run.game, owner, TakeAlong))
    run.push(Running(steps, sneaks, may_take))


@HANDLERS.guard(Running)
def _can_run(_game: Game, table: Table, frame: Running) -> bool:
    """The dead and those lying down run no farther, and every Run ends."""
    owner = active(table)
    return owner.alive and not is_down(owner) and frame.left > 0


def _decide_step(game: Game, table: Table, frame: Running) -> Decision:
    """An adjacent Space, a card (AMB-39), or enough after the first step (DEC-11, AMB-38)."""
    seat = table.active
    space = active(table).space
    ways = game.neighbours[space]
    options: list[Command] = [Step(seat, to) for to in ways]
    if frame.started:
        if game.rulings.cards_mid_run:
            options.extend(card_uses(game, table))
        options.append(Done(seat))
    values = {"space": space, "allowed": ways}
    families: tuple[Family, ...] = (
        one_of(*options),
        blocked(Step, partial(refusal, NOT_ADJACENT, values)),
        *_not_in_run(game, table, frame),
    )
    return Decision(seat, STEP, families, (r.DEC_11, r.RUN_01), frame, must=not frame.started)


def _not_in_run(game: Game, table: Table, frame: Running) -> tuple[Family, ...]:
    """What else cannot be done now: stopping before the first step, and using cards."""
    mid_run = game.rulings.cards_mid_run
    if frame.started:
        return (explained(UseCard, partial(unusable, game, table)) if mid_run else _NEVER,)
    no_step_yet = blocked(Done, partial(refusal, NO_STEP_YET, {"seat": table.active}))
    return (no_step_yet, _NOT_BEFORE if mid_run else _NEVER)


def _stepped(run: DmdRun, frame: Running, command: Step | Done | UseCard) -> None:
    if isinstance(command, Done):
        return
    if isinstance(command, UseCard):
        run.push(frame)
        use_card(run, command.card)
        return
    if frame.may_take and _company(run.table):
        run.push(TakingAlong(command.to, frame))
    else:
        _sneak_or_leave(run, Sneaking(command.to, frame))


HANDLERS.ask(Running, STEP, _decide_step, _stepped)


# --- taking an Investigator along (AMB-111) --------------------------------------------------


def _company(table: Table) -> tuple[Seat, ...]:
    """Other living Investigators on the Space that can be taken along (AMB-130)."""
    space = active(table).space
    return tuple(
        seat
        for seat in clockwise(table)
        if seat != table.active
        and table.investigators[seat].space == space
        and not is_down(table.investigators[seat])
    )


def _decide_take(_game: Game, table: Table, frame: TakingAlong) -> Decision:
    seat = table.active
    options = one_of(*(TakeCommand(seat, who) for who in _company(table)), Done(seat))
    return Decision(seat, TAKE_ALONG, (options,), (r.AMB_111,), frame, must=False)


def _taken(run: DmdRun, frame: TakingAlong, command: TakeCommand | Done) -> None:
    if isinstance(command, Done):
        _sneak_or_leave(run, Sneaking(frame.to, frame.running))
    elif run.game.rulings.take_along_consent:
        run.push(Consenting(frame.to, command.who, frame.running))
    else:
        _go_together(run, frame.to, command.who, frame.running)


def _go_together(run: DmdRun, to: SpaceId, who: Seat, running: Running) -> None:
    used = replace(running, may_take=False)
    _sneak_or_leave(run, Sneaking(to, used, who))


def _decide_consent(_game: Game, _table: Table, frame: Consenting) -> Decision:
    return yes_or_no(frame.who, CONSENT, (r.AMB_111,), frame)


def _consented(run: DmdRun, frame: Consenting, command: Answer) -> None:
    if command.yes:
        _go_together(run, frame.to, frame.who, frame.running)
    else:
        _sneak_or_leave(run, Sneaking(frame.to, frame.running))


HANDLERS.ask(TakingAlong, TAKE_ALONG, _decide_take, _taken)
HANDLERS.ask(Consenting, CONSENT, _decide_consent, _consented)


# --- sneaking past Enemies (DEC-11a) ---------------------------------------------------------


def _may_sneak(table: Table, frame: Sneaking) -> tuple[Enemy, ...]:
    if len(frame.evaded) >= frame.running.sneaks:
        return ()
    last = frame.evaded[-1] if frame.evaded else 0
    return tuple(e for e in at_space(table, active(table).space) if e.id > last)


def _sneak_or_leave(run: DmdRun, frame: Sneaking) -> None:
    """Ask about Sneaks only when there is one to use and somebody to sneak past."""
    if _may_sneak(run.table, frame):
        run.push(frame)
    else:
        run.push(Leaving(frame.to, frame.running, frame.taken, frame.evaded))


def _decide_sneak(_game: Game, table: Table, frame: Sneaking) -> Decision:
    seat = table.active
    options = one_of(
        *(SneakCommand(seat, enemy.id) for enemy in _may_sneak(table, frame)), Done(seat)
    )
    return Decision(seat, SNEAK, (options,), (r.DEC_11A, r.RUN_04), frame, must=False)


def _sneaked(run: DmdRun, frame: Sneaking, command: SneakCommand | Done) -> None:
    if isinstance(command, Done):
        run.push(Leaving(frame.to, frame.running, frame.taken, frame.evaded))
    else:
        _sneak_or_leave(run, replace(frame, evaded=(*frame.evaded, command.figure)))


HANDLERS.ask(Sneaking, SNEAK, _decide_sneak, _sneaked)


# --- the step --------------------------------------------------------------------------------


@HANDLERS.work(Leaving)
def _leave(run: DmdRun, frame: Leaving) -> None:
    """Leave: Fire catches, the figures move, Enemies follow; then the next step (RUN-04 to -09)."""
    seat = run.table.active
    going = (seat,) if frame.taken == NOBODY else (seat, frame.taken)
    running = frame.running
    left = Running(
        running.left - 1,
        max(running.sneaks - len(frame.evaded), 0),
        running.may_take,
        started=True,
    )
    run.push(left)
    wounds = found(run.game, active(run.table), SneakWound)
    leave_space(run, going, frame.to, frame.evaded)
    hits = tuple(
        EnemyHit(enemy, ability.n, source) for ability, source in wounds for enemy in frame.evaded
    )
    if hits:
        run.push(Batch(hits))


def leave_space(
    run: DmdRun,
    going: tuple[Seat, ...],
    to: SpaceId,
    evaded: tuple[FigureId, ...] = (),
    *,
    placed: bool = False,
    followed: bool = True,
    src: SourceId = NO_SOURCE,
) -> None:
    """Move Investigators with what leaving a Space means (RUN-04 to -09, FIRE-08 to -11).

    Args:
        run: the step under way.
        going: who leaves; all of them stand on one Space.
        to: where they go.
        evaded: Enemies that stay behind.
        placed: a text moves them, however far it is (AMB-40, alternative).
        followed: Enemies come along; a text may say that they do not.
        src: the text that moves them.
    """
    table = run.table
    old = table.investigators[going[0]].space
    following = tuple(
        enemy.id
        for enemy in at_space(table, old)
        if followed
        and enemy.id not in evaded
        and (run.game.rulings.elder_follows or enemy.id != table.elder.figure)
    )
    catch_fire(run, going, old, src)
    run.emit(InvestigatorsMoved(going, to, placed=placed, src=src))
    if evaded:
        run.emit(EnemiesEvaded(going[0], evaded))
    if following:
        run.emit(EnemiesFollowed(following, to, src=src))
