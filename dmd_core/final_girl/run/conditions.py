"""When conditions hold."""

from dmd_core.final_girl.asking import amount_of, condition_holds, on_condition
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.run.selectors import spaces_of
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.conditions import AtLeast, Exists, Not


@on_condition(Exists)
def _exists(game: Game, table: Table, env: Env, condition: Exists) -> bool:
    return bool(spaces_of(game, table, env, condition.space))


@on_condition(AtLeast)
def _at_least(game: Game, table: Table, env: Env, condition: AtLeast) -> bool:
    of, n = condition.of, condition.n
    return amount_of(game, table, env, of) >= amount_of(game, table, env, n)


@on_condition(Not)
def _not(game: Game, table: Table, env: Env, condition: Not) -> bool:
    return not condition_holds(game, table, env, condition.condition)


__all__: list[str] = []
