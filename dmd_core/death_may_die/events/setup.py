"""Events of setup: what is drawn and chosen before the first turn."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import set_investigator
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=3)
@node
class InsanityDealt:
    """An Investigator was dealt an Insanity card, open to all."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SETUP_21, r.SETUP_22, r.COMP_06)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(InsanityDealt)
def insanity_dealt(table: Table, event: InsanityDealt) -> Table:
    """The card lies by the board, open."""
    card = event.drawn[0]
    owner = replace(table.investigators[event.seat], insanity=card)
    table = replace(table, insanities=table.insanities.without(card))
    return set_investigator(table, event.seat, owner)


@final
@event(tag=4)
@node
class InvestigatorNamed:
    """An Insanity made its owner name another Investigator at the start."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_06,)

    seat: Seat
    named: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(InvestigatorNamed)
def investigator_named(table: Table, event: InvestigatorNamed) -> Table:
    """The owner remembers whom it named."""
    owner = replace(table.investigators[event.seat], named=event.named)
    return set_investigator(table, event.seat, owner)


@final
@event(tag=5)
@node
class StartingPlayerChosen:
    """The starting player was drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SETUP_23, r.SETUP_24)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(StartingPlayerChosen)
def starting_player_chosen(table: Table, event: StartingPlayerChosen) -> Table:
    """The starting player is fixed for the game."""
    return replace(table, starter=event.seat)
