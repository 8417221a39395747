"""What is sealed in the values of a game, and other values for what a seat may not see."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast, final

import attrs

from dmd_core.kernel.ids import Seat
from dmd_core.kernel.state import State
from dmd_core.kernel.views import Sealed
from dmd_replay.check.conformance.walk import Walk

Swap = Callable[[object], object]
"""Gives another value for a hidden one."""


def hidden_from(value: object, viewer: Seat) -> bool:
    """Whether a value is sealed, still holds what it seals, and the viewer may not see it."""
    return isinstance(value, Sealed) and viewer not in value.seers and value.masked() is not value


@final
class Seals:
    """Finds what is sealed, by looking at values and not at the types of fields.

    States share most of their parts, so each part is looked at once.
    """

    def __init__(self) -> None:
        """Nothing was looked at, and no sealed value is known."""
        self._known: dict[int, tuple[object, bool]] = {}  # holds the value: its id stays its own
        self._pool: dict[type, set[object]] = {}

    def learn(self, walk: Walk) -> None:
        """Remember every value that was ever sealed in a game."""
        for _, before, done in walk.steps:
            for part in (before.table, before.agenda, done.events, done.state.table):
                for _, sealed in self.inside(part):
                    if sealed.masked() is not sealed:
                        value = sealed.opened()
                        self._pool.setdefault(type(value), set()).add(value)

    def inside(self, value: object, path: str = "") -> Iterator[tuple[str, Sealed[Any]]]:
        """Everything sealed in a value, with its path."""
        if not self.any(value):
            return
        if isinstance(value, Sealed):
            yield path, value
        for step, part in _parts(value):
            yield from self.inside(part, f"{path}{step}".removeprefix("."))

    def any(self, value: object) -> bool:
        """Whether anything in a value is sealed."""
        if isinstance(value, Sealed):
            return True
        if not isinstance(value, tuple) and not attrs.has(type(value)):
            return False
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        found = any(self.any(part) for _, part in _parts(value))
        self._known[id(value)] = (value, found)
        return found

    def swap(self, parts: Iterable[object], viewer: Seat) -> Swap:
        """A permutation of what some parts hide from a viewer.

        A hidden value that is alone of its type gets another one that is known, if there is any.
        """
        found: dict[type, set[object]] = {}
        for part in parts:
            for _, sealed in self.inside(part):
                if hidden_from(sealed, viewer):
                    value = sealed.opened()
                    found.setdefault(type(value), set()).add(value)
        mapping: dict[tuple[type, object], object] = {}
        for kind, values in found.items():
            ordered = sorted(values, key=repr)
            if len(ordered) == 1:
                ordered += sorted(self._pool.get(kind, set()) - values, key=repr)[:1]
            turned = (*ordered[1:], *ordered[:1])
            mapping.update(((kind, old), new) for old, new in zip(ordered, turned, strict=True))
        return lambda value: mapping.get((type(value), value), value)

    def swapped(self, value: Any, viewer: Seat, swap: Swap) -> Any:  # noqa: ANN401 - walks values of all types
        """A value with other hidden values in it; the very same if nothing is hidden."""
        if not self.any(value):
            return value
        if isinstance(value, tuple):
            return tuple(self.swapped(item, viewer, swap) for item in value)
        if hidden_from(value, viewer):
            old = cast("Sealed[Any]", value).opened()
            new = swap(old)
            return value if new == old else Sealed(new, value.seers)
        changes: dict[str, Any] = {}
        for field in attrs.fields(type(value)):
            old = getattr(value, field.name)
            new = self.swapped(old, viewer, swap)
            if new is not old:
                changes[field.alias or field.name] = new
        return attrs.evolve(value, **changes) if changes else value

    def state_swapped(self, state: State[Any], viewer: Seat) -> State[Any] | None:
        """The state with other values where something is hidden; None if there are none."""
        swap = self.swap((state.table, state.agenda), viewer)
        table = self.swapped(state.table, viewer, swap)
        agenda = self.swapped(state.agenda, viewer, swap)
        if table == state.table and agenda == state.agenda:
            return None
        return State(table, agenda, state.chance)


def _parts(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, tuple):
        for place, item in enumerate(value):
            yield f"[{place}]", item
    elif attrs.has(type(value)):
        for field in attrs.fields(cast("type[attrs.AttrsInstance]", type(value))):
            yield f".{field.name}", getattr(value, field.name)


__all__ = ["Seals", "Swap", "hidden_from"]
