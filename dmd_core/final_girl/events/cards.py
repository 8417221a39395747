"""Events of event cards and tokens on the map."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import into_play, out_of_play, without
from dmd_core.final_girl.ids import CardId, SpaceId, TokenId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Table
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=11)
@node
class EventDrawn:
    """An event was drawn and is being resolved."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EVT_01,)

    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EventDrawn)
def event_drawn(table: Table, event: EventDrawn) -> Table:
    """It is in play until it is discarded (FG-EVT-02)."""
    card = event.drawn[0]
    active = (*table.events_active, card)
    table = replace(table, events=table.events.without(card), events_active=active)
    return into_play(table, card)


@final
@event(tag=12)
@node
class EventDiscarded:
    """An event was discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.EVT_01,
        r.EVT_06,
    )

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EventDiscarded)
def event_discarded(table: Table, event: EventDiscarded) -> Table:
    """It acts no more."""
    table = replace(
        table,
        events_active=without(table.events_active, event.card),
        events_discard=(*table.events_discard, event.card),
    )
    return out_of_play(table, event.card)


@final
@event(tag=13)
@node
class TokenPlaced:
    """A token was placed on the map."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EVT_07,)

    token: TokenId
    space: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokenPlaced)
def token_placed(table: Table, event: TokenPlaced) -> Table:
    """It lies there."""
    return replace(table, tokens=tuple(sorted((*table.tokens, (event.token, event.space)))))


@final
@event(tag=14)
@node
class TokenRemoved:
    """A token was taken off the map."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.EVT_07,)

    token: TokenId
    space: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokenRemoved)
def token_removed(table: Table, event: TokenRemoved) -> Table:
    """It is gone."""
    tokens = list(table.tokens)
    tokens.remove((event.token, event.space))
    return replace(table, tokens=tuple(tokens))
