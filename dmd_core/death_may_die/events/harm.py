"""Events of Wounds, Stress, Companions and elimination."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import CardId, FigureId, TokenId
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class WoundsTaken:
    """Wounds were taken: on the own track and by Companions."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.WND_01, r.CMP_01)

    seat: Seat
    own: int
    companions: tuple[tuple[CardId, int], ...] = ()
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class WoundsReduced:
    """A text reduced Wounds before they were taken."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SKL_04,)

    seat: Seat
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class WoundsDeflected:
    """Wounds went to an Enemy in place of the Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    seat: Seat
    n: int
    figure: FigureId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class StressTaken:
    """Stress was taken; `lost` did not fit."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.STR_01,)

    seat: Seat
    n: int
    lost: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class CompanionLost:
    """A Companion is gone and its benefits with it."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.CMP_04, r.CMP_08)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class DeathAverted:
    """A text replaced a death."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class InvestigatorEliminated:
    """An Investigator was killed or consumed by madness."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEATH_01, r.DEATH_04)

    seat: Seat
    mad: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class TokensChanged:
    """Tokens on an Investigator board, or on its Insanity card, changed in number."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_05,)

    seat: Seat
    token: TokenId
    change: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "CompanionLost",
    "DeathAverted",
    "InvestigatorEliminated",
    "StressTaken",
    "TokensChanged",
    "WoundsDeflected",
    "WoundsReduced",
    "WoundsTaken",
]
