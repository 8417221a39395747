"""Bots of Final Girl: games end, and what looks sensible is done."""

from collections.abc import Callable

import pytest

from dmd_core.engine import Engine
from dmd_core.final_girl import commands as c
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.position import position_from
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.state import Outcome, Table
from dmd_core.kernel.events import Command
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin
from dmd_replay.facets.bots import RandomBot
from dmd_replay.games.final_girl.curious import CuriousBot
from dmd_replay.games.final_girl.sensible import SensibleBot
from dmd_replay.games.final_girl.setup import SETUP
from tests.benchmarks.final_girl import bot_games, definitions

ENGINE = Engine(FINAL_GIRL)
GAME = SETUP.definition(SETUP.choose({}))
Maker = Callable[[int], SensibleBot | CuriousBot | RandomBot]
ENDLESS = 5_000
"""No game has so many commands."""


def played(game: Game, bot: SensibleBot | CuriousBot | RandomBot, seed: int) -> State[Table]:
    """A whole game."""
    step = ENGINE.start(game, seed)
    for _ in range(ENDLESS):
        if step.decision is None:
            return step.state
        command = bot.choose(game, step.state, step.decision)
        step = ENGINE.apply(game, step.state, command)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("make", [SensibleBot, CuriousBot, RandomBot])
def test_games_of_every_bot_end(
    make: Callable[[int], SensibleBot | CuriousBot | RandomBot],
) -> None:
    """Against both killers, at both locations, with every Final Girl."""
    for seed, game in enumerate(definitions(6)):
        assert played(game, make(seed), seed).table.outcome in (Outcome.WIN, Outcome.LOSS)


def test_the_same_seed_plays_the_same_game() -> None:
    """A bot has a generator of its own, never that of the game."""
    assert played(GAME, SensibleBot(3), 3) == played(GAME, SensibleBot(3), 3)


@pytest.mark.exhaustive
@pytest.mark.slow
def test_the_sensible_bot_wins_now_and_then_and_less_on_the_harder_board() -> None:
    """``python -m tests.benchmarks.final_girl --bots 200`` tells how often in a hundred."""
    normal, extreme = bot_games("normal", 30)["win"], bot_games("extreme", 30)["win"]

    assert 3 <= normal <= 18
    assert extreme < normal


def choice(given: dict[str, object]) -> Command:
    """What the sensible bot does in a position."""
    step = begin(FINAL_GIRL, GAME, position_from(GAME, given))
    assert step.decision is not None
    return SensibleBot(1).choose(GAME, step.state, step.decision)


def test_victims_on_her_exit_are_saved_first() -> None:
    """It costs nothing and gives a reward (FG-SAV-05)."""
    command = choice(
        {
            "phase": "action",
            "girl": {"space": "se_exit"},
            "killer": {"space": "cabins"},
            "victims": {"se_exit": 2},
            "hand": ["walk", "walk"],
        }
    )

    assert isinstance(command, c.Save)


def test_the_killer_is_attacked_when_the_axe_is_at_hand() -> None:
    """With the killer on her space, attack cards and a good weapon."""
    command = choice(
        {
            "phase": "action",
            "girl": {"space": "dock"},
            "killer": {"space": "dock"},
            "carried": ["axe"],
            "hand": ["focus", "furious_strike", "walk"],
            "time": 6,
        }
    )

    assert c.Play(command.seat, "furious_strike") == command


def test_an_item_deck_is_searched_without_a_weapon() -> None:
    """On a search space, with the card for it in hand."""
    command = choice(
        {
            "phase": "action",
            "girl": {"space": "dock"},
            "killer": {"space": "cabins"},
            "hand": ["search", "weak_attack"],
            "time": 6,
        }
    )

    assert c.Play(command.seat, "search") == command
