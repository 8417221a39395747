"""``dmd-replay soak``: many random games, each checked."""

import os
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import click

from dmd_core.death_may_die.content.definitions import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS
from dmd_core.death_may_die.say.english import some
from dmd_core.death_may_die.setup import ELDER_ONE, EPISODE
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_replay.check.soak import Game, Result, games, soak, soak_one
from dmd_replay.cli.common import (
    FAILED,
    bad_input,
    fail,
    json_option,
    pack_option,
    print_json,
    progress,
)
from dmd_replay.games.death_may_die.adapter import ADAPTER, content_of, read_packs
from dmd_replay.games.death_may_die.watching import probe


def random_setup(
    seed: int, random: Random, players: int | None = None, content: Content | None = None
) -> dict[str, object]:
    """A setup with drawn Investigators, as plain data.

    Two of them are the pair whose turn it is: as many games as there are pairs play each once.
    """
    content = load_content() if content is None else content
    names = [board.id for board in content.core.investigators]
    pairs = list(combinations(names, 2))
    pair = pairs[seed % len(pairs)]
    number = random.randint(1, MAX_PLAYERS) if players is None else players
    others = random.sample([name for name in names if name not in pair], max(0, number - 2))
    party = [*pair, *others]
    random.shuffle(party)
    return {"players": number, "investigators": party}


def worker(game: Game) -> Result:
    """Play one game in a process of its own."""
    return soak_one(ADAPTER, game, probe)


@click.command("soak")
@click.option("--games", "number", type=int, default=1000, show_default=True, help="How many.")
@click.option("--first-seed", type=int, default=0, show_default=True, help="Seed of the first.")
@click.option("--players", type=int, help="Always so many players; else 1 to 5 by turns.")
@click.option("--jobs", type=int, default=0, help="Processes; one per processor if left out.")
@click.option("--episode", default=EPISODE, show_default=True, help="The Episode.")
@click.option("--elder-one", default=str(ELDER_ONE), show_default=True, help="The boss.")
@pack_option
@json_option
@bad_input
def command(
    number: int,
    first_seed: int,
    players: int | None,
    jobs: int,
    episode: str,
    elder_one: str,
    packs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play random games and check each.

    It must end and keep every invariant, its events must fold to what was executed, and replay must
    be exact.

    Exit status 1 if a game fails; its seed is printed and reproduces it.
    """
    if not 0 <= first_seed <= SEED_LIMIT - number:
        fail(f"--first-seed {first_seed} is out of range; allowed: 0 to {SEED_LIMIT - number}")
    if number < 1 or jobs < 0:
        fail("--games takes 1 or more, --jobs 0 or more")
    if players is not None and not 1 <= players <= MAX_PLAYERS:
        fail(f"--players {players} is not possible; allowed: 1 to {MAX_PLAYERS}")
    added = read_packs(packs)
    content = content_of(added)

    def setup(seed: int, random: Random) -> dict[str, object]:
        drawn = random_setup(seed, random, players, content)
        return {**drawn, "episode": episode, "elder_one": elder_one}

    ADAPTER.game_from(setup(first_seed, Random(first_seed)), added)  # noqa: S311 - bad input shows here
    results: list[Result] = []
    with progress("playing", number) as update:
        for result in soak(worker, games(setup, number, first_seed, added), jobs or _processors()):
            results.append(result)
            update(len(results))
    if as_json:
        print_json(_as_json(results))
    else:
        words = [f"--players {players}"] if players is not None else []
        words += [f"--episode {episode}"] if episode != EPISODE else []
        words += [f"--elder-one {elder_one}"] if elder_one != ELDER_ONE else []
        _tell(results, " ".join(["", *words, *(f"--pack {word}" for word in packs)]))
    raise SystemExit(FAILED if any(result.problem for result in results) else 0)


def _processors() -> int:
    return os.cpu_count() or 1


def _outcomes(results: Sequence[Result]) -> Counter[str]:
    return Counter(result.outcome for result in results if not result.problem)


def _as_json(results: Sequence[Result]) -> dict[str, object]:
    return {
        "games": len(results),
        "commands": sum(result.commands for result in results),
        "events": sum(result.events for result in results),
        "outcomes": dict(_outcomes(results)),
        "failed": [{"seed": r.seed, "problem": r.problem} for r in results if r.problem],
    }


def _tell(results: Sequence[Result], also: str) -> None:
    """Sum the games up; `also` has the options that play a failed one again."""
    ends = ", ".join(f"{name} {count}" for name, count in sorted(_outcomes(results).items()))
    commands = some(sum(result.commands for result in results), "command")
    events = some(sum(result.events for result in results), "event")
    click.echo(f"{some(len(results), 'game')}, {commands}, {events}; {ends}")
    failed = [result for result in results if result.problem]
    for result in failed:
        click.echo(f"  seed {result.seed}: {result.problem}")
        click.echo(
            f"    again: dmd-replay soak --games 1 --jobs 1 --first-seed {result.seed}{also}"
        )
    click.echo("FAILED" if failed else "all ended, kept the rules, folded and replayed EXACT")
