"""Events of saving victims, rewards and the ultimate ability."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import off_map, without
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Colour, Reward, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=58)
@node
class VictimSaved:
    """A victim was saved; it covers a victim space of her card, or `LATER`.

    `recycled` says that the figure went back to the supply at once (FG-AMB-22).
    """

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.SAV_01,
        r.SAV_04,
        r.SAV_11,
        r.SAV_12,
    )

    colour: Colour
    slot: int
    recycled: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(VictimSaved)
def victim_saved(table: Table, event: VictimSaved) -> Table:
    """It leaves the map (FG-SAV-11); its reward is gained (FG-SAV-05)."""
    space = table.girl.space
    table = off_map(table, space, event.colour)
    covered = table.covered if event.slot < 0 else tuple(sorted((*table.covered, event.slot)))
    return replace(
        table,
        saved=table.saved if event.recycled else (*table.saved, event.colour),
        pool=table.pool + event.recycled,
        covered=covered,
        rewards=(*table.rewards, Reward(event.slot)),
        saved_this_action_phase=table.saved_this_action_phase + 1,
    )


@final
@event(tag=59)
@node
class CardFlipped:
    """The Final Girl card was flipped; so many of its figures went back to the supply."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.SAV_08,
        r.SAV_10,
    )

    recycled: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CardFlipped)
def card_flipped(table: Table, event: CardFlipped) -> Table:
    """The figures on it are discarded (FG-SAV-08)."""
    saved = table.saved
    for _ in range(event.recycled):
        saved = without(saved, Colour.PLAIN)
    pool = table.pool + event.recycled
    return replace(table, ultimate=True, covered=(), saved=saved, pool=pool)


@final
@event(tag=60)
@node
class RewardTaken:
    """A pending reward is taken now."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.SAV_05,
        r.SAV_07,
    )

    slot: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(RewardTaken)
def reward_taken(table: Table, event: RewardTaken) -> Table:
    """It is pending no more."""
    place = next(i for i, reward in enumerate(table.rewards) if reward.slot == event.slot)
    return replace(table, rewards=table.rewards[:place] + table.rewards[place + 1 :])
