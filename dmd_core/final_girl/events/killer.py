"""Events of the killer: its cards, moves and attacks."""

from typing import ClassVar, final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.events.parts import into_play, off_terror, out_of_play, without
from dmd_core.final_girl.ids import NO_FIGURE, NO_SPACE, CardId, FigureId, SpaceId
from dmd_core.final_girl.registry import event, reduces
from dmd_core.final_girl.state import Attack, Minor, Quarry, Table
from dmd_core.kernel.chance import Outcome
from dmd_core.kernel.ids import NO_SOURCE, RuleId, SourceId
from dmd_core.kernel.node import node, replace


@final
@event(tag=23)
@node
class FinaleRevealed:
    """The finale was revealed."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.UPK_01,
        r.UPK_04,
    )

    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(FinaleRevealed)
def finale_revealed(table: Table, event: FinaleRevealed) -> Table:
    """Its killer action replaces the initial one (FG-UPK-06)."""
    card = event.drawn[0]
    return into_play(replace(table, finale=card, finales=without(table.finales, card)), card)


@final
@event(tag=24)
@node
class DarkPowerRevealed:
    """A dark power was revealed: that of setup, or `another` of those set aside (FG-AMB-75)."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DP_01,)

    drawn: Outcome
    another: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DarkPowerRevealed)
def dark_power_revealed(table: Table, event: DarkPowerRevealed) -> Table:
    """It acts from now on."""
    power = event.drawn[0]
    powers = table.dark_powers
    left = without(powers, power) if power in powers else powers
    table = replace(
        table,
        powers=(*table.powers, power),
        dark_powers=left,
        power_hidden=table.power_hidden and event.another,
    )
    return into_play(table, power)


@final
@event(tag=25)
@node
class TerrorDrawn:
    """A terror card was drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.KIL_02,)

    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TerrorDrawn)
def terror_drawn(table: Table, event: TerrorDrawn) -> Table:
    """It is being resolved."""
    card = event.drawn[0]
    return replace(off_terror(table, card), resolving=(*table.resolving, card))


@final
@event(tag=26)
@node
class TerrorDiscarded:
    """A terror card that was resolved went to the discard pile."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.CRD_01,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TerrorDiscarded)
def terror_discarded(table: Table, event: TerrorDiscarded) -> Table:
    """It lies there."""
    return replace(
        table,
        resolving=without(table.resolving, event.card),
        terror_discard=(*table.terror_discard, event.card),
        terror_ordered=False,
    )


@final
@event(tag=27)
@node
class TerrorDropped:
    """The top terror card was discarded without effect."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.CRD_03,)

    drawn: Outcome
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TerrorDropped)
def terror_dropped(table: Table, event: TerrorDropped) -> Table:
    """It lies on the discard pile."""
    card = event.drawn[0]
    return replace(off_terror(table, card), terror_discard=(*table.terror_discard, card))


@final
@event(tag=28)
@node
class TerrorSeen:
    """The top terror card was looked at, and left there or put at the bottom."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_28,)

    drawn: Outcome
    bottom: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TerrorSeen)
def terror_seen(table: Table, event: TerrorSeen) -> Table:
    """Its place is known to the player."""
    card = event.drawn[0]
    table = off_terror(table, card)
    pile = table.terror
    if event.bottom:
        return replace(table, terror=replace(pile, bottom=(*pile.bottom, card)))
    return replace(table, terror=replace(pile, top=(card, *pile.top)))


@final
@event(tag=29)
@node
class TerrorStays:
    """A terror card stays in play."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.CRD_04,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TerrorStays)
def terror_stays(table: Table, event: TerrorStays) -> Table:
    """It is out of the deck for good."""
    resolving = without(table.resolving, event.card)
    staying = (*table.staying, event.card)
    table = replace(table, resolving=resolving, staying=staying, terror_ordered=False)
    return into_play(table, event.card)


@final
@event(tag=30)
@node
class TerrorOrdered:
    """After the terror card that is being resolved the next one is drawn."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_82,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TerrorOrdered)
def terror_ordered(table: Table, _event: TerrorOrdered) -> Table:
    """It waits until the card is done."""
    return replace(table, terror_ordered=True)


@final
@event(tag=31)
@node
class MinorPlaced:
    """A minor dark power was placed above the killer board."""

    RULES: ClassVar[tuple[RuleId, ...]] = (
        r.DP_02,
        r.DP_03,
    )

    card: CardId
    health: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MinorPlaced)
def minor_placed(table: Table, event: MinorPlaced) -> Table:
    """It has its health markers (FG-DP-03)."""
    resolving = without(table.resolving, event.card)
    minors = (*table.minors, Minor(event.card, event.health))
    return into_play(replace(table, resolving=resolving, minors=minors), event.card)


@final
@event(tag=32)
@node
class MinorWounded:
    """A minor dark power lost health markers."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.ATK_06,)

    card: CardId
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MinorWounded)
def minor_wounded(table: Table, event: MinorWounded) -> Table:
    """Fewer markers are left."""
    minors = tuple(
        replace(minor, health=minor.health - event.n) if minor.card == event.card else minor
        for minor in table.minors
    )
    return replace(table, minors=minors)


@final
@event(tag=33)
@node
class MinorDiscarded:
    """A minor dark power was discarded; its ability ends."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DP_04,)

    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(MinorDiscarded)
def minor_discarded(table: Table, event: MinorDiscarded) -> Table:
    """It lies on the terror discard pile."""
    minors = tuple(minor for minor in table.minors if minor.card != event.card)
    discard = (*table.terror_discard, event.card)
    return out_of_play(replace(table, minors=minors, terror_discard=discard), event.card)


@final
@event(tag=34)
@node
class BloodlustRose:
    """The bloodlust marker went up one row."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.BLD_01,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(BloodlustRose)
def bloodlust_rose(table: Table, _event: BloodlustRose) -> Table:
    """New values apply at once (FG-BLD-07)."""
    return replace(table, bloodlust=table.bloodlust + 1)


@final
@event(tag=35)
@node
class BloodlustAtTop:
    """Bloodlust is at the top row: the final effect happens instead."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.BLD_05,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(BloodlustAtTop)
def bloodlust_at_top(table: Table, _event: BloodlustAtTop) -> Table:
    """The marker stays."""
    return table


@final
@event(tag=36)
@node
class KillerActs:
    """An enemy began a killer action; what it heads for, and where that is.

    With `on` another enemy began the same action before.
    """

    RULES: ClassVar[tuple[RuleId, ...]] = (r.KIL_03,)

    quarry: Quarry = Quarry.NONE
    space: SpaceId = NO_SPACE
    minion: FigureId = NO_FIGURE
    on: bool = False
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(KillerActs)
def killer_acts(table: Table, event: KillerActs) -> Table:
    """Deaths by attack icons of the action are counted anew (FG-AMB-80)."""
    return table if event.on else replace(table, killed_this_action=0)


@final
@event(tag=37)
@node
class KillerMoved:
    """The killer went to an adjacent space."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.KIL_09,)

    to: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(KillerMoved)
def killer_moved(table: Table, event: KillerMoved) -> Table:
    """It stands there."""
    return replace(table, killer=replace(table.killer, space=event.to))


@final
@event(tag=38)
@node
class KillerPlaced:
    """The killer was put on a space without moving."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.AMB_81,)

    to: SpaceId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(KillerPlaced)
def killer_placed(table: Table, event: KillerPlaced) -> Table:
    """It stands there."""
    return replace(table, killer=replace(table.killer, space=event.to))


@final
@event(tag=39)
@node
class AttackBegan:
    """An enemy attacks the Final Girl for so much damage."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.KIL_21,)

    damage: int
    minion: FigureId = NO_FIGURE
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AttackBegan)
def attack_began(table: Table, event: AttackBegan) -> Table:
    """Reactions may change it (FG-KIL-22)."""
    return replace(table, attack=Attack(event.damage, event.minion))


@final
@event(tag=40)
@node
class AttackReduced:
    """The damage of the attack on her went down."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.RCT_04,)

    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AttackReduced)
def attack_reduced(table: Table, event: AttackReduced) -> Table:
    """By what it really went down."""
    attack = table.attack
    if attack is None:
        return table
    return replace(table, attack=replace(attack, damage=attack.damage - event.n))


@final
@event(tag=41)
@node
class AttackEnded:
    """The attack on her is over."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.KIL_22,)

    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(AttackEnded)
def attack_ended(table: Table, _event: AttackEnded) -> Table:
    """No reaction is possible any more."""
    return replace(table, attack=None)
