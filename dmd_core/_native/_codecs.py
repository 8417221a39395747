"""Writes the functions of a game's codec into a module: a program of its own, in plain Python.

``python _codecs.py FOLDERS GAME FILE …``: the folders that modules are looked for in, as JSON, and
for each game the file that its module is written to.
"""

import json
import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    """Write the module of each game."""
    sys.path[:] = json.loads(sys.argv[1])
    text = import_module("dmd_core._native.codec_text")
    for game, file in zip(sys.argv[2::2], sys.argv[3::2], strict=True):
        schema = import_module(f"dmd_core.{game}.ruleset").schema()
        Path(file).write_text(text.CodecText(schema).module(), encoding="utf-8")


if __name__ == "__main__":
    main()
