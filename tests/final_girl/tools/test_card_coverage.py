"""Which cards are seen at work in games of Final Girl, and that none of the box stays unseen."""

from collections import Counter
from functools import cache
from gc import collect
from weakref import ref

import pytest

from dmd_core.engine import Engine
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.kernel.events import Parked
from dmd_replay.games.final_girl.card_coverage import CardWatch, Catalogue
from dmd_replay.games.final_girl.coverage import COVERAGE
from dmd_replay.games.final_girl.curious import CuriousBot
from dmd_replay.games.final_girl.setup import SETUP
from tests.benchmarks.final_girl import definitions

ENGINE = Engine(FINAL_GIRL)
GAMES = 12
"""Seeded games of the curious bot; enough to see most of the box."""


def watched(game: Game, seed: int) -> Counter[str]:
    """The cards that a game shows at work."""
    watch, seen, bot = CardWatch(game, Catalogue(game)), Counter[str](), CuriousBot(seed)
    state, step = ENGINE.initial(game, seed), ENGINE.start(game, seed)
    while True:
        for event in step.events:
            seen.update(watch.event(state.table, event))
            if isinstance(event, Parked):
                for frame in event.push:
                    seen.update(watch.frame(state.table, frame))
            state = ENGINE.evolve(state, event)
        if step.decision is None:
            return seen
        command = bot.choose(game, step.state, step.decision)
        step = ENGINE.apply(game, step.state, command)


@cache
def seen_in_games() -> tuple[frozenset[str], frozenset[str]]:
    """All cards there were, and those that did something."""
    names: set[str] = set()
    seen: set[str] = set()
    for seed, game in enumerate(definitions(GAMES)):
        names |= set(Catalogue(game).names)
        seen |= set(watched(game, seed))
    return frozenset(names), frozenset(seen)


@pytest.mark.pure("a compiled game takes no weak references")
def test_a_game_that_was_watched_is_let_go() -> None:
    """Its cards are kept for as long as it is there; they do not keep it."""
    game = SETUP.definition(SETUP.choose({}))
    first, second = COVERAGE.cards(game), COVERAGE.cards(game)
    assert first.names() is second.names()
    gone = ref(game)
    del game, first, second
    collect()
    assert gone() is None


def test_a_catalogue_has_every_card_of_a_game() -> None:
    """Rows of action cards, the killer's board, finales, powers, terror cards, events and items."""
    game = SETUP.definition(SETUP.choose({"epic": True, "bonus_item": True}))
    names = Catalogue(game).names

    assert {f"item/{card}" for card in game.items} <= set(names)
    assert {f"event/{card}" for card in game.events} <= set(names)
    assert {f"terror/{card}" for card in game.terror} <= set(names)
    assert {f"power/{card}" for card in game.powers} <= set(names)
    assert {f"finale/{card}" for card in game.finales} <= set(names)
    assert {f"setup/{card}" for card in game.setup_cards} <= set(names)
    assert {"action/walk/double", "action/walk/fail/2", "row/butcher/final"} <= set(names)
    assert {"reward/nora/0", "reward/nora/later", "ultimate/nora"} <= set(names)


def test_the_epic_power_is_no_card_of_a_game_without_it() -> None:
    """It is taken out before the dark power is dealt (FG-AMB-76)."""
    game = SETUP.definition(SETUP.choose({}))

    assert "power/endless_rage" not in Catalogue(game).names


def test_what_is_seen_is_in_the_catalogue() -> None:
    """No event and no frame gives a key of no card."""
    names, seen = seen_in_games()

    assert set() == seen - names


@pytest.mark.parametrize(
    "key",
    [
        "action/walk/single",
        "action/focus/double",
        "action/guard/single",
        "row/butcher/5",
        "row/butcher/final",
        "terror/closing_in",
        "terror/after_you",
        "minion/swarm",
    ],
)
def test_a_few_games_show_what_happens_in_every_game(key: str) -> None:
    """Cards of all kinds are noticed when they do something."""
    assert key in seen_in_games()[1]


def test_a_few_games_show_most_of_the_box() -> None:
    """The rest is for the cases; `coverage` tells what neither shows."""
    names, seen = seen_in_games()

    assert len(seen) > 0.55 * len(names)
