"""Reducers of Wounds, Stress, Companions and elimination."""

from dmd_core.death_may_die.events.harm import (
    CompanionLost,
    DeathAverted,
    InvestigatorEliminated,
    StressTaken,
    TokensChanged,
    WoundsDeflected,
    WoundsReduced,
    WoundsTaken,
)
from dmd_core.death_may_die.ids import NO_ITEM
from dmd_core.death_may_die.reducers.parts import add_count, add_use, set_investigator
from dmd_core.death_may_die.registry import RULES
from dmd_core.death_may_die.state import Scope, Table
from dmd_core.kernel.node import replace


@RULES.on(WoundsTaken)
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
    hurt = replace(owner, wounds=owner.wounds + event.own, cards=cards)
    return set_investigator(table, event.seat, hurt)


@RULES.on(WoundsReduced)
def wounds_reduced(table: Table, _event: WoundsReduced) -> Table:
    """The Wounds that follow are fewer."""
    return table


@RULES.on(WoundsDeflected)
def wounds_deflected(table: Table, _event: WoundsDeflected) -> Table:
    """The Enemy's Wounds follow as an event of their own."""
    return table


@RULES.on(StressTaken)
def stress_taken(table: Table, event: StressTaken) -> Table:
    """The marker moves right as far as there is room (STR-01, -02)."""
    owner = table.investigators[event.seat]
    return set_investigator(table, event.seat, replace(owner, stress=owner.stress + event.n))


@RULES.on(CompanionLost)
def companion_lost(table: Table, event: CompanionLost) -> Table:
    """The card goes to the discard pile (AMB-67)."""
    owner = table.investigators[event.seat]
    cards = tuple(holding for holding in owner.cards if holding.card != event.card)
    pile = replace(table.discovery, discard=(*table.discovery.discard, event.card))
    table = replace(table, discovery=pile)
    return set_investigator(table, event.seat, replace(owner, cards=cards))


@RULES.on(DeathAverted)
def death_averted(table: Table, event: DeathAverted) -> Table:
    """Back with full health; one use for the game."""
    owner = table.investigators[event.seat]
    table = set_investigator(table, event.seat, replace(owner, wounds=0))
    return add_use(table, event.src, event.seat, Scope.GAME)


@RULES.on(InvestigatorEliminated)
def investigator_eliminated(table: Table, event: InvestigatorEliminated) -> Table:
    """Tokens and cards are discarded, a kept Mythos card too (DEATH-04, AMB-90)."""
    owner = table.investigators[event.seat]
    gone = tuple(holding.card for holding in owner.cards)
    discovery = replace(table.discovery, discard=(*table.discovery.discard, *gone))
    mythos = table.mythos
    if owner.kept:
        mythos = replace(mythos, discard=(*mythos.discard, owner.kept))
    dead = replace(
        owner,
        alive=False,
        fire=0,
        substitutes=0,
        cards=(),
        owed=(),
        kept=NO_ITEM,
        tokens=(),
    )
    table = replace(table, discovery=discovery, mythos=mythos)
    return set_investigator(table, event.seat, dead)


@RULES.on(TokensChanged)
def tokens_changed(table: Table, event: TokensChanged) -> Table:
    """Tokens on a board or an Insanity card."""
    owner = table.investigators[event.seat]
    tokens = add_count(owner.tokens, event.token, event.change)
    return set_investigator(table, event.seat, replace(owner, tokens=tokens))
