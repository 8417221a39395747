"""Games that were played, line by line in a file, so that a run can be stopped and gone on with.

Each line says by its digest which bot played with which packs: games of another bot, or of other
packs, are never counted among those of this one.
"""

import ast
import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, final

import attrs

import dmd_core
import dmd_replay
from tests.balance.games import Cell, Played, Result

BOT: Final = tuple(
    Path(dmd_replay.__file__).parent / "games/death_may_die" / f"{name}.py"
    for name in ("sensible", "tactics", "weights", "odds", "throws")
)
"""What decides for the bot."""
PACKS: Final = Path(dmd_core.__file__).parent / "death_may_die/packs"


@final
@attrs.frozen
class Kept:
    """The games of a file that count, and how many others are in it."""

    games: Sequence[tuple[Cell, int, Played]] = ()
    others: int = 0


def digest(bot: Iterable[Path] = BOT, packs: Path = PACKS) -> str:
    """What tells this bot with these packs from others: comments and line breaks do not.

    Args:
        bot: the modules that it is made of.
        packs: the folder of the packs, with the goals, which the bot goes by.
    """
    digested = blake2b(digest_size=8)
    for module in bot:
        digested.update(ast.dump(ast.parse(module.read_bytes())).encode())
    for file in sorted(packs.rglob("*.toml")):
        digested.update(f"{file.relative_to(packs).as_posix()}\0".encode() + file.read_bytes())
    return digested.hexdigest()


def line(cell: Cell, seed: int, played: Played, of: str) -> str:
    """A game as a line; `of` is the digest of the bot and the packs."""
    kept = attrs.asdict(played)
    for key in ("mythos", "claimed"):
        kept[key] = sorted(kept[key])
    return json.dumps({"of": of, "cell": attrs.astuple(cell), "seed": seed, **kept}) + "\n"


def kept_in(path: Path, of: str) -> Kept:
    """The games of a file with this digest; a last line that a kill cut off is no game."""
    if not path.exists():
        return Kept()
    games, others = [], 0
    for text in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if not text.endswith("\n"):
            break
        kept = json.loads(text)
        if kept.pop("of", "") != of:
            others += 1
            continue
        cell, seed = Cell(*kept.pop("cell")), kept.pop("seed")
        mythos, claimed = frozenset(kept.pop("mythos")), frozenset(kept.pop("claimed"))
        games.append((cell, seed, Played(mythos=mythos, claimed=claimed, **kept)))
    return Kept(games, others)


def results_of(games: Iterable[tuple[Cell, int, Played]], cells: Iterable[Cell]) -> list[Result]:
    """Games by cell, each counted once, in the order of the cells; those without are left out."""
    found: dict[Cell, dict[int, Played]] = {cell: {} for cell in cells}
    for cell, seed, played in games:
        if cell in found:
            found[cell][seed] = played
    return [Result(cell, tuple(played.values())) for cell, played in found.items() if played]


__all__ = ["Kept", "digest", "kept_in", "line", "results_of"]
