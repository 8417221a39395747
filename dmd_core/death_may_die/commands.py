"""Commands: what players decide, addressed by content and never by position in a menu.

Every command names the seat that decides. Its text form is its word and its fields, see
`dmd_core.kernel.schema.text`. `RULES` say when such a command can be given: they are cited where
one comes that answers nothing that is asked. Answers that fit many questions have none of their
own; then the rules of the question are cited.

A program names seats and ids as plain numbers and text, `Attack(0)` or
`UseCard(0, "tool_chest")`: the converter of a field is the name of its type, for type checkers,
and converts nothing, see `node`.
"""

from typing import TYPE_CHECKING, ClassVar, final

from attrs import field

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import (
    NO_OBJECT,
    ActionId,
    CardId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
)
from dmd_core.death_may_die.registry import command
from dmd_core.death_may_die.state import Side
from dmd_core.kernel.ids import NO_SOURCE, ItemId, RuleId, Seat, SourceId
from dmd_core.kernel.node import node

if TYPE_CHECKING:
    # Said by name, because pyright takes no field with a converter for a member of a protocol.
    from dmd_core.kernel.events import Command
else:
    Command = object


@final
@command(tag=2)
@node
class Pass(Command):
    """Take no more actions, or use no card now."""

    WORD: ClassVar[str] = "pass"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_10, r.DEC_60)

    seat: Seat = field(converter=Seat)


@final
@command(tag=3)
@node
class Quiet(Command):
    """Use no card now, and do not ask again this turn."""

    WORD: ClassVar[str] = "quiet"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_60,)

    seat: Seat = field(converter=Seat)


@final
@command(tag=4)
@node
class Done(Command):
    """Enough: stop running, sneaking, rerolling, or naming targets."""

    WORD: ClassVar[str] = "done"

    seat: Seat = field(converter=Seat)


@final
@command(tag=5)
@node
class Run(Command):
    """Take the Run action; `free` names the text that pays for it."""

    WORD: ClassVar[str] = "run"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat = field(converter=Seat)
    free: SourceId = field(default=NO_SOURCE, converter=SourceId)


@final
@command(tag=6)
@node
class Attack(Command):
    """Take the Attack action."""

    WORD: ClassVar[str] = "attack"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat = field(converter=Seat)
    free: SourceId = field(default=NO_SOURCE, converter=SourceId)


@final
@command(tag=7)
@node
class Rest(Command):
    """Take the Rest action."""

    WORD: ClassVar[str] = "rest"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat = field(converter=Seat)
    free: SourceId = field(default=NO_SOURCE, converter=SourceId)


@final
@command(tag=8)
@node
class Trade(Command):
    """Take the Trade action."""

    WORD: ClassVar[str] = "trade"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat = field(converter=Seat)


@final
@command(tag=9)
@node
class EpisodeActionOn(Command):
    """Take an Episode action, against an object if it needs one."""

    WORD: ClassVar[str] = "episode"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02, r.EPI_03)

    seat: Seat = field(converter=Seat)
    action: ActionId = field(converter=ActionId)
    object: ObjectId = field(default=NO_OBJECT, converter=ObjectId)


@final
@command(tag=10)
@node
class StandUp(Command):
    """Stand up again for 1 Stress."""

    WORD: ClassVar[str] = "stand-up"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_130, r.DEC_60)

    seat: Seat = field(converter=Seat)


@final
@command(tag=11)
@node
class UseCard(Command):
    """Use a Discovery card."""

    WORD: ClassVar[str] = "use"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_08, r.DISC_09)

    seat: Seat = field(converter=Seat)
    card: CardId = field(converter=ItemId)


@final
@command(tag=12)
@node
class Step(Command):
    """Run one Space."""

    WORD: ClassVar[str] = "step"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_01, r.DEC_11)

    seat: Seat = field(converter=Seat)
    to: SpaceId = field(converter=SpaceId)


@final
@command(tag=13)
@node
class TakeAlong(Command):
    """Take an Investigator along."""

    WORD: ClassVar[str] = "take"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_111,)

    seat: Seat = field(converter=Seat)
    who: Seat = field(converter=Seat)


@final
@command(tag=14)
@node
class Answer(Command):
    """Say yes or no; where it is asked how many, yes is all of them and no is none."""

    WORD: ClassVar[str] = "answer"

    seat: Seat = field(converter=Seat)
    yes: bool


@final
@command(tag=36)
@node
class Number(Command):
    """Say how many, where it is neither all of them nor none."""

    WORD: ClassVar[str] = "number"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_32, r.DEC_51)

    seat: Seat = field(converter=Seat)
    n: int


@final
@command(tag=15)
@node
class Sneak(Command):
    """Sneak past an Enemy: it does not follow."""

    WORD: ClassVar[str] = "sneak"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_11A,)

    seat: Seat = field(converter=Seat)
    figure: FigureId = field(converter=FigureId)


@final
@command(tag=16)
@node
class Target(Command):
    """Name one more target."""

    WORD: ClassVar[str] = "target"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_02, r.DEC_12)

    seat: Seat = field(converter=Seat)
    figure: FigureId = field(converter=FigureId)


@final
@command(tag=17)
@node
class Reroll(Command):
    """Reroll one die; `pay` names a free reroll, else it costs 1 Stress."""

    WORD: ClassVar[str] = "reroll"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.REROLL_01, r.REROLL_07, r.DEC_50)

    seat: Seat = field(converter=Seat)
    die: int
    pay: SourceId = field(default=NO_SOURCE, converter=SourceId)


@final
@command(tag=35)
@node
class BonusDiceUsed(Command):
    """Roll so many of the bonus dice."""

    WORD: ClassVar[str] = "bonus"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_07,)

    seat: Seat = field(converter=Seat)
    n: int


@final
@command(tag=18)
@node
class Convert(Command):
    """Count so many symbols in another way; `text` names a text that is to come before others."""

    WORD: ClassVar[str] = "convert"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_02, r.DEC_51)

    seat: Seat = field(converter=Seat)
    n: int
    text: SourceId = field(default=NO_SOURCE, converter=SourceId)


@final
@command(tag=19)
@node
class Split(Command):
    """Give so many Successes to the target asked about."""

    WORD: ClassVar[str] = "split"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_08, r.DEC_13)

    seat: Seat = field(converter=Seat)
    n: int


@final
@command(tag=20)
@node
class Assign(Command):
    """Put so many Wounds on the Companion asked about."""

    WORD: ClassVar[str] = "assign"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.CMP_01, r.DEC_52)

    seat: Seat = field(converter=Seat)
    n: int


@final
@command(tag=21)
@node
class HealPoints(Command):
    """Heal so much Stress and so many Wounds."""

    WORD: ClassVar[str] = "heal"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.REST_02, r.DEC_14)

    seat: Seat = field(converter=Seat)
    stress: int
    wounds: int


@final
@command(tag=22)
@node
class LevelUp(Command):
    """Raise a Skill."""

    WORD: ClassVar[str] = "level"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_08, r.DEC_54)

    seat: Seat = field(converter=Seat)
    skill: SkillId = field(converter=SkillId)


@final
@command(tag=23)
@node
class ChooseSpace(Command):
    """Choose a Space."""

    WORD: ClassVar[str] = "space"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_20,)

    seat: Seat = field(converter=Seat)
    space: SpaceId = field(converter=SpaceId)


@final
@command(tag=24)
@node
class ChooseFigure(Command):
    """Choose an Enemy figure."""

    WORD: ClassVar[str] = "figure"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_20,)

    seat: Seat = field(converter=Seat)
    figure: FigureId = field(converter=FigureId)


@final
@command(tag=25)
@node
class ChooseInvestigator(Command):
    """Choose an Investigator."""

    WORD: ClassVar[str] = "who"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_20,)

    seat: Seat = field(converter=Seat)
    who: Seat = field(converter=Seat)


@final
@command(tag=26)
@node
class ChooseCard(Command):
    """Choose a card."""

    WORD: ClassVar[str] = "card"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_23,)

    seat: Seat = field(converter=Seat)
    card: CardId = field(converter=ItemId)


@final
@command(tag=27)
@node
class ChooseOption(Command):
    """Choose a printed option."""

    WORD: ClassVar[str] = "option"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_23, r.DEC_30)

    seat: Seat = field(converter=Seat)
    option: ItemId = field(converter=ItemId)


@final
@command(tag=28)
@node
class Claim(Command):
    """Claim a half of the Discovery card."""

    WORD: ClassVar[str] = "claim"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_04, r.DEC_30)

    seat: Seat = field(converter=Seat)
    side: Side


@final
@command(tag=29)
@node
class Decline(Command):
    """Claim nothing."""

    WORD: ClassVar[str] = "decline"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_64, r.DEC_30)

    seat: Seat = field(converter=Seat)


@final
@command(tag=30)
@node
class Attacker(Command):
    """Let this Enemy attack next."""

    WORD: ClassVar[str] = "attacker"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIGHT_04, r.DEC_31)

    seat: Seat = field(converter=Seat)
    figure: FigureId = field(converter=FigureId)


@final
@command(tag=31)
@node
class Order(Command):
    """Resolve this text next."""

    WORD: ClassVar[str] = "order"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_40, r.DEC_53)

    seat: Seat = field(converter=Seat)
    source: SourceId = field(converter=SourceId)


@final
@command(tag=32)
@node
class Give(Command):
    """Add to the Trade: a card and who gets it."""

    WORD: ClassVar[str] = "give"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.DEC_15)

    seat: Seat = field(converter=Seat)
    card: CardId = field(converter=ItemId)
    to: Seat = field(converter=Seat)


@final
@command(tag=33)
@node
class Propose(Command):
    """Propose the Trade."""

    WORD: ClassVar[str] = "propose"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.DEC_15)

    seat: Seat = field(converter=Seat)


@final
@command(tag=34)
@node
class Cancel(Command):
    """Take the draft of a Trade back."""

    WORD: ClassVar[str] = "cancel"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.DEC_15)

    seat: Seat = field(converter=Seat)
