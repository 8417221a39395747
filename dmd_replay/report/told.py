"""A recorded game as plain data for a page: its steps in words, and what each event changed.

Of every step there is what was decided and what happened, with the rules behind it, and of every
event the patch that makes the table after it of the one before. Undone steps are there too; each
step says which one it follows.
"""

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, Final, final

import attrs

from dmd_core.kernel.events import Command, Event, Parked, Typed, cited
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.printable import printable
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.views import SPECTATOR, HiddenError, mask, seen_command
from dmd_core.screen.eyes import as_seen, seen
from dmd_core.screen.naming import Naming
from dmd_core.screen.tableau import Tableau
from dmd_replay.facets import GameTools
from dmd_replay.facets.game import display_of
from dmd_replay.read.history import History
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import START, Timeline
from dmd_replay.read.words import instants, reader
from dmd_replay.report.drawn import Drawn, drawn
from dmd_replay.report.luck import Luck, luck_of
from dmd_replay.report.patches import Patch, Plain, patch_between
from dmd_replay.report.plan import Spot, joined, spots_of
from dmd_replay.report.series import Charted, charts_of

MARKS: Final = 20_000
"""So many marks and notes are told; a game that somebody plays has a few dozen."""

Progress = Callable[[int, int], None]
"""Told the number of steps done and of all steps."""


@final
@attrs.frozen
class ToldEvent:
    """An event in words: `kind` its class, `rules` what it rests on, `patch` what it changed.

    `opens` says that a turn begins with it.
    """

    kind: str
    says: str
    rules: tuple[str, ...]
    patch: Patch
    opens: bool = False


@final
@attrs.frozen
class ToldStep:
    """A step: what it follows, when it ends, what was decided, what happened.

    Attributes: `parent` the step it follows; `round` and `turn` at its end; `command` the stable
    text of what was decided, empty for the setup and where it is not for these eyes; `says` the
    same in words; `asked` who is asked then and what, in words, empty at the end of a game.
    """

    parent: int
    round: int
    turn: int
    command: str
    says: str
    asked: str
    events: tuple[ToldEvent, ...]


@final
@attrs.frozen
class ToldMark:
    """A mark or a note after a step; a note has no name."""

    step: int
    name: str
    note: str


@final
@attrs.frozen
class ToldGame:
    """A whole game for a page.

    Attributes: `title` what is played; `name` what the file is called; `outcome` how it ended;
    `start` the table before the setup; `steps` as recorded; `end` the step play stands at; `marks`
    with notes, by step; `charts` and `luck` numbers of the line that was played on; `rules` the
    ids that are cited, in the order of their first; `spots` the places of the map, each as crowded
    as it ever is.
    """

    title: str
    name: str
    outcome: str
    start: Drawn
    steps: tuple[ToldStep, ...]
    end: int
    marks: tuple[ToldMark, ...]
    charts: tuple[Charted, ...]
    luck: tuple[Luck, ...]
    rules: tuple[str, ...]
    spots: tuple[Spot, ...] = ()


def told_game(
    tools: GameTools,
    history: History,
    name: str,
    eyes: Seat | None = SPECTATOR,
    progress: Progress | None = None,
) -> ToldGame:
    """Tell a game.

    Args:
        tools: the game.
        history: what was recorded.
        name: what the page calls it.
        eyes: who will see the page; None for somebody who may know everything.
        progress: called after every step.

    Raises:
        TimelineError: if the game has no step that can be told.
    """
    return _Telling(tools, history.timeline, eyes).run(history, name, progress)


@final
class _Telling:
    """One game being told."""

    def __init__(self, tools: GameTools, timeline: Timeline, eyes: Seat | None) -> None:
        self._tools = tools
        self._timeline = timeline
        self._narrator = tools.narrator(timeline.game)
        self._display = None if tools.screen is None else display_of(tools)
        self._cursor: Cursor = reader(timeline)
        self._eyes = eyes
        self._after: dict[int, Drawn] = {}
        self._rules: dict[str, None] = {}
        self._spots: tuple[Spot, ...] = ()

    def run(self, history: History, name: str, progress: Progress | None) -> ToldGame:
        timeline = self._timeline
        start = self._drawn(timeline.start)
        self._after[START] = start
        steps: list[ToldStep] = []
        for number in range(len(timeline)):
            steps.append(self._step(number))
            if progress is not None:
                progress(number + 1, len(timeline))
        line = timeline.line(timeline.end)
        moments = [(step, steps[step].round, self._after[step]) for step in line]
        last = self._cursor.peek(timeline.end)
        return ToldGame(
            self._tableau(last).title or self._tools.title,
            printable(name),
            printable(self._narrator.verdict(last)) if self._over(last) else "",
            start,
            tuple(steps),
            timeline.end,
            tuple(_marks(history)),
            tuple(charts_of(moments, self._tools.words)),
            tuple(luck_of(self._tools, timeline, self._cursor, line)),
            tuple(self._rules),
            self._spots,
        )

    def _over(self, state: State[Any]) -> bool:
        return bool(self._tools.ruleset.outcome(state.table))

    def _step(self, number: int) -> ToldStep:
        timeline = self._timeline
        parent = timeline.parents[number]
        before = self._cursor.peek(parent)
        command = self._command(number)
        told: list[ToldEvent] = []
        asked = ""
        table, now_drawn = before.table, self._after[parent]
        naming: Naming[State[Any]] = Naming()
        for event, now, then in instants(timeline, number, before):
            told_in = naming.position(event, now)
            if isinstance(event, Parked):
                asked = self._asked(event)
                continue
            shown, patch = seen(event, self._eyes), {}
            if then.table is not table:
                table, was = then.table, now_drawn
                now_drawn = self._drawn(then)
                patch = patch_between(was, now_drawn)
            if shown is None and not patch:
                continue
            one = self._event(shown, told_in, patch)
            if one.says or patch or one.opens:
                told.append(one)
        self._after[number] = now_drawn
        moment = self._narrator.moment(self._cursor.peek(number).table)
        says = "" if command is None else self._says(before, command)
        text = "" if command is None else printable(command_text(command))
        return ToldStep(parent, moment.round, moment.turn, text, says, asked, tuple(told))

    def _event(self, event: Event | None, now: State[Any], patch: Patch) -> ToldEvent:
        if event is None:
            return ToldEvent("", "", (), patch)
        rules = cited(event)
        self._rules.update(dict.fromkeys(rules))
        opens = self._narrator.opens_turn(event)
        return ToldEvent(type(event).__name__, self._says(now, event), rules, patch, opens)

    def _command(self, number: int) -> Command | None:
        """What was decided; what was typed in for a hidden draw is as hidden as the draw."""
        move = self._timeline.moves[number]
        if move.command is None or self._eyes is None:
            return move.command
        if isinstance(move.command, Typed) and any(map(self._hides, move.events)):
            return None
        return seen_command(move.command, self._eyes)

    def _hides(self, event: Event) -> bool:
        drawn_fact = getattr(event, "drawn", None)
        if drawn_fact is None or self._eyes is None:
            return False
        return mask(drawn_fact, self._eyes) is not drawn_fact

    def _asked(self, parked: Parked) -> str:
        if parked.seat < 0:
            return ""
        return printable(
            f"{self._narrator.seat(parked.seat)}: {self._tools.words.decision(parked.kind)}"
        )

    def _says(self, state: State[Any], what: Event | Command) -> str:
        position = as_seen(self._tools.ruleset, state, self._eyes)
        try:
            return printable(self._narrator.describe(position, what))
        except HiddenError:
            return ""

    def _tableau(self, state: State[Any]) -> Tableau:
        if self._display is None:
            return Tableau("")
        position = as_seen(self._tools.ruleset, state, self._eyes)
        return self._display.tableau(self._timeline.game, position)

    def _drawn(self, state: State[Any]) -> Drawn:
        tableau = self._tableau(state)
        self._spots = joined(self._spots, spots_of(tableau.places))
        return drawn(tableau)


def _marks(history: History) -> Iterator[ToldMark]:
    """Marks and notes in the order of their steps."""
    found = [(mark.record, mark.name, mark.note) for mark in history.marks]
    found += [(note.record, "", note.text) for note in history.notes]
    for step, name, note in sorted(found, key=itemgetter(0))[:MARKS]:
        yield ToldMark(step, printable(name), printable(note))


def data_of(game: ToldGame) -> Plain:
    """A game as its page has it: the same with short keys, and nothing that is empty."""
    return {
        "title": game.title,
        "name": game.name,
        "outcome": game.outcome,
        "start": game.start,
        "end": game.end,
        "marks": [[mark.step, mark.name, mark.note] for mark in game.marks],
        "charts": [chart.as_json() for chart in game.charts],
        "luck": [luck.as_json() for luck in game.luck],
        "steps": [_step_data(number, step) for number, step in enumerate(game.steps)],
    }


def _step_data(number: int, step: ToldStep) -> Plain:
    data: dict[str, Plain] = {"r": step.round, "t": step.turn}
    if step.parent != number - 1:
        data["p"] = step.parent
    if step.command:
        data["c"] = [step.command, step.says]
    if step.asked:
        data["a"] = step.asked
    data["e"] = [_event_data(event) for event in step.events]
    return data


def _event_data(event: ToldEvent) -> Plain:
    data: list[Plain] = [event.kind, event.says, list(event.rules)]
    if event.patch or event.opens:
        data.append(event.patch)
    if event.opens:
        data.append(1)
    return data


__all__ = [
    "MARKS",
    "Progress",
    "ToldEvent",
    "ToldGame",
    "ToldMark",
    "ToldStep",
    "data_of",
    "told_game",
]
