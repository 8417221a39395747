"""What a run plays: each game by its number, the same wherever it is played."""

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from random import Random
from typing import Any, Final, Self, final

import attrs

from dmd_core import __version__
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_replay.facets import GameTools
from dmd_replay.facets.setup import Choice
from dmd_replay.simulate.keeping import Keep

SEED_BYTES: Final = 16


def seeds_of(base: int, number: int) -> tuple[int, int]:
    """The seeds of a game: of its chance, and of the bot.

    Args:
        base: of the run, from 0 up.
        number: of the game in the run, from 0 up.

    Example:
        >>> seeds_of(7, 0) == seeds_of(7, 0), seeds_of(7, 0) == seeds_of(7, 1)
        (True, False)
    """
    digest = blake2b(f"{base}:{number}".encode(), digest_size=2 * SEED_BYTES).digest()
    chance = int.from_bytes(digest[:SEED_BYTES], "big") % SEED_LIMIT
    return chance, int.from_bytes(digest[SEED_BYTES:], "big")


@final
@attrs.frozen
class GameTask:
    """One game to play: its number in the run, its seeds, what makes its definition."""

    number: int
    seed: int
    bot_seed: int
    choice: Choice


@final
@attrs.frozen
class Plan:
    """What a run plays, and in what portions.

    Attributes:
        ruleset: name of the game.
        bot: name of the bot that decides.
        options: the options of the game, as words of the command line.
        seed: what the seeds of all games are made of.
        games: how many, 1 or more.
        chunk: how many of them are played and kept at once.
        keep: of which games logs are kept.
        library: version that plays.
        revision: of the behaviour of the rules.
        content: fingerprint of the content.
    """

    ruleset: str
    bot: str
    options: tuple[str, ...]
    seed: int
    games: int
    chunk: int
    keep: Keep
    library: str
    revision: int
    content: str

    @classmethod
    def of(
        cls,
        tools: GameTools,
        given: Mapping[str, Any],
        options: tuple[str, ...],
        *,
        bot: str,
        seed: int,
        games: int,
        chunk: int,
        keep: Keep,
    ) -> Self:
        """A plan for this version; see the class.

        Raises:
            ChoiceError: if such games cannot be played.
        """
        (first,) = _tasks(tools.setup.sampler(given), seed, range(1))
        content = tools.setup.content_fingerprint(tools.setup.definition(first.choice))
        ruleset = tools.ruleset
        return cls(
            ruleset.name,
            bot,
            options,
            seed,
            games,
            chunk,
            keep,
            __version__,
            ruleset.revision,
            content,
        )

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.games // self.chunk)

    def size(self, chunk: int) -> int:
        """How many games a chunk has."""
        return min(self.chunk, self.games - chunk * self.chunk)

    def tasks(self, tools: GameTools, given: Mapping[str, Any]) -> Callable[[int], list[GameTask]]:
        """What gives the games of a chunk by its number.

        Args:
            tools: the game.
            given: values of the options that were named; what they leave open is drawn for each
                game by its own seed.
        """
        draw = tools.setup.sampler(given)

        def of(chunk: int) -> list[GameTask]:
            first = chunk * self.chunk
            numbers = range(first, first + self.size(chunk))
            return list(_tasks(draw, self.seed, numbers))

        return of

    def text(self) -> str:
        """As it stands in the folder of a run."""
        data = {**attrs.asdict(self, recurse=False), "keep": str(self.keep)}
        return json.dumps({**data, "options": [*self.options]}, indent=2) + "\n"

    def differs(self, text: str) -> list[str]:
        """What another run, by the text of its plan, plays in another way: sentences, or none."""
        try:
            other = json.loads(text)
        except ValueError:
            return ["its plan cannot be read"]
        mine = json.loads(self.text())
        if not isinstance(other, dict):
            return ["its plan cannot be read"]
        return [
            f"{key} is {json.dumps(other.get(key))} there, {json.dumps(mine[key])} here"
            for key in mine
            if other.get(key) != mine[key]
        ]


def _tasks(draw: Callable[[int, Random], Choice], base: int, numbers: range) -> Iterator[GameTask]:
    for number in numbers:
        seed, bot_seed = seeds_of(base, number)
        yield GameTask(number, seed, bot_seed, draw(seed, Random(seed)))  # noqa: S311 - variety, not a secret


__all__ = ["GameTask", "Plan", "seeds_of"]
