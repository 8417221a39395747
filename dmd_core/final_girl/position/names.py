"""Names in a state that lead nowhere: every id is looked up, wherever it stands."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS
from dmd_core.final_girl.ids import ActionId, FigureId, MinionKind, SpaceId, TokenId
from dmd_core.final_girl.ruleset import schema
from dmd_core.final_girl.state import Table
from dmd_core.kernel.decisions import CHANCE
from dmd_core.kernel.ids import ItemId, KindId, Seat, SourceId
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER
from dmd_core.tabletop.position.names import Known, Looker, Looks, Plans
from dmd_core.tabletop.position.problems import against

_IDS: Final = (
    ActionId,
    FigureId,
    ItemId,
    KindId,
    MinionKind,
    Seat,
    SourceId,
    SpaceId,
    TokenId,
)


def names_of(game: Game) -> dict[object, Known]:
    """The names of a game by the type of their ids."""
    symbols = dict.fromkeys(game.symbols)  # looked up fast, and in an order for messages
    tokens = (*game.killer.tokens, *game.location.tokens)
    return {
        SpaceId: (game.places, "space of the location", (r.INV_09, r.CMP_12)),
        ActionId: (game.actions, "action card", (r.INV_01,)),
        MinionKind: (game.minions, "kind of minion", (r.MIN_05,)),
        TokenId: (tokens, "kind of token", (r.EVT_07,)),
        ItemId: (symbols, "name of this game", ()),
        SourceId: (symbols, "name of this game", ()),
        KindId: (_kinds(), "kind of decision", ()),
    }


def unknown_names(game: Game, state: State[Table]) -> Iterator[Fault]:
    """Every id in table and agenda that the game does not have, and every seat and number."""
    table = state.table

    def seat(value: int, path: str) -> Iterator[Fault]:
        if value:
            yield against(path, f"seat {value} is not at the table; there is seat 0", (r.OVR_01,))

    def figure(value: int, path: str) -> Iterator[Fault]:
        if not 0 <= value < table.next_figure:
            says = f"{value} is no minion's number; the next one is {table.next_figure}"
            yield against(path, says, (r.MIN_06,))

    def numbered(value: object, path: str) -> Iterator[Fault]:
        node = getattr(value, "node", 0)
        if type(node) is int and not -1 <= node < max(1, len(game.nodes)):
            yield against(f"{path}.node", f"{node}; allowed: 0 to {len(game.nodes) - 1}")

    special: Mapping[object, Looks] = {Seat: seat, FigureId: figure}
    looker = Looker(_PLANS, names_of(game), special, numbered, None)
    yield from looker.node(table, "")
    for place, frame in enumerate(state.agenda):
        yield from looker.node(frame, f"agenda.{place}.{type(frame).__name__}")


@cache
def _kinds() -> tuple[str, ...]:
    return tuple(sorted({*HANDLERS.kinds.values(), OVER, CHANCE}))


def _may_miss(_kind: type, _default: object) -> bool:
    return False


_PLANS: Final = Plans(schema, _IDS, _may_miss)

__all__ = ["names_of", "unknown_names"]
