"""Tokens of a film on the map."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.map_tokens import place_token
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.events.cards import TokenRemoved
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.lookups import token_spaces
from dmd_core.final_girl.run.base import on_node, on_space, pick_space
from dmd_core.final_girl.run.selectors import spaces_of
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.tokens import PlaceToken, RemoveToken


@on_node(PlaceToken)
def _place(run: GirlRun, env: Env, node: PlaceToken) -> None:
    pick_space(run, env, node, spaces_of(run.game, run.table, env, node.on), node.n)


@on_space(PlaceToken, r.DEC_20, r.EVT_07)
def _place_there(run: GirlRun, env: Env, node: PlaceToken, space: SpaceId) -> None:
    place_token(run, node.token, space, env.src)


@on_node(RemoveToken)
def _remove(run: GirlRun, env: Env, node: RemoveToken) -> None:
    """The one where it says "it"; without such a place all of them."""
    spaces = token_spaces(run.table, node.token)
    here = [space for space in spaces if space == env.space]
    for space in here or spaces:
        run.emit(TokenRemoved(node.token, space, src=env.src))
    if not spaces:
        skip(run, Skip.NO_TARGET, env.src)


__all__: list[str] = []
