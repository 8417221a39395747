"""A game with sealed roles: one of three seats is a traitor, and everybody plays cards face down.

Nobody but the traitor itself knows who it is. In each round every seat plays a card; only the
traitor has one that harms. How many harmed is shown, not who did. So of two games in which nobody
harms, each seat but the traitors sees the same.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, TypeAlias, final

from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import CHANCE, Decision, one_of, when
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked, Typed
from dmd_core.kernel.ids import NO_SOURCE, TABLE, ItemId, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import Refusal, RefusalCode, refusal, seat_text
from dmd_core.kernel.registry import Registry
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run
from dmd_core.kernel.schema.codec import Codec, Schema
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.stamp import Stamp, stamp_of
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER
from dmd_core.kernel.views import Sealed
from dmd_replay.facets import GameTools
from dmd_replay.facets.setup import Choice, PackLabel
from dmd_replay.facets.text import FieldChange, TableMoment

SEATS: Final = tuple(map(Seat, range(3)))
RULE: Final = RuleId("ROLES-01")
LOYAL, TRAITOR = ItemId("loyal"), ItemId("traitor")
HELP, HARM = ItemId("helping"), ItemId("harming")
NAMES: Final = tuple(ItemId(f"seat{seat}") for seat in SEATS)
PLAY: Final = KindId("play")
NOT_TRAITOR: Final = RefusalCode("not-traitor", "Only a traitor harms.", (RULE,))


@final
@node
class Rounds:
    """The definition: how long it is."""

    number: int


@final
@node
class Table:
    """What lies on the table."""

    roles: tuple[Sealed[ItemId], ...] = ()
    pile: tuple[Sealed[ItemId], ...] = ()
    harm: int = 0
    round: int = 0
    outcome: str = ""


_EVENTS: Final[Registry[Event]] = Registry("event", {Forced: 1, Parked: 2})
_COMMANDS: Final[Registry[Command]] = Registry("command", {Typed: 1})
_FRAMES: Final[Registry[Frame]] = Registry("frame", {})
ROLES: Final[Handlers[Rounds, Table]] = Handlers()
RolesRun: TypeAlias = Run[Rounds, Table]


@final
@_EVENTS.declare(tag=3)
@node
class RolesDealt:
    """Everybody has looked at its role; what was drawn nobody saw."""

    RULES: ClassVar[tuple[RuleId, ...]] = (RULE,)

    drawn: Sealed[Outcome]
    roles: tuple[Sealed[ItemId], ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@ROLES.on(RolesDealt)
def _roles_dealt(table: Table, event: RolesDealt) -> Table:
    return replace(table, roles=event.roles)


@final
@_EVENTS.declare(tag=4)
@node
class Played:
    """A card lies face down; who played it knows which."""

    RULES: ClassVar[tuple[RuleId, ...]] = (RULE,)

    seat: Seat
    card: Sealed[ItemId]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@ROLES.on(Played)
def _played(table: Table, event: Played) -> Table:
    return replace(table, pile=(*table.pile, event.card))


@final
@_EVENTS.declare(tag=5)
@node
class Counted:
    """The cards were mixed and counted."""

    RULES: ClassVar[tuple[RuleId, ...]] = (RULE,)

    harm: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@ROLES.on(Counted)
def _counted(table: Table, event: Counted) -> Table:
    return replace(table, harm=table.harm + event.harm, pile=(), round=table.round + 1)


@final
@_EVENTS.declare(tag=6)
@node
class Ended:
    """The game is over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (RULE,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@ROLES.on(Ended)
def _ended(table: Table, _event: Ended) -> Table:
    return replace(table, outcome="harmed" if table.harm else "unharmed")


@final
@_COMMANDS.declare(tag=2)
@node
class Help:
    """Command: play the card that helps."""

    WORD: ClassVar[str] = "help"
    SECRET: ClassVar[bool] = True

    seat: Seat


@final
@_COMMANDS.declare(tag=3)
@node
class Harm:
    """Command: play the card that harms."""

    WORD: ClassVar[str] = "harm"
    SECRET: ClassVar[bool] = True

    seat: Seat


@final
@_COMMANDS.declare(tag=4)
@node
class Think:
    """Command: think aloud, which everybody hears."""

    WORD: ClassVar[str] = "think"

    seat: Seat


@final
@_FRAMES.declare(tag=1)
@node
class Deal:
    """Frame: draw the traitor."""


@final
@_FRAMES.declare(tag=2)
@node
class Playing:
    """Frame: ask the next seat; it remembers, for its own use, who is a traitor."""

    seat: Seat
    traitor: bool


@final
@_FRAMES.declare(tag=3)
@node
class Count:
    """Frame: count, then the next round."""


def _who(_game: Rounds, _table: Table, _frame: Deal) -> Request:
    return Request(0, (NAMES,), "traitor")


def _dealt(run: RolesRun, _frame: Deal, outcome: Outcome) -> None:
    traitor = NAMES.index(outcome[0])
    roles = tuple(Sealed(TRAITOR if seat == traitor else LOYAL, (seat,)) for seat in SEATS)
    run.emit(RolesDealt(Sealed(outcome, ()), roles))
    _ask_all(run)


def _ask_all(run: RolesRun) -> None:
    roles = run.table.roles
    run.push(*(Playing(seat, roles[seat].opened() == TRAITOR) for seat in SEATS), Count())


def _cards(_game: Rounds, table: Table, frame: Playing) -> Decision:
    loyal = table.roles[frame.seat].opened() == LOYAL
    reason = refusal(NOT_TRAITOR) if loyal else None
    families = (one_of(Help(frame.seat), Think(frame.seat)), when(reason, Harm(frame.seat)))
    return Decision(frame.seat, PLAY, families, (RULE,), frame)


def _done(run: RolesRun, frame: Playing, command: Help | Harm | Think) -> None:
    if isinstance(command, Think):
        run.push(frame)
        return
    card = HARM if isinstance(command, Harm) else HELP
    run.emit(Played(frame.seat, Sealed(card, (frame.seat,))))


@ROLES.work(Count)
def _count(run: RolesRun, _frame: Count) -> None:
    run.emit(Counted(sum(card.opened() == HARM for card in run.table.pile)))
    if run.table.round == run.game.number:
        run.emit(Ended())
        run.clear()
    else:
        _ask_all(run)


ROLES.draw(Deal, _who, _dealt)
ROLES.ask(Playing, PLAY, _cards, _done)
ROLES.complete(_FRAMES.tags, _EVENTS.tags)

_SCHEMA: Final = Schema(
    table=Table,
    events=_EVENTS.tags,
    commands=_COMMANDS.tags,
    frames=_FRAMES.tags,
    rules={RULE: 1},
)


@final
class RolesRules:
    """The ruleset."""

    name = "roles"
    revision = 1
    streams = ("roles",)
    handlers = ROLES

    def opening(self, _game: Rounds) -> tuple[Table, tuple[Frame, ...]]:
        """Nothing is dealt."""
        return Table(), (Deal(),)

    def outcome(self, table: Table) -> str:
        """As the table says."""
        return table.outcome

    def codec(self, _game: Rounds) -> Codec:
        """All ids."""
        return _SCHEMA.bind((*NAMES, LOYAL, TRAITOR, HELP, HARM, PLAY, CHANCE, OVER))

    def stamp(self, game: Rounds) -> Stamp:
        """Games differ in their length."""
        return stamp_of(self.name, self.revision, self.codec(game), {"rounds": repr(game)})


RULES: Final = RolesRules()


@final
class RolesSetup:
    """See `dmd_replay.facets.setup.SetupFacet`; a setup is the number of rounds."""

    options: Final = ()
    fingerprint: Final = _SCHEMA.fingerprint
    demo: Final[tuple[Mapping[str, Any], int]] = ({}, 1)
    together: Final = ()
    rulings: Final = ""

    def choose(self, given: Mapping[str, Any], base: Choice | None = None) -> Choice:
        """Two rounds unless told."""
        return Choice({"rounds": 2, **({} if base is None else base.setup), **given})

    def sampler(self, given: Mapping[str, Any]) -> Callable[[int, Random], Choice]:
        """Always the same."""
        return lambda _seed, _random: self.choose(given)

    def definition(self, choice: Choice) -> Rounds:
        """So many rounds."""
        return Rounds(int(choice.setup["rounds"]))

    def choice(self, game: Rounds) -> Choice:
        """The rounds."""
        return Choice({"rounds": game.number})

    def written(self, game: Rounds) -> dict[str, Any]:
        """The rounds."""
        return {"rounds": game.number}

    def completed(self, setup: Mapping[str, Any], _packs: Sequence[str]) -> Choice:
        """As `choose`."""
        return self.choose(setup)

    def idle(self, _choice: Choice) -> tuple[str, ...]:
        """None."""
        return ()

    def labels(self, _game: Rounds) -> tuple[PackLabel, ...]:
        """None."""
        return ()

    def content_fingerprint(self, game: Rounds) -> str:
        """The rounds."""
        return str(game.number)

    def title(self, game: Rounds) -> str:
        """How long it is."""
        return f"{game.number} rounds"

    def seats(self, _game: Rounds) -> int:
        """Three."""
        return len(SEATS)


@final
class RolesNarrator:
    """See `dmd_replay.facets.text.Narrator`."""

    def describe(self, _state: State[Table], what: Event | Command | Decision | Refusal) -> str:
        """What can be said: of a sealed card that it was played."""
        if isinstance(what, Refusal):
            return what.sentence
        if isinstance(what, Decision):
            return f"{seat_text(what.seat)} plays a card."
        if isinstance(what, Help | Harm | Think | Typed):
            return command_text(what)
        return repr(what)

    def seat(self, seat: int) -> str:
        """By number."""
        return "the table" if seat == TABLE else f"player {seat}"

    def source(self, source: str) -> str:
        """As it is."""
        return source

    def moment(self, table: Table) -> TableMoment:
        """Rounds have no turns."""
        return TableMoment(table.round, 1)

    def opens_turn(self, event: Event) -> bool:
        """After each count."""
        return isinstance(event, Counted)

    def difference(self, change: FieldChange, _before: object, _after: object) -> str:
        """From what to what."""
        return f"{change.path}: {change.before} before, {change.after} after"

    def set_up_by(self, _path: str) -> tuple[RuleId, ...]:
        """The only rule."""
        return (RULE,)

    def summary(self, state: State[Table]) -> list[tuple[str, str]]:
        """How much harm was done."""
        return [("harm", str(state.table.harm))]

    def verdict(self, state: State[Table]) -> str:
        """How it ended."""
        return state.table.outcome

    def why_not(self, _state: State[Table], _decision: Decision) -> list[tuple[Command, str]]:
        """Nothing is usual."""
        return []


@final
class RolesTools(GameTools):
    """The game as the tools see it."""

    setup: Final = RolesSetup()
    ruleset: Final = RULES

    def narrator(self, _game: Rounds) -> RolesNarrator:
        """All games are told the same way."""
        return RolesNarrator()


TOOLS: Final = RolesTools()

__all__ = [
    "HARM",
    "NAMES",
    "RULES",
    "TOOLS",
    "TRAITOR",
    "Harm",
    "Help",
    "Played",
    "Playing",
    "Rounds",
    "Table",
    "Think",
]
