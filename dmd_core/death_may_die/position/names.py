"""Names in a state that lead nowhere: every id is looked up, wherever it stands."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.ids import (
    DOWN,
    INSANITY_WOUND,
    ActionId,
    EnemyId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.ruleset import schema
from dmd_core.death_may_die.state import Table, Use
from dmd_core.death_may_die.text_frames import (
    Choosing,
    GivingCard,
    GivingTo,
    Item,
    Moving,
    MovingPicked,
    Resolve,
    Serving,
    Steps,
    Taking,
)
from dmd_core.kernel.decisions import CHANCE
from dmd_core.kernel.ids import NOBODY, ItemId, KindId, Seat, SourceId
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER
from dmd_core.tabletop.position.names import Known, Looker, Looks, Plans
from dmd_core.tabletop.position.problems import against

_NUMBERED: Final = (
    Resolve,
    Item,
    Steps,
    Choosing,
    Serving,
    Moving,
    MovingPicked,
    Taking,
    GivingCard,
    GivingTo,
)
"""Frames whose ``node`` is the place of a text's node in the game."""

_IDS: Final = (
    ActionId,
    EnemyId,
    FigureId,
    ItemId,
    KindId,
    ObjectId,
    Seat,
    SkillId,
    SourceId,
    SpaceId,
    TokenId,
)


def names_of(game: Game) -> dict[object, Known]:
    """The names of a game by the type of their ids."""
    symbols = dict.fromkeys(game.symbols)  # looked up fast, and in an order for messages
    return {
        SpaceId: (game.neighbours, "Space of the map", (r.MAP_03,)),
        EnemyId: (game.enemies, "type of Enemy", (r.ENEMY_04,)),
        SkillId: (game.skills, "Skill", (r.SKL_01,)),
        TokenId: ((*game.tokens, DOWN, INSANITY_WOUND), "kind of token", (r.AMB_107,)),
        ObjectId: (game.objects, "object of the Episode", (r.EPI_13,)),
        ActionId: (game.actions, "action of the Episode", (r.EPI_13,)),
        ItemId: (symbols, "name of this game", ()),
        SourceId: (symbols, "name of this game", ()),
        KindId: (_kinds(), "kind of decision", ()),
    }


def unknown_names(game: Game, state: State[Table]) -> Iterator[Fault]:
    """Every id in table and agenda that the game does not have, and every seat and number."""
    table = state.table

    def seat(value: int, path: str) -> Iterator[Fault]:
        if not 0 <= value < game.seats:
            what = "nobody is" if value == NOBODY else f"seat {value} is not"
            says = f"{what} at the table; seats are 0 to {game.seats - 1}"
            yield against(path, says, (r.TURN_01,))

    def figure(value: int, path: str) -> Iterator[Fault]:
        if not 0 <= value < table.next_figure:
            says = f"{value} is no figure's number; the next one is {table.next_figure}"
            yield against(path, says, (r.CHK_04,))

    def numbered(value: object, path: str) -> Iterator[Fault]:
        if isinstance(value, _NUMBERED) and not 0 <= value.node < len(game.nodes):
            says = f"{value.node}; allowed: 0 to {len(game.nodes) - 1}"
            yield against(f"{path}.node", says)

    special: Mapping[object, Looks] = {Seat: seat, FigureId: figure}
    looker = Looker(_PLANS, names_of(game), special, numbered, NOBODY)
    yield from looker.node(table, "")
    for place, frame in enumerate(state.agenda):
        yield from looker.node(frame, f"agenda.{place}.{type(frame).__name__}")


@cache
def _kinds() -> tuple[str, ...]:
    return tuple(sorted({*HANDLERS.kinds.values(), OVER, CHANCE}))


def _may_miss(kind: type, default: object) -> bool:
    """A seat may be missing where nobody is the default, and where a use belongs to a card."""
    return default == NOBODY or kind is Use


_PLANS: Final = Plans(schema, _IDS, _may_miss)

__all__ = ["names_of", "unknown_names"]
