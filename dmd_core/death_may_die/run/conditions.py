"""Whether the conditions about several things on the table hold."""

from dmd_core.death_may_die.asking import condition_holds, on_condition
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.run.amounts import amount_of
from dmd_core.death_may_die.run.selectors import enemies_of, investigators_of, spaces_of
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.texts import Env
from dmd_core.death_may_die.words.amounts import Measure
from dmd_core.death_may_die.words.conditions import (
    Alone,
    Exists,
    Not,
    StressFull,
    TokensTouch,
    Unhurt,
)


@on_condition(Exists)
def _exists(game: Game, table: Table, env: Env, condition: Exists) -> bool:
    count = 0
    if condition.investigators is not None:
        count += len(investigators_of(game, table, env, condition.investigators))
    if condition.enemies is not None:
        count += len(enemies_of(game, table, env, condition.enemies))
    if condition.spaces is not None:
        count += len(spaces_of(game, table, env, condition.spaces))
    return count >= condition.at_least


@on_condition(StressFull)
def _stress_full(game: Game, table: Table, env: Env, _condition: StressFull) -> bool:
    return table.investigators[env.you].stress >= game.tracks.stress


@on_condition(Alone)
def _alone(game: Game, table: Table, env: Env, _condition: Alone) -> bool:
    return amount_of(game, table, env, Measure.OTHER_FIGURES) == 0


@on_condition(Unhurt)
def _unhurt(_game: Game, table: Table, env: Env, _condition: Unhurt) -> bool:
    return table.investigators[env.you].wounds == 0


@on_condition(TokensTouch)
def _tokens_touch(game: Game, table: Table, _env: Env, condition: TokensTouch) -> bool:
    marked = {space for space, kind in table.tokens if kind == condition.token}
    return any(marked.intersection(game.neighbours[space]) for space in sorted(marked))


@on_condition(Not)
def _not(game: Game, table: Table, env: Env, condition: Not) -> bool:
    return not condition_holds(game, table, env, condition.condition)


__all__: list[str] = []
