"""``dmd-replay play``: play a game at this terminal."""

import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any, Final

import click
from click.core import ParameterSource

from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.cli.common import bad_input, check_seed, fail
from dmd_replay.cli.crash import crashed
from dmd_replay.cli.ending import SIGNALLED
from dmd_replay.cli.game import Given, SavedGameCommand, tools_for, warn_idle
from dmd_replay.cli.paths import WRITE
from dmd_replay.cli.terminal import tell
from dmd_replay.extras import PLAY, PLAY_PACKAGES, missing, not_installed
from dmd_replay.facets import GameTools, needed
from dmd_replay.log import SUFFIX, read_log
from dmd_replay.play.record import PART, drawn_seed, part_of
from dmd_replay.play.recorder import Recorder
from dmd_replay.play.resume import ResumeError

FIXED: Final = ("seed", "undo", "table", "draw")
"""Options that go for a new game only, as all options of the game do."""


@click.command("play", cls=SavedGameCommand)
@click.argument("log", type=WRITE, required=False)
@click.option(
    "--seed", type=int, help="Seed of the game's chance; if left out, 128 random bits are drawn."
)
@click.option("--table", is_flag=True, help="No seed: what real dice and decks show is typed in.")
@click.option(
    "--undo",
    type=click.Choice([str(policy) for policy in UndoPolicy]),
    default=str(UndoPolicy.KEEP),
    show_default=True,
    help="After an undo dice and cards come as they would have come, or anew; or there is none.",
)
@click.option("--draw", is_flag=True, help="Draw what is not named, such as who plays, by --seed.")
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

    The game is in LOG, every answer as soon as it is given. If LOG is there the game goes on
    where it stands, whatever ended the program the last time; if not, a new one begins. Without LOG
    that is
    the file NAME.dmdlog in this folder, NAME being that of the game.

    The keys are on the screen; ? says all of them. It works without a mouse and with one, from 80
    columns and 24 rows on; with the environment variable NO_COLOR it is in black and white.

    With --table the program throws no dice: it asks what those on your real table showed.
    """
    gone = not_installed(PLAY_PACKAGES)
    if gone:
        fail(missing(*gone, extra=PLAY))
    path = Path(f"{tools.ruleset.name}{SUFFIX}") if log is None else log
    path = path.with_name(path.name.removesuffix(PART))
    there = path.exists() or part_of(path).exists()
    if there:
        _only_new(path, given)
        tools = tools_for(read_log(part_of(path) if part_of(path).exists() else path))
    needed(tools.screen, tools, "screen")
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        fail("play needs a terminal; 'dmd-replay record --script FILE' plays without one")
    game = None if there else _new_game(tools, given, seed, draw=draw)
    chance = None if table else drawn_seed() if seed is None else seed
    try:
        with Recorder.open(
            path, game, seed=chance, undo=undo, tools=None if there else tools
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


class _FailedError(Exception):
    """The rules raised an exception; what was played stays where a recording is gone on with."""

    def __init__(self, failure: Exception) -> None:
        super().__init__(failure)
        self.failure = failure


def _only_new(path: Path, given: Given) -> None:
    """Refuse options of a new game where one is there."""
    context = click.get_current_context()
    named = [n for n in FIXED if context.get_parameter_source(n) is ParameterSource.COMMANDLINE]
    options = [str(one.opts[0]) for one in context.command.params if one.name in named]
    words = [word for word in given.words if word.startswith("--")]
    if options or words:
        fail(
            f"{', '.join((*options, *words))}: {path} is there already, and its game goes on;"
            " name another file for a new one"
        )


def _new_game(tools: GameTools, given: Given, seed: int | None, *, draw: bool) -> Any:  # noqa: ANN401 - of any game
    if seed is not None:
        check_seed(seed)
    setup = tools.setup
    if not draw:
        return setup.definition(warn_idle(tools, setup.choose(given.named)))
    drawn = drawn_seed() if seed is None else seed
    choice = setup.sampler(given.named)(drawn, Random(drawn))  # noqa: S311 - anybody may know who plays
    return setup.definition(warn_idle(tools, choice))


def _play(tools: GameTools, recorder: Recorder, path: Path) -> int:
    """Play until somebody leaves; gives the signal that ended it, 0 if a player did.

    Raises:
        _FailedError: if the rules raised an exception.
        OSError: if the file can no longer be written.
    """
    from dmd_replay.tui.app import PlayApp  # noqa: PLC0415 - it needs what may be missing
    from dmd_replay.tui.sitting import Sitting  # noqa: PLC0415 - as above

    app = PlayApp(Sitting(tools, recorder), saved_in=str(path))
    app.run()
    if isinstance(app.failure, OSError):
        raise app.failure
    if app.failure is not None:
        raise _FailedError(app.failure) from app.failure
    return app.ended_by
