"""The published test vectors of the seeded source hold."""

import re
from pathlib import Path

import pytest

from dmd_core.death_may_die.streams import NAMES
from dmd_core.kernel.chance import ALGORITHM, draw
from dmd_core.kernel.ids import ItemId

PAGE = (Path(__file__).parents[2] / "docs/chance.md").read_text(encoding="utf-8")
ROWS = re.findall(
    r"^\| (\S+) \| (\d+) \| `(\w+)` \| (\d+) \| (\d+) \| ([\d ]+) \|", PAGE, re.MULTILINE
)
DIE = tuple(ItemId(face) for face in "123456")


@pytest.mark.parametrize(("seed", "epoch", "stream", "counter", "dice", "outcome"), ROWS)
def test_a_vector_of_the_page_holds(
    seed: str, epoch: str, stream: str, counter: str, dice: str, outcome: str
) -> None:
    """The seeded source gives what the page says."""
    number = 2**128 - 1 if seed == "2^128-1" else int(seed)

    drawn = draw(number, int(epoch), stream, int(counter), (DIE,) * int(dice))

    assert " ".join(drawn) == outcome


def test_the_page_has_vectors_and_names() -> None:
    """The table is not empty, and the page names the algorithm and every stream."""
    assert len(ROWS) == 6
    assert f"`{ALGORITHM}`" in PAGE
    assert [name for name in NAMES if f"`{name}`" not in PAGE] == []
