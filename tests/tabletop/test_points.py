"""Where the spaces of a board are drawn."""

import attrs
import pytest

from dmd_core.tabletop.points import At, point_faults, points_of

LINKS = {"hall": ("yard",), "yard": ("hall", "well"), "well": ("yard",)}


@attrs.frozen
class Space:
    """A space of a board."""

    id: str
    at: At | None = None
    floor: str = ""


def spaces(*points: At | None) -> tuple[Space, ...]:
    """Three spaces with these points."""
    return tuple(Space(name, at) for name, at in zip(LINKS, points, strict=True))


def test_a_pack_says_where_its_spaces_are_drawn() -> None:
    """In units of a grid, to the right and down."""
    found = points_of(spaces((2, 0), (0, 1), (5, 5)), LINKS)

    assert {"hall": (2.0, 0.0), "yard": (0.0, 1.0), "well": (5.0, 5.0)} == found


@pytest.mark.parametrize("points", [(None, None, None), ((7, 7), None, None)])
def test_a_map_without_points_is_drawn_all_the_same(points: tuple[At | None, ...]) -> None:
    """By the distances; points of some spaces alone are no help."""
    found = points_of(spaces(*points), LINKS)

    assert {"hall": (0.0, 0.0), "yard": (1.0, 0.0), "well": (2.0, 0.0)} == found


@pytest.mark.parametrize(
    ("board", "faults"),
    [
        (spaces((0, 0), (1, 0), (2, 0)), []),
        (spaces(None, None, None), []),
        (
            spaces((0, 0), None, (2, 0)),
            ["spaces[1]: found no 'at'; allowed: one for each space; 2 spaces have it"],
        ),
        (
            spaces((0, 0), (1, 0), (0, 0)),
            ["spaces[2].at: found [0, 0], where 'hall' is drawn; allowed: another point"],
        ),
        (
            spaces((0, 0), (100, 0), (1, -1)),
            [
                "spaces[1].at[0]: found 100; allowed: 0 to 99",
                "spaces[2].at[1]: found -1; allowed: 0 to 99",
            ],
        ),
        (
            (Space("hall", (0, 0), "up"), Space("yard", (0, 0), "down\x1b"), Space("well", (1, 1))),
            ["spaces[1].floor: found 'down\\x1b'; allowed: a name on one line"],
        ),
    ],
)
def test_all_spaces_have_points_of_their_own(board: tuple[Space, ...], faults: list[str]) -> None:
    """On each floor; or none has any."""
    assert faults == [str(fault) for fault in point_faults(board)]
