"""What a position starts from: the table as setup leaves it, without victims and first event."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias, final

from dmd_core.final_girl.chapters.setup import lay_out
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ruleset import schema
from dmd_core.final_girl.state import Phase, Table
from dmd_core.kernel.node import node, replace

Data: TypeAlias = dict[str, Any]
"""Plain data of a table; `Any` because fields have values of all kinds."""

BOARDS: Final = ("empty", "unopened")


def base_table(game: Game, board: str = BOARDS[0]) -> Table:
    """The table that a position changes.

    Args:
        game: the definition.
        board: ``empty`` for turn 1 with both pawns on the start spaces of the chosen setup card,
            or the first, no victim on the map and no item turned up; ``unopened`` for the table
            before anything is drawn.
    """
    table = lay_out(game)
    if board == "unopened":
        return table
    cards = game.setup_cards
    card = cards[game.setup.setup_card or next(iter(cards))]
    killer = table.killer
    if killer.max_health:
        killer = replace(killer, space=card.killer, start=card.killer)
    return replace(
        table,
        girl=replace(table.girl, space=card.girl, start=card.girl),
        killer=killer,
        setup_card=card.id,
        phase=Phase.ACTION,
        turn=1,
    )


@final
@node
class Layout:
    """A board as a table and as plain data, which are shared: who changes them changes a copy."""

    game: Game
    table: Table
    plain: Mapping[str, Any]

    def fresh(self) -> Data:
        """The plain data, as far down as positions change it in place."""
        data: Data = dict(self.plain)
        for key in ("girl", "killer", "terror"):
            data[key] = dict(data[key])
        data["items"] = [dict(deck, pile=dict(deck["pile"])) for deck in data["items"]]
        return data


@lru_cache(maxsize=16)  # a game by its identity, which the cache keeps alive
def layout_of(game: Game, board: str = BOARDS[0]) -> Layout:
    """The layout of a board; many positions of one game share it."""
    table = base_table(game, board)
    return Layout(game, table, schema().plain.node(table))


__all__ = ["BOARDS", "Data", "Layout", "base_table", "layout_of"]
