"""The chart of the balance, drawn by matplotlib in an environment of its own, `build/balance`."""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import dmd_core as dmd
from tests.balance.games import Result
from tests.benchmarks.peers.install import HERE as PEERS

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build" / "balance"
PYTHON: Final = BUILD / "venv" / "bin" / "python"
DRAWING: Final = Path(__file__).parent / "drawing.py"
LEAST: Final = 0.15
MOST: Final = 0.70
"""Win rates that were meant to be reached, and not to be passed."""


def names() -> dict[str, str]:
    """What Episodes and Elder Ones are called, by id."""
    content = dmd.load_content()
    boxes = {box.id: box.name for box in content.episodes}
    return boxes | {str(box.id): box.name for box in content.elder_ones}


def told(results: Iterable[Result]) -> dict[str, object]:
    """What the chart is drawn of: pairs in their order, and each cell in percent."""
    called = names()
    cells = []
    for result in results:
        low, high = result.interval
        cell = result.cell
        cells.append(
            {
                "pair": f"{called[cell.episode]}\n{called[cell.elder_one]}",
                "players": cell.players,
                "rate": 100 * result.rate,
                "low": 100 * low,
                "high": 100 * high,
            }
        )
    pairs = list(dict.fromkeys(cell["pair"] for cell in cells))
    return {"pairs": pairs, "cells": cells, "least": 100 * LEAST, "most": 100 * MOST}


def chart(results: Iterable[Result], to: Path) -> None:
    """Draw the cells into a file, in the version of matplotlib that other charts are drawn with."""
    if not PYTHON.exists():
        pinned = (PEERS / "requirements.txt").read_text(encoding="utf-8").split()
        wanted = next(one for one in pinned if one.startswith("matplotlib=="))
        subprocess.run([sys.executable, "-m", "venv", str(BUILD / "venv")], check=True)
        pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, wanted], check=True)
    with TemporaryDirectory() as folder:
        given = Path(folder) / "cells.json"
        given.write_text(json.dumps(told(results)), encoding="utf-8")
        subprocess.run([str(PYTHON), str(DRAWING), str(given), str(to)], check=True)


__all__ = ["LEAST", "MOST", "chart", "names", "told"]
