"""What a position starts from: the table as setup leaves it, without Enemies and Fire."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from dmd_core.death_may_die.chapters.setup import lay_out
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import node, replace

BOARDS: Final = ("empty", "setup", "unopened")


def base_table(game: Game, board: str = "empty") -> Table:
    """The table that a position changes.

    Args:
        game: the definition.
        board: ``empty`` for the first turn of seat 0 without Enemies and Fire; ``setup`` with
            those of the map; ``unopened`` for the table before the Insanity cards are dealt.

    Returns:
        The table. Insanity cards without lasting texts are dealt first, in sorted order, so that
        a position which names none has harmless ones.
    """
    table = lay_out(game)
    if board == "unopened":
        return table
    chosen = deal_order(game)[: game.seats]
    dealt = tuple(
        replace(owner, insanity=card)
        for owner, card in zip(table.investigators, chosen, strict=False)
    )
    left = tuple(card for card in table.insanities.pool if card not in chosen)
    table = replace(
        table,
        investigators=dealt,
        insanities=Deck(left),
        starter=_starter(game),
        active=Seat(0),
        round=1,
        turn=1,
    )
    if board == "empty":
        return replace(table, enemies=(), fire=(), next_figure=1)
    return table


def _starter(game: Game) -> Seat:
    """The starting player of the setup, or the first one."""
    names = [board.id for board in game.boards]
    return Seat(names.index(game.setup.starter)) if game.setup.starter in names else Seat(0)


@final
@node
class Layout:
    """A board as a table and as plain data, with the order in which Insanity cards are dealt.

    The plain data are shared: who changes them changes a copy.
    """

    game: Game
    table: Table
    plain: Mapping[str, Any]
    order: tuple[str, ...]

    def fresh(self) -> dict[str, Any]:
        """The plain data, as far down as positions change it in place."""
        data: dict[str, Any] = dict(self.plain)
        for key in ("investigators", "objects"):
            data[key] = [dict(part) for part in data[key]]
        for key in ("elder", "mythos", "discovery", "backs", "insanities"):
            data[key] = dict(data[key])
        return data


@lru_cache(maxsize=16)  # a game by its identity, which the cache keeps alive
def layout_of(game: Game, board: str = BOARDS[0]) -> Layout:
    """The layout of a board; many positions of one game share it."""
    table = base_table(game, board)
    order = tuple(map(str, deal_order(game)))
    return Layout(game, table, schema().plain.node(table), order)


def deal_order(game: Game) -> tuple[CardId, ...]:
    """The Insanity cards in the order a position deals them: those chosen, then harmless ones."""
    chosen = game.setup.insanities
    left = (card for card in lay_out(game).insanities.pool if card not in chosen)
    return (*chosen, *sorted(left, key=lambda card: bool(game.insanities[card].abilities)))


__all__ = ["BOARDS", "Layout", "base_table", "deal_order", "layout_of"]
