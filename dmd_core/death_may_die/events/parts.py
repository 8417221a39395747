"""Small pieces the reducers share: change one Investigator, one figure, one count."""

from collections.abc import Callable
from typing import TypeVar

from dmd_core.death_may_die.ids import CardId, FigureId, SpaceId
from dmd_core.death_may_die.state import Enemy, Investigator, Mythos, Roll, Scope, Table, Use
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.kernel.node import changing, replace

K = TypeVar("K", bound=str)

_with_investigators = changing(Table, lambda table: table.investigators)
_with_enemies = changing(Table, lambda table: table.enemies)
_with_mythos = changing(Table, lambda table: table.mythos)
_with_enemy_space = changing(Enemy, lambda enemy: enemy.space)
_with_rolls = changing(Table, lambda table: table.rolls)


def set_investigator(table: Table, seat: Seat, changed: Investigator) -> Table:
    """The table with one Investigator changed."""
    seats = table.investigators
    return _with_investigators(table, (*seats[:seat], changed, *seats[seat + 1 :]))


def change_enemy(table: Table, figure: FigureId, change: Callable[[Enemy], Enemy]) -> Table:
    """The table with one figure changed."""
    changed = tuple([change(e) if e.id == figure else e for e in table.enemies])
    return _with_enemies(table, changed)


def set_enemies(table: Table, enemies: tuple[Enemy, ...]) -> Table:
    """The table with other figures on the board."""
    return _with_enemies(table, enemies)


def set_mythos(table: Table, mythos: Mythos) -> Table:
    """The table with another Mythos deck and discard pile."""
    return _with_mythos(table, mythos)


def moved_enemy(enemy: Enemy, to: SpaceId) -> Enemy:
    """A figure on another Space."""
    return _with_enemy_space(enemy, to)


def set_rolls(table: Table, rolls: tuple[Roll, ...]) -> Table:
    """The table with other rolls in progress."""
    return _with_rolls(table, rolls)


def add_count(pairs: tuple[tuple[K, int], ...], key: K, n: int) -> tuple[tuple[K, int], ...]:
    """Sorted pairs with a count raised by n; a count of 0 is dropped."""
    counts = dict(pairs)
    counts[key] = counts.get(key, 0) + n
    return tuple(sorted((k, count) for k, count in counts.items() if count))


def add_fire(table: Table, space: SpaceId, n: int) -> Table:
    """The table with n more Fire tokens on a Space."""
    return replace(table, fire=add_count(table.fire, space, n))


def add_use(table: Table, source: SourceId, owner: Seat, scope: Scope) -> Table:
    """The table with one more use noted."""
    used = list(table.used)
    for place, use in enumerate(used):
        if use.source == source and use.owner == owner and use.scope == scope:
            used[place] = replace(use, count=use.count + 1)
            return replace(table, used=tuple(used))
    used.append(Use(source, owner, scope))
    used.sort(key=_use_order)
    return replace(table, used=tuple(used))


def _use_order(use: Use) -> tuple[str, int, int]:
    return (use.source, use.owner, use.scope)


def discard_card(table: Table, seat: Seat, card: CardId) -> Table:
    """The table with a claimed card of an Investigator on the discard pile (AMB-67)."""
    owner = table.investigators[seat]
    cards = tuple(holding for holding in owner.cards if holding.card != card)
    pile = replace(table.discovery, discard=(*table.discovery.discard, card))
    return set_investigator(replace(table, discovery=pile), seat, replace(owner, cards=cards))


def move_card(table: Table, card: CardId, giver: Seat, receiver: Seat) -> Table:
    """The table with a claimed card given to another Investigator; it keeps side and Wounds."""
    owner = table.investigators[giver]
    moving = next(holding for holding in owner.cards if holding.card == card)
    left = tuple(holding for holding in owner.cards if holding.card != card)
    table = set_investigator(table, giver, replace(owner, cards=left))
    other = table.investigators[receiver]
    return set_investigator(table, receiver, replace(other, cards=(*other.cards, moving)))


__all__ = [
    "add_count",
    "add_fire",
    "add_use",
    "change_enemy",
    "discard_card",
    "move_card",
    "moved_enemy",
    "set_enemies",
    "set_investigator",
    "set_mythos",
    "set_rolls",
]
