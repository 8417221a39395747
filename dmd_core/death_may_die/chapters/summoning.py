"""Summoning Enemies from a finite reserve (rulebook: Summoning Enemies; SPAWN, COMP-04)."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.abilities.vocabulary import WoundSummoned
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.chapters.hits import Batch, Hit, HitVerb
from dmd_core.death_may_die.content.definitions import Category
from dmd_core.death_may_die.events.enemies import EnemySummoned
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.ids import EnemyId, FigureId, SpaceId
from dmd_core.death_may_die.lookups import clockwise, figure_reserve
from dmd_core.kernel.ids import SourceId


def summon(run: DmdRun, kind: EnemyId, space: SpaceId, src: SourceId) -> None:
    """Put a figure on a Space, if one is in the reserve (SPAWN-02, -03; ENEMY-07).

    A text may wound it at once: one batch for the figure.
    """
    if figure_reserve(run.game, run.table, kind) <= 0:
        run.emit(StepSkipped(Skip.NO_FIGURE, space, src=src, why=(r.SPAWN_03, r.COMP_04)))
        return
    number = FigureId(run.table.next_figure)
    run.emit(EnemySummoned(number, kind, space, src=src))
    hits = _wounds_at_gate(run, number, kind, space)
    if hits:
        run.push(Batch(hits))


def _wounds_at_gate(
    run: DmdRun, number: FigureId, kind: EnemyId, space: SpaceId
) -> tuple[Hit, ...]:
    """Half the printed health for each such text near the Gate, rounded up."""
    game, table = run.game, run.table
    if space not in game.gate_spaces or game.category(kind) is Category.ELDER_ONE:
        return ()
    half = (game.enemies[kind].health + 1) // 2
    hits: list[Hit] = []
    for seat in clockwise(table):
        owner = table.investigators[seat]
        texts = found(game, owner, WoundSummoned)
        within = max((ability.within for ability, _ in texts), default=-1)
        distance = game.distance(owner.space, space)
        if distance is not None and distance <= within:
            hits.append(Hit(HitVerb.ENEMY, half, figure=number, src=texts[-1][1]))
    return tuple(hits)
