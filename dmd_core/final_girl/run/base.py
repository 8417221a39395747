"""Carrying texts out: one frame for one node, dispatched by its class.

A node that leaves open on which of several spaces it does its one thing asks for it. Selectors are
evaluated when the node starts, not before.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.commands import ChooseSpace
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS, GirlRun
from dmd_core.final_girl.ids import PLAYER, SpaceId
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text_frames import Env, PickingSpace, Resolve
from dmd_core.final_girl.words.base import Effect
from dmd_core.kernel.decisions import Decision, one_of
from dmd_core.kernel.ids import KindId, RuleId
from dmd_core.kernel.node import replace

E = TypeVar("E", bound=Effect)

SPACE: Final = KindId("space")

Handler = Callable[[GirlRun, Env, E], None]
Doer = Callable[[GirlRun, Env, E, SpaceId], None]

_HANDLERS: Final[dict[type, Any]] = {}
_DOERS: Final[dict[type, Any]] = {}
"""What each effect does, and what those do on one space that pick it; `Any` because one dict holds
functions of many classes, `on_node` and `on_space` check each against its class."""
_RULES: Final[dict[type, tuple[RuleId, ...]]] = {}


def on_node(kind: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """Register what an effect does."""

    def register(function: Handler[E]) -> Handler[E]:
        _HANDLERS[kind] = function
        return function

    return register


def on_space(kind: type[E], *rules: RuleId) -> Callable[[Doer[E]], Doer[E]]:
    """Register what an effect does on a space once that is picked, see `pick_space`.

    Args:
        kind: the class of the effect.
        rules: what the decision rests on in which the player picks.
    """

    def register(function: Doer[E]) -> Doer[E]:
        _DOERS[kind] = function
        _RULES[kind] = rules
        return function

    return register


def handled_nodes() -> frozenset[type]:
    """Effect classes that are carried out; a test compares them with the vocabulary."""
    return frozenset(_HANDLERS)


@HANDLERS.work(Resolve)
def _resolve(run: GirlRun, frame: Resolve) -> None:
    node = run.game.nodes[frame.node]
    _HANDLERS[type(node)](run, frame.env, node)


def carry_out(run: GirlRun, env: Env, effect: Effect | None) -> None:
    """Push a text, if there is one."""
    if effect is not None:
        run.push(Resolve(run.game.number(effect), env))


# --- picking a space -------------------------------------------------------------------------


def pick_space(
    run: GirlRun,
    env: Env,
    node: Effect,
    spaces: tuple[SpaceId, ...],
    n: int = 1,
    reason: Skip = Skip.NO_TARGET,
) -> None:
    """Let a text do its one thing on `n` of some spaces; where there are more the player says.

    Args:
        run: the step under way.
        env: what the text speaks of.
        node: the text; `on_space` says what it does.
        spaces: where it could do it.
        n: on how many of them, at most.
        reason: what is recorded where there is none.
    """
    if not spaces:
        skip(run, reason, env.src)
    elif len(spaces) <= n:
        for space in spaces:
            _DOERS[type(node)](run, env, node, space)
    else:
        run.push(PickingSpace(run.game.number(node), env, spaces, n))


def _decide(game: Game, _table: Table, frame: PickingSpace) -> Decision:
    options = one_of(*(ChooseSpace(PLAYER, space) for space in frame.spaces))
    rules = _RULES[type(game.nodes[frame.node])]
    return Decision(PLAYER, SPACE, (options,), rules, frame, must=True)


def _picked(run: GirlRun, frame: PickingSpace, command: ChooseSpace) -> None:
    node = run.game.nodes[frame.node]
    rest = tuple(space for space in frame.spaces if space != command.space)
    if frame.n > 1:
        run.push(replace(frame, spaces=rest, n=frame.n - 1))
    _DOERS[type(node)](run, frame.env, node, command.space)


HANDLERS.ask(PickingSpace, SPACE, _decide, _picked)

__all__ = ["SPACE", "carry_out", "handled_nodes", "on_node", "on_space", "pick_space"]
