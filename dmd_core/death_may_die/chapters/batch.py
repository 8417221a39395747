"""Batches: all that one instruction does to all its targets, as one thing.

Collect: every question of every target is asked, in order. Apply: all events, nobody is asked.
Settle: deaths and the verdict. React: what follows, Thresholds last.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.chapters.hits import (
    Answered,
    Assigning,
    Batch,
    Cause,
    Deflecting,
    EnemyHit,
    HealHit,
    Hit,
    Loss,
    ObjectHit,
    Ready,
    Reducing,
    SanityHit,
    StressHit,
    WoundHit,
)
from dmd_core.death_may_die.chapters.questions import how_many, up_to
from dmd_core.death_may_die.chapters.sanity import lose_sanity
from dmd_core.death_may_die.chapters.settle import settle
from dmd_core.death_may_die.commands import Answer, Assign, ChooseFigure, Done, Number
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.enemies import EnemyWounded
from dmd_core.death_may_die.events.harm import (
    StressTaken,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.events.map import ObjectWounded
from dmd_core.death_may_die.events.rolls import RollApplied
from dmd_core.death_may_die.events.sanity import SanityLossReduced
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import CardId, FigureId
from dmd_core.death_may_die.lookups import at_space, can_be_hurt, figure, object_at
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.words.defence import CollectWounds, DeflectFire, Reduce
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, Seat, SourceId
from dmd_core.kernel.node import replace

REDUCE = KindId("reduce")
DEFLECT = KindId("deflect")
ASSIGN = KindId("assign-wounds")


@HANDLERS.work(Batch)
def _batch(run: DmdRun, frame: Batch) -> None:
    """Collect answers hit by hit; when all are there, apply, settle and react."""
    batch = frame
    if batch.now is None and not batch.ready and _nothing_to_ask(run, batch):
        _apply(run, batch, batch.hits)
        return
    while batch.now is not None or len(batch.ready) < len(batch.hits):
        now = batch.now
        if now is None:
            hit = batch.hits[len(batch.ready)]
            if not isinstance(hit, WoundHit | SanityHit):
                batch = replace(batch, ready=(*batch.ready, hit))
                continue
            now = Ready(hit, hit.n)
            batch = replace(batch, now=now, asked=0)
        question = _question(run.game, run.table, batch, now)
        if question is not None:
            run.push(question)
            return
        batch = replace(batch, ready=(*batch.ready, now), now=None)
    _apply(run, batch, batch.ready)


def _nothing_to_ask(run: DmdRun, batch: Batch) -> bool:
    """Whether no hit can raise a question: no Investigator that could reduce or pass on a loss."""
    for hit in batch.hits:
        if isinstance(hit, WoundHit | SanityHit):
            owner = run.table.investigators[hit.seat]
            if owner.cards or found(run.game, owner, Reduce):
                return False
    return True


def _question(
    game: Game, table: Table, batch: Batch, now: Ready
) -> Reducing | Deflecting | Assigning | None:
    """The next question about a loss: reduce, deflect, then each Companion (CMP-01, DEF-06)."""
    hit = now.hit
    if now.n <= 0:
        return None
    owner = table.investigators[hit.seat]
    if not owner.alive:
        return None
    asked = batch.asked
    if asked == 0:
        reduction = _reduction(game, table, hit)
        if reduction is not None:
            most, source = reduction
            return Reducing(batch, min(most, now.n), source)
    if isinstance(hit, SanityHit):
        return None
    if asked <= 1 and hit.cause is Cause.FIRE:
        sources = found(game, owner, DeflectFire)
        if sources and _deflection_targets(game, table, hit.seat):
            return Deflecting(replace(batch, asked=1), sources[0][1])
    return _assignment(game, table, batch, now)


def _reduction(game: Game, table: Table, hit: Loss) -> tuple[int, SourceId] | None:
    """How much a text of the owner may take off this hit (AMB-123: prices are met in full)."""
    if hit.cause is Cause.PRICE and not game.rulings.reduce_prices:
        return None
    guarded = hit.cause in (Cause.ATTACK, Cause.FIRE)
    for ability, source in found(game, table.investigators[hit.seat], Reduce):
        n = ability.wounds if isinstance(hit, WoundHit) else ability.sanity
        if n and (ability.any_source or guarded):
            return n, source
    return None


def _deflection_targets(game: Game, table: Table, seat: Seat) -> tuple[FigureId, ...]:
    space = table.investigators[seat].space
    return tuple(e.id for e in at_space(table, space) if can_be_hurt(game, table, e))


_COMPANIONS_FROM = 2
"""`asked` counts questions of a hit: 0 reduce, 1 deflect, then one per claimed card."""


def _assignment(game: Game, table: Table, batch: Batch, now: Ready) -> Assigning | None:
    """The next Companion with room for Wounds, after what it takes of hits before (CMP-05)."""
    left = now.n - now.passed_on - sum(n for _, n in now.companions)
    owner = table.investigators[now.hit.seat]
    first = max(batch.asked - _COMPANIONS_FROM, 0)
    for place, holding in enumerate(owner.cards[first:], first):
        number = game.halves[holding.card, holding.side].text.health
        room = 0
        if number is not None:
            room = number - holding.wounds - _assigned_before(batch, holding.card)
        if room > 0 and left > 0:
            asking = replace(batch, asked=place + _COMPANIONS_FROM)
            return Assigning(asking, holding.card, min(room, left))
    return None


def _assigned_before(batch: Batch, card: CardId) -> int:
    """Wounds of earlier hits of the batch that a Companion takes already."""
    return sum(
        n
        for hit in batch.ready
        if isinstance(hit, Ready)
        for companion, n in hit.companions
        if companion == card
    )


# --- the questions ---------------------------------------------------------------------------


def _asking(batch: Batch) -> Ready:
    if batch.now is None:
        message = "a question about no hit"
        raise AssertionError(message)
    return batch.now


def _decide_reduce(_game: Game, _table: Table, frame: Reducing) -> Decision:
    """From not at all to as far as the text goes: it says may (DEF-06, DEC-32)."""
    seat = _asking(frame.batch).hit.seat
    return up_to(frame.n, seat, REDUCE, (r.DEC_32, r.SKL_04), frame)


def _reduced(run: DmdRun, frame: Reducing, command: Answer | Number) -> None:
    now = _asking(frame.batch)
    less = how_many(command, frame.n)
    if less:
        now = replace(now, n=now.n - less, reduced=less, reducer=frame.src)
    run.push(replace(frame.batch, now=now, asked=1))


def _decide_deflect(game: Game, table: Table, frame: Deflecting) -> Decision:
    """An Enemy on the Space that takes all Wounds, or fewer of them said first, or none.

    Who has said how many has to say which Enemy.
    """
    now = _asking(frame.batch)
    seat = now.hit.seat
    enemies = (ChooseFigure(seat, enemy) for enemy in _deflection_targets(game, table, seat))
    if frame.n:
        options = one_of(*enemies)
    else:
        fewer = (Number(seat, n) for n in range(now.n - 1, 0, -1))
        options = one_of(*enemies, Done(seat), *fewer)
    return Decision(seat, DEFLECT, (options,), (r.DEC_32,), frame, must=frame.n > 0)


def _deflected(run: DmdRun, frame: Deflecting, command: ChooseFigure | Done | Number) -> None:
    if isinstance(command, Number):
        run.push(replace(frame, n=command.n))
        return
    now = _asking(frame.batch)
    if isinstance(command, ChooseFigure):
        to, n = command.figure, frame.n or now.n
        now = replace(now, deflected=to, deflector=frame.src, passed_on=n)
    run.push(replace(frame.batch, now=now, asked=_COMPANIONS_FROM))


def _decide_assign(_game: Game, _table: Table, frame: Assigning) -> Decision:
    """From none up to what the Companion can still take (CMP-05, DEC-52)."""
    seat = _asking(frame.batch).hit.seat
    options = one_of(*(Assign(seat, n) for n in range(frame.room + 1)))
    return Decision(seat, ASSIGN, (options,), (r.DEC_52, r.CMP_05), frame, must=False)


def _assigned(run: DmdRun, frame: Assigning, command: Assign) -> None:
    now = _asking(frame.batch)
    if command.n:
        now = replace(now, companions=(*now.companions, (frame.card, command.n)))
    run.push(replace(frame.batch, now=now, asked=frame.batch.asked + 1))


HANDLERS.ask(Reducing, REDUCE, _decide_reduce, _reduced)
HANDLERS.ask(Deflecting, DEFLECT, _decide_deflect, _deflected)
HANDLERS.ask(Assigning, ASSIGN, _decide_assign, _assigned)


# --- apply -----------------------------------------------------------------------------------


def _apply(run: DmdRun, batch: Batch, answered: Iterable[Answered]) -> None:
    """Carry out all hits in order; the dead are passed over (DEATH-11, AMB-121)."""
    before, start = run.table.enemies, len(run.events)
    for hit in answered:
        _APPLY[hit.__class__](run, hit)
    if settle(run) or not batch.step_one:
        return
    dealt = lost = 0
    for event in run.events[start:]:
        if isinstance(event, WoundsTaken):
            dealt += event.own + sum(n for _, n in event.companions)
            lost += event.lost
    killed: tuple[FigureId, ...] = ()
    if len(before) != len(run.table.enemies):
        left = {enemy.id for enemy in run.table.enemies}
        killed = tuple([enemy.id for enemy in before if enemy.id not in left])
    if dealt or killed or lost:
        run.emit(RollApplied(dealt, killed, lost=lost))


def _ready(run: DmdRun, ready: Ready) -> None:
    hit = ready.hit
    if isinstance(hit, WoundHit):
        _wound(run, hit, ready)
        return
    if ready.reduced and run.table.investigators[hit.seat].alive:
        run.emit(SanityLossReduced(hit.seat, ready.reduced, src=ready.reducer))
    lose_sanity(run, hit.seat, ready.n, hit.src)


def _wound(run: DmdRun, hit: WoundHit, ready: Ready) -> None:
    """Wounds of an Investigator after reductions, on its track and its Companions (WND-01)."""
    owner = run.table.investigators[hit.seat]
    if not owner.alive or hit.n <= 0:
        return
    if ready.reduced:
        run.emit(WoundsReduced(hit.seat, ready.reduced, src=ready.reducer))
    if ready.passed_on:
        passed = ready.passed_on
        run.emit(WoundsDeflected(hit.seat, passed, ready.deflected, src=ready.deflector))
        wound_enemy(run, ready.deflected, passed, ready.deflector)
    taken = ready.n - ready.passed_on
    if taken <= 0:
        return
    others = sum(n for _, n in ready.companions)
    own = min(taken - others, run.game.tracks.wounds - owner.wounds)
    lost = taken - others - own
    run.emit(WoundsTaken(hit.seat, own, ready.companions, src=hit.src, lost=lost))
    if not own + others:
        return
    for ability, source in found(run.game, owner, CollectWounds):
        why = (r.CMP_02,)
        run.emit(TokensChanged(hit.seat, ability.token, own + others, src=source, why=why))


def _unasked_wound(run: DmdRun, hit: WoundHit) -> None:
    _wound(run, hit, Ready(hit, hit.n))


def _lose(run: DmdRun, hit: SanityHit) -> None:
    lose_sanity(run, hit.seat, hit.n, hit.src)


def _strain(run: DmdRun, hit: StressHit) -> None:
    take_stress(run, hit.seat, hit.n, hit.src)


def _mend(run: DmdRun, hit: HealHit) -> None:
    heal(run, hit.seat, hit.stress, hit.wounds, hit.src)


def _strike(run: DmdRun, hit: EnemyHit) -> None:
    wound_enemy(run, hit.figure, hit.n, hit.src)


def _damage(run: DmdRun, hit: ObjectHit) -> None:
    """Wounds of an object, up to its health; the rest is lost (EPI-12, -13)."""
    thing = object_at(run.table, hit.object)
    objects = run.game.episode.objects
    if objects is not None and not thing.destroyed and hit.n > 0:
        n = min(hit.n, objects.health - thing.wounds)
        run.emit(ObjectWounded(hit.object, n, src=hit.src, lost=hit.n - n))


_APPLY: Final[dict[type, Callable[[DmdRun, Any], None]]] = {
    Ready: _ready,
    WoundHit: _unasked_wound,
    SanityHit: _lose,
    StressHit: _strain,
    HealHit: _mend,
    EnemyHit: _strike,
    ObjectHit: _damage,
}
"""What each kind of hit does; `Any`, because each function takes its own class."""


def wound_enemy(run: DmdRun, target: FigureId, n: int, src: SourceId) -> None:
    """Wounds of one figure; the Elder One takes none before the Ritual is disrupted (RIT-02).

    A Cultist or Monster takes as many as it has health left, the rest is lost (ENEMY-08). All
    Wounds of the Elder One count for its Stage, which tells what was lost when it is defeated
    (ELDER-08, AMB-83).
    """
    enemy = figure(run.table, target)
    if enemy is None or n <= 0:
        return
    if not can_be_hurt(run.game, run.table, enemy):
        run.emit(StepSkipped(Skip.INVULNERABLE, src=src, why=(r.RIT_02, r.AMB_48)))
        return
    fits = n
    if target != run.table.elder.figure:
        fits = min(n, run.game.enemies[enemy.kind].health - enemy.wounds)
    run.emit(EnemyWounded(target, fits, src=src, lost=n - fits))


def take_stress(run: DmdRun, seat: Seat, n: int, src: SourceId) -> None:
    """Stress up to the maximum; the rest is lost (STR-01, -02; AMB-27)."""
    owner = run.table.investigators[seat]
    if not owner.alive or n <= 0:
        return
    fits = min(n, run.game.tracks.stress - owner.stress)
    if fits <= 0:
        run.emit(StepSkipped(Skip.NO_STRESS_ROOM, seat=seat, src=src, why=(r.STR_02, r.AMB_27)))
        return
    run.emit(StressTaken(seat, fits, n - fits, src=src))


def heal(run: DmdRun, seat: Seat, stress: int, wounds: int, src: SourceId) -> None:
    """Heal Stress and own Wounds as far as there are any; Companions are never healed (CMP-03)."""
    owner = run.table.investigators[seat]
    less_stress = min(stress, owner.stress)
    fewer_wounds = min(wounds, owner.wounds)
    if not owner.alive:
        return
    if less_stress or fewer_wounds:
        run.emit(Healed(seat, less_stress, fewer_wounds, src=src))
    else:
        run.emit(StepSkipped(Skip.NOTHING_TO_HEAL, seat=seat, src=src))


def price(seat: Seat, *, stress: int = 0, wounds: int = 0, src: SourceId) -> Batch:
    """A price as one batch (DISC-04, AMB-29, AMB-123)."""
    hits: list[Hit] = []
    if stress:
        hits.append(StressHit(seat, stress, src))
    if wounds:
        hits.append(WoundHit(seat, wounds, Cause.PRICE, src))
    return Batch(tuple(hits))


__all__ = ["heal", "price"]
