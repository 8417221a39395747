"""Events of the Elder One, its track and the Ritual."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import EnemyId, FigureId, SpaceId
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node


@final
@node
class ElderOneAdvanced:
    """The Elder One, or its Progress token, moved one space along the track."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_04,)

    position: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class AdvanceHastened:
    """A text asks for an advance at this end of turn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_03,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class StageRevealed:
    """A Stage came into force."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ELDER_07, r.SUM_11)

    stage: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class ElderOneSummoned:
    """The Elder One came to the board; the Progress token took its place on the track."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_09, r.SUM_12, r.SUM_14)

    figure: FigureId
    kind: EnemyId
    space: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class StageDefeated:
    """A Stage was defeated; `dropped` Wounds were lost."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ELDER_06, r.ELDER_08)

    stage: int
    dropped: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class RitualDisrupted:
    """The Ritual was disrupted."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RIT_01,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "AdvanceHastened",
    "ElderOneAdvanced",
    "ElderOneSummoned",
    "RitualDisrupted",
    "StageDefeated",
    "StageRevealed",
]
