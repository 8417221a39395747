"""What a text asks of the table: conditions and amounts, answered by the class they have.

Whoever wants to know whether a condition holds or how many an amount is asks here; the modules of
`run` register how each one is answered. So a chapter of the rules needs no word by name.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import NO_FIGURE, FigureId, SpaceId
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text_frames import Env
from dmd_core.death_may_die.words.amounts import Amount
from dmd_core.death_may_die.words.base import Condition, Number
from dmd_core.death_may_die.words.conditions import AllOf
from dmd_core.kernel.ids import SourceId
from dmd_core.kernel.node import node

C = TypeVar("C", bound=Condition)
N = TypeVar("N", bound=Number)


@final
@node
class Concerned:
    """Whom an amount is worked out for: its figure, if it is one, and the Space it stands on."""

    space: SpaceId | None = None
    figure: FigureId = NO_FIGURE


NOBODY_ELSE: Final = Concerned()
"""The amount concerns "you" alone."""

Answer = Callable[[Game, Table, Env, C], bool]
Counter = Callable[[Game, Table, Env, N, Concerned], int]

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


def condition_holds(game: Game, table: Table, env: Env, condition: Condition) -> bool:
    """Whether a condition of a text holds now."""
    answer: bool = _ANSWERS[type(condition)](game, table, env, condition)
    return answer


def failing(game: Game, table: Table, env: Env, condition: Condition) -> tuple[Condition, ...]:
    """What of a condition does not hold now: of several that have to hold, those that do not."""
    if condition_holds(game, table, env, condition):
        return ()
    if isinstance(condition, AllOf):
        return tuple(part for each in condition.of for part in failing(game, table, env, each))
    return (condition,)


def amount_of(
    game: Game, table: Table, env: Env, amount: Amount, concerned: Concerned = NOBODY_ELSE
) -> int:
    """The number that a text means now."""
    if isinstance(amount, int):
        return amount
    number: int = _COUNTERS[type(amount)](game, table, env, amount, concerned)
    return number


def of_episode(game: Game, table: Table) -> Env:
    """Of whom the Episode card speaks: "you" is the one whose turn it is (END-05)."""
    return Env(you=table.active, chooser=table.active, src=SourceId(game.episode.id))


def ritual_count(game: Game, table: Table) -> int:
    """What the Episode card counts for its Ritual, as of now; without such a Ritual none."""
    ritual = game.episode.ritual
    return 0 if ritual is None else amount_of(game, table, of_episode(game, table), ritual.count)


def answered_conditions() -> frozenset[type]:
    """Condition classes that can be answered; a test compares them with the vocabulary."""
    return frozenset(_ANSWERS)


def counted_numbers() -> frozenset[type]:
    """Classes of expressions that can be worked out; a test compares them with the vocabulary."""
    return frozenset(_COUNTERS)


__all__ = [
    "NOBODY_ELSE",
    "Concerned",
    "amount_of",
    "answered_conditions",
    "condition_holds",
    "counted_numbers",
    "of_episode",
    "on_condition",
    "on_number",
    "ritual_count",
]
