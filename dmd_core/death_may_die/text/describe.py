"""Events, commands, decisions and refusals as sentences."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from dmd_core.death_may_die.commands import Number
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import EnemyId
from dmd_core.death_may_die.say.texts import wording_of
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text import (  # noqa: F401 - each registers its sentences
    actions,
    choices,
    discovery,
    elder_one,
    enemies,
    fire,
    harm,
    map,  # noqa: A004 - named as the chapter it says
    mythos,
    rolls,
    sanity,
    setup,
    turns,
)
from dmd_core.death_may_die.text.language import ENGLISH, Language, Spoken
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.words.base import Condition
from dmd_core.kernel.arguments import ArgumentError, given, need
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.kernel.views import View
from dmd_core.tabletop.text import language as tables
from dmd_core.tabletop.text.english import listed
from dmd_core.tabletop.text.telling import asks, refuses, whole

Position: TypeAlias = State[Table] | View[Table] | Table
"""A state, the view of a seat, or a table where no more is known."""

Described: TypeAlias = Event | Command | Decision | Refusal
"""What can be said in a sentence."""


def describe(
    game: Game,
    position: Position,
    what: Described,
    *,
    language: Language | Spoken = ENGLISH,
) -> str:
    """Say in one sentence what happened, was decided, is asked, or is refused.

    The sentence depends on nothing but the arguments, and names everything: Investigators, Spaces,
    cards, Skills. Figures are told apart by kind, Space and Wounds, see `Figures`.

    Args:
        game: the definition.
        position: when it is: of an event the position before it, of a command, decision or refusal
            the one in which it is given. With a state or a view, answers say what they answer
            ("gives 2 Successes to the Byakhee on Space 6"); with its table alone they say less
            ("to this target").
        what: an event, a command, a decision or a refusal of this game.
        language: the language, English if left out; see `load_language` for others.

    Returns:
        The sentence; empty for events that need no telling, such as `RollEnded`. Whatever an event
        names that the game has not got is said by its id.

    Raises:
        ArgumentError: if it is none of the game's, or an argument is of another kind.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> step = dmd.start(game, seed=7)
        >>> describe(game, step.state, step.decision)
        'Sister Beth may take an action.'
        >>> describe(game, step.state, next(step.decision.legal()))
        'Sister Beth runs.'
    """
    need(game, Game, "game", "a definition, as `load_game` gives it")
    table, asked = _looked_at(position)
    tables.need_spoken(language, ENGLISH)
    if isinstance(language, tables.Spoken):
        return language.says(Scene(game, table, asked), _need_described(what))
    if isinstance(what, Decision):
        return asks(language, Scene(game, table, asked), what, Number)
    if isinstance(what, Refusal):
        scene = Scene(game, table)
        return refuses(language, scene, what, partial(value_of, scene))
    kind = type(what)
    says = language.events.get(kind)
    if says is not None:  # events happen after the question that was asked
        return whole(says(Scene(game, table), what))
    says = language.commands.get(kind)
    if says is not None:
        return whole(says(Scene(game, table, asked), what))
    raise _unfit(what)


def _need_described(what: Described) -> Described:
    """What is said, if English has words for it."""
    known = type(what) in ENGLISH.events or type(what) in ENGLISH.commands
    if known or isinstance(what, Decision | Refusal):
        return what
    raise _unfit(what)


def _unfit(what: object) -> ArgumentError:
    return ArgumentError(
        f"what: found {given(what)}; allowed: an event, a command, a decision or a refusal of this"
        " game"
    )


def _looked_at(position: Position) -> tuple[Table, object]:
    """The table, and the frame that asks."""
    if isinstance(position, State):
        return position.table, position.agenda[-1] if position.agenda else None
    if isinstance(position, View):
        decision = position.decision
        return position.table, None if decision is None else decision.subject
    need(position, Table, "position", "a state, a view or a table")
    return position, None


_SAID: Final[Mapping[str, Callable[[Scene, Any], str]]] = {
    "seat": Scene.who,
    "space": Scene.space,
    "figure": Scene.figure,
    "card": Scene.card,
    "skill": Scene.skill,
    "source": Scene.source,
    "action": Scene.action,
    "object": Scene.thing,
}
"""How values of refusals are said, by the kind of thing they are; `Any` because each is another."""


def _enemies(scene: Scene, kinds: Sequence[EnemyId]) -> str:
    return scene.kinds(iter(kinds))


def _failing(scene: Scene, conditions: Sequence[Condition]) -> str:
    """That conditions of a text do not hold, each said once."""
    wording = wording_of(scene.game)
    return listed(list(dict.fromkeys(wording.fails(condition) for condition in conditions)))


_SEVERAL: Final[Mapping[str, Callable[[Scene, Any], str]]] = {
    "conditions": _failing,
    "enemies": _enemies,
}
"""How several values of a kind are said together, unless they are just listed; `Any` as above."""


def value_of(scene: Scene, kind: str, value: object) -> str | None:
    """A value of a refusal, by the kind of thing it is; None for what has no name of its own."""
    if isinstance(value, tuple):
        several = _SEVERAL.get(kind)
        return None if several is None else several(scene, value)
    says = _SAID.get(kind)
    return None if says is None else says(scene, value)


__all__ = ["ENGLISH", "Described", "Position", "describe", "value_of"]
