"""Invariants of one table: conservation of components, markers, who lives, Stages (CHK)."""

from collections import Counter
from typing import Final

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.ability_lookups import levels_of
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import SkillId
from dmd_core.death_may_die.lookups import fire_reserve, on_board, token_reserve
from dmd_core.death_may_die.rule_numbers import FIRST_ON_BOARD, STAGES, TOP_LEVEL
from dmd_core.death_may_die.state import Investigator, Table
from dmd_core.tabletop.invariants.kinds import Kind, StateInvariant


def mythos_cards(game: Game, table: Table) -> str | None:
    """Every Mythos card of the game is in exactly one place."""
    pile = table.mythos
    kept = [owner.kept for owner in table.investigators if owner.kept]
    cards = sorted((*pile.deck, *pile.discard, *pile.resolving, *kept))
    if cards == sorted(game.mythos):
        return None
    return f"the Mythos cards in play are not the {len(game.mythos)} of the game: {_odd(cards)}"


def discovery_cards(game: Game, table: Table) -> str | None:
    """Every Discovery card of the game is in exactly one place."""
    pile = table.discovery
    held = [holding.card for owner in table.investigators for holding in owner.cards]
    cards = sorted((*pile.deck, *pile.discard, *pile.resolving, *held))
    if cards == sorted(game.discovery):
        return None
    total = len(game.discovery)
    return f"the Discovery cards in play are not the {total} of the game: {_odd(cards)}"


def _odd(cards: list[str]) -> str:
    twice = sorted(card for card, n in Counter(cards).items() if n > 1)
    return f"{len(cards)} cards" + (f", more than once: {', '.join(twice)}" if twice else "")


def fire_tokens(game: Game, table: Table) -> str | None:
    """Fire tokens on the map, on boards and in the reserve add up; no count is negative."""
    reserve = fire_reserve(game, table)
    if reserve < 0:
        return f"{-reserve} more Fire tokens lie on the table than there are"
    for space, count in table.fire:
        if count <= 0 or space not in game.neighbours:
            return f"{count} Fire tokens lie on {space}"
    return None


def figures(game: Game, table: Table) -> str | None:
    """No type has more figures on the board than the game has; numbers are given out once."""
    for kind, n in Counter(enemy.kind for enemy in table.enemies).items():
        if n > game.enemies[kind].figures:
            return f"{n} figures of {kind} are on the board; there are {game.enemies[kind].figures}"
    numbers = [enemy.id for enemy in table.enemies]
    if len(set(numbers)) < len(numbers) or any(n >= table.next_figure for n in numbers):
        return f"the numbers of the figures are {numbers}, the next is {table.next_figure}"
    for enemy in table.enemies:
        if enemy.space not in game.neighbours:
            return f"figure {enemy.id} stands on {enemy.space or 'no Space'}"
    return None


def other_tokens(game: Game, table: Table) -> str | None:
    """No more tokens of a kind lie on the map than the box holds."""
    for token in game.tokens:
        reserve = token_reserve(game, table, token)
        if reserve < 0:
            return f"{-reserve} more {token} tokens lie on the map than there are"
    return None


def markers(game: Game, table: Table) -> str | None:
    """Markers stay on their tracks."""
    tracks = game.tracks
    for owner in table.investigators:
        if not 0 <= owner.wounds <= tracks.wounds:
            return f"{owner.id} has {owner.wounds} Wounds on a track of {tracks.wounds}"
        if not 0 <= owner.stress <= tracks.stress:
            return f"{owner.id} has {owner.stress} Stress on a track of {tracks.stress}"
        if not 0 <= owner.sanity <= tracks.sanity:
            return f"{owner.id} has lost {owner.sanity} Sanity on a track of {tracks.sanity}"
    return None


def alive_off_the_skulls(game: Game, table: Table) -> str | None:
    """Who lives has no marker on a skull; who was eliminated has one there."""
    for owner in table.investigators:
        skull = owner.wounds >= game.tracks.wounds or owner.sanity >= game.tracks.sanity
        if owner.alive == skull:
            state = "lives with" if owner.alive else "was eliminated without"
            return f"{owner.id} {state} a marker on a skull"
    return None


def standing_enemies(game: Game, table: Table) -> str | None:
    """Every Cultist and Monster on the board has fewer Wounds than health."""
    for enemy in table.enemies:
        if enemy.id == table.elder.figure:
            continue
        health = game.enemies[enemy.kind].health
        if enemy.wounds >= health:
            return f"figure {enemy.id} stands with {enemy.wounds} Wounds; its health is {health}"
    return None


def elder_one_unhurt(game: Game, table: Table) -> str | None:
    """The Elder One has no Wounds before the Ritual is disrupted."""
    if table.ritual_disrupted:
        return None
    for enemy in table.enemies:
        if enemy.kind == game.elder_one.id and enemy.wounds:
            return f"the Elder One has {enemy.wounds} Wounds before the Ritual is disrupted"
    return None


def stages(game: Game, table: Table) -> str | None:
    """Stage 1 before the Elder One comes to the board, Stage 2 brings it; it is one figure.

    A text of Stage 2 may ask something before the figure is placed; `changes` and `folds` look at
    the order.
    """
    stage = table.elder.stage
    if not 1 <= stage <= STAGES:
        return f"the Stage is {stage}"
    there = [enemy.id for enemy in table.enemies if enemy.kind == game.elder_one.id]
    if there != ([table.elder.figure] if on_board(table) else []):
        return f"figures {there} are the Elder One; its own is {table.elder.figure}"
    if (stage == 1 and on_board(table)) or (stage > FIRST_ON_BOARD and not on_board(table)):
        return f"the Elder One is {'on' if there else 'off'} the board in Stage {stage}"
    elder = next((enemy for enemy in table.enemies if enemy.id == table.elder.figure), None)
    health = game.stages[stage - 1].health
    if elder is not None and elder.wounds >= health:
        return f"Stage {stage} is in force with {elder.wounds} Wounds; its health is {health}"
    return None


def skill_levels(game: Game, table: Table) -> str | None:
    """The effective level is the own one and what Companions give, at most the top."""
    for owner in table.investigators:
        for skill, level in levels_of(game, owner):
            own = dict(owner.levels).get(skill, 0)
            gifts = _gifts(game, owner, skill)
            if not own and not game.rulings.companion_levels_stack:
                gifts = min(gifts, 1)
            expected = min(TOP_LEVEL, own + gifts)
            if level != expected or not 0 <= own <= TOP_LEVEL:
                return f"{owner.id} has {skill} at level {level}, not {expected}"
    return None


def _gifts(game: Game, owner: Investigator, skill: SkillId) -> int:
    return sum(
        n
        for holding in owner.cards
        for given, n in game.halves[holding.card, holding.side].gives
        if given == skill
    )


def companions_standing(game: Game, table: Table) -> str | None:
    """Every Companion in play has fewer Wounds than its number; other cards have none."""
    for owner in table.investigators:
        for holding in owner.cards:
            number = game.halves[holding.card, holding.side].text.health
            if holding.wounds and (number is None or holding.wounds >= number):
                return f"{holding.card} of {owner.id} has {holding.wounds} Wounds of {number or 0}"
    return None


def eliminated_empty_handed(_game: Game, table: Table) -> str | None:
    """Who was eliminated has no tokens, no cards, and owes nothing."""
    for owner in table.investigators:
        left = (owner.fire, owner.substitutes, owner.cards, owner.kept, owner.tokens, owner.owed)
        if not owner.alive and any(left):
            return f"{owner.id} was eliminated and still has something"
    return None


def fire_substitutes(_game: Game, table: Table) -> str | None:
    """Fire on a board is real tokens and substitutes, neither fewer than none."""
    for owner in table.investigators:
        if not 0 <= owner.substitutes <= owner.fire:
            return f"{owner.id} has {owner.fire} Fire, {owner.substitutes} of them substitutes"
    return None


def somebody_lives(_game: Game, table: Table) -> str | None:
    """A game that goes on has a living Investigator."""
    if any(owner.alive for owner in table.investigators):
        return None
    return "the game goes on with nobody alive"


TABLES: Final = (
    StateInvariant(r.CHK_01, Kind.EVENT, mythos_cards),
    StateInvariant(r.CHK_02, Kind.EVENT, discovery_cards),
    StateInvariant(r.CHK_03, Kind.EVENT, fire_tokens),
    StateInvariant(r.CHK_04, Kind.EVENT, figures),
    StateInvariant(r.AMB_107, Kind.EVENT, other_tokens),
    StateInvariant(r.CHK_05, Kind.EVENT, markers),
    StateInvariant(r.CHK_06, Kind.BATCH, alive_off_the_skulls),
    StateInvariant(r.CHK_11, Kind.BATCH, standing_enemies),
    StateInvariant(r.CHK_13, Kind.EVENT, elder_one_unhurt),
    StateInvariant(r.CHK_15, Kind.BATCH, stages),
    StateInvariant(r.CHK_28, Kind.BATCH, skill_levels),
    StateInvariant(r.CHK_29, Kind.BATCH, companions_standing),
    StateInvariant(r.CHK_36, Kind.BATCH, eliminated_empty_handed),
    StateInvariant(r.CHK_41, Kind.EVENT, fire_substitutes),
    StateInvariant(r.LOSE_02, Kind.BATCH, somebody_lives),
)
"""Invariants of a table that are about one thing each; `ties` has those between two values."""

__all__ = ["TABLES"]
