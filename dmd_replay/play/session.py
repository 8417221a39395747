"""Sessions: a game that people play, in a file of its own, over as many evenings as it takes.

A program says where the log is; whether it is new, was closed, or was cut off when the program was
killed makes no difference to it. Nobody else can write the file meanwhile.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.facets import GameTools
from dmd_replay.locks import locked
from dmd_replay.log import EmptyLogError, Header, Log, TruncatedLogError, read_log
from dmd_replay.play.record import PART, drawn_seed, part_of, recording
from dmd_replay.play.recorder import Recorder
from dmd_replay.play.resume import ResumeError, going_on
from dmd_replay.registry import game_tools, usual_game
from dmd_replay.writing import real_path

DRAWN: Final = "drawn"
"""Stands for a seed of 128 random bits, which nobody can find by trying."""


class OtherGameError(ResumeError):
    """A log is of another game than the one that was to be played in it."""


@contextmanager
def session(
    path: Path | str,
    game: Any = None,  # noqa: ANN401 - of any game
    *,
    seed: int | Literal["drawn"] | None = DRAWN,
    undo: UndoPolicy | str = UndoPolicy.KEEP,
    tools: GameTools | None = None,
) -> Iterator[Recorder]:
    """Play in a file: begin a game there, or go on where it stands; see `Recorder.open`.

    Args:
        path: the log.
        game: the definition; may be left out if the log is there.
        seed: of a new game.
        undo: what becomes of chance when something is undone, in a new game.
        tools: the game for the tools; of a new log the usual one if left out, of one that is there
            the one its header names.
    """
    named = Path(path)
    home = real_path(named.with_name(named.name.removesuffix(PART)))
    before = _there(home)
    if before is None:
        tools = tools or game_tools(usual_game())
        if game is None:
            message = f"{named}: there is no game yet; name the one that is to begin"
            raise FileNotFoundError(message)
        seed = drawn_seed() if seed == DRAWN else seed
        with recording(tools, game, seed, home, undo=UndoPolicy(undo)) as (recorder, _, _):
            yield recorder
        return
    tools = tools or game_tools(before.header.ruleset)
    if game is not None:
        _check_same(named, tools, game, before.header)
    part = part_of(home)
    with (
        locked(home, named),
        going_on(tools, part if part.exists() else home, home) as (recorder, _, _),
    ):
        yield recorder


def _there(home: Path) -> Log | None:
    """What was recorded before; a part that ends in its header is nothing yet."""
    part = part_of(home)
    if part.exists():
        try:
            return read_log(part)
        except (EmptyLogError, TruncatedLogError):
            pass
    return read_log(home) if home.exists() else None


def _flat(setup: Mapping[str, object]) -> dict[str, object]:
    """A setup without maps inside: ``rulings.trade_refusals``."""
    found: dict[str, object] = {}
    for key, value in setup.items():
        if isinstance(value, Mapping):
            found |= {f"{key}.{inner}": part for inner, part in value.items()}
        else:
            found[key] = tuple(value) if isinstance(value, list) else value
    return found


def _check_same(named: Path, tools: GameTools, game: Any, header: Header) -> None:  # noqa: ANN401 - as above
    """Refuse a definition that is not the one of the log.

    Raises:
        OtherGameError: naming what differs.
    """
    setup, wanted = _flat(header.setup), _flat(tools.setup.choice(game).setup)
    found = [
        f"{key} {setup.get(key)!r} there, {wanted.get(key)!r} here"
        for key in sorted({*setup, *wanted})
        if setup.get(key) != wanted.get(key)
    ]
    if header.ruleset != tools.ruleset.name:
        found.insert(0, f"the game '{header.ruleset}' there, '{tools.ruleset.name}' here")
    content = tools.setup.content_fingerprint(game)
    if header.content != content:
        found.append(f"content {header.content} there, {content} here")
    if found:
        message = f"{named}: the log is of another game: {'; '.join(found)}"
        raise OtherGameError(message)


__all__ = ["DRAWN", "OtherGameError", "session"]
