"""What the subcommands share: setup options, bad input, output as JSON, progress."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn, ParamSpec, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from dmd_core.death_may_die.content.problems import PackError
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import EnemyId, InvestigatorId
from dmd_core.death_may_die.setup import ELDER_ONE, EPISODE, Setup, SetupError
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.run import EngineError
from dmd_core.kernel.schema.codec import DecodeError
from dmd_core.kernel.schema.faults import printable
from dmd_replay.games.death_may_die.adapter import ADAPTER, read_packs
from dmd_replay.games.death_may_die.setups import rulings_from
from dmd_replay.log import Log, LogError, read_log
from dmd_replay.packs import PackSourceError
from dmd_replay.plain_json import harmless_json

P = ParamSpec("P")
R = TypeVar("R")

UNUSABLE = 2
FAILED = 1
UNVERIFIED = 3
DEFAULT_PARTY = ("ian", "sister_beth", "elizabeth", "rasputin", "borden")


def fail(sentence: str, status: int = UNUSABLE) -> NoReturn:
    """Say one sentence and end with a status."""
    click.echo(harmless(f"dmd-replay: {sentence}"), err=True)
    raise SystemExit(status)


def check_seed(seed: int) -> None:
    """Refuse a seed that no game can have."""
    if not 0 <= seed < SEED_LIMIT:
        fail(f"--seed {seed} is out of range; allowed: 0 to {SEED_LIMIT - 1}")


def bad_input(function: Callable[P, R]) -> Callable[P, R]:
    """Turn what is wrong with the input into one sentence and exit status 2."""

    @wraps(function)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except (SetupError, LogError, PackError, PackSourceError, DecodeError) as error:
            fail(str(error))
        except EngineError as error:  # a fault of the rules, or texts of a pack that never end
            fail(f"the rules cannot go on: {error}", FAILED)
        except BrokenPipeError:
            raise  # whoever read our output has enough; click ends quietly
        except OSError as error:
            if error.errno is None:  # raised here, with a sentence of its own
                fail(str(error))
            name = error.filename or "the file"
            fail(f"{name}: {error.strerror or error}")

    return wrapped


pack_option = click.option(
    "--pack",
    "packs",
    multiple=True,
    metavar="PATH|installed:NAME",
    help="A folder with pack.toml, or a pack that an installed distribution offers, beside the"
    " built-in ones; may be given several times.",
)


def setup_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add the options that choose a game."""
    options = (
        click.option("--players", type=int, default=2, show_default=True, help="1 to 5 players."),
        click.option(
            "--investigators",
            metavar="ID,ID,...",
            help="Who plays, in seat order; a solo game takes two.",
        ),
        click.option("--episode", default=EPISODE, show_default=True, help="The Episode."),
        click.option("--elder-one", default=str(ELDER_ONE), show_default=True, help="The boss."),
        click.option(
            "--ruling",
            "rulings",
            multiple=True,
            metavar="KEY=VALUE",
            help="Answer an open question another way; may be given several times.",
        ),
        pack_option,
    )
    for option in reversed(options):
        function = option(function)
    return function


def game_of(
    players: int,
    investigators: str | None,
    episode: str,
    elder_one: str,
    rulings: tuple[str, ...],
    packs: Sequence[str] = (),
) -> Game:
    """The definition that the setup options name.

    Raises:
        SetupError: if it cannot be played.
        PackError: if a pack cannot be loaded.
    """
    if investigators:
        party = tuple(name.strip() for name in investigators.split(","))
    else:
        party = DEFAULT_PARTY[: max(2, players)]
    setup = Setup(
        players,
        tuple(InvestigatorId(name) for name in party),
        episode,
        EnemyId(elder_one),
        rulings_from(rulings),
    )
    return ADAPTER.game_from(_data(setup), read_packs(packs))


def _data(setup: Setup) -> dict[str, object]:
    from cattrs import unstructure  # noqa: PLC0415 - only where a game is made

    data: dict[str, object] = unstructure(setup)
    return data


def open_log(path: Path) -> Log:
    """Read a log; what is wrong with its end is said on the way.

    Raises:
        LogError: if it is none, or of another version.
        OSError: if it cannot be read.
    """
    log = read_log(path)
    if log.damage is not None:
        click.echo(f"dmd-replay: {log.damage}", err=True)
    return log


def open_steps(path: Path) -> Log:
    """Read a log as `open_log` does, and refuse one without steps."""
    log = open_log(path)
    if not log.records:
        fail(f"{path}: the log has no steps: not even the setup was recorded")
    return log


def end_damaged(damage: LogError | None) -> None:
    """End with a sentence and status 2 if a log was damaged; what is good in it was used."""
    if damage is not None:
        fail(str(damage))


def harmless(text: str) -> str:
    r"""A text from a stranger's file without what could steer a terminal.

    Example:
        >>> harmless("a\x1b[2Jb")
        'a\\x1b[2Jb'
    """
    return "\n".join(map(printable, text.split("\n")))


def print_json(value: object) -> None:
    """Print a value as JSON, in full and sorted; what could steer a terminal is escaped."""
    click.echo(harmless_json(value, readable=True))


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal; nothing elsewhere."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _ignore
        return
    columns: tuple[Any, ...] = (  # Any: rich takes columns of many classes
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)

        def update(done: int) -> None:
            bar.update(task, completed=done)

        yield update


def _ignore(_done: int) -> None:
    pass


force_option = click.option("--force", is_flag=True, help="Overwrite the file if it exists.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")

__all__ = [
    "FAILED",
    "UNUSABLE",
    "UNVERIFIED",
    "bad_input",
    "check_seed",
    "end_damaged",
    "fail",
    "force_option",
    "game_of",
    "harmless",
    "json_option",
    "open_log",
    "open_steps",
    "pack_option",
    "print_json",
    "progress",
    "setup_options",
]
