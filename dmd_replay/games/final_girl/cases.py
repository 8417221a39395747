"""Final Girl for cases: positions, commands and events in words."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final, final

from dmd_core.final_girl.chapters.roll import dice_of
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.lookups import attack_value, groups, move_value
from dmd_core.final_girl.position import faults, position_from, position_of
from dmd_core.final_girl.ruleset import COMMANDS, EVENTS, schema
from dmd_core.final_girl.state import Table
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import NO_SOURCE, TABLE, Seat
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.schema.text import command_of, command_text
from dmd_core.kernel.state import State
from dmd_replay.games.final_girl.case_ways import way_fields, way_of
from dmd_replay.games.final_girl.case_words import (
    GIRL,
    CaseWords,
    comes_and_goes,
    none_at,
    shapes_of,
)
from dmd_replay.games.tabletop.case_lines import TABLE_WORD, shown_on_table
from dmd_replay.games.tabletop.case_words import fields_of_events, text_of


@final
class FinalGirlCases:
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

    def command_from(self, game: Game, seat: Seat, text: str) -> Command:  # noqa: ARG002 - see `CaseFacet`
        """The command; dice and cards typed with spaces."""
        typed = shown_on_table(text, seat, (GIRL,))
        if typed is not None:
            return typed
        return command_of(COMMANDS.tags, text.strip().lower(), seat)

    def command_text(self, game: Game, command: Command) -> str:  # noqa: ARG002 - see `CaseFacet`
        """The text form."""
        return command_text(command)

    def data(self, game: Game, state: State[Table]) -> dict[str, Any]:
        """The table with maps in the place of lists, and a few things worked out."""
        return table_data(game, state.table)

    def words(self, game: Game, event: Event, table: Table | None = None) -> Mapping[str, str]:  # noqa: ARG002 - see `CaseFacet`
        """The fields of an event as texts, and where somebody who moved came from."""
        fields = {
            name: text_of(getattr(event, name), shape, _seat_word)
            for name, shape in shapes_of(type(event)).items()
        }
        return fields if table is None else {**fields, **way_of(table, event)}

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
        """No victims, no tokens."""
        return none_at(path)

    def _words(self, game: Game) -> CaseWords:
        """The words of a game; cases of one game follow one another."""
        if self._last is None or not self._last.of(game):
            self._last = CaseWords(game)
        return self._last

    def event_fields(self) -> Mapping[str, Sequence[str]]:
        """All event classes with their fields."""
        return _event_fields()

    def command_words(self) -> Collection[str]:
        """The word of every class of commands."""
        return {str(getattr(kind, "WORD", "")) for kind in COMMANDS.tags}

    def seat_word(self, game: Game, seat: int) -> str:  # noqa: ARG002 - see `CaseFacet`
        """``girl``, or "table"."""
        return TABLE_WORD if seat == TABLE else _seat_word(seat)


def _seat_word(seat: int) -> str:
    return GIRL if seat == 0 else "none"


def table_data(game: Game, table: Table) -> dict[str, Any]:
    """A table as plain data for field paths.

    Victims lie by space, special ones by colour, items and minor dark powers by their card, minions
    by their number, tokens by space. Beside the fields of the table there are ``at``, all victims
    by space; ``health`` of both sides; ``decks``, the item decks by space with their size;
    ``left``, the sizes of the other decks; ``dice``, those of a Horror Roll now; ``attack_value``
    and ``move_value`` of the killer.
    """
    data: dict[str, Any] = schema().plain.node(table)
    data["victims"] = dict(data["victims"])
    data["specials"] = {one["colour"]: one for one in data["specials"]}
    data["carried"] = {one["card"]: one for one in data["carried"]}
    data["minors"] = {one["card"]: one for one in data["minors"]}
    data["minions"] = {str(one["id"]): one for one in data["minions"]}
    tokens: dict[str, list[str]] = {}
    for token, space in data["tokens"]:
        tokens.setdefault(space, []).append(token)
    data["tokens"] = tokens
    data["at"] = {str(space): n for space, n in groups(table).items()}
    data["health"] = {"girl": table.girl.health, "killer": table.killer.health}
    data["decks"] = {
        str(deck.space): {**plain["pile"], "size": len(deck.pile)}
        for deck, plain in zip(table.items, data["items"], strict=True)
    }
    data["left"] = {"terror": len(table.terror), "events": len(table.events)}
    data["dice"] = dice_of(game, table, NO_SOURCE)
    data["attack_value"] = attack_value(game, table)
    data["move_value"] = move_value(game, table)
    return data


@cache
def _event_fields() -> Mapping[str, Sequence[str]]:
    return fields_of_events(EVENTS.tags, way_fields)


CASES: Final = FinalGirlCases()

__all__ = ["CASES", "FinalGirlCases", "table_data"]
