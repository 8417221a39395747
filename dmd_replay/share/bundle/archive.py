"""Bundles as files: a zip with log, facts and issue text; equal bundles give equal bytes."""

import io
import json
import lzma
import struct
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from dmd_replay.files import FileContentError, read_bounded
from dmd_replay.log.format import STEM
from dmd_replay.share.bundle.contents import FORMAT, Bundle, Complaint
from dmd_replay.writing import write_file

SUFFIX: Final = ".dmdbundle"
LOG: Final = "game.dmdlog"
FACTS: Final = "bundle.json"
ISSUE: Final = "issue.md"
MAX_PART: Final = 1 << 25
"""No part of a bundle is larger; one that says so is damaged or an attack."""

MAX_BUNDLE: Final = 1 << 26
"""No bundle is larger; one that is would be taken apart in vain."""

MAX_STEP: Final = 1 << 20
"""No game has more steps."""

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time a zip can name: a bundle does not tell when it was made."""


_UNREADABLE: Final = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    EOFError,
    OSError,  # of bzip2
    ValueError,  # names and numbers that cannot be, such as names that are not UTF-8
    struct.error,
    NotImplementedError,  # methods and encryption that a bundle never has
    RuntimeError,
)
"""What the zip reader raises for damage."""


class BundleError(ValueError):
    """A file that is no bundle; the sentence says what is wrong."""


def write_bundle(
    bundle: Bundle, path: Path, *, overwrite: bool = False, inputs: Sequence[Path] = ()
) -> None:
    """Write a bundle.

    Args:
        bundle: what.
        path: where it goes.
        overwrite: whether a file that is there may be replaced.
        inputs: what it was made of, which is never replaced.

    Raises:
        OSError: if it may not be written, or cannot be.
    """
    facts = {
        "format": bundle.format,
        "complaint": attrs.asdict(bundle.complaint),
        "facts": bundle.facts,
    }
    parts = {
        LOG: bundle.log,
        FACTS: json.dumps(facts, indent=1, sort_keys=True, default=str).encode("utf-8", "replace"),
        ISSUE: bundle.issue.encode("utf-8", "replace"),
    }
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), data, zipfile.ZIP_DEFLATED)
    data = buffer.getvalue()
    write_file(path, data, overwrite=overwrite, inputs=inputs, what="the bundle")


def read_bundle(path: Path) -> Bundle:
    """Read a bundle.

    Raises:
        BundleError: if it is none, a part is missing, or one is too large.
        OSError: if it cannot be read.
    """
    try:
        data = read_bounded(path, MAX_BUNDLE, "a bundle")
    except FileContentError as error:
        raise BundleError(str(error)) from error
    if data.startswith(STEM):
        message = (
            f"{path.name}: this is a log, and no bundle; 'dmd-replay show {path.name}' tells its"
            f" game, 'dmd-replay bundle {path.name}' makes a bundle of it"
        )
        raise BundleError(message)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            log, facts, issue = (_part(archive, name, path) for name in (LOG, FACTS, ISSUE))
    except BundleError:
        raise
    except _UNREADABLE as error:
        message = f"{path.name}: this is no bundle: {error}"
        raise BundleError(message) from error
    told = _facts(facts, path)
    complaint = Complaint(**told["complaint"])
    return Bundle(log, complaint, told["facts"], issue.decode("utf-8", "replace"), FORMAT)


def _part(archive: zipfile.ZipFile, name: str, path: Path) -> bytes:
    try:
        info = archive.getinfo(name)
    except KeyError:
        message = f"{path.name}: this is no bundle: there is no '{name}' in it"
        raise BundleError(message) from None
    if info.file_size > MAX_PART:
        message = f"{path.name}: '{name}' claims {info.file_size} bytes, at most {MAX_PART} are"
        raise BundleError(message + " possible")
    with archive.open(info) as part:
        data = part.read(MAX_PART + 1)
    if len(data) > MAX_PART:
        message = f"{path.name}: '{name}' is larger than {MAX_PART} bytes"
        raise BundleError(message)
    return data


def _facts(packed: bytes, path: Path) -> dict[str, Any]:
    """The facts, of the right shape."""
    try:
        data: Any = json.loads(packed)
    except (ValueError, RecursionError) as error:
        message = f"{path.name}: '{FACTS}' is not readable: {error}"
        raise BundleError(message) from error
    names = {field.name for field in attrs.fields(Complaint)}
    fits = (
        isinstance(data, dict)
        and isinstance(data.get("facts"), dict)
        and isinstance(data.get("complaint"), dict)
        and set(data["complaint"]) == names
        and type(data["complaint"]["step"]) is int
        and 0 <= data["complaint"]["step"] < MAX_STEP
        and all(isinstance(v, str) for k, v in data["complaint"].items() if k != "step")
        and "signature" in data["facts"]
    )
    if not fits:
        message = f"{path.name}: '{FACTS}' does not have the fields of a bundle"
        raise BundleError(message)
    if data.get("format") != FORMAT:
        message = (
            f"{path.name}: the bundle is of format {data.get('format')}, this version reads"
            f" format {FORMAT}"
        )
        raise BundleError(message)
    whole: dict[str, Any] = data
    return whole


__all__ = ["FACTS", "ISSUE", "LOG", "SUFFIX", "BundleError", "read_bundle", "write_bundle"]
