"""Events and commands of the kernel itself; everything else belongs to a game.

A game event is an attrs node with a class variable ``RULES`` (the rules that always cause it) and
two trailing fields: ``src``, the text at work, and ``why``, rules that apply at one place only. A
chance fact has a field ``drawn``, the outcome as it was drawn, in a `Sealed` if not everybody may
see it. An event that ends what an earlier one of its step began has a class variable ``ENDS``: that
class, and the field in which both name the same thing; they are told with one name for it. A
command that nobody else may know of has a class variable ``SECRET`` that is true.
"""

from typing import TYPE_CHECKING, ClassVar, Protocol, final

from attrs import field

from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, TABLE, KindId, RuleId, Seat, SourceId, item_ids
from dmd_core.kernel.node import node


class Event(Protocol):
    """What every event has: the rules it rests on and the text that caused it."""

    RULES: ClassVar[tuple[RuleId, ...]]

    @property
    def src(self) -> SourceId:
        """The card, skill or enemy whose text was at work; empty for the bare rules."""

    @property
    def why(self) -> tuple[RuleId, ...]:
        """Rules that apply here beside those of the class."""


class Command(Protocol):
    """What every command has: the seat that decides and a word for its text form."""

    WORD: ClassVar[str]

    @property
    def seat(self) -> Seat:
        """Who decides."""


class Frame(Protocol):
    """A frame of the agenda: any node; what it means is registered with the ruleset."""


@final
@node
class PackedFrame:
    """A frame as a log holds it: its bytes, which nobody has read.

    What a frame looks like is the business of one version of the rules. So events that come out of
    a log keep the frames of `Parked` packed: they can be folded and compared whatever became of the
    class of the frame. Only play that goes on from there needs them read, see `Codec.resumed`.

    `packed` is one msgpack array, the tag of the frame first.
    """

    packed: bytes


if TYPE_CHECKING:
    _Command = Command  # said by name: pyright takes no field with a converter for a member
else:
    _Command = object


@final
@node
class Typed(_Command):
    """Command of the table: the outcome of real dice or a real draw, one item per side."""

    WORD: ClassVar[str] = "typed"

    items: Outcome = field(converter=item_ids)
    seat: Seat = field(default=TABLE, converter=Seat)


@final
@node
class Parked:
    """Last event of every command: what it did to the agenda, and who is waited for.

    `keep` frames of the old agenda stayed untouched, `push` lies on them now (out of a log as
    `PackedFrame`, which nobody has read); `draws` are pairs of a chance stream and how many
    requests it answered; `seat` and `kind` tell a reader without rules what the game waits for.
    """

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    keep: int
    push: tuple[Frame, ...]
    draws: tuple[tuple[int, int], ...]
    seat: Seat
    kind: KindId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Forced:
    """A decision that had to be made and had one answer; it was not asked."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    kind: KindId
    command: Command
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


def cited(event: Event) -> tuple[RuleId, ...]:
    """The rules that an event rests on, each once: those that always cause it, then its `why`.

    Example:
        >>> from dmd_core.kernel.ids import NOBODY
        >>> why = (RuleId("RACE-01"), RuleId("RACE-01"))
        >>> cited(Parked(0, (), (), NOBODY, KindId("over"), why=why))
        ('RACE-01',)
    """
    return tuple(dict.fromkeys((*event.RULES, *event.why)))


__all__ = [
    "Command",
    "Event",
    "Forced",
    "Frame",
    "PackedFrame",
    "Parked",
    "Typed",
    "cited",
]
