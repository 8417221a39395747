"""Where places are drawn if no pack says it."""

from itertools import combinations

import pytest

from dmd_core.screen.layout import layout

RING = {"a": "bd", "b": "ac", "c": "bd", "d": "ac"}
STAR = {"m": "abcdef", **dict.fromkeys("abcdef", "m")}


def test_a_row_is_a_row() -> None:
    """Steps on the screen are steps on the map."""
    row = {"a": "b", "b": "ac", "c": "bd", "d": "c"}

    assert [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)] == list(layout(row).values())


@pytest.mark.parametrize("links", [RING, STAR, {"a": ""}, {}])
def test_no_two_places_are_drawn_at_one_point(links: dict[str, str]) -> None:
    """And none has a negative coordinate."""
    points = layout(links)

    assert list(links) == list(points)
    assert len(links) == len(set(points.values()))
    assert all(x >= 0 and y >= 0 for x, y in points.values())


def test_neighbours_are_drawn_nearer_than_others() -> None:
    """The sides of a ring are shorter than its diagonals."""
    points = layout(RING)
    away = {
        frozenset(pair): sum(
            (a - b) ** 2 for a, b in zip(*(points[one] for one in pair), strict=True)
        )
        for pair in combinations(RING, 2)
    }

    sides = [away[frozenset((a, b))] for a, others in RING.items() for b in others]
    assert max(sides) < min(away[frozenset("ac")], away[frozenset("bd")])


def test_parts_that_no_way_joins_stand_side_by_side() -> None:
    """The second begins to the right of the first."""
    points = layout({"a": "b", "b": "a", "x": "y", "y": "x"})

    assert max(points[p][0] for p in "ab") < min(points[p][0] for p in "xy")
