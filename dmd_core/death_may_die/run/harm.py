"""Losses, Stress, Wounds and healing of Investigators, figures and objects."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.hits import (
    EnemyHit,
    HealHit,
    Hit,
    ObjectHit,
    SanityHit,
    StressHit,
    WoundHit,
)
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.harm import StressTaken
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.lookups import can_be_hurt, object_at, objects_at
from dmd_core.death_may_die.run.amounts import amount_of
from dmd_core.death_may_die.run.base import on_hit, on_node, push_hits, skip
from dmd_core.death_may_die.run.selectors import enemies_of, investigators_of, spaces_of
from dmd_core.death_may_die.texts import Env, MixHealing, Resolve
from dmd_core.death_may_die.words.amounts import Amount, Measure
from dmd_core.death_may_die.words.harm import (
    Harm,
    Heal,
    LoseSanity,
    MatchStress,
    TakeStress,
    TakeWounds,
)
from dmd_core.kernel.ids import Seat


def _number(run: DmdRun, env: Env, seat: Seat, amount: Amount) -> int:
    """An amount for one Investigator: its Space counts where Fire is measured."""
    space = run.table.investigators[seat].space
    return amount_of(run.game, run.table, env, amount, space=space)


@on_hit(LoseSanity)
def _lose_sanity_hits(run: DmdRun, env: Env, verb: LoseSanity) -> tuple[Hit, ...]:
    """One loss for each Investigator meant (SAN-03, -04)."""
    return tuple(
        SanityHit(seat, _number(run, env, seat, verb.n), src=env.src)
        for seat in investigators_of(run.game, run.table, env, verb.who)
    )


@on_hit(TakeWounds)
def _take_wounds_hits(run: DmdRun, env: Env, verb: TakeWounds) -> tuple[Hit, ...]:
    """Wounds for each Investigator meant."""
    return tuple(
        WoundHit(seat, _number(run, env, seat, verb.n), src=env.src)
        for seat in investigators_of(run.game, run.table, env, verb.who)
    )


@on_hit(TakeStress)
def _take_stress_hits(run: DmdRun, env: Env, verb: TakeStress) -> tuple[Hit, ...]:
    """Stress for each; only a text that says so turns what does not fit into Wounds (STR-04)."""
    hits: list[Hit] = []
    for seat in investigators_of(run.game, run.table, env, verb.who):
        n = _number(run, env, seat, verb.n)
        room = run.game.tracks.stress - run.table.investigators[seat].stress
        fits = min(n, room) if verb.overflow else n
        if fits:
            hits.append(StressHit(seat, fits, env.src))
        if n > fits:
            hits.append(WoundHit(seat, n - fits, src=env.src))
    return tuple(hits)


@on_hit(Heal)
def _heal_hits(run: DmdRun, env: Env, verb: Heal) -> tuple[Hit, ...]:
    """Healing for each Investigator meant; `ALL` heals what there is."""
    hits: list[Hit] = []
    for seat in investigators_of(run.game, run.table, env, verb.who):
        owner = run.table.investigators[seat]
        stress = _heal_number(run, env, owner.stress, verb.stress)
        wounds = _heal_number(run, env, owner.wounds, verb.wounds)
        hits.append(HealHit(seat, stress, wounds, env.src))
    return tuple(hits)


def _heal_number(run: DmdRun, env: Env, there_is: int, amount: Amount) -> int:
    if amount is Measure.ALL:
        return there_is
    return amount_of(run.game, run.table, env, amount)


@on_hit(Harm)
def _harm_hits(run: DmdRun, env: Env, verb: Harm) -> tuple[Hit, ...]:
    """Investigators, then Enemies that can be hurt, then objects, all at once (RIT-02)."""
    game, table = run.game, run.table
    hits: list[Hit] = []
    if verb.investigators is not None:
        for seat in investigators_of(game, table, env, verb.investigators):
            n = _number(run, env, seat, verb.n)
            if n > 0:
                hits.append(WoundHit(seat, n, src=env.src))
    if verb.enemies is not None:
        for enemy in enemies_of(game, table, env, verb.enemies):
            if can_be_hurt(game, table, enemy):
                n = amount_of(game, table, env, verb.n, space=enemy.space, target=enemy.id)
                if n > 0:
                    hits.append(EnemyHit(enemy.id, n, env.src))
    if verb.objects is not None and game.rulings.labs_any_source:
        for space in spaces_of(game, table, env, verb.objects):
            n = amount_of(game, table, env, verb.n, space=space)
            hits.extend(
                ObjectHit(name, n, env.src)
                for name in objects_at(table, space)
                if n > 0 and not object_at(table, name).destroyed
            )
    return tuple(hits)


@on_node(Heal)
def _heal(run: DmdRun, frame: Resolve, node: Heal) -> None:
    """A mix is split by the chooser, one Investigator after the other (AMB-127)."""
    env = frame.env
    if not node.mix:
        push_hits(run, env, _heal_hits(run, env, node))
        return
    seats = investigators_of(run.game, run.table, env, node.who)
    if not seats:
        skip(run, env)
    run.push(*(MixHealing(env.chooser, seat, node.mix, env.src) for seat in seats))


@on_node(MatchStress)
def _match_stress(run: DmdRun, frame: Resolve, _node: MatchStress) -> None:
    """Stress to the column of the Wounds marker, at most to its maximum."""
    seat = frame.env.you
    owner = run.table.investigators[seat]
    goal = min(owner.wounds, run.game.tracks.stress)
    if not owner.alive or goal == owner.stress:
        skip(run, frame.env, Skip.ALREADY_THERE)
    elif goal > owner.stress:
        run.emit(StressTaken(seat, goal - owner.stress, src=frame.env.src, why=(r.STR_01,)))
    else:
        run.emit(Healed(seat, owner.stress - goal, 0, src=frame.env.src))
