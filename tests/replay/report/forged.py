"""A log in which somebody changed an event, so that the rules play it in another way."""

import io
from pathlib import Path

from dmd_core.death_may_die.events.sanity import SanityLost
from dmd_core.kernel.node import replace
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import EntryWriter, Record, read_log
from dmd_replay.log.packed import array_of
from dmd_replay.read.history import history_of


def forged_log(path: Path) -> bytes:
    """A log whose first loss of Sanity is one more than it was."""
    log = read_log(path)
    history = history_of(TOOLS, log)
    stream = io.BytesIO()
    writer = EntryWriter(stream, log.header)
    done = False
    for entry in log.entries:
        if isinstance(entry, Record):
            events = list(history.moves[entry.number].events)
            for place, event in enumerate(events):
                if not done and isinstance(event, SanityLost):
                    events[place] = replace(event, n=event.n + 1)
                    done = True
            body = array_of([history.codec.encode_event(event) for event in events])
            writer.record(entry.command, body, len(events))
        else:
            writer.entry(entry)
    writer.end("" if log.footer is None else log.footer.outcome)
    assert done
    return stream.getvalue()
