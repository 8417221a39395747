"""Names in a state that lead nowhere: every id is looked up, wherever it stands."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeAlias, final

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.schema.codec import Schema
from dmd_core.kernel.schema.faults import Fault, did_you_mean
from dmd_core.kernel.schema.shapes import Fixed, Leaf, Many, Maybe, Numbered, Shape
from dmd_core.tabletop.position.problems import against

Plan: TypeAlias = Any
"""What to look up in a value of one type: an id, parts of a tuple, a node, or None for nothing."""

Known: TypeAlias = tuple[Collection[str], str, tuple[RuleId, ...]]
"""Names of one kind, what they name, and the rules that a wrong one breaks."""

Looks: TypeAlias = Callable[[Any, str], Iterator[Fault]]
"""Looks at one value, of which it gets the path too; `Any` because each kind has values of its
own."""

FieldPlan: TypeAlias = tuple[str, Plan, bool]
"""A field's name, what to look up in it, and whether its default may stand there."""

_NODE: Final = "node"


@final
class Plans:
    """What to look up in values of each class, worked out once for all games of a kind."""

    def __init__(
        self,
        schema: Callable[[], Schema],
        ids: Collection[object],
        may_miss: Callable[[type, object], bool],
    ) -> None:
        """Take what does not change from game to game.

        Args:
            schema: the shapes of values.
            ids: the types of ids that are looked up.
            may_miss: whether a field of a class with that default may be left at its default.
        """
        self._schema, self._ids, self._may_miss = schema, ids, may_miss
        self.of: Callable[[type], tuple[FieldPlan, ...]] = cache(self._plans)

    def _plans(self, kind: type) -> tuple[FieldPlan, ...]:
        fields = self._schema().shapes.record(kind).fields
        plans = ((f.name, self._plan(f.shape), self._may_miss(kind, f.default)) for f in fields)
        return tuple((name, plan, may) for name, plan, may in plans if plan is not None)

    def _plan(self, shape: Shape) -> Plan:
        match shape:
            case Leaf(_, of) | Numbered(_, of):
                return of if of in self._ids else None
            case Maybe(inner):
                return self._plan(inner)
            case Many(inner):
                part = self._plan(inner)
                return None if part is None else [part]
            case Fixed(parts):
                plans = tuple(map(self._plan, parts))
                return plans if any(plan is not None for plan in plans) else None
            case _:
                return _NODE


@final
class Looker:
    """Looks up the ids of one state."""

    def __init__(
        self,
        plans: Plans,
        known: Mapping[object, Known],
        special: Mapping[object, Looks],
        also: Looks,
        missing: object,
    ) -> None:
        """Take what the game has.

        Args:
            plans: what to look up in values of each class.
            known: the names of the game by the type of their ids; an empty text stands for none.
            special: ids that are looked at in another way.
            also: what is looked at in each node besides.
            missing: the value that a field has which may be left out.
        """
        self._plans, self._known, self._special = plans, known, special
        self._also, self._missing = also, missing

    def node(self, value: Any, path: str) -> Iterator[Fault]:  # noqa: ANN401 - of any class
        """Every id in a node that the game does not have."""
        for name, plan, may_miss in self._plans.of(type(value)):
            part, place = getattr(value, name), f"{path}.{name}" if path else name
            if may_miss and part == self._missing:
                continue
            yield from self._look(part, plan, place)
        yield from self._also(value, path)

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
        elif plan in self._special:
            yield from self._special[plan](value, path)
        elif value:
            yield from self._unknown(value, plan, path)

    def _unknown(self, value: str, plan: Plan, path: str) -> Iterator[Fault]:
        known, noun, rules = self._known[plan]
        if value not in known:
            hint = did_you_mean(value, known)
            yield against(path, f"'{value}' is no {noun}{hint}", rules)


def _name(part: object, place: int) -> str:
    """The name of a part of a list: its id if it has one."""
    return str(getattr(part, "id", place))


__all__ = ["Known", "Looker", "Looks", "Plans"]
