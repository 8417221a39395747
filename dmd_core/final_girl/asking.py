"""What a text asks of the table: conditions and amounts, answered by the class they have.

Whoever wants to know whether a condition holds or how many an amount is asks here; the modules of
`run` register how each one is answered. So a chapter of the rules needs no word by name.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text_frames import Env
from dmd_core.final_girl.words.base import Condition, Number

C = TypeVar("C", bound=Condition)
N = TypeVar("N", bound=Number)

Answer = Callable[[Game, Table, Env, C], bool]
Counter = Callable[[Game, Table, Env, N], int]

_ANSWERS: Final[dict[type, Any]] = {}
_COUNTERS: Final[dict[type, Any]] = {}
"""How each condition is answered and each expression worked out; `Any` because one dict holds
functions of many classes, `on_condition` and `on_number` check each against its class."""


def on_condition(kind: type[C]) -> Callable[[Answer[C]], Answer[C]]:
    """Register when a condition holds."""

    def register(function: Answer[C]) -> Answer[C]:
        _ANSWERS[kind] = function
        return function

    return register


def on_number(kind: type[N]) -> Callable[[Counter[N]], Counter[N]]:
    """Register how an expression is worked out."""

    def register(function: Counter[N]) -> Counter[N]:
        _COUNTERS[kind] = function
        return function

    return register


def condition_holds(game: Game, table: Table, env: Env, condition: Condition | None) -> bool:
    """Whether a condition of a text holds now; none always does."""
    if condition is None:
        return True
    answer: bool = _ANSWERS[type(condition)](game, table, env, condition)
    return answer


def amount_of(game: Game, table: Table, env: Env, amount: int | Number) -> int:
    """The number that a text means now."""
    if isinstance(amount, int):
        return amount
    number: int = _COUNTERS[type(amount)](game, table, env, amount)
    return number


def answered_conditions() -> frozenset[type]:
    """Condition classes that can be answered; a test compares them with the vocabulary."""
    return frozenset(_ANSWERS)


def counted_numbers() -> frozenset[type]:
    """Classes of expressions that can be worked out; a test compares them with the vocabulary."""
    return frozenset(_COUNTERS)


__all__ = [
    "amount_of",
    "answered_conditions",
    "condition_holds",
    "counted_numbers",
    "on_condition",
    "on_number",
]
