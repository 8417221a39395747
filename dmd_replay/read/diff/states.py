"""What differs between two positions of a game, by field path and in words."""

from typing import Any, Final, cast, final

import attrs

from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.state import State
from dmd_replay.facets.text import MISSING, FieldChange, Narrator
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.read.paths import changes
from dmd_replay.read.seek import Cursor, PartedError

ENGLISH: Final = ToolWords()
"""The words where nobody said a language."""
AGENDA: Final = "agenda"
CHANCE: Final = "chance"


def laid(codec: Codec, state: State[Any]) -> dict[str, object]:
    """A whole state as plain data with the fields of the table on top.

    So a path begins with a field of the table, or with ``agenda`` or ``chance``.
    """
    data: dict[str, Any] = codec.plain.state(state)
    return {**data["table"], AGENDA: data["agenda"], CHANCE: data["chance"]}


def laid_out(*places: tuple[Cursor, int]) -> list[dict[str, object]]:
    """Positions of recorded games as `laid` gives them, to be compared with each other.

    Args:
        places: a game and one of its steps, each.

    Returns:
        The positions, with the frames that the rules give. If the rules do not give one of them,
        the frames of all are as recorded, which nobody can read.
    """
    try:
        states = [cursor.standing(step) for cursor, step in places]
    except PartedError:
        states = [cursor.timeline.codec.packed(cursor.peek(step)) for cursor, step in places]
    return [
        laid(cursor.timeline.codec, state)
        for (cursor, _), state in zip(places, states, strict=True)
    ]


@final
@attrs.frozen
class PositionDifference:
    """One place at which two positions differ.

    Attributes:
        path: the place.
        first: what stands there in the first position, `MISSING` if nothing.
        second: what stands there in the second one.
        says: the same in words: the second position, measured by the first.
    """

    path: str
    first: object
    second: object
    says: str

    @property
    def inner(self) -> bool:
        """Whether it is about what is being resolved or about chance, not about the table."""
        return self.path.partition(".")[0] in (AGENDA, CHANCE)

    def as_json(self) -> dict[str, object]:
        """The difference for programs; what is not there is left out."""
        sides = {"first": self.first, "second": self.second}
        there = {side: value for side, value in sides.items() if value is not MISSING}
        return {"path": self.path, "says": self.says, **there}


def compare(
    narrator: Narrator, first: object, second: object, words: ToolWords = ENGLISH
) -> tuple[PositionDifference, ...]:
    """What differs between two positions, the table first.

    Args:
        narrator: says it in words.
        first: a position as `laid` gives it.
        second: another.
        words: of the tools, for what the game has no words for.

    Returns:
        The differences in the order of the table's fields; what is only on one side, such as a
        figure, is one difference.
    """
    return tuple(
        PositionDifference(
            change.path, change.before, change.after, said(narrator, change, first, second, words)
        )
        for change in changes(first, second, whole=True)
    )


def said(
    narrator: Narrator,
    change: FieldChange,
    first: object,
    second: object,
    words: ToolWords = ENGLISH,
) -> str:
    """One difference in words; by its path where the game has no words for it."""
    return narrator.difference(change, first, second) or difference_of(change, words).says


def difference_of(change: FieldChange, words: ToolWords = ENGLISH) -> PositionDifference:
    """A difference told by its path, where no words of a game are at hand.

    Example:
        >>> difference_of(FieldChange("round", 1, 2)).says
        'round: 2 instead of 1'
    """
    sides = {"new": shown(change.after, words), "old": shown(change.before, words)}
    says = words("diff-change", path=change.path, **sides)
    return PositionDifference(change.path, change.before, change.after, says)


def shown(value: object, words: ToolWords = ENGLISH) -> str:
    """A plain value for people.

    Example:
        >>> shown(["a", "b"]), shown([]), shown({"at": "mythos"}), shown(None), shown(True)
        ('a, b', 'nothing', 'at mythos', 'nothing', 'yes')
    """
    if value is None or value is MISSING or value in ("", [], {}):
        return words("value-nothing")
    if isinstance(value, bool):
        return words("value-yes" if value else "value-no")
    if isinstance(value, list):
        return ", ".join(shown(part, words) for part in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(part, words)}" for key, part in value.items())
    return str(value)


def plain_of(value: object) -> Any:  # noqa: ANN401 - of any kind
    """What a comparison or an explanation holds, as maps and lists; what is not there is left out.

    Example:
        >>> plain_of(PositionDifference("round", 1, MISSING, "It is over."))
        {'path': 'round', 'says': 'It is over.', 'first': 1}
    """
    if isinstance(value, PositionDifference):
        return value.as_json()
    if attrs.has(type(value)):
        kind = cast("type[attrs.AttrsInstance]", type(value))
        parts = {field.name: getattr(value, field.name) for field in attrs.fields(kind)}
        return {name: plain_of(part) for name, part in parts.items() if part is not MISSING}
    if isinstance(value, tuple):
        return [plain_of(part) for part in value]
    return value


__all__ = [
    "AGENDA",
    "CHANCE",
    "PositionDifference",
    "compare",
    "laid",
    "laid_out",
    "plain_of",
    "said",
    "shown",
]
