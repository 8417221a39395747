"""Rulesets that break one promise each, made of the race; what the conformance kit must catch.

Each is the race with one handler, one class or the codec replaced. `SOUND` breaks nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, ClassVar, Final, TypeAlias, cast, final

import attrs

from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, Family, Verdict, one_of
from dmd_core.kernel.events import Command, Event, Frame, Parked, Typed
from dmd_core.kernel.ids import ItemId, RuleId, Seat
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import RefusalCode, refusal
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run
from dmd_core.kernel.schema.codec import Codec, Schema
from dmd_core.kernel.stamp import Stamp, stamp_of
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER
from dmd_replay.check.conformance import Subject
from dmd_replay.check.instrumented import same_handlers
from dmd_replay.facets.monitors import BrokenInvariant
from race_game import rules as race
from race_game.rules import BOOST, CHANCE, MOVE, RULE, S0, S1, TIRED

HERE: Final = __name__
AnyRun: TypeAlias = Run[Any, Any]
"""The table of some rulesets here is another class than that of the race."""

LENGTH: Final = 12
COURSE: Final = race.Course(LENGTH, (race.Round(),))
EVENTS: Final = (*race.EVENTS, Parked)
COMMANDS: Final = (race.Walk, race.Hurry, race.Use, race.Pass, Typed)
FRAMES: Final = tuple(kind for kind in race.FRAMES if kind is not race.Broken)


@final
class Variant:
    """The race with some of it replaced."""

    name: Final = "race"
    revision: Final = 1
    streams: Final = ("coin", "die")

    def __init__(
        self,
        handlers: Handlers[Any, Any],
        *,
        table: object = None,
        events: tuple[type, ...] = (),
        commands: tuple[type, ...] = (),
        frames: tuple[type, ...] = (),
        wrap: Callable[[Codec], object] | None = None,
    ) -> None:
        """Take handlers, the first table, more classes, and a wrapper of the codec."""
        self.handlers: Final = handlers
        self._table: Final = race.Track() if table is None else table
        self._wrap: Final = wrap
        self._schema: Final = Schema(
            table=type(self._table),
            events={kind: tag for tag, kind in enumerate((*EVENTS, *events))},
            commands={kind: tag for tag, kind in enumerate((*COMMANDS, *commands))},
            frames={kind: tag for tag, kind in enumerate((*FRAMES, *frames))},
            rules={RULE: 1},
        )

    def opening(self, game: race.Course) -> tuple[Any, tuple[Frame, ...]]:
        """Both at the start."""
        return self._table, game.start

    def outcome(self, table: Any) -> str:  # noqa: ANN401 - of any class
        """As the table says."""
        return str(table.outcome)

    def codec(self, game: race.Course) -> Codec:
        """The codec of the race, perhaps wrapped."""
        codec = self._schema.bind((*game.die, "ace", "king", MOVE, BOOST, CHANCE, OVER))
        return codec if self._wrap is None else cast("Codec", self._wrap(codec))

    def stamp(self, game: race.Course) -> Stamp:
        """Courses differ in all that they say."""
        return stamp_of(self.name, self.revision, self.codec(game), {"course": repr(game)})


def copied() -> Handlers[Any, Any]:
    """The handlers of the race, to be changed without changing the race."""
    return same_handlers(race.RACE)


def subject(ruleset: Variant, name: str, game: race.Course = COURSE) -> Subject:
    """A subject of the race with its rules and seats."""
    return Subject(ruleset, game, name, seats=2, rules=[RULE])


SOUND: Final = subject(Variant(copied()), "race")


# --- the step -----------------------------------------------------------------------------------

_CALLS: Final = count()
_MEMORY: dict[str, bool] = {}


def _gasp_now_and_then(run: AnyRun, frame: race.Die, outcome: Outcome) -> None:
    if next(_CALLS) % 3 == 0:
        run.emit(race.Gasped(frame.seat))
    race.roll_shown(run, frame, outcome)


def impure() -> Subject:
    """Every third roll that this process ever made lets somebody gasp."""
    handlers = copied()
    handlers.outcomes[race.Die] = _gasp_now_and_then
    return subject(Variant(handlers), "impure")


def hidden() -> Subject:
    """Whether somebody ran is remembered in the module and asked at the next command."""
    handlers = copied()
    moved = handlers.answers[race.Move]

    def remember(run: AnyRun, frame: race.Move, command: Command) -> None:
        _MEMORY["ran"] = isinstance(command, race.Hurry)
        moved(run, frame, command)

    handlers.answers[race.Move] = remember
    handlers.decides[race.Move] = lambda _game, _table, frame: Decision(
        frame.seat, MOVE, (one_of(*_moves(frame.seat)),), (RULE,), frame
    )
    handlers.guards[race.Gasp] = lambda _game, _table, _frame: _MEMORY.get("ran", False)
    return subject(Variant(handlers), "hidden")


def table_changed() -> Subject:
    """A reducer changes the table that it was given."""
    handlers = copied()

    def tire(table: race.Track, event: race.Chose) -> race.Track:
        tired = race.put(table.tired, event.seat, event.run)
        object.__setattr__(table, "tired", tuple(map(bool, tired)))
        return table

    handlers.reducers[race.Chose] = tire
    return subject(Variant(handlers), "table changed")


def frame_changed() -> Subject:
    """An answer changes a frame that lies on the agenda."""
    handlers = copied()
    moved = handlers.answers[race.Move]

    def swap(run: AnyRun, frame: race.Move, command: Command) -> None:
        waiting = run.agenda[-1]
        object.__setattr__(waiting, "seat", S1 if frame.seat == S0 else S0)
        moved(run, frame, command)

    handlers.answers[race.Move] = swap
    return subject(Variant(handlers), "frame changed")


def event_changed() -> Subject:
    """A rule changes an event after it happened, once the next one comes."""
    handlers = copied()
    old: list[object] = []

    def roll(run: AnyRun, frame: race.Die, outcome: Outcome) -> None:
        race.roll_shown(run, frame, outcome)
        for event in old:
            object.__setattr__(event, "seat", S0)
        old[:] = [event for event in run.events if isinstance(event, race.Rolled)]

    handlers.outcomes[race.Die] = roll
    return subject(Variant(handlers), "event changed")


def no_event() -> Subject:
    """A rule changes the table without an event, so folding does not."""
    handlers = copied()
    moved = handlers.answers[race.Move]

    def hop(run: AnyRun, frame: race.Move, command: Command) -> None:
        at = run.table.at
        run.table = replace(run.table, at=race.put(at, frame.seat, at[frame.seat] + 1))
        moved(run, frame, command)

    handlers.answers[race.Move] = hop
    return subject(Variant(handlers), "no event")


def own_dice() -> Subject:
    """A rule looks at the seed instead of asking for an outcome."""
    handlers = copied()

    def gasp(run: AnyRun, frame: race.Gasp) -> None:
        if run._state.chance.seed % 2 == 0:  # noqa: SLF001 - that is the fault
            run.emit(race.Gasped(frame.seat))

    handlers.works[race.Gasp] = gasp
    return subject(Variant(handlers), "own dice")


def no_undo() -> Subject:
    """After an undo with new chance, a roll is told once more than the first time."""
    handlers = copied()
    seen: set[race.Track] = set()

    def roll(run: AnyRun, frame: race.Die, outcome: Outcome) -> None:
        race.roll_shown(run, frame, outcome)
        if run._state.chance.epoch and run.table not in seen:  # noqa: SLF001 - the fault
            seen.add(run.table)
            run.emit(race.Gasped(frame.seat))

    handlers.outcomes[race.Die] = roll
    return subject(Variant(handlers), "no undo")


def hashed() -> Subject:
    """The faces of the die come out of a set, in an order that each process has for itself."""
    faces = tuple(ItemId(str(face)) for face in range(1, 10))
    handlers = copied()

    def ask(game: race.Course, _table: race.Track, _frame: race.Die) -> Request:
        return Request(1, (tuple(set(game.die)),), "die")  # the fault: not sorted

    handlers.requests[race.Die] = ask
    return subject(Variant(handlers), "hashed", race.Course(60, (race.Round(),), faces))


def endless() -> Subject:
    """Who moves may pass and is asked again: an evil player never lets the game end."""
    handlers = copied()
    moved = handlers.answers[race.Move]

    def moves(_game: race.Course, _table: race.Track, frame: race.Move) -> Decision:
        options = (race.Walk(frame.seat), race.Pass(frame.seat))
        return Decision(frame.seat, MOVE, (one_of(*options),), (RULE,), frame)

    def answer(run: AnyRun, frame: race.Move, command: Command) -> None:
        if isinstance(command, race.Pass):
            run.push(frame)
        else:
            moved(run, frame, command)

    handlers.decides[race.Move] = moves
    handlers.answers[race.Move] = answer
    return subject(Variant(handlers), "endless")


def long() -> Subject:
    """A course so long that nobody comes to its end."""
    return subject(Variant(copied()), "long", race.Course(10**9, (race.Round(),)))


def crashing() -> Subject:
    """Using the boost raises a KeyError."""
    handlers = copied()
    cheered = handlers.answers[race.Cheer]

    def cheer(run: AnyRun, frame: race.Cheer, command: Command) -> None:
        if isinstance(command, race.Use):
            raise KeyError("boost")
        cheered(run, frame, command)

    handlers.answers[race.Cheer] = cheer
    return subject(Variant(handlers), "crashing")


def no_setup() -> Subject:
    """The first turn cannot begin."""
    handlers = copied()

    def fail(_run: AnyRun, _frame: race.Round) -> None:
        raise ZeroDivisionError("no turn")

    handlers.works[race.Round] = fail
    return subject(Variant(handlers), "no setup")


# --- what is offered ----------------------------------------------------------------------------


@final
@attrs.frozen
class Menu:
    """A family that lists some commands and accepts others."""

    listed: Callable[[], Sequence[Command]]
    accepted: Callable[[Command], Verdict]

    def __iter__(self) -> Iterator[Command]:
        """What is listed."""
        return iter(self.listed())

    def judge(self, command: Command) -> Verdict:
        """What is accepted."""
        return self.accepted(command)


def _moving(name: str, family: Callable[[race.Track, Seat], Family]) -> Subject:
    """The race with another way to offer moves."""
    handlers = copied()

    def moves(_game: race.Course, table: race.Track, frame: race.Move) -> Decision:
        return Decision(frame.seat, MOVE, (family(table, frame.seat),), (RULE,), frame)

    handlers.decides[race.Move] = moves
    return subject(Variant(handlers), name)


def _moves(seat: Seat) -> tuple[Command, ...]:
    """All moves; who passes walks, and so nobody is forced and every question is asked."""
    return (race.Walk(seat), race.Pass(seat), race.Hurry(seat))


def _tired(table: race.Track, seat: Seat, given: Command, code: RefusalCode = TIRED) -> Verdict:
    """Who is tired may not run."""
    if table.tired[seat] and isinstance(given, race.Hurry):
        return refusal(code, {"seat": seat})
    return "legal"


def offers_refused() -> Subject:
    """Running is always listed, and refused to who is tired."""

    def family(table: race.Track, seat: Seat) -> Family:
        moves = _moves(seat)
        return Menu(
            lambda: moves,
            lambda given: "foreign" if given not in moves else _tired(table, seat, given),
        )

    return _moving("offers what is refused", family)


def accepts_unlisted() -> Subject:
    """Running is listed for who is not tired, and accepted from everybody."""

    def family(table: race.Track, seat: Seat) -> Family:
        moves = _moves(seat)
        return Menu(
            lambda: moves[:2] if table.tired[seat] else moves,
            lambda given: "legal" if given in moves else "foreign",
        )

    return _moving("accepts what is not listed", family)


def offers_twice() -> Subject:
    """Walking is listed twice."""
    return _moving(
        "offers twice",
        lambda _table, seat: one_of(race.Walk(seat), race.Hurry(seat), race.Walk(seat)),
    )


def restless_order() -> Subject:
    """Each time somebody asks, the list is turned round."""

    def family(_table: race.Track, seat: Seat) -> Family:
        both = (race.Walk(seat), race.Hurry(seat))
        return Menu(
            lambda: both[:: 1 if next(_CALLS) % 2 else -1],
            lambda given: "legal" if given in both else "foreign",
        )

    return _moving("restless order", family)


@final
@node
class Sprint:
    """Command with the word of another one."""

    WORD: ClassVar[str] = "run"

    seat: Seat


def same_text() -> Subject:
    """Two commands of one list have the same text."""
    handlers = copied()

    def moves(_game: race.Course, _table: race.Track, frame: race.Move) -> Decision:
        options = (race.Walk(frame.seat), race.Hurry(frame.seat), Sprint(frame.seat))
        return Decision(frame.seat, MOVE, (one_of(*options),), (RULE,), frame)

    handlers.decides[race.Move] = moves
    return subject(Variant(handlers, commands=(Sprint,)), "same text")


def wrong_seat() -> Subject:
    """A seat is asked that nobody sits on."""
    handlers = copied()

    def cheers(_game: race.Course, table: race.Track, frame: race.Cheer) -> Decision:
        seat = Seat(frame.seat + 5)
        uses = (race.Use(seat),) if table.boosts else ()
        return Decision(seat, BOOST, (one_of(race.Pass(seat), *uses),), must=False)

    handlers.decides[race.Cheer] = cheers
    return subject(Variant(handlers), "wrong seat")


# --- what is cited ------------------------------------------------------------------------------


def unknown_rule() -> Subject:
    """An event rests on a rule that is in no rulebook."""
    handlers = copied()

    def gasp(run: AnyRun, frame: race.Gasp) -> None:
        run.emit(race.Gasped(frame.seat, why=(RuleId("RACE-99"),)))

    handlers.works[race.Gasp] = gasp
    return subject(Variant(handlers), "unknown rule")


def _refusing(name: str, code: RefusalCode) -> Subject:
    """The race that refuses a run with another code."""

    def family(table: race.Track, seat: Seat) -> Family:
        moves = _moves(seat)
        return Menu(
            lambda: moves[:2] if table.tired[seat] else moves,
            lambda given: "foreign" if given not in moves else _tired(table, seat, given, code),
        )

    return _moving(name, family)


def refusal_without_rule() -> Subject:
    """A refusal of the game names no rule."""
    return _refusing("refusal without rule", RefusalCode("tired", "Seat {seat} is tired."))


def refusal_with_gap() -> Subject:
    """The sentence of a refusal names a value that is not there."""
    code = RefusalCode("tired", "Seat {seat} is tired since {turn}.", (RULE,))
    return _refusing("refusal with gap", code)


# --- the codec and the invariants ---------------------------------------------------------------


class _Wrapped:
    """A codec that passes everything on."""

    def __init__(self, codec: Codec) -> None:
        """Keep the codec."""
        self._codec = codec

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - methods of all kinds
        """As the codec has it."""
        return getattr(self._codec, name)


class _Forgetful(_Wrapped):
    """Writes no boosts."""

    def encode_state(self, state: State[Any]) -> bytes:
        """All but the boosts."""
        table = replace(state.table, boosts=0)
        return self._codec.encode_state(State(table, state.agenda, state.chance))


class _Restless(_Wrapped):
    """Puts a byte behind each command that counts up."""

    def encode_command(self, command: Command) -> bytes:
        """The command and a number."""
        return self._codec.encode_command(command) + bytes([next(_CALLS) % 256])

    def decode_command(self, data: bytes) -> Command:
        """The command."""
        return self._codec.decode_command(data[:-1])


def lossy_codec() -> Subject:
    """The codec loses a field."""
    return subject(Variant(copied(), wrap=_Forgetful), "lossy codec")


def restless_codec() -> Subject:
    """The codec writes equal values in different ways."""
    return subject(Variant(copied(), wrap=_Restless), "restless codec")


@final
@node
class Sly:
    """The table of the race with a field that is not compared."""

    at: tuple[int, ...] = (0, 0)
    tired: tuple[bool, ...] = (False, False)
    boosts: int = attrs.field(default=1, eq=False)
    active: Seat = S1
    outcome: str = ""


def sly_codec() -> Subject:
    """The codec loses a field that equality does not look at: only going on shows it."""
    return subject(Variant(copied(), table=Sly(), wrap=_Forgetful), "sly codec")


class _Boosts:
    """A monitor: there are never fewer than no boosts."""

    def __init__(self, _game: race.Course) -> None:
        """Nothing to keep."""

    def feed(
        self, _before: race.Track, _event: Event, after: race.Track
    ) -> Sequence[BrokenInvariant]:
        """Whether it holds."""
        if after.boosts >= 0:
            return ()
        return (BrokenInvariant(RULE, "boosts_left", f"{after.boosts} boosts are left"),)


def broken_invariant() -> Subject:
    """A boost costs two, of which there is one."""
    handlers = copied()
    handlers.reducers[race.Boosted] = lambda table, _event: replace(table, boosts=table.boosts - 2)
    return attrs.evolve(subject(Variant(handlers), "broken invariant"), monitor=_Boosts)
