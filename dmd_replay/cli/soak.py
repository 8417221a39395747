"""``dmd-replay soak``: many random games, each checked."""

import os
from collections import Counter
from random import Random

import click

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.kernel.chance import SEED_LIMIT
from dmd_replay.cli.common import FAILED, fail, json_option, print_json, progress
from dmd_replay.death_may_die.adapter import ADAPTER
from dmd_replay.soak import Game, Result, games, soak, soak_one

MAX_PLAYERS = 5


def random_setup(random: Random, players: int | None = None) -> dict[str, object]:
    """A setup with drawn Investigators, as plain data."""
    names = [board.id for board in load_content().core.investigators]
    number = random.randint(1, MAX_PLAYERS) if players is None else players
    return {"players": number, "investigators": random.sample(names, max(2, number))}


def worker(game: Game) -> Result:
    """Play one game in a process of its own."""
    return soak_one(ADAPTER, game)


@click.command("soak")
@click.option("--games", "number", type=int, default=1000, show_default=True, help="How many.")
@click.option("--first-seed", type=int, default=0, show_default=True, help="Seed of the first.")
@click.option("--players", type=int, help="Always so many players; else 1 to 5 by turns.")
@click.option("--jobs", type=int, default=0, help="Processes; one per processor if left out.")
@json_option
def command(number: int, first_seed: int, players: int | None, jobs: int, as_json: bool) -> None:
    """Play random games; each must end, fold must equal execution, and replay must be exact.

    Exit status 1 if a game fails; its seed is printed and reproduces it.
    """
    if not 0 <= first_seed <= SEED_LIMIT - number:
        fail(f"--first-seed {first_seed} is out of range; allowed: 0 to {SEED_LIMIT - number}")
    if number < 1 or jobs < 0:
        fail("--games takes 1 or more, --jobs 0 or more")
    if players is not None and not 1 <= players <= MAX_PLAYERS:
        fail(f"--players {players} is not possible; allowed: 1 to {MAX_PLAYERS}")
    todo = games(lambda random: random_setup(random, players), number, first_seed)
    outcomes: Counter[str] = Counter()
    failed: list[Result] = []
    commands = events = done = 0
    with progress("playing", number) as update:
        for result in soak(worker, todo, jobs or os.cpu_count() or 1):
            done += 1
            update(done)
            commands += result.commands
            events += result.events
            if result.problem:
                failed.append(result)
            else:
                outcomes[result.outcome] += 1
    if as_json:
        problems = [{"seed": r.seed, "problem": r.problem} for r in failed]
        print_json(
            {
                "games": done,
                "commands": commands,
                "events": events,
                "outcomes": dict(outcomes),
                "failed": problems,
            }
        )
    else:
        ends = ", ".join(f"{name} {count}" for name, count in sorted(outcomes.items()))
        click.echo(f"{done} games, {commands} commands, {events} events; {ends}")
        also = "" if players is None else f" --players {players}"
        for result in failed:
            click.echo(f"  seed {result.seed}: {result.problem}")
            click.echo(
                f"    again: dmd-replay soak --games 1 --jobs 1 --first-seed {result.seed}{also}"
            )
        click.echo("all ended, folded and replayed EXACT" if not failed else "FAILED")
    raise SystemExit(FAILED if failed else 0)
