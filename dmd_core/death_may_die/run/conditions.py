"""Whether conditions hold."""

from dmd_core.death_may_die.asking import amount_of, condition_holds, on_condition
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.run.amounts import counted
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env
from dmd_core.death_may_die.words.conditions import AllOf, AnyOf, AtLeast, Exists, Not


@on_condition(Exists)
def _exists(game: Game, table: Table, env: Env, condition: Exists) -> bool:
    return counted(game, table, env, condition) >= condition.at_least


@on_condition(AtLeast)
def _at_least(game: Game, table: Table, env: Env, condition: AtLeast) -> bool:
    found = amount_of(game, table, env, condition.of)
    return found >= amount_of(game, table, env, condition.n)


@on_condition(Not)
def _not(game: Game, table: Table, env: Env, condition: Not) -> bool:
    return not condition_holds(game, table, env, condition.condition)


@on_condition(AllOf)
def _all(game: Game, table: Table, env: Env, condition: AllOf) -> bool:
    return all(condition_holds(game, table, env, each) for each in condition.of)


@on_condition(AnyOf)
def _any(game: Game, table: Table, env: Env, condition: AnyOf) -> bool:
    return any(condition_holds(game, table, env, each) for each in condition.of)


__all__: list[str] = []
