"""States of strangers: what `decode` lets through can be played, whatever their agenda was."""

from itertools import islice
from random import Random
from typing import Any

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.ids import EnemyId
from dmd_core.death_may_die.invariants import check_state
from dmd_core.kernel.state import State
from tests.property.mutated_agendas import mutated, states_of

MOST = 24
"""Commands of which one is given."""
COMMANDS = 40


@pytest.fixture(scope="module")
def game() -> dmd.Game:
    """Three Investigators."""
    return dmd.load_game(players=3, investigators=("ian", "elizabeth", "rasputin"))


def played_on(game: dmd.Game, state: State[Any], random: Random) -> int:
    """How many commands could be given, up to so many."""
    decision = dmd.pending(game, state)
    for count in range(COMMANDS):
        if decision is None:
            return count
        command = random.choice(list(islice(decision.legal(), MOST)))
        step = dmd.apply(game, state, command, decision=decision)
        state, decision = step.state, step.decision
    return COMMANDS


@pytest.mark.parametrize(
    ("seed", "count"), [(1, 150), pytest.param(2, 4000, marks=pytest.mark.exhaustive)]
)
def test_a_state_is_refused_with_its_faults_or_can_be_played(
    game: dmd.Game, seed: int, count: int
) -> None:
    """No mutated agenda ends in anything but a refusal that says why, or in play."""
    random = Random(seed)  # noqa: S311 - a game, not a secret
    refused = accepted = 0
    for state in islice(mutated(game, states_of(game, 2), seed), count):
        try:
            data = dmd.encode(game, state)
        except dmd.EncodeError:
            continue
        try:
            read = dmd.decode(game, data, possible=True)
        except dmd.StateError as error:
            refused += bool(error.faults)
            continue
        accepted += 1
        played_on(game, read, random)

    assert refused > accepted > count // 20


def test_every_state_of_a_game_is_possible(game: dmd.Game) -> None:
    """Nothing is found against the states that play comes to."""
    for state in states_of(game, 1)[::6]:
        assert state == dmd.decode(game, dmd.encode(game, state), possible=True)


def test_a_state_that_waits_for_nothing_is_told(game: dmd.Game) -> None:
    """A state in the middle of a command is none that can be saved."""
    state = dmd.start(game, 7).state
    asleep = type(state)(state.table, state.agenda[:1], state.chance)

    with pytest.raises(dmd.StateError) as caught:
        dmd.decode(game, dmd.encode(game, asleep), possible=True)

    assert "agenda[0]: Turn waits for nothing; a state between two commands waits" == str(
        caught.value
    )


def test_invariants_of_a_table_with_strange_names_are_broken_not_failing(game: dmd.Game) -> None:
    """`check_state` says of each invariant that it cannot be looked at, instead of a KeyError."""
    table = dmd.start(game, 7).state.table
    enemy = attrs.evolve(table.enemies[0], kind=EnemyId("unheard_of"))

    broken = check_state(game, attrs.evolve(table, enemies=(enemy, *table.enemies[1:])))

    assert "CHK-04 figures: it cannot be looked at: KeyError: 'unheard_of'" in {
        str(violation).removeprefix("DMD-") for violation in broken
    }
