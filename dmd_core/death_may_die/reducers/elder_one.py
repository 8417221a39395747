"""Reducers of the Elder One, its track and the Ritual."""

from dmd_core.death_may_die.events.elder_one import (
    AdvanceHastened,
    ElderOneAdvanced,
    ElderOneSummoned,
    RitualDisrupted,
    StageDefeated,
    StageRevealed,
)
from dmd_core.death_may_die.ids import FigureId
from dmd_core.death_may_die.reducers.parts import change_enemy
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import Enemy, Table
from dmd_core.kernel.node import replace


@RULES.on(ElderOneAdvanced)
def elder_one_advanced(table: Table, event: ElderOneAdvanced) -> Table:
    """The marker of the track stands on the next space (SUM-04)."""
    return replace(table, elder=replace(table.elder, position=event.position))


@RULES.on(AdvanceHastened)
def advance_hastened(table: Table, _event: AdvanceHastened) -> Table:
    """The check of this end of turn advances the Elder One."""
    return replace(table, hastened=True)


@RULES.on(StageRevealed)
def stage_revealed(table: Table, event: StageRevealed) -> Table:
    """The next Stage is the current one (ELDER-07)."""
    return replace(table, elder=replace(table.elder, stage=event.stage))


@RULES.on(ElderOneSummoned)
def elder_one_summoned(table: Table, event: ElderOneSummoned) -> Table:
    """The figure is an Enemy on the board; the Progress token marks the track (SUM-14)."""
    figure = Enemy(event.figure, event.kind, event.space)
    return replace(
        table,
        enemies=(*table.enemies, figure),
        next_figure=FigureId(event.figure + 1),
        elder=replace(table.elder, figure=event.figure),
    )


@RULES.on(StageDefeated)
def stage_defeated(table: Table, _event: StageDefeated) -> Table:
    """The Wounds go with the Stage card; none are carried over (ELDER-08)."""
    return change_enemy(table, table.elder.figure, lambda elder: replace(elder, wounds=0))


@RULES.on(RitualDisrupted)
def ritual_disrupted(table: Table, _event: RitualDisrupted) -> Table:
    """For the rest of the game (RIT-06)."""
    return replace(table, ritual_disrupted=True)
