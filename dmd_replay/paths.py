"""Field paths: names for the places inside plain data, and what differs between two of them.

A path joins keys by dots: ``investigators.ian.stress``. Members of a list are named by what people
call them, never by their place where that can be avoided: maps with an ``id`` by the id, pairs that
begin with text or a number by that. A list of plain words or numbers, such as the cards of a deck,
is one value. What has no name of its own is counted from 0: ``agenda.0.step``.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final, final

import attrs

_PAIR: Final = 2
_SHOWN: Final = 12


class PathError(LookupError):
    """A path that leads nowhere; the sentence says how far it goes and what is there."""

    def __str__(self) -> str:
        """The sentence, without the quotes of a `LookupError`."""
        return str(self.args[0])


@final
@attrs.frozen
class Change:
    """One place at which two values differ; `MISSING` stands for a place that is not there."""

    path: str
    before: object
    after: object


@final
class _Missing:
    """What stands where nothing is."""

    def __repr__(self) -> str:
        """As people say it."""
        return "nothing"


MISSING: Final = _Missing()


def parts_of(data: object) -> Mapping[str, object] | None:
    """The named parts of a value, None if it is a leaf.

    Example:
        >>> parts_of([{"id": "ian", "stress": 2}])
        {'ian': {'id': 'ian', 'stress': 2}}
        >>> parts_of([["s02", 1], ["s05", 3]])
        {'s02': 1, 's05': 3}
        >>> parts_of(["a", "b"]) is None
        True
    """
    if isinstance(data, Mapping):
        return {str(key): value for key, value in data.items()}
    if not isinstance(data, list) or not any(isinstance(part, list | dict) for part in data):
        return None
    named = _by_id(data) or _by_first(data)
    return named or {str(place): part for place, part in enumerate(data)}


def _by_id(data: list[object]) -> dict[str, object] | None:
    named: dict[str, object] = {
        str(part["id"]): part for part in data if isinstance(part, dict) and "id" in part
    }
    return named if len(named) == len(data) else None


def _by_first(data: list[object]) -> dict[str, object] | None:
    pairs = [part for part in data if isinstance(part, list) and len(part) == _PAIR]
    named = {str(key): value for key, value in pairs if isinstance(key, str | int)}
    return named if len(named) == len(data) else None


def flatten(data: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every leaf of a value with its path, in the order of the value.

    Example:
        >>> dict(flatten({"fire": [["s02", 1]], "round": 3}))
        {'fire.s02': 1, 'round': 3}
    """
    parts = parts_of(data)
    if not parts:
        yield path, data
        return
    for key, part in parts.items():
        yield from flatten(part, f"{path}.{key}" if path else key)


def find(data: object, path: str) -> object:
    """The value at a path: a leaf, or everything below it.

    Raises:
        PathError: if there is nothing; the sentence names what is there instead.

    Example:
        >>> find({"investigators": [{"id": "ian", "stress": 2}]}, "investigators.ian.stress")
        2
    """
    gone: list[str] = []
    value = data
    for key in path.split("."):
        parts = parts_of(value)
        if parts is None or key not in parts:
            raise PathError(_nothing(path, ".".join(gone), key, parts))
        value = parts[key]
        gone.append(key)
    return value


def _nothing(path: str, gone: str, key: str, parts: Mapping[str, object] | None) -> str:
    where = f"'{gone}'" if gone else "the state"
    if not parts:
        return f"path '{path}': {where} has no parts, so there is no '{key}'"
    near = get_close_matches(key, parts, 1)
    shown = ", ".join(list(parts)[:_SHOWN]) + (", …" if len(parts) > _SHOWN else "")
    hint = f"; did you mean '{near[0]}'?" if near else ""
    return f"path '{path}': {where} has no '{key}'; it has {shown}{hint}"


def changes(before: object, after: object, path: str = "") -> Iterator[Change]:
    """Where two values differ, by path, in the order of the first; what is new comes last.

    Example:
        >>> list(changes({"a": 1, "b": [1]}, {"a": 2, "b": [1]}))
        [Change(path='a', before=1, after=2)]
    """
    if type(before) is type(after) and before == after:
        return
    old, new = parts_of(before), parts_of(after)
    if not old or not new:
        yield from _replaced(before, after, path)
        return
    for key in (*old, *(key for key in new if key not in old)):
        below = f"{path}.{key}" if path else key
        if key not in old:
            yield from _replaced(MISSING, new[key], below)
        elif key not in new:
            yield from _replaced(old[key], MISSING, below)
        else:
            yield from changes(old[key], new[key], below)


def _replaced(before: object, after: object, path: str) -> Iterator[Change]:
    """One change where a leaf is involved on both sides, else one for every leaf that is there."""
    old = {} if before is MISSING or before == [] else dict(flatten(before, path))
    new = {} if after is MISSING or after == [] else dict(flatten(after, path))
    if before == [] and not new:
        old = {path: before}
    if after == [] and not old:
        new = {path: after}
    for place in (*old, *(place for place in new if place not in old)):
        yield Change(place, old.get(place, MISSING), new.get(place, MISSING))


__all__ = ["MISSING", "Change", "PathError", "changes", "find", "flatten", "parts_of"]
