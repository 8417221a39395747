"""Gathering what selectors name on the table."""

from collections.abc import Iterable
from typing import assert_never

from dmd_core.death_may_die.ability_lookups import has_tag
from dmd_core.death_may_die.chapters.trade import is_tradable
from dmd_core.death_may_die.content.board import Gate
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import NO_FIGURE, NO_SPACE, CardId, EnemyId, SpaceId
from dmd_core.death_may_die.lookups import (
    clockwise,
    figure,
    fire_at,
    has_token,
    objects_at,
    token_count,
)
from dmd_core.death_may_die.state import Enemy, HeldCard, Side, Table
from dmd_core.death_may_die.text_frames import Env
from dmd_core.death_may_die.words.selectors import (
    IT,
    Anchor,
    Cards,
    CardSide,
    Enemies,
    Investigators,
    Spaces,
    Who,
)
from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.tabletop.graphs import nearest

_GATES = {
    Anchor.RED_GATE: Gate.RED,
    Anchor.YELLOW_GATE: Gate.YELLOW,
    Anchor.BLUE_GATE: Gate.BLUE,
}


def anchor_space(
    game: Game, table: Table, env: Env, anchor: Anchor, there: SpaceId | None = None
) -> SpaceId | None:
    """The Space an anchor names; None if there is none, such as an Elder One not on the board.

    Of a dead Investigator it is the Space where it died (DEATH-08).

    Args:
        game: the definition.
        table: the table.
        env: who the text speaks of.
        anchor: the word.
        there: the Space of the one whom an amount concerns.
    """
    if anchor is Anchor.YOU:
        return table.investigators[env.you].space
    if anchor is Anchor.IT:
        return it_space(table, env)
    if anchor is Anchor.THERE:
        return table.investigators[env.you].space if there is None else there
    if anchor is Anchor.PARTNER:
        partner = table.investigators[env.you].named if env.seat == env.you else env.you
        return None if partner == NOBODY else table.investigators[partner].space
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


def spaces_of(
    game: Game, table: Table, env: Env, selector: Spaces, there: SpaceId | None = None
) -> tuple[SpaceId, ...]:
    """The Spaces a selector names, in the order of the map; `there` as for `anchor_space`."""
    candidates = game.spaces
    if selector.at is not None:
        anchor = anchor_space(game, table, env, selector.at, there)
        if anchor is None:
            return ()
        candidates = _around(game, selector, anchor)
    spaces = _fitting(game, table, selector, candidates)
    if selector.company:
        taken = {enemy.space for enemy in table.enemies}
        taken.update(table.investigators[s].space for s in clockwise(table) if s != env.you)
        spaces = tuple([s for s in spaces if s in taken])
    if selector.next_to is not None:
        others = spaces_of(game, table, env, selector.next_to, there)
        spaces = tuple([s for s in spaces if not set(others).isdisjoint(game.neighbours[s])])
    return _nearest(game, table, env, spaces) if selector.nearest else spaces


def _around(game: Game, selector: Spaces, anchor: SpaceId) -> tuple[SpaceId, ...]:
    """Spaces as far from another one as a selector says."""
    distances = game.distances[anchor]
    if selector.beyond is not None:
        near = selector.beyond
        return tuple([s for s in game.spaces if distances.get(s, near + 1) > near])
    if selector.within == 0:
        return (anchor,)
    far = selector.within + 1
    return tuple([s for s in game.spaces if distances.get(s, far) < far])


def _nearest(
    game: Game, table: Table, env: Env, spaces: tuple[SpaceId, ...]
) -> tuple[SpaceId, ...]:
    """Of some Spaces those nearest to "you"; what cannot be reached is not near."""
    return nearest(game.distances[table.investigators[env.you].space], spaces)


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
    if selector.on:
        spaces = tuple([s for s in spaces if s in selector.on])
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


def is_kind(game: Game, kind: EnemyId, word: EnemyId) -> bool:
    """Whether an Enemy type is meant by a word: its id, its category, or "any" (ENEMY-03)."""
    return word in game.enemy_words[kind]


def investigators_of(
    game: Game, table: Table, env: Env, selector: Investigators
) -> tuple[Seat, ...]:
    """The living Investigators a selector names, clockwise from the active one (AMB-58).

    Of a pair "you" comes first.
    """
    places = None if selector.where is None else spaces_of(game, table, env, selector.where)
    return tuple(
        seat
        for seat in _meant(table, env, selector.who)
        if (places is None or table.investigators[seat].space in places)
        and _investigator_fits(game, table, selector, seat)
    )


def _meant(table: Table, env: Env, who: Who) -> Iterable[Seat]:
    """The living Investigators that a word means."""
    match who:
        case Who.YOU:
            return _living(table, env.you)
        case Who.ALL:
            return clockwise(table)
        case Who.OTHERS:
            return [seat for seat in clockwise(table) if seat != env.you]
        case Who.IT:
            return _living(table, env.seat)
        case Who.NAMED:
            return _living(table, table.investigators[env.you].named)
        case Who.PAIR:
            pair = (*_living(table, env.you), *_living(table, table.investigators[env.you].named))
            return pair if len(pair) > 1 else ()
    assert_never(who)


def _living(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return (seat,) if seat != NOBODY and table.investigators[seat].alive else ()


def _investigator_fits(game: Game, table: Table, selector: Investigators, seat: Seat) -> bool:
    owner = table.investigators[seat]
    if selector.hurt and not (owner.stress or owner.wounds):
        return False
    if selector.has is not None and not any(
        game.halves[card.card, card.side].text.id == selector.has for card in owner.cards
    ):
        return False
    if selector.tag is not None and not has_tag(game, owner, (selector.tag,)):
        return False
    return selector.token is None or token_count(owner, selector.token) >= selector.at_least


def cards_of(
    game: Game, table: Table, env: Env, selector: Cards
) -> tuple[tuple[Seat, tuple[CardId, ...]], ...]:
    """The claimed cards a selector names, with their owners; owners without one are left out."""
    found = []
    for seat in investigators_of(game, table, env, selector.of):
        held = _on_side(table, selector, seat)
        cards = tuple([holding.card for holding in held if _card_fits(game, selector, holding)])
        if cards:
            found.append((seat, cards))
    return tuple(found)


def _card_fits(game: Game, selector: Cards, holding: HeldCard) -> bool:
    text = game.halves[holding.card, holding.side].text
    return (
        (not selector.kinds or text.kind in selector.kinds)
        and (selector.half is None or text.id == selector.half)
        and (selector.tag is None or selector.tag in text.tags)
        and (not selector.tradable or is_tradable(game, holding))
    )


def _on_side(table: Table, selector: Cards, seat: Seat) -> tuple[HeldCard, ...]:
    """An owner's cards under the edge that a selector names."""
    cards = table.investigators[seat].cards
    if selector.side is None:
        return cards
    left = tuple([holding for holding in cards if holding.side is Side.LEFT])
    right = tuple([holding for holding in cards if holding.side is Side.RIGHT])
    match selector.side:
        case CardSide.LEFT:
            return left
        case CardSide.RIGHT:
            return right
        case CardSide.FULLER:
            if len(left) == len(right):
                return ()
            return left if len(left) > len(right) else right
    assert_never(selector.side)


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


__all__ = [
    "anchor_space",
    "cards_of",
    "enemies_of",
    "investigators_of",
    "spaces_of",
]
