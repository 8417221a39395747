"""What a text asks of the table: conditions, answered by the class they have.

Whoever wants to know whether a condition holds asks here; `run.conditions` registers how each one
is answered. So a chapter of the rules needs no word by name.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.texts import Env
from dmd_core.death_may_die.words.base import Condition

C = TypeVar("C", bound=Condition)

Answer = Callable[[Game, Table, Env, C], bool]

_ANSWERS: Final[dict[type, Any]] = {}
"""How each condition is answered; `Any` because one dict holds functions of many classes,
`on_condition` checks each against its class."""


def on_condition(kind: type[C]) -> Callable[[Answer[C]], Answer[C]]:
    """Register when a condition holds."""

    def register(function: Answer[C]) -> Answer[C]:
        _ANSWERS[kind] = function
        return function

    return register


def condition_holds(game: Game, table: Table, env: Env, condition: Condition) -> bool:
    """Whether a condition of a text holds now."""
    answer: bool = _ANSWERS[type(condition)](game, table, env, condition)
    return answer


def answered_conditions() -> frozenset[type]:
    """Condition classes that can be answered; a test compares them with the vocabulary."""
    return frozenset(_ANSWERS)


__all__ = ["answered_conditions", "condition_holds", "on_condition"]
