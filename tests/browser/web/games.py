"""Random games, each in a line with the digest of its log: the same program for every Python."""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from dmd_replay.check.soak import drawn
from dmd_replay.facets.bots import RandomBot
from dmd_replay.play.record import BotDecider, record
from dmd_replay.registry import game_tools, installed_games


def played(name: str, count: int) -> Iterator[str]:
    """Play so many games of one ruleset."""
    tools = game_tools(name)
    with TemporaryDirectory() as folder:
        for one in drawn(tools, count):
            path = Path(folder) / f"{one.seed}.dmdlog"
            game = tools.setup.definition(one.choice)
            done = record(tools, game, one.seed, BotDecider(RandomBot(one.seed)), path)
            log = path.read_bytes()
            yield f"{name} {one.seed}: {done.commands} commands, {sha256(log).hexdigest()}"


if __name__ == "__main__":
    for name in installed_games():
        for line in played(name, int(sys.argv[1])):
            sys.stdout.write(f"{line}\n")
