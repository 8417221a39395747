"""Summoning Enemies from a finite reserve (rulebook: Summoning Enemies; SPAWN, COMP-04)."""

from collections.abc import Iterator

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import found
from dmd_core.death_may_die.content.cards import Category
from dmd_core.death_may_die.events.enemies import EnemySummoned
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.handlers import DmdRun
from dmd_core.death_may_die.ids import EnemyId, FigureId, SpaceId
from dmd_core.death_may_die.lookups import clockwise, figure_reserve
from dmd_core.death_may_die.text_frames import Env, Resolve
from dmd_core.death_may_die.words.enemies import AfterSummoned
from dmd_core.kernel.ids import SourceId


def summon(run: DmdRun, kind: EnemyId, space: SpaceId, src: SourceId) -> None:
    """Put a figure on a Space, if one is in the reserve (SPAWN-02, -03; ENEMY-07).

    Texts may follow at once, such as one that wounds it.
    """
    if figure_reserve(run.game, run.table, kind) <= 0:
        run.emit(StepSkipped(Skip.NO_FIGURE, space, src=src, why=(r.SPAWN_03, r.COMP_04)))
        return
    number = FigureId(run.table.next_figure)
    run.emit(EnemySummoned(number, kind, space, src=src))
    run.push(*_texts_at_gate(run, number, kind, space))


def _texts_at_gate(
    run: DmdRun, number: FigureId, kind: EnemyId, space: SpaceId
) -> Iterator[Resolve]:
    """Texts of those near enough to the Gate, about the figure that was summoned there."""
    game, table = run.game, run.table
    if space not in game.gate_spaces or game.category(kind) is Category.ELDER_ONE:
        return
    for seat in clockwise(table):
        owner = table.investigators[seat]
        distance = game.distance(owner.space, space)
        for ability, src in found(game, owner, AfterSummoned):
            if distance is not None and distance <= ability.within:
                yield Resolve(game.number(ability.then), Env(seat, seat, src, figure=number))
