"""Fire and tokens on the map, on boards and on Insanity cards."""

from dmd_core.death_may_die import rule_ids as r
from dmd_core.death_may_die.asking import amount_of
from dmd_core.death_may_die.chapters.ritual import look_at_ritual
from dmd_core.death_may_die.commands import ChooseSpace
from dmd_core.death_may_die.events.fire import FirePlaced
from dmd_core.death_may_die.events.harm import TokensChanged
from dmd_core.death_may_die.events.map import TokenMoved, TokenPlaced, TokenRemoved
from dmd_core.death_may_die.events.skips import Skip
from dmd_core.death_may_die.events.turns import StepSkipped
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.handlers import HANDLERS, DmdRun
from dmd_core.death_may_die.ids import SpaceId, TokenId
from dmd_core.death_may_die.lookups import fire_reserve, has_token, token_count, token_reserve
from dmd_core.death_may_die.run.base import on_node, pick, skip
from dmd_core.death_may_die.run.selectors import anchor_space, investigators_of, spaces_of
from dmd_core.death_may_die.run.spaces import serves
from dmd_core.death_may_die.state import Investigator, Table
from dmd_core.death_may_die.text_frames import (
    Env,
    MovingTokens,
    PlacingToken,
    Resolve,
    TokenMovingTo,
)
from dmd_core.death_may_die.words.amounts import ALL, AmountOrAll
from dmd_core.death_may_die.words.tokens import (
    MoveTokens,
    NextToken,
    PlaceFire,
    PlaceToken,
    RemoveTokens,
    Tokens,
    TokenShortage,
)
from dmd_core.kernel.ids import Seat, SourceId
from dmd_core.tabletop.graphs import ends_nearer, nearest
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
        _short(run, env, node.token, env.you)
        return
    start = node.on or anchor_space(game, table, env, node.near)
    if start is None:
        skip(run, env)
        return
    if node.token in game.stacking:
        _put(run, env, node.token, start)
        return
    free = (space for space in game.spaces if not has_token(table, space, node.token))
    near = nearest(game.distances[start], free)
    options = tuple(ChooseSpace(env.chooser, space) for space in near)
    if not options:
        skip(run, env)
    elif len(options) == 1:
        _put(run, env, node.token, options[0].space)
    else:
        pick(run, PlacingToken(env, node.token), *options)


def _short(run: DmdRun, env: Env, token: TokenId, you: Seat) -> None:
    """No token is left; the Stages may have a price for it (AMB-107)."""
    game, table = run.game, run.table
    run.emit(StepSkipped(Skip.TOKENS_OUT, src=env.src, why=(r.AMB_107,)))
    for stage in range(1, table.elder.stage + 1):
        src = SourceId(game.stages[stage - 1].id)
        for ability in of_kind(game.stage_hooks[stage], TokenShortage):
            if ability.token == token:
                run.push(Resolve(game.number(ability.then), Env(you, env.chooser, src)))


@HANDLERS.work(PlacingToken)
def _placed(run: DmdRun, frame: PlacingToken) -> None:
    _put(run, frame.env, frame.token, frame.env.space)


def _put(run: DmdRun, env: Env, token: TokenId, space: SpaceId) -> None:
    run.emit(TokenPlaced(space, token, src=env.src))
    look_at_ritual(run)


def _so_many(run: DmdRun, env: Env, n: AmountOrAll, there_are: int) -> int:
    """How many of some tokens a text means."""
    return there_are if n is ALL else min(there_are, amount_of(run.game, run.table, env, n))


def _lying(table: Table, space: SpaceId, token: TokenId) -> int:
    return table.tokens.count((space, token))


@on_node(RemoveTokens)
def _remove_tokens(run: DmdRun, frame: Resolve, node: RemoveTokens) -> None:
    """Tokens off each of the Spaces, as far as they lie there."""
    env = frame.env
    places = [
        space
        for space in spaces_of(run.game, run.table, env, node.where)
        for _ in range(_so_many(run, env, node.n, _lying(run.table, space, node.token)))
    ]
    if not places:
        skip(run, env)
        return
    for space in places:
        run.emit(TokenRemoved(space, node.token, src=env.src))
    look_at_ritual(run)


@on_node(NextToken)
def _next_token(run: DmdRun, frame: Resolve, node: NextToken) -> None:
    """The first one that lies on the map makes way for its successor."""
    env = frame.env
    found = next((each for each in run.table.tokens if each[1] in node.of), None)
    if found is None:
        skip(run, env)
        return
    space, token = found
    following = node.of[(node.of.index(token) + 1) % len(node.of)]
    run.emit(TokenRemoved(space, token, src=env.src))
    _put(run, env, following, space)


@on_node(MoveTokens)
def _move_tokens(run: DmdRun, frame: Resolve, node: MoveTokens) -> None:
    """Tokens by the order of their Spaces, each along a shortest path; the chooser settles ties.

    Those that lie where they are to go stay.
    """
    env = frame.env
    left = tuple(
        space
        for space in spaces_of(run.game, run.table, env, node.where)
        for _ in range(_so_many(run, env, node.n, _lying(run.table, space, node.token)))
        if _ends(run.game, run.table, env, node, space)
    )
    if left:
        _move_next_token(run, MovingTokens(frame.node, env, left))
    else:
        skip(run, env)


@HANDLERS.work(MovingTokens)
def _move_next_token(run: DmdRun, frame: MovingTokens) -> None:
    node = run.game.nodes[frame.node]
    if not isinstance(node, MoveTokens):
        return
    env, start = frame.env, frame.left[0]
    rest = frame.left[1:]
    ends = _ends(run.game, run.table, env, node, start)
    if rest:
        run.push(MovingTokens(frame.node, env, rest))
    if len(ends) > 1:
        options = (ChooseSpace(env.chooser, space) for space in ends)
        pick(run, TokenMovingTo(env, node.token, start), *options)
    elif ends and has_token(run.table, start, node.token):
        _shift(run, env, node.token, start, ends[0])


@HANDLERS.work(TokenMovingTo)
def _token_moved(run: DmdRun, frame: TokenMovingTo) -> None:
    _shift(run, frame.env, frame.token, frame.space, frame.env.space)


def _shift(run: DmdRun, env: Env, token: TokenId, start: SpaceId, end: SpaceId) -> None:
    run.emit(TokenMoved(start, end, token, src=env.src))
    look_at_ritual(run)


def _ends(
    game: Game, table: Table, env: Env, node: MoveTokens, start: SpaceId
) -> tuple[SpaceId, ...]:
    """Spaces where a token may end on its way to the nearest of its goals; none if it stays.

    A token of a kind of which only one may lie on a Space does not go where one lies.
    """
    goals = spaces_of(game, table, env, node.towards)
    ends: set[SpaceId] = set()
    for goal in nearest(game.distances[start], goals):
        ends.update(ends_nearer(game.neighbours, game.distances[goal], start, node.steps))
    if node.token not in game.stacking:
        ends = {space for space in ends if not has_token(table, space, node.token)}
    return tuple([space for space in game.spaces if space in ends and space != start])


@on_node(Tokens)
def _tokens(run: DmdRun, frame: Resolve, node: Tokens) -> None:
    """Tokens onto a board, or off it as far as there are any."""
    seats = investigators_of(run.game, run.table, frame.env, node.who)
    env = frame.env
    changed = False
    short: list[Seat] = []
    for seat in seats:
        owner = run.table.investigators[seat]
        change = _token_change(run, env, owner, node)
        if change:
            run.emit(TokensChanged(seat, TokenId(node.token), change, src=env.src))
            changed = True
        elif _none_left(run, node):
            short.append(seat)
    for seat in reversed(short):
        _short(run, env, node.token, seat)
    if changed:
        look_at_ritual(run)
    elif not short:
        skip(run, env)


def _none_left(run: DmdRun, node: Tokens) -> bool:
    """Whether a token should be put on a board and none is in the reserve."""
    limited = node.token in run.game.tokens and not node.remove
    return limited and not token_reserve(run.game, run.table, node.token)


def _token_change(run: DmdRun, env: Env, owner: Investigator, node: Tokens) -> int:
    there_are = token_count(owner, node.token)
    if node.n is ALL:
        return -there_are
    n = amount_of(run.game, run.table, env, node.n)
    if node.remove:
        return -min(there_are, n)
    limited = node.token in run.game.tokens
    return min(n, token_reserve(run.game, run.table, node.token)) if limited else n
