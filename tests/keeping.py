"""How a game comes into `fixtures/games`: a bot plays it once, and it is never recorded anew."""

from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import click

from dmd_core.kernel.step import Step
from dmd_replay.facets.bots import Bot
from dmd_replay.facets.game import GameTools, bots_of
from dmd_replay.play.record import BotDecider, record
from dmd_replay.play.recorder import Input, PutMark, PutNote, Redo, Undo
from tests.kept_logs import FIXTURES

FOLDER: Final = FIXTURES / "games"


ASIDES: Final[tuple[tuple[Input, ...], ...]] = (
    (Undo(),),
    (Undo(7), Redo(2)),
    (PutMark("here", "to be looked at"), PutNote("Is that so?")),
)
"""What a player who wavers says between two commands, one after the other."""
EVERY: Final = 23
"""So many commands lie between two of them."""


class Wavering:
    """A bot that takes commands back, does some again, and puts marks and notes."""

    def __init__(self, bot: Bot) -> None:
        """Let a bot choose the commands."""
        self._bot = BotDecider(bot)
        self._asked = 0
        self._asides: list[Input] = []

    def decide(self, game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - of any game
        """Now and then something else than a command."""
        if not self._asides:
            self._asked += 1
            turn, rest = divmod(self._asked, EVERY)
            if rest or now.decision is None:
                return self._bot.decide(game, now)
            self._asides.extend(ASIDES[(turn - 1) % len(ASIDES)])
        return self._asides.pop(0)


def recorded(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    name: str,
    seed: int,
    path: Path,
) -> None:
    """Record a game; the name says which bot decides, and whether it wavers."""
    bot = next(make_bot for word, make_bot in bots_of(tools).items() if word in name)(seed)
    decider = Wavering(bot) if "wavering" in name else BotDecider(bot)
    record(tools, game, seed, decider, path, overwrite=True)


def keep_missing(
    names: Iterable[str], make: Callable[[str, Path], None], folder: Path = FOLDER
) -> None:
    """Make the games that are not kept yet, and print their lines for `fixtures/kept.txt`."""
    folder.mkdir(exist_ok=True)
    for name in names:
        path = folder / f"{name}.dmdlog"
        if not path.exists():
            make(name, path)
            digest = blake2b(path.read_bytes(), digest_size=16).hexdigest()
            click.echo(f"{digest}  {path.relative_to(FIXTURES).as_posix()}")
