"""Commands: what players decide, addressed by content and never by position in a menu.

Every command names the seat that decides. Its text form is its word and its fields, see
`dmd_core.kernel.text`.
"""

from typing import ClassVar, Final, TypeAlias, final

from dmd_core.death_may_die.ids import (
    NO_OBJECT,
    ActionId,
    CardId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
)
from dmd_core.death_may_die.state import Side
from dmd_core.kernel.events import Typed
from dmd_core.kernel.ids import NO_SOURCE, ItemId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class Pass:
    """Take no more actions, or use no card now."""

    WORD: ClassVar[str] = "pass"

    seat: Seat


@final
@node
class Quiet:
    """Use no card now, and do not ask again this turn."""

    WORD: ClassVar[str] = "quiet"

    seat: Seat


@final
@node
class Done:
    """Enough: stop running, sneaking, rerolling, or naming targets."""

    WORD: ClassVar[str] = "done"

    seat: Seat


@final
@node
class Run:
    """Take the Run action; `free` names the text that pays for it."""

    WORD: ClassVar[str] = "run"

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@node
class Attack:
    """Take the Attack action."""

    WORD: ClassVar[str] = "attack"

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@node
class Rest:
    """Take the Rest action."""

    WORD: ClassVar[str] = "rest"

    seat: Seat
    free: SourceId = NO_SOURCE


@final
@node
class Trade:
    """Take the Trade action."""

    WORD: ClassVar[str] = "trade"

    seat: Seat


@final
@node
class EpisodeActionOn:
    """Take an Episode action, against an object if it needs one."""

    WORD: ClassVar[str] = "episode"

    seat: Seat
    action: ActionId
    object: ObjectId = NO_OBJECT


@final
@node
class StandUp:
    """Stand up again for 1 Stress."""

    WORD: ClassVar[str] = "stand-up"

    seat: Seat


@final
@node
class UseCard:
    """Use a Discovery card."""

    WORD: ClassVar[str] = "use"

    seat: Seat
    card: CardId


@final
@node
class Step:
    """Run one Space."""

    WORD: ClassVar[str] = "step"

    seat: Seat
    to: SpaceId


@final
@node
class TakeAlong:
    """Take an Investigator along."""

    WORD: ClassVar[str] = "take"

    seat: Seat
    who: Seat


@final
@node
class Answer:
    """Say yes or no."""

    WORD: ClassVar[str] = "answer"

    seat: Seat
    yes: bool


@final
@node
class Sneak:
    """Sneak past an Enemy: it does not follow."""

    WORD: ClassVar[str] = "sneak"

    seat: Seat
    figure: FigureId


@final
@node
class Target:
    """Name one more target."""

    WORD: ClassVar[str] = "target"

    seat: Seat
    figure: FigureId


@final
@node
class Reroll:
    """Reroll one die; `pay` names a free reroll, else it costs 1 Stress."""

    WORD: ClassVar[str] = "reroll"

    seat: Seat
    die: int
    pay: SourceId = NO_SOURCE


@final
@node
class BonusDiceUsed:
    """Roll so many of the bonus dice."""

    WORD: ClassVar[str] = "bonus"

    seat: Seat
    n: int


@final
@node
class Convert:
    """Count so many symbols in another way."""

    WORD: ClassVar[str] = "convert"

    seat: Seat
    n: int


@final
@node
class Split:
    """Give so many Successes to the target asked about."""

    WORD: ClassVar[str] = "split"

    seat: Seat
    n: int


@final
@node
class Assign:
    """Put so many Wounds on the Companion asked about."""

    WORD: ClassVar[str] = "assign"

    seat: Seat
    n: int


@final
@node
class HealPoints:
    """Heal so much Stress and so many Wounds."""

    WORD: ClassVar[str] = "heal"

    seat: Seat
    stress: int
    wounds: int


@final
@node
class LevelUp:
    """Raise a Skill."""

    WORD: ClassVar[str] = "level"

    seat: Seat
    skill: SkillId


@final
@node
class ChooseSpace:
    """Choose a Space."""

    WORD: ClassVar[str] = "space"

    seat: Seat
    space: SpaceId


@final
@node
class ChooseFigure:
    """Choose an Enemy figure."""

    WORD: ClassVar[str] = "figure"

    seat: Seat
    figure: FigureId


@final
@node
class ChooseInvestigator:
    """Choose an Investigator."""

    WORD: ClassVar[str] = "who"

    seat: Seat
    who: Seat


@final
@node
class ChooseCard:
    """Choose a card."""

    WORD: ClassVar[str] = "card"

    seat: Seat
    card: CardId


@final
@node
class ChooseOption:
    """Choose a printed option."""

    WORD: ClassVar[str] = "option"

    seat: Seat
    option: ItemId


@final
@node
class Claim:
    """Claim a half of the Discovery card."""

    WORD: ClassVar[str] = "claim"

    seat: Seat
    side: Side


@final
@node
class Decline:
    """Claim nothing."""

    WORD: ClassVar[str] = "decline"

    seat: Seat


@final
@node
class Attacker:
    """Let this Enemy attack next."""

    WORD: ClassVar[str] = "attacker"

    seat: Seat
    figure: FigureId


@final
@node
class Order:
    """Resolve this text next."""

    WORD: ClassVar[str] = "order"

    seat: Seat
    source: SourceId


@final
@node
class Give:
    """Add to the Trade: a card and who gets it."""

    WORD: ClassVar[str] = "give"

    seat: Seat
    card: CardId
    to: Seat


@final
@node
class Propose:
    """Propose the Trade."""

    WORD: ClassVar[str] = "propose"

    seat: Seat


@final
@node
class Cancel:
    """Call the Trade off."""

    WORD: ClassVar[str] = "cancel"

    seat: Seat


Command: TypeAlias = (
    Typed
    | Pass
    | Quiet
    | Done
    | Run
    | Attack
    | Rest
    | Trade
    | EpisodeActionOn
    | StandUp
    | UseCard
    | Step
    | TakeAlong
    | Answer
    | Sneak
    | Target
    | Reroll
    | BonusDiceUsed
    | Convert
    | Split
    | Assign
    | HealPoints
    | LevelUp
    | ChooseSpace
    | ChooseFigure
    | ChooseInvestigator
    | ChooseCard
    | ChooseOption
    | Claim
    | Decline
    | Attacker
    | Order
    | Give
    | Propose
    | Cancel
)
"""Every command of the game."""

TAGS: Final[dict[type, int]] = {
    Typed: 1,
    Pass: 2,
    Quiet: 3,
    Done: 4,
    Run: 5,
    Attack: 6,
    Rest: 7,
    Trade: 8,
    EpisodeActionOn: 9,
    StandUp: 10,
    UseCard: 11,
    Step: 12,
    TakeAlong: 13,
    Answer: 14,
    Sneak: 15,
    Target: 16,
    Reroll: 17,
    Convert: 18,
    Split: 19,
    Assign: 20,
    HealPoints: 21,
    LevelUp: 22,
    ChooseSpace: 23,
    ChooseFigure: 24,
    ChooseInvestigator: 25,
    ChooseCard: 26,
    ChooseOption: 27,
    Claim: 28,
    Decline: 29,
    Attacker: 30,
    Order: 31,
    Give: 32,
    Propose: 33,
    Cancel: 34,
    BonusDiceUsed: 35,
}
"""Tags of the commands in logs; a tag is never changed and never used again."""

__all__ = [
    "TAGS",
    "Answer",
    "Assign",
    "Attack",
    "Attacker",
    "BonusDiceUsed",
    "Cancel",
    "ChooseCard",
    "ChooseFigure",
    "ChooseInvestigator",
    "ChooseOption",
    "ChooseSpace",
    "Claim",
    "Command",
    "Convert",
    "Decline",
    "Done",
    "EpisodeActionOn",
    "Give",
    "HealPoints",
    "LevelUp",
    "Order",
    "Pass",
    "Propose",
    "Quiet",
    "Reroll",
    "Rest",
    "Run",
    "Sneak",
    "Split",
    "StandUp",
    "Step",
    "TakeAlong",
    "Target",
    "Trade",
    "Typed",
    "UseCard",
]
