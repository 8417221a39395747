"""Names in a state that lead nowhere: every id is looked up, wherever it stands."""

from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any, Final, final

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
from dmd_core.kernel.ids import NOBODY, ItemId, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.schema.faults import Fault, did_you_mean
from dmd_core.kernel.schema.shapes import Fixed, Leaf, Many, Maybe, Numbered, Shape
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER
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

Plan = Any
"""What to look up in a value of one type: an id, parts of a tuple, a node, or None for nothing."""

_NODE: Final = "node"
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


Known = tuple[Collection[str], str, tuple[RuleId, ...]]
"""Names of one kind, what they name, and the rules that a wrong one breaks."""


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
    looker = _Looker(game, state.table)
    yield from looker.node(state.table, "")
    for place, frame in enumerate(state.agenda):
        yield from looker.node(frame, f"agenda.{place}.{type(frame).__name__}")


@final
class _Looker:
    def __init__(self, game: Game, table: Table) -> None:
        self._game = game
        self._table = table
        self._known = names_of(game)

    def node(self, value: Any, path: str) -> Iterator[Fault]:  # noqa: ANN401 - of any class
        for name, plan, may_miss in _fields(type(value)):
            part, place = getattr(value, name), f"{path}.{name}" if path else name
            if may_miss and part == NOBODY:
                continue
            yield from self._look(part, plan, place)
        if isinstance(value, _NUMBERED) and not 0 <= value.node < len(self._game.nodes):
            yield against(
                f"{path}.node", f"{value.node}; allowed: 0 to {len(self._game.nodes) - 1}"
            )

    def _look(self, value: Any, plan: Plan, path: str) -> Iterator[Fault]:  # noqa: ANN401 - of any field
        if plan is None or value is None:
            return
        if plan == _NODE:
            yield from self.node(value, path)
        elif isinstance(plan, list):
            for place, part in enumerate(value):
                yield from self._look(part, plan[0], f"{path}.{_name(part, place)}")
        elif isinstance(plan, tuple):
            for place, (part, inner) in enumerate(zip(value, plan, strict=True)):
                yield from self._look(part, inner, f"{path}.{place}")
        elif plan is Seat:
            if not 0 <= value < self._game.seats:
                what = "nobody is" if value == NOBODY else f"seat {value} is not"
                says = f"{what} at the table; seats are 0 to {self._game.seats - 1}"
                yield against(path, says, (r.TURN_01,))
        elif plan is FigureId:
            if not 0 <= value < self._table.next_figure:
                says = f"{value} is no figure's number; the next one is {self._table.next_figure}"
                yield against(path, says, (r.CHK_04,))
        elif value:
            yield from self._name(value, plan, path)

    def _name(self, value: str, plan: Plan, path: str) -> Iterator[Fault]:
        known, noun, rules = self._known[plan]
        if value not in known:
            hint = did_you_mean(value, known)
            yield against(path, f"'{value}' is no {noun}{hint}", rules)


def _name(part: object, place: int) -> str:
    """The name of a part of a list: its id if it has one."""
    return str(getattr(part, "id", place))


@cache
def _kinds() -> tuple[str, ...]:
    return tuple(sorted({*HANDLERS.kinds.values(), OVER, CHANCE}))


def _plans(kind: type) -> tuple[tuple[str, Plan, bool], ...]:
    """The fields of a class in which something is to be looked up.

    A seat may be missing where nobody is the default, and where a use belongs to a card.
    """
    fields = schema().shapes.record(kind).fields
    plans = ((f.name, _plan(f.shape), f.default == NOBODY or kind is Use) for f in fields)
    return tuple((name, plan, may) for name, plan, may in plans if plan is not None)


_fields: Final[Callable[[type], tuple[tuple[str, Plan, bool], ...]]] = cache(_plans)


def _plan(shape: Shape) -> Plan:
    match shape:
        case Leaf(_, of) | Numbered(_, of):
            return of if of in _IDS else None
        case Maybe(inner):
            return _plan(inner)
        case Many(inner):
            part = _plan(inner)
            return None if part is None else [part]
        case Fixed(parts):
            plans = tuple(map(_plan, parts))
            return plans if any(plan is not None for plan in plans) else None
        case _:
            return _NODE


__all__ = ["names_of", "unknown_names"]
