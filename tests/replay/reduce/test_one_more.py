"""What a recorder that crashed could not write: the command it crashed at, and its dice."""

import pytest

from dmd_core.kernel.step import begin, facts_of, opening, step
from dmd_replay.facets.setup import Choice
from dmd_replay.reduce.shrink.play import Play
from dmd_replay.reduce.shrink.source import facts_at, one_more
from race_game.rules import RULES
from race_game.tools import LENGTH
from race_game.tools import TOOLS as RACE_TOOLS


@pytest.mark.parametrize("seed", [0, 1, 7])
def test_every_command_comes_with_the_dice_of_its_seed(seed: int) -> None:
    """Zero is a seed like any other, and seat 0 is a seat."""
    game = RACE_TOOLS.setup.definition(Choice({"length": LENGTH}))
    now = begin(RULES, game, opening(RULES, game, seed))
    assert now.decision is not None
    legal = list(now.decision.legal())

    plays = list(one_more(RULES, game, Play({"length": LENGTH}, ()), now.state))

    assert 0 == now.decision.seat
    assert legal == [play.moves[-1].command for play in plays]
    for command, play in zip(legal, plays, strict=True):
        thrown = tuple(facts_of(step(RULES, game, now.state, command).events))
        assert thrown == play.moves[-1].facts == facts_at(RULES, game, now.state, command)
    assert any(play.moves[-1].facts for play in plays)
