"""The words that can stand in the expectations of a case: a misspelt one would hold for ever.

That something does not happen, is not offered, or is not there is also true of what does not exist.
So names, numbers and paths are held against the game before they are compared.
"""

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from enum import Enum
from functools import cached_property
from typing import Any, Final, final, get_args, get_origin, get_type_hints

import attrs

from dmd_core.death_may_die import commands, events
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    DOWN,
    INSANITY_WOUND,
    EnemyId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.kernel.ids import ItemId, Seat

TABLE: Final = "table"
NOBODY: Final = "nobody"
TRUTHS: Final = ("yes", "no")

_WILD: Final = frozenset("*?[")
_EMPTY: Final = ("", "-")
_SHOWN: Final = 15
_EVENTS: Final = {kind.__name__: kind for kind in events.TAGS}
_COMMANDS: Final = {str(getattr(kind, "WORD", "")): kind for kind in commands.TAGS}
_OWNER: Final = 2
"""Parts of the path of an Investigator."""


@final
class CaseWords:
    """The words of one game."""

    def __init__(self, game: Game) -> None:
        """Look them up when they are asked for."""
        self._game = game

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Ids of the Investigators, in seat order."""
        return tuple(str(board.id) for board in self._game.boards)

    @cached_property
    def _names(self) -> Mapping[object, tuple[str, Collection[str]]]:
        game = self._game
        tokens = {*map(str, game.tokens), str(DOWN), str(INSANITY_WOUND)}
        return {
            Seat: ("an Investigator", (*self.seats, NOBODY, TABLE)),
            SpaceId: ("a Space", {*map(str, game.spaces)}),
            EnemyId: ("a type of Enemy", {*map(str, game.enemies)}),
            TokenId: ("a token", tokens),
            ObjectId: ("an object of the Episode", {*map(str, game.objects)}),
            SkillId: ("a Skill", {*map(str, game.skills)}),
            ItemId: ("a card or anything else of this game", {*map(str, game.symbols)}),
        }

    def of_event(self, name: str, field: str, word: str) -> str:
        """What is wrong with a value of an event's field, empty if it can be."""
        hint = get_type_hints(_EVENTS[name])[field]
        return next(self._problems(hint, word), "")

    def of_command(self, text: str) -> str:
        """What is wrong with the words of a command; those with wildcards are passed over."""
        head, *rest = text.split() or [""]
        kind: Any = _COMMANDS.get(head)
        if kind is None:
            return ""
        hints = get_type_hints(kind)
        fields = [field.name for field in attrs.fields(kind) if field.name != "seat"]
        pairs = zip(fields, rest, strict=False)
        found = (problem for name, word in pairs for problem in self._problems(hints[name], word))
        return next(found, "")

    def seat_of_command(self, text: str) -> str:
        """What is wrong with a word of a command that has to name an Investigator."""
        head, *rest = text.split() or [""]
        kind: Any = _COMMANDS.get(head)
        if kind is None:
            return ""
        hints = get_type_hints(kind)
        fields = [field.name for field in attrs.fields(kind) if field.name != "seat"]
        named = (word for name, word in zip(fields, rest, strict=False) if hints[name] is Seat)
        return next((p for word in named for p in self._problems(Seat, word)), "")

    def of_path(self, path: str) -> str:
        """Why a path can never lead anywhere, empty if it can at some time."""
        head, *rest = path.split(".")
        if not rest:
            return ""
        first = rest[0]
        match head:
            case "investigators":
                return _unknown(first, "an Investigator", self.seats) or self._of_owner(rest[1:])
            case "fire" | "tokens" | "at":
                return next(self._problems(SpaceId, first), "")
            case "objects":
                return next(self._problems(ObjectId, first), "")
            case "enemies" if not first.isdecimal():
                return f"'{first}' is no number of a figure"
            case _:
                return ""

    def _of_owner(self, rest: list[str]) -> str:
        if len(rest) < _OWNER:
            return ""
        match rest[0]:
            case "cards":
                return "'cards' is one value, a list of texts such as \"desk/left\""
            case "tokens":
                return next(self._problems(TokenId, rest[1]), "")
            case "levels" | "effective":
                return next(self._problems(SkillId, rest[1]), "")
            case _:
                return ""

    def _problems(self, hint: Any, word: str) -> Iterator[str]:  # noqa: ANN401 - any annotation
        if get_origin(hint) is tuple:
            inner = [part for part in get_args(hint) if part is not Ellipsis]
            if len(inner) == 1 and get_origin(inner[0]) is not tuple:
                for part in filter(None, word.split(",")):
                    yield from self._problems(inner[0], part)
        elif word in _EMPTY or _WILD & set(word):
            return
        elif hint in self._names:
            if not (hint is Seat and word.isdecimal()):  # commands may name seats by number
                yield from filter(None, [_unknown(word, *self._names[hint])])
        elif hint is bool:
            yield from filter(None, [_unknown(word, "yes or no", TRUTHS)])
        elif hint in (int, FigureId):
            if not word.removeprefix("-").isdecimal():
                yield f"'{word}' is no whole number"
        elif isinstance(hint, type) and issubclass(hint, Enum):
            words = [w for member in hint for w in (str(member.value), member.name.lower())]
            yield from filter(None, [_unknown(word, f"a word of {hint.__name__}", words)])


def _unknown(word: str, what: str, known: Collection[str]) -> str:
    if word in known:
        return ""
    near = get_close_matches(word, sorted(known), 1)
    if near:
        return f"'{word}' is not {what}; did you mean '{near[0]}'?"
    listed = sorted(known) if len(known) <= _SHOWN else []
    return f"'{word}' is not {what}" + (f"; there are {', '.join(listed)}" if listed else "")


__all__ = ["CaseWords"]
