"""The screen at which a game is played."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar, Final, final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.driver import Driver
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from dmd_core.engine import CommandTextError
from dmd_core.kernel.events import Command
from dmd_core.kernel.refusals import RefusedError
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.screen.form import Form, FormEntry
from dmd_replay.play.recorder import UndoError
from dmd_replay.play.sitting import NoAnswerError, Sitting
from dmd_replay.text_map import things_on
from dmd_replay.text_map.hanging import hanging
from dmd_replay.tui import lettering
from dmd_replay.tui.dialogs import Ask, Pick, Read, text_of
from dmd_replay.tui.lost import patient
from dmd_replay.tui.map_view import MapView
from dmd_replay.tui.words import Words

WIDE: Final = 116
HIGH: Final = 30
"""From so many columns and rows on, the map and the boards are shown side by side."""

LEAST_ASKED: Final = 8
"""Rows of the question with its answers; a third of a higher window."""

SHOWN: Final = 12
"""So many answers are told of beside the game; all of them are in the account."""

KEYS: Final = {"map": "m", "boards": "b", "decks": "d", "coming": "t"}
VIEWS: Final = tuple(KEYS)
"""Parts of the screen of which a small window shows one at a time."""


@final
class Part(VerticalScroll):
    """A part of the screen with lines that are broken for the width it has."""

    class Resized(Message):
        """It is shown, or has another size."""

    def on_resize(self) -> None:
        """Tell whoever breaks the lines."""
        self.post_message(self.Resized())


@final
class Tail(Static):
    """Lines of a part of which the last are shown, whenever they become more or fewer."""

    def on_resize(self) -> None:
        """Scroll as soon as it is known how high they are."""
        if isinstance(self.parent, VerticalScroll):
            self.parent.scroll_end(animate=False)


@final
class PlayApp(App[None]):
    """Plays one game.

    Args:
        sitting: the game.
        words: what the screens say.
        saved_in: the name of the file, for people.

    Attributes:
        failure: what the rules raised, if they did; the app has ended then.
        ended_by: the signal that ended the app, 0 if a player did.
    """

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding("ctrl+c", "leave", show=False, priority=True)]
    TITLE = "dmd-replay"

    def __init__(self, sitting: Sitting, words: Words, *, saved_in: str = "") -> None:
        """See the class."""
        super().__init__()
        self.failure: Exception | None = None
        self.ended_by = 0
        self._sitting = sitting
        self._words = words
        self._saved_in = saved_in
        self._form = Form(sitting.menu)
        self._entries: tuple[FormEntry, ...] = ()
        self._tableau = sitting.tableau
        self._written: dict[str, lettering.Lines] = {}
        self._view = "map"
        self._rules_shown = False
        for keys, action, name in (
            ("u", "undo", "undo"),
            ("r", "redo", "redo"),
            ("l", "look", "look"),
            ("a", "account", "account"),
            ("w", "rules", "rules"),
            ("colon,slash", "type", "type"),
            ("n", "note", "note"),
            ("question_mark", "help", "help"),
            ("q", "leave", "leave"),
        ):
            sign = {"question_mark": "?", "colon,slash": ":"}.get(keys)
            self.bind(keys, action, description=words(name), key_display=sign)
        for keys, action in (
            ("escape", "step_back"),
            ("i", "rule_ids"),
            *((str(digit), f"pick({digit})") for digit in range(1, 10)),
            *((key, f"view('{name}')") for name, key in KEYS.items()),  # the tabs name them
        ):
            self.bind(keys, action, show=False)

    def get_driver_class(self) -> type[Driver]:
        """The driver of the terminal, which may be closed at any time."""
        return patient(super().get_driver_class())

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(markup=False, id="status")
        with Container(id="desk"):
            yield MapView(self._words("no_map"))
            for name in VIEWS[1:]:
                with Part(id=name):
                    yield Static(markup=False)
            with Vertical(id="asked"):
                yield Static(markup=False, id="question")
                yield Static(markup=False, id="about")
                yield OptionList(id="answers", markup=False)
            with Part(id="told"):
                yield Tail(markup=False)
        with Horizontal(id="keys"):
            yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Show the game; whatever ends the program from outside ends it in good order."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):
            number = getattr(signal, name, None)
            with suppress(NotImplementedError, RuntimeError, ValueError):  # no main thread, Windows
                if number is not None:
                    loop.add_signal_handler(number, self._ended, number)
        self._fit(self.size.width, self.size.height)
        self._act(self._show)
        self.query_one("#answers").focus()

    def _ended(self, number: int) -> None:
        self.ended_by = number
        if number == getattr(signal, "SIGHUP", None):
            # The terminal is gone: what the command still tells goes nowhere.
            nowhere = os.open(os.devnull, os.O_WRONLY)
            for stream in (1, 2):
                os.dup2(nowhere, stream)
        self.exit()

    def on_resize(self, event: events.Resize) -> None:
        """Arrange the parts for the size of the window."""
        self._fit(event.size.width, event.size.height)

    def _fit(self, wide: int, high: int) -> None:
        # below whatever is read or picked at the moment
        self.screen_stack[0].set_class(wide >= WIDE and high >= HIGH, "wide")
        self.query_one("#desk").styles.grid_rows = f"1fr {max(LEAST_ASKED, high // 3)}"
        self._show_view()

    # --- showing ---------------------------------------------------------------------------------

    def _act(self, action: Callable[[], None]) -> None:
        """Do something with the game; what the rules raise ends the app, and nothing is lost."""
        try:
            action()
        except NoAnswerError as error:
            self.notify(self._no_answer(error), severity="warning", markup=False)
        except (RefusedError, UndoError, CommandTextError) as error:
            self.notify(str(error), severity="warning", markup=False)
        except Exception as error:  # noqa: BLE001 - told by the command when the screen is gone
            self.failure = error
            self.exit()

    def _no_answer(self, error: NoAnswerError) -> str:
        """That a typed line is no answer, what is, and what may be meant."""
        words, possible = self._words, error.possible
        listed = ", ".join(possible[:SHOWN]) + ", …" * (len(possible) > SHOWN)
        meant = f" {words('meant', error.nearest)}" if error.nearest else ""
        return f"{words('no_answer', error.line, listed)}{meant}"

    def _done(self, action: Callable[[], None]) -> None:
        """Do something that changes where the game stands, and show it."""

        def both() -> None:
            action()
            self._form = Form(self._sitting.menu)
            self._show()

        self._act(both)

    def _show(self) -> None:
        """Show where the game stands."""
        self._tableau = tableau = self._sitting.tableau
        title = tableau.title or self._sitting.title
        self._write("#status", lettering.status_lines(tableau, title))
        self._write_parts()
        self._tell()
        self._ask()

    def _write_parts(self) -> None:
        """Write the parts that can be seen; the others are written when they are."""
        tableau, words, sitting = self._tableau, self._words, self._sitting
        if self.query_one("#boards").display:
            self._write("#boards Static", lettering.panels_lines(tableau, words))
        if self.query_one("#decks").display:
            self._write("#decks Static", lettering.piles_lines(tableau.piles, words))
        if self.query_one("#coming").display:
            coming = lettering.coming_lines(sitting.upcoming, sitting.reserves, words)
            self._write("#coming Static", coming)

    def _write(self, where: str, lines: lettering.Lines) -> None:
        room = self.query_one(where, Static).content_size.width
        if room and where.endswith(" Static"):  # those that scroll
            lines = hanging(lines, room)
        if self._written.get(where) != lines:  # most answers leave most of the screen as it is
            self._written[where] = lines
            self.query_one(where, Static).update(text_of(lines))

    def _tell(self) -> None:
        account = [*self._sitting.account(SHOWN)]
        lines = lettering.account_lines(account, rules=self._rules_shown, whole=False)
        self._write("#told Static", lines)
        told = self.query_one("#told", VerticalScroll)
        told.border_title = Content(self._words("account"))
        told.scroll_end(animate=False)

    def _ask(self) -> None:
        """Show the question, and what can be picked."""
        form, words, menu = self._form, self._words, self._sitting.menu
        self._entries = form.entries()
        lines = lettering.throw_lines(self._tableau.throws)
        verdict = self._sitting.verdict
        asked = words("over", verdict) if verdict else menu.sentence
        lines.append([lettering.said(asked, lettering.NAME)])
        if form.about:
            places = (p.name for p in self._tableau.places if ("place", p.id) in form.about)
            lines.append([lettering.said(words("about", next(places, "")), lettering.QUIET)])
        elif form.path:
            told = words("so_far", ", ".join(form.path))
            lines.append([lettering.said(told, lettering.QUIET)])
        self._write("#question", lines)
        topics = [] if form.about or form.path else lettering.topic_lines(menu.about)
        self._write("#about", topics)
        about = self.query_one("#about", Static)
        about.display = bool(topics)
        about.set_class(bool(self._tableau.throws), "thrown")
        answers = self.query_one("#answers", OptionList)
        answers.clear_options()
        answers.add_options([self._option(n, e) for n, e in enumerate(self._entries, 1)])
        missing = () if form.path or form.about else menu.missing
        reasons: dict[
            str, list[str]
        ] = {}  # one reason may close many actions, as at the end of a turn
        for one in missing:
            reasons.setdefault(one.reason, []).append(one.sentence)
        for reason, sentences in reasons.items():
            said = words("not_now", " ".join(sentences), reason)
            answers.add_option(Option(text_of([[lettering.said(said)]]), disabled=True))
        if self._entries:
            answers.highlighted = 0
        named = (option.names for option in menu)
        things = frozenset((one.kind, one.id) for names in named for one in names)
        self.query_one(MapView).show(self._tableau, things)

    def _option(self, number: int, entry: FormEntry) -> Option:
        digit = f"{number} " if number <= len("123456789") else "  "
        text = entry.text
        runs = [(digit, "digit"), lettering.said(text)]
        if entry.costs and entry.costs not in text:
            runs.append(lettering.said(f"  {entry.costs}", lettering.QUIET))
        if entry.command is None and entry.more > 1:
            runs.append((f"  {self._words('options', entry.more)}", lettering.QUIET))
        return Option(text_of([runs]))

    def _show_view(self) -> None:
        """Show one part in a small window, the map and one other in a large one."""
        wide = self.screen_stack[0].has_class("wide")
        shown = {"map", self._view if self._view != "map" else "boards"} if wide else {self._view}
        words = self._words
        names = {name: words(name) for name in VIEWS}
        for name in VIEWS:
            part = self.query_one(f"#{name}", Widget)
            part.display = name in shown
            if wide and name == "map":
                part.border_title = Content(names[name])
                continue
            tabs = [
                Content.styled(f" {KEYS[one]} {names[one]} ", "reverse" if one == name else "")
                for one in VIEWS[wide:]
            ]
            part.border_title = Content("").join(tabs)
        self._write_parts()

    def on_part_resized(self) -> None:
        """Write what is broken into lines again, now that it is known how wide it is shown."""
        self._act(self._write_parts)
        self._act(self._tell)

    # --- what players do -------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the answer that was chosen in the list."""
        if event.option_list.id == "answers":
            self.action_pick(event.option_index + 1)

    def action_pick(self, number: int) -> None:
        """Take the answer of a number."""
        if not 1 <= number <= len(self._entries):
            return
        command = self._form.pick(self._entries[number - 1])
        if command is None:
            self._ask()
        else:
            self._give(command)

    def _give(self, command: Command) -> None:
        self._done(lambda: self._sitting.do(command))

    def action_step_back(self) -> None:
        """Go a step back in the answer."""
        if self._form.back():
            self._ask()
        else:
            self.query_one("#answers").focus()

    def on_map_view_looked(self, event: MapView.Looked) -> None:
        """List the answers that name a place; if there are none, tell what is there."""
        place = next(one for one in self._tableau.places if one.id == event.place)
        self._form.only_about(*things_on(place))
        self._ask()
        if self._form.about:
            self.query_one("#answers").focus()
        else:
            lines = lettering.place_lines(place, self._tableau, self._words)
            self.push_screen(Read(lines, self._words))

    def action_view(self, name: str) -> None:
        """Show a part of the screen, and go there."""
        self._view = name
        self._show_view()
        self.query_one(f"#{name}").focus()

    def action_look(self) -> None:
        """Show what the answer names that is highlighted."""
        place = self.query_one("#answers", OptionList).highlighted
        entries = self._entries[place : place + 1] if place is not None else ()
        things = entries[0].things if entries else frozenset()
        lines = lettering.named_lines(things, self._tableau, self._words)
        if lines and self._sitting.menu.about:
            lines.append([])
        lines += lettering.topic_lines(self._sitting.menu.about)  # whole, where it was cut off
        if not lines:
            lines = [[lettering.said(self._words("names_nothing"))]]
        self.push_screen(Read(lines, self._words))

    def action_account(self) -> None:
        """Show the whole account."""
        lines = lettering.account_lines([*self._sitting.account()], rules=True, whole=True)
        self.push_screen(Read(lines, self._words, end=True))

    def action_rules(self) -> None:
        """Show the rules behind this moment."""
        lines = [
            [lettering.said(f"{rule}  ", lettering.NAME), lettering.said(says)]
            for rule, says in self._sitting.rules()
        ]
        self.push_screen(Read(lines, self._words))

    def action_rule_ids(self) -> None:
        """Show rule ids in the account, or leave them out."""
        self._rules_shown = not self._rules_shown
        self._tell()

    def action_help(self) -> None:
        """Say which keys there are."""
        saved = self._words("saved", self._saved_in)
        lines = [[(line, "")] for line in self._words.paragraphs("helps")]
        self.push_screen(Read([*lines, [], [lettering.said(saved)]], self._words))

    def action_undo(self) -> None:
        """Ask how much to take back."""
        self._act(self._undo)

    def _undo(self) -> None:
        words = self._words
        found = [*self._sitting.undoes()]
        if not found:
            raise UndoError(words("nothing_to_undo"))
        lines: lettering.Lines = []
        for what, taken in found:
            name = words("last_answer") if what == 1 else words.part(str(what))
            count = len(taken.commands)
            many = words("one_answer") if count == 1 else words("answers", count)
            kept = self._sitting.policy is UndoPolicy.KEEP
            again = words("keeps") if kept else words("reseeds")
            seen = f"; {words('seen')}, {again}" if taken.chance_seen else ""
            lines.append([lettering.said(name, lettering.NAME), lettering.said(f" ({many}{seen})")])

        def chosen(place: int | None) -> None:
            if place is not None:
                self._done(lambda: self._sitting.undo(found[place][1]))

        self.push_screen(Pick(words("take_back"), lines, words), chosen)

    def action_redo(self) -> None:
        """Give the answer again that was taken back."""
        if self._sitting.redoes:
            self._done(self._sitting.redo)
        else:
            self.notify(self._words("nothing_to_redo"), markup=False)

    def action_type(self) -> None:
        """Let an answer be typed."""
        first = next(iter(self._sitting.menu), None)
        example = "" if first is None else first.text

        def typed(line: str | None) -> None:
            if line:
                self._done(lambda: self._sitting.do(self._sitting.read(line)))

        self.push_screen(Ask(self._words("type_answer", example), self._words), typed)

    def action_note(self) -> None:
        """Let a note be written."""

        def written(line: str | None) -> None:
            if line:
                self._act(lambda: self._sitting.note(line))
                self.notify(self._words("noted"), markup=False)

        self.push_screen(Ask(self._words("type_note"), self._words), written)

    def action_leave(self) -> None:
        """End the program; the game is in its file."""
        self.exit()


__all__ = ["PlayApp"]
