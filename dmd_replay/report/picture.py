"""Pictures as SVG: a table, its map, a board, cards; nothing in them moves or is fetched.

Texts are drawn in whatever letters the viewer has. Their widths are guessed, rather too wide than
too narrow, and a text that may not fit is cut, so that nothing lies upon anything.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, final
from unicodedata import combining, east_asian_width
from xml.etree.ElementTree import Element, SubElement, indent, tostring

import attrs

from dmd_core.kernel.printable import printable
from dmd_core.screen.tableau import (
    NEITHER,
    VALUE,
    CardShown,
    Mark,
    Panel,
    Passage,
    Piece,
    Pile,
    Place,
    Tableau,
    Track,
)
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.report.plan import ROW, Box, Plan, planned, spots_of

ENGLISH: Final = ToolWords()
BOARD: Final = 300
"""The width of a board and of a card."""
GAP: Final = 14
EDGE: Final = 10
LINE: Final = 17
FONT: Final = 12
SMALL: Final = 10.5
LARGE: Final = 17
_NARROW: Final = frozenset("ijlrftI.,:;'!|()[]/ ")
_WIDE: Final = frozenset("mwMW@%")
_CELL: Final = 11
_CELLS: Final = 24
"""A track of so many steps at most is drawn as cells."""

STYLE: Final = """
text { font-family: system-ui, sans-serif; fill: #1d1b18; }
.paper { fill: #fbfaf7; } .soft { fill: #5a554d; } .strong { font-weight: 700; }
.box { fill: #fff; stroke: #c9c3b8; stroke-width: 1.5; }
.chip { stroke: #c9c3b8; stroke-width: .7; }
.ours { fill: #d3e6fa; } .theirs { fill: #f7d3cd; } .neither { fill: #e6e2d8; }
.mark, .full { fill: #fbe9b6; } .empty { fill: #fff; } .cell { stroke: #c9c3b8; }
.here { stroke: #8a5a00; stroke-width: 2; }
.passage { stroke: #5a554d; stroke-width: 5; opacity: .55; }
.stairs { stroke-dasharray: 5 4; stroke-width: 8; } .tunnel { stroke-dasharray: 2 6; }
.arrow { fill: #5a554d; }
@media (prefers-color-scheme: dark) {
  text { fill: #efebe3; } .paper { fill: #191816; } .soft { fill: #b9b2a6; }
  .box, .empty { fill: #24221f; } .box, .chip, .cell { stroke: #4b463f; }
  .ours { fill: #1d3d5e; } .theirs { fill: #5e2a23; } .neither { fill: #3d3a34; }
  .mark, .full { fill: #574413; } .here { stroke: #d9a441; }
  .passage { stroke: #b9b2a6; } .arrow { fill: #b9b2a6; }
}
"""
"""Colours of the pages, light and dark."""


@final
@attrs.frozen
class Card:
    """A card as a picture has it: its name, what it is, and the lines that stand on it."""

    name: str
    about: str
    lines: tuple[str, ...]


def table_picture(tableau: Tableau, words: ToolWords = ENGLISH) -> str:
    """A whole table: tracks, the map, boards, decks.

    Args:
        tableau: what lies on it.
        words: of the tools, in the language of the tableau.

    Returns:
        SVG that opens from a disk.

    Example:
        >>> table_picture(Tableau("A game")).splitlines()[0][:38]
        '<svg xmlns="http://www.w3.org/2000/svg'
    """
    drawing = _Drawing(words)
    plan = _plan(tableau)
    width = max(plan.width + GAP, 2 * (BOARD + GAP) + GAP)
    top = drawing.text(GAP, 26, tableau.title, width - 2 * GAP, size=LARGE, strong=True)
    top = drawing.tracks(tableau.tracks, GAP, top + 8, width - 2 * GAP)
    drawing.map(tableau, plan, GAP / 2, top)
    top += plan.height + GAP
    boards = [drawing.board(panel, tableau) for panel in tableau.panels]
    boards += [drawing.pile(pile) for pile in tableau.piles]
    height = drawing.rows(boards, GAP, top, width)
    return drawing.done(width, height, tableau.title)


def map_picture(tableau: Tableau, words: ToolWords = ENGLISH) -> str:
    """The map of a table alone; arguments and result as `table_picture` has them."""
    drawing, plan = _Drawing(words), _plan(tableau)
    drawing.map(tableau, plan, 0, 0)
    return drawing.done(plan.width, plan.height, tableau.title)


def board_picture(panel: Panel, tableau: Tableau, words: ToolWords = ENGLISH) -> str:
    """A board, such as that of an Investigator.

    Args:
        panel: the board.
        tableau: the table it is on, for the name of its place.
        words: of the tools.
    """
    drawing = _Drawing(words)
    height = drawing.rows([drawing.board(panel, tableau)], GAP, GAP, BOARD + 2 * GAP)
    return drawing.done(BOARD + 2 * GAP, height, panel.name)


def cards_picture(cards: Sequence[Card], words: ToolWords = ENGLISH, *, across: int = 3) -> str:
    """Cards beside each other, each with what stands on it.

    Args:
        cards: at least one.
        words: of the tools.
        across: so many in a row at most.
    """
    drawing = _Drawing(words)
    width = GAP + min(len(cards), across) * (BOARD + GAP)
    height = drawing.rows([drawing.card(card) for card in cards], GAP, GAP, width)
    return drawing.done(width, height, cards[0].name)


def card_of(shown: CardShown, words: ToolWords = ENGLISH) -> Card:
    """A card that lies on a table, as a picture has it."""
    facts = [words.label(shown.kind), words.label(shown.state)]
    if shown.level:
        facts.append(f"{words('page-level')} {shown.level}")
    about = " \N{MIDDLE DOT} ".join(fact for fact in facts if fact)
    return Card(shown.name or words("page-a-card"), about, tuple(shown.text.splitlines()))


def _plan(tableau: Tableau) -> Plan:
    return planned(spots_of(tableau.places))


def width_of(text: str, size: float, *, strong: bool = False) -> float:
    """How wide a text is at most, guessed for the widest usual letters.

    Example:
        >>> width_of("ii", 10) < width_of("mm", 10)
        True
    """
    ems = sum(map(_em, text))
    return ems * size * (1.08 if strong else 1.0)


def _em(sign: str) -> float:
    if combining(sign):
        return 0.0
    if east_asian_width(sign) in "WF":
        return 1.05
    if sign in _NARROW:
        return 0.42
    if sign in _WIDE:
        return 1.0
    return 0.74 if sign.isupper() else 0.64


def fitted(text: str, room: float, size: float, *, strong: bool = False) -> str:
    """As much of a text as there is room for.

    Example:
        >>> fitted("Sister Beth", 200, 10), fitted("Sister Beth", 40, 10), fitted("Beth", 3, 10)
        ('Sister Beth', 'Sister…', '')
    """
    if width_of(text, size, strong=strong) <= room:
        return text
    while text and width_of(f"{text}\N{HORIZONTAL ELLIPSIS}", size, strong=strong) > room:
        text = text[:-1]
    return f"{text.rstrip()}\N{HORIZONTAL ELLIPSIS}" if text else ""


def wrapped(text: str, room: float, size: float) -> Iterator[str]:
    """A text in lines that fit; a word that is longer than a line is broken.

    Example:
        >>> list(wrapped("lose 1 Sanity", 60, 10))
        ['lose 1', 'Sanity']
    """
    line = ""
    for word in text.split():
        both = f"{line} {word}" if line else word
        if width_of(both, size) <= room:
            line = both
            continue
        if line:
            yield line
        line = word
        while width_of(line, size) > room:
            cut = max(1, next(n for n in range(len(line)) if width_of(line[: n + 1], size) > room))
            yield line[:cut]
            line = line[cut:]
    if line:
        yield line


@final
class _Drawing:
    """A picture in the making."""

    def __init__(self, words: ToolWords) -> None:
        self._words = words
        self._root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
        SubElement(self._root, "style").text = STYLE
        self._paper = SubElement(self._root, "rect", {"class": "paper"})
        self._into = self._root

    def done(self, width: float, height: float, title: str) -> str:
        """The picture as text."""
        size = {"width": f"{width:g}", "height": f"{height:g}"}
        self._root.attrib |= {**size, "viewBox": f"0 0 {width:g} {height:g}", "role": "img"}
        self._root.set("lang", self._words.code)
        self._paper.attrib |= size
        head = Element("title")
        head.text = printable(title)
        self._root.insert(0, head)
        indent(self._root, "")
        return tostring(self._root, encoding="unicode") + "\n"

    # --- elements --------------------------------------------------------------------------------

    def _add(self, tag: str, kind: str, **numbers: float) -> Element:
        found = {name: f"{value:g}" for name, value in numbers.items()}
        return SubElement(self._into, tag, {"class": kind, **found})

    def text(
        self,
        x: float,
        y: float,
        text: str,
        room: float,
        *,
        size: float = FONT,
        strong: bool = False,
        soft: bool = False,
        anchor: str = "",
    ) -> float:
        """Draw a text on a line; gives the height below it."""
        kind = " ".join(word for word, on in (("strong", strong), ("soft", soft)) if on)
        element = self._add("text", kind or "plain", x=x, y=y)
        element.set("font-size", f"{size:g}")
        if anchor:
            element.set("text-anchor", anchor)
        element.text = fitted(printable(text), room, size, strong=strong)
        return y + 6

    def _lines(self, x: float, y: float, text: str, room: float, *, soft: bool = False) -> float:
        for line in wrapped(printable(text), room, FONT):
            y += LINE
            self.text(x, y - 4, line, room, soft=soft)
        return y

    # --- the map ---------------------------------------------------------------------------------

    def map(self, tableau: Tableau, plan: Plan, x: float, y: float) -> None:
        """All places with what lies and stands on them."""
        around = self._into
        self._into = SubElement(around, "g", {"transform": f"translate({x:g} {y:g})"})
        for passage in tableau.passages:
            if passage.a in plan.boxes and passage.b in plan.boxes:
                self._passage(passage, plan.boxes[passage.a], plan.boxes[passage.b])
        for floor, height in plan.floors:
            self.text(4, height, floor, plan.width - 8, size=14, strong=True)
        for place in tableau.places:
            self._place(place, plan.boxes[place.id])
        self._into = around

    def _passage(self, passage: Passage, a: Box, b: Box) -> None:
        (x1, y1), (x2, y2) = a.middle, b.middle
        known = passage.kind if passage.kind in {"stairs", "tunnel"} else ""
        self._add("line", f"passage {known}".rstrip(), x1=x1, y1=y1, x2=x2, y2=y2)
        if passage.kind == "one-way":
            long = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
            dx, dy = (x2 - x1) / long, (y2 - y1) / long
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            corners = (
                (x + 7 * dx, y + 7 * dy),
                (x - 7 * dx - 6 * dy, y - 7 * dy + 6 * dx),
                (x - 7 * dx + 6 * dy, y - 7 * dy - 6 * dx),
            )
            points = " ".join(f"{px:.1f},{py:.1f}" for px, py in corners)
            self._add("polygon", "arrow").set("points", points)

    def _place(self, place: Place, box: Box) -> None:
        around = self._into
        self._into = SubElement(around, "g", {"transform": f"translate({box.x:g} {box.y:g})"})
        self._add("rect", "box", width=box.width, height=box.height, rx=8)
        middle, room = box.width / 2, box.width - 12
        self.text(middle, 14, place.name, room, size=11, strong=True, anchor="middle")
        found = [*map(_of_mark, place.marks), *map(_of_piece, place.pieces)]
        most = box.columns * box.rows
        shown = found if len(found) <= most else found[: most - 1]
        for n, one in enumerate(shown):
            self._chip(one, box.spot(n), box.wide)
        if len(shown) < len(found):
            x, y = box.spot(most - 1)
            more = self._words("picture-more", n=len(found) - len(shown))
            self.text(x + 4, y + 12, more, box.wide - 8, size=SMALL, soft=True)
        self._into = around

    def _chip(self, one: "_Chip", spot: tuple[float, float], wide: float) -> None:
        x, y = spot
        width, height = wide - 2, ROW - 1
        self._add("rect", f"chip {one.side}", x=x + 1, y=y + 0.5, width=width, height=height, rx=3)
        room = wide - 8
        taken = 0.0
        if one.number:
            taken = min(width_of(one.number, SMALL, strong=True), room - 14)
            self.text(
                x + wide - 4, y + 12, one.number, taken, size=SMALL, strong=True, anchor="end"
            )
            taken += 4
        self.text(x + 4, y + 12, one.name, room - taken, size=SMALL)

    # --- boards ----------------------------------------------------------------------------------

    def rows(
        self, boards: Iterable[tuple[Element, float]], x: float, y: float, width: float
    ) -> float:
        """Put boards beside and below each other; gives the height below them."""
        across = max(1, int((width - x) // (BOARD + GAP)))
        column, highest = 0, 0.0
        for element, height in boards:
            if column == across:
                column, y, highest = 0, y + highest + GAP, 0.0
            at = x + column * (BOARD + GAP)
            element.set("transform", f"translate({at:g} {y:g})")
            self._root.append(element)
            column, highest = column + 1, max(highest, height)
        return y + highest + GAP

    def tracks(self, tracks: Sequence[Track], x: float, y: float, width: float) -> float:
        """The tracks of the whole game, as many on a line as there is room for."""
        told = " \N{MIDDLE DOT} ".join(
            f"{track.name}: {track.value}" if _counts(track) else self._track_said(track)
            for track in tracks
        )
        return self._lines(x, y, told, width, soft=True) + 8

    def _track_said(self, track: Track) -> str:
        values = {"value": track.value, "highest": track.highest}
        return self._words("page-track", name=track.name, **values)

    def board(self, panel: Panel, tableau: Tableau) -> tuple[Element, float]:
        """A board and its height."""
        names = {place.id: place.name for place in tableau.places}
        element, y = self._begun(panel.name)
        room = BOARD - 2 * EDGE
        if panel.place:
            y = self._lines(EDGE, y, names.get(panel.place, panel.place), room, soft=True)
        for track in panel.tracks:
            y = self._lines(EDGE, y, self._track_said(track), room)
            y = self._cells(track, y)
        if panel.marks:
            y = self._lines(EDGE, y, ", ".join(map(_counted, panel.marks)), room)
        for line in panel.lines:
            y = self._lines(EDGE, y, line, room, soft=True)
        for card in panel.cards:
            one = card_of(card, self._words)
            level = f" ({one.about.rpartition(' ')[2]})" if card.level else ""
            marks = "".join(f"; {_counted(mark)}" for mark in card.marks)
            y = self._lines(EDGE, y, f"\N{BULLET} {one.name}{level}{marks}", room)
        return self._ended(element, y)

    def pile(self, pile: Pile) -> tuple[Element, float]:
        """A deck or a discard pile and its height."""
        element, y = self._begun(pile.name)
        name = "picture-pile-open" if pile.top else "picture-pile"
        told = self._words(name, n=pile.n, **({"open": len(pile.top)} if pile.top else {}))
        y = self._lines(EDGE, y, told, BOARD - 2 * EDGE, soft=True)
        for card in pile.top[:_TOP]:
            shown = card_of(card, self._words).name
            y = self._lines(EDGE, y, f"\N{BULLET} {shown}", BOARD - 2 * EDGE)
        if len(pile.top) > _TOP:
            more = self._words("picture-more", n=len(pile.top) - _TOP)
            y = self._lines(EDGE, y, more, BOARD - 2 * EDGE, soft=True)
        return self._ended(element, y)

    def card(self, card: Card) -> tuple[Element, float]:
        """A card and its height."""
        element, y = self._begun(card.name)
        room = BOARD - 2 * EDGE
        if card.about:
            y = self._lines(EDGE, y, card.about, room, soft=True)
        for line in card.lines:
            y = self._lines(EDGE, y + 5, line, room)
        return self._ended(element, y)

    def _begun(self, name: str) -> tuple[Element, float]:
        self._into = Element("g")
        self._add("rect", "box", width=BOARD, height=0, rx=8)
        y = float(EDGE)
        for line in wrapped(printable(name), BOARD - 2 * EDGE, _HEADING * 1.08):
            y += LINE
            self.text(EDGE, y - 5, line, BOARD - 2 * EDGE, size=_HEADING, strong=True)
        return self._into, y

    def _ended(self, element: Element, y: float) -> tuple[Element, float]:
        height = y + EDGE
        element[0].set("height", f"{height:g}")
        self._into = self._root
        return element, height

    def _cells(self, track: Track, y: float) -> float:
        """A track as cells, those with a meaning marked; long ones have their numbers alone."""
        if not 0 < track.highest - track.lowest <= _CELLS:
            return y
        for n, value in enumerate(range(track.lowest, track.highest + 1)):
            kind = "full" if value <= track.value else "empty"
            here = " here" if value == track.value else ""
            x = EDGE + n * (_CELL + 1)
            if x + _CELL <= BOARD - EDGE:
                self._add("rect", f"cell {kind}{here}", x=x, y=y + 2, width=_CELL, height=_CELL)
            step = next((one for one in track.steps if one.value == value), None)
            if step is not None:
                sign = _SIGNS.get(step.kind, "\N{BLACK DIAMOND}")
                self.text(x + _CELL / 2, y + 11, sign, _CELL, size=8, anchor="middle")
        return y + _CELL + 5


def _counts(track: Track) -> bool:
    """Whether a track has no end, such as that of rounds: its marker is always at its last step."""
    return track.value == track.highest and not track.steps


_HEADING: Final = 14
_TOP: Final = 6
"""So many cards of a discard pile are named."""
_SIGNS: Final = {
    "skull": "\N{SKULL AND CROSSBONES}",
    "threshold": "\N{BLACK UP-POINTING TRIANGLE}",
    "bonus threshold": "\N{BLACK UP-POINTING TRIANGLE}",
}


@final
@attrs.frozen
class _Chip:
    """A thing on a place: whose side it is on, its name, its numbers."""

    side: str
    name: str
    number: str


def _of_mark(mark: Mark) -> _Chip:
    return _Chip("mark", mark.name, _times(mark.n))


def _of_piece(piece: Piece) -> _Chip:
    health = "" if piece.health is None else f"{piece.health.value}/{piece.health.highest}"
    side = piece.side if piece.side in {"ours", "theirs"} else NEITHER
    state = "*" if piece.marks else ""
    return _Chip(side, piece.name + state, " ".join(filter(None, (_times(piece.n), health))))


def _times(n: int) -> str:
    return f"\N{MULTIPLICATION SIGN}{n}" if n > 1 else ""


def _counted(mark: Mark) -> str:
    number = str(mark.n) if mark.kind == VALUE else _times(mark.n)
    return f"{mark.name} {number}".rstrip()


__all__ = [
    "BOARD",
    "Card",
    "board_picture",
    "card_of",
    "cards_picture",
    "fitted",
    "map_picture",
    "table_picture",
    "width_of",
    "wrapped",
]
