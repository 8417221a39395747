"""The step protocol: games played over lines of JSON, by clients in any language.

`Host` keeps games, `Host.connect` makes a connection, `Connection.handle` answers one line. What
carries the lines is the business of a frontend; `dmd-replay serve --stdio` carries them over
standard input and output. `docs/step-protocol.md` has the messages.
"""

from dmd_replay.serve.connection import Connection
from dmd_replay.serve.errors import CODES, Kind, ProtocolError
from dmd_replay.serve.host import Host
from dmd_replay.serve.journal import Journal, JournalError, Kept, MemoryJournal
from dmd_replay.serve.limits import Limits
from dmd_replay.serve.messages import METHODS, NOTIFICATIONS, VERSION

__all__ = [
    "CODES",
    "METHODS",
    "NOTIFICATIONS",
    "VERSION",
    "Connection",
    "Host",
    "Journal",
    "JournalError",
    "Kept",
    "Kind",
    "Limits",
    "MemoryJournal",
    "ProtocolError",
]
