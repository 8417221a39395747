"""Events of Horror Rolls."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import discarded, rolling
from dmd_core.final_girl.ids import ActionId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Roll, Row, Table
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=51)
@node
class HorrorDiceRolled:
    """A Horror Roll was made."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.ROL_01,
        r.ROL_08,
        r.ROL_09,
    )

    source: SourceId
    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(HorrorDiceRolled)
def horror_dice_rolled(table: Table, event: HorrorDiceRolled) -> Table:
    """Stored dice and partial successes are used up (FG-AMB-49, -50)."""
    partials = table.partials_next_roll or table.partials_this_phase
    roll = Roll(event.source, event.drawn, (), partials)
    return replace(table, roll=roll, bonus_dice_next_roll=0, partials_next_roll=False)


@final
@event(tag=52)
@node
class DieConverted:
    """Two action cards were discarded to make a partial success a success."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.ROL_05,
        r.ROL_06,
    )

    die: int
    cards: tuple[ActionId, ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DieConverted)
def die_converted(table: Table, event: DieConverted) -> Table:
    """The die counts as a success (FG-ROL-05)."""
    roll = rolling(table)
    converted = tuple(sorted((*roll.converted, event.die)))
    return replace(discarded(table, event.cards), roll=replace(roll, converted=converted))


@final
@event(tag=53)
@node
class DiceRerolled:
    """Dice of the roll were thrown again."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ROL_11,)

    dice: tuple[int, ...]
    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DiceRerolled)
def dice_rerolled(table: Table, event: DiceRerolled) -> Table:
    """Only the new faces count; a conversion of such a die is lost (FG-AMB-13)."""
    roll = rolling(table)
    faces = list(roll.faces)
    for die, face in zip(event.dice, event.drawn, strict=True):
        faces[die] = face
    converted = tuple(die for die in roll.converted if die not in event.dice)
    return replace(table, roll=replace(roll, faces=tuple(faces), converted=converted))


@final
@event(tag=54)
@node
class RollEnded:
    """All changes of the dice are done: the row is fixed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.ROL_02,
        r.ROL_03,
        r.ROL_04,
        r.ACT_04,
        r.ACT_06,
    )

    successes: int
    row: Row
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(RollEnded)
def roll_ended(table: Table, _event: RollEnded) -> Table:
    """The roll is over."""
    return replace(table, roll=None)


@final
@event(tag=55)
@node
class DiceStored:
    """Additional dice were stored for the next Horror Roll."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_49,)

    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DiceStored)
def dice_stored(table: Table, event: DiceStored) -> Table:
    """Several add up."""
    return replace(table, bonus_dice_next_roll=table.bonus_dice_next_roll + event.n)


@final
@event(tag=56)
@node
class PartialsGranted:
    """Partial successes are successes, in the next roll or until the Action phase ends."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_50,)

    phase: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(PartialsGranted)
def partials_granted(table: Table, event: PartialsGranted) -> Table:
    """See FG-AMB-50."""
    if event.phase:
        return replace(table, partials_this_phase=True)
    return replace(table, partials_next_roll=True)


@final
@event(tag=57)
@node
class DieThrown:
    """A plain die of a text was thrown; no Horror Roll."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ROL_13,)

    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DieThrown)
def die_thrown(table: Table, _event: DieThrown) -> Table:
    """Nothing changes."""
    return table
