"""Applying results: Successes, effects, Tentacles, always in this order (RES-03 to -09).

Step 1 is one batch, every effect of step 2 is one, step 3 is one.
"""

from typing import final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found, items_of
from dmd_core.death_may_die.chapters.hits import (
    Batch,
    Cause,
    EnemyHit,
    ObjectHit,
    SanityHit,
    WoundHit,
)
from dmd_core.death_may_die.chapters.questions import how_many, up_to
from dmd_core.death_may_die.commands import Answer, Number, Split
from dmd_core.death_may_die.events.fire import FireRemoved
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import NO_OBJECT
from dmd_core.death_may_die.lookups import figure, fire_at, roll
from dmd_core.death_may_die.registry import frame
from dmd_core.death_may_die.state import Roll, RollKind, Table
from dmd_core.death_may_die.text_frames import Env, Item, Queue, Resolve
from dmd_core.death_may_die.words.attack import AfterKill, ExtraWounds, FullWounds
from dmd_core.death_may_die.words.defence import AfterAttacked
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import NO_SOURCE, KindId, SourceId
from dmd_core.kernel.node import node

SPLIT = KindId("split")
EXTRA_WOUNDS = KindId("extra-wounds")


_ATTACK, _PLAIN = RollKind.ATTACK, RollKind.PLAIN
_CAUSES = {RollKind.ENEMY: Cause.ATTACK, RollKind.FIRE: Cause.FIRE}


@final
@frame(tag=37)
@node
class AddingWounds:
    """How many Wounds Skills add for the lone target, up to `extra` (DEC-51)."""

    extra: int
    src: SourceId


@final
@frame(tag=36)
@node
class Splitting:
    """How Successes are split over targets (DEC-13); `shares` of the targets before."""

    shares: tuple[int, ...] = ()


def apply_successes(run: DmdRun) -> None:
    """Step 1: Wounds for the target, or success of the action (RES-04 to -06)."""
    rolled = roll(run.table)
    if rolled.kind is _ATTACK:
        _attack(run, rolled)
    elif rolled.kind is _PLAIN:
        _plain(run, rolled)
    elif rolled.successes:
        cause = Cause.FIRE if rolled.kind is RollKind.FIRE else Cause.ATTACK
        enemy = figure(run.table, rolled.attacker)
        src = NO_SOURCE if enemy is None else SourceId(enemy.kind)
        hit = WoundHit(rolled.owner, rolled.successes, cause, src)
        run.push(Batch((hit,), step_one=True))


def _plain(run: DmdRun, rolled: Roll) -> None:
    """An Episode action: Wounds for its object, Fire put out, or a test passed (EPI-12, -14)."""
    game = run.game
    action = game.actions.get(rolled.action)
    if rolled.object != NO_OBJECT:
        if rolled.successes:
            hit = ObjectHit(rolled.object, rolled.successes)
            run.push(Batch((hit,), step_one=True))
        return
    if action is not None and action is game.episode.extinguish:
        space = run.table.investigators[rolled.owner].space
        removed = min(rolled.successes, fire_at(run.table, space))
        if removed:
            run.emit(FireRemoved(space, removed, why=(r.EPI_14,)))
        return
    for test in game.episode.tests:
        if test.id == rolled.action and rolled.successes >= test.needs:
            env = Env(rolled.owner, rolled.owner, SourceId(test.id))
            run.push(Resolve(game.number(test.then), env))


# --- an Investigator's attack ----------------------------------------------------------------


def _attack(run: DmdRun, rolled: Roll) -> None:
    """Wounds for one target, full Wounds for each, or a split (ATK-04, -07, -08)."""
    owner = run.table.investigators[rolled.owner]
    if len(rolled.targets) == 1:
        _lone_target(run, rolled)
    elif found(run.game, owner, FullWounds):
        _strike(run, (rolled.successes,) * len(rolled.targets))
    else:
        _share(run, Splitting())


def _lone_target(run: DmdRun, rolled: Roll) -> None:
    extra, src = _extra_wounds(run.game, run.table, rolled)
    if extra:
        run.push(AddingWounds(extra, src))
    else:
        _strike(run, (rolled.successes,))


def _extra_wounds(game: Game, table: Table, rolled: Roll) -> tuple[int, SourceId]:
    """Wounds a Skill may add if no other Enemy is on the target's Space (AMB-126)."""
    if not rolled.lone:
        return 0, NO_SOURCE
    if game.rulings.savage_needs_success and not rolled.successes:
        return 0, NO_SOURCE
    extras = found(game, table.investigators[rolled.owner], ExtraWounds)
    total = sum(ability.n for ability, _ in extras)
    return total, extras[0][1] if extras else NO_SOURCE


def _decide_extra(_game: Game, table: Table, frame: AddingWounds) -> Decision:
    """Every extra Wound is one that may be dealt: from none to all of them."""
    owner = roll(table).owner
    return up_to(frame.extra, owner, EXTRA_WOUNDS, (r.DEC_51, r.RES_04), frame)


def _extra_decided(run: DmdRun, frame: AddingWounds, command: Answer | Number) -> None:
    extra = how_many(command, frame.extra)
    _strike(run, (roll(run.table).successes + extra,))


def _share(run: DmdRun, frame: Splitting) -> None:
    """Ask about the next target while there is a Success to give."""
    rolled = roll(run.table)
    open_targets = len(rolled.targets) - len(frame.shares)
    if open_targets and rolled.successes > sum(frame.shares):
        run.push(frame)
    else:
        _strike(run, frame.shares + (0,) * open_targets)


def _decide_split(_game: Game, table: Table, frame: Splitting) -> Decision:
    """From none to all Successes left for the next target; the rest may be wasted (DEC-13)."""
    rolled = roll(table)
    left = rolled.successes - sum(frame.shares)
    options = one_of(*(Split(rolled.owner, n) for n in range(left + 1)))
    return Decision(rolled.owner, SPLIT, (options,), (r.DEC_13, r.ATK_08), frame, must=True)


def _split(run: DmdRun, frame: Splitting, command: Split) -> None:
    _share(run, Splitting((*frame.shares, command.n)))


HANDLERS.ask(AddingWounds, EXTRA_WOUNDS, _decide_extra, _extra_decided)
HANDLERS.ask(Splitting, SPLIT, _decide_split, _split)


def _strike(run: DmdRun, shares: tuple[int, ...]) -> None:
    """All Wounds of the attack are one batch (AMB-83); no Success is no Wound."""
    targets = roll(run.table).targets
    hits = tuple(EnemyHit(target, n) for target, n in zip(targets, shares, strict=True) if n)
    if hits:
        run.push(Batch(hits, step_one=True))


# --- step 2 ----------------------------------------------------------------------------------


def queue_effects(run: DmdRun) -> None:
    """Step 2: effects tied to the result; the active player orders them (RES-07, AMB-33).

    A Stage reveal and turned tokens have gone before, they come from step 1 itself.
    """
    rolled = roll(run.table)
    owner = run.table.investigators[rolled.owner]
    if not owner.alive and not run.game.rulings.skills_of_the_dying:
        return
    items: list[Item] = []
    if rolled.dealt and rolled.kind is RollKind.ENEMY:
        enemy = figure(run.table, rolled.attacker)
        if enemy is not None:
            items.extend(
                Item(
                    run.game.number(ability.then),
                    Env(rolled.owner, rolled.owner, src, enemy.space, figure=enemy.id),
                )
                for ability, src in found(run.game, owner, AfterAttacked)
            )
    if rolled.killed and rolled.lone and rolled.kind is _ATTACK:
        items.extend(items_of(run.game, run.table, rolled.owner, AfterKill))
    if items:
        run.push(Queue(run.table.active, tuple(items)))


# --- step 3 ----------------------------------------------------------------------------------


def apply_tentacles(run: DmdRun) -> None:
    """Step 3: one loss of 1 Sanity per Tentacle (RES-08, DICE-09, -10; AMB-16, -71)."""
    rolled = roll(run.table)
    if rolled.tentacles and run.table.investigators[rolled.owner].alive:
        cause = _CAUSES.get(rolled.kind, Cause.TEXT)
        hit = SanityHit(rolled.owner, rolled.tentacles, cause)
        run.push(Batch((hit,)))


__all__ = ["apply_successes", "apply_tentacles", "queue_effects"]
