"""Games that were played, line by line in a file, so that a run can be stopped and gone on with."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import attrs

from tests.balance.games import Cell, Played, Result


def line(cell: Cell, seed: int, played: Played) -> str:
    """A game as a line."""
    kept = attrs.asdict(played)
    for key in ("mythos", "claimed"):
        kept[key] = sorted(kept[key])
    return json.dumps({"cell": attrs.astuple(cell), "seed": seed, **kept}) + "\n"


def games_in(path: Path) -> Iterator[tuple[Cell, int, Played]]:
    """The games of a file; a last line that a kill cut off is no game."""
    if not path.exists():
        return
    for text in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if not text.endswith("\n"):
            return
        kept = json.loads(text)
        cell, seed = Cell(*kept.pop("cell")), kept.pop("seed")
        mythos, claimed = frozenset(kept.pop("mythos")), frozenset(kept.pop("claimed"))
        yield cell, seed, Played(mythos=mythos, claimed=claimed, **kept)


def results_of(games: Iterable[tuple[Cell, int, Played]], cells: Iterable[Cell]) -> list[Result]:
    """Games by cell, each counted once, in the order of the cells; those without are left out."""
    found: dict[Cell, dict[int, Played]] = {cell: {} for cell in cells}
    for cell, seed, played in games:
        if cell in found:
            found[cell][seed] = played
    return [Result(cell, tuple(played.values())) for cell, played in found.items() if played]


__all__ = ["games_in", "line", "results_of"]
