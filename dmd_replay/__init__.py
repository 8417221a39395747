"""dmd_replay: record, replay and read games of `dmd_core`.

What programs use is here; the rest serves the command ``dmd-replay``.

Example:
    >>> import dmd_core as dmd
    >>> from dmd_replay import Recorder, read_log
    >>> import tempfile, pathlib
    >>> folder = tempfile.TemporaryDirectory()
    >>> path = pathlib.Path(folder.name) / "evening.dmdlog"
    >>> with Recorder.open(path, dmd.load_game(), seed=7) as recorder:
    ...     step = recorder.do(next(recorder.decision.legal()))
    ...     step = recorder.undo()
    >>> len(read_log(path).records)
    2
    >>> folder.cleanup()
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dmd_replay.check.verify import Verification, verify
    from dmd_replay.facets import GameTools
    from dmd_replay.locks import BusyError
    from dmd_replay.log import (
        ClosedError,
        Log,
        LogError,
        LogVersionError,
        parse_log,
        read_log,
    )
    from dmd_replay.play.fork import ForkError, fork_log
    from dmd_replay.play.record import Decider, Recorded, StoppedError, record
    from dmd_replay.play.recorder import Recorder, TakenBack, UndoError
    from dmd_replay.play.resume import ResumeError
    from dmd_replay.play.session import OtherGameError
    from dmd_replay.registry import UnknownGameError, game_tools
    from dmd_replay.share.masked import without_secrets
else:
    from importlib import import_module

    _WHERE = {
        "BusyError": "dmd_replay.locks",
        "ClosedError": "dmd_replay.log",
        "Decider": "dmd_replay.play.record",
        "ForkError": "dmd_replay.play.fork",
        "GameTools": "dmd_replay.facets",
        "Log": "dmd_replay.log",
        "LogError": "dmd_replay.log",
        "LogVersionError": "dmd_replay.log",
        "OtherGameError": "dmd_replay.play.session",
        "Recorded": "dmd_replay.play.record",
        "Recorder": "dmd_replay.play.recorder",
        "ResumeError": "dmd_replay.play.resume",
        "StoppedError": "dmd_replay.play.record",
        "TakenBack": "dmd_replay.play.recorder",
        "UndoError": "dmd_replay.play.recorder",
        "UnknownGameError": "dmd_replay.registry",
        "Verification": "dmd_replay.check.verify",
        "fork_log": "dmd_replay.play.fork",
        "game_tools": "dmd_replay.registry",
        "parse_log": "dmd_replay.log",
        "read_log": "dmd_replay.log",
        "record": "dmd_replay.play.record",
        "verify": "dmd_replay.check.verify",
        "without_secrets": "dmd_replay.share.masked",
    }

    def __getattr__(name: str) -> object:
        """Import a public name at its first use, so that importing the package costs little."""
        if name not in _WHERE:
            message = f"module 'dmd_replay' has no attribute '{name}'"
            raise AttributeError(message)
        value = getattr(import_module(_WHERE[name]), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """The public names, so that completion shows them."""
        return [*__all__]


__version__ = "0.1.0"

__all__ = [
    "BusyError",
    "ClosedError",
    "Decider",
    "ForkError",
    "GameTools",
    "Log",
    "LogError",
    "LogVersionError",
    "OtherGameError",
    "Recorded",
    "Recorder",
    "ResumeError",
    "StoppedError",
    "TakenBack",
    "UndoError",
    "UnknownGameError",
    "Verification",
    "__version__",
    "fork_log",
    "game_tools",
    "parse_log",
    "read_log",
    "record",
    "verify",
    "without_secrets",
]
