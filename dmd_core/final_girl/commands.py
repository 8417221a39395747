"""Commands: what the player decides, addressed by content and never by position in a menu.

The player has seat 0. The text form of a command is its word and its fields, see
`dmd_core.kernel.schema.text`. `RULES` say when such a command can be given: they are cited where
one comes that answers nothing that is asked.

A program names ids as plain text, `Play(0, "walk")`: the converter of a field is the name of its
type, for type checkers, and converts nothing, see `node`.
"""

from typing import TYPE_CHECKING, ClassVar, final

from attrs import field

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.ids import LATER, NO_ITEM, ActionId, CardId, SpaceId
from dmd_core.final_girl.registry import command
from dmd_core.final_girl.state import Colour, End, Target
from dmd_core.kernel.ids import ItemId, RuleId, Seat, SourceId, item_ids
from dmd_core.kernel.node import node

if TYPE_CHECKING:
    # Said by name, because pyright takes no field with a converter for a member of a protocol.
    from dmd_core.kernel.events import Command
else:
    Command = object


@final
@command(tag=2)
@node
class Stop(Command):
    """Stop: playing cards, buying, moving."""

    WORD: ClassVar[str] = "stop"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_03,
        r.DEC_13,
        r.DEC_06,
        r.ACT_09,
    )

    seat: Seat = field(converter=Seat)


@final
@command(tag=3)
@node
class Done(Command):
    """Enough: leave the dice as they are, take the rest of the damage, use none."""

    WORD: ClassVar[str] = "done"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_04,
        r.DEC_15,
    )

    seat: Seat = field(converter=Seat)


@final
@command(tag=4)
@node
class Play(Command):
    """Play an action card."""

    WORD: ClassVar[str] = "play"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_03,
        r.DEC_15,
        r.ACT_01,
    )

    seat: Seat = field(converter=Seat)
    card: ActionId = field(converter=ActionId)


@final
@command(tag=5)
@node
class Discard(Command):
    """Discard an action card from hand: for 1 time, or down to the hand limit."""

    WORD: ClassVar[str] = "discard"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_03,
        r.DEC_04,
        r.DEC_17,
        r.TIM_05,
    )

    seat: Seat = field(converter=Seat)
    card: ActionId = field(converter=ActionId)


@final
@command(tag=6)
@node
class Use(Command):
    """Use an item or an ability."""

    WORD: ClassVar[str] = "use"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_03,
        r.DEC_15,
        r.ACT_14,
    )

    seat: Seat = field(converter=Seat)
    source: SourceId = field(converter=SourceId)


@final
@command(tag=7)
@node
class Save(Command):
    """Save a victim on her exit space; it covers a victim space of her card, counted from 0."""

    WORD: ClassVar[str] = "save"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_07,
        r.SAV_01,
    )

    seat: Seat = field(converter=Seat)
    colour: Colour
    slot: int = LATER


@final
@command(tag=8)
@node
class TakeReward(Command):
    """Take a pending reward now: that of a victim space, counted from 0."""

    WORD: ClassVar[str] = "reward"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_08,
        r.SAV_07,
    )

    seat: Seat = field(converter=Seat)
    slot: int


@final
@command(tag=9)
@node
class Convert(Command):
    """Discard two action cards to make a partial success a success."""

    WORD: ClassVar[str] = "convert"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_04,
        r.ROL_05,
    )

    seat: Seat = field(converter=Seat)
    die: int
    first: ActionId = field(converter=ActionId)
    second: ActionId = field(converter=ActionId)


@final
@command(tag=10)
@node
class Reroll(Command):
    """Throw dice again, counted from 0, and what pays for it."""

    WORD: ClassVar[str] = "reroll"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_04,
        r.ROL_11,
    )

    seat: Seat = field(converter=Seat)
    source: SourceId = field(converter=SourceId)
    dice: tuple[int, ...]


@final
@command(tag=11)
@node
class ChooseLine(Command):
    """Take one of two lines, counted from 0."""

    WORD: ClassVar[str] = "line"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_05,
        r.ACT_08,
    )

    seat: Seat = field(converter=Seat)
    line: int


@final
@command(tag=12)
@node
class Step(Command):
    """Take a step; so many ordinary victims follow, and these special ones."""

    WORD: ClassVar[str] = "step"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_06,
        r.MOV_02,
    )

    seat: Seat = field(converter=Seat)
    to: SpaceId = field(converter=SpaceId)
    plain: int = 0
    special: tuple[Colour, ...] = ()


@final
@command(tag=13)
@node
class Keep(Command):
    """Keep this card of a search."""

    WORD: ClassVar[str] = "keep"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_09,
        r.SRC_03,
    )

    seat: Seat = field(converter=Seat)
    card: CardId = field(converter=ItemId)


@final
@command(tag=14)
@node
class PutBack(Command):
    """Put this card of a search back: face up on top, or facedown at the bottom."""

    WORD: ClassVar[str] = "putback"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_09,
        r.SRC_04,
    )

    seat: Seat = field(converter=Seat)
    card: CardId = field(converter=ItemId)
    end: End


@final
@command(tag=15)
@node
class Hold(Command):
    """Hold these items; all others go to the backpack."""

    WORD: ClassVar[str] = "hold"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_10,
        r.ITM_06,
    )

    seat: Seat = field(converter=Seat)
    held: tuple[CardId, ...] = field(default=(), converter=item_ids)


@final
@command(tag=16)
@node
class Wield(Command):
    """Let this weapon modify the attack."""

    WORD: ClassVar[str] = "wield"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_11,
        r.WPN_01,
    )

    seat: Seat = field(converter=Seat)
    weapon: CardId = field(converter=ItemId)


@final
@command(tag=17)
@node
class Divide(Command):
    """Divide damage, in the order of those it may go to."""

    WORD: ClassVar[str] = "divide"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_12,
        r.ATK_06,
        r.ATK_09,
    )

    seat: Seat = field(converter=Seat)
    parts: tuple[int, ...]


@final
@command(tag=18)
@node
class Buy(Command):
    """Buy an action card."""

    WORD: ClassVar[str] = "buy"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_13,
        r.PLN_01,
    )

    seat: Seat = field(converter=Seat)
    card: ActionId = field(converter=ActionId)


@final
@command(tag=19)
@node
class ChooseSpace(Command):
    """Choose a space."""

    WORD: ClassVar[str] = "space"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_14,
        r.DEC_20,
        r.DEC_21,
    )

    seat: Seat = field(converter=Seat)
    space: SpaceId = field(converter=SpaceId)


@final
@command(tag=20)
@node
class ChooseVictim(Command):
    """Choose a victim of that colour, at a space."""

    WORD: ClassVar[str] = "victim"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_14,
        r.DEC_16,
        r.DEC_21,
    )

    seat: Seat = field(converter=Seat)
    space: SpaceId = field(converter=SpaceId)
    colour: Colour


@final
@command(tag=21)
@node
class TakeCard(Command):
    """Take this action card from the tableau."""

    WORD: ClassVar[str] = "take"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_18,)

    seat: Seat = field(converter=Seat)
    card: ActionId = field(converter=ActionId)


@final
@command(tag=22)
@node
class Aim(Command):
    """Attack the killer, or the minions of a space; from a distance with that weapon."""

    WORD: ClassVar[str] = "aim"
    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DEC_19,
        r.ATK_08,
    )

    seat: Seat = field(converter=Seat)
    target: Target
    space: SpaceId = field(converter=SpaceId)
    weapon: CardId = field(default=NO_ITEM, converter=ItemId)


@final
@command(tag=23)
@node
class Choose(Command):
    """Take this option."""

    WORD: ClassVar[str] = "choose"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_02,)

    seat: Seat = field(converter=Seat)
    option: ItemId = field(converter=ItemId)


@final
@command(tag=24)
@node
class ChooseCard(Command):
    """Choose this card."""

    WORD: ClassVar[str] = "card"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_20,)

    seat: Seat = field(converter=Seat)
    card: CardId = field(converter=ItemId)


@final
@command(tag=25)
@node
class Answer(Command):
    """Say yes or no to what a text offers."""

    WORD: ClassVar[str] = "answer"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_22,)

    seat: Seat = field(converter=Seat)
    yes: bool
