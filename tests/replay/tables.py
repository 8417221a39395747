"""Tables to draw that belong to no game: a small map, and one in which every text is hostile."""

from typing import Final

from dmd_core.kernel.ids import Seat
from dmd_core.screen import (
    OURS,
    THEIRS,
    CardShown,
    DieShown,
    Mark,
    Panel,
    Passage,
    Piece,
    Pile,
    Place,
    Tableau,
    Throw,
    Track,
    TrackStep,
)

HOSTILE: Final = "[b]x[/b][@click=app.bell]y[/]\x1b[2J\x07\n\u202ekcehc"
"""Markup, an action, escapes, a line end and a change of direction."""

SHOWN: Final = r"[b]x[/b][@click=app.bell]y[/]\x1b[2J\x07\n\u202ekcehc"
"""What a screen shows of it."""


def small(name: str = "") -> Tableau:
    """Four places around a yard, two figures of one side and three of the other.

    Args:
        name: stands in place of every text, if it is not empty.
    """

    def text(usual: str) -> str:
        return name or usual

    wounds = Track("wounds", text("Wounds"), 1, 0, 5, (TrackStep(5, "skull", text("dead")),))
    card = CardShown("c1", "item", text("Torch"), text("Burns.") + "\n" + text("Long."), 2, (), "")
    places = (
        Place("a", text("Attic"), (0, 0), "", (Mark("fire", "fire", text("Fire"), 2),)),
        Place("b", text("Bath"), (1, 0)),
        Place(
            "c",
            text("Cellar"),
            (0, 1),
            pieces=(
                Piece("7", "enemy", text("Cultist"), side=THEIRS, n=3, ids=("7", "8", "9")),
                Piece("0", "hero", text("Ann"), Seat(0), OURS, health=wounds),
            ),
        ),
        Place("d", text("Den"), (1, 1), pieces=(Piece("1", "hero", text("Bo"), Seat(1), OURS),)),
    )
    return Tableau(
        text("A house"),
        Seat(0),
        (Track("round", text("Round"), 3, 1, 99),),
        places,
        (
            Passage("a", "b"),
            Passage("a", "c", "stairs", text("narrow")),
            Passage("b", "d", "one-way"),
            Passage("c", "d"),
        ),
        (
            Panel("p1", "hero", text("Bo"), Seat(1), "d", (wounds,), (), (), (text("Calm."),)),
            Panel("p0", "hero", text("Ann"), Seat(0), "c", (wounds,), (card,)),
        ),
        (Pile("deck", text("Deck"), 12, (card,), "a"),),
        (Throw("t", text("Attack"), Seat(0), (DieShown("d0", "d", "1", text("one")),)),),
    )
