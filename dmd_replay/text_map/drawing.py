"""A map as lines of characters: boxes with what stands in them, and the ways between."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, final

import attrs
from rich.cells import cell_len, set_cell_size

from dmd_core.kernel.ids import NOBODY, Seat
from dmd_core.kernel.node import replace
from dmd_core.kernel.printable import printable
from dmd_core.screen import NEITHER, OURS, THEIRS, VALUE, Mark, Piece, Place, Tableau
from dmd_core.screen.form import Thing
from dmd_replay.text_map.layout import Box, Layout, layout_of

Run = tuple[str, str]
"""A text on one line, and the words of its style, apart by spaces; what they look like is the
business of who shows it."""

SIGNS: Final[Mapping[str, str]] = {OURS: "●", THEIRS: "▲"}
SIGN_OF_OTHERS: Final = "◆"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
MARKED: Final = "»"
"""Before the name of a place that an option names: colour alone says nothing."""

PLACE, PIECE, SEAT = "place", "piece", "seat"
"""Kinds of what options name that can be seen on a map."""

_FRAMES: Final = {False: "┌─┐│└┘", True: "╔═╗║╚╝"}
ALL: Final = 99
"""Letters of names that are told whole, with everything beside them."""
WOUNDS_AND_MARKS, WOUNDS = "wounds and marks", "wounds"
"""What can be told beside the name of a piece."""
_LETTERS: Final = (ALL, ALL - 1, 8, 5, 3, 2)
"""How many letters of names are shown: as many as leave room for all that is in a box."""
_TELLING: Final = 5
"""So many letters of a name are worth more than what is told beside it."""
_BEGUN: Final = 3
"""So many letters of a word tell which it is: "Fire Vam", but "Guest" and no "Guest to"."""


@final
@attrs.frozen
class Drawing:
    """A map as it is shown.

    Attributes:
        lines: rows of runs, all of one width.
        layout: where everything is.
    """

    lines: Sequence[Sequence[Run]]
    layout: Layout

    def place_at(self, x: int, y: int) -> str:
        """The id of the place that is drawn at a cell; empty if none is."""
        return next((name for name, box in self.layout.boxes.items() if box.holds(x, y)), "")


def drawn(
    tableau: Tableau,
    wide: int,
    high: int,
    *,
    chosen: str = "",
    named: Collection[Thing] = (),
) -> Drawing:
    """Draw a map.

    Args:
        tableau: the table; it has places.
        wide: columns there is room for; the drawing may need more.
        high: rows there is room for.
        chosen: the id of the place that is looked at.
        named: kinds and ids of what options name, among them places, pieces and seats.
    """
    layout = layout_of(tableau.places, tableau.passages, wide, high)
    rows: dict[int, list[tuple[int, list[Run]]]] = {}
    for x, floor in layout.floors.items():
        rows.setdefault(0, []).append((x, [(printable(floor), "floor")]))
    for place in tableau.places:
        box = layout.boxes[place.id]
        inside = [*_box(place, box, tableau.active, named, layout, chosen=chosen == place.id)]
        for down, runs in enumerate(inside):
            rows.setdefault(box.y + down, []).append((box.x, runs))
    lines = [_row(layout, y, sorted(rows.get(y, ()), key=_column)) for y in range(layout.high)]
    return Drawing(lines, layout)


def _column(span: tuple[int, list[Run]]) -> int:
    return span[0]


def _row(layout: Layout, y: int, spans: Sequence[tuple[int, list[Run]]]) -> list[Run]:
    runs: list[Run] = []
    x = 0
    for start, inside in spans:
        runs.append((_ways(layout, y, x, start), "quiet"))
        runs += inside
        x = start + sum(cell_len(text) for text, _ in inside)
    runs.append((_ways(layout, y, x, layout.wide), "quiet"))
    return [run for run in runs if run[0]]


def _ways(layout: Layout, y: int, start: int, end: int) -> str:
    return "".join(layout.lines.get((x, y), " ") for x in range(start, end))


# --- one place ------------------------------------------------------------------------------------


def _box(
    place: Place,
    box: Box,
    active: Seat,
    named: Collection[Thing],
    layout: Layout,
    *,
    chosen: bool,
) -> Iterator[list[Run]]:
    """The rows of a box: its name, then what is on it."""
    name, style = printable(place.name), "name"
    if (PLACE, place.id) in named:
        name, style = MARKED + name, "named"
    if not box.framed:
        ground = " chosen" if chosen else " ground"
        yield [(_fitted(f"[{name}" if chosen else name, box.wide), style + ground)]
        for runs in _body(place, active, named, box.wide, box.high - 1):
            yield [(text, style + ground) for text, style in runs]
        return
    yield from _framed(
        name,
        style,
        box,
        layout,
        _FRAMES[chosen],
        _body(place, active, named, box.wide - 2, box.high - 2),
    )


def _framed(
    name: str, style: str, box: Box, layout: Layout, frame: str, body: Sequence[Sequence[Run]]
) -> Iterator[list[Run]]:
    """A box with its name in the upper border; ways go out through the frame."""
    quiet = "quiet"
    last = box.x + box.wide - 1

    def border(y: int, start: int) -> str:
        return "".join(layout.lines.get((x, y), frame[1]) for x in range(start, last))

    name = _cut(name, box.wide - 2)
    rest = border(box.y, box.x + 1 + cell_len(name))
    yield [(frame[0], quiet), (name, style), (rest + frame[2], quiet)]
    for y, runs in enumerate(body, box.y + 1):
        left, right = (layout.lines.get((x, y), frame[3]) for x in (box.x, last))
        yield [(left, quiet), *runs, (right, quiet)]
    yield [(frame[4] + border(box.y + box.high - 1, box.x + 1) + frame[5], quiet)]


def _body(
    place: Place, active: Seat, named: Collection[Thing], room: int, rows: int
) -> list[list[Run]]:
    """What is on a place, in as many letters as fit."""
    packed: list[list[Run]] = []
    for letters in _LETTERS:
        packed = _packed([*_items(place, active, named, letters, room)], room)
        if len(packed) <= rows:
            break
    if len(packed) > rows:
        packed = packed[:rows]
        packed[-1] = [(_cut("".join(text for text, _ in packed[-1]), room - 1) + "…", "")]
    packed += [[] for _ in range(rows - len(packed))]
    return [[*runs, (" " * (room - sum(cell_len(t) for t, _ in runs)), "")] for runs in packed]


def _items(
    place: Place, active: Seat, named: Collection[Thing], letters: int, room: int
) -> Iterator[Run]:
    """What is on a place, each in so many letters or in as few as its row has room for."""
    ours = [piece for piece in place.pieces if piece.side == OURS]
    for piece in (*ours, *(piece for piece in place.pieces if piece.side != OURS)):
        style = piece.side
        if piece.side == OURS and piece.seat == active:
            style += " active"
        yield _fitting(_labels(piece, named, letters, room), room), style
    for mark in _alike(place.marks):
        fewer = range(min(letters, room), 0, -1)
        yield _fitting((mark_label(mark, n) for n in (letters, *fewer)), room), NEITHER


def _labels(piece: Piece, named: Collection[Thing], letters: int, room: int) -> Iterator[str]:
    """What a piece can be called, the most telling first."""
    for beside in (WOUNDS_AND_MARKS, WOUNDS) if letters == ALL else ():
        for n in (ALL, *range(room, _TELLING - 1, -1)):
            yield piece_label(piece, n, named, beside=beside)
    for n in (letters, *range(min(letters, room), 0, -1)):
        yield piece_label(piece, n, named, beside="")


def _fitting(labels: Iterator[str], room: int) -> str:
    """The first label that there is room for; the last one if there is for none."""
    told = ""
    for told in labels:
        if cell_len(told) <= room:
            break
    return told


def _alike(marks: Sequence[Mark]) -> Iterator[Mark]:
    """Tokens of one name as one, where the first of them is."""
    counts: dict[tuple[str, str], int] = {}
    for mark in marks:
        key = (mark.kind, mark.name)
        counts[key] = counts.get(key, 0) + mark.n
    for mark in marks:
        n = counts.pop((mark.kind, mark.name), 0)
        if n:
            yield replace(mark, n=n)


def piece_label(
    piece: Piece, letters: int, named: Collection[Thing] = (), *, beside: str = WOUNDS_AND_MARKS
) -> str:
    """A piece in a few letters: sign of its side, name, how many, and what is told beside it."""
    sign = SIGNS.get(piece.side, SIGN_OF_OTHERS)
    if not things_of(piece).isdisjoint(named):
        sign = MARKED + sign
    text = sign + _short(_telling(printable(piece.name), letters), letters)
    if piece.n > 1:
        text += f"{TIMES}{piece.n}"
    health = piece.health
    if beside and health is not None and health.highest > 1:
        text += f" {health.value}/{health.highest}"
    if beside == WOUNDS_AND_MARKS and piece.marks:
        text += f" ({', '.join(mark_label(mark, ALL) for mark in piece.marks)})"
    return text


def things_of(piece: Piece) -> frozenset[Thing]:
    """What options call a piece: by its ids, or as the figure of a seat."""
    things = {(PIECE, one) for one in (piece.id, *piece.ids)}
    return frozenset(things if piece.seat == NOBODY else {*things, (SEAT, str(piece.seat))})


def things_on(place: Place) -> frozenset[Thing]:
    """A place and the pieces on it, as options call them."""
    return frozenset({(PLACE, place.id)}).union(*map(things_of, place.pieces))


def mark_label(mark: Mark, letters: int) -> str:
    """Tokens: name and number; a value with its number alone."""
    name = _short(printable(mark.name), letters)
    if mark.kind == VALUE:
        return f"{name} {mark.n}"
    return name if mark.n == 1 else f"{name}{TIMES}{mark.n}"


def _telling(name: str, letters: int) -> str:
    """A name, or, where it has to be cut, what is behind a short word such as an article."""
    first, _, others = name.partition(" ")
    article = len(first) <= _BEGUN <= len(others)
    return others if article and cell_len(name) > letters else name


def _short(name: str, letters: int) -> str:
    """The first letters of a name; of a further word at least a few, or none."""
    text = _cut(name, letters).rstrip()
    while text != name:
        whole, _, begun = text.rpartition(" ")
        if not whole or len(begun) >= _BEGUN:
            break
        text = whole
    return text


def _packed(items: Sequence[Run], room: int) -> list[list[Run]]:
    lines: list[list[Run]] = []
    left = -1
    for text, style in items:
        need = cell_len(text)
        if lines and need + 1 <= left:
            lines[-1] += [(" ", ""), (text, style)]
            left -= need + 1
        else:
            lines.append([(text, style)])
            left = room - need
    return lines


def _fitted(text: str, room: int) -> str:
    return set_cell_size(text, room)


def _cut(text: str, room: int) -> str:
    return text if cell_len(text) <= room else set_cell_size(text, max(0, room))


__all__ = [
    "Drawing",
    "Run",
    "drawn",
    "mark_label",
    "piece_label",
    "things_of",
    "things_on",
]
