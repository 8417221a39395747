"""The values a caller holds: copied, sent to another process, printed, asked for arguments."""

import copy
import inspect
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.commands import Attack, Reroll
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.state import State

LONGEST = 400
"""Characters of a repr: what a person reads at one look."""


def pickled(value: Any) -> Any:  # noqa: ANN401 - of any class
    """The value after a way through pickle."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes


def played(game: dmd.Game, seed: int) -> Iterator[dmd.Step]:
    """The steps of a game in which the last legal command is given each time."""
    step = dmd.start(game, seed)
    yield step
    while step.decision is not None:
        *_, command = step.decision.legal()
        step = dmd.apply(game, step.state, command, decision=step.decision)
        yield step


def played_on(game: dmd.Game, step: dmd.Step) -> dmd.Step:
    """The end of a game whose first legal command is given each time."""
    while step.decision is not None:
        step = dmd.apply(game, step.state, next(step.decision.legal()), decision=step.decision)
    return step


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
def test_a_copied_step_is_the_same_and_goes_on_in_a_copied_game(
    copied: Callable[[Any], Any],
) -> None:
    """A step is equal to its copy, lists and refuses the same, and plays on alike.

    Why a command is refused can depend on the table, which a pickled decision leaves behind; it is
    asked of the state.
    """
    game = dmd.load_game()
    other = copied(game)
    seen: dict[Command, None] = {}
    for step in played(game, 3):
        again = copied(step)

        assert step == again
        if step.decision is None:
            return
        seen |= dict.fromkeys(step.decision.legal())
        for command in seen:
            refused = step.decision.check(command)
            assert (refused is None) == (again.decision.check(command) is None)
            assert refused == dmd.check(other, again.state, command)
        *_, command = again.decision.legal()
        assert dmd.apply(game, step.state, command) == dmd.apply(
            other, again.state, command, decision=again.decision
        )


def test_a_decision_that_is_sent_away_takes_no_state_along() -> None:
    """Neither the seed nor what others know can be found in the bytes of a decision or a view."""
    game = dmd.load_game()
    step = dmd.start(game, 7)
    other = State(step.state.table, step.state.agenda, Chance(8, 5, step.state.chance.counters))
    seat = step.state.table.active

    assert pickled(step.decision).of is None
    assert pickle.dumps(dmd.view(game, step.state, seat)) == pickle.dumps(
        dmd.view(game, other, seat)
    )


@pytest.mark.exhaustive
@pytest.mark.slow
def test_a_game_goes_through_a_pool_of_processes() -> None:
    """A process that was given game and step plays them to the same end."""
    game = dmd.load_game(players=3, investigators=("ian", "elizabeth", "rasputin"))
    step = dmd.start(game, 7)

    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(played_on, game, step).result()

    assert played_on(game, step) == there


def test_reprs_fit_on_a_few_lines() -> None:
    """No value that a caller holds prints more than a few lines, wherever the game is."""
    game = dmd.load_game(
        players=5, investigators=tuple(b.id for b in dmd.load_content().core.investigators[:5])
    )
    for step in played(game, 7):
        state = step.state
        values: list[object] = [step, state, state.table, step.decision, *step.events]
        values += [dmd.view(game, state, Seat(seat)) for seat in range(game.seats)]
        if step.decision is not None:
            values += [step.decision.subject, dmd.check(game, state, Attack(Seat(9)))]
        assert [] == [text for text in map(repr, values) if len(text) > 2 * LONGEST]
    fixed = (game, game.content, game.setup, game.rulings, DEATH_MAY_DIE, DEATH_MAY_DIE.codec(game))
    assert [] == [text for text in map(repr, fixed) if len(text) > LONGEST]


def test_a_repr_says_what_a_person_wants_to_know() -> None:
    """Who plays what, where the markers are, who is asked for what; no seed."""
    game = dmd.load_game()
    step = dmd.start(game, 7)

    table = (
        "<Table, round 1: ian s01 0/0/0, sister_beth s01 0/0/0 (Wounds/Stress/Sanity);"
        " 8 Enemies; Stage 1>"
    )
    decision = "<Decision 'action' of seat 1: run, rest, episode extinguish_fire, pass>"
    assert "<Game: blasphemous_alchemy, cthulhu; ian, sister_beth>" == repr(game)
    assert f"<Step of 5 events, then {decision}>" == repr(step)
    assert f"<State: {table}; agenda: Turn, Actions>" == repr(step.state)
    assert f"<View of seat 0: {table}; 'action' of seat 1>" == repr(
        dmd.view(game, step.state, Seat(0))
    )
    assert "Rulings(trade_refusals=1)" == repr(dmd.Rulings(trade_refusals=1))


def test_help_shows_the_arguments_of_values() -> None:
    """The signature of a value names its fields with their defaults, from the first use on."""
    before = inspect.signature(Reroll)
    Reroll(Seat(0), 1)

    assert ["seat", "die", "pay"] == list(before.parameters)
    assert before == inspect.signature(Reroll)
    assert "" == before.parameters["pay"].default
    assert ["players", "investigators"] == [
        name
        for name, parameter in inspect.signature(dmd.Setup).parameters.items()
        if parameter.default is inspect.Parameter.empty
    ]
    assert dmd.Setup(2, (InvestigatorId("ian"), InvestigatorId("fatima"))).starter == ""
