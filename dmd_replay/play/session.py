"""Sessions: a game that people play, in a file of its own, over as many evenings as it takes.

A program says where the log is; whether it is new, was closed, or was cut off when the program was
killed makes no difference to it. Nobody else can write the file meanwhile.
"""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Literal, NoReturn, final

import attrs

from dmd_core.kernel.arguments import ArgumentError, need
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_replay.facets import GameTools
from dmd_replay.locks import locked
from dmd_replay.log import ClosedError, EmptyLogError, Header, Log, TruncatedLogError, read_log
from dmd_replay.play.record import PART, drawn_seed, part_of, recording
from dmd_replay.play.recorder import Recorder
from dmd_replay.play.resume import ResumeError, going_on
from dmd_replay.registry import game_tools, tools_of
from dmd_replay.writing import real_path

DRAWN: Final = "drawn"
"""Stands for a seed of 128 random bits, which nobody can find by trying."""


class OtherGameError(ResumeError):
    """A log is of another game than the one that was to be played in it."""


@final
class Opening(AbstractContextManager[Recorder]):
    """A game in a file before its block begins: what a ``with`` statement is given."""

    def __init__(self, inner: AbstractContextManager[Recorder]) -> None:
        """Keep what opens and closes it."""
        self._inner = inner
        self._entered = False

    def __enter__(self) -> Recorder:
        """Open it.

        Raises:
            ClosedError: if that was done before.
        """
        if self._entered:
            message = (
                "this was the game of one block, which has begun or ended: call 'Recorder.open'"
                " once more for the next"
            )
            raise ClosedError(message)
        self._entered = True
        return self._inner.__enter__()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool | None:
        """Close it."""
        return self._inner.__exit__(kind, error, trace)

    if not TYPE_CHECKING:  # to type checkers it has no such attribute at all

        def __getattr__(self, name: str) -> NoReturn:
            """Say how a game is opened."""
            raise AttributeError(
                f"a game in a file has no '{name}' before its block begins: 'with"
                " Recorder.open(...) as recorder:'; a program without such a block opens it by"
                " 'enter_context' of a contextlib.ExitStack"
            )


def session(
    path: Path | str,
    game: Any = None,  # noqa: ANN401 - of any game
    *,
    seed: int | Literal["drawn"] | None = DRAWN,
    undo: UndoPolicy | str | None = None,
    tools: GameTools | None = None,
) -> Opening:
    """Play in a file: begin a game there, or go on where it stands; see `Recorder.open`.

    Args:
        path: the log.
        game: the definition; may be left out if the log is there.
        seed: of a new game.
        undo: what becomes of chance when something is undone, in a new game.
        tools: the game for the tools; if left out that of the definition, or of the log.

    Raises:
        ArgumentError: if an argument is of another kind.
        ValueError: if it is no seed or no policy.
    """
    need(path, (str, Path), "path", "the path of a log, as a text or a pathlib.Path")
    named = Path(path)
    if not named.name:
        raise ArgumentError(f"path: found {str(path)!r}; allowed: the path of a file")
    if tools is not None:
        need(tools, GameTools, "tools", "the tools of a game, as `game_tools` gives them")
        kind = tools.game_class
        if game is not None and kind is not None:
            need(game, kind, "game", f"a definition of the game '{tools.ruleset.name}'")
    elif game is not None:
        tools = tools_of(game)
    policy = None if undo is None else _policy(undo)
    fixed = None if seed == DRAWN else _Fixed(_seed(seed))
    return Opening(_session(named, game, fixed, policy, tools))


@final
@attrs.frozen
class _Fixed:
    """A seed that was named; None is the one of a game whose dice and cards are typed in."""

    seed: int | None


def _seed(seed: object) -> int | None:
    if seed is None:
        return None
    if isinstance(seed, int) and type(seed) is int and 0 <= seed < SEED_LIMIT:
        return seed
    allowed = (
        "a whole number from 0 to 2**128 - 1, 'drawn' for a number that nobody can find by trying,"
        " or None if dice and cards are typed in"
    )
    need(seed, int, "seed", allowed)
    message = f"seed {seed!r} is not possible; allowed: {allowed}"
    raise ValueError(message)


def _policy(undo: UndoPolicy | str) -> UndoPolicy:
    known = tuple(UndoPolicy)
    need(undo, str, "undo", ", ".join(known))
    if undo in known:
        return UndoPolicy(undo)
    message = f"undo {undo!r} is not possible; allowed: {', '.join(known)}"
    raise ValueError(message + did_you_mean(undo, known))


@contextmanager
def _session(
    named: Path,
    game: Any,  # noqa: ANN401 - as above
    fixed: _Fixed | None,
    undo: UndoPolicy | None,
    tools: GameTools | None,
) -> Iterator[Recorder]:
    home = real_path(named.with_name(named.name.removesuffix(PART)))
    before = _there(home)
    if before is None:
        if game is None or tools is None:
            message = f"{named}: there is no game yet; name the one that is to begin"
            raise FileNotFoundError(message)
        seed = drawn_seed() if fixed is None else fixed.seed
        policy = UndoPolicy.KEEP if undo is None else undo
        with recording(tools, game, seed, home, undo=policy) as (recorder, _, _):
            yield recorder
        return
    tools = tools or game_tools(before.header.ruleset)
    if game is not None:
        _check_same(named, tools, game, before.header)
    _check_begun(named, before.header, fixed, undo)
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
    if header.ruleset != tools.ruleset.name:
        there = f"the game '{header.ruleset}' there, '{tools.ruleset.name}' here"
        raise OtherGameError(f"{named}: the log is of another game: {there}")
    setup, wanted = _flat(header.setup), _flat(tools.setup.choice(game).setup)
    found = [
        f"{key} {setup.get(key)!r} there, {wanted.get(key)!r} here"
        for key in sorted({*setup, *wanted})
        if setup.get(key) != wanted.get(key)
    ]
    content = tools.setup.content_fingerprint(game)
    if header.content != content:
        found.append(f"content {header.content} there, {content} here")
    if found:
        message = f"{named}: the log is of another game: {'; '.join(found)}"
        raise OtherGameError(message)


def _check_begun(
    named: Path, header: Header, fixed: _Fixed | None, undo: UndoPolicy | None
) -> None:
    """Refuse a seed or a policy that is not the one that the game was begun with.

    Raises:
        OtherGameError: naming what differs; of the seed, which tells all dice to come, only that.
    """
    found = []
    if fixed is not None and fixed.seed != header.seed:
        there = "dice and cards typed in" if header.seed is None else "another seed"
        here = "dice and cards typed in" if fixed.seed is None else f"seed {fixed.seed}"
        found.append(f"{there} there, {here} here")
    if undo is not None and undo is not header.undo:
        found.append(f"undo '{header.undo}' there, '{undo}' here")
    if found:
        message = (
            f"{named}: the game was begun otherwise: {'; '.join(found)}; leave out what the file"
            " says itself"
        )
        raise OtherGameError(message)


__all__ = ["DRAWN", "Opening", "OtherGameError", "session"]
