"""Events of Wounds, Stress, tokens and death."""

from typing import ClassVar, final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.events.parts import add_count, add_use, discard_card, set_investigator
from dmd_core.death_may_die.ids import CardId, FigureId, TokenId
from dmd_core.death_may_die.registry import event, reduces
from dmd_core.death_may_die.state import Investigator, Scope, Table
from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import changing, node, replace

_with_stress = changing(Investigator, lambda owner: owner.stress)
_with_wounds = changing(Investigator, lambda owner: owner.wounds, lambda owner: owner.cards)


@final
@event(tag=36, appended={"lost": 2})
@node
class WoundsTaken:
    """Wounds were taken: on the own track and by Companions; `lost` went beyond the skull."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.WND_01, r.CMP_01)

    seat: Seat
    own: int
    companions: tuple[tuple[CardId, int], ...] = ()
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()
    lost: int = 0


@reduces(WoundsTaken)
def wounds_taken(table: Table, event: WoundsTaken) -> Table:
    """Own marker and Companions take their part (CMP-01)."""
    owner = table.investigators[event.seat]
    cards = owner.cards
    if event.companions:
        extra = dict(event.companions)
        cards = tuple(
            replace(holding, wounds=holding.wounds + extra[holding.card])
            if holding.card in extra
            else holding
            for holding in cards
        )
    hurt = _with_wounds(owner, owner.wounds + event.own, cards)
    return set_investigator(table, event.seat, hurt)


@final
@event(tag=37)
@node
class WoundsReduced:
    """A text reduced Wounds before they were taken."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SKL_04,)

    seat: Seat
    n: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(WoundsReduced)
def wounds_reduced(table: Table, _event: WoundsReduced) -> Table:
    """The Wounds that follow are fewer."""
    return table


@final
@event(tag=38)
@node
class WoundsDeflected:
    """Wounds went to an Enemy in place of the Investigator."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    seat: Seat
    n: int
    figure: FigureId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(WoundsDeflected)
def wounds_deflected(table: Table, _event: WoundsDeflected) -> Table:
    """The Enemy's Wounds follow as an event of their own."""
    return table


@final
@event(tag=39)
@node
class StressTaken:
    """Stress was taken; `lost` did not fit."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.STR_01,)

    seat: Seat
    n: int
    lost: int = 0
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(StressTaken)
def stress_taken(table: Table, event: StressTaken) -> Table:
    """The marker moves right as far as there is room (STR-01, -02)."""
    owner = table.investigators[event.seat]
    return set_investigator(table, event.seat, _with_stress(owner, owner.stress + event.n))


@final
@event(tag=40)
@node
class CompanionLost:
    """A Companion is gone and its benefits with it."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.CMP_04, r.CMP_08)

    seat: Seat
    card: CardId
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(CompanionLost)
def companion_lost(table: Table, event: CompanionLost) -> Table:
    """The card goes to the discard pile (AMB-67)."""
    return discard_card(table, event.seat, event.card)


@final
@event(tag=41)
@node
class DeathAverted:
    """A text replaced a death."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.GEN_07,)

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(DeathAverted)
def death_averted(table: Table, event: DeathAverted) -> Table:
    """Back with full health; one use for the game."""
    owner = table.investigators[event.seat]
    table = set_investigator(table, event.seat, replace(owner, wounds=0))
    return add_use(table, event.src, event.seat, Scope.GAME)


@final
@event(tag=42)
@node
class InvestigatorEliminated:
    """An Investigator was killed or consumed by madness."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.DEATH_01, r.DEATH_04)

    seat: Seat
    mad: bool
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(InvestigatorEliminated)
def investigator_eliminated(table: Table, event: InvestigatorEliminated) -> Table:
    """Tokens and Discovery cards are discarded; a kept Mythos card waits for the end (DEATH-04)."""
    owner = table.investigators[event.seat]
    gone = tuple(holding.card for holding in owner.cards)
    discovery = replace(table.discovery, discard=(*table.discovery.discard, *gone))
    dead = replace(
        owner,
        alive=False,
        fire=0,
        substitutes=0,
        cards=(),
        owed=(),
        tokens=(),
    )
    table = replace(table, discovery=discovery)
    return set_investigator(table, event.seat, dead)


@final
@event(tag=43)
@node
class TokensChanged:
    """Tokens on an Investigator board, or on its Insanity card, changed in number."""

    RULES: ClassVar[tuple[RuleId, ...]] = (r.SAN_05,)

    seat: Seat
    token: TokenId
    change: int
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


@reduces(TokensChanged)
def tokens_changed(table: Table, event: TokensChanged) -> Table:
    """Tokens on a board or an Insanity card."""
    owner = table.investigators[event.seat]
    tokens = add_count(owner.tokens, event.token, event.change)
    return set_investigator(table, event.seat, replace(owner, tokens=tokens))
