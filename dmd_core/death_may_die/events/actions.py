"""Events of actions: what an Investigator does in its turn."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import ActionId, CardId, FigureId, SpaceId
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class ActionTaken:
    """An action was begun; `free` names the text that pays for it, empty if it costs an action."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ACT_01,)

    seat: Seat
    action: ActionId
    free: SourceId = NO_SOURCE
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class InvestigatorsMoved:
    """Investigators moved one step, or were placed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_01,)

    seats: tuple[Seat, ...]
    to: SpaceId
    placed: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class EnemiesEvaded:
    """Enemies that would follow were left behind."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_04,)

    seat: Seat
    figures: tuple[FigureId, ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class EnemiesFollowed:
    """Enemies of the Space that was left followed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_04, r.RUN_06)

    figures: tuple[FigureId, ...]
    to: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class FireTaken:
    """Leaving a Space with Fire put Fire tokens, or Wound tokens in their place, on a board."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RUN_08, r.FIRE_01)

    seat: Seat
    real: int
    substitutes: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Traded:
    """Items and Companions changed hands; a move is card, giver, receiver."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.TRADE_01, r.TRADE_03)

    moves: tuple[tuple[CardId, Seat, Seat], ...]
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class TradeRefused:
    """A participant refused a Trade; nothing was spent."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_116,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class Healed:
    """Stress and Wounds were healed; the source or `why` tells by what."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.REST_04,)

    seat: Seat
    stress: int
    wounds: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "ActionTaken",
    "EnemiesEvaded",
    "EnemiesFollowed",
    "FireTaken",
    "Healed",
    "InvestigatorsMoved",
    "TradeRefused",
    "Traded",
]
