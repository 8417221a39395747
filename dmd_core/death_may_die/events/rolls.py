"""Events of rolls, from the declared attack to the last step."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import add_count, add_use, set_investigator, set_rolls
from dmd_core.death_may_die.ids import NO_ACTION, NO_FIGURE, NO_OBJECT, ActionId, FigureId, ObjectId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Roll, RollKind, Scope, Table
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import changing, node, replace

_with_faces = changing(Roll, lambda roll: roll.faces)
_with_result = changing(Roll, lambda roll: roll.dealt, lambda roll: roll.killed)
_with_tally = changing(
    Roll,
    lambda roll: roll.tallied,
    lambda roll: roll.successes,
    lambda roll: roll.elder_signs,
    lambda roll: roll.tentacles,
)


@final
@event(tag=20)
@node
class AttackDeclared:
    """An Attack was declared against its targets."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_01, r.ATK_02)

    seat: Seat
    targets: tuple[FigureId, ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AttackDeclared)
def attack_declared(table: Table, _event: AttackDeclared) -> Table:
    """The roll that follows carries the targets."""
    return table


@final
@event(tag=21)
@node
class EnemyAttackDeclared:
    """An Enemy attacks an Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.FIGHT_02,)

    figure: FigureId
    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(EnemyAttackDeclared)
def enemy_attack_declared(table: Table, event: EnemyAttackDeclared) -> Table:
    """The Enemy has used its attack of this phase (FIGHT-02)."""
    return replace(table, attackers=(*table.attackers, event.figure))


@final
@event(tag=22)
@node
class AttackRedirected:
    """An attack was taken over by another Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEF_06,)

    seat: Seat
    to: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AttackRedirected)
def attack_redirected(table: Table, _event: AttackRedirected) -> Table:
    """The roll that follows has another owner."""
    return table


@final
@event(tag=23)
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


@reduces(RollStarted)
def roll_started(table: Table, event: RollStarted) -> Table:
    """A new roll on top of those in progress."""
    started = Roll(
        kind=event.kind,
        owner=event.owner,
        standard=event.standard,
        bonus=event.bonus,
        attacker=event.attacker,
        targets=event.targets,
        action=event.action,
        object=event.object,
        redirected=event.redirected,
        lone=event.lone,
    )
    return set_rolls(table, (*table.rolls, started))


@final
@event(tag=24)
@node
class DiceRolled:
    """All dice were rolled; standard dice first."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DICE_02, r.DICE_15)

    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


def _set_roll(table: Table, changed: Roll) -> Table:
    return set_rolls(table, (*table.rolls[:-1], changed))


@reduces(DiceRolled)
def dice_rolled(table: Table, event: DiceRolled) -> Table:
    """The dice show their faces."""
    return _set_roll(table, _with_faces(table.rolls[-1], event.drawn))


@final
@event(tag=25)
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


@reduces(DieRerolled)
def die_rerolled(table: Table, event: DieRerolled) -> Table:
    """One face is new and the reroll is paid (REROLL-01, -08)."""
    rolled = table.rolls[-1]
    faces = (*rolled.faces[: event.die], event.drawn[0], *rolled.faces[event.die + 1 :])
    if event.pay == NO_SOURCE:
        owner = table.investigators[rolled.owner]
        table = set_investigator(table, rolled.owner, replace(owner, stress=owner.stress + 1))
        return _set_roll(table, _with_faces(rolled, faces))
    if event.per_turn:
        table = add_use(table, event.pay, rolled.owner, Scope.TURN)
        return _set_roll(table, _with_faces(rolled, faces))
    used = add_count(rolled.used, event.pay, 1)
    return _set_roll(table, replace(rolled, faces=faces, used=used))


@final
@event(tag=26)
@node
class RollTallied:
    """Rerolls are over; the symbols were counted."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_01, r.REROLL_07)

    successes: int
    elder_signs: int
    tentacles: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(RollTallied)
def roll_tallied(table: Table, event: RollTallied) -> Table:
    """The symbols are counted (RES-01)."""
    done = True
    changed = _with_tally(
        table.rolls[-1], done, event.successes, event.elder_signs, event.tentacles
    )
    return _set_roll(table, changed)


@final
@event(tag=27)
@node
class TallyChanged:
    """A text changed the result of the roll by these numbers."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_02,)

    successes: int = 0
    elder_signs: int = 0
    tentacles: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TallyChanged)
def tally_changed(table: Table, event: TallyChanged) -> Table:
    """The counts change by what a text says (RES-02)."""
    rolled = table.rolls[-1]
    changed = replace(
        rolled,
        successes=rolled.successes + event.successes,
        elder_signs=rolled.elder_signs + event.elder_signs,
        tentacles=rolled.tentacles + event.tentacles,
    )
    return _set_roll(table, changed)


@final
@event(tag=77, appended={"lost": 2}, split_off={"lost": "dealt"})
@node
class RollApplied:
    """Step 1 of the roll is done: Wounds its owner took, and targets it killed.

    `lost` are Wounds of the roll that went beyond the skull of its owner.
    """

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_03,)

    dealt: int = 0
    killed: tuple[FigureId, ...] = ()
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()
    lost: int = 0


@reduces(RollApplied)
def roll_applied(table: Table, event: RollApplied) -> Table:
    """What step 1 did is known to the effects of step 2."""
    return _set_roll(table, _with_result(table.rolls[-1], event.dealt, event.killed))


@final
@event(tag=28)
@node
class RollEnded:
    """The roll is over; its dice leave the table."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RES_03,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(RollEnded)
def roll_ended(table: Table, _event: RollEnded) -> Table:
    """The dice leave the table."""
    return set_rolls(table, table.rolls[:-1])
