"""What the passes of a search propose: each changes what it is about, and nothing else."""

from itertools import groupby
from typing import Final

import attrs
import pytest

from dmd_core.kernel.ids import ItemId
from dmd_replay.reduce.oracles import ExceptionOracle
from dmd_replay.reduce.shrink import Move, Performer, Play, Search, Shrinker, Size
from dmd_replay.reduce.shrink.passes import (
    Chunks,
    OtherChance,
    Plainer,
    PlainerChance,
    ShrinkPass,
    Spans,
    WithoutBranches,
)
from race_game.rules import S0, S1, Rolled, Walk
from race_game.rules import Pass as RacePass
from race_game.tools import TOOLS as RACE_TOOLS
from tests.toy.races import Changed, crash, played

RULES: Final = Changed(reducers={Rolled: crash})
"""Rules by which a three divides by zero."""

SOUND: Final = Changed()
"""Rules without a fault."""

WALK: Final = Move(Walk(S0), ((ItemId("1"),),))

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


@pytest.mark.parametrize(
    "work", [Spans(), Chunks(), WithoutBranches(), Plainer(), PlainerChance(), OtherChance()]
)
def test_a_pass_goes_on_where_it_was_left(work: ShrinkPass) -> None:
    """From the position of any candidate on it proposes that one and all that follow."""
    best = begun(crashing()).best
    proposed = list(work.candidates(best, ()))

    for number, (position, _) in enumerate(proposed):
        assert proposed[number:] == list(work.candidates(best, position))


def test_plainer_commands_begin_with_the_first() -> None:
    """Each that is not the plainest gives way to it, with what followed from it and without."""
    best = begun(crashing()).best
    first = next(at for at, place in enumerate(best.places) if at and not place.plain)

    positions = [position for position, _ in Plainer().candidates(best, ())]

    assert [(first, 0), (first, 1)] == positions[:2]


def test_every_candidate_is_counted_once_also_over_stops() -> None:
    """Whether a search goes through or is stopped after each of them."""
    shrinker = crashing()
    tried: list[str] = []

    def watch(_now: Search, name: str) -> bool:
        tried.append(name)
        return True

    whole = shrinker.run(begun(shrinker), watch)
    search, stops = begun(shrinker), 0

    while not search.finished and stops < MANY:
        search = shrinker.run(search, lambda _now, _name: False)
        stops += not search.finished

    assert len(tried) == whole.candidates > 0
    assert stops == search.candidates >= whole.candidates
    assert whole.best.play == search.best.play


def test_a_search_that_was_stopped_leaves_no_candidate_out() -> None:
    """Where nothing helps, all that would be tried in one go are tried over many stops."""
    shrinker = crashing()
    smallest = shrinker.run(begun(shrinker)).best.play
    whole = shrinker.run(shrinker.begin(smallest))
    search = shrinker.begin(smallest)

    for _ in range(MANY):
        search = shrinker.run(search, lambda _now, _name: False)

    assert search.finished
    assert search.candidates >= whole.candidates > 0


@pytest.mark.parametrize(
    ("moves", "limit", "strict"),
    [
        ([WALK], None, True),
        ([Move(None, WALK.facts)], None, False),  # no command is listed there
        ([Move(RacePass(S1)), WALK], None, False),  # it is not her turn
        ([WALK], 2, False),  # a pass follows that is not listed
        ([WALK], 3, False),  # then dice that are not
    ],
)
def test_a_play_is_strict_if_it_was_played_just_as_listed(
    moves: list[Move], limit: int | None, *, strict: bool
) -> None:
    """Nothing was passed over, and nothing else was done."""
    play = Play({"length": 30}, (Move(None), *moves))

    assert strict == Performer(RACE_TOOLS).perform(play, limit=limit).strict


def test_a_play_is_strict_up_to_its_failure() -> None:
    """What is listed behind the failure could not be played."""
    best = begun(crashing()).best
    longer = best.play.keep((*best.play.moves, Move(Walk(S0))))

    trial = Performer(RACE_TOOLS, RULES).perform(longer, ExceptionOracle())

    assert trial.failure is not None
    assert trial.strict


def test_a_play_that_is_over_before_its_list_is_not_strict() -> None:
    """The race ends, and more is listed."""
    play = played(SOUND, lambda options: options[-1], 3)
    assert Performer(RACE_TOOLS, SOUND).perform(play).strict
    longer = play.keep((*play.moves, Move(Walk(S0))))

    assert not Performer(RACE_TOOLS, SOUND).perform(longer).strict


def test_a_size_in_words() -> None:
    """Seats and choices stand there if the game knows of them."""
    assert "3 commands, 0 rolls or cards that matter" == str(Size(3))
    assert "3 commands, 1 seat, 2 rolls or cards that matter" == str(Size(3, seats=1, rough=2))
    assert "3 commands, 2 seats, 1 unusual choices, 0 rolls or cards that matter" == str(
        Size(3, seats=2, choices=1)
    )
