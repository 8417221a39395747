"""The race for the replay tools: its setup, its words, and the facets it has.

It has neither packs nor odds nor a rulebook; whatever needs none of them works all the same.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, final

import click

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import TABLE, RuleId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_replay.check.cases.plain import PlainCases
from dmd_replay.facets import GameTools
from dmd_replay.facets.monitors import BrokenInvariant
from dmd_replay.facets.setup import Choice, ChoiceError, PackLabel
from dmd_replay.facets.simpler import Simpler
from dmd_replay.facets.text import FieldChange, TableMoment
from race_game.rules import COMMANDS, FINGERPRINT, RULE, RULES, Began, Course, Round, Track

LENGTH: Final = 30
USUAL: Final = 6
LONGEST: Final = 1000


@final
class RaceSetup:
    """See `dmd_replay.facets.setup.SetupFacet`; a setup is the length of the course."""

    options: Final[Sequence[click.Parameter]] = (
        click.Option(
            ["--length"], type=int, default=LENGTH, show_default=True, help="Fields to the goal."
        ),
    )
    fingerprint: Final = FINGERPRINT
    demo: Final[tuple[Mapping[str, Any], int]] = ({"length": 12}, 3)
    together: Final = ()
    rulings: Final = ""

    def choose(self, given: Mapping[str, Any], base: Choice | None = None) -> Choice:
        """The length that was named."""
        usual = {"length": LENGTH} if base is None else base.setup
        return Choice({**usual, **given}, () if base is None else base.packs)

    def sampler(self, given: Mapping[str, Any]) -> Callable[[int, Random], Choice]:
        """Courses of several lengths."""
        return lambda _seed, random: self.choose({"length": random.randint(1, LENGTH), **given})

    def definition(self, choice: Choice) -> Course:
        """A course; a pack with a file ``long`` makes it longer."""
        length = choice.setup.get("length")
        if not isinstance(length, int) or not 1 <= length <= LONGEST:
            raise ChoiceError(f"length: {length} is not possible; allowed: 1 to {LONGEST}")
        return Course(length + sum(int(pack["long"]) for pack in choice.packs), (Round(),))

    def choice(self, game: Course) -> Choice:
        """The length."""
        return Choice({"length": game.length})

    def written(self, game: Course) -> dict[str, Any]:
        """The length, unless it is the usual one."""
        return {} if game.length == LENGTH else {"length": game.length}

    def completed(self, setup: Mapping[str, Any], packs: Sequence[str]) -> Choice:
        """The usual length if none is written."""
        if packs:
            raise ChoiceError(f"packs: a race has none; found {', '.join(packs)}")
        return Choice({"length": LENGTH, **setup})

    def idle(self, _choice: Choice) -> tuple[str, ...]:
        """None: whatever is added makes the course longer."""
        return ()

    def labels(self, _game: Course) -> tuple[PackLabel, ...]:
        """None."""
        return ()

    def content_fingerprint(self, game: Course) -> str:
        """The length, again."""
        return str(game.length)

    def title(self, game: Course) -> str:
        """How far it is."""
        return f"{game.length} fields"

    def seats(self, _game: Course) -> int:
        """Two race."""
        return 2


@final
class RaceNarrator:
    """See `dmd_replay.facets.text.Narrator`."""

    def describe(self, _state: State[Track], what: Event | Command | Decision | Refusal) -> str:
        """Who does what; of an event its class."""
        if isinstance(what, Refusal):
            return what.sentence
        if isinstance(what, Decision):
            return f"{self.seat(what.seat)}: {what.kind}?"
        says = command_text(what) if isinstance(what, COMMANDS) else type(what).__name__
        return f"{self.seat(getattr(what, 'seat', TABLE))}: {says}."

    def seat(self, seat: int) -> str:
        """By number."""
        return "the table" if seat == TABLE else f"runner {seat}"

    def source(self, source: str) -> str:
        """As it is."""
        return source

    def moment(self, table: Track) -> TableMoment:
        """Who is to move, as the turn of the only round."""
        return TableMoment(1, table.active + 1)

    def opens_turn(self, event: Event) -> bool:
        """A runner begins."""
        return isinstance(event, Began)

    def difference(self, change: FieldChange, _before: object, _after: object) -> str:
        """From what to what."""
        return f"{change.path}: {change.before} before, {change.after} after"

    def set_up_by(self, _path: str) -> tuple[RuleId, ...]:
        """The only rule says everything."""
        return (RULE,)

    def summary(self, state: State[Track]) -> list[tuple[str, str]]:
        """How far each has come."""
        return [(self.seat(seat), f"field {at}") for seat, at in enumerate(state.table.at)]

    def verdict(self, state: State[Track]) -> str:
        """Who won."""
        return f"{state.table.outcome or 'nobody has won yet'}."

    def why_not(self, _state: State[Track], _decision: Decision) -> list[tuple[Command, str]]:
        """Nothing is usual."""
        return []


@final
class RaceInvariants:
    """See `dmd_replay.facets.monitors.Invariants`; boosts do not go below zero."""

    def monitor(
        self,
        _game: Course,
        *,
        only: tuple[str, str] | None = None,  # noqa: ARG002 - there is one check
        whole: bool = True,  # noqa: ARG002 - it looks at the table alone
        revision: int | None = None,  # noqa: ARG002 - it has always held
    ) -> "RaceInvariants":
        """It remembers nothing."""
        return self

    def feed(self, _before: Track, _event: Event, after: Track) -> Sequence[BrokenInvariant]:
        """What the next event breaks."""
        if after.boosts < 0:
            return [BrokenInvariant(str(RULE), "boosts", f"{after.boosts} boosts are left")]
        return []

    def rules(self, *, whole: bool) -> Sequence[str]:  # noqa: ARG002 - it looks at the table alone
        """The only rule."""
        return (str(RULE),)


@final
class Lengths:
    """See `dmd_replay.facets.simpler.Simplifier`; a shorter race is simpler."""

    def size(self, setup: Mapping[str, Any]) -> tuple[int, int]:
        """Two seats; a long race is an unusual choice."""
        return 2, int(setup["length"] > USUAL)

    def simpler(self, setup: Mapping[str, Any]) -> Iterator[Simpler]:
        """The usual length."""
        if setup["length"] > USUAL:
            yield Simpler({"length": USUAL})


@final
class RaceTools(GameTools):
    """The race as the tools see it."""

    setup: Final = RaceSetup()
    invariants: Final = RaceInvariants()
    simplifier: Final = Lengths()
    cases: Final = PlainCases(RULES, COMMANDS)

    def __init__(self, ruleset: Ruleset[Any, Any] = RULES) -> None:
        """With other rules, as a test that breaks some of them needs."""
        self._ruleset = ruleset

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """The rules."""
        return self._ruleset

    def narrator(self, _game: Course) -> RaceNarrator:
        """All races are told the same way."""
        return RaceNarrator()


TOOLS: Final = RaceTools()

__all__ = ["LENGTH", "TOOLS", "RaceTools"]
