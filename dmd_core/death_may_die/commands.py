"""Commands: what players decide, addressed by content and never by position in a menu.

Every command names the seat that decides. Its text form is its word and its fields, see
`dmd_core.kernel.schema.text`. `RULES` say when such a command can be given: they are cited where
one comes that answers nothing that is asked. Answers that fit many questions have none of their
own; then the rules of the question are cited.
"""

from typing import ClassVar, final

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


@final
@command(tag=2)
@node
class Pass:
    """Take no more actions, or use no card now."""

    WORD: ClassVar[str] = "pass"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_10, r.DEC_60)

    seat: Seat


@final
@command(tag=3)
@node
class Quiet:
    """Use no card now, and do not ask again this turn."""

    WORD: ClassVar[str] = "quiet"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_60,)

    seat: Seat


@final
@command(tag=4)
@node
class Done:
    """Enough: stop running, sneaking, rerolling, or naming targets."""

    WORD: ClassVar[str] = "done"

    seat: Seat


@final
@command(tag=5)
@node
class Run:
    """Take the Run action; `free` names the text that pays for it."""

    WORD: ClassVar[str] = "run"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@command(tag=6)
@node
class Attack:
    """Take the Attack action."""

    WORD: ClassVar[str] = "attack"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@command(tag=7)
@node
class Rest:
    """Take the Rest action."""

    WORD: ClassVar[str] = "rest"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@command(tag=8)
@node
class Trade:
    """Take the Trade action."""

    WORD: ClassVar[str] = "trade"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02)

    seat: Seat


@final
@command(tag=9)
@node
class EpisodeActionOn:
    """Take an Episode action, against an object if it needs one."""

    WORD: ClassVar[str] = "episode"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_05, r.TURN_02, r.EPI_03)

    seat: Seat
    action: ActionId
    object: ObjectId = NO_OBJECT


@final
@command(tag=10)
@node
class StandUp:
    """Stand up again for 1 Stress."""

    WORD: ClassVar[str] = "stand-up"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_130, r.DEC_60)

    seat: Seat


@final
@command(tag=11)
@node
class UseCard:
    """Use a Discovery card."""

    WORD: ClassVar[str] = "use"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_08, r.DISC_09)

    seat: Seat
    card: CardId


@final
@command(tag=12)
@node
class Step:
    """Run one Space."""

    WORD: ClassVar[str] = "step"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_01, r.DEC_11)

    seat: Seat
    to: SpaceId


@final
@command(tag=13)
@node
class TakeAlong:
    """Take an Investigator along."""

    WORD: ClassVar[str] = "take"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_111,)

    seat: Seat
    who: Seat


@final
@command(tag=14)
@node
class Answer:
    """Say yes or no; where it is asked how many, yes is all of them and no is none."""

    WORD: ClassVar[str] = "answer"

    seat: Seat
    yes: bool


@final
@command(tag=36)
@node
class Number:
    """Say how many, where it is neither all of them nor none."""

    WORD: ClassVar[str] = "number"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_32, r.DEC_51)

    seat: Seat
    n: int


@final
@command(tag=15)
@node
class Sneak:
    """Sneak past an Enemy: it does not follow."""

    WORD: ClassVar[str] = "sneak"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_11A,)

    seat: Seat
    figure: FigureId


@final
@command(tag=16)
@node
class Target:
    """Name one more target."""

    WORD: ClassVar[str] = "target"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_02, r.DEC_12)

    seat: Seat
    figure: FigureId


@final
@command(tag=17)
@node
class Reroll:
    """Reroll one die; `pay` names a free reroll, else it costs 1 Stress."""

    WORD: ClassVar[str] = "reroll"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.REROLL_01, r.REROLL_07, r.DEC_50)

    seat: Seat
    die: int
    pay: SourceId = NO_SOURCE


@final
@command(tag=35)
@node
class BonusDiceUsed:
    """Roll so many of the bonus dice."""

    WORD: ClassVar[str] = "bonus"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_07,)

    seat: Seat
    n: int


@final
@command(tag=18)
@node
class Convert:
    """Count so many symbols in another way; `text` names a text that is to come before others."""

    WORD: ClassVar[str] = "convert"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_02, r.DEC_51)

    seat: Seat
    n: int
    text: SourceId = NO_SOURCE


@final
@command(tag=19)
@node
class Split:
    """Give so many Successes to the target asked about."""

    WORD: ClassVar[str] = "split"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_08, r.DEC_13)

    seat: Seat
    n: int


@final
@command(tag=20)
@node
class Assign:
    """Put so many Wounds on the Companion asked about."""

    WORD: ClassVar[str] = "assign"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.CMP_01, r.DEC_52)

    seat: Seat
    n: int


@final
@command(tag=21)
@node
class HealPoints:
    """Heal so much Stress and so many Wounds."""

    WORD: ClassVar[str] = "heal"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.REST_02, r.DEC_14)

    seat: Seat
    stress: int
    wounds: int


@final
@command(tag=22)
@node
class LevelUp:
    """Raise a Skill."""

    WORD: ClassVar[str] = "level"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_08, r.DEC_54)

    seat: Seat
    skill: SkillId


@final
@command(tag=23)
@node
class ChooseSpace:
    """Choose a Space."""

    WORD: ClassVar[str] = "space"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_20,)

    seat: Seat
    space: SpaceId


@final
@command(tag=24)
@node
class ChooseFigure:
    """Choose an Enemy figure."""

    WORD: ClassVar[str] = "figure"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_20,)

    seat: Seat
    figure: FigureId


@final
@command(tag=25)
@node
class ChooseInvestigator:
    """Choose an Investigator."""

    WORD: ClassVar[str] = "who"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_20,)

    seat: Seat
    who: Seat


@final
@command(tag=26)
@node
class ChooseCard:
    """Choose a card."""

    WORD: ClassVar[str] = "card"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_23,)

    seat: Seat
    card: CardId


@final
@command(tag=27)
@node
class ChooseOption:
    """Choose a printed option."""

    WORD: ClassVar[str] = "option"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_23, r.DEC_30)

    seat: Seat
    option: ItemId


@final
@command(tag=28)
@node
class Claim:
    """Claim a half of the Discovery card."""

    WORD: ClassVar[str] = "claim"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_04, r.DEC_30)

    seat: Seat
    side: Side


@final
@command(tag=29)
@node
class Decline:
    """Claim nothing."""

    WORD: ClassVar[str] = "decline"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_64, r.DEC_30)

    seat: Seat


@final
@command(tag=30)
@node
class Attacker:
    """Let this Enemy attack next."""

    WORD: ClassVar[str] = "attacker"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIGHT_04, r.DEC_31)

    seat: Seat
    figure: FigureId


@final
@command(tag=31)
@node
class Order:
    """Resolve this text next."""

    WORD: ClassVar[str] = "order"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEC_40, r.DEC_53)

    seat: Seat
    source: SourceId


@final
@command(tag=32)
@node
class Give:
    """Add to the Trade: a card and who gets it."""

    WORD: ClassVar[str] = "give"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.DEC_15)

    seat: Seat
    card: CardId
    to: Seat


@final
@command(tag=33)
@node
class Propose:
    """Propose the Trade."""

    WORD: ClassVar[str] = "propose"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.DEC_15)

    seat: Seat


@final
@command(tag=34)
@node
class Cancel:
    """Take the draft of a Trade back."""

    WORD: ClassVar[str] = "cancel"
    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.DEC_15)

    seat: Seat
