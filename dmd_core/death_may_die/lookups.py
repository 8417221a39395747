"""Questions the rules ask of the table; all derived, nothing stored."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import DOWN, CardId, EnemyId, FigureId, ObjectId, SpaceId, TokenId
from dmd_core.death_may_die.state import (
    Enemy,
    EpisodeObject,
    HeldCard,
    Investigator,
    Roll,
    Scope,
    Table,
)
from dmd_core.death_may_die.words.selectors import ObjectState
from dmd_core.kernel.ids import Seat, SourceId


def active(table: Table) -> Investigator:
    """The Investigator whose turn it is, alive or not (TURN-02)."""
    return table.investigators[table.active]


def clockwise(table: Table, first: Seat | None = None) -> Iterator[Seat]:
    """Seats of living Investigators clockwise, from the active one unless told (AMB-58, -92)."""
    seats = table.investigators
    start = table.active if first is None else first
    return iter([seat for seat in _around(len(seats), start) if seats[seat].alive])


@lru_cache(maxsize=64)
def _around(seats: int, first: int) -> tuple[Seat, ...]:
    """All seats clockwise from one on."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def at_space(table: Table, space: SpaceId) -> tuple[Enemy, ...]:
    """Enemies on a Space by ascending number."""
    return tuple([enemy for enemy in table.enemies if enemy.space == space])


def figure(table: Table, number: FigureId) -> Enemy | None:
    """The Enemy figure with that number, None if it is not on the board."""
    for enemy in table.enemies:
        if enemy.id == number:
            return enemy
    return None


def is_down(investigator: Investigator) -> bool:
    """Whether an Investigator lies down (a lasting state of an Insanity)."""
    return bool(investigator.tokens) and token_count(investigator, DOWN) > 0


def is_safe(table: Table, space: SpaceId) -> bool:
    """Whether a Space holds no Enemy (MAP-11 to -14)."""
    for enemy in table.enemies:  # noqa: SIM110 - any() of a generator costs twice as much
        if enemy.space == space:
            return False
    return True


def fire_at(table: Table, space: SpaceId) -> int:
    """Fire tokens on a Space."""
    for place, count in table.fire:
        if place == space:
            return count
    return 0


def fire_reserve(game: Game, table: Table) -> int:
    """Fire tokens in the reserve (COMP-03)."""
    lying = sum(count for _, count in table.fire)
    worn = sum(inv.fire - inv.substitutes for inv in table.investigators)
    return game.content.core.tokens.fire - lying - worn


def figure_reserve(game: Game, table: Table, kind: EnemyId) -> int:
    """Figures of a type in the reserve (COMP-04)."""
    return game.enemies[kind].figures - sum(enemy.kind == kind for enemy in table.enemies)


def token_reserve(game: Game, table: Table, token: TokenId) -> int:
    """Tokens of a kind in the reserve: neither on the map nor on a board (AMB-107)."""
    lying = sum([kind == token for _, kind in table.tokens])
    return game.tokens[token] - lying - sum([token_count(o, token) for o in table.investigators])


def has_token(table: Table, space: SpaceId, token: TokenId) -> bool:
    """Whether a token of that kind lies on a Space."""
    return (space, token) in table.tokens


def token_count(investigator: Investigator, token: TokenId) -> int:
    """Tokens of a kind on an Investigator board."""
    for kind, count in investigator.tokens:
        if kind == token:
            return count
    return 0


def object_at(table: Table, name: ObjectId) -> EpisodeObject:
    """The object of the Episode with that id."""
    return next(thing for thing in table.objects if thing.id == name)


def held(investigator: Investigator, card: CardId) -> HeldCard | None:
    """A claimed card of an Investigator, None if it has not got it."""
    for holding in investigator.cards:
        if holding.card == card:
            return holding
    return None


def on_board(table: Table) -> bool:
    """Whether the Elder One has been summoned (ENEMY-01)."""
    return table.elder.figure > 0


def can_be_hurt(game: Game, table: Table, enemy: Enemy) -> bool:
    """Whether an Enemy can be attacked and wounded (RIT-02, AMB-48).

    The Elder One only after the Ritual was disrupted.
    """
    return table.ritual_disrupted or enemy.kind != game.elder_one.id


def health(game: Game, table: Table, enemy: Enemy) -> int:
    """Health of an Enemy; of the Elder One that of its current Stage (ELDER-06)."""
    if enemy.kind == game.elder_one.id:
        return game.stages[table.elder.stage - 1].health
    return game.enemies[enemy.kind].health


def attack_dice(game: Game, table: Table, enemy: Enemy) -> tuple[int, int]:
    """Standard and bonus dice of an Enemy's attack (DICE-03).

    The Elder One's are the sum over all revealed Stages (ELDER-02).
    """
    if enemy.kind == game.elder_one.id:
        shown = game.stages[: table.elder.stage]
        return sum(stage.standard for stage in shown), sum(stage.bonus for stage in shown)
    card = game.enemies[enemy.kind]
    return card.standard, card.bonus


def symbols_in_discard(game: Game, table: Table) -> int:
    """Summoning symbols that count in the check (SUM-03, AMB-50, AMB-52)."""
    count = sum([game.mythos[card].symbol for card in table.mythos.discard])
    if game.rulings.held_symbol_counts:
        kept = (inv.kept for inv in table.investigators if inv.kept)
        count += sum(game.mythos[card].symbol for card in kept)
    return count


def roll(table: Table) -> Roll:
    """The roll being worked on."""
    return table.rolls[-1]


def uses(table: Table, source: SourceId, owner: Seat, scope: Scope) -> int:
    """How often a Skill or card was used within a scope."""
    for use in table.used:
        if use.source == source and use.owner == owner and use.scope == scope:
            return use.count
    return 0


def object_health(game: Game) -> int:
    """Wounds that destroy an object of the Episode; 0 if it has none."""
    objects = game.episode.objects
    return 0 if objects is None else objects.health


def objects_at(
    table: Table, space: SpaceId, state: ObjectState = ObjectState.INTACT
) -> tuple[ObjectId, ...]:
    """Objects of the Episode on a Space that are intact, or intact with Wounds."""
    least = 1 if state is _DAMAGED else 0
    return tuple(
        [
            thing.id
            for thing in table.objects
            if thing.space == space and not thing.destroyed and thing.wounds >= least
        ]
    )


_DAMAGED: Final = ObjectState.DAMAGED
"""Looking a member up costs as much as a call, and this is asked for every Space."""


__all__ = [
    "active",
    "at_space",
    "attack_dice",
    "can_be_hurt",
    "clockwise",
    "figure",
    "figure_reserve",
    "fire_at",
    "fire_reserve",
    "has_token",
    "health",
    "held",
    "is_down",
    "is_safe",
    "object_at",
    "object_health",
    "objects_at",
    "on_board",
    "roll",
    "symbols_in_discard",
    "token_count",
    "token_reserve",
    "uses",
]
