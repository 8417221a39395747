"""Spaces and links: neighbours, distances, what is nearest, and all shortest ways."""

import pytest

from dmd_core.tabletop.graphs import (
    all_distances,
    distances_from,
    ends_nearer,
    links_of,
    nearest,
    steps_nearer,
)

# A square a-b-c-d with a tail c-e-f, and an island z.
SPACES = ("a", "b", "c", "d", "e", "f", "z")
BOARD = links_of(
    SPACES, [("a", "b"), ("b", "c"), ("d", "c"), ("a", "d"), ("c", "e"), ("f", "e"), ("a", "b")]
)


def test_a_link_leads_both_ways_and_neighbours_stand_in_the_order_of_the_spaces() -> None:
    """Neither the order of the links nor a link told twice can be seen."""
    assert BOARD["a"] == ("b", "d")
    assert BOARD["c"] == ("b", "d", "e")
    assert BOARD["f"] == ("e",)
    assert BOARD["z"] == ()
    assert tuple(BOARD) == SPACES


def test_a_link_to_no_space_is_an_error() -> None:
    """What reads a board says so in its own words; here it must not pass."""
    with pytest.raises(KeyError, match="nowhere"):
        links_of(SPACES, [("a", "nowhere")])


def test_distances_count_steps_and_leave_out_what_cannot_be_reached() -> None:
    """The space itself is 0 away; an island has no distance rather than a large one."""
    assert distances_from("a", BOARD) == {"a": 0, "b": 1, "d": 1, "c": 2, "e": 3, "f": 4}
    assert distances_from("z", BOARD) == {"z": 0}


def test_distances_are_the_same_there_and_back() -> None:
    """Links lead both ways, so every distance does."""
    table = all_distances(BOARD)

    assert tuple(table) == SPACES
    for a in SPACES:
        for b in SPACES:
            assert table[a].get(b) == table[b].get(a)


@pytest.mark.parametrize(
    ("candidates", "expected"),
    [("fdb", "db"), ("ab", "a"), ("zf", "f"), ("z", ""), ("", "")],
    ids=["a tie keeps the order", "oneself", "an island is not near", "an island only", "none"],
)
def test_the_nearest_of_some_spaces(candidates: str, expected: str) -> None:
    """All with the least distance, in the order given."""
    assert nearest(distances_from("a", BOARD), candidates) == tuple(expected)


@pytest.mark.parametrize(
    ("here", "goal", "expected"),
    [("a", "f", "bd"), ("c", "f", "e"), ("f", "a", "e"), ("c", "c", ""), ("z", "a", "")],
    ids=["two shortest ways", "one way", "back", "there already", "no way"],
)
def test_the_first_steps_of_all_shortest_ways(here: str, goal: str, expected: str) -> None:
    """A step leads nearer by one, never sideways."""
    assert steps_nearer(BOARD, distances_from(goal, BOARD), here) == tuple(expected)


@pytest.mark.parametrize(
    ("start", "goal", "steps", "expected"),
    [
        ("a", "f", 0, "a"),
        ("a", "f", 1, "bd"),
        ("a", "f", 2, "c"),
        ("a", "f", 4, "f"),
        ("a", "f", 9, "f"),
        ("a", "a", 3, "a"),
        ("z", "a", 1, ""),
    ],
    ids=["no step", "a tie", "ways meet", "the goal", "not past it", "there already", "no way"],
)
def test_where_a_shortest_way_may_end(start: str, goal: str, steps: int, expected: str) -> None:
    """Ways may part and meet again; what is left of the steps at the goal is lost."""
    assert ends_nearer(BOARD, distances_from(goal, BOARD), start, steps) == set(expected)
