"""A map on a grid of characters: boxes, ways, what stands where, at every size."""

from itertools import combinations

import pytest

from dmd_core.kernel.node import replace
from dmd_core.screen import THEIRS, Mark, Passage, Piece, Place, Tableau, Track
from dmd_replay.text_map.drawing import TIMES, Drawing, drawn, piece_label
from tests.replay.tables import HOSTILE, small

FOES = ("The Butcher", "Hunting Horror", "Fire Vampire")


def text(drawing: Drawing) -> list[str]:
    """The lines without styles or spaces at their ends."""
    return ["".join(run for run, _ in line).rstrip().replace(TIMES, "x") for line in drawing.lines]


def test_a_map_shows_places_ways_and_who_is_where() -> None:
    """One side has ●, the other ▲; stairs are a broken line, and an arrow says where one may go."""
    assert [
        "┌Attic──────────┐    ┌Bath───────────┐",
        "│Firex2         ├────┤               │",
        "└──────┬────────┘    └──────┬────────┘",
        "       ┆                    ▾",
        "┌Cellar┴────────┐    ┌Den───┴────────┐",
        "│●Ann ▲Cultistx3├────┤●Bo            │",
        "└───────────────┘    └───────────────┘",
    ] == text(drawn(small(), 38, 7))


def test_in_a_small_window_boxes_have_no_frame() -> None:
    """Two rows for each place: its name, and what is on it."""
    assert [
        "Attic            ────Bath",
        "Firex2",
        "       ┆                    ▾",
        "Cellar           ────Den",
        "●Ann ▲Cultistx3      ●Bo",
    ] == text(drawn(small(), 38, 5))


def test_what_is_named_and_what_is_chosen_can_be_told_without_colour() -> None:
    """Options name what has a » before it; the place that is looked at has a double frame.

    A die or a card with the id of a place or a figure is none.
    """
    named = {("place", "b"), ("piece", "8"), ("die", "a"), ("card", "7")}
    lines = text(drawn(small(), 40, 7, chosen="a", named=named))

    assert "╔Attic═══════════╗    ┌»Bath───────────┐" == lines[0]
    assert "│●Ann »▲Cultistx3├────┤●Bo             │" == lines[5]
    assert "[Attic" in text(drawn(small(), 38, 5, chosen="a"))[0]


def test_a_figure_is_named_by_its_seat_too() -> None:
    """As by an answer that speaks of a player."""
    assert "»●Ann" in "\n".join(text(drawn(small(), 40, 7, named={("seat", "0")})))


def test_only_what_does_not_fit_gets_shorter() -> None:
    """A long name loses letters and keeps its Wounds, if there are rows enough for all."""
    health = Track("wounds", "Wounds", 1, 0, 3)
    long = Piece("9", "enemy", "Disciple of Hastur", side=THEIRS, health=health)
    marks = (Mark("gate", "blue", "blue Gate"), Mark("token", "body", "Body token"))
    place = replace(small().places[0], pieces=(long,), marks=marks)
    alone = replace(small(), places=(place,), passages=())

    rows = text(drawn(alone, 18, 7))

    assert ["│▲Disciple 1/3   │", "│blue Gate       │", "│Body token      │"] == rows[1:4]


def test_an_article_gives_way_to_the_word_behind_it() -> None:
    """Even to a short one, where there is no room for both."""
    assert ["▲Kid", "▲The Kid"] == [
        piece_label(Piece("1", "enemy", "The Kid", side=THEIRS), n) for n in (5, 8)
    ]


def test_names_get_shorter_where_a_box_is_full_and_longer_where_there_is_room() -> None:
    """With room health and marks are told; without, a few letters have to do."""
    wide = "\n".join(text(drawn(small(), 90, 24)))
    crowd = tuple(Piece(str(n), "cat", f"Cat {n}") for n in range(9))
    crowded = replace(small(), places=(replace(small().places[0], pieces=crowd),), passages=())

    assert "●Ann 1/5" in wide
    assert "▲Cultistx3" in wide
    assert "│◆Ca ◆Ca ◆Ca…" in "\n".join(text(drawn(crowded, 15, 3)))


def test_a_name_that_is_cut_still_says_what_it_is() -> None:
    """No article alone, no first letters of a further word; tokens of one name are counted."""
    pieces = tuple(Piece(str(n), "foe", name, side=THEIRS) for n, name in enumerate(FOES))
    marks = tuple(Mark("token", str(n), "Guest token") for n in range(3))
    crowded = replace(small(), places=(replace(small().places[0], pieces=pieces, marks=marks),))
    shown = "\n".join(text(drawn(replace(crowded, passages=()), 24, 4)))

    assert "▲Butcher ▲Hunting" in shown
    assert "▲Fire Vam Guestx3" in shown


@pytest.mark.parametrize("wide", [20, 60, 80, 200])
@pytest.mark.parametrize("high", [5, 13, 50])
def test_boxes_never_overlap_and_all_lines_are_one_width(wide: int, high: int) -> None:
    """Where there is no room the drawing is larger than the window, which scrolls."""
    drawing = drawn(small(), wide, high)
    boxes = drawing.layout.boxes.values()

    assert {drawing.layout.wide} == {sum(len(run) for run, _ in line) for line in drawing.lines}
    assert drawing.layout.high == len(drawing.lines) >= high
    for a, b in combinations(boxes, 2):
        assert (
            a.x + a.wide <= b.x or b.x + b.wide <= a.x or a.y + a.high <= b.y or b.y + b.high <= a.y
        )


def test_every_passage_leads_from_one_box_to_the_other() -> None:
    """No line ends in the open: each touches the borders of both its places."""
    drawing = drawn(small(), 80, 20)
    touched = {
        name
        for (x, y) in drawing.layout.lines
        for name, box in drawing.layout.boxes.items()
        if box.holds(x, y)
    }

    assert {"a", "b", "c", "d"} == touched


def test_floors_lie_side_by_side_under_their_names() -> None:
    """Two floors may use the same points of the grid; each has columns of its own."""
    places = [
        replace(place, floor=floor, id=floor + place.id)
        for floor in ("Below", "Above")
        for place in small().places[::2]
    ]
    ways = (Passage("Belowa", "Abovec", "stairs"),)

    assert [
        "Below                 Above",
        "┌Attic───────────┐    ┌Attic───────────┐",
        "│Firex2          ├┄┄┄┐│Firex2          │",
        "└────────────────┘   ┆└────────────────┘",
        "                     ┆",
        "┌Cellar──────────┐   ┆┌Cellar──────────┐",
        "│●Ann ▲Cultistx3 │   └┤●Ann ▲Cultistx3 │",
        "└────────────────┘    └────────────────┘",
    ] == text(drawn(Tableau("", places=tuple(places), passages=ways), 40, 8))


def test_wide_and_hostile_names_keep_their_line() -> None:
    """Letters of two cells, escapes and changes of direction do not shift what comes behind."""
    strange = small(HOSTILE)
    place = replace(strange.places[1], name="浴室" * 9, marks=(Mark("m", "m", "火" * 9),))
    drawing = drawn(replace(strange, places=(strange.places[0], place)), 60, 6)

    for line in text(drawing):
        assert line.isprintable()
    assert text(drawing)[0].endswith("┐")
    assert "浴室浴室" in text(drawing)[0]


def test_a_click_finds_the_place() -> None:
    """Cells between boxes belong to none."""
    drawing = drawn(small(), 38, 7)

    assert ("a", "d", "") == (
        drawing.place_at(3, 1),
        drawing.place_at(30, 5),
        drawing.place_at(18, 1),
    )


def test_one_place_is_a_map() -> None:
    """It has no extent, and is drawn."""
    one = Tableau("", places=(Place("x", "Here", (4.5, 2)),))

    assert text(drawn(one, 20, 4))[0].startswith("┌Here")
