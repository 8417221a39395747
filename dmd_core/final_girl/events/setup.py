"""Events of setup: what chance deals before the first turn."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Table
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=67)
@node
class SetupCardDrawn:
    """A setup card was drawn: where the Final Girl and the killer start."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.SET_13,
        r.SET_14,
        r.SET_24,
    )

    drawn: Outcome
    girl: SpaceId
    killer: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(SetupCardDrawn)
def setup_card_drawn(table: Table, event: SetupCardDrawn) -> Table:
    """Both pawns stand on their start spaces, which stay known (FG-SET-14)."""
    girl = replace(table.girl, space=event.girl, start=event.girl)
    killer = replace(table.killer, space=event.killer, start=event.killer)
    return replace(table, setup_card=event.drawn[0], girl=girl, killer=killer)
