"""The spaces that a selector gathers."""

from collections.abc import Callable, Iterable

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.lookups import enemy_spaces, minions_at, victims_at
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.selectors import Anchor, Foe, Spaces

Only = Callable[[SpaceId], bool]


def anchors(table: Table, env: Env, anchor: Anchor) -> tuple[SpaceId, ...]:
    """The spaces that a word means: one, or those of all enemies; none if it is off the map."""
    if anchor is Anchor.ENEMY:
        return enemy_spaces(table)
    space = {
        Anchor.GIRL: table.girl.space,
        Anchor.KILLER: table.killer.space,
        Anchor.IT: env.space,
        Anchor.GIRL_START: table.girl.start,
        Anchor.KILLER_START: table.killer.start,
    }[anchor]
    return (space,) if space else ()


def steps_from(game: Game, places: Iterable[SpaceId], space: SpaceId) -> int | None:
    """Steps to a space from the nearest of some places; None if there are none."""
    steps = [game.distance(place, space) for place in places]
    return min((n for n in steps if n is not None), default=None)


def spaces_of(
    game: Game, table: Table, env: Env, words: Spaces, only: Only | None = None
) -> tuple[SpaceId, ...]:
    """The spaces that a selector gathers, in the order of the location.

    Args:
        game: the definition.
        table: the table.
        env: what the text speaks of.
        words: the selector.
        only: what else has to hold before the nearest or farthest are looked for.
    """
    found = [
        space
        for space in _places(game, table, env, words)
        if _fits(game, table, env, words, space) and (only is None or only(space))
    ]
    if words.nearest is not None:
        found = _at(game, anchors(table, env, words.nearest), found, least=True)
    if words.farthest is not None:
        found = _at(game, anchors(table, env, words.farthest), found, least=False)
    return tuple(found)


def _at(
    game: Game, places: tuple[SpaceId, ...], found: list[SpaceId], *, least: bool
) -> list[SpaceId]:
    """Those at the least or the greatest distance; all where there is nothing to measure from."""
    steps = {space: steps_from(game, places, space) for space in found}
    known = [n for n in steps.values() if n is not None]
    if not known:
        return found
    wanted = min(known) if least else max(known)
    return [space for space in found if steps[space] == wanted]


def _places(
    game: Game, table: Table, env: Env, words: Spaces
) -> tuple[SpaceId, ...] | list[SpaceId]:
    """Where to look, in the order of the location: few texts mean the whole map."""
    if words.at is not None:
        there = anchors(table, env, words.at)
        if len(there) == 1:
            return there if there[0] in game.places else ()
        return [space for space in game.spaces if space in there]
    if words.named:
        return [space for space in game.spaces if space in words.named]
    return game.search_spaces if words.search else game.spaces


def _fits(game: Game, table: Table, env: Env, words: Spaces, space: SpaceId) -> bool:
    """Whether everything but nearest and farthest holds for a space."""
    place = game.places[space]
    if words.search is not None and words.search is not place.search:
        return False
    if words.exit is not None and words.exit is not place.exit:
        return False
    if words.water is not None and words.water is not place.water:
        return False
    if words.victims is not None and words.victims is not (victims_at(table, space) > 0):
        return False
    if (words.named and space not in words.named) or space in words.apart:
        return False
    if words.token is not None and (words.token, space) not in table.tokens:
        return False
    if words.foe is not None and not _has_foe(table, words.foe, space):
        return False
    return _near(game, table, env, words, space)


def _has_foe(table: Table, foe: Foe, space: SpaceId) -> bool:
    killer = table.killer.space == space
    if foe is Foe.KILLER:
        return killer
    minions = bool(minions_at(table, space))
    return minions if foe is Foe.MINION else minions or killer


def _near(game: Game, table: Table, env: Env, words: Spaces, space: SpaceId) -> bool:
    if words.beyond is None and words.within is None:
        return True
    away = steps_from(game, anchors(table, env, words.around), space)
    if away is None:
        return False
    far_enough = words.beyond is None or away > words.beyond
    return far_enough and (words.within is None or away <= words.within)


__all__ = ["anchors", "spaces_of", "steps_from"]
