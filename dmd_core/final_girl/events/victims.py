"""Events of victims."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import add_victims, carry, off_map
from dmd_core.final_girl.ids import CardId, SpaceId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Colour, Phase, Special, Table
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=80)
@node
class VictimsPlaced:
    """Victims from the supply were placed on a space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SET_13,)

    space: SpaceId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(VictimsPlaced)
def victims_placed(table: Table, event: VictimsPlaced) -> Table:
    """They stand there (FG-AMB-27)."""
    return replace(add_victims(table, event.space, event.n), pool=table.pool - event.n)


@final
@event(tag=81)
@node
class VictimKilled:
    """A victim died, `by` an attack icon of the killer, or by one of a `minion`, or of neither."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.KIL_18,
        r.KIL_19,
    )

    space: SpaceId
    colour: Colour = Colour.PLAIN
    by: bool = False
    minion: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(VictimKilled)
def victim_killed(table: Table, event: VictimKilled) -> Table:
    """The figure goes to the Dead Victims area and is counted (FG-AMB-42)."""
    table = off_map(table, event.space, event.colour)
    counted = table.phase is not Phase.SETUP
    return replace(
        table,
        dead=(*table.dead, event.colour),
        killed_this_turn=table.killed_this_turn + counted,
        killed_this_killer_phase=table.killed_this_killer_phase + (table.phase is Phase.KILLER),
        killed_this_action=table.killed_this_action + (event.by or event.minion),
    )


@final
@event(tag=82)
@node
class VictimMarked:
    """A victim became special; the ordinary figure went back to the supply."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.EVT_04,
        r.AMB_66,
    )

    space: SpaceId
    colour: Colour
    event: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(VictimMarked)
def victim_marked(table: Table, event: VictimMarked) -> Table:
    """The coloured figure stands there (FG-AMB-66)."""
    table = add_victims(table, event.space, -1)
    special = Special(event.colour, event.space, event.event)
    return replace(table, pool=table.pool + 1, specials=(*table.specials, special))


@final
@event(tag=83)
@node
class VictimPanicked:
    """A victim panicked and went where the die says, or stayed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.PAN_04,
        r.PAN_05,
    )

    space: SpaceId
    colour: Colour
    drawn: Outcome
    to: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(VictimPanicked)
def victim_panicked(table: Table, event: VictimPanicked) -> Table:
    """It stands there."""
    plain, special = (1, ()) if event.colour is Colour.PLAIN else (0, (event.colour,))
    return carry(table, event.space, event.to, plain, special)


@final
@event(tag=84)
@node
class GirlPanicked:
    """The Final Girl panicked and went where the die says, or stayed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.PAN_11,)

    drawn: Outcome
    to: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(GirlPanicked)
def girl_panicked(table: Table, event: GirlPanicked) -> Table:
    """She stands there."""
    return replace(table, girl=replace(table.girl, space=event.to))
