"""Positions for rule tests of any game: given a table, when commands and typed dice, then events.

Chance comes from the table: faces and cards are typed in, so that every example has the numbers
of the rulebook. After every step the events are folded over the state before and must give the
state after. A game adds how its table is set, in `tests/<game>/scenarios.py`.
"""

from typing import Any, Generic, Self, TypeVar

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.decisions import command_in
from dmd_core.kernel.events import Event, Forced, Frame, Parked
from dmd_core.kernel.node import replace
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, fold, step

E = TypeVar("E")
G = TypeVar("G")
T = TypeVar("T")


class PlayedScene(Generic[G, T]):
    """A table being set, then played.

    Attributes:
        game: the definition.
        table: as it is set; once play began, see `now`.
        start: where play began.
        events: all that happened.
    """

    def __init__(self, ruleset: Ruleset[G, T], game: G, table: T, usual: tuple[Frame, ...]) -> None:
        """Start from a table; `usual` is the agenda of a scene that names none."""
        self.game = game
        self.table = table
        self.events: list[Event] = []
        self._ruleset = ruleset
        self._usual = usual
        self._heard = 0
        self._step: Step[T] | None = None

    # --- given -------------------------------------------------------------------------------

    def set(self, **changes: Any) -> Self:  # noqa: ANN401 - fields of the table
        """Change the table."""
        table: Any = self.table  # of any game
        self.table = replace(table, **changes)
        return self

    # --- when --------------------------------------------------------------------------------

    def play(self, *agenda: Frame) -> Self:
        """Begin with an agenda; without one, with the usual one."""
        chance = Chance(-1, 0, (0,) * len(self._ruleset.streams))
        self.start = State(self.table, agenda or self._usual, chance)
        self._take(self.start, begin(self._ruleset, self.game, self.start))
        return self

    def do(self, *lines: str) -> Self:
        """Answer decisions, each by the text of its command."""
        self._heard = len(self.events)
        for line in lines:
            assert self.step.decision is not None, f"'{line}' comes after the end of the game"
            command = command_in(self.step.decision, line)
            before = self.step.state
            self._take(before, step(self._ruleset, self.game, before, command))
        return self

    def type_in(self, *outcomes: str) -> Self:
        """Type chance in: faces or cards, one outcome per request."""
        return self.do(*(f"typed {outcome}" for outcome in outcomes))

    def _take(self, before: State[T], taken: Step[T]) -> None:
        assert fold(self._ruleset, before, taken.events) == taken.state
        self._step = taken
        self.events.extend(taken.events)

    # --- then --------------------------------------------------------------------------------

    @property
    def step(self) -> Step[T]:
        """The last step."""
        assert self._step is not None, "the scene was not played yet"
        return self._step

    @property
    def now(self) -> T:
        """The table as it is."""
        return self.step.state.table

    def legal(self, word: str = "") -> list[str]:
        """Texts of the legal commands, or of those that begin with a word."""
        assert self.step.decision is not None, "the game is over"
        texts = [command_text(command) for command in self.step.decision.legal()]
        return [text for text in texts if not word or text.split()[0] == word]

    def of(self, kind: type[E]) -> list[E]:
        """The events of a class so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def news(self) -> list[Event]:
        """The events since the last `do` or `type_in` began, bookkeeping left out."""
        return _told(self.events[self._heard :])

    def story(self) -> list[str]:
        """Names of the events so far, bookkeeping left out."""
        return names(_told(self.events))


def names(events: list[Event]) -> list[str]:
    """What events are called."""
    return [type(event).__name__ for event in events]


def _told(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, Parked | Forced)]


__all__ = ["PlayedScene", "names"]
