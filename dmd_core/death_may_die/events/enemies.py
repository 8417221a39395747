"""Events of Enemy figures."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import EnemyId, FigureId, SpaceId
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node


@final
@node
class EnemySummoned:
    """An Enemy figure came to the board."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SPAWN_02,)

    figure: FigureId
    kind: EnemyId
    space: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class EnemyMoved:
    """An Enemy moved along a path, or was placed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MOVE_01,)

    figure: FigureId
    to: SpaceId
    placed: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class EnemyWounded:
    """An Enemy figure was wounded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_05, r.ENEMY_05)

    figure: FigureId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class EnemyKilled:
    """A Cultist or Monster went back to the reserve."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ENEMY_06, r.ENEMY_07)

    figure: FigureId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "EnemyKilled",
    "EnemyMoved",
    "EnemySummoned",
    "EnemyWounded",
]
