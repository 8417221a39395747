"""What is laid over the game for a moment: something to read, to pick or to type."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, final

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from dmd_replay.text_map import Run
from dmd_replay.tui.words import Words

STYLES: Final[Mapping[str, str]] = {
    "ours": "bold $success",
    "theirs": "bold $error",
    "neither": "$warning",
    "active": "reverse",
    "ground": "on $surface",
    "chosen": "on $primary",
    "named": "bold $accent",
    "digit": "bold $accent",
    "floor": "italic dim",
    "head": "bold $accent",
    "name": "bold",
    "quiet": "dim",
    "loud": "bold $warning",
    "rules": "dim italic",
}
"""What the words of a style look like."""


def text_of(lines: Sequence[Sequence[Run]]) -> Content:
    """Lines for a widget: whatever stands in them is text and no markup."""
    return Content("\n").join(
        Content.assemble(*((text, _style(words)) for text, words in line)) for line in lines
    )


@cache
def _style(words: str) -> str:
    return " ".join(STYLES[word] for word in words.split())


@final
class Read(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar = [
        Binding("escape,q,enter,space,ctrl+c,question_mark", "dismiss(None)", show=False)
    ]

    def __init__(self, lines: Sequence[Sequence[Run]], words: Words, *, end: bool = False) -> None:
        """Take the lines.

        Args:
            lines: what is to be read.
            words: of the screens.
            end: whether the end is shown first.
        """
        super().__init__()
        self._lines = lines or [[(words("quiet"), "")]]
        self._words = words
        self._end = end

    def compose(self) -> ComposeResult:
        """A text that can be scrolled."""
        with VerticalScroll() as scroll:
            scroll.border_subtitle = Content(self._words("close"))
            yield Static(text_of(self._lines), markup=False)

    def on_mount(self) -> None:
        """Begin where reading begins."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._end:
            scroll.anchor()


@final
class Pick(ModalScreen[int | None]):
    """Lines of which one can be picked; gives its place."""

    BINDINGS: ClassVar = [
        Binding("escape,q,ctrl+c", "dismiss(None)", show=False),
        *(Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, title: str, lines: Sequence[Sequence[Run]], words: Words) -> None:
        """Take what can be picked."""
        super().__init__()
        self._title = title
        self._lines = lines
        self._words = words

    def compose(self) -> ComposeResult:
        """A list with digits."""
        options = [
            Option(text_of([[(f"{number} ", "digit"), *line]]))
            for number, line in enumerate(self._lines, 1)
        ]
        found = OptionList(*options, markup=False)
        found.border_title = Content(self._title)
        found.border_subtitle = Content(self._words("close"))
        yield found

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the place of what was chosen."""
        self.dismiss(event.option_index)

    def action_pick(self, number: int) -> None:
        """Give the place of a digit."""
        if number <= len(self._lines):
            self.dismiss(number - 1)


@final
class Ask(ModalScreen[str | None]):
    """A line to type."""

    BINDINGS: ClassVar = [Binding("escape,ctrl+c", "dismiss(None)", show=False, priority=True)]

    def __init__(self, title: str, words: Words) -> None:
        """Take what is asked."""
        super().__init__()
        self._title = title
        self._words = words

    def compose(self) -> ComposeResult:
        """A field."""
        with Vertical() as box:
            box.border_subtitle = Content(self._words("close"))
            yield Static(Content(self._title), markup=False)
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the line."""
        self.dismiss(event.value.strip())


__all__ = ["Ask", "Pick", "Read", "text_of"]
