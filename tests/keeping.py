"""How a game comes into `fixtures/games`: a bot plays it once, and it is never recorded anew."""

from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import click

from dmd_replay.facets.game import GameTools, bots_of
from dmd_replay.play.record import BotDecider, record
from tests.kept_logs import FIXTURES

FOLDER: Final = FIXTURES / "games"


def recorded(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    name: str,
    seed: int,
    path: Path,
) -> None:
    """Record a game; the name says which bot decides."""
    bot = next(make_bot for word, make_bot in bots_of(tools).items() if word in name)(seed)
    record(tools, game, seed, BotDecider(bot), path, overwrite=True)


def keep_missing(names: Iterable[str], make: Callable[[str, Path], None]) -> None:
    """Make the games that are not kept yet, and print their lines for `fixtures/kept.txt`."""
    for name in names:
        path = FOLDER / f"{name}.dmdlog"
        if not path.exists():
            make(name, path)
            digest = blake2b(path.read_bytes(), digest_size=16).hexdigest()
            click.echo(f"{digest}  games/{path.name}")
