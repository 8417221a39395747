"""Draws the chart of a run by matplotlib, in the environment of the peers: JSON in, SVG out."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

WORSE, BETTER = "#b5532a", "#2a6f97"


def main() -> None:
    """Draw the ratios of the first file into the second."""
    given, to = map(Path, sys.argv[1:])
    matplotlib: Any = import_module("matplotlib")  # an edge: it is not in the usual environment
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "peers", "svg.fonttype": "none", "font.size": 9})
    plot: Any = import_module("matplotlib.pyplot")
    figures = json.loads(given.read_text(encoding="utf-8"))["figures"]
    figures.sort(key=lambda one: -float(one["ratio"]))
    names = [f"{one['peer']}{'' if one['same_game'] else ' (other game)'}" for one in figures]
    ratios = [float(one["ratio"]) for one in figures]
    spread = [
        [one["ratio"] - one["low"] for one in figures],
        [one["high"] - one["ratio"] for one in figures],
    ]
    figure, axes = plot.subplots(figsize=(8, 0.32 * len(names) + 1.2), layout="constrained")
    colors = [BETTER if ratio >= 1 else WORSE for ratio in ratios]
    axes.barh(names, ratios, color=colors, xerr=spread, error_kw={"elinewidth": 0.8})
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_xscale("log")
    axes.set_xlabel("ours / peer, logarithmic; right of 1 ours is faster")
    figure.savefig(to, metadata={"Date": None, "Title": "Speed beside other libraries"})


if __name__ == "__main__":
    main()
