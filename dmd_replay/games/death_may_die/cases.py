"""Death May Die for cases: positions, commands and events in words."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final, cast, final

import attrs

from dmd_core.death_may_die.ability_lookups import levels_of
from dmd_core.death_may_die.chapters.actions import actions_allowed
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import figure_reserve, fire_reserve, token_reserve
from dmd_core.death_may_die.position import faults, position_from, position_of
from dmd_core.death_may_die.position.owners import NOBODY_WORD
from dmd_core.death_may_die.position.seats import shapes_of
from dmd_core.death_may_die.position.shorthand import card_text
from dmd_core.death_may_die.ruleset import COMMANDS, EVENTS, schema
from dmd_core.death_may_die.state import Table
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import TABLE, Seat
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.schema.text import command_of, command_text, words_of
from dmd_core.kernel.state import State
from dmd_replay.games.death_may_die.case_ways import way_fields, way_of
from dmd_replay.games.death_may_die.case_words import CaseWords, comes_and_goes, none_at
from dmd_replay.games.tabletop.case_lines import TABLE_WORD, shown_on_table
from dmd_replay.games.tabletop.case_words import SEAT, fields_of_events, text_of


@final
class DeathMayDieCases:
    """See `dmd_replay.facets.cases.CaseFacet`."""

    def __init__(self) -> None:
        """Start with the words of no game."""
        self._last: CaseWords | None = None

    def state_from(self, game: Game, given: Mapping[str, Any]) -> State[Table]:
        """The state of a position."""
        return position_from(game, given)

    def position_of(self, game: Game, state: State[Table]) -> dict[str, Any]:
        """The position of a state."""
        return position_of(game, state)

    def from_setup(self, given: Mapping[str, Any]) -> bool:
        """Whether the phase is the setup."""
        return given.get("phase") == "setup"

    def faults(self, game: Game, state: State[Table]) -> Sequence[Fault]:
        """What is impossible, with the rules it breaks."""
        return faults(game, state)

    def command_from(self, game: Game, seat: Seat, text: str) -> Command:
        """The command; Investigators may be named, dice and cards typed with spaces."""
        names = [str(board.id) for board in game.boards]
        typed = shown_on_table(text, seat, names)
        if typed is not None:
            return typed
        problem = self._words(game).seat_of_command(text)
        if problem:
            raise ValueError(problem)
        head, _, rest = text.strip().partition(" ")
        head = head.lower()
        seats = {name: str(place) for place, name in enumerate(names)}
        rests = words_of(rest.lower())  # as ids are written
        words = [head, *(_seats(word, seats, _targets(head)) for word in rests)]
        return command_of(COMMANDS.tags, " ".join(words), seat)

    def command_text(self, game: Game, command: Command) -> str:
        """The text form with Investigators by name."""
        head, *rest = command_text(command).split()
        kind = cast("type[attrs.AttrsInstance]", type(command))
        seats = _seat_fields(kind)
        names = [field.name for field in attrs.fields(kind) if field.name != "seat"]
        pairs = zip(rest, names, strict=False)
        words = (_seat_word(game, int(word)) if name in seats else word for word, name in pairs)
        return " ".join((head, *words))

    def data(self, game: Game, state: State[Table]) -> dict[str, Any]:
        """The table with seats by name, cards in shorthand, and a few things worked out."""
        return table_data(game, state.table)

    def words(self, game: Game, event: Event, table: Table | None = None) -> Mapping[str, str]:
        """The fields of an event as texts, and the way of an Enemy that moved."""
        fields = {
            name: text_of(getattr(event, name), shape, partial(_seat_word, game))
            for name, shape in shapes_of(type(event)).items()
        }
        return fields if table is None else {**fields, **way_of(game, table, event)}

    def event_problem(self, game: Game, event: str, field: str, word: str) -> str:
        """A name, number or word that this game has not got."""
        return self._words(game).of_event(event, field, word)

    def command_problem(self, game: Game, text: str) -> str:
        """The same for a command."""
        return self._words(game).of_command(text)

    def path_problem(self, game: Game, path: str) -> str:
        """A member that no table of this game has."""
        return self._words(game).of_path(path)

    def comes_and_goes(self, path: str) -> bool:
        """Places where a member may be missing."""
        return comes_and_goes(path)

    def none_at(self, path: str) -> object:
        """No Fire, no tokens, no Enemies on a Space."""
        return none_at(path)

    def _words(self, game: Game) -> CaseWords:
        """The words of a game; cases of one game follow one another."""
        if self._last is None or not self._last.of(game):
            self._last = CaseWords(game)
        return self._last

    def event_fields(self) -> Mapping[str, Sequence[str]]:
        """All event classes with their fields."""
        return _event_fields()

    def seat_word(self, game: Game, seat: int) -> str:
        """The Investigator's id, or "table"."""
        return TABLE_WORD if seat == TABLE else _seat_word(game, seat)

    def command_words(self) -> Collection[str]:
        """The word of every class of commands."""
        return {str(getattr(kind, "WORD", "")) for kind in COMMANDS.tags}


def table_data(game: Game, table: Table) -> dict[str, Any]:
    """A table as plain data for field paths.

    Beside the fields of the table it has ``at``, the kinds of Enemies by Space; ``supply``, what
    is left in the box; ``decks``, how many cards there are to draw; ``actions_left``, those of the
    turn; and for each Investigator ``effective``, its Skill levels with Companions.
    """
    data: dict[str, Any] = schema().plain.node(table)
    for key in ("active", "starter"):
        data[key] = _seat_word(game, data[key])
    for owner, shown in zip(table.investigators, data["investigators"], strict=True):
        shown["named"] = _seat_word(game, owner.named)
        shown["cards"] = [card_text(card) for card in shown["cards"]]
        shown["levels"] = dict(shown["levels"])
        shown["tokens"] = dict(shown["tokens"])
        shown["effective"] = {str(skill): n for skill, n in levels_of(game, owner)}
    data["fire"] = dict(data["fire"])
    data["tokens"] = _by_space(data["tokens"])
    data["enemies"] = {str(enemy["id"]): enemy for enemy in data["enemies"]}
    at: dict[str, list[str]] = {}
    for enemy in table.enemies:
        at.setdefault(str(enemy.space), []).append(str(enemy.kind))
    data["at"] = at
    data["supply"] = {
        "fire": fire_reserve(game, table),
        **{str(kind): figure_reserve(game, table, kind) for kind in game.enemies},
        **{str(token): token_reserve(game, table, token) for token in game.tokens},
    }
    data["decks"] = {"mythos": len(table.mythos.deck), "discovery": len(table.discovery.deck)}
    data["actions_left"] = _actions_left(game, table)
    return data


def _by_space(pairs: Iterable[tuple[str, str]]) -> dict[str, str | list[str]]:
    """Tokens by Space; several on one Space as a list, as positions write them."""
    found: dict[str, list[str]] = {}
    for space, token in pairs:
        found.setdefault(space, []).append(token)
    return {space: tokens[0] if len(tokens) == 1 else tokens for space, tokens in found.items()}


def _actions_left(game: Game, table: Table) -> int:
    """Actions that the active Investigator may still pay for in this turn; 0 outside of a turn."""
    if not 0 <= table.active < game.seats:
        return 0
    return max(0, actions_allowed(game, table) - table.actions)


def _seat_word(game: Game, seat: int) -> str:
    return str(game.boards[seat].id) if 0 <= seat < game.seats else NOBODY_WORD


@lru_cache(maxsize=256)  # words of strangers
def _targets(word: str) -> bool:
    """Whether a field of the command with this word is a seat."""
    kind = next((kind for kind in COMMANDS.tags if getattr(kind, "WORD", "") == word), None)
    return kind is not None and bool(_seat_fields(kind) - {"seat"})


def _seats(word: str, seats: Mapping[str, str], named: bool) -> str:  # noqa: FBT001 - private
    return seats.get(word, word) if named else word


@cache
def _seat_fields(kind: type) -> frozenset[str]:
    return frozenset(name for name, shape in shapes_of(kind).items() if shape == SEAT)


@cache
def _event_fields() -> Mapping[str, Sequence[str]]:
    return fields_of_events(EVENTS.tags, way_fields)


CASES: Final = DeathMayDieCases()

__all__ = ["CASES", "DeathMayDieCases", "table_data"]
