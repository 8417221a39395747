"""Reducers of actions and movement of Investigators."""

from dmd_core.death_may_die.events.actions import (
    ActionTaken,
    EnemiesEvaded,
    EnemiesFollowed,
    FireTaken,
    Healed,
    InvestigatorsMoved,
    Traded,
    TradeRefused,
)
from dmd_core.death_may_die.reducers.parts import add_use, set_investigator
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import Scope, Table
from dmd_core.kernel.ids import NO_SOURCE
from dmd_core.kernel.node import replace


@RULES.on(ActionTaken)
def action_taken(table: Table, event: ActionTaken) -> Table:
    """An action of the turn, or one use of the text that gives it for free (SKL-05)."""
    if event.free == NO_SOURCE:
        return replace(table, actions=table.actions + 1)
    return add_use(table, event.free, event.seat, Scope.TURN)


@RULES.on(InvestigatorsMoved)
def investigators_moved(table: Table, event: InvestigatorsMoved) -> Table:
    """The figures stand on the new Space."""
    for seat in event.seats:
        moved = replace(table.investigators[seat], space=event.to)
        table = set_investigator(table, seat, moved)
    return table


@RULES.on(EnemiesEvaded)
def enemies_evaded(table: Table, _event: EnemiesEvaded) -> Table:
    """They stay where they are."""
    return table


@RULES.on(EnemiesFollowed)
def enemies_followed(table: Table, event: EnemiesFollowed) -> Table:
    """The Enemies stand on the new Space (RUN-04)."""
    figures, to = event.figures, event.to
    enemies = tuple(
        [replace(enemy, space=to) if enemy.id in figures else enemy for enemy in table.enemies]
    )
    return replace(table, enemies=enemies)


@RULES.on(FireTaken)
def fire_taken(table: Table, event: FireTaken) -> Table:
    """Fire tokens and their substitutes lie on the board (FIRE-09)."""
    owner = table.investigators[event.seat]
    burning = replace(
        owner,
        fire=owner.fire + event.real + event.substitutes,
        substitutes=owner.substitutes + event.substitutes,
    )
    return set_investigator(table, event.seat, burning)


@RULES.on(Traded)
def traded(table: Table, event: Traded) -> Table:
    """Cards change hands and keep side and Wounds (TRADE-03, AMB-44)."""
    for card, giver, receiver in event.moves:
        owner = table.investigators[giver]
        moving = next(holding for holding in owner.cards if holding.card == card)
        left = tuple(holding for holding in owner.cards if holding.card != card)
        table = set_investigator(table, giver, replace(owner, cards=left))
        other = table.investigators[receiver]
        table = set_investigator(table, receiver, replace(other, cards=(*other.cards, moving)))
    return table


@RULES.on(TradeRefused)
def trade_refused(table: Table, _event: TradeRefused) -> Table:
    """One refusal more this turn (AMB-116)."""
    return replace(table, refusals=table.refusals + 1)


@RULES.on(Healed)
def healed(table: Table, event: Healed) -> Table:
    """Markers move left (REST-04)."""
    owner = table.investigators[event.seat]
    better = replace(owner, stress=owner.stress - event.stress, wounds=owner.wounds - event.wounds)
    return set_investigator(table, event.seat, better)
