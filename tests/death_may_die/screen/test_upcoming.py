"""What is still to come, in order, with the card it comes from; what can run out; ways."""

from itertools import pairwise
from pathlib import Path

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.chapters.mythos import MythosCard
from dmd_core.death_may_die.handlers import HANDLERS
from dmd_core.death_may_die.ruleset import FRAMES
from dmd_core.death_may_die.screen.upcoming import SILENT, TELLS, upcoming
from dmd_core.kernel.ids import Seat, SourceId
from tests.death_may_die.recorded import FEW, moments


def test_every_frame_that_does_something_is_told_or_said_to_be_silent() -> None:
    """None is forgotten, and none is both."""
    working = {kind for kind in FRAMES.tags if kind in HANDLERS.works}

    assert working <= {*TELLS} | SILENT
    assert working >= SILENT
    assert set() == {*TELLS} & SILENT


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_every_moment_of_a_game_can_be_told(path: Path) -> None:
    """Sentences, and the name of each text; what a text leaves undone is never the bare id."""
    for one in moments(path):
        for found in dmd.upcoming(one.game, one.before.state):
            assert found.sentence.endswith((".", "!"))
            assert bool(found.source) == bool(found.name)
            assert not found.source or found.name != found.source


def test_a_card_says_what_is_left_of_it() -> None:
    """While a Mythos card asks something, its other lines come next, then the rest of the turn."""
    one = next(
        one
        for path in FEW
        for one in moments(path)
        if one.before.decision is not None
        and one.before.state.table.mythos.resolving
        and len({found.source for found in dmd.upcoming(one.game, one.before.state)}) > 1
    )
    (card, *_) = one.before.state.table.mythos.resolving

    found = dmd.upcoming(one.game, one.before.state)
    of_card = [place for place, line in enumerate(found) if line.source == SourceId(card)]

    assert list(range(len(of_card))) == of_card
    assert "The turn ends." == found[-1].sentence


def test_what_a_mythos_card_has_done_is_not_still_to_come() -> None:
    """Effect by effect, then summoning line by line, until nothing is left (MYTH-04)."""
    game = dmd.load_game()
    table = dmd.start(game, seed=7).state.table
    for card, text in game.mythos.items():
        lines = len(text.effects) + len(text.summons)
        for done in range(lines + 1):
            found = list(upcoming(game, table, (MythosCard(card, Seat(0), done),)))
            assert lines - done == len(found)


def test_a_turn_says_its_phases() -> None:
    """At the first action all that comes after the actions is still to come."""
    game = dmd.load_game()

    assert [
        "A Mythos card is drawn.",
        "Phase 3: investigate or fight.",
        "Effects of the end of the turn.",
        "The Fire roll.",
        "The check whether the Elder One advances.",
        "The check whether the Elder One is summoned.",
        "Effects of the Elder One at the end of the turn.",
        "The turn ends.",
    ] == [found.sentence for found in dmd.upcoming(game, dmd.start(game, seed=7).state)]


@pytest.mark.parametrize("path", FEW[:2], ids=lambda path: path.stem)
def test_reserves_are_what_is_not_on_the_table(path: Path) -> None:
    """Between none and all, and as many figures as are missing on the board."""
    for one in moments(path)[::5]:
        for found in dmd.reserves(one.game, one.before.state):
            assert 0 <= found.left <= found.total
            if found.kind == "figure":
                there = [
                    enemy for enemy in one.before.state.table.enemies if enemy.kind == found.id
                ]
                assert found.total - len(there) == found.left


def test_ways_are_those_of_the_map() -> None:
    """Distances are those of the rules, and each path is as long, over adjacent Spaces."""
    game = dmd.load_game()
    for start in game.spaces:
        assert game.distances[start] == dmd.distances(game, start)
        for goal in game.spaces:
            paths = dmd.shortest_paths(game, start, goal)
            assert len(set(paths)) == len(paths) > 0
            for path in paths:
                assert (start, goal, game.distance(start, goal)) == (
                    path[0],
                    path[-1],
                    len(path) - 1,
                )
                steps = pairwise(path)
                assert all(there in game.neighbours[here] for here, there in steps)


def test_an_unknown_space_is_named_with_the_nearest() -> None:
    """No path, no guess."""
    with pytest.raises(dmd.ArgumentError) as caught:
        dmd.distances(dmd.load_game(), "s1")

    assert "space: found 's1'; allowed: s01 to s15; did you mean 's15'?" == str(caught.value)


def test_chance_is_seen_where_a_die_or_a_card_was() -> None:
    """A step of a Run shows none, an attack does."""
    game = dmd.load_game(players=2, investigators=("ian", "elizabeth"))
    step = dmd.position(game, {"enemies": ["cultist s01"], "chance": {"seed": "2a"}})
    assert step.decision is not None
    ran = dmd.apply(game, step.state, dmd.parse_command(step.decision, "run"))
    hit = dmd.apply(game, step.state, dmd.parse_command(step.decision, "attack"))

    assert (False, True) == (dmd.chance_seen(ran.events), dmd.chance_seen(hit.events))
