"""Evaluating selectors, measures and conditions against the table."""

from typing import Final, assert_never

from dmd_core.death_may_die.ability_lookups import has_tag
from dmd_core.death_may_die.content.definitions import Gate
from dmd_core.death_may_die.effects.conditions import (
    Alone,
    Condition,
    Exists,
    KeepsCard,
    NamedApart,
    Not,
    StressFull,
    TokensTouch,
    Unhurt,
)
from dmd_core.death_may_die.effects.selectors import (
    IT,
    Amount,
    Anchor,
    Enemies,
    Investigators,
    Measure,
    ObjectState,
    Spaces,
    Who,
)
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    INSANITY_WOUND,
    NO_FIGURE,
    NO_SPACE,
    EnemyId,
    FigureId,
    ObjectId,
    SpaceId,
)
from dmd_core.death_may_die.lookups import (
    at_space,
    clockwise,
    figure,
    fire_at,
    has_token,
    health,
    token_count,
)
from dmd_core.death_may_die.state import Enemy, Table
from dmd_core.death_may_die.texts import Env
from dmd_core.kernel.ids import NOBODY, Seat

_GATES = {
    Anchor.RED_GATE: Gate.RED,
    Anchor.YELLOW_GATE: Gate.YELLOW,
    Anchor.BLUE_GATE: Gate.BLUE,
}


def anchor_space(game: Game, table: Table, env: Env, anchor: Anchor) -> SpaceId | None:
    """The Space an anchor names; None if there is none, such as an Elder One not on the board.

    Of a dead Investigator it is the Space where it died (DEATH-08).
    """
    if anchor is Anchor.YOU:
        return table.investigators[env.you].space
    if anchor is Anchor.IT:
        return it_space(table, env)
    if anchor is Anchor.START:
        return game.episode.map.start
    if anchor is Anchor.ELDER_ONE:
        elder = figure(table, table.elder.figure)
        return None if elder is None else elder.space
    return game.gates[_GATES[anchor]]


def it_space(table: Table, env: Env) -> SpaceId | None:
    """The Space of "it": a Space, or where the figure or Investigator that is "it" stands."""
    if env.space != NO_SPACE:
        return env.space
    if env.figure != NO_FIGURE:
        enemy = figure(table, env.figure)
        return None if enemy is None else enemy.space
    return table.investigators[env.seat].space if env.seat != NOBODY else None


def spaces_of(game: Game, table: Table, env: Env, selector: Spaces) -> tuple[SpaceId, ...]:
    """The Spaces a selector names, in the order of the map."""
    candidates = game.spaces
    if selector.at is not None:
        anchor = anchor_space(game, table, env, selector.at)
        if anchor is None:
            return ()
        if selector.within == 0:
            candidates = (anchor,)
        else:
            distances = game.distances[anchor]
            far = selector.within + 1
            candidates = tuple(s for s in candidates if distances.get(s, far) < far)
    return _fitting(game, table, selector, candidates)


def _fitting(
    game: Game, table: Table, selector: Spaces, spaces: tuple[SpaceId, ...]
) -> tuple[SpaceId, ...]:
    """Spaces that fit each demand of a selector; most selectors make one or none."""
    token = selector.token
    if token is not None:
        spaces = tuple([s for s in spaces if has_token(table, s, token)])
    without = selector.without_token
    if without is not None:
        spaces = tuple([s for s in spaces if not has_token(table, s, without)])
    if selector.fire is not None:
        burning = selector.fire
        spaces = tuple([s for s in spaces if (fire_at(table, s) > 0) == burning])
    if selector.gate:
        spaces = tuple(s for s in spaces if s in game.gate_spaces)
    word = selector.enemy
    if word is not None:
        taken = {enemy.space for enemy in table.enemies if is_kind(game, enemy.kind, word)}
        spaces = tuple([s for s in spaces if s in taken])
    state = selector.object
    if state is not None:
        spaces = tuple([s for s in spaces if objects_at(table, s, state)])
    return spaces


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


def is_kind(game: Game, kind: EnemyId, word: EnemyId) -> bool:
    """Whether an Enemy type is meant by a word: its id, its category, or "any" (ENEMY-03)."""
    return word in game.enemy_words[kind]


def investigators_of(
    game: Game, table: Table, env: Env, selector: Investigators
) -> tuple[Seat, ...]:
    """The living Investigators a selector names, clockwise from the active one (AMB-58)."""
    places = None if selector.where is None else spaces_of(game, table, env, selector.where)
    return tuple(
        seat
        for seat in clockwise(table)
        if _is_who(env, selector.who, seat)
        and (places is None or table.investigators[seat].space in places)
        and _investigator_fits(game, table, selector, seat)
    )


def _is_who(env: Env, who: Who, seat: Seat) -> bool:
    match who:
        case Who.YOU:
            return seat == env.you
        case Who.ALL:
            return True
        case Who.OTHERS:
            return seat != env.you
        case Who.IT:
            return seat == env.seat
    assert_never(who)


def _investigator_fits(game: Game, table: Table, selector: Investigators, seat: Seat) -> bool:
    owner = table.investigators[seat]
    if selector.has is not None and not any(
        game.halves[card.card, card.side].text.id == selector.has for card in owner.cards
    ):
        return False
    if selector.tag is not None and not has_tag(game, owner, (selector.tag,)):
        return False
    return selector.token is None or token_count(owner, selector.token) >= selector.at_least


def enemies_of(game: Game, table: Table, env: Env, selector: Enemies) -> tuple[Enemy, ...]:
    """The Enemies a selector names, by ascending number; with `nearest` all tied ones (AMB-54)."""
    places = None if selector.where is None else spaces_of(game, table, env, selector.where)
    word = selector.kind
    if word == IT:
        fitting = tuple([enemy for enemy in table.enemies if enemy.id == env.figure])
    else:
        words = game.enemy_words
        fitting = tuple([enemy for enemy in table.enemies if word in words[enemy.kind]])
    if places is not None:
        fitting = tuple([enemy for enemy in fitting if enemy.space in places])
    if not selector.nearest:
        return fitting
    distances = game.distances[table.investigators[env.you].space]
    reach = {enemy.id: distances[enemy.space] for enemy in fitting if enemy.space in distances}
    if not reach:
        return ()
    least = min(reach.values())
    return tuple(enemy for enemy in fitting if reach.get(enemy.id) == least)


def amount_of(
    game: Game,
    table: Table,
    env: Env,
    amount: Amount,
    *,
    space: SpaceId | None = None,
    target: FigureId = NO_FIGURE,
) -> int:
    """The number a text means: itself, or a measure taken now.

    `ALL` has no number of its own; those who use it ask for it before.
    """
    if isinstance(amount, int):
        return amount
    you = table.investigators[env.you]
    match amount:
        case Measure.FIRE_THERE:
            return fire_at(table, you.space if space is None else space)
        case Measure.OTHER_FIGURES:
            others = sum(inv.alive and inv.space == you.space for inv in table.investigators)
            return len(at_space(table, you.space)) + others - 1
        case Measure.OWN_WOUNDS:
            return you.wounds
        case Measure.HALF_HEALTH:
            enemy = figure(table, target or env.figure)
            return 0 if enemy is None else (health(game, table, enemy) + 1) // 2
        case Measure.INSANITY_WOUNDS:
            return token_count(you, INSANITY_WOUND)
        case Measure.ALL:
            message = "'all' is no number; what uses it asks for it before"
            raise ValueError(message)
    assert_never(amount)


def condition_holds(game: Game, table: Table, env: Env, condition: Condition) -> bool:
    """Whether a condition holds now."""
    you = table.investigators[env.you]
    match condition:
        case Exists():
            return _exists(game, table, env, condition)
        case StressFull():
            return you.stress >= game.tracks.stress
        case Alone():
            return amount_of(game, table, env, Measure.OTHER_FIGURES) == 0
        case Unhurt():
            return you.wounds == 0
        case TokensTouch(token=token):
            marked = {space for space, kind in table.tokens if kind == token}
            return any(marked.intersection(game.neighbours[space]) for space in sorted(marked))
        case KeepsCard():
            return bool(you.kept)
        case NamedApart():
            other = table.investigators[you.named] if you.named != NOBODY else you
            return other.alive and other.space != you.space
        case Not(condition=inner):
            return not condition_holds(game, table, env, inner)
    assert_never(condition)


def _exists(game: Game, table: Table, env: Env, condition: Exists) -> bool:
    count = 0
    if condition.investigators is not None:
        count += len(investigators_of(game, table, env, condition.investigators))
    if condition.enemies is not None:
        count += len(enemies_of(game, table, env, condition.enemies))
    if condition.spaces is not None:
        count += len(spaces_of(game, table, env, condition.spaces))
    return count >= condition.at_least


__all__ = [
    "amount_of",
    "anchor_space",
    "condition_holds",
    "enemies_of",
    "investigators_of",
    "is_kind",
    "it_space",
    "objects_at",
    "spaces_of",
]
