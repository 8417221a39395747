"""What a game takes: the bounds of a host are counted by it."""

import random
import tracemalloc
from typing import Final

import pytest

from dmd_replay.registry import installed_games
from dmd_replay.serve import Host, Limits
from tests.replay.serve.client import Client, options

COMMANDS: Final = 300
MOST_MEMORY: Final = 12_000
"""Bytes of one command of a game in memory, as the page of the protocol has it."""
MOST_LOG: Final = 100
"""Bytes of one command in the log, header and setup included."""

pytestmark = pytest.mark.exhaustive


@pytest.mark.parametrize("name", installed_games())
def test_what_a_command_takes(name: str) -> None:
    """Over games that are played at random, with what is loaded at first use left out."""
    host = Host(limits=Limits(milliseconds=0))
    client, dice = Client(host), random.Random(1)  # noqa: S311 - which options are tried
    assert play(client, name, dice, COMMANDS) >= COMMANDS  # everything is loaded now
    client.lines.clear()
    tracemalloc.start()
    try:
        played = play(client, name, dice, COMMANDS)
        client.lines.clear()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken / played < MOST_MEMORY
    kept = [host.journal.read(one) for one in host.journal.names()]
    assert sum(len(one.log) for one in kept if one is not None) / (2 * COMMANDS) < MOST_LOG


def play(client: Client, name: str, dice: random.Random, least: int) -> int:
    """Games until so many commands were given; how many there were."""
    played = 0
    while played < least:
        game = client("new", ruleset=name, seed=played)["game"]
        menu = client("legal", game=game)["menu"]
        while found := options(menu):
            menu = client("apply", game=game, command=dice.choice(found)["text"])["menu"]
            played += 1
    return played
