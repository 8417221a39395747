"""The race of the toys with a screen, played in memory: fast, and known to no tool."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import NO_SOURCE, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.views import View
from dmd_core.screen import Cost, Reserve, Screen, Tableau, Upcoming
from dmd_replay.facets import GameTools
from dmd_replay.facets.text import Narrator
from dmd_replay.log import LogWriter
from dmd_replay.play.recorder import Recorder
from dmd_replay.play.sitting import Sitting
from race_game.rules import Course, Hurry, Track
from race_game.tools import TOOLS as RACE
from race_game.tools import RaceSetup
from tests.replay.tables import small

Position = State[Track] | View[Track]


@final
class RaceScreen(Screen[Course, Track]):
    """What the narrator says, and a house to look at; or one text in place of everything."""

    def __init__(self, only: str = "") -> None:
        """Take that text."""
        self.only = only

    def says(
        self, game: Course, position: Position, what: Event | Command | Decision | Refusal
    ) -> str:
        """As the narrator."""
        assert isinstance(position, State)
        return self.only or RACE.narrator(game).describe(position, what)

    def who(self, game: Course, seat: Seat) -> str:
        """As the narrator."""
        return self.only or RACE.narrator(game).seat(seat)

    def costs(self, _game: Course, _position: Position, command: Command) -> tuple[Cost, ...]:
        """Running costs breath."""
        return (Cost("breath", 1, self.only or "1 breath"),) if type(command) is Hurry else ()

    def concerns(
        self, _game: Course, _position: Position, decision: Decision
    ) -> tuple[tuple[str, object], ...]:
        """The other runner, with the text in place of everything; without it nothing."""
        return (("Seat", Seat(1 - decision.seat)),) if self.only else ()

    def name(self, _game: Course, _position: Position, _field: str, value: object) -> str:
        """The text, or what it is."""
        return self.only or str(value)

    def text(self, _game: Course, _position: Position, _field: str, _value: object) -> str:
        """The text."""
        return self.only

    def looked_for(
        self, _game: Course, _position: Position, decision: Decision
    ) -> tuple[Command, ...]:
        """Whether one may run."""
        return (Hurry(decision.seat),)

    def upcoming(self, _game: Course, _state: State[Track]) -> tuple[Upcoming, ...]:
        """One thing."""
        text = self.only or "The other runs."
        return (Upcoming(text, NO_SOURCE, self.only, Seat(1)),)

    def reserves(self, _game: Course, table: Track) -> tuple[Reserve, ...]:
        """Boosts."""
        return (Reserve("boost", "boost", self.only or "Boosts", table.boosts, 1),)

    def tableau(self, _game: Course, position: Position) -> Tableau:
        """The house, with how far runners have come as its only track."""
        house = small(self.only)
        track = replace(house.tracks[0], value=max(position.table.at))
        return replace(house, tracks=(track,), active=position.table.active)


@final
class ShownRace(GameTools):
    """The race as the tools see it, with that screen."""

    def __init__(self, only: str = "") -> None:
        """Take the text that stands in place of all others, if one does."""
        self._screen = RaceScreen(only)

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """The rules."""
        return RACE.ruleset

    @property
    def setup(self) -> RaceSetup:
        """The setup."""
        return RACE.setup

    def narrator(self, game: Course) -> Narrator:
        """The words."""
        return RACE.narrator(game)

    @property
    def screen(self) -> RaceScreen:
        """The screen."""
        return self._screen


@contextmanager
def race(
    *, only: str = "", seed: int | None = 3, policy: UndoPolicy = UndoPolicy.KEEP
) -> Iterator[Sitting]:
    """A race that is played in memory."""
    tools = ShownRace(only)
    game = tools.setup.definition(tools.setup.choose({}))
    with LogWriter(BytesIO(), tools, game, seed, undo=policy) as log:
        yield Sitting(tools, Recorder.begin(tools, game, seed, log, policy))
