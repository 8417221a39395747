"""The words that can stand in the expectations of a case: a misspelt one would hold for ever.

That something does not happen, is not offered, or is not there is also true of what does not exist.
So names, numbers and paths are held against the game before they are compared.
"""

from functools import cached_property
from typing import Final, final

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
from dmd_core.kernel.ids import RuleId, SourceId
from dmd_replay.games.death_may_die.case_ways import way_fields
from dmd_replay.games.tabletop.case_words import Names, WordCheck, number, unknown

_ENEMY: Final = tuple(field.name for field in attrs.fields(Enemy))
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
    def _check(self) -> WordCheck:
        """Ids by their type: those of positions, and what events and commands name beside them."""
        found = {kind: (known, noun) for kind, (known, noun, _) in names_of(self._game).items()}
        actions = (*BASIC_ACTIONS, STAND_UP, *self._game.actions)
        names: Names = found | {
            ActionId: (actions, "action"),
            RuleId: (rulebook().all_ids(), "rule"),
        }
        return WordCheck(names, "Investigator", _COMMANDS, shapes_of)

    def of_event(self, name: str, field: str, word: str) -> str:
        """What is wrong with a value of an event's field, empty if it can be."""
        kind = _EVENTS[name]
        shape = {**shapes_of(kind), **way_fields(kind)}[field]
        return self._check.of_value(shape, word, (*self.seats, NOBODY_WORD))

    def of_command(self, text: str) -> str:
        """What is wrong with the words of a command; those with wildcards are passed over."""
        return self._check.of_command(text, self._numbered)

    def seat_of_command(self, text: str) -> str:
        """What is wrong with a word of a command that has to name an Investigator."""
        return self._check.seat_of_command(text, self._numbered)

    @cached_property
    def _numbered(self) -> tuple[str, ...]:
        """The seats as commands may write them."""
        return (*self.seats, *map(str, range(len(self.seats))))

    def of_path(self, path: str) -> str:
        """Why a path can never lead anywhere, empty if it can at some time."""
        head, *rest = path.split(".")
        if not rest:
            return ""
        first = rest[0]
        match head:
            case "investigators":
                return unknown(first, "Investigator", self.seats) or self._of_owner(rest[1:])
            case "fire" | "tokens" | "at":
                problem = self._check.of_id(SpaceId, first)
                return problem or (f"'{head}.{first}' is one value" if rest[1:] else "")
            case "objects":
                return self._check.of_id(ObjectId, first)
            case "used":
                return self._check.of_id(SourceId, first.partition(":")[0])
            case "enemies" if first != number(first) or first.startswith("-"):
                return f"'{first}' is no number of a figure"
            case "enemies" if rest[1:]:
                return unknown(rest[1], "part of an Enemy", _ENEMY)
            case _:
                return ""

    def _of_owner(self, rest: list[str]) -> str:
        if len(rest) < _OWNER:
            return ""
        match rest[0]:
            case "cards":
                return "'cards' is one value, a list of texts such as \"desk/left\""
            case "tokens":
                return self._check.of_id(TokenId, rest[1])
            case "levels" | "effective":
                return self._check.of_id(SkillId, rest[1])
            case _:
                return ""


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


__all__ = ["CaseWords", "comes_and_goes", "none_at"]
