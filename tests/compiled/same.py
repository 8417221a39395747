"""Native modules and plain Python play the same games to the same bytes; and how much faster.

`python -m tests.compiled.same --games 40` plays so many games of each game that is installed, with
setups drawn over all content, in one process with native modules and in one without; it fails if
the bytes of any game differ. The bots of a game take turns, as each comes to places where others do
not; the random one plays four of five games, or all but every Nth with `--others N`.

Both take the interpreter it was started with. With `--python` the one without native modules is
another interpreter, into which the library and what it needs are installed. `--rounds 0` compares
only and measures nothing.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count, cycle, islice, product
from time import process_time
from typing import Any, Final

from dmd_core import load_content
from dmd_core.built import PURE, compiled, described
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.kernel.digests import state_digest
from dmd_core.kernel.step import fold, opening, step
from dmd_replay.check.soak import SoakGame, drawn
from dmd_replay.facets import GameTools
from dmd_replay.facets.bots import BotMaker, RandomBot
from dmd_replay.facets.game import bots_of
from dmd_replay.read.opening import opening_step
from dmd_replay.registry import game_tools, installed_games

PARTS: Final = ("play", "re-execute", "fold", "encode", "decode", "invariants")
ROUNDS: Final = 3
"""Each part of a game is done so often, if not told otherwise; its fastest time counts."""


def play(tools: GameTools, one: SoakGame, player: BotMaker) -> tuple[list[Any], list[Any], Any]:
    """Play one game; commands and events of its game (`Any`: of any), and the last state."""
    game, ruleset = tools.setup.definition(one.choice), tools.ruleset
    bot, commands = player(one.seed), []
    now = opening_step(tools, game, one.seed)
    events: list[Any] = list(now.events)
    while now.decision is not None:
        command = bot.choose(game, now.state, now.decision)
        now = step(ruleset, game, now.state, command, decision=now.decision)
        commands.append(command)
        events.extend(now.events)
    return commands, events, now.state


def played(
    tools: GameTools, one: SoakGame, player: BotMaker, spent: dict[str, float], rounds: int
) -> str:
    """Play one game, put the processor time of its parts on top of what was spent; its digest.

    The digest is one of all bytes of commands and events and of the last state.

    Args:
        tools: of which game.
        one: setup and seed.
        player: makes the bot that plays.
        spent: seconds by part.
        rounds: how often each part is done; 0 plays once and measures nothing.
    """
    game, ruleset = tools.setup.definition(one.choice), tools.ruleset
    codec = ruleset.codec(game)
    best = dict.fromkeys(PARTS, float("inf"))

    def took(part: str, since: float) -> None:
        best[part] = min(best[part], process_time() - since)

    commands, events, state = play(tools, one, player)
    for _ in range(rounds):
        began = process_time()
        commands, events, state = play(tools, one, player)
        took("play", began)
        began = process_time()
        again = opening_step(tools, game, one.seed)
        for command in commands:
            again = step(ruleset, game, again.state, command, decision=again.decision)
        took("re-execute", began)
        assert again.state == state
        began = process_time()
        folded = fold(ruleset, opening(ruleset, game, one.seed), events)
        took("fold", began)
        assert folded == state
        began = process_time()
        packed = [codec.encode_event(event) for event in events]
        took("encode", began)
        began = process_time()
        read = [codec.decode_event(line) for line in packed]
        took("decode", began)
        assert read == events
        if tools.invariants is not None:
            watch = tools.invariants.monitor(game)
            tables = _tables(tools, game, one.seed, events)
            began = process_time()
            found = [watch.feed(before, event, after) for before, event, after in tables]
            took("invariants", began)
            assert not any(found)
    for part in PARTS:
        spent[part] += best[part] if best[part] < float("inf") else 0.0
    digest = blake2b(digest_size=16)
    for command in commands:
        digest.update(codec.encode_command(command))
    for event in events:
        digest.update(codec.encode_event(event))
    digest.update(state_digest(codec, state).encode())
    return digest.hexdigest()


def _tables(tools: GameTools, game: Any, seed: int, events: list[Any]) -> list[Any]:  # noqa: ANN401
    from dmd_core.kernel.step import evolve  # noqa: PLC0415 - beside its only use

    state = opening(tools.ruleset, game, seed)
    found: list[Any] = []
    for event in events:
        after = evolve(tools.ruleset, state, event)
        found.append((state.table, event, after.table))
        state = after
    return found


def here(games: int, rounds: int, others: int) -> dict[str, Any]:
    """Play in this process: digests of all games, seconds by part, and the build at work."""
    spent = dict.fromkeys(PARTS, 0.0)
    digests: list[str] = []
    setups: dict[str, int] = {}
    for name in installed_games():
        tools = game_tools(name)
        todo = tuple(islice(_over_all_content(tools, name), games))
        setups[name] = len({tools.setup.title(tools.setup.definition(o.choice)) for o in todo})
        digests += [
            f"{name} {one.seed}: {played(tools, one, player, spent, rounds)}"
            for one, player in zip(todo, _players(name, others), strict=False)
        ]
    python = ".".join(map(str, sys.version_info[:3]))
    return {
        "build": f"{python}, {described()}",
        "compiled": compiled(),
        "spent": spent,
        "setups": setups,
        "digests": digests,
    }


def _over_all_content(tools: GameTools, name: str) -> Iterator[SoakGame]:
    """Games with setups drawn, each for another pair of boxes where the draw keeps to one pair."""
    given: list[dict[str, str]] = [{}]
    if name == DEATH_MAY_DIE.name:
        content = load_content()
        pairs = product(content.episodes, content.elder_ones)
        given = [{"episode": one.id, "elder_one": other.id} for one, other in pairs]
    for seed, chosen in enumerate(cycle(given)):
        yield from drawn(tools, 1, seed, chosen)


def _players(name: str, others: int) -> Iterator[BotMaker]:
    """Bots without end: the random one, but for every so many games one of the game in turn."""
    bots = cycle(bots_of(game_tools(name)).values())
    for number in count(1):
        yield RandomBot if number % others else next(bots)


def there(asked: Namespace, *, plain: bool) -> dict[str, Any]:
    """Play in a process of its own."""
    python = asked.python if plain and asked.python else sys.executable
    command = [python, "-m", "tests.compiled.same", "--here", "--games", str(asked.games)]
    command += ["--rounds", str(asked.rounds), "--others", str(asked.others)]
    environment = {**os.environ, PURE: "1" if plain else ""}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def different(native: list[str], plain: list[str]) -> Iterator[str]:
    """The games whose bytes are not the same."""
    yield from (one for one, other in zip(native, plain, strict=True) if one != other)


def say(line: str) -> None:
    """Tell who runs this."""
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Compare both builds; 1 if a game differs, 2 if there is nothing to compare."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="how many of each game")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each part is done")
    parser.add_argument("--others", type=int, default=5, help="each how many games another bot")
    parser.add_argument("--python", help="the interpreter without native modules, if another")
    parser.add_argument("--here", action="store_true", help="play here, and write JSON")
    asked = parser.parse_args()
    if asked.here:
        say(json.dumps(here(asked.games, asked.rounds, asked.others)))
        return 0
    native, plain = there(asked, plain=False), there(asked, plain=True)
    if plain["compiled"] or not (native["compiled"] or asked.python):
        say("no native modules are installed for this interpreter")
        return 2
    found = list(different(native["digests"], plain["digests"]))
    for one in found:
        say(f"differs: {one}")
    games = len(native["digests"])
    said = " and ".join(f"{n} combinations of {name}" for name, n in native["setups"].items())
    say(f"{native['build']} beside {plain['build']}: {said}")
    say(f"{games - len(found)} of {games} games have the same bytes")
    for part in PARTS if asked.rounds else ():
        say(f"{part}: {plain['spent'][part] / native['spent'][part]:.2f} times as fast")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
