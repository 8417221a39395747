"""``dmd-replay show``: a readable account of a log."""

from pathlib import Path

import attrs
import click

from dmd_core.death_may_die.events import TurnStarted
from dmd_core.kernel.events import Event
from dmd_core.kernel.text import command_text
from dmd_replay.cli.common import bad_input, json_option, open_log, print_json
from dmd_replay.death_may_die.adapter import ADAPTER
from dmd_replay.history import History, history_of


@click.command("show")
@click.argument("log", type=click.Path(path_type=Path))
@click.option("--rules", is_flag=True, help="Name the rules behind every event.")
@click.option("--turn", type=int, help="Only this turn, counted from 1.")
@json_option
@bad_input
def command(log: Path, rules: bool, turn: int | None, as_json: bool) -> None:
    """Tell the game in LOG turn by turn: who decided what, and what happened."""
    opened = open_log(log)
    history = history_of(ADAPTER, opened)
    lines = _lines(history, rules=rules)
    if turn is not None:
        last = max((line.turn for line in lines), default=0)
        lines = [line for line in lines if line.turn == turn]
        if not lines:
            click.echo(f"dmd-replay: there is no turn {turn}; the log has 1 to {last}", err=True)
            raise SystemExit(2)
    if as_json:
        print_json([attrs.asdict(line) for line in lines])
    else:
        for line in lines:
            click.echo(line.text)
    if opened.damage is not None:
        click.echo(f"dmd-replay: {opened.damage}", err=True)
        raise SystemExit(2)


@attrs.frozen
class Line:
    """One line of the account: where it belongs, what it says, what it rests on."""

    turn: int
    record: int
    text: str
    event: str = ""
    rules: tuple[str, ...] = ()


def _lines(history: History, *, rules: bool) -> list[Line]:
    """One entry per line of the account."""
    lines: list[Line] = []
    turn = 0
    for entry in history.entries:
        if entry.command is not None:
            told = ADAPTER.order(history.game, entry.command)
            text = f"  [{entry.number}] {told}  ({command_text(entry.command)})"
            lines.append(Line(turn, entry.number, text))
        for event in entry.events:
            turn += isinstance(event, TurnStarted)
            told = ADAPTER.sentence(history.game, event)
            if told:
                cited = tuple(dict.fromkeys((*event.RULES, *event.why)))
                text = _told(event, told, cited if rules else ())
                lines.append(Line(turn, entry.number, text, type(event).__name__, cited))
    return lines


def _told(event: Event, told: str, cited: tuple[str, ...]) -> str:
    indent = "" if isinstance(event, TurnStarted) else "      "
    head = "\n" if isinstance(event, TurnStarted) else ""
    return f"{head}{indent}{told}" + (f"  [{', '.join(cited)}]" if cited else "")
