"""What nobody has looked at is in no state, view, event or list of commands (FG-INV-11)."""

import pytest

from dmd_core.final_girl.chapters.setup import lay_out
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.state import Table
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Event
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, opening, step
from dmd_core.kernel.views import view
from tests.final_girl.scenarios import Scene, make_game


def after(seed: int, commands: int) -> tuple[Step[Table], list[Event]]:
    """A game after so many commands, the first legal ones in turn."""
    game = make_game()
    taken = begin(FINAL_GIRL, game, opening(FINAL_GIRL, game, seed))
    events = list(taken.events)
    for number in range(commands):
        assert taken.decision is not None
        legal = list(taken.decision.legal())
        taken = step(FINAL_GIRL, game, taken.state, legal[number % len(legal)])
        events += taken.events
    return taken, events


@pytest.mark.parametrize("seed", range(6))
def test_another_order_of_everything_hidden_is_the_same_view(seed: int) -> None:
    """FG-SET-16: tokens, deck orders and facedown cards are what a seed will say later.

    So a state whose hidden things lie otherwise is the same table with another seed: its view, its
    question and its legal commands are equal, whatever comes out afterwards.
    """
    game = make_game()
    state = after(seed, 12)[0].state
    other = State(state.table, state.agenda, Chance(seed + 1000, 0, state.chance.counters))
    mine, theirs = view(FINAL_GIRL, game, state, PLAYER), view(FINAL_GIRL, game, other, PLAYER)

    assert mine == theirs
    assert mine.decision is not None
    assert theirs.decision is not None
    assert list(mine.decision.legal()) == list(theirs.decision.legal())


def test_a_view_shows_the_whole_table() -> None:
    """There is one player, and nothing on the table is sealed from her."""
    taken, _ = after(3, 8)
    shown = view(FINAL_GIRL, make_game(), taken.state, PLAYER).table
    assert shown == taken.state.table


def test_bags_do_not_tell_which_card_lies_where() -> None:
    """FG-SET-07 to -11: the bags at the start are the same for every seed, and sorted."""
    table = lay_out(make_game())
    for bag in (
        table.terror_unseen,
        table.items_unseen,
        table.health_tokens,
        table.finales,
        table.dark_powers,
        table.events.pool,
    ):
        assert sorted(bag) == list(bag)


def test_a_card_that_was_looked_at_keeps_its_place() -> None:
    """FG-SRC-04: what she has put under a deck is drawn last, and only then."""
    scene = Scene().hand("search", "search", "search", "walk").set(horror=3, time=9)
    scene.deck("dock", "revolver", hidden=1).girl(space="dock").play()
    scene.do("play search").type_in("5,6").do("done").type_in("cola")
    scene.do("keep cola", "putback revolver bottom")
    scene.do("play search").type_in("5,1").do("done")
    assert ["cola", "revolver"] == [item.card for item in scene.now.carried]
