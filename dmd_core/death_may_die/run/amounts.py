"""The numbers that expressions come to."""

from dmd_core.death_may_die.asking import Concerned, amount_of, on_number
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import figure, fire_at, health, token_count
from dmd_core.death_may_die.run.selectors import (
    cards_of,
    enemies_of,
    investigators_of,
    spaces_of,
)
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env
from dmd_core.death_may_die.words.amounts import (
    Count,
    Difference,
    Fire,
    Half,
    Health,
    Most,
    Own,
    TokenCount,
    Track,
)
from dmd_core.death_may_die.words.selectors import Gathering


@on_number(Own)
def _own(_game: Game, table: Table, env: Env, number: Own, _of: Concerned) -> int:
    you = table.investigators[env.you]
    return you.stress if number.track is Track.STRESS else you.wounds


@on_number(Most)
def _most(game: Game, _table: Table, _env: Env, number: Most, _of: Concerned) -> int:
    return game.tracks.stress if number.track is Track.STRESS else game.tracks.wounds


@on_number(Fire)
def _fire(game: Game, table: Table, env: Env, number: Fire, of: Concerned) -> int:
    spaces = spaces_of(game, table, env, number.on, of.space)
    return sum([fire_at(table, space) for space in spaces])


@on_number(TokenCount)
def _tokens(game: Game, table: Table, env: Env, number: TokenCount, of: Concerned) -> int:
    if number.on is not None:
        spaces = spaces_of(game, table, env, number.on, of.space)
        return sum([kind == number.token and space in spaces for space, kind in table.tokens])
    seats = investigators_of(game, table, env, number.who)
    return sum([token_count(table.investigators[seat], number.token) for seat in seats])


@on_number(Count)
def _count(game: Game, table: Table, env: Env, number: Count, _of: Concerned) -> int:
    return counted(game, table, env, number)


def counted(game: Game, table: Table, env: Env, what: Gathering) -> int:
    """How many things the selectors of a word gather, taken together."""
    count = 0
    if what.investigators is not None:
        count += len(investigators_of(game, table, env, what.investigators))
    if what.enemies is not None:
        count += len(enemies_of(game, table, env, what.enemies))
    if what.spaces is not None:
        count += len(spaces_of(game, table, env, what.spaces))
    if what.cards is not None:
        count += sum([len(held) for _, held in cards_of(game, table, env, what.cards)])
    return count


@on_number(Health)
def _health(game: Game, table: Table, env: Env, _number: Health, of: Concerned) -> int:
    enemy = figure(table, of.figure or env.figure)
    return 0 if enemy is None else health(game, table, enemy)


@on_number(Half)
def _half(game: Game, table: Table, env: Env, number: Half, of: Concerned) -> int:
    return (amount_of(game, table, env, number.of, of) + 1) // 2


@on_number(Difference)
def _difference(game: Game, table: Table, env: Env, number: Difference, of: Concerned) -> int:
    one, other = number.between
    return abs(amount_of(game, table, env, one, of) - amount_of(game, table, env, other, of))


__all__ = ["counted"]
