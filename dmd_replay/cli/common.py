"""What the subcommands share: statuses, bad input, opening logs, options."""

from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import NoReturn, ParamSpec, TypeVar

import click

from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.printable import lines_of
from dmd_core.kernel.schema.codec import DecodeError
from dmd_replay.cli.ending import FULL, UNUSABLE, sentence_of
from dmd_replay.cli.terminal import tell
from dmd_replay.facets import MissingFacetError
from dmd_replay.facets.setup import ChoiceError
from dmd_replay.log import SUFFIX, Log, LogError, read_log
from dmd_replay.packs import PackSourceError
from dmd_replay.play.record import PART
from dmd_replay.processes import MOST
from dmd_replay.registry import UnknownGameError

P = ParamSpec("P")
R = TypeVar("R")

BUNDLE = ".dmdbundle"
"""Ends the name of a bundle, see `dmd_replay.share.bundle`."""

FAILED = 1
UNVERIFIED = 3


def worst(statuses: Iterable[int]) -> int:
    """The exit status of several logs: what cannot be used, then a failure, then what is open."""
    found = set(statuses)
    return next((one for one in (UNUSABLE, FAILED, UNVERIFIED) if one in found), 0)


def fail(said: str | Exception, status: int = UNUSABLE) -> NoReturn:
    """Say what is wrong and end with a status.

    Args:
        said: one sentence, or an error, which may have several.
        status: the exit status.
    """
    first, *others = (said,) if isinstance(said, str) else lines_of(said)
    tell(f"dmd-replay: {first}", *others, err=True)
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
        except (
            ChoiceError,
            PackSourceError,
            LogError,
            UnknownGameError,
            MissingFacetError,
            DecodeError,
        ) as error:
            fail(error)
        except BrokenPipeError:
            raise  # whoever read our output has enough, see `dmd_replay.cli.ending`
        except OSError as error:
            if error.errno in FULL:
                raise
            fail(error if error.errno is None else sentence_of(error))

    return wrapped


def log_or_why(path: Path) -> Log | str:
    """A log as it is, or why it cannot be read; for commands that go on with others then."""
    try:
        return read_log(path)
    except LogError as error:
        return str(error)
    except OSError as error:
        return f"{path}: {error.strerror or error}"


def open_log(path: Path) -> Log:
    """Read a log; what is wrong with its end is said on the way.

    Raises:
        LogError: if it is none, or of another version.
        OSError: if it cannot be read.
    """
    log = read_log(path)
    if log.damage is not None:
        tell(f"dmd-replay: {log.damage}", err=True)
    return log


def stem_of(path: Path) -> str:
    """The name of a log, a recording or a bundle without what says which of them it is.

    Example:
        >>> stem_of(Path("x/game.dmdlog.part"))
        'game'
    """
    name = path.name
    for suffix in (BUNDLE, PART, SUFFIX):
        name = name.removesuffix(suffix) or name
    return name


def open_steps(path: Path) -> Log:
    """Read a log as `open_log` does, and refuse one without steps."""
    log = open_log(path)
    need_steps(path, log)
    return log


def need_steps(path: Path, log: Log) -> None:
    """Refuse a log without steps: nothing can be told of it."""
    if not log.records:
        fail(f"{path}: the log has no steps: not even the setup was recorded")


def end_damaged(damage: LogError | None) -> None:
    """End with a sentence and status 2 if a log was damaged; what is good in it was used."""
    if damage is not None:
        fail(str(damage))


force_option = click.option("--force", is_flag=True, help="Overwrite the file if it exists.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


def _possible(_ctx: click.Context, _option: click.Parameter, jobs: int) -> int:
    if not 0 <= jobs <= MOST:
        fail(f"--jobs {jobs} is out of range; allowed: 0 to {MOST}")
    return jobs


jobs_option = click.option(
    "--jobs",
    type=int,
    default=0,
    callback=_possible,
    help="Processes; one per processor if left out.",
)
"""As `dmd_replay.processes.how_many` reads it."""

__all__ = [
    "FAILED",
    "UNUSABLE",
    "UNVERIFIED",
    "bad_input",
    "check_seed",
    "end_damaged",
    "fail",
    "force_option",
    "jobs_option",
    "json_option",
    "log_or_why",
    "need_steps",
    "open_log",
    "open_steps",
    "stem_of",
    "worst",
]
