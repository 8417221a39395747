"""Tokens on the map, and what happens to the killer or to victims that come to them."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.texts import resolve, skip
from dmd_core.final_girl.chapters.victims import victims_came
from dmd_core.final_girl.events.cards import TokenPlaced
from dmd_core.final_girl.events.killer import KillerPlaced
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.ids import SpaceId, TokenId
from dmd_core.final_girl.lookups import printed
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.killer import KillerEnters
from dmd_core.kernel.ids import NO_SOURCE, SourceId


def place_token(run: GirlRun, token: TokenId, space: SpaceId, src: SourceId = NO_SOURCE) -> None:
    """A token is placed; a deadly one kills the victims that are there (FG-EVT-07)."""
    run.emit(TokenPlaced(token, space, src=src))
    victims_came(run, (space,))


def put_killer(run: GirlRun, space: SpaceId, src: SourceId = NO_SOURCE) -> None:
    """The killer is put on a space: it passes nothing, and enters that space (FG-AMB-81).

    Where it stands already it enters nothing.
    """
    if run.table.killer.space == space:
        skip(run, Skip.NOWHERE, src, (r.AMB_81,))
        return
    run.emit(KillerPlaced(space, src=src))
    killer_entered(run, space)


def killer_entered(run: GirlRun, space: SpaceId) -> None:
    """What the tokens of a space do to the killer that came to it."""
    for effect, src in _on_entering(run.game, run.table, space):
        resolve(run, (effect,), Env(src, space))


def is_trapped(game: Game, table: Table, space: SpaceId) -> bool:
    """Whether something happens to a killer that enters a space."""
    return any(_on_entering(game, table, space))


def _on_entering(game: Game, table: Table, space: SpaceId) -> list[tuple[Effect, SourceId]]:
    lying = {token for token, place in table.tokens if place == space}
    if not lying:
        return []
    abilities = printed(game, KillerEnters)
    return [(one.then, src) for one, src in abilities if one.token in lying]


__all__ = ["is_trapped", "killer_entered", "place_token", "put_killer"]
