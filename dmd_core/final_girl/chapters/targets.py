"""Whom an enemy heads for in a killer action (FG-KIL-04 to -08; FG-AMB-01, -03, -07, -39).

Choosing a target moves nobody (FG-KIL-05). What a text says of the killer it does not say of
minions, nor the other way round (FG-MIN-02, FG-MIN-03).
"""

from typing import final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import NO_FIGURE, NO_SPACE, FigureId, SpaceId, TokenId
from dmd_core.final_girl.lookups import (
    enemy_space,
    found,
    groups,
    printed,
    special_of,
    token_spaces,
)
from dmd_core.final_girl.state import Colour, Quarry, Table
from dmd_core.final_girl.words.killer import Aim, LuresKiller
from dmd_core.kernel.node import node
from dmd_core.tabletop.graphs import nearest


@final
@node
class Prey:
    """What an enemy heads for: its kind, and where it was when it was chosen.

    `colour` names a special victim, `token` a token that lures the killer.
    """

    kind: Quarry = Quarry.NONE
    space: SpaceId = NO_SPACE
    colour: Colour = Colour.PLAIN
    token: TokenId = TokenId("")


def lures(game: Game, table: Table) -> tuple[Prey, ...]:
    """What every target of the killer is instead: lured by a special victim or by a token."""
    found_lures: list[Prey] = []
    for ability, source in found(game, table, LuresKiller):
        one = special_of(table, source) if ability.token is None else None
        if one is not None:
            found_lures.append(Prey(Quarry.SPECIAL, one.space, one.colour))
    for ability, _ in printed(game, LuresKiller):
        if ability.token is not None:
            found_lures.extend(
                Prey(Quarry.LURE, space, token=ability.token)
                for space in token_spaces(table, ability.token)
            )
    return tuple(found_lures)


def candidates(game: Game, table: Table, figure: FigureId, aim: Aim) -> tuple[Prey, ...]:
    """What an enemy may head for; more than one is a tie that the player settles (FG-KIL-08).

    The closest; of those the largest group of victims, and the Final Girl is none (FG-KIL-06, -07).
    Without a victim the closest victim is nobody, and whoever is closest is she (FG-AMB-07).

    Args:
        game: the definition.
        table: the table.
        figure: a minion, or `NO_FIGURE` for the killer.
        aim: what the action is aimed at.
    """
    if figure == NO_FIGURE:
        instead = lures(game, table)
        if instead:
            return instead
    here = enemy_space(table, figure)
    if here is None:
        return ()
    girl = Prey(Quarry.GIRL, table.girl.space)
    if aim is Aim.GIRL:
        return (girl,)
    counts = groups(table)
    distances = game.distances[here]
    near = nearest(distances, (space for space in game.spaces if space in counts))
    if aim is Aim.CLOSEST and (not near or distances[table.girl.space] < distances[near[0]]):
        return (girl,)
    most = max((counts[space] for space in near), default=0)
    return tuple([Prey(Quarry.VICTIMS, space) for space in near if counts[space] == most])


def goal_of(table: Table, prey: Prey) -> SpaceId | None:
    """Where a target is headed for now; None if it is gone from the map (FG-AMB-39).

    A group is headed for where it was; everything that is one thing, where it stands now.
    """
    match prey.kind:
        case Quarry.GIRL:
            return table.girl.space
        case Quarry.SPECIAL:
            for one in table.specials:
                if one.colour is prey.colour:
                    return one.space
            return None
        case Quarry.LURE:
            return prey.space if (prey.token, prey.space) in table.tokens else None
        case Quarry.VICTIMS:
            return prey.space
        case Quarry.NONE:
            return None


__all__ = ["Prey", "candidates", "goal_of", "lures"]
