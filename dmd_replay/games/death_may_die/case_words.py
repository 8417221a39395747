"""The words that can stand in the expectations of a case: a misspelt one would hold for ever.

That something does not happen, is not offered, or is not there is also true of what does not exist.
So names, numbers and paths are held against the game before they are compared.
"""

from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from functools import cached_property
from typing import Any, Final, final, get_args, get_origin

import attrs

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    BASIC_ACTIONS,
    STAND_UP,
    ActionId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.position.names import names_of
from dmd_core.death_may_die.position.owners import NOBODY_WORD
from dmd_core.death_may_die.position.seats import hints_of
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS
from dmd_core.death_may_die.state import Enemy
from dmd_core.kernel.ids import ItemId, RuleId, Seat, SourceId
from dmd_core.kernel.schema.faults import hint

TRUTHS: Final = ("yes", "no")

_WILD: Final = frozenset("*?[")
_EMPTY: Final = "-"
"""Stands for a field of a command that is empty."""
_TYPED: Final = ("dice:", "card:", "cards:", "typed ")
_ENEMY: Final = tuple(field.name for field in attrs.fields(Enemy))
_SHOWN: Final = 15
_EVENTS: Final = {kind.__name__: kind for kind in EVENTS.tags}
_COMMANDS: Final = {str(getattr(kind, "WORD", "")): kind for kind in COMMANDS.tags}
_OWNER: Final = 2
"""Parts of the path of an Investigator."""


@final
class CaseWords:
    """The words of one game."""

    def __init__(self, game: Game) -> None:
        """Look them up when they are asked for."""
        self._game: Final = game

    def of(self, game: Game) -> bool:
        """Whether they are the words of this very game."""
        return self._game is game

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Ids of the Investigators, in seat order."""
        return tuple(str(board.id) for board in self._game.boards)

    @cached_property
    def _names(self) -> Mapping[object, tuple[Collection[str], str]]:
        """Ids by their type: those of positions, and what events and commands name beside them."""
        found = {kind: (known, noun) for kind, (known, noun, _) in names_of(self._game).items()}
        actions = (*BASIC_ACTIONS, STAND_UP, *self._game.actions)
        return found | {
            ActionId: (actions, "action"),
            RuleId: (rulebook().all_ids(), "rule"),
        }

    def of_event(self, name: str, field: str, word: str) -> str:
        """What is wrong with a value of an event's field, empty if it can be."""
        hint = hints_of(_EVENTS[name])[field]
        return next(self._problems(hint, word, (*self.seats, NOBODY_WORD)), "")

    def of_command(self, text: str) -> str:
        """What is wrong with the words of a command; those with wildcards are passed over."""
        if text.startswith(_TYPED):
            _, *items = text.replace(",", " ").split()
            pairs: list[tuple[object, str]] = [(ItemId, item) for item in items]
        else:
            pairs = self._pairs(text)
        plain = ((hint, word) for hint, word in pairs if not _WILD & set(word) and word != _EMPTY)
        return next((p for pair in plain for p in self._problems(*pair, self._numbered)), "")

    def seat_of_command(self, text: str) -> str:
        """What is wrong with a word of a command that has to name an Investigator."""
        named = (pair for pair in self._pairs(text) if pair[0] is Seat)
        return next((p for pair in named for p in self._problems(*pair, self._numbered)), "")

    @cached_property
    def _numbered(self) -> tuple[str, ...]:
        """The seats as commands may write them."""
        return (*self.seats, *map(str, range(len(self.seats))))

    def _pairs(self, text: str) -> list[tuple[object, str]]:
        """The words behind the first one of a command, each with its type."""
        head, *rest = text.split() or [""]
        kind: Any = _COMMANDS.get(head)
        if kind is None:
            return []
        hints = hints_of(kind)
        types = (hints[field.name] for field in attrs.fields(kind) if field.name != "seat")
        return list(zip(types, rest, strict=False))

    def of_path(self, path: str) -> str:
        """Why a path can never lead anywhere, empty if it can at some time."""
        head, *rest = path.split(".")
        if not rest:
            return ""
        first = rest[0]
        match head:
            case "investigators":
                return _unknown(first, "Investigator", self.seats) or self._of_owner(rest[1:])
            case "fire" | "tokens" | "at":
                problem = next(self._problems(SpaceId, first, ()), "")
                return problem or (f"'{head}.{first}' is one value" if rest[1:] else "")
            case "objects":
                return next(self._problems(ObjectId, first, ()), "")
            case "used":
                return next(self._problems(SourceId, first.partition(":")[0], ()), "")
            case "enemies" if first != _number(first) or first.startswith("-"):
                return f"'{first}' is no number of a figure"
            case "enemies" if rest[1:]:
                return _unknown(rest[1], "part of an Enemy", _ENEMY)
            case _:
                return ""

    def _of_owner(self, rest: list[str]) -> str:
        if len(rest) < _OWNER:
            return ""
        match rest[0]:
            case "cards":
                return "'cards' is one value, a list of texts such as \"desk/left\""
            case "tokens":
                return next(self._problems(TokenId, rest[1], ()), "")
            case "levels" | "effective":
                return next(self._problems(SkillId, rest[1], ()), "")
            case _:
                return ""

    def _problems(self, hint: Any, word: str, seats: Collection[str]) -> Iterator[str]:  # noqa: ANN401 - any annotation
        if get_origin(hint) is tuple:
            inner = [part for part in get_args(hint) if part is not Ellipsis]
            if len(inner) == 1 and get_origin(inner[0]) is not tuple:
                for part in filter(None, word.split(",")):
                    yield from self._problems(inner[0], part, seats)
        elif hint is Seat:
            yield from filter(None, [_unknown(word, "Investigator", seats)])
        elif hint in self._names:
            known, noun = self._names[hint]
            yield from filter(None, [_unknown(word, noun, known) if word else ""])
        elif hint is bool:
            yield from filter(None, [_unknown(word, "answer", TRUTHS)])
        elif hint in (int, FigureId):
            if word != _number(word):
                yield f"'{word}' is no whole number"
        elif isinstance(hint, type) and issubclass(hint, Enum):
            words = [m.name.lower() if " " in str(m) else str(m) for m in hint]
            yield from filter(None, [_unknown(word, f"word of {hint.__name__}", words)])


def comes_and_goes(path: str) -> bool:
    """Whether a place of the table is a map whose members come and go."""
    head, *rest = path.split(".")
    if not rest:
        return head in {"fire", "tokens", "at", "enemies"}
    return head == "investigators" and rest[1:] in (["tokens"], ["levels"], ["effective"])


def _number(word: str) -> str:
    """A whole number as it is written; empty if the word is none."""
    try:
        return str(int(word))
    except ValueError:
        return ""


def _unknown(word: str, what: str, known: Collection[str]) -> str:
    if word in known:
        return ""
    names = sorted(map(str, known))
    few = f"; there are {', '.join(names)}" if len(names) <= _SHOWN else ""
    return f"'{word}' is no {what}{hint(word, names) or few}"


__all__ = ["CaseWords", "comes_and_goes"]
