"""The words that can stand in the expectations of a case of Final Girl."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, final

import attrs

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.position.names import names_of
from dmd_core.final_girl.rulebook import rulebook
from dmd_core.final_girl.ruleset import COMMANDS, EVENTS, schema
from dmd_core.final_girl.state import Carried, Colour, Minion, Minor, Special
from dmd_core.kernel.ids import ItemId, RuleId
from dmd_core.kernel.schema.shapes import Shape
from dmd_replay.games.final_girl.case_ways import way_fields
from dmd_replay.games.tabletop.case_words import Names, WordCheck, number, unknown

GIRL: Final = "girl"
"""The only player, whatever the Final Girl is called."""

_EVENTS: Final = {kind.__name__: kind for kind in EVENTS.tags}
_COMMANDS: Final = {str(getattr(kind, "WORD", "")): kind for kind in COMMANDS.tags}
_DECKS: Final = ("pile", "top", "bottom", "hidden", "size")


def shapes_of(kind: type) -> Mapping[str, Shape]:
    """The shapes of the fields of a command, event or frame."""
    return {field.name: field.shape for field in schema().shapes.record(kind).fields}


def _fields(kind: type[attrs.AttrsInstance]) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind))


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
    def _check(self) -> WordCheck:
        found = {kind: (known, noun) for kind, (known, noun, _) in names_of(self._game).items()}
        names: Names = found | {RuleId: (rulebook().all_ids(), "rule")}
        return WordCheck(names, "player", _COMMANDS, shapes_of)

    def of_event(self, name: str, field: str, word: str) -> str:
        """What is wrong with a value of an event's field, empty if it can be."""
        kind = _EVENTS[name]
        shape = {**shapes_of(kind), **way_fields(kind)}[field]
        return self._check.of_value(shape, word, (GIRL,))

    def of_command(self, text: str) -> str:
        """What is wrong with the words of a command; those with wildcards are passed over."""
        return self._check.of_command(text, (GIRL,))

    def of_path(self, path: str) -> str:
        """Why a path can never lead anywhere, empty if it can at some time."""
        head, *rest = path.split(".")
        if not rest:
            return ""
        first = rest[0]
        match head:
            case "victims" | "tokens" | "at" | "decks":
                problem = self._check.of_id(SpaceId, first)
                if problem or not rest[1:]:
                    return problem
                return (
                    unknown(rest[1], "part of an item deck", _DECKS)
                    if head == "decks"
                    else f"'{head}.{first}' is one value"
                )
            case "specials":
                problem = unknown(first, "colour of a victim", [*map(str, Colour)])
                return problem or self._part(rest, "special victim", Special)
            case "carried":
                problem = self._check.of_id(ItemId, first)
                return problem or self._part(rest, "carried item", Carried)
            case "minors":
                problem = self._check.of_id(ItemId, first)
                return problem or self._part(rest, "minor dark power", Minor)
            case "minions":
                if first != number(first) or first.startswith("-"):
                    return f"'{first}' is no number of a minion"
                return self._part(rest, "minion", Minion)
            case _:
                return ""

    def _part(self, rest: list[str], what: str, kind: type[attrs.AttrsInstance]) -> str:
        return unknown(rest[1], f"part of a {what}", _fields(kind)) if rest[1:] else ""


_MAPS: Final[Mapping[str, object]] = {
    "victims": 0,
    "at": 0,
    "tokens": [],
    "specials": None,
    "carried": None,
    "minors": None,
    "minions": None,
}
"""Maps of the table whose members come and go, with what a missing member is."""


def comes_and_goes(path: str) -> bool:
    """Whether a place of the table is a map whose members come and go."""
    return path in _MAPS


def none_at(path: str) -> object:
    """What stands for a member that is not there: 0 victims, no tokens."""
    head, *rest = path.split(".")
    return _MAPS.get(head) if len(rest) == 1 else None


__all__ = ["GIRL", "CaseWords", "comes_and_goes", "none_at", "shapes_of"]
