"""Fire and tokens on the map, on boards and on Insanity cards."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import amount_of
from dmd_core.death_may_die.commands import ChooseSpace
from dmd_core.death_may_die.events.fire import FirePlaced
from dmd_core.death_may_die.events.harm import TokensChanged
from dmd_core.death_may_die.events.map import TokenPlaced
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import SpaceId, TokenId
from dmd_core.death_may_die.lookups import fire_reserve, has_token, token_count, token_reserve
from dmd_core.death_may_die.run.base import on_node, pick, skip
from dmd_core.death_may_die.run.selectors import anchor_space, investigators_of
from dmd_core.death_may_die.run.spaces import serves
from dmd_core.death_may_die.state import Investigator
from dmd_core.death_may_die.text_frames import Env, PlacingToken, Resolve
from dmd_core.death_may_die.words.amounts import ALL
from dmd_core.death_may_die.words.tokens import PlaceFire, PlaceToken, Tokens, TokenShortage
from dmd_core.kernel.ids import SourceId
from dmd_core.tabletop.graphs import nearest
from dmd_core.tabletop.hooks import of_kind


def _spaces_with_fire_to_come(run: DmdRun, verb: PlaceFire) -> int:
    """A last token that is left goes on one Space, even if there should be more."""
    reserve = fire_reserve(run.game, run.table)
    return 0 if reserve <= 0 else max(reserve // verb.n, 1)


@serves(PlaceFire, lambda verb: verb.where, _spaces_with_fire_to_come)
def _place_fire(run: DmdRun, env: Env, verb: PlaceFire, space: SpaceId) -> None:
    """Fire tokens on one Space; without a token in the reserve it is ignored (FIRE-08)."""
    n = min(verb.n, fire_reserve(run.game, run.table))
    if n > 0:
        run.emit(FirePlaced(space, n, src=env.src, lost=verb.n - n))
    else:
        run.emit(StepSkipped(Skip.NO_FIRE, src=env.src, why=(r.FIRE_08,)))


@on_node(PlaceToken)
def _place_token(run: DmdRun, frame: Resolve, node: PlaceToken) -> None:
    """A token on a Space or the nearest one without it; a shortage may have a price (AMB-107)."""
    game, table, env = run.game, run.table, frame.env
    if token_reserve(game, table, node.token) <= 0:
        run.emit(StepSkipped(Skip.TOKENS_OUT, src=env.src, why=(r.AMB_107,)))
        for stage in range(1, table.elder.stage + 1):
            src = SourceId(game.stages[stage - 1].id)
            for ability in of_kind(game.stage_hooks[stage], TokenShortage):
                if ability.token == node.token:
                    number = game.number(ability.then)
                    run.push(Resolve(number, Env(env.you, env.chooser, src)))
        return
    start = anchor_space(game, table, env, node.near)
    if start is None:
        skip(run, env)
        return
    free = (space for space in game.spaces if not has_token(table, space, node.token))
    near = nearest(game.distances[start], free)
    options = tuple(ChooseSpace(env.chooser, space) for space in near)
    if not options:
        skip(run, env)
    elif len(options) == 1:
        run.emit(TokenPlaced(options[0].space, node.token, src=env.src))
    else:
        pick(run, PlacingToken(env, node.token), *options)


@HANDLERS.work(PlacingToken)
def _placed(run: DmdRun, frame: PlacingToken) -> None:
    run.emit(TokenPlaced(frame.env.space, frame.token, src=frame.env.src))


@on_node(Tokens)
def _tokens(run: DmdRun, frame: Resolve, node: Tokens) -> None:
    """Tokens onto a board, or off it as far as there are any."""
    seats = investigators_of(run.game, run.table, frame.env, node.who)
    env = frame.env
    changed = False
    for seat in seats:
        owner = run.table.investigators[seat]
        change = _token_change(run, env, owner, node)
        if change:
            run.emit(TokensChanged(seat, TokenId(node.token), change, src=env.src))
            changed = True
    if not changed:
        skip(run, env)


def _token_change(run: DmdRun, env: Env, owner: Investigator, node: Tokens) -> int:
    there_are = token_count(owner, node.token)
    if node.n is ALL:
        return -there_are
    n = amount_of(run.game, run.table, env, node.n)
    return -min(there_are, n) if node.remove else n
