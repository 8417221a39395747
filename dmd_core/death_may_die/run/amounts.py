"""The numbers that amounts come to."""

from typing import assert_never

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import INSANITY_WOUND, NO_FIGURE, FigureId, SpaceId
from dmd_core.death_may_die.lookups import at_space, figure, fire_at, health, token_count
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.texts import Env
from dmd_core.death_may_die.words.amounts import Amount, Measure


def amount_of(
    game: Game,
    table: Table,
    env: Env,
    amount: Amount,
    *,
    space: SpaceId | None = None,
    target: FigureId = NO_FIGURE,
) -> int:
    """The number a text means: itself, or a measure taken now.

    `ALL` has no number of its own; those who use it ask for it before.
    """
    if isinstance(amount, int):
        return amount
    you = table.investigators[env.you]
    match amount:
        case Measure.FIRE_THERE:
            return fire_at(table, you.space if space is None else space)
        case Measure.OTHER_FIGURES:
            others = sum(inv.alive and inv.space == you.space for inv in table.investigators)
            return len(at_space(table, you.space)) + others - 1
        case Measure.OWN_WOUNDS:
            return you.wounds
        case Measure.HALF_HEALTH:
            enemy = figure(table, target or env.figure)
            return 0 if enemy is None else (health(game, table, enemy) + 1) // 2
        case Measure.INSANITY_WOUNDS:
            return token_count(you, INSANITY_WOUND)
        case Measure.ALL:
            message = "'all' is no number; what uses it asks for it before"
            raise ValueError(message)
    assert_never(amount)
