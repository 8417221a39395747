"""Verbs that hit Investigators, figures and objects: Sanity, Stress, Wounds, healing, tokens."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.chapters.hits import Hit, HitVerb
from dmd_core.death_may_die.chapters.rest import MixHealing
from dmd_core.death_may_die.effects.resolve import HITTERS, on_node, push_hits, skip
from dmd_core.death_may_die.effects.select import (
    amount_of,
    enemies_of,
    investigators_of,
    objects_at,
    spaces_of,
)
from dmd_core.death_may_die.effects.selectors import Amount, Measure
from dmd_core.death_may_die.effects.verbs import (
    Harm,
    Heal,
    LoseSanity,
    MatchStress,
    TakeStress,
    TakeWounds,
    Tokens,
)
from dmd_core.death_may_die.events.actions import Healed
from dmd_core.death_may_die.events.harm import StressTaken, TokensChanged
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.ids import TokenId
from dmd_core.death_may_die.lookups import can_be_hurt, object_at, token_count
from dmd_core.death_may_die.state import Investigator
from dmd_core.death_may_die.texts import Env, Resolve
from dmd_core.kernel.ids import Seat


def _number(run: DmdRun, env: Env, seat: Seat, amount: Amount) -> int:
    """An amount for one Investigator: its Space counts where Fire is measured."""
    space = run.table.investigators[seat].space
    return amount_of(run.game, run.table, env, amount, space=space)


def lose_sanity_hits(run: DmdRun, env: Env, verb: LoseSanity) -> tuple[Hit, ...]:
    """One loss for each Investigator meant (SAN-03, -04)."""
    return tuple(
        Hit(HitVerb.SANITY, _number(run, env, seat, verb.n), seat, src=env.src)
        for seat in investigators_of(run.game, run.table, env, verb.who)
    )


def take_wounds_hits(run: DmdRun, env: Env, verb: TakeWounds) -> tuple[Hit, ...]:
    """Wounds for each Investigator meant."""
    return tuple(
        Hit(HitVerb.WOUND, _number(run, env, seat, verb.n), seat, src=env.src)
        for seat in investigators_of(run.game, run.table, env, verb.who)
    )


def take_stress_hits(run: DmdRun, env: Env, verb: TakeStress) -> tuple[Hit, ...]:
    """Stress for each; only a text that says so turns what does not fit into Wounds (STR-04)."""
    hits: list[Hit] = []
    for seat in investigators_of(run.game, run.table, env, verb.who):
        n = _number(run, env, seat, verb.n)
        room = run.game.tracks.stress - run.table.investigators[seat].stress
        fits = min(n, room) if verb.overflow else n
        if fits:
            hits.append(Hit(HitVerb.STRESS, fits, seat, src=env.src))
        if n > fits:
            hits.append(Hit(HitVerb.WOUND, n - fits, seat, src=env.src))
    return tuple(hits)


def heal_hits(run: DmdRun, env: Env, verb: Heal) -> tuple[Hit, ...]:
    """Healing for each Investigator meant; `ALL` heals what there is."""
    hits: list[Hit] = []
    for seat in investigators_of(run.game, run.table, env, verb.who):
        owner = run.table.investigators[seat]
        stress = _heal_number(run, env, owner.stress, verb.stress)
        wounds = _heal_number(run, env, owner.wounds, verb.wounds)
        hits.append(Hit(HitVerb.HEAL, stress, seat, wounds=wounds, src=env.src))
    return tuple(hits)


def _heal_number(run: DmdRun, env: Env, there_is: int, amount: Amount) -> int:
    if amount is Measure.ALL:
        return there_is
    return amount_of(run.game, run.table, env, amount)


def harm_hits(run: DmdRun, env: Env, verb: Harm) -> tuple[Hit, ...]:
    """Investigators, then Enemies that can be hurt, then objects, all at once (RIT-02)."""
    game, table = run.game, run.table
    hits: list[Hit] = []
    if verb.investigators is not None:
        for seat in investigators_of(game, table, env, verb.investigators):
            n = _number(run, env, seat, verb.n)
            hits.append(Hit(HitVerb.WOUND, n, seat, src=env.src))
    if verb.enemies is not None:
        for enemy in enemies_of(game, table, env, verb.enemies):
            if can_be_hurt(game, table, enemy):
                n = amount_of(game, table, env, verb.n, space=enemy.space, target=enemy.id)
                hits.append(Hit(HitVerb.ENEMY, n, figure=enemy.id, src=env.src))
    if verb.objects is not None and game.rulings.labs_any_source:
        for space in spaces_of(game, table, env, verb.objects):
            n = amount_of(game, table, env, verb.n, space=space)
            hits.extend(
                Hit(HitVerb.OBJECT, n, object=name, src=env.src)
                for name in objects_at(table, space)
                if not object_at(table, name).destroyed
            )
    return tuple(hit for hit in hits if hit.n > 0)


HITTERS[LoseSanity] = lose_sanity_hits
HITTERS[TakeWounds] = take_wounds_hits
HITTERS[TakeStress] = take_stress_hits
HITTERS[Heal] = heal_hits
HITTERS[Harm] = harm_hits


@on_node(LoseSanity)
def _lose_sanity(run: DmdRun, frame: Resolve, node: LoseSanity) -> None:
    push_hits(run, frame, lose_sanity_hits(run, frame.env, node))


@on_node(TakeWounds)
def _take_wounds(run: DmdRun, frame: Resolve, node: TakeWounds) -> None:
    push_hits(run, frame, take_wounds_hits(run, frame.env, node))


@on_node(TakeStress)
def _take_stress(run: DmdRun, frame: Resolve, node: TakeStress) -> None:
    push_hits(run, frame, take_stress_hits(run, frame.env, node))


@on_node(Harm)
def _harm(run: DmdRun, frame: Resolve, node: Harm) -> None:
    push_hits(run, frame, harm_hits(run, frame.env, node))


@on_node(Heal)
def _heal(run: DmdRun, frame: Resolve, node: Heal) -> None:
    """A mix is split by the chooser, one Investigator after the other (AMB-127)."""
    if not node.mix:
        push_hits(run, frame, heal_hits(run, frame.env, node))
        return
    seats = investigators_of(run.game, run.table, frame.env, node.who)
    if not seats:
        skip(run, frame)
    env = frame.env
    run.push(*(MixHealing(env.chooser, seat, node.mix, env.src) for seat in seats))


@on_node(MatchStress)
def _match_stress(run: DmdRun, frame: Resolve, _node: MatchStress) -> None:
    """Stress to the column of the Wounds marker, at most to its maximum."""
    seat = frame.env.you
    owner = run.table.investigators[seat]
    goal = min(owner.wounds, run.game.tracks.stress)
    if not owner.alive or goal == owner.stress:
        skip(run, frame, Skip.ALREADY_THERE)
    elif goal > owner.stress:
        run.emit(StressTaken(seat, goal - owner.stress, src=frame.env.src, why=(r.STR_01,)))
    else:
        run.emit(Healed(seat, owner.stress - goal, 0, src=frame.env.src))


@on_node(Tokens)
def _tokens(run: DmdRun, frame: Resolve, node: Tokens) -> None:
    """Tokens onto a board, or off it as far as there are any."""
    seats = investigators_of(run.game, run.table, frame.env, node.who)
    changed = False
    for seat in seats:
        owner = run.table.investigators[seat]
        change = _token_change(run, frame.env, owner, node)
        if change:
            run.emit(TokensChanged(seat, TokenId(node.token), change, src=frame.env.src))
            changed = True
    if not changed:
        skip(run, frame)


def _token_change(run: DmdRun, env: Env, owner: Investigator, node: Tokens) -> int:
    there_are = token_count(owner, node.token)
    if node.remove:
        if node.n is Measure.ALL:
            return -there_are
        return -min(there_are, amount_of(run.game, run.table, env, node.n))
    return amount_of(run.game, run.table, env, node.n)
