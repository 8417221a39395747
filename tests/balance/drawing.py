"""Draws the chart of the balance by matplotlib, in an environment of its own: JSON in, SVG out."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

COLORS = ("#1b4965", "#2a9d8f", "#8a6d00", "#b5532a", "#7b2d8b")
"""One for each number of players; they differ in brightness as well."""


def main() -> None:
    """Draw the win rates of the first file into the second."""
    given, to = map(Path, sys.argv[1:])
    matplotlib: Any = import_module("matplotlib")  # an edge: it is not in the usual environment
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "balance", "svg.fonttype": "none", "font.size": 9})
    plot: Any = import_module("matplotlib.pyplot")
    told = json.loads(given.read_text(encoding="utf-8"))
    pairs: list[str] = told["pairs"]
    figure, axes = plot.subplots(figsize=(8, 0.62 * len(pairs) + 1.4), layout="constrained")
    axes.axvspan(told["least"], told["most"], color="#eeeeee")
    for players, color in enumerate(COLORS, start=1):
        cells = [cell for cell in told["cells"] if cell["players"] == players]
        rates = [cell["rate"] for cell in cells]
        axes.errorbar(
            rates,
            [pairs.index(cell["pair"]) + 0.14 * (players - 3) for cell in cells],
            xerr=[
                [cell["rate"] - cell["low"] for cell in cells],
                [cell["high"] - cell["rate"] for cell in cells],
            ],
            fmt="o",
            markersize=4,
            elinewidth=0.8,
            color=color,
            label=f"{players} player{'s' if players > 1 else ''}",
        )
    axes.set_yticks(range(len(pairs)), pairs)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("games won in % with the 95 % interval; grey is what was meant to be reached")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.07), ncol=5, frameon=False)
    figure.savefig(to, metadata={"Date": None, "Title": "How many games are won"})


if __name__ == "__main__":
    main()
