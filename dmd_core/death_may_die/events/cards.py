"""Events of Mythos and Discovery cards."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ids import CardId
from dmd_core.death_may_die.state import Branch, Side
from dmd_core.kernel.chance import Outcome as Drawn
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node


@final
@node
class MythosDrawn:
    """The top Mythos card was drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MYTH_01, r.MYTH_04)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class MythosPutUnder:
    """A Mythos card was put under the deck."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class MythosCancelled:
    """Special effects and summoning of a Mythos card were cancelled."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class MythosDiscarded:
    """A Mythos card went face up on the discard pile."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MYTH_02, r.MYTH_07)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class MythosKept:
    """An Insanity keeps a Mythos card; a card kept before is discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.MYTH_03,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class KeptMythosResolved:
    """An Insanity resolves its kept Mythos card."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_109,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class MythosReshuffled:
    """The discard pile was shuffled into the Mythos deck."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SUM_07,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class BranchChosen:
    """Phase 3 became Investigate, Fight, or neither."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.INV_01, r.FIGHT_01)

    seat: Seat
    branch: Branch
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class DiscoveryDrawn:
    """The top Discovery card was drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.INV_02,)

    seat: Seat
    drawn: Drawn
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class DiscoveryClaimed:
    """A Discovery card was claimed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_05, r.DISC_06)

    seat: Seat
    card: CardId
    side: Side
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class DiscoveryDiscarded:
    """A Discovery card nobody claimed was discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_07,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class DiscoveryReshuffled:
    """The Discovery discard pile became the deck."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_62,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class CardUsed:
    """The owner used a Discovery card."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DISC_08,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class CardDiscarded:
    """A claimed Discovery card was discarded."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_67,)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@final
@node
class CardTaken:
    """A card or token was taken from another Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    seat: Seat
    owner: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


__all__ = [
    "BranchChosen",
    "CardDiscarded",
    "CardTaken",
    "CardUsed",
    "DiscoveryClaimed",
    "DiscoveryDiscarded",
    "DiscoveryDrawn",
    "DiscoveryReshuffled",
    "KeptMythosResolved",
    "MythosCancelled",
    "MythosDiscarded",
    "MythosDrawn",
    "MythosKept",
    "MythosPutUnder",
    "MythosReshuffled",
]
