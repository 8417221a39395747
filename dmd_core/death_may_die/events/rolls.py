"""Events of rolls, from the pool to the last step."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import NO_ACTION, NO_FIGURE, NO_OBJECT, ActionId, FigureId, ObjectId
from dmd_core.death_may_die.state import RollKind
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class AttackDeclared:
    """An Attack was declared against its targets."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_01, r.ATK_02)

    seat: Seat
    targets: tuple[FigureId, ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class EnemyAttackDeclared:
    """An Enemy attacks an Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIGHT_02,)

    figure: FigureId
    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class AttackRedirected:
    """An attack was taken over by another Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEF_06,)

    seat: Seat
    to: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class RollStarted:
    """The pool of a roll was fixed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DICE_01,)

    kind: RollKind
    owner: Seat
    standard: int
    bonus: int
    attacker: FigureId = NO_FIGURE
    targets: tuple[FigureId, ...] = ()
    action: ActionId = NO_ACTION
    object: ObjectId = NO_OBJECT
    redirected: bool = False
    lone: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class DiceRolled:
    """All dice were rolled; standard dice first."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DICE_02, r.DICE_15)

    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class DieRerolled:
    """One die was rolled again; `pay` names the free reroll, empty for 1 Stress."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.REROLL_01, r.REROLL_02)

    die: int
    drawn: Drawn
    pay: SourceId = NO_SOURCE
    per_turn: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class RollTallied:
    """Rerolls are over; the symbols were counted."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_01, r.REROLL_07)

    successes: int
    elder_signs: int
    tentacles: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class TallyChanged:
    """A text changed the result of the roll by these numbers."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_02,)

    successes: int = 0
    elder_signs: int = 0
    tentacles: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class RollApplied:
    """Step 1 of the roll is done: Wounds its owner took, and targets it killed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_03,)

    dealt: int = 0
    killed: tuple[FigureId, ...] = ()
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class RollEnded:
    """The roll is over; its dice leave the table."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_03,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "AttackDeclared",
    "AttackRedirected",
    "DiceRolled",
    "DieRerolled",
    "EnemyAttackDeclared",
    "RollApplied",
    "RollEnded",
    "RollStarted",
    "RollTallied",
    "TallyChanged",
]
