"""Recorded games for the tests of the tools that read games, some with undo."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, final

import attrs

import dmd_core as dmd
from dmd_core.api import State
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State as AnyState
from dmd_replay.games.death_may_die.narrator import DeathMayDieNarrator
from dmd_replay.read.timeline import START, Flag, RecordedStep, Timeline
from tests.property.strategies import choose, seeded

PARTY: Final = ("ian", "elizabeth", "rasputin")


@final
@attrs.frozen
class Move:
    """One step of a timeline."""

    command: Command | None
    events: tuple[Event, ...]


@final
@attrs.frozen
class Recorded:
    """A timeline with the states that play really came by, and a narrator."""

    timeline: Timeline
    states: tuple[State, ...]
    narrator: DeathMayDieNarrator


@cache
def the_game(party: tuple[str, ...] = PARTY) -> dmd.Game:
    """The game that is played."""
    return dmd.load_game(dmd.Setup(len(party), tuple(InvestigatorId(name) for name in party)))


def linear(
    ruleset: Ruleset[Any, Any],
    game: Any,  # noqa: ANN401 - of any game
    start: AnyState[Any],
    moves: Sequence[RecordedStep],
) -> Timeline:
    """A timeline without undo: each step follows the one recorded before it."""
    return Timeline(ruleset, game, start, moves, tuple(range(START, len(moves) - 1)))


def played(
    seed: int,
    picks: int = 0,
    *,
    most: int = 400,
    instead: Callable[[int, dmd.Decision], Command | None] = lambda _step, _decision: None,
) -> Recorded:
    """A random game.

    Args:
        seed: of its chance.
        picks: of those who play it.
        most: commands at most.
        instead: may give another command for a step.
    """
    game, pick = the_game(), seeded(picks)
    step = dmd.start(game, seed)
    moves, states = [Move(None, step.events)], [step.state]
    while step.decision is not None and len(moves) <= most:
        command = choose(step.decision, pick)
        command = instead(len(moves), step.decision) or command
        step = dmd.apply(game, step.state, command, decision=step.decision)
        moves.append(Move(command, step.events))
        states.append(step.state)
    timeline = linear(DEATH_MAY_DIE, game, dmd.initial(game, seed), moves)
    return Recorded(timeline, tuple(states), DeathMayDieNarrator(game))


def with_undo(seed: int, undone: Iterable[tuple[int, int]], most: int = 60) -> Recorded:
    """A game in which play went back now and then, with other chance afterwards.

    Args:
        seed: of its chance.
        undone: pairs: when so many steps are recorded, play goes on from that step.
        most: steps.
    """
    game, pick = the_game(), seeded(seed)
    back = dict(undone)
    step = dmd.start(game, seed)
    moves, states = [Move(None, step.events)], [step.state]
    parents, epochs = [-1], [0]
    state, parent = step.state, 0
    while len(moves) < most:
        if len(moves) in back:
            parent = back[len(moves)]
            old = states[parent]
            chance = Chance(old.chance.seed, max(epochs) + 1, old.chance.counters)
            state = dmd.State(old.table, old.agenda, chance)
        decision = dmd.pending(game, state)
        if decision is None:
            break
        command = choose(decision, pick)
        step = dmd.apply(game, state, command)
        parents.append(parent)
        epochs.append(state.chance.epoch)
        moves.append(Move(command, step.events))
        states.append(step.state)
        state, parent = step.state, len(moves) - 1
    timeline = Timeline(
        DEATH_MAY_DIE,
        game,
        dmd.initial(game, seed),
        moves,
        tuple(parents),
        tuple(epochs),
        (Flag("odd", 7, "Why does it follow?"), Flag("end", len(moves) - 1)),
    )
    return Recorded(timeline, tuple(states), DeathMayDieNarrator(game))


__all__ = ["PARTY", "Move", "Recorded", "linear", "played", "the_game", "with_undo"]
