"""What people look for in a menu, whether it is there or not."""

from collections.abc import Iterator
from itertools import combinations

from dmd_core.final_girl.chapters.action import ACTION
from dmd_core.final_girl.chapters.planning import BUY
from dmd_core.final_girl.chapters.reactions import REACT
from dmd_core.final_girl.chapters.roll import WINDOW, convertible
from dmd_core.final_girl.chapters.saving import free_slots
from dmd_core.final_girl.commands import Buy, Convert, Discard, Play, Save, Use
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.lookups import colours_at
from dmd_core.final_girl.state import Colour, Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import SourceId


def looked_for(game: Game, table: Table, decision: Decision) -> Iterator[Command]:
    """Cards in hand, what she carries, a rescue, a conversion, cards for sale.

    Those that are offered are among them.
    """
    seat = decision.seat
    hand = dict.fromkeys(table.hand)
    if decision.kind in {ACTION, REACT}:
        yield from (Play(seat, card) for card in hand)
        yield from (Use(seat, SourceId(item.card)) for item in table.carried)
    if decision.kind == ACTION:
        yield from (Discard(seat, card) for card in hand)
        slot = free_slots(game, table)[0]
        there = colours_at(table, table.girl.space) or (Colour.PLAIN,)
        yield from (Save(seat, colour, slot) for colour in there)
    if decision.kind == WINDOW and table.roll is not None:
        # Of conversions one of each die that could be made: the reason is the same for all cards.
        cards = next(combinations(table.hand, 2), None)
        dice = convertible(table.roll)[:1] or (0,)
        if cards is not None:
            yield from (Convert(seat, die, *cards) for die in dice)
    if decision.kind == BUY:
        every = dict.fromkeys((*table.tableau, *table.discard))
        yield from (Buy(seat, card) for card in every)


__all__ = ["looked_for"]
