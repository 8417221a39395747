"""The Final Girl goes somewhere without steps, and time that waits for her."""

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.map_tokens import place_token
from dmd_core.final_girl.chapters.movement import jump_girl
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.events.cards import TokenRemoved
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.events.tracks import NextTimeSet
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.lookups import token_spaces
from dmd_core.final_girl.run.base import on_node
from dmd_core.final_girl.run.selectors import spaces_of
from dmd_core.final_girl.text_frames import Env, TokenFollows
from dmd_core.final_girl.words.travel import Go, NextTime


@on_node(Go)
def _go(run: GirlRun, env: Env, node: Go) -> None:
    here = run.table.girl.space
    spaces = spaces_of(run.game, run.table, env, node.to)
    others = tuple(space for space in spaces if space != here)
    if not others:
        skip(run, Skip.NOWHERE, env.src, (r.DEC_20,))
        return
    if node.with_token is not None:
        run.push(TokenFollows(node.with_token, env))
    jump_girl(run, others, env.src)


@HANDLERS.work(TokenFollows)
def _follow(run: GirlRun, frame: TokenFollows) -> None:
    here = run.table.girl.space
    for space in token_spaces(run.table, frame.token):
        if space != here:
            run.emit(TokenRemoved(frame.token, space, src=frame.env.src))
            place_token(run, frame.token, here, frame.env.src)


@on_node(NextTime)
def _next_time(run: GirlRun, env: Env, node: NextTime) -> None:
    run.emit(NextTimeSet(node.n, src=env.src))


__all__: list[str] = []
