"""Field paths: names for the places inside plain data, and what differs between two of them.

A path joins keys by dots: ``investigators.ian.stress``. Members of a list are named by what people
call them, never by their place where that can be avoided:

- maps with an ``id`` by the id, else by ``card``, ``source`` or ``name`` (see `NAMING`); where that
  is not enough to tell them apart, by what follows it too: ``used.brawling:0``;
- pairs that begin with a word or a number by that: ``fire.s02``; where a first word stands
  several times, its name holds the list of all its seconds.

A list of plain words or numbers, such as the cards of a deck, is one value. What has no name of
its own is counted from 0: ``agenda.0.at``.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

from dmd_core.kernel.schema.faults import listed, suggestions
from dmd_replay.facets.text import MISSING, FieldChange

NAMING: Final = ("id", "card", "source", "name")
"""Keys that name a map among others, the best first."""

_PAIR: Final = 2
_NEAREST: Final = 3
_ALIKE: Final = 0.7


class PathError(LookupError):
    """A path that leads nowhere; the sentence says how far it goes and what is there.

    Attributes:
        member: whether what is missing would be a member of a list, such as the Fire of a Space:
            it may be there at another time. A field that is missing never is.
    """

    def __init__(self, sentence: str, *, member: bool = False) -> None:
        """Keep the sentence."""
        super().__init__(sentence)
        self.member = member

    def __str__(self) -> str:
        """The sentence, without the quotes of a `LookupError`."""
        return str(self.args[0])


def parts_of(data: object) -> Mapping[str, object] | None:
    """The named parts of a value, None if it is a leaf.

    Example:
        >>> parts_of([{"id": "ian", "stress": 2}])
        {'ian': {'id': 'ian', 'stress': 2}}
        >>> parts_of([["s02", 1], ["s05", 3], ["s05", 4]])
        {'s02': 1, 's05': [3, 4]}
        >>> parts_of(["a", "b"]) is None
        True
    """
    if isinstance(data, Mapping):
        return {str(key): value for key, value in data.items()}
    if not isinstance(data, list):
        return None
    return _parts_of_lists([data])[0]


def _parts_of_lists(lists: Sequence[list[Any]]) -> list[dict[str, object] | None]:
    """The parts of lists that stand at one path, named alike in all of them.

    Lists without members fit every way of naming. `Any`: plain data is of many classes.
    """
    members = [part for data in lists for part in data]
    if not any(isinstance(part, list | dict) for part in members):
        return [None for _ in lists]
    if all(isinstance(part, dict) for part in members):
        named = _by_words(lists)
    elif all(_is_pair(part) for part in members):
        named = [_by_first(data) for data in lists]
    else:
        named = None
    places = [{str(place): part for place, part in enumerate(data)} for data in lists]
    return [parts or None for parts in named or places]


def _by_words(lists: Sequence[list[dict[str, Any]]]) -> list[dict[str, object]] | None:
    members = [part for data in lists for part in data]
    key = next((key for key in NAMING if all(_is_word(part.get(key)) for part in members)), None)
    if key is None:
        return None
    more = [other for other in members[0] if other != key and _is_word(members[0][other])]
    for width in range(len(more) + 1):
        keys = (key, *more[:width])
        named = [{":".join(str(part.get(k, "")) for k in keys): part for part in d} for d in lists]
        if [len(parts) for parts in named] == [len(data) for data in lists]:
            return cast("list[dict[str, object]]", named)
    return None


def _is_word(value: object) -> bool:
    return isinstance(value, str | int) and value != ""


def _is_pair(part: object) -> bool:
    return isinstance(part, list) and len(part) == _PAIR and _is_word(part[0])


def _by_first(data: list[list[Any]]) -> dict[str, object]:
    firsts = dict.fromkeys(first for first, _ in data)  # in the order of the list
    seconds = {key: [second for first, second in data if first == key] for key in firsts}
    return {str(key): found if found[1:] else found[0] for key, found in seconds.items()}


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
        yield from flatten(part, _joined(path, key))


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def find(data: object, path: str) -> object:
    """The value at a path: a leaf, or everything below it.

    Raises:
        PathError: if there is nothing; the sentence names what is there, and the nearest path.

    Example:
        >>> find({"investigators": [{"id": "ian", "stress": 2}]}, "investigators.ian.stress")
        2
    """
    gone: list[str] = []
    value = data
    for key in path.split("."):
        parts = parts_of(value)
        if parts is None or key not in parts:
            sentence = _nothing(data, path, ".".join(gone), key, parts)
            raise PathError(sentence, member=isinstance(value, list))
        value = parts[key]
        gone.append(key)
    return value


def get(data: object, path: str) -> object:
    """As `find`, but `MISSING` where there is nothing.

    Example:
        >>> get({"round": 3}, "turn")
        nothing
    """
    value = data
    for key in path.split("."):
        parts = parts_of(value)
        if parts is None or key not in parts:
            return MISSING
        value = parts[key]
    return value


def _nothing(
    data: object, path: str, gone: str, key: str, parts: Mapping[str, object] | None
) -> str:
    where = f"'{gone}'" if gone else "the state"
    if not parts:
        says = f"path '{path}': {where} has no parts, so there is no '{key}'"
    else:
        shown = listed(parts)
        says = f"path '{path}': {where} has no '{key}'; it has {shown}"
    near = nearest(data, path)
    return f"{says}; did you mean {_either(near)}?" if near else says


def _either(names: Sequence[str]) -> str:
    quoted = [f"'{name}'" for name in names]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if quoted[1:] else quoted)


def nearest(data: object, path: str) -> tuple[str, ...]:
    """Paths of a value that somebody who wrote `path` may have meant, the best first.

    Those that end with it come first, as nobody likes to write a path from the top.

    Example:
        >>> nearest({"investigators": [{"id": "ian", "stress": 2}]}, "ian.stress")
        ('investigators.ian.stress',)
    """
    known = list(_paths(data))
    ends = [name for name in known if name.endswith(f".{path}")]
    if ends:
        return tuple(ends[:_NEAREST])
    parts = path.count(".") + 1
    by_end: dict[str, str] = {}
    for name in known:
        by_end.setdefault(".".join(name.split(".")[-parts:]), name)
    whole = suggestions(path, [name for name in known if name.count(".") < parts], 1, _ALIKE)
    near = suggestions(path, by_end, 1, _ALIKE)
    return tuple(whole or (by_end[end] for end in near))


def _paths(data: object, path: str = "") -> Iterator[str]:
    """Every path of a value, those to its inner places among them."""
    for key, part in (parts_of(data) or {}).items():
        below = _joined(path, key)
        yield below
        yield from _paths(part, below)


def changes(
    before: object, after: object, path: str = "", *, whole: bool = False
) -> Iterator[FieldChange]:
    """Where two values differ, by path, in the order of the first; what is new comes last.

    Where members of a list stand in another order, that is a change of the list: of their names.

    Args:
        before: a value as plain data.
        after: another.
        path: what stands in front of every path.
        whole: what is only on one side is given in one piece, not leaf by leaf.

    Example:
        >>> list(changes({"a": 1, "b": [1]}, {"a": 2, "b": [1]}))
        [FieldChange(path='a', before=1, after=2)]
        >>> list(changes({"fire": []}, {"fire": [["s02", 1]]}))
        [FieldChange(path='fire.s02', before=nothing, after=1)]
        >>> list(changes({"discard": []}, {"discard": ["lab_accident"]}))
        [FieldChange(path='discard', before=[], after=['lab_accident'])]
    """
    if before is after:
        return
    if isinstance(before, list) and isinstance(after, list):
        old, new = _parts_of_lists([before, after])
        old, new = _or_empty(old, before), _or_empty(new, after)
    else:
        old, new = _or_empty(parts_of(before), before), _or_empty(parts_of(after), after)
    if old is None or new is None or not (old or new):
        if not _same(before, after):
            yield from _replaced(before, after, path, whole=whole)
        return
    for key in (*old, *(key for key in new if key not in old)):
        below = _joined(path, key)
        if key in old and key in new:
            yield from changes(old[key], new[key], below, whole=whole)
        else:
            one, other = old.get(key, MISSING), new.get(key, MISSING)
            yield from _replaced(one, other, below, whole=whole)
    orders = [key for key in old if key in new], [key for key in new if key in old]
    if isinstance(before, list) and orders[0] != orders[1]:
        yield FieldChange(path, *orders)


def _same(before: object, after: object) -> bool:
    """Whether two values are equal, true and 1 told apart."""
    if type(before) is not type(after) or before != after:
        return False
    if isinstance(before, list) and isinstance(after, list):
        return all(map(_same, before, after))
    return True


def _or_empty(parts: Mapping[str, object] | None, data: object) -> dict[str, object] | None:
    """The parts; none, but no leaf either, if the value is an empty list or map."""
    if parts:
        return dict(parts)
    return {} if data in ([], {}) else None


def _replaced(before: object, after: object, path: str, *, whole: bool) -> Iterator[FieldChange]:
    """One change where a leaf is involved on both sides, else one for every leaf that is there."""
    if whole:
        yield FieldChange(path, before, after)
        return
    old = {} if before is MISSING else dict(flatten(before, path))
    new = {} if after is MISSING else dict(flatten(after, path))
    for place in (*old, *(place for place in new if place not in old)):
        yield FieldChange(place, old.get(place, MISSING), new.get(place, MISSING))


__all__ = [
    "MISSING",
    "NAMING",
    "FieldChange",
    "PathError",
    "changes",
    "find",
    "flatten",
    "get",
    "nearest",
    "parts_of",
]
