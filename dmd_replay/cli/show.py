"""``dmd-replay show``: a readable account of a log."""

from collections.abc import Iterable
from pathlib import Path

import attrs
import click

from dmd_core.kernel.events import cited
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.views import SPECTATOR
from dmd_core.screen.eyes import as_seen
from dmd_replay.cli.common import (
    bad_input,
    end_damaged,
    fail,
    force_option,
    json_option,
    need_steps,
)
from dmd_replay.cli.game import tools_for
from dmd_replay.cli.opened import open_recorded
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.facets import GameTools
from dmd_replay.facets.game import display_of
from dmd_replay.log import LogEntry, Mark, Note, Record, Rewound, read_log
from dmd_replay.read.history import History, LogStep, history_of
from dmd_replay.read.seek import Cursor, SeekError
from dmd_replay.read.timeline import START, TimelineError
from dmd_replay.read.words import command_in_words, events_in_words, reader
from dmd_replay.writing import check_free, write_file


@click.command("show")
@click.argument("log", type=READ)
@click.option("--rules", is_flag=True, help="Name the rules behind every event.")
@click.option("--turn", type=int, help="Only this turn, counted from 1.")
@click.option("--svg", type=WRITE, help="Draw the table as a picture into this file instead.")
@click.option("--map", "map_alone", is_flag=True, help="With --svg: the map alone.")
@click.option("--step", "at", type=int, help="With --svg: after this step; or else the last one.")
@force_option
@json_option
@bad_input
def command(
    log: Path,
    rules: bool,
    turn: int | None,
    svg: Path | None,
    map_alone: bool,
    at: int | None,
    force: bool,
    as_json: bool,
) -> None:
    """Tell the game in LOG turn by turn: who decided what, and what happened.

    With --svg the table is drawn as it is after --step: the map with what stands on it, boards,
    decks; only what everybody may see.
    """
    if svg is not None:
        if rules or turn is not None or as_json:
            fail("--svg draws one table; --rules, --turn and --json go with an account in words")
        _draw(log, at, svg, map_alone=map_alone, force=force)
        return
    if map_alone or at is not None:
        fail("--map and --step go with --svg; an account in words has --turn")
    opened = read_log(log)
    need_steps(log, opened)
    tools = tools_for(opened)
    account = _Account(tools, history_of(tools, opened), rules=rules, brief=not as_json)
    lines = account.lines(opened.entries)
    if turn is not None:
        last = max((line.turn for line in lines), default=0)
        lines = [line for line in lines if line.turn == turn]
        if not lines:
            fail(f"there is no turn {turn}; the log has 1 to {last}")
    if as_json:
        print_json([attrs.asdict(line) for line in lines])
    else:
        for line in lines:
            above = [""] if line.text.startswith("\n") else []
            tell(*above, line.text.removeprefix("\n"))
    end_damaged(opened.damage)


def _draw(log: Path, at: int | None, target: Path, *, map_alone: bool, force: bool) -> None:
    """Write a picture of the table after a step."""
    # A game told in words needs nothing of this.
    from dmd_replay.report.picture import map_picture, table_picture  # noqa: PLC0415

    check_free(target, overwrite=force, inputs=[log], what="the picture")
    opened = open_recorded(log)
    timeline, tools = opened.timeline, opened.tools
    step = timeline.end if at is None else at
    try:
        state = Cursor(timeline).goto(step).state
    except (TimelineError, SeekError) as error:
        fail(error)
    position = as_seen(tools.ruleset, state, SPECTATOR)
    tableau = display_of(tools).tableau(timeline.game, position)
    if map_alone and not tableau.places:
        fail(f"the game '{tools.ruleset.name}' draws no map")
    picture = (map_picture if map_alone else table_picture)(tableau, tools.words)
    data = picture.encode("utf-8", "replace")
    write_file(target, data, overwrite=force, inputs=[log], what="the picture")
    tell(f"{target}: the table after step {step}; open it in a browser")
    raise SystemExit(opened.status)


@attrs.frozen
class AccountLine:
    """One line of the account: where it belongs, what it says, what it rests on."""

    turn: int
    record: int
    text: str
    event: str = ""
    rules: tuple[str, ...] = ()


class _Account:
    """The account of one log, line by line."""

    def __init__(self, tools: GameTools, history: History, *, rules: bool, brief: bool) -> None:
        """Tell a log; `brief` leaves out an event that says the very words of its command."""
        self._narrator = tools.narrator(history.game)
        self._history = history
        self._reader = reader(history.timeline)
        self._says = self._narrator.describe
        self._rules = rules
        self._brief = brief
        self._turns: list[int] = []
        self._at = START

    def lines(self, entries: Iterable[LogEntry]) -> list[AccountLine]:
        """One entry per line of the account, in the order of the log."""
        lines: list[AccountLine] = []
        for entry in entries:
            match entry:
                case Record(number):
                    lines += self._record(self._history.moves[number])
                    self._at = number
                case Rewound(to, policy, epoch):
                    how = "the same chance" if policy is UndoPolicy.KEEP else "other chance"
                    way = "On again" if self._history.lineage.leads(self._at, to) else "Back"
                    text = f"\n  {way} to the position after [{to}]; {how} (epoch {epoch})."
                    self._at = to
                    lines.append(AccountLine(self._turns[to], to, text))
                case Mark(record, name, note):
                    said = f": {note}" if note else ""
                    text = f"    * mark '{name}' after [{record}]{said}"
                    lines.append(AccountLine(self._turns[record], record, text))
                case Note(record, note):
                    text = f"    * note after [{record}]: {note}"
                    lines.append(AccountLine(self._turns[record], record, text))
        return lines

    def _record(self, move: LogStep) -> list[AccountLine]:
        """What was decided and what happened; turns count on from the record it follows."""
        lines: list[AccountLine] = []
        parent = self._history.lineage.parents[move.number]
        turn = 0 if parent == START else self._turns[parent]
        said = ""
        if move.command is not None:
            said = command_in_words(self._reader, move.number, self._says)
            text = f"  [{move.number}] {said}  ({command_text(move.command)})"
            lines.append(AccountLine(turn, move.number, text))
        for event, told in events_in_words(self._reader, move.number, self._says):
            opens = self._narrator.opens_turn(event)
            turn += opens
            shown = cited(event) if self._rules else ()
            if told == said and self._brief and len(lines) == 1:
                text = f"{lines[0].text}{_behind(shown)}"
                lines[0] = attrs.evolve(lines[0], text=text)
                said = ""  # a second such event is told
            elif told:
                text = _told(told, shown, opens=opens)
                line = AccountLine(turn, move.number, text, type(event).__name__, cited(event))
                lines.append(line)
        self._turns.append(turn)
        return lines


def _told(told: str, rules: tuple[str, ...], *, opens: bool) -> str:
    indent = "" if opens else "      "
    head = "\n" if opens else ""
    return f"{head}{indent}{told}{_behind(rules)}"


def _behind(rules: tuple[str, ...]) -> str:
    return f"  [{', '.join(rules)}]" if rules else ""
