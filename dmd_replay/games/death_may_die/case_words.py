"""The words that can stand in the expectations of a case: a misspelt one would hold for ever.

That something does not happen, is not offered, or is not there is also true of what does not exist.
So names, numbers and paths are held against the game before they are compared.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, Final, final

import attrs

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    BASIC_ACTIONS,
    STAND_UP,
    ActionId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.position.names import names_of
from dmd_core.death_may_die.position.owners import NOBODY_WORD
from dmd_core.death_may_die.position.seats import shapes_of
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS
from dmd_core.death_may_die.state import Enemy
from dmd_core.kernel.ids import ItemId, RuleId, Seat, SourceId
from dmd_core.kernel.schema.faults import suggest
from dmd_core.kernel.schema.shapes import Fixed, Leaf, Many, Numbered, Shape
from dmd_replay.games.death_may_die.case_ways import way_fields

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


_ITEM: Final = Numbered("symbol", ItemId)
_SEAT: Final = Leaf("int", Seat)


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
        kind = _EVENTS[name]
        shape = {**shapes_of(kind), **way_fields(kind)}[field]
        return next(self._problems(shape, word, (*self.seats, NOBODY_WORD)), "")

    def of_command(self, text: str) -> str:
        """What is wrong with the words of a command; those with wildcards are passed over."""
        if text.startswith(_TYPED):
            _, *items = text.replace(",", " ").split()
            pairs: list[tuple[Shape, str]] = [(_ITEM, item) for item in items]
        else:
            pairs = self._pairs(text)
        plain = ((shape, word) for shape, word in pairs if not _WILD & set(word) and word != _EMPTY)
        return next((p for pair in plain for p in self._problems(*pair, self._numbered)), "")

    def seat_of_command(self, text: str) -> str:
        """What is wrong with a word of a command that has to name an Investigator."""
        named = (pair for pair in self._pairs(text) if pair[0] == _SEAT)
        return next((p for pair in named for p in self._problems(*pair, self._numbered)), "")

    @cached_property
    def _numbered(self) -> tuple[str, ...]:
        """The seats as commands may write them."""
        return (*self.seats, *map(str, range(len(self.seats))))

    def _pairs(self, text: str) -> list[tuple[Shape, str]]:
        """The words behind the first one of a command, each with what it has to be."""
        head, *rest = text.split() or [""]
        kind: Any = _COMMANDS.get(head)
        if kind is None:
            return []
        shapes = (shape for name, shape in shapes_of(kind).items() if name != "seat")
        return list(zip(shapes, rest, strict=False))

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
                problem = next(self._unknown_id(SpaceId, first), "")
                return problem or (f"'{head}.{first}' is one value" if rest[1:] else "")
            case "objects":
                return next(self._unknown_id(ObjectId, first), "")
            case "used":
                return next(self._unknown_id(SourceId, first.partition(":")[0]), "")
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
                return next(self._unknown_id(TokenId, rest[1]), "")
            case "levels" | "effective":
                return next(self._unknown_id(SkillId, rest[1]), "")
            case _:
                return ""

    def _problems(self, shape: Shape, word: str, seats: Collection[str]) -> Iterator[str]:
        match shape:
            case Many(inner) | Fixed((inner,)) if not isinstance(inner, Many | Fixed):
                for part in filter(None, word.split(",")):
                    yield from self._problems(inner, part, seats)
            case Leaf("bool"):
                yield from filter(None, [_unknown(word, "answer", TRUTHS)])
            case Leaf("int", of) if of is Seat:
                yield from filter(None, [_unknown(word, "Investigator", seats)])
            case Leaf("int"):
                if word != _number(word):
                    yield f"'{word}' is no whole number"
            case Numbered(table) if not isinstance(table, str):
                words = [m.name.lower() if " " in str(m) else str(m) for m in table]
                yield from filter(None, [_unknown(word, f"word of {table.__name__}", words)])
            case Numbered(_, of):
                yield from self._unknown_id(of, word)
            case _:
                pass

    def _unknown_id(self, kind: object, word: str) -> Iterator[str]:
        if kind in self._names and word:
            known, noun = self._names[kind]
            yield from filter(None, [_unknown(word, noun, known)])


def comes_and_goes(path: str) -> bool:
    """Whether a place of the table is a map whose members come and go."""
    head, *rest = path.split(".")
    if not rest:
        return head in {"fire", "tokens", "at", "enemies"}
    return head == "investigators" and rest[1:] in (["tokens"], ["levels"], ["effective"])


def none_at(path: str) -> object:
    """What stands for a member that is not there: [] for no Enemies and tokens, 0 for no Fire."""
    head, *rest = path.split(".")
    if head in {"at", "tokens"} and len(rest) == 1:
        return []
    counted = head == "fire" and len(rest) == 1
    return 0 if counted or (head == "investigators" and rest[1:-1] == ["tokens"]) else None


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
    near = suggest(word, names)
    if near:
        return f"'{word}' is no {what}; did you mean '{near}'?"
    return f"'{word}' is no {what}" + (
        f"; there are {', '.join(names)}" if len(names) <= _SHOWN else ""
    )


__all__ = ["CaseWords", "comes_and_goes", "none_at"]
