"""``dmd-replay play``: play a game at this terminal."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Final

import click
from click.core import ParameterSource

from dmd_replay.cli.common import bad_input, check_seed, fail
from dmd_replay.cli.crash import crashed
from dmd_replay.cli.ending import SIGNALLED
from dmd_replay.cli.game import (
    Given,
    SavedGameCommand,
    draw_option,
    new_game,
    seed_option,
    tools_for,
    undo_option,
)
from dmd_replay.cli.language import asked_language
from dmd_replay.cli.paths import WRITE, named
from dmd_replay.cli.terminal import tell
from dmd_replay.cli.waiting import held_off
from dmd_replay.extras import PLAY, PLAY_PACKAGES, missing, not_installed
from dmd_replay.facets import GameTools, needed
from dmd_replay.log import SUFFIX, read_log
from dmd_replay.play.record import PART, drawn_seed, part_of
from dmd_replay.play.recorder import Recorder
from dmd_replay.play.resume import ResumeError

FIXED: Final = ("seed", "undo", "table", "draw")
"""Options that go for a new game only, as all options of the game do."""

_SIGNS: Final = "●▲◆»─│┄"
"""Some of those that screens are drawn with."""


@click.command("play", cls=SavedGameCommand)
@click.argument("log", type=WRITE, required=False)
@seed_option
@click.option("--table", is_flag=True, help="No seed: what real dice and decks show is typed in.")
@undo_option
@draw_option
@bad_input
def command(
    log: Path | None,
    tools: GameTools,
    given: Given,
    seed: int | None,
    table: bool,
    undo: str,
    draw: bool,
) -> None:
    """Play a game at this terminal, alone or with others around it.

    The game is in LOG, every answer as soon as it is given. If LOG is there the game goes on where
    it stands, whatever ended the program the last time; if not, a new one begins. Without LOG that
    is the file NAME.dmdlog in this folder, NAME being that of the game.

    The keys are on the screen; ? says all of them. It works without a mouse and with one, from 80
    columns and 24 rows on; with the environment variable NO_COLOR it is in black and white.

    With --table the program throws no dice: it asks what those on your real table showed.
    """
    gone = not_installed(PLAY_PACKAGES)
    if gone:
        fail(missing(*gone, extra=PLAY))
    path = Path(f"{tools.ruleset.name}{SUFFIX}") if log is None else log
    path = named(path).with_name(path.name.removesuffix(PART))
    there = path.exists() or part_of(path).exists()
    if there:
        tools = tools_for(read_log(part_of(path) if part_of(path).exists() else path))
        same = given.words[:2] == ("--game", tools.ruleset.name)
        _only_new(path, given.words[2:] if same else given.words)
    needed(tools.screen, tools, "screen")
    if not _at_a_terminal():
        fail("play needs a terminal; 'dmd-replay record --script FILE' plays without one")
    _need_signs()
    seed = drawn_seed() if seed is None else seed
    check_seed(seed)
    game = None if there else new_game(tools, given, seed if draw else None)
    try:
        with Recorder.open(
            path,
            game,
            seed="drawn" if there else None if table else seed,
            undo=None if there else undo,
            tools=None if there else tools,
        ) as recorder:
            ended_by = _play(tools, recorder, path)
    except ResumeError as error:
        fail(error)
    except _FailedError as error:
        crashed(error.failure, part_of(path))
    with suppress(OSError):  # the terminal may be gone
        tell(f"{path}: the game is in this file; 'dmd-replay play {quote(str(path))}' goes on")
    if ended_by:
        raise SystemExit(SIGNALLED + ended_by)


def _at_a_terminal() -> bool:
    """Whether somebody can see and answer; a stream that was closed before the start is None."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream is not None and stream.isatty() for stream in streams)


def _need_signs() -> None:
    """Refuse a terminal that cannot show a map: it would be a page of escapes."""
    if os.environ.get("TERM") == "dumb":
        fail("play needs a terminal that can move the cursor; TERM is 'dumb'")
    encoding = sys.stdout.encoding
    try:
        _SIGNS.encode(encoding)
    except UnicodeEncodeError:
        fail(
            f"play draws with signs that {encoding} does not have; choose a locale of UTF-8,"
            " such as LC_ALL=C.UTF-8"
        )


class _FailedError(Exception):
    """The rules raised an exception; what was played stays where a recording is gone on with."""

    def __init__(self, failure: Exception) -> None:
        super().__init__(failure)
        self.failure = failure


def _only_new(path: Path, words: Sequence[str]) -> None:
    """Refuse options of a new game where one is there."""
    context = click.get_current_context()
    named = [n for n in FIXED if context.get_parameter_source(n) is ParameterSource.COMMANDLINE]
    options = [str(one.opts[0]) for one in context.command.params if one.name in named]
    options += [word for word in words if word.startswith("--")]
    if options:
        fail(
            f"{', '.join(options)}: {path} is there already, and its game goes on;"
            " name another file for a new one"
        )


def _play(tools: GameTools, recorder: Recorder, path: Path) -> int:
    """Play until somebody leaves; gives the signal that ended it, 0 if a player did.

    Raises:
        _FailedError: if the rules raised an exception.
        OSError: if the file can no longer be written.
    """
    from dmd_replay.play.sitting import Sitting  # noqa: PLC0415 - help comes without the rules
    from dmd_replay.tui.app import PlayApp  # noqa: PLC0415 - it needs what may be missing
    from dmd_replay.tui.words import Words  # noqa: PLC0415 - as above

    language = Path(asked_language(click.get_current_context())).name.partition(".")[0]
    app = PlayApp(Sitting(tools, recorder), Words(language), saved_in=str(path))
    with held_off():
        app.run()
    if isinstance(app.failure, OSError):
        raise app.failure
    if app.failure is not None:
        raise _FailedError(app.failure) from app.failure
    return app.ended_by
