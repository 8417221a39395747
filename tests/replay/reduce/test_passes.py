"""What the passes of a search propose: each changes what it is about, and nothing else."""

from itertools import groupby

from dmd_replay.reduce.oracles import ExceptionOracle
from dmd_replay.reduce.shrink import Performer, Shrinker
from dmd_replay.reduce.shrink.passes import PlainerChance
from race_game.rules import Rolled
from race_game.tools import TOOLS as RACE_TOOLS
from tests.toy.races import Changed, crash, played


def test_plainer_dice_leave_the_commands_as_they_are() -> None:
    """First all dice at once, then those of each command."""
    rules = Changed(reducers={Rolled: crash})
    shrinker = Shrinker(Performer(RACE_TOOLS, rules), ExceptionOracle())
    best = shrinker.begin(played(rules, lambda options: options[-1], 3)).best
    rolls = [place for place, move in enumerate(best.play.moves) if move.facts]

    proposed = [play.moves for _, play in PlainerChance().candidates(best, ())]

    assert len(rolls) > 1
    assert all(not move.facts for move in proposed[0])
    for moves in proposed:
        assert [move.command for move in moves] == [move.command for move in best.play.moves]
    changed = [
        [at for at, move in enumerate(moves) if move.facts != best.play.moves[at].facts]
        for moves in proposed[1:]
    ]
    assert [[place] for place in rolls] == [one for one, _ in groupby(changed)]
