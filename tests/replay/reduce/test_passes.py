"""What the passes of a search propose: each changes what it is about, and nothing else."""

from itertools import groupby
from typing import Final

import attrs

from dmd_replay.reduce.oracles import ExceptionOracle
from dmd_replay.reduce.shrink import Performer, Search, Shrinker
from dmd_replay.reduce.shrink.passes import PlainerChance, WithoutBranches
from race_game.rules import Rolled
from race_game.tools import TOOLS as RACE_TOOLS
from tests.toy.races import Changed, crash, played

RULES: Final = Changed(reducers={Rolled: crash})
"""Rules by which a three divides by zero."""

MANY: Final = 500
"""Candidates; a search of a play of one command has far fewer."""


def crashing() -> Shrinker:
    """It looks for the exception of `RULES`."""
    return Shrinker(Performer(RACE_TOOLS, RULES), ExceptionOracle())


def begun(shrinker: Shrinker) -> Search:
    """A race, before anything was taken away."""
    return shrinker.begin(played(RULES, lambda options: options[-1], 3))


def test_a_command_goes_with_all_that_was_asked_because_of_it() -> None:
    """Whatever lies deeper than the command, up to the next that does not."""
    best = begun(crashing()).best
    depths = [0, 0, 1, 2, 1, *[0] * len(best.places)]
    places = tuple(
        attrs.evolve(place, depth=depth) for place, depth in zip(best.places, depths, strict=False)
    )
    deep = attrs.evolve(best, places=places)

    proposed = [play for _, play in WithoutBranches().candidates(deep, ())]

    stretches = ((1, 5), (2, 4))
    assert proposed == [best.play.without(start, stop) for start, stop in stretches]


def test_plainer_dice_leave_the_commands_as_they_are() -> None:
    """First all dice at once, then those of each command."""
    best = begun(crashing()).best
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


def test_a_search_ends_when_nothing_helps_any_more() -> None:
    """What it ends with can't be made smaller; to see that, every pass is tried once."""
    shrinker = crashing()
    search = shrinker.run(begun(shrinker))
    tried: list[str] = []

    def watch(_search: Search, name: str) -> bool:
        tried.append(name)
        return len(tried) < MANY

    again = shrinker.run(shrinker.begin(search.best.play), watch)

    assert search.finished
    assert again.finished
    assert search.size == again.size
    assert 0 < len(tried) < MANY
