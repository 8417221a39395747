"""A ruleset with a field of every kind, its codec, and values of each union."""

from enum import IntEnum, StrEnum, unique
from typing import ClassVar, Final, Generic, NewType, TypeVar, final

import attrs

from dmd_core.kernel.chance import SEED_LIMIT, Chance
from dmd_core.kernel.events import Command, Event, Forced, Parked, Typed
from dmd_core.kernel.ids import NO_SOURCE, KindId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import Schema
from dmd_core.kernel.state import State
from dmd_core.kernel.views import Sealed

T = TypeVar("T")


SpaceId = NewType("SpaceId", str)


OldSpaceId = NewType("OldSpaceId", SpaceId)


ONE, TWO = RuleId("X-01"), RuleId("X-02")


A, B, C = SpaceId("a"), SpaceId("b"), SpaceId("c")


@unique
class Side(StrEnum):
    """An enum of text."""

    LEFT = "l"
    RIGHT = "r"


@unique
class Updown(StrEnum):
    """Another enum of text."""

    UP = "up"


@unique
class Scope(IntEnum):
    """An enum of numbers, with a gap."""

    TURN = 1
    GAME = 5


@final
@node
class Pair(Generic[T]):
    """A generic node."""

    left: T
    right: T


@final
@node
class Chain:
    """A node that nests in itself."""

    link: int
    rest: "Chain | None" = None


@final
@attrs.frozen
class Even:
    """A class with a constructor that may refuse; no node."""

    number: int = attrs.field()

    @number.validator
    def _check(self, _attribute: object, value: int) -> None:
        if value % 2:
            message = f"{value} is odd"
            raise ValueError(message)


@final
@node
class Moved:
    """An event like most."""

    RULES: ClassVar[tuple[RuleId, ...]] = (ONE,)

    seat: Seat
    path: tuple[SpaceId, ...]
    alone: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Everything:
    """An event with a field of every kind."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    note: str
    old: OldSpaceId
    side: Side
    scope: Scope
    perhaps: SpaceId | None
    places: tuple[tuple[SpaceId, int], ...]
    pair: Pair[SpaceId]
    pairs: tuple[Pair[Side], ...]
    chain: Chain
    even: Even
    gaps: tuple[int | None, ...]
    secret: Sealed[SpaceId]
    rule: RuleId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Step:
    """A command."""

    WORD: ClassVar[str] = "step"

    seat: Seat
    to: SpaceId


@final
@node
class Rest:
    """A command that is a frame as well, to have one class in two unions."""

    WORD: ClassVar[str] = "rest"

    seat: Seat


@final
@node
class Turn:
    """A frame with defaults only."""

    seat: Seat = Seat(0)
    done: tuple[Command, ...] = ()


@final
@node
class Effect:
    """A frame with unions inside: some commands, some frames, any event, a plain node."""

    chosen: Step | Rest
    then: "Turn | Effect | None"
    cause: Event | None = None
    turn: Turn = Turn()


@final
@node
class Board:
    """A table."""

    figures: tuple[Pair[SpaceId], ...] = ()
    round: int = 0


EVENTS: Final[dict[type, int]] = {Moved: 1, Everything: 2, Parked: 10, Forced: 11}


COMMANDS: Final[dict[type, int]] = {Step: 1, Rest: 3, Typed: 9}


FRAMES: Final[dict[type, int]] = {Turn: 1, Effect: 2, Rest: 7}


SCHEMA: Final = Schema(
    table=Board, events=EVENTS, commands=COMMANDS, frames=FRAMES, rules={ONE: 4, TWO: 9}
)


CODEC: Final = SCHEMA.bind(["c", "a", "k", "b", "a", ""])


MOVED = Moved(Seat(1), (A, C), alone=True, src=SourceId("b"), why=(TWO,))


EVERYTHING = Everything(
    "né",
    OldSpaceId(B),
    Side.RIGHT,
    Scope.GAME,
    None,
    ((A, 7), (B, -1)),
    Pair(A, B),
    (Pair(Side.LEFT, Side.RIGHT),),
    Chain(1, Chain(2)),
    Even(4),
    (1, None),
    Sealed(C, (Seat(2), Seat(0))),
    ONE,
)


FRAME = Effect(Step(Seat(0), C), Effect(Rest(Seat(1)), Turn()), MOVED)


PARKED = Parked(2, (FRAME, Turn()), ((0, 5),), Seat(1), KindId("k"))


FORCED = Forced(KindId("k"), Step(Seat(0), A))


VALUES: Final[tuple[Event, ...]] = (MOVED, EVERYTHING, PARKED, FORCED)


STATE: Final = State(Board((Pair(A, B),), 3), (Turn(), FRAME), Chance(SEED_LIMIT - 1, 2, (0, 9)))
