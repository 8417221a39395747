"""A small game on the kernel, to show what the kernel does: a race of two players with one die.

A turn: the player walks or runs (a run counts the die twice, and who ran cannot run in the next
turn), rolls, may use a boost if any is left, and gasps if it ran. Who comes far enough wins.
"""

from typing import ClassVar, Final, TypeAlias, final

from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, one_of, when
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked, Typed
from dmd_core.kernel.ids import NO_SOURCE, NOBODY, ItemId, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import RefusalCode, refusal
from dmd_core.kernel.registry import Registry
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run
from dmd_core.kernel.schema.codec import Codec, Schema
from dmd_core.kernel.stamp import Stamp, stamp_of
from dmd_core.kernel.step import OVER

S0, S1 = Seat(0), Seat(1)
MOVE, BOOST, CHANCE = KindId("move"), KindId("boost"), KindId("chance")
RULE: Final = RuleId("RACE-01")
TIRED: Final = RefusalCode("tired", "Seat {seat} ran last turn; it can only walk.", (RULE,))
D3: Final = tuple(map(ItemId, ("1", "2", "3")))


# The game: definition, table; events with their reducers, commands, frames.


@final
@node
class Course:
    """The definition: how far it is, what a boost gives, and where the agenda starts."""

    length: int
    start: tuple[Frame, ...]
    die: tuple[ItemId, ...] = D3


@final
@node
class Track:
    """The table."""

    at: tuple[int, ...] = (0, 0)
    tired: tuple[bool, ...] = (False, False)
    boosts: int = 1
    active: Seat = NOBODY
    outcome: str = ""


DECLARED_EVENTS: Final[Registry[Event]] = Registry("event", {Forced: 6, Parked: 7})
DECLARED_COMMANDS: Final[Registry[Command]] = Registry("command", {Typed: 4})
DECLARED_FRAMES: Final[Registry[Frame]] = Registry("frame", {})
RACE: Final[Handlers[Course, Track]] = Handlers()
RaceRun: TypeAlias = Run[Course, Track]
event, command, frame = DECLARED_EVENTS.declare, DECLARED_COMMANDS.declare, DECLARED_FRAMES.declare


def put(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """The values with that of one seat changed."""
    return (*values[:seat], value, *values[seat + 1 :])


@final
@event(tag=0)
@node
class Began:
    """A turn has begun."""

    RULES: ClassVar[tuple[RuleId, ...]] = (RULE,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@RACE.on(Began)
def _began(table: Track, event: Began) -> Track:
    return replace(table, active=event.seat)


@final
@event(tag=1)
@node
class Chose:
    """A player walks or runs."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    seat: Seat
    run: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@RACE.on(Chose)
def _chose(table: Track, event: Chose) -> Track:
    tired = tuple(map(bool, put(table.tired, event.seat, event.run)))
    return replace(table, tired=tired)


@final
@event(tag=2)
@node
class Rolled:
    """The die shows how far a player comes."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    seat: Seat
    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@RACE.on(Rolled)
def _rolled(table: Track, event: Rolled) -> Track:
    steps = int(event.drawn[0]) * (2 if table.tired[event.seat] else 1)
    return replace(table, at=put(table.at, event.seat, table.at[event.seat] + steps))


@final
@event(tag=3)
@node
class Boosted:
    """A player used a boost."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@RACE.on(Boosted)
def _boosted(table: Track, event: Boosted) -> Track:
    at = put(table.at, event.seat, table.at[event.seat] + 1)
    return replace(table, at=at, boosts=table.boosts - 1)


@final
@event(tag=4)
@node
class Gasped:
    """A player that ran is out of breath; nothing changes on the table."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@RACE.on(Gasped)
def _gasped(table: Track, _event: Gasped) -> Track:
    return table


@final
@event(tag=5)
@node
class Won:
    """The race is over."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@RACE.on(Won)
def _won(table: Track, event: Won) -> Track:
    return replace(table, outcome=f"seat {event.seat} won")


@final
@command(tag=0)
@node
class Walk:
    """Command: walk."""

    WORD: ClassVar[str] = "walk"

    seat: Seat


@final
@command(tag=1)
@node
class Hurry:
    """Command: run."""

    WORD: ClassVar[str] = "run"

    seat: Seat


@final
@command(tag=2)
@node
class Use:
    """Command: use a boost."""

    WORD: ClassVar[str] = "use"

    seat: Seat


@final
@command(tag=3)
@node
class Pass:
    """Command: use none."""

    WORD: ClassVar[str] = "pass"

    seat: Seat


@final
@frame(tag=0)
@node
class Round:
    """Frame: begin the next turn."""


@final
@frame(tag=1)
@node
class Move:
    """Frame: ask whether to walk or run."""

    seat: Seat


@final
@frame(tag=2)
@node
class Die:
    """Frame: roll."""

    seat: Seat


@final
@frame(tag=3)
@node
class Cheer:
    """Frame: ask for a boost."""

    seat: Seat


@final
@frame(tag=4)
@node
class Gasp:
    """Frame: gasp, unless the player walked."""

    seat: Seat


@final
@frame(tag=5)
@node
class Goal:
    """Frame: win; drops what is left of the turn."""

    seat: Seat


@final
@frame(tag=6)
@node
class Broken:
    """Frame that breaks the contract of rules in one of the ways below."""

    how: str


@RACE.work(Round)
def begin_turn(run: RaceRun, _frame: Round) -> None:
    """Work: the other player begins a turn."""
    seat = S1 if run.table.active == S0 else S0
    run.emit(Began(seat))
    run.push(Move(seat), Cheer(seat), Gasp(seat), Round())


def _moves(_game: Course, table: Track, frame: Move) -> Decision:
    tired = refusal(TIRED, {"seat": frame.seat}) if table.tired[frame.seat] else None
    families = (one_of(Walk(frame.seat)), when(tired, Hurry(frame.seat)))
    return Decision(frame.seat, MOVE, families, (RULE,), frame)


def _moved(run: RaceRun, frame: Move, command: Walk | Hurry) -> None:
    run.emit(Chose(frame.seat, isinstance(command, Hurry)))
    run.push(Die(frame.seat))


def roll_of(game: Course, _table: Track, _frame: Die) -> Request:
    """Request: one die."""
    return Request(1, (game.die,), "die")


def roll_shown(run: RaceRun, frame: Die, outcome: Outcome) -> None:
    """Outcome: the player comes so far."""
    run.emit(Rolled(frame.seat, outcome))
    _arrive(run, frame.seat)


def _cheers(_game: Course, table: Track, frame: Cheer) -> Decision:
    uses = (Use(frame.seat),) if table.boosts else ()
    return Decision(frame.seat, BOOST, (one_of(Pass(frame.seat), *uses),), (RULE,), must=False)


def _cheered(run: RaceRun, frame: Cheer, command: Use | Pass) -> None:
    if isinstance(command, Use):
        run.emit(Boosted(frame.seat))
        _arrive(run, frame.seat)


def _arrive(run: RaceRun, seat: Seat) -> None:
    if run.table.at[seat] >= run.game.length:
        run.push(Goal(seat))


@RACE.guard(Gasp)
def has_run(_game: Course, table: Track, frame: Gasp) -> bool:
    """Guard: only who ran gasps."""
    return table.tired[frame.seat]


@RACE.work(Gasp)
def _gasp(run: RaceRun, frame: Gasp) -> None:
    run.emit(Gasped(frame.seat))


@RACE.work(Goal)
def _goal(run: RaceRun, frame: Goal) -> None:
    assert run.waiting(Gasp)
    assert not run.waiting(Die)
    assert run.depth in (2, 3)
    run.cut(Gasp)
    assert run.depth == 2
    run.drop()
    assert run.depth == 1
    run.emit(Won(frame.seat))
    run.clear()


@RACE.work(Broken)
def _broken(run: RaceRun, frame: Broken) -> None:
    match frame.how:
        case "spin":
            run.push(frame)
        case "dig":
            run.push(frame, frame)
        case "talk":
            run.emit(Gasped(S0))
            run.push(frame)
        case "cut":
            run.cut(Round)
        case _:
            pass


@final
@frame(tag=7)
@node
class Stuck:
    """Frame that asks without offering anything."""


@final
@frame(tag=8)
@node
class Nothing:
    """Frame that draws where nothing can come out."""


def never(_run: RaceRun, _frame: object, _command: object) -> None:
    """Answer or outcome that never comes."""
    raise AssertionError


RACE.ask(Move, MOVE, _moves, _moved)
RACE.ask(Cheer, BOOST, _cheers, _cheered)
RACE.draw(Die, roll_of, roll_shown)
RACE.ask(Stuck, MOVE, lambda _game, _table, _frame: Decision(S0, MOVE, ()), never)
RACE.draw(Nothing, lambda _game, _table, _frame: Request(0, (D3, ()), "nothing"), never)

RACE.complete(DECLARED_FRAMES.tags, DECLARED_EVENTS.tags)

EVENTS: Final = tuple(kind for kind in DECLARED_EVENTS.tags if kind is not Parked)
FRAMES: Final = tuple(DECLARED_FRAMES.tags)


COMMANDS: Final = tuple(DECLARED_COMMANDS.tags)
_SCHEMA: Final = Schema(
    table=Track,
    events=DECLARED_EVENTS.tags,
    commands=DECLARED_COMMANDS.tags,
    frames={k: tag for k, tag in DECLARED_FRAMES.tags.items() if k is not Broken},
    rules={RULE: 1},
)
FINGERPRINT: Final = _SCHEMA.fingerprint


@final
class Race:
    """The ruleset."""

    name = "race"
    revision = 1
    streams = ("coin", "die")
    handlers = RACE

    def opening(self, game: Course) -> tuple[Track, tuple[Frame, ...]]:
        """Both at the start; the agenda as the definition has it."""
        return Track(), game.start

    def outcome(self, table: Track) -> str:
        """As the table says."""
        return table.outcome

    def codec(self, game: Course) -> Codec:
        """Faces of the die and kinds are the symbols."""
        return _SCHEMA.bind((*game.die, MOVE, BOOST, CHANCE, OVER))

    def stamp(self, game: Course) -> Stamp:
        """Courses differ in all that they say."""
        return stamp_of(self.name, self.revision, self.codec(game), {"course": repr(game)})


RULES: Final = Race()
COURSE: Final = Course(6, (Round(),))
