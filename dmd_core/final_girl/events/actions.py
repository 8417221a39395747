"""Events of action cards: played, discarded, gained; texts used."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import discarded, with_, without
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=3)
@node
class CardPlayed:
    """An action card was played."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.ACT_01,
        r.ACT_02,
        r.ACT_17,
    )

    card: ActionId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardPlayed)
def card_played(table: Table, event: CardPlayed) -> Table:
    """It goes to the discard pile before its roll (FG-ACT-17)."""
    return discarded(table, (event.card,))


@final
@event(tag=4)
@node
class CardsDiscarded:
    """Action cards were discarded from hand."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_02,)

    cards: tuple[ActionId, ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardsDiscarded)
def cards_discarded(table: Table, event: CardsDiscarded) -> Table:
    """They go to the discard pile (FG-ACT-02)."""
    return discarded(table, event.cards)


@final
@event(tag=5)
@node
class CardTaken:
    """An action card was taken from the tableau into hand for nothing."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAV_06,)

    card: ActionId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardTaken)
def card_taken(table: Table, event: CardTaken) -> Table:
    """It is in hand."""
    return replace(
        table, tableau=without(table.tableau, event.card), hand=with_(table.hand, event.card)
    )


@final
@event(tag=6)
@node
class LineChosen:
    """One line of a row was chosen."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_08,)

    line: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(LineChosen)
def line_chosen(table: Table, _event: LineChosen) -> Table:
    """Nothing changes."""
    return table


@final
@event(tag=7)
@node
class Used:
    """An item, an ability or another text was used; `once` in this Action phase."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_14,)

    source: SourceId
    once: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(Used)
def used(table: Table, event: Used) -> Table:
    """A text that may be used once is noted (FG-AMB-59)."""
    if not event.once:
        return table
    return replace(table, used_this_phase=tuple(sorted((*table.used_this_phase, event.source))))
