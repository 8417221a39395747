"""Events of Enemy figures."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import change_enemy, moved_enemy, set_enemies
from dmd_core.death_may_die.ids import EnemyId, FigureId, SpaceId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Enemy, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=44)
@node
class EnemySummoned:
    """An Enemy figure came to the board."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SPAWN_02,)

    figure: FigureId
    kind: EnemyId
    space: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EnemySummoned)
def enemy_summoned(table: Table, event: EnemySummoned) -> Table:
    """A new figure without Wounds; its number never comes back (ENEMY-07)."""
    figure = Enemy(event.figure, event.kind, event.space)
    return replace(table, enemies=(*table.enemies, figure), next_figure=FigureId(event.figure + 1))


@final
@event(tag=45)
@node
class EnemyMoved:
    """An Enemy moved along a path, or was placed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MOVE_01,)

    figure: FigureId
    to: SpaceId
    placed: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EnemyMoved)
def enemy_moved(table: Table, event: EnemyMoved) -> Table:
    """The figure stands on the new Space."""
    return change_enemy(table, event.figure, lambda enemy: moved_enemy(enemy, event.to))


@final
@event(tag=46, appended={"lost": 2}, split_off={"lost": "n"})
@node
class EnemyWounded:
    """An Enemy figure was wounded; `lost` Wounds were more than it could take.

    Of the Elder One all Wounds lie on its Stage; `StageDefeated` tells what was lost of them.
    """

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_05, r.ENEMY_05)

    figure: FigureId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()
    lost: int = 0


@reduces(EnemyWounded)
def enemy_wounded(table: Table, event: EnemyWounded) -> Table:
    """Wound tokens by the figure; the Elder One's on its Stage (ENEMY-05)."""
    return change_enemy(
        table, event.figure, lambda enemy: replace(enemy, wounds=enemy.wounds + event.n)
    )


@final
@event(tag=47)
@node
class EnemyKilled:
    """A Cultist or Monster went back to the reserve."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ENEMY_06, r.ENEMY_07)
    ENDS: ClassVar[tuple[type, str]] = (EnemyWounded, "figure")

    figure: FigureId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EnemyKilled)
def enemy_killed(table: Table, event: EnemyKilled) -> Table:
    """The figure leaves the board for the reserve (ENEMY-06, -07)."""
    left = tuple(enemy for enemy in table.enemies if enemy.id != event.figure)
    return set_enemies(table, left)
