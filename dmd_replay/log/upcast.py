"""The ladder: each rung takes a log of one format up to the next.

A log of an older format is read through all rungs above it, in memory; ``dmd-replay migrate``
writes what comes out at the top. To add a format: keep a file of the present one in
``fixtures/logs``, write a rung, and nothing else needs to know the old format.
"""

from io import BytesIO
from typing import Any, Final, final

import attrs

from dmd_replay.log.drafts import MAGIC as DRAFT_MAGIC
from dmd_replay.log.drafts import Draft, read_draft
from dmd_replay.log.errors import LogError, LogTooOldError, TamperedLogError, TruncatedLogError
from dmd_replay.log.format import FORMAT, Footer
from dmd_replay.log.frames import FrameWriter
from dmd_replay.log.head import HeaderError, header_from
from dmd_replay.log.kinds import pack_entry, pack_header, pack_record
from dmd_replay.log.packed import array_of

DRAFT_STEM: Final = DRAFT_MAGIC[:6]
"""How files of formats before 1 begin."""


@final
@attrs.frozen
class Climbed:
    """A log at the top of the ladder.

    Attributes:
        data: the bytes of a log of the present format.
        origin: the format it came from.
        damage: what is wrong with the old file behind the last good record.
    """

    data: bytes
    origin: int
    damage: LogError | None


def climb(data: bytes, name: str) -> Climbed:
    """Bring an old log into the present format.

    Args:
        data: its bytes, which begin with `DRAFT_STEM`.
        name: of the file, for messages.

    Raises:
        LogTooOldError: if no rung is low enough.
        LogError: if not even its header can be read.
    """
    if not data.startswith(DRAFT_MAGIC):
        if DRAFT_MAGIC.startswith(data):
            message = f"{name}: the file ends at byte {len(data)}, before its header"
            raise TruncatedLogError(message, offset=len(data))
        shown = data[: len(DRAFT_MAGIC)].hex(" ")
        message = (
            f"{name}: the log is older than format 0, it begins with {shown};"
            " take the version of dmd-replay that wrote it"
        )
        raise LogTooOldError(message, offset=len(DRAFT_STEM))
    draft = read_draft(data, name)
    return Climbed(_from_draft(draft, name), 0, draft.damage)


def _from_draft(draft: Draft, name: str) -> bytes:
    """The rung from format 0 to format 1.

    Format 0 knew no undo, no marks, no packs beside the built-in ones and no parent. It packed
    commands and events into bytes; they stand open in format 1. A log without an end was of a game
    that did not end; that is what format 1 says with an empty outcome.
    """
    fields: dict[str, Any] = {  # Any: what the header of format 0 holds is checked below
        **draft.header,
        "format": FORMAT,
        "packs": [],
        "undo": "keep",
        "parent": None,
        "masked": False,
    }
    try:
        header, _files = header_from(fields)
    except HeaderError as error:
        message = f"{name}: the header {error}"
        raise TamperedLogError(message, offset=len(DRAFT_MAGIC)) from error
    stream = BytesIO()
    frames = FrameWriter(stream)
    frames.write(pack_header(header))
    for command, events in draft.records:
        frames.write(pack_record(command, array_of(events)))
    if draft.damage is None:
        count = sum(len(events) for _, events in draft.records)
        frames.write(pack_entry(Footer(draft.outcome or "", len(draft.records), count)))
    return stream.getvalue()


__all__ = ["DRAFT_STEM", "Climbed", "climb"]
