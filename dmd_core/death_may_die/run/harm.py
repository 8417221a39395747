"""Losses, Stress, Wounds and healing of Investigators, figures and objects."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import Concerned, amount_of
from dmd_core.death_may_die.chapters.hits import (
    EnemyHit,
    HealHit,
    Hit,
    ObjectHit,
    SanityHit,
    StressHit,
    WoundHit,
)
from dmd_core.death_may_die.chapters.rest import MixHealing
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.harm import StressTaken
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.lookups import can_be_hurt, object_at, objects_at
from dmd_core.death_may_die.run.base import on_hit, on_node, push_hits, skip
from dmd_core.death_may_die.run.selectors import enemies_of, investigators_of, spaces_of
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.amounts import ALL, Amount
from dmd_core.death_may_die.words.harm import (
    Harm,
    Heal,
    LoseSanity,
    SetStress,
    TakeStress,
    TakeWounds,
)
from dmd_core.kernel.ids import Seat


def _number(run: DmdRun, env: Env, seat: Seat, amount: Amount) -> int:
    """An amount for one Investigator."""
    if isinstance(amount, int):
        return amount
    concerned = Concerned(run.table.investigators[seat].space)
    return amount_of(run.game, run.table, env, amount, concerned)


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
        stress = owner.stress if verb.stress is ALL else _number(run, env, seat, verb.stress)
        wounds = owner.wounds if verb.wounds is ALL else _number(run, env, seat, verb.wounds)
        hits.append(HealHit(seat, stress, wounds, env.src))
    return tuple(hits)


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
                concerned = Concerned(enemy.space, enemy.id)
                n = amount_of(game, table, env, verb.n, concerned)
                if n > 0:
                    hits.append(EnemyHit(enemy.id, n, env.src))
    if verb.objects is not None and game.rulings.labs_any_source:
        for space in spaces_of(game, table, env, verb.objects):
            n = amount_of(game, table, env, verb.n, Concerned(space))
            hits.extend(
                ObjectHit(name, n, env.src)
                for name in objects_at(table, space)
                if n > 0 and not object_at(table, name).destroyed
            )
    return tuple(hits)


@on_node(Heal)
def _heal(run: DmdRun, frame: Resolve, node: Heal) -> None:
    """A mix is split by the chooser, one hurt Investigator after the other (AMB-127)."""
    env = frame.env
    if not node.mix:
        push_hits(run, env, _heal_hits(run, env, node))
        return
    seats = investigators_of(run.game, run.table, env, node.who)
    owners = run.table.investigators
    hurt = [seat for seat in seats if owners[seat].stress or owners[seat].wounds]
    if not hurt:
        skip(run, env, Skip.NOTHING_TO_HEAL if seats else Skip.NO_TARGET)
    run.push(*(MixHealing(env.chooser, seat, node.mix, env.src) for seat in hurt))


@on_node(SetStress)
def _set_stress(run: DmdRun, frame: Resolve, node: SetStress) -> None:
    """Your Stress marker goes up or down, at most to the maximum."""
    env = frame.env
    owner = run.table.investigators[env.you]
    goal = min(amount_of(run.game, run.table, env, node.n), run.game.tracks.stress)
    if not owner.alive or goal == owner.stress:
        skip(run, env, Skip.ALREADY_THERE)
    elif goal > owner.stress:
        run.emit(StressTaken(env.you, goal - owner.stress, src=env.src, why=(r.STR_01,)))
    else:
        run.emit(Healed(env.you, owner.stress - goal, 0, src=env.src))


__all__: list[str] = []
