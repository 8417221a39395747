"""Events of actions: what an Investigator did, and who went where."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import (
    add_use,
    move_card,
    moved_enemy,
    set_enemies,
    set_investigator,
)
from dmd_core.death_may_die.ids import ActionId, CardId, FigureId, SpaceId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Investigator, Scope, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import changing, node, replace

_with_actions = changing(Table, lambda table: table.actions)
_with_space = changing(Investigator, lambda owner: owner.space)


@final
@event(tag=11)
@node
class ActionTaken:
    """An action was begun; `free` names the text that pays for it, empty if it costs an action."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_01,)

    seat: Seat
    action: ActionId
    free: SourceId = NO_SOURCE
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(ActionTaken)
def action_taken(table: Table, event: ActionTaken) -> Table:
    """An action of the turn, or one use of the text that gives it for free (SKL-05)."""
    if event.free == NO_SOURCE:
        return _with_actions(table, table.actions + 1)
    return add_use(table, event.free, event.seat, Scope.TURN)


@final
@event(tag=13)
@node
class InvestigatorsMoved:
    """Investigators moved one step, or were placed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_01,)

    seats: tuple[Seat, ...]
    to: SpaceId
    placed: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(InvestigatorsMoved)
def investigators_moved(table: Table, event: InvestigatorsMoved) -> Table:
    """The figures stand on the new Space."""
    for seat in event.seats:
        moved = _with_space(table.investigators[seat], event.to)
        table = set_investigator(table, seat, moved)
    return table


@final
@event(tag=14)
@node
class EnemiesEvaded:
    """Enemies that would follow were left behind."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_04,)

    seat: Seat
    figures: tuple[FigureId, ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EnemiesEvaded)
def enemies_evaded(table: Table, _event: EnemiesEvaded) -> Table:
    """They stay where they are."""
    return table


@final
@event(tag=15)
@node
class EnemiesFollowed:
    """Enemies of the Space that was left followed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_04, r.RUN_06)

    figures: tuple[FigureId, ...]
    to: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EnemiesFollowed)
def enemies_followed(table: Table, event: EnemiesFollowed) -> Table:
    """The Enemies stand on the new Space (RUN-04)."""
    figures, to = event.figures, event.to
    enemies = tuple(
        [moved_enemy(enemy, to) if enemy.id in figures else enemy for enemy in table.enemies]
    )
    return set_enemies(table, enemies)


@final
@event(tag=17)
@node
class Traded:
    """Items and Companions changed hands; a move is card, giver, receiver."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.TRADE_03)

    moves: tuple[tuple[CardId, Seat, Seat], ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(Traded)
def traded(table: Table, event: Traded) -> Table:
    """Cards change hands and keep side and Wounds (TRADE-03, AMB-44)."""
    for card, giver, receiver in event.moves:
        table = move_card(table, card, giver, receiver)
    return table


@final
@event(tag=18)
@node
class TradeRefused:
    """A participant refused a Trade; nothing was spent."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_116,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TradeRefused)
def trade_refused(table: Table, _event: TradeRefused) -> Table:
    """One refusal more this turn (AMB-116)."""
    return replace(table, refusals=table.refusals + 1)


@final
@event(tag=78)
@node
class TradeWithdrawn:
    """The active player took back a Trade it was drafting; nobody was asked, nothing was spent."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_15, r.AMB_116)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TradeWithdrawn)
def trade_withdrawn(table: Table, _event: TradeWithdrawn) -> Table:
    """One draft more that led to nothing; there is a limit, so that every turn ends."""
    return replace(table, drafts=table.drafts + 1)


@final
@event(tag=19)
@node
class Healed:
    """Stress and Wounds were healed; the source or `why` tells by what."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.REST_04,)

    seat: Seat
    stress: int
    wounds: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(Healed)
def healed(table: Table, event: Healed) -> Table:
    """Markers move left (REST-04)."""
    owner = table.investigators[event.seat]
    better = replace(owner, stress=owner.stress - event.stress, wounds=owner.wounds - event.wounds)
    return set_investigator(table, event.seat, better)
