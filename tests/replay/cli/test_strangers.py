"""Texts of strangers: whatever stands in a file, no command lets it steer a terminal or add a line.

Every command is given files whose names, marks, notes, headers, cases, packs and reports hold
terminal codes, marks of writing direction, markup, and line ends followed by a forged verdict.
"""

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click
import msgpack
import pytest
import tomli_w
from click.testing import CliRunner

from dmd_core.kernel.printable import LinesError, lines_of
from dmd_core.toml_text import parse_toml
from dmd_replay.cli.main import COMMANDS, main
from dmd_replay.cli.terminal import quoted
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log.format import MARK, NOTE
from dmd_replay.plain_toml import harmless_toml
from tests.replay.logs import forged, frames_of, plains_of, reheaded, written

FORGED: Final = "good.dmdlog: EXACT (263 records, 1 event)"
"""A line that `verify` says of a good log, and that a file wants to say of itself."""

EVIL: Final = f"x\x1b]0;y\x07\x9b2J\u202e[bold][/]\r\n{FORGED}\n"
"""What a stranger writes."""

FILE: Final = EVIL.replace("/", "").strip()
"""The same as the name of a file."""


def asides(data: bytes) -> bytes:
    """A log with a mark and a note that hold such a text."""
    plains = plains_of(data)
    mark = msgpack.packb([MARK, EVIL, EVIL])
    note = msgpack.packb([NOTE, EVIL])
    return forged([*plains[:4], mark, note, *plains[4:]])
