"""Events of Sanity, Thresholds and levels."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import SkillId
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class SanityLost:
    """Sanity was lost; `dropped` is the part a Threshold stopped."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_01,)

    seat: Seat
    n: int
    dropped: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class SanityLossReduced:
    """A text reduced a loss of Sanity."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SKL_04,)

    seat: Seat
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class ThresholdReached:
    """The Sanity marker stands on a Threshold it has just reached."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_03, r.SAN_05)

    seat: Seat
    position: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class InsanityActivated:
    """The Symptoms of the Insanity are resolved."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_05, r.SAN_06, r.SAN_11)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class SkillLevelled:
    """A Skill rose by one level."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_08, r.SKL_02)

    seat: Seat
    skill: SkillId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class BonusDieGained:
    """A Threshold gave a bonus die for the rest of the game."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_10,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class LevelUpSkipped:
    """No Skill could rise; the Threshold is worked off without a level."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_23,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "BonusDieGained",
    "InsanityActivated",
    "LevelUpSkipped",
    "SanityLossReduced",
    "SanityLost",
    "SkillLevelled",
    "ThresholdReached",
]
