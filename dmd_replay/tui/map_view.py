"""The map on the screen: drawn for the room there is, walked with the arrow keys, clicked."""

from typing import ClassVar, final

from textual import events
from textual.binding import Binding
from textual.containers import ScrollableContainer
from textual.message import Message
from textual.widgets import Static

from dmd_core.kernel.ids import NOBODY
from dmd_core.screen import Tableau
from dmd_core.screen.form import Thing
from dmd_replay.text_map import Drawing, drawn
from dmd_replay.tui.dialogs import text_of


@final
class MapView(ScrollableContainer, can_focus=True):
    """The map; places can be clicked, or chosen with the arrow keys."""

    BINDINGS: ClassVar = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter", "look", show=False),
    ]

    class Looked(Message):
        """A place was clicked, or entered."""

        def __init__(self, place: str) -> None:
            """Keep its id."""
            super().__init__()
            self.place = place

    def __init__(self, nothing: str) -> None:
        """Begin without a map; `nothing` says that there is none."""
        super().__init__(Static(nothing, markup=False, id="canvas"), id="map")
        self._tableau = Tableau("")
        self._drawing: Drawing | None = None
        self._named: frozenset[Thing] = frozenset()
        self._chosen = ""

    def show(self, tableau: Tableau, named: frozenset[Thing]) -> None:
        """Draw a table.

        Args:
            tableau: the table.
            named: kinds and ids of what the options name.
        """
        shown = (self._tableau.places, self._tableau.active, self._named)
        self._tableau, self._named = tableau, named
        if shown != (tableau.places, tableau.active, named):
            self._draw()

    def on_resize(self) -> None:
        """Draw anew for the room there is."""
        self._draw()

    def _draw(self) -> None:
        size = self.container_size if self.size.width == 0 else self.size
        if not self._tableau.places or size.width == 0:
            return
        self._drawing = found = drawn(
            self._tableau, size.width, size.height, chosen=self._chosen, named=self._named
        )
        canvas = self.query_one("#canvas", Static)
        canvas.styles.width, canvas.styles.height = found.layout.wide, found.layout.high
        canvas.update(text_of(found.lines))
        self._reveal(self._chosen or self._here())

    def _here(self) -> str:
        """Where the figure of whose turn it is stands."""
        active = self._tableau.active
        panels = (panel.place for panel in self._tableau.panels if panel.seat == active != NOBODY)
        return next(filter(None, panels), "")

    def _reveal(self, place: str) -> None:
        if self._drawing is None or place not in self._drawing.layout.boxes:
            return
        box = self._drawing.layout.boxes[place]
        x = min(box.x, max(0, box.x + box.wide - self.size.width))
        y = max(0, box.y + box.high // 2 - self.size.height // 2)
        self.scroll_to(x, y, animate=False, immediate=True)

    def on_click(self, event: events.Click) -> None:
        """Look at the place that was clicked."""
        if self._drawing is None or event.widget is None or event.widget.id != "canvas":
            return
        place = self._drawing.place_at(event.x, event.y)
        if place:
            self._chosen = place
            self.action_look()

    def action_go(self, dx: int, dy: int) -> None:
        """Choose the nearest place in a direction."""
        if self._drawing is None:
            return
        boxes = self._drawing.layout.boxes
        start = boxes.get(self._chosen or self._here()) or next(iter(boxes.values()))
        best, near = self._chosen or self._here(), 1 << 30
        for name, box in boxes.items():
            along = (box.x - start.x) * dx + 2 * (box.y - start.y) * dy
            aside = abs(box.x - start.x) * abs(dy) + 2 * abs(box.y - start.y) * abs(dx)
            if along > 0 and along + 2 * aside < near:
                best, near = name, along + 2 * aside
        self._chosen = best
        self._draw()

    def action_look(self) -> None:
        """Tell which place was looked at."""
        self._chosen = self._chosen or self._here()
        self._draw()
        self.post_message(self.Looked(self._chosen))


__all__ = ["MapView"]
