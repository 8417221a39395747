"""The page that specifies the log is true: its example, its classes, and the reader beside it."""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgpack
import pytest

import dmd_replay.log.errors
from dmd_replay.log import read_log
from dmd_replay.log.deflate import DICTIONARY, MAX_PLAIN, MAX_RATIO, SPARE
from dmd_replay.log.frames import MAX_CHUNK
from dmd_replay.log.head import MAX_HEADER, header_data
from dmd_replay.log.kinds import EntryKind
from dmd_replay.log.reader import MAX_FILE
from tests.replay.logs import frames_of

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/log-format.md").read_text(encoding="utf-8")
READER: Final = ROOT / "docs/examples/read_log.py"
SAMPLE: Final = ROOT / "fixtures/logs/format-1/undo-and-mark.dmdlog"
LOGS: Final = sorted((ROOT / "fixtures/games").glob("*.dmdlog"))


def the_reader() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("read_log", READER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", [SAMPLE, *LOGS], ids=lambda path: path.stem)
def test_the_reader_of_the_page_reads_what_ours_reads(path: Path) -> None:
    """Written from the page alone, with the standard library, it finds the same in every log."""
    frames: Callable[[bytes], Iterator[tuple[int, str, list[Any]]]] = the_reader().frames
    log = read_log(path)

    found = list(frames(path.read_bytes()))

    assert header_data(log.header) == found[0][2][1]
    assert log.footer is not None
    assert [(e.offset, e.link.hex()) for e in (*log.entries, log.footer)] == [
        frame[:2] for frame in found[1:]
    ]
    events = [tuple(map(msgpack.packb, value[2])) for _, _, value in found if value[0] == 2]
    assert events == [record.events for record in log.records]


@pytest.mark.parametrize("place", range(12, 420, 17))
def test_the_reader_of_the_page_finds_damage(place: int) -> None:
    """A changed byte is an assertion that fails, or a stream that does not inflate."""
    data = bytearray(SAMPLE.read_bytes())
    data[place] ^= 1

    with pytest.raises(AssertionError):
        list(the_reader().frames(bytes(data)))


def test_the_reader_is_a_program() -> None:
    """It prints a line for each frame."""
    done = subprocess.run(
        [sys.executable, str(READER), str(SAMPLE)], check=True, capture_output=True, text=True
    )

    lines = done.stdout.splitlines()
    assert 11 == len(lines)
    assert "    12 c7f9ddade2c7a772 header: death-may-die, format 1" == lines[0]
    assert "   292 e61b82568d3ba569 rewound: 1, 'reseed', 1" == lines[6]


def test_the_example_of_the_page() -> None:
    """Offsets, heads and plain texts of the table are those of the file."""
    rows = re.findall(r"^\| (\d+) \| `([0-9a-f ]+)` \| (.+) \|$", PAGE, re.MULTILINE)
    frames = {frame.start: frame for frame in frames_of(SAMPLE.read_bytes())}

    assert 5 == len(rows)
    for offset, head, text in rows:
        frame = frames[int(offset)]
        assert frame.data[:20].hex(" ") == head
        assert text in {f"{len(frame.plain)} bytes", f"`{frame.plain.hex(' ')}`"}


def test_the_page_names_every_class_and_kind_and_bound() -> None:
    """The page has each error a log is refused with, kind of entry, key of the header and bound."""
    others = {"ClosedError", "LogVersionError", "RecordOrderError"}  # of writing, or of several
    classes = set(dmd_replay.log.errors.__all__) - others
    assert [] == sorted(name for name in classes if f"`{name}`" not in PAGE)
    for kind in EntryKind:
        assert f"| {kind.name.lower()} | `[{kind.value}, " in PAGE
    for key in header_data(read_log(SAMPLE).header):
        assert f"| `{key}` | " in PAGE
    for bound in (MAX_CHUNK, MAX_PLAIN, MAX_HEADER, MAX_FILE, len(DICTIONARY)):
        assert f"{bound:,}" in PAGE
    assert f"`{MAX_RATIO} · offset + {SPARE:,}`" in PAGE


def test_the_dictionary_never_changes() -> None:
    """A byte more or less, and no log of format 1 can be read any more."""
    digest = blake2b(DICTIONARY, digest_size=16).hexdigest()

    assert "f99fa2792c7c1b4fc2754ba7cbd1bb5e" == digest
    assert f"`{digest}`" in PAGE
