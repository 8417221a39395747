"""Leduc hold'em on the kernel: two seats, six cards, two rounds of bets; OpenSpiel's rules.

Three ranks in two suits. Each seat antes 1 and gets a card; after the first round of bets a card is
laid open. A raise is 2 in the first round and 4 in the second, two at most in each. Seat 0 begins
both rounds. A pair with the open card wins, else the higher rank; equal ranks share. Cards are open
to everybody here: it is the course of the game that is measured.
"""

from typing import ClassVar, Final, TypeAlias, final

from dmd_core.engine import Engine
from dmd_core.kernel.chance import Outcome, Request
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.events import Command, Event, Forced, Frame, Parked, Typed
from dmd_core.kernel.ids import NO_SOURCE, ItemId, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.registry import Registry
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run
from dmd_core.kernel.schema.codec import Codec, Schema
from dmd_core.kernel.stamp import Stamp, stamp_of
from dmd_core.kernel.step import OVER

RULE: Final = RuleId("LED-01")
RULES: Final = (RULE,)
BET, CHANCE = KindId("bet"), KindId("chance")
CARDS: Final = tuple(map(ItemId, ("j1", "j2", "q1", "q2", "k1", "k2")))
RANKS: Final = {card: number // 2 for number, card in enumerate(CARDS)}
SEATS: Final = (Seat(0), Seat(1))
RAISES: Final = 2
"""In each round."""
RAISE_BY: Final = (2, 4)
OPEN: Final = 2
"""The place of the open card among those that were dealt."""


@final
@node
class Bets:
    """The table.

    `dealt` are the cards of seat 0, seat 1 and the open one, as far as they are there; `paid` what
    each seat has in the pot; `raises` and `called` are of this round.
    """

    dealt: tuple[ItemId, ...] = ()
    paid: tuple[int, ...] = (1, 1)
    round: int = 0
    raises: int = 0
    called: int = 0
    outcome: str = ""
    won: int = 0
    """What seat 0 has won from seat 1, when it is over."""


@final
@node
class NoChoices:
    """The definition: there is one game."""


EVENTS: Final[Registry[Event]] = Registry("event", {Forced: 6, Parked: 7})
COMMANDS: Final[Registry[Command]] = Registry("command", {Typed: 3})
FRAMES: Final[Registry[Frame]] = Registry("frame", {})
HANDLERS: Final[Handlers[NoChoices, Bets]] = Handlers()
BetsRun: TypeAlias = Run[NoChoices, Bets]


@final
@EVENTS.declare(tag=0)
@node
class Dealt:
    """A card was dealt: to a seat, or openly."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(Dealt)
def _dealt(table: Bets, event: Dealt) -> Bets:
    return replace(table, dealt=table.dealt + event.drawn)


@final
@EVENTS.declare(tag=1)
@node
class Called:
    """A seat paid what the other has paid, or nothing where both are even."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(Called)
def _called(table: Bets, _event: Called) -> Bets:
    most = max(table.paid)
    return replace(table, paid=(most, most), called=table.called + 1)


@final
@EVENTS.declare(tag=2)
@node
class Raised:
    """A seat paid what the other has paid and more."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    seat: Seat
    by: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(Raised)
def _raised(table: Bets, event: Raised) -> Bets:
    raised, other = max(table.paid) + event.by, table.paid[1 - event.seat]
    paid = (raised, other) if event.seat == 0 else (other, raised)
    return replace(table, paid=paid, raises=table.raises + 1)


@final
@EVENTS.declare(tag=3)
@node
class Folded:
    """A seat gave up what it has paid."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(Folded)
def _folded(table: Bets, _event: Folded) -> Bets:
    return table


@final
@EVENTS.declare(tag=4)
@node
class RoundBegan:
    """The second round of bets begins."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(RoundBegan)
def _round_began(table: Bets, _event: RoundBegan) -> Bets:
    return replace(table, round=1, raises=0, called=0)


@final
@EVENTS.declare(tag=5)
@node
class Ended:
    """The pot was given away; `won` is what seat 0 gets of seat 1."""

    RULES: ClassVar[tuple[RuleId, ...]] = RULES

    won: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@HANDLERS.on(Ended)
def _ended(table: Bets, event: Ended) -> Bets:
    ends = {-1: "seat 1 won", 0: "shared", 1: "seat 0 won"}
    sign = (event.won > 0) - (event.won < 0)
    return replace(table, won=event.won, outcome=ends[sign])


@final
@COMMANDS.declare(tag=0)
@node
class Fold:
    """Command: give up."""

    WORD: ClassVar[str] = "fold"

    seat: Seat


@final
@COMMANDS.declare(tag=1)
@node
class Call:
    """Command: pay what is asked, nothing if that is nothing."""

    WORD: ClassVar[str] = "call"

    seat: Seat


@final
@COMMANDS.declare(tag=2)
@node
class Raise:
    """Command: pay more than is asked."""

    WORD: ClassVar[str] = "raise"

    seat: Seat


@final
@FRAMES.declare(tag=0)
@node
class Deal:
    """Frame: deal the next card."""


@final
@FRAMES.declare(tag=1)
@node
class Turn:
    """Frame: ask a seat for its bet."""

    seat: Seat


TURNS: Final = tuple(map(Turn, SEATS))
FOLDS: Final = tuple(map(Fold, SEATS))
CALLS: Final = tuple(map(Call, SEATS))
RAISED: Final = tuple(map(Raise, SEATS))


def _request(_game: NoChoices, table: Bets, _frame: Deal) -> Request:
    left = tuple(card for card in CARDS if card not in table.dealt)
    return Request(0, (left,), "card", RULES)


def _drawn(run: BetsRun, _frame: Deal, outcome: Outcome) -> None:
    run.emit(Dealt(outcome))


def _decide(_game: NoChoices, table: Bets, frame: Turn) -> Decision:
    seat = frame.seat
    options: tuple[Command, ...] = (CALLS[seat],)
    if table.paid[seat] < table.paid[1 - seat]:
        options = (FOLDS[seat], *options)
    if table.raises < RAISES:
        options = (*options, RAISED[seat])
    return Decision(seat, BET, (one_of(*options),), RULES, frame)


def _answered(run: BetsRun, frame: Turn, command: Fold | Call | Raise) -> None:
    seat = frame.seat
    match command:
        case Fold():
            run.emit(Folded(seat))
            lost = run.table.paid[seat]
            run.emit(Ended(lost if seat == 1 else -lost))
        case Raise():
            run.emit(Raised(seat, RAISE_BY[run.table.round]))
            run.push(TURNS[1 - seat])
        case Call():
            run.emit(Called(seat))
            _after_call(run, seat)


def _after_call(run: BetsRun, seat: Seat) -> None:
    table = run.table
    if table.raises == 0 and table.called == 1:
        run.push(TURNS[1 - seat])
    elif table.round == 0:
        run.emit(RoundBegan())
        run.push(Deal(), TURNS[0])
    else:
        strength = [_strength(table, one) for one in SEATS]
        sign = (strength[0] > strength[1]) - (strength[0] < strength[1])
        run.emit(Ended(sign * table.paid[0]))


def _strength(table: Bets, seat: Seat) -> tuple[bool, int]:
    own, shown = RANKS[table.dealt[seat]], RANKS[table.dealt[OPEN]]
    return own == shown, own


HANDLERS.draw(Deal, _request, _drawn)
HANDLERS.ask(Turn, BET, _decide, _answered)
HANDLERS.complete(FRAMES.tags, EVENTS.tags)
_SCHEMA: Final = Schema(
    table=Bets, events=EVENTS.tags, commands=COMMANDS.tags, frames=FRAMES.tags, rules={RULE: 1}
)
GAME: Final = NoChoices()


@final
class Leduc:
    """The ruleset."""

    name = "leduc"
    revision = 1
    streams = ("cards",)
    handlers = HANDLERS

    def opening(self, _game: NoChoices, /) -> tuple[Bets, tuple[Frame, ...]]:
        """Two cards are dealt, then seat 0 is asked."""
        return Bets(), (TURNS[0], Deal(), Deal())

    def outcome(self, table: Bets, /) -> str:
        """As the table says."""
        return table.outcome

    def codec(self, _game: NoChoices, /) -> Codec:
        """Cards and kinds are the symbols."""
        return _CODEC

    def stamp(self, game: NoChoices) -> Stamp:
        """There is one definition."""
        return stamp_of(self.name, self.revision, self.codec(game), {})


_CODEC: Final = _SCHEMA.bind((*CARDS, BET, CHANCE, OVER))
ENGINE: Final = Engine(Leduc())
