"""Reducers of setup, turns and the end of the game."""

from dmd_core.death_may_die.events.turns import (
    GameEnded,
    InsanityDealt,
    InvestigatorNamed,
    QuietAsked,
    StartingPlayerChosen,
    StepSkipped,
    TurnEnded,
    TurnStarted,
)
from dmd_core.death_may_die.reducers.parts import set_investigator
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import Branch, Scope, Table
from dmd_core.kernel.ids import NOBODY
from dmd_core.kernel.node import replace


@RULES.on(InsanityDealt)
def insanity_dealt(table: Table, event: InsanityDealt) -> Table:
    """The card lies by the board, open."""
    card = event.drawn[0]
    owner = replace(table.investigators[event.seat], insanity=card)
    table = replace(table, insanities=table.insanities.without(card))
    return set_investigator(table, event.seat, owner)


@RULES.on(InvestigatorNamed)
def investigator_named(table: Table, event: InvestigatorNamed) -> Table:
    """The owner remembers whom it named."""
    owner = replace(table.investigators[event.seat], named=event.named)
    return set_investigator(table, event.seat, owner)


@RULES.on(StartingPlayerChosen)
def starting_player_chosen(table: Table, event: StartingPlayerChosen) -> Table:
    """The starting player is fixed for the game."""
    return replace(table, starter=event.seat)


@RULES.on(TurnStarted)
def turn_started(table: Table, event: TurnStarted) -> Table:
    """Counters of a turn start anew (AMB-98)."""
    used = tuple(
        use
        for use in table.used
        if use.scope != Scope.TURN or not (event.all_uses or use.owner in (NOBODY, event.seat))
    )
    return replace(
        table,
        active=event.seat,
        round=event.round,
        turn=table.turn + 1,
        branch=Branch.NONE,
        actions=0,
        refusals=0,
        attackers=(),
        used=used,
        quiet=False,
    )


@RULES.on(TurnEnded)
def turn_ended(table: Table, _event: TurnEnded) -> Table:
    """A hastened advance counts for one end of turn only."""
    return replace(table, hastened=False) if table.hastened else table


@RULES.on(QuietAsked)
def quiet_asked(table: Table, _event: QuietAsked) -> Table:
    """No more offers this turn."""
    return replace(table, quiet=True)


@RULES.on(GameEnded)
def game_ended(table: Table, event: GameEnded) -> Table:
    """One outcome for all (GEN-02)."""
    return replace(table, outcome=event.outcome)


@RULES.on(StepSkipped)
def step_skipped(table: Table, _event: StepSkipped) -> Table:
    """Nothing changes; the log says why."""
    return table
