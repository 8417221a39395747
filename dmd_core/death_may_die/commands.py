"""Commands: what players decide, addressed by content and never by position in a menu.

Every command names the seat that decides. Its text form is its word and its fields, see
`dmd_core.kernel.schema.text`.
"""

from typing import ClassVar, final

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
from dmd_core.kernel.ids import NO_SOURCE, ItemId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@command(tag=2)
@node
class Pass:
    """Take no more actions, or use no card now."""

    WORD: ClassVar[str] = "pass"

    seat: Seat


@final
@command(tag=3)
@node
class Quiet:
    """Use no card now, and do not ask again this turn."""

    WORD: ClassVar[str] = "quiet"

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

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@command(tag=6)
@node
class Attack:
    """Take the Attack action."""

    WORD: ClassVar[str] = "attack"

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@command(tag=7)
@node
class Rest:
    """Take the Rest action."""

    WORD: ClassVar[str] = "rest"

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@command(tag=8)
@node
class Trade:
    """Take the Trade action."""

    WORD: ClassVar[str] = "trade"

    seat: Seat


@final
@command(tag=9)
@node
class EpisodeActionOn:
    """Take an Episode action, against an object if it needs one."""

    WORD: ClassVar[str] = "episode"

    seat: Seat
    action: ActionId
    object: ObjectId = NO_OBJECT


@final
@command(tag=10)
@node
class StandUp:
    """Stand up again for 1 Stress."""

    WORD: ClassVar[str] = "stand-up"

    seat: Seat


@final
@command(tag=11)
@node
class UseCard:
    """Use a Discovery card."""

    WORD: ClassVar[str] = "use"

    seat: Seat
    card: CardId


@final
@command(tag=12)
@node
class Step:
    """Run one Space."""

    WORD: ClassVar[str] = "step"

    seat: Seat
    to: SpaceId


@final
@command(tag=13)
@node
class TakeAlong:
    """Take an Investigator along."""

    WORD: ClassVar[str] = "take"

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

    seat: Seat
    n: int


@final
@command(tag=15)
@node
class Sneak:
    """Sneak past an Enemy: it does not follow."""

    WORD: ClassVar[str] = "sneak"

    seat: Seat
    figure: FigureId


@final
@command(tag=16)
@node
class Target:
    """Name one more target."""

    WORD: ClassVar[str] = "target"

    seat: Seat
    figure: FigureId


@final
@command(tag=17)
@node
class Reroll:
    """Reroll one die; `pay` names a free reroll, else it costs 1 Stress."""

    WORD: ClassVar[str] = "reroll"

    seat: Seat
    die: int
    pay: SourceId = NO_SOURCE


@final
@command(tag=35)
@node
class BonusDiceUsed:
    """Roll so many of the bonus dice."""

    WORD: ClassVar[str] = "bonus"

    seat: Seat
    n: int


@final
@command(tag=18)
@node
class Convert:
    """Count so many symbols in another way; `text` names a text that is to come before others."""

    WORD: ClassVar[str] = "convert"

    seat: Seat
    n: int
    text: SourceId = NO_SOURCE


@final
@command(tag=19)
@node
class Split:
    """Give so many Successes to the target asked about."""

    WORD: ClassVar[str] = "split"

    seat: Seat
    n: int


@final
@command(tag=20)
@node
class Assign:
    """Put so many Wounds on the Companion asked about."""

    WORD: ClassVar[str] = "assign"

    seat: Seat
    n: int


@final
@command(tag=21)
@node
class HealPoints:
    """Heal so much Stress and so many Wounds."""

    WORD: ClassVar[str] = "heal"

    seat: Seat
    stress: int
    wounds: int


@final
@command(tag=22)
@node
class LevelUp:
    """Raise a Skill."""

    WORD: ClassVar[str] = "level"

    seat: Seat
    skill: SkillId


@final
@command(tag=23)
@node
class ChooseSpace:
    """Choose a Space."""

    WORD: ClassVar[str] = "space"

    seat: Seat
    space: SpaceId


@final
@command(tag=24)
@node
class ChooseFigure:
    """Choose an Enemy figure."""

    WORD: ClassVar[str] = "figure"

    seat: Seat
    figure: FigureId


@final
@command(tag=25)
@node
class ChooseInvestigator:
    """Choose an Investigator."""

    WORD: ClassVar[str] = "who"

    seat: Seat
    who: Seat


@final
@command(tag=26)
@node
class ChooseCard:
    """Choose a card."""

    WORD: ClassVar[str] = "card"

    seat: Seat
    card: CardId


@final
@command(tag=27)
@node
class ChooseOption:
    """Choose a printed option."""

    WORD: ClassVar[str] = "option"

    seat: Seat
    option: ItemId


@final
@command(tag=28)
@node
class Claim:
    """Claim a half of the Discovery card."""

    WORD: ClassVar[str] = "claim"

    seat: Seat
    side: Side


@final
@command(tag=29)
@node
class Decline:
    """Claim nothing."""

    WORD: ClassVar[str] = "decline"

    seat: Seat


@final
@command(tag=30)
@node
class Attacker:
    """Let this Enemy attack next."""

    WORD: ClassVar[str] = "attacker"

    seat: Seat
    figure: FigureId


@final
@command(tag=31)
@node
class Order:
    """Resolve this text next."""

    WORD: ClassVar[str] = "order"

    seat: Seat
    source: SourceId


@final
@command(tag=32)
@node
class Give:
    """Add to the Trade: a card and who gets it."""

    WORD: ClassVar[str] = "give"

    seat: Seat
    card: CardId
    to: Seat


@final
@command(tag=33)
@node
class Propose:
    """Propose the Trade."""

    WORD: ClassVar[str] = "propose"

    seat: Seat


@final
@command(tag=34)
@node
class Cancel:
    """Take the draft of a Trade back."""

    WORD: ClassVar[str] = "cancel"

    seat: Seat
