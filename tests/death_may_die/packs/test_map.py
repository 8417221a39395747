"""The map of Episode 1 and what setup puts on it; the numbers are literals."""

from collections import deque
from typing import Final

from dmd_core.death_may_die.content.board import Gate, SpaceDef
from dmd_core.death_may_die.ids import SpaceId
from tests.death_may_die.packs.builtin import EPISODE, SPACES

EDGES: Final = (
    "1-2 2-3 2-4 3-4 3-7 4-5 4-8 4-9 5-6 6-9 7-8 8-9 9-10 10-11 12-13 12-14 13-15 14-15 9-12"
)


def neighbours() -> dict[SpaceId, set[SpaceId]]:
    """Adjacency of the map, from every kind of link."""
    found: dict[SpaceId, set[SpaceId]] = {space.id: set() for space in EPISODE.map.spaces}
    for one, other in (*EPISODE.map.passages, *EPISODE.map.stairs, *EPISODE.map.tunnels):
        found[one].add(other)
        found[other].add(one)
    return found


def distances(start: SpaceId) -> dict[SpaceId, int]:
    """Steps from one Space to every other."""
    links = neighbours()
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for other in links[here] - found.keys():
            found[other] = found[here] + 1
            todo.append(other)
    return found


def holding(test: str) -> list[int]:
    """Numbers of the Spaces with something in that field."""
    return [number for number, space in SPACES.items() if getattr(space, test)]


class TestMap:
    """The map of Episode 1."""

    def test_edges(self) -> None:
        """18 passages and one pair of Stairs, no Tunnel."""
        passages = [f"{int(a[1:])}-{int(b[1:])}" for a, b in EPISODE.map.passages]
        stairs = [f"{int(a[1:])}-{int(b[1:])}" for a, b in EPISODE.map.stairs]

        assert EDGES == " ".join((*passages, *stairs))
        assert (18, 1, 0) == (len(passages), len(stairs), len(EPISODE.map.tunnels))

    def test_number_of_neighbours(self) -> None:
        """The Spaces 1 to 15 have so many neighbours each, Stairs counted."""
        degrees = [len(found) for found in neighbours().values()]

        assert [1, 3, 3, 5, 2, 2, 2, 3, 5, 2, 1, 3, 2, 2, 2] == degrees

    def test_distances(self) -> None:
        """Every Space can be reached; the farthest two are 1 and 15, six steps apart."""
        far = {(a, b): n for a in neighbours() for b, n in distances(a).items()}

        assert 15 * 15 == len(far)
        assert 6 == max(far.values())
        assert {("s01", "s15"), ("s15", "s01")} <= {pair for pair, n in far.items() if n == 6}

    def test_names(self) -> None:
        """Spaces are numbered 1 to 15, and the game starts on 1."""
        assert [(f"s{n:02}", f"Space {n}") for n in range(1, 16)] == [
            (space.id, space.name) for space in EPISODE.map.spaces
        ]
        assert "s01" == EPISODE.map.start

    def test_gates(self) -> None:
        """Blue on 8, yellow on 9, red on 13."""
        gates = {space.gate: number for number, space in SPACES.items() if space.gate}

        assert {Gate.BLUE: 8, Gate.YELLOW: 9, Gate.RED: 13} == gates

    def test_fire_objects_and_enemies_at_setup(self) -> None:
        """Setup puts Fire, Laboratories and Enemies on these Spaces and on no other."""
        assert [3, 4, 6, 11, 12, 14] == holding("fire")
        assert [6, 7, 11, 13, 14] == holding("objects")
        assert {
            2: ("cultist", "cultist"),
            4: ("cultist",),
            6: ("cultist",),
            7: ("cultist",),
            10: ("byakhee",),
            13: ("cultist",),
            15: ("fire_vampire",),
        } == {number: space.enemies for number, space in SPACES.items() if space.enemies}

    def test_names_of_laboratories(self) -> None:
        """Each Laboratory is called by the number of the Space it stands on."""
        objects = {number: space.objects for number, space in SPACES.items() if space.objects}

        assert {n: (f"lab_{n:02}",) for n in (6, 7, 11, 13, 14)} == objects

    def test_an_empty_space(self) -> None:
        """Nothing lies on Space 5; one Fire token at most on any."""
        assert SpaceDef(SpaceId("s05"), "Space 5", at=(3, 0), floor="Ground floor") == SPACES[5]
        assert 1 == max(space.fire for space in SPACES.values())
