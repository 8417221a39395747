"""Agendas that no game came to: frames of games taken away, doubled, swapped, with other values."""

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Any, Final

import attrs

import dmd_core as dmd
from dmd_core.kernel.events import Frame
from dmd_core.kernel.state import State

NUMBERS: Final = (0, 1, 2, -1, -2, 5, 99)


def states_of(game: dmd.Game, games: int) -> tuple[dmd.State, ...]:
    """The states of some random games."""
    random = Random(games)  # noqa: S311 - a game, not a secret
    states: list[dmd.State] = []
    for seed in range(games):
        step = dmd.start(game, seed)
        while step.decision is not None:
            states.append(step.state)
            command = random.choice(list(step.decision.legal()))
            step = dmd.apply(game, step.state, command, decision=step.decision)
    return tuple(states)


def mutated(game: dmd.Game, states: tuple[dmd.State, ...], seed: int) -> Iterator[State[Any]]:
    """States with mutated agendas, without end."""
    random = Random(seed)  # noqa: S311 - a game, not a secret
    frames = tuple(frame for state in states for frame in state.agenda)
    kinds = {type(frame): frame for frame in frames}
    while True:
        state = random.choice(states)
        agenda = list(state.agenda)
        for _ in range(random.choice((1, 1, 2))):
            _mutate(random, game, agenda, frames, tuple(kinds.values()))
        if tuple(agenda) != state.agenda:
            yield State(state.table, tuple(agenda), state.chance)


def _mutate(
    random: Random,
    game: dmd.Game,
    agenda: list[Frame],
    frames: tuple[Frame, ...],
    kinds: tuple[Frame, ...],
) -> None:
    match random.randrange(5):
        case 0 if len(agenda) > 1:
            del agenda[random.randrange(len(agenda))]
        case 1:
            agenda.insert(random.randrange(len(agenda) + 1), random.choice(frames))
        case 2:
            agenda.insert(random.randrange(len(agenda) + 1), random.choice(kinds))
        case 3:
            random.shuffle(agenda)
        case _ if agenda:
            place = random.randrange(len(agenda))
            agenda[place] = _node(random, game, agenda[place])
        case _:
            pass


def _node(random: Random, game: dmd.Game, node: Any) -> Any:  # noqa: ANN401 - any node
    fields = attrs.fields(type(node))
    if not fields:
        return node
    field = random.choice(fields)
    return attrs.evolve(node, **{field.alias: _value(random, game, getattr(node, field.name))})


def _value(random: Random, game: dmd.Game, value: Any) -> Any:  # noqa: ANN401 - of any field
    match value:
        case bool():
            return not value
        case Enum():
            return random.choice(tuple(type(value)))
        case int():
            return random.choice((*NUMBERS, value + 1, value - 1))
        case str():
            return random.choice((*game.symbols, ""))
        case ():
            return value
        case tuple():
            place = random.randrange(len(value))
            changed = _value(random, game, value[place])
            return random.choice(
                (value[:-1], (*value, value[0]), (*value[:place], changed, *value[place + 1 :]))
            )
        case _:
            return _node(random, game, value) if attrs.has(type(value)) else value
