"""What expressions come to, and when conditions hold."""

import pytest

from dmd_core.final_girl.ids import FigureId, MinionKind, SpaceId
from dmd_core.final_girl.state import Colour, Minion, Minor
from dmd_core.kernel.ids import ItemId
from tests.final_girl.scenarios import Scene
from tests.final_girl.words.carrying import amount, holds

PLAIN = Colour.PLAIN


def table() -> Scene:
    """Something of everything that can be counted, in different numbers."""
    swarm = Minion(FigureId(1), MinionKind("swarm"), SpaceId("lake"), 1)
    return (
        Scene()
        .victims(dock=2, lake=1)
        .special(Colour.BLUE, "dock", "sweetheart")
        .set(
            dead=(PLAIN,) * 5,
            saved=(PLAIN,) * 4,
            killed_this_turn=3,
            killed_this_killer_phase=2,
            killed_this_action=1,
            minions=(swarm,) * 6,
            minors=(Minor(ItemId("heavy_hand"), 2),),
        )
    )


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ('number = "killed"\nwithin = "action"', 1),
        ('number = "killed"\nwithin = "killer_phase"', 2),
        ('number = "killed"\nwithin = "turn"', 3),
        ('number = "dead"', 5),
        ('number = "saved"', 4),
        ('number = "victims"', 4),
        ('number = "victims"\non = { named = ["dock"] }', 3),
        ('number = "minions"', 6),
        ('number = "minors"', 1),
        ('number = "terror_cards"', 10),
        ('number = "item_cards"', 12),
        ('number = "times"\nof = { number = "dead" }\nn = -2', -10),
    ],
)
def test_an_expression_counts_what_it_names(number: str, value: int) -> None:
    """On the table as it is when the sentence is reached (FG-AMB-80)."""
    assert value == amount(table(), number)


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ('is = "exists"\nspace = { victims = true, water = true }', True),
        ('is = "exists"\nspace = { victims = true, exit = true }', False),
        ('is = "at_least"\nof = { number = "dead" }', True),
        ('is = "at_least"\nof = { number = "dead" }\nn = 5', True),
        ('is = "at_least"\nof = { number = "dead" }\nn = 6', False),
        ('is = "at_least"\nof = { number = "dead" }\nn = { number = "saved" }', True),
        ('is = "at_least"\nof = 4\nn = { number = "saved" }', True),
        ('is = "not"\ncondition = { is = "at_least", of = { number = "minors" } }', False),
    ],
)
def test_a_condition_is_asked_of_the_table(condition: str, so: bool) -> None:  # noqa: FBT001
    """Whether there is such a space, how two amounts compare, and the opposite."""
    assert so is holds(table(), condition)
