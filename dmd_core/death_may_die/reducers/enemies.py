"""Reducers of Enemy figures."""

from dmd_core.death_may_die.events.enemies import (
    EnemyKilled,
    EnemyMoved,
    EnemySummoned,
    EnemyWounded,
)
from dmd_core.death_may_die.ids import FigureId
from dmd_core.death_may_die.reducers.parts import change_enemy
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import Enemy, Table
from dmd_core.kernel.node import replace


@RULES.on(EnemySummoned)
def enemy_summoned(table: Table, event: EnemySummoned) -> Table:
    """A new figure without Wounds; its number never comes back (ENEMY-07)."""
    figure = Enemy(event.figure, event.kind, event.space)
    return replace(table, enemies=(*table.enemies, figure), next_figure=FigureId(event.figure + 1))


@RULES.on(EnemyMoved)
def enemy_moved(table: Table, event: EnemyMoved) -> Table:
    """The figure stands on the new Space."""
    return change_enemy(table, event.figure, lambda enemy: replace(enemy, space=event.to))


@RULES.on(EnemyWounded)
def enemy_wounded(table: Table, event: EnemyWounded) -> Table:
    """Wound tokens by the figure; the Elder One's on its Stage (ENEMY-05)."""
    return change_enemy(
        table, event.figure, lambda enemy: replace(enemy, wounds=enemy.wounds + event.n)
    )


@RULES.on(EnemyKilled)
def enemy_killed(table: Table, event: EnemyKilled) -> Table:
    """The figure leaves the board for the reserve (ENEMY-06, -07)."""
    left = tuple(enemy for enemy in table.enemies if enemy.id != event.figure)
    return replace(table, enemies=left)
