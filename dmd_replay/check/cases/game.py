"""What cases need of a game: setups, positions, commands and events in words."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State

# Any: definitions and tables of any game pass through unseen.


class Watcher(Protocol):
    """All invariants over the play of one case."""

    def feed(self, before: Any, event: Event, after: Any) -> None:  # noqa: ANN401 - see above
        """Look at the next event."""

    def broken(self) -> Sequence[tuple[str, str]]:
        """Rule id and sentence of every broken invariant so far."""


class CaseGame(Protocol):
    """One game as cases see it; every method raises `ValueError` with a sentence for bad input."""

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """The rules."""

    def game_from(self, setup: Mapping[str, Any], packs: Sequence[Path]) -> Any:  # noqa: ANN401 - see above
        """The definition for a setup as a case writes it."""

    def state_from(self, game: Any, given: Mapping[str, Any]) -> State[Any]:  # noqa: ANN401 - see above
        """The state a position describes."""

    def position_of(self, game: Any, state: State[Any]) -> dict[str, Any]:  # noqa: ANN401 - see above
        """The position of a state, as `state_from` reads it."""

    def setup_of(self, game: Any) -> dict[str, Any]:  # noqa: ANN401 - see above
        """The setup of a definition, as `game_from` reads it, without what is left out there."""

    def packs_of(self, game: Any) -> Sequence[tuple[str, Mapping[str, bytes]]]:  # noqa: ANN401 - see above
        """The packs of a definition that are not built in: id, and file names with content."""

    def at_the_table(self, state: State[Any]) -> State[Any]:
        """The same state with its chance typed in from now on."""

    def faults(self, game: Any, state: State[Any]) -> Sequence[tuple[str, str]]:  # noqa: ANN401 - see above
        """What is impossible about a position: rule id, perhaps empty, and sentence."""

    def command_from(self, game: Any, decision: Decision, text: str) -> Command:  # noqa: ANN401 - see above
        """The command a text names, legal or not."""

    def command_text(self, game: Any, command: Command) -> str:  # noqa: ANN401 - see above
        """The text form of a command, seats by name; `command_from` reads it."""

    def data(self, game: Any, state: State[Any]) -> Any:  # noqa: ANN401 - see above
        """The table as plain data with names, for field paths."""

    def words(self, game: Any, event: Event) -> Mapping[str, str]:  # noqa: ANN401 - see above
        """The fields of an event as texts, seats by name."""

    def event_problem(self, game: Any, event: str, field: str, word: str) -> str:  # noqa: ANN401 - see above
        """Why a field of an event can never have a value; empty if it can."""

    def command_problem(self, game: Any, text: str) -> str:  # noqa: ANN401 - see above
        """Why no command can have these words, wildcards apart; empty if one can."""

    def path_problem(self, game: Any, path: str) -> str:  # noqa: ANN401 - see above
        """Why there can never be anything at a path of `data`; empty if there can."""

    def comes_and_goes(self, path: str) -> bool:
        """Whether a place of `data` is a map whose members come and go, such as ``fire``."""

    def event_fields(self) -> Mapping[str, Sequence[str]]:
        """Names of all event classes with their fields."""

    def seat_word(self, game: Any, seat: int) -> str:  # noqa: ANN401 - see above
        """The name of a seat in cases."""

    def seats(self, game: Any) -> Sequence[str]:  # noqa: ANN401 - see above
        """The names of all seats, the table's among them."""

    def command_words(self) -> Collection[str]:
        """The first words of all commands."""

    def describe(
        self,
        game: Any,  # noqa: ANN401 - see above
        state: State[Any],
        what: Event | Command | Decision | Refusal,
    ) -> str:
        """What happened, was decided, is asked or refused, in a sentence."""

    def rule_sentence(self, rule: str) -> str:
        """What a rule says; raises for an unknown id, naming the nearest."""

    def cards(self, game: Any) -> Collection[str]:  # noqa: ANN401 - see above
        """The keys of everything printed that a case may be about."""

    def watcher(self, game: Any, given: Mapping[str, Any]) -> Watcher:  # noqa: ANN401 - see above
        """A fresh watch for the play of a case."""


__all__ = ["CaseGame", "Watcher"]
