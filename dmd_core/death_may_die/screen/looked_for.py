"""What people look for in a menu, whether it is there or not."""

from collections.abc import Iterator

from dmd_core.death_may_die.chapters.actions import ACTION
from dmd_core.death_may_die.chapters.card_use import WINDOW
from dmd_core.death_may_die.chapters.investigate import Claiming
from dmd_core.death_may_die.chapters.rerolls import REROLL
from dmd_core.death_may_die.commands import (
    Attack,
    Claim,
    EpisodeActionOn,
    Reroll,
    Rest,
    Run,
    StandUp,
    Trade,
    UseCard,
)
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import is_down
from dmd_core.death_may_die.state import Side, Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command


def looked_for(game: Game, table: Table, decision: Decision) -> Iterator[Command]:
    """The actions of the board and the Episode, cards in hand, a reroll, both halves of a card.

    Those that are offered are among them.
    """
    seat = decision.seat
    if decision.kind == ACTION:
        yield from (Run(seat), Attack(seat), Rest(seat), Trade(seat))
        offered = {
            option.action for option in decision.legal() if isinstance(option, EpisodeActionOn)
        }
        yield from (EpisodeActionOn(seat, name) for name in game.actions if name not in offered)
    if decision.kind in {ACTION, WINDOW}:
        owner = table.investigators[seat]
        if is_down(owner):
            yield StandUp(seat)
        yield from (UseCard(seat, holding.card) for holding in owner.cards)
    if decision.kind == REROLL and table.rolls and table.rolls[-1].faces:
        yield Reroll(seat, 0)
    if isinstance(decision.subject, Claiming):
        text = game.discovery[decision.subject.card]
        yield from (Claim(seat, side) for side in Side if text.half(side) is not None)


__all__ = ["looked_for"]
