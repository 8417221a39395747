"""Cases of a game that needs no words of its own: its plain data stand in them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast, final

import attrs

from dmd_core.kernel.decisions import typed_in
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import TABLE, Seat
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.faults import Fault
from dmd_core.kernel.schema.text import command_of, command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import opening

_TABLE: Final = "table"
_AGENDA: Final = "agenda"
_CHANCE: Final = "chance"
_KEYS: Final = (_TABLE, _AGENDA, _CHANCE)


@final
class PlainCases:
    """Cases in the plain data of a ruleset, see `dmd_replay.facets.cases.CaseFacet`.

    A position has the fields of the table that differ from the begin of a game under ``table``,
    the frames under ``agenda`` and, if dice are not typed in, ``chance``. Seats are numbers. Names
    that cannot be are not noticed; a game that wants that has a facet of its own.

    Args:
        ruleset: the rules; the values of their games have to be plain data that TOML can carry.
        commands: the classes of commands.
    """

    def __init__(self, ruleset: Ruleset[Any, Any], commands: Iterable[type]) -> None:
        """See the class."""
        self._ruleset = ruleset
        self._commands = tuple(commands)

    def state_from(self, game: Any, given: Mapping[str, Any]) -> State[Any]:  # noqa: ANN401 - of any game
        """The state of a position."""
        for key in given:
            if key not in _KEYS:
                message = f"'{key}' is unknown; allowed: {', '.join(_KEYS)}"
                raise ValueError(message)
        plain = self._ruleset.codec(game).plain
        data = plain.state(opening(self._ruleset, game, -1))
        data[_TABLE] |= given.get(_TABLE, {})
        state: State[Any] = plain.state_from({**data, **_without(given, _TABLE)})
        return state

    def position_of(self, game: Any, state: State[Any]) -> dict[str, Any]:  # noqa: ANN401 - of any game
        """What differs from the begin of a game."""
        plain = self._ruleset.codec(game).plain
        first = plain.state(opening(self._ruleset, game, -1))
        data = plain.state(state)
        table = {key: part for key, part in data[_TABLE].items() if part != first[_TABLE][key]}
        position = {_TABLE: table} if table else {}
        if data[_AGENDA] != first[_AGENDA]:
            position[_AGENDA] = data[_AGENDA]
        if state.chance.seed >= 0:
            position[_CHANCE] = data[_CHANCE]
        return position

    def from_setup(self, given: Mapping[str, Any]) -> bool:
        """Whether nothing differs from the begin."""
        return not _without(given, _CHANCE)

    def faults(self, game: Any, state: State[Any]) -> Sequence[Fault]:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """None: what is impossible, the rules alone do not say."""
        return ()

    def command_from(self, game: Any, seat: Seat, text: str) -> Command:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """The command; what the table shows may stand without ``typed``, apart by spaces."""
        if seat == TABLE:
            return typed_in(text)
        return command_of(self._commands, text, seat)

    def command_text(self, game: Any, command: Command) -> str:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """The text form."""
        return command_text(command)

    def data(self, game: Any, state: State[Any]) -> Any:  # noqa: ANN401 - of any game
        """The plain data of the table."""
        return self._ruleset.codec(game).plain.node(state.table)

    def words(self, game: Any, event: Event, table: Any = None) -> Mapping[str, str]:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """The fields as texts."""
        kind = cast("type[attrs.AttrsInstance]", type(event))  # every event is a node
        return {field.name: _text(getattr(event, field.name)) for field in attrs.fields(kind)}

    def event_problem(self, game: Any, event: str, field: str, word: str) -> str:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """Nothing is known to be impossible."""
        return ""

    def command_problem(self, game: Any, text: str) -> str:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """Nothing is known to be impossible."""
        return ""

    def path_problem(self, game: Any, path: str) -> str:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """Nothing is known to be impossible."""
        return ""

    def comes_and_goes(self, path: str) -> bool:  # noqa: ARG002 - see `CaseFacet`
        """No place is known to."""
        return False

    def none_at(self, path: str) -> object:  # noqa: ARG002 - see `CaseFacet`
        """No place is known to hold anything else."""
        return None

    def event_fields(self) -> Mapping[str, Sequence[str]]:
        """All event classes with their fields."""
        return self._event_fields

    @cached_property
    def _event_fields(self) -> Mapping[str, Sequence[str]]:
        kinds = cast("Iterable[type[attrs.AttrsInstance]]", self._ruleset.handlers.reducers)
        return {kind.__name__: [field.name for field in attrs.fields(kind)] for kind in kinds}

    def command_words(self) -> Collection[str]:
        """The word of every class of commands."""
        return {str(getattr(kind, "WORD", "")) for kind in self._commands}

    def seat_word(self, game: Any, seat: int) -> str:  # noqa: ANN401, ARG002 - see `CaseFacet`
        """The number, or "table"."""
        return _TABLE if seat == TABLE else str(seat)


def _without(given: Mapping[str, Any], gone: str) -> dict[str, Any]:
    return {key: value for key, value in given.items() if key != gone}


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(_text, value))
    return str(value)


__all__ = ["PlainCases"]
