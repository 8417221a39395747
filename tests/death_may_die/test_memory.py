"""What is remembered from game to game is bounded: a server that runs for weeks does not grow."""

import gc
import weakref

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.position import position_from
from dmd_core.kernel.ids import Seat
from dmd_replay.registry import game_tools

GAMES = 45
REMEMBERED = 30
"""The most games that all caches together may keep, however many are played."""


@pytest.mark.pure("a compiled game takes no weak references")
@pytest.mark.exhaustive
def test_games_that_are_over_are_forgotten() -> None:
    """Many games are made, played, told, written and shown; nearly all of them are gone then."""
    names = [board.id for board in dmd.load_content().core.investigators]
    tools = game_tools("death-may-die")
    there: list[weakref.ref[dmd.Game]] = []
    for number in range(GAMES):
        party = (
            names[number % len(names)],
            names[(number + 1 + number // len(names)) % len(names)],
        )
        setup = dmd.Setup(2, tuple(map(InvestigatorId, party)))
        game = dmd.load_game(setup)
        step = dmd.start(game, number)
        command = next(dmd.legal(game, step.state))
        after = dmd.apply(game, step.state, command)
        dmd.narrate(game, step.state, after.events)
        tools.narrator(game).describe(step.state, command)
        dmd.decode(game, dmd.encode(game, after.state), possible=True)
        dmd.view(game, after.state, Seat(0))
        dmd.card_text(game, "desk")
        position_from(game, {"fire": {"s01": 1}})
        there.append(weakref.ref(game))
        del game, step, after
    gc.collect()

    assert sum(game() is not None for game in there) <= REMEMBERED
