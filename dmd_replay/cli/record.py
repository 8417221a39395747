"""``dmd-replay record``: play a game and write its log."""

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Final

import attrs
import click
from click.core import ParameterSource

from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.cli.common import bad_input, check_seed, fail, force_option, json_option
from dmd_replay.cli.crash import crashed, of_rules
from dmd_replay.cli.ending import status_of
from dmd_replay.cli.game import (
    GameCommand,
    Given,
    draw_option,
    new_game,
    seed_option,
    tools_for,
    undo_option,
)
from dmd_replay.cli.paths import READ, WRITE
from dmd_replay.cli.players import bot_option, player
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.facets import GameTools
from dmd_replay.files import holds
from dmd_replay.log import SUFFIX, read_log
from dmd_replay.play.record import (
    Decider,
    Recorded,
    ScriptError,
    drawn_seed,
    part_of,
    record,
    suggested_name,
)
from dmd_replay.play.resume import ResumeError, resume
from dmd_replay.words import some
from dmd_replay.writing import claimed

FIXED: Final = ("seed", "undo", "table", "draw", "force", "by_hash")
"""Options that go for a new log only, as all options of the game do."""

USUAL_LENGTH = 400
"""Commands of a usual game: the length of the progress bar."""


@click.command("record", cls=GameCommand)
@click.argument("out", type=WRITE, required=False)
@bot_option
@click.option("--script", type=READ, help="Commands, one per line, instead of a bot.")
@seed_option
@click.option("--bot-seed", type=int, default=0, show_default=True, help="Seed of the bot.")
@click.option("--table", is_flag=True, help="No seed: faces and cards are typed in by the script.")
@undo_option
@draw_option
@force_option
@click.option("--by-hash", is_flag=True, help="OUT is a folder; the log is named by its content.")
@click.option(
    "--resume",
    "cut_off",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Go on with a recording that was cut off, such as OUT.part, instead of a new one.",
)
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    out: Path | None,
    tools: GameTools,
    given: Given,
    bot: str | None,
    script: Path | None,
    seed: int | None,
    bot_seed: int,
    table: bool,
    undo: str,
    draw: bool,
    force: bool,
    by_hash: bool,
    cut_off: Path | None,
    as_json: bool,
) -> None:
    """Play a game and write its log to OUT.

    Without --seed one of 128 random bits is drawn and printed: nobody can find it by trying, and
    with it the game can be played again.

    Without --script a bot decides everything. With --script each line of the file is one command
    in its text form, as `dmd-replay legal` prints them, such as "run" or "step s02"; # starts a
    comment, and the log ends where the script ends. Other lines: "undo" or "undo 3" takes commands
    back, "undo action" and "undo turn" what began last, "redo" or "redo 3" does them again,
    "mark NAME" marks the position, "note TEXT" writes something down. With --table the script also
    types what dice and decks showed, as lines such as "typed blank,success,tentacle". If a
    line does not fit, what was played before it stays in OUT.part, and the error says how to go on.

    While it is written the log is named OUT.part. If that is left over because the recording was
    cut off, --resume OUT.part executes it again and goes on; its setup and seed are in the log. A
    bot of the same --bot-seed goes on as if nothing had been.
    """
    drawn = seed is None
    seed = drawn_seed() if seed is None else seed
    check_seed(seed)
    _one_of(out, cut_off, given)
    if table and script is None:
        fail("--table needs --script: somebody has to type the dice in")
    target = Path() if out is None else out / unnamed() if by_hash else out
    try:
        with progress("playing", USUAL_LENGTH) as update:
            if out is None:
                assert cut_off is not None  # noqa: S101 - one of the two was named
                tools = tools_for(read_log(cut_off))
                decider = player(tools, bot, bot_seed, script)
                played = _resume(tools, cut_off, decider, update)
            else:
                decider = player(tools, bot, bot_seed, script)
                game = new_game(tools, given, seed if draw else None)
                played = record(
                    tools,
                    game,
                    None if table else seed,
                    decider,
                    target,
                    overwrite=force,
                    inputs=(*given.files, *([] if script is None else [script])),
                    undo=UndoPolicy(undo),
                    progress=update,
                )
                if by_hash:
                    played = _named(played, force=force)
    except (ScriptError, ResumeError) as error:
        fail(error)
    except Exception as error:
        if not of_rules(error):
            raise
        crashed(error, part_of(target) if cut_off is None else cut_off)
    except KeyboardInterrupt as stopped:
        left = part_of(target) if cut_off is None else cut_off
        goes_on = f"; 'dmd-replay record --resume {left}' goes on" if left.exists() else ""
        fail(f"stopped{goes_on}", status_of(stopped))
    new = cut_off is None and not table
    outcome = tools.ruleset.outcome(played.step.state.table) or "unfinished"
    if as_json:
        print_json(
            {
                "log": str(played.path),
                "commands": played.commands,
                "events": played.events,
                "outcome": outcome,
                **({"seed": seed} if new else {}),
            }
        )
    else:
        size = f"{some(played.commands, 'command')}, {some(played.events, 'event')}"
        shown = out if out is not None and not by_hash else played.path
        again = f"; seed {seed}" if new and drawn else ""
        tell(f"{shown}: {size}, {outcome}{again}")


def _one_of(out: Path | None, cut_off: Path | None, game: Given) -> None:
    """Refuse neither and both, and options that a recording has in its log already."""
    if (out is None) == (cut_off is None):
        fail("name OUT for a new log, or --resume FILE to go on with one; not both")
    if cut_off is None:
        return
    context = click.get_current_context()
    given = [n for n in FIXED if context.get_parameter_source(n) is ParameterSource.COMMANDLINE]
    if given or game.words:
        options = [str(one.opts[0]) for one in context.command.params if one.name in given]
        words = ", ".join((*options, *(word for word in game.words if word.startswith("--"))))
        fail(f"{words}: not with --resume; setup, seed and undo policy are those of the log")


def _resume(
    tools: GameTools, path: Path, decider: Decider, update: Callable[[int], None]
) -> Recorded:
    """Go on with a log, and say what was there."""
    resumed = resume(tools, path, decider, progress=update)
    told = f"{path}: went on after {some(resumed.before, 'record')}"
    if resumed.torn is not None:
        told += f"; a torn record was cut off, its bytes are in {resumed.torn}"
    tell(told, err=True)
    return resumed.played


def unnamed() -> str:
    """The name of a log while its content is not complete; nobody else has it."""
    return f"unnamed-{token_hex(4)}{SUFFIX}"


def _named(played: Recorded, *, force: bool) -> Recorded:
    """Name a log by its content; one of that name holds the same, or is not replaced."""
    path = played.path.with_name(suggested_name(read_log(played.path)))
    with claimed(path, overwrite=True, inputs=()):
        if path.exists() and not force and not holds(path, played.path.read_bytes()):
            message = f"{path}: another file has the name of this log, which is in {played.path}"
            raise FileExistsError(message)
        played.path.replace(path)
    return attrs.evolve(played, path=path)
