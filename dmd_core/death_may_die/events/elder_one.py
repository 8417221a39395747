"""Events of the Elder One and its Stages."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import change_enemy
from dmd_core.death_may_die.ids import EnemyId, FigureId, SpaceId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Enemy, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=48)
@node
class ElderOneAdvanced:
    """The Elder One, or its Progress token, moved one space along the track."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_04,)

    position: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ElderOneAdvanced)
def elder_one_advanced(table: Table, event: ElderOneAdvanced) -> Table:
    """The marker of the track stands on the next space (SUM-04)."""
    return replace(table, elder=replace(table.elder, position=event.position))


@final
@event(tag=49)
@node
class AdvanceHastened:
    """A text asks for an advance at this end of turn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_03,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AdvanceHastened)
def advance_hastened(table: Table, _event: AdvanceHastened) -> Table:
    """The check of this end of turn advances the Elder One."""
    return replace(table, hastened=True)


@final
@event(tag=50)
@node
class StageRevealed:
    """A Stage came into force."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ELDER_07, r.SUM_11)

    stage: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(StageRevealed)
def stage_revealed(table: Table, event: StageRevealed) -> Table:
    """The next Stage is the current one (ELDER-07)."""
    return replace(table, elder=replace(table.elder, stage=event.stage))


@final
@event(tag=51)
@node
class ElderOneSummoned:
    """The Elder One came to the board; the Progress token took its place on the track."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_09, r.SUM_12, r.SUM_14)

    figure: FigureId
    kind: EnemyId
    space: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ElderOneSummoned)
def elder_one_summoned(table: Table, event: ElderOneSummoned) -> Table:
    """The figure is an Enemy on the board; the Progress token marks the track (SUM-14)."""
    figure = Enemy(event.figure, event.kind, event.space)
    return replace(
        table,
        enemies=(*table.enemies, figure),
        next_figure=FigureId(event.figure + 1),
        elder=replace(table.elder, figure=event.figure),
    )


@final
@event(tag=52)
@node
class StageDefeated:
    """A Stage was defeated; `dropped` Wounds were lost."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ELDER_06, r.ELDER_08)

    stage: int
    dropped: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(StageDefeated)
def stage_defeated(table: Table, _event: StageDefeated) -> Table:
    """The Wounds go with the Stage card; none are carried over (ELDER-08)."""
    return change_enemy(table, table.elder.figure, lambda elder: replace(elder, wounds=0))


@final
@event(tag=53)
@node
class RitualDisrupted:
    """The Ritual was disrupted."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RIT_01,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(RitualDisrupted)
def ritual_disrupted(table: Table, _event: RitualDisrupted) -> Table:
    """For the rest of the game (RIT-06)."""
    return replace(table, ritual_disrupted=True)
