"""``dmd-replay soak``: many random games, each checked."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from shlex import quote

import attrs
import click

from dmd_core.kernel.chance import SEED_LIMIT
from dmd_replay.check.soak import SoakGame, SoakResult, drawn, soak, soak_one
from dmd_replay.cli.common import FAILED, bad_input, fail, force_option, jobs_option, json_option
from dmd_replay.cli.game import GameCommand, Given, warn_idle
from dmd_replay.cli.summed import SummaryFiles, summary_options
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.facets import GameTools, needed
from dmd_replay.processes import how_many
from dmd_replay.registry import game_tools
from dmd_replay.stats import Totals, summary_of
from dmd_replay.words import some


def worker(name: str, count: bool, game: SoakGame) -> SoakResult:
    """Play one game in a process of its own."""
    return soak_one(game_tools(name), game, count=count)


@click.command("soak", cls=GameCommand)
@click.option("--games", "number", type=int, default=1000, show_default=True, help="How many.")
@click.option("--first-seed", type=int, default=0, show_default=True, help="Seed of the first.")
@jobs_option
@summary_options
@force_option
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    tools: GameTools,
    given: Given,
    number: int,
    first_seed: int,
    jobs: int,
    table: Path | None,
    html: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play random games and check each.

    What the options of the game do not say is drawn at random. A game must end and keep every
    invariant, its events must fold to what was executed, and replay must be exact.

    Exit status 1 if a game fails; its seed is printed and reproduces it.
    """
    if not 0 <= first_seed <= SEED_LIMIT - number:
        fail(f"--first-seed {first_seed} is out of range; allowed: 0 to {SEED_LIMIT - number}")
    if number < 1:
        fail("--games takes 1 or more")
    targets = SummaryFiles(table, html, force)
    targets.check()
    facet = needed(tools.statistics, tools, "statistics") if targets else None
    todo = drawn(tools, number, first_seed, given.named)
    first = next(todo)
    tools.setup.definition(warn_idle(tools, first.choice))  # bad input shows here
    play = partial(worker, tools.ruleset.name, facet is not None)
    results: list[SoakResult] = []
    totals = Totals()
    with progress("playing", number) as update:
        for result in soak(play, chain((first,), todo), how_many(jobs)):
            if result.numbers is not None:
                totals.add(result.numbers)
            results.append(attrs.evolve(result, numbers=None))
            update(len(results))
    if facet is not None:
        targets.write(summary_of(facet, totals) if totals.groups else None, tools)
    if as_json:
        print_json(_as_json(results))
    else:
        _tell(results, "".join(f" {quote(word)}" for word in given.words))
    raise SystemExit(FAILED if any(result.problem for result in results) else 0)


def _outcomes(results: Sequence[SoakResult]) -> Counter[str]:
    return Counter(result.outcome for result in results if not result.problem)


def _as_json(results: Sequence[SoakResult]) -> dict[str, object]:
    return {
        "games": len(results),
        "commands": sum(result.commands for result in results),
        "events": sum(result.events for result in results),
        "outcomes": dict(_outcomes(results)),
        "failed": [{"seed": r.seed, "problem": r.problem} for r in results if r.problem],
    }


def _tell(results: Sequence[SoakResult], also: str) -> None:
    """Sum the games up; `also` has the options that play a failed one again."""
    ends = ", ".join(f"{name} {count}" for name, count in sorted(_outcomes(results).items()))
    commands = some(sum(result.commands for result in results), "command")
    events = some(sum(result.events for result in results), "event")
    tell(f"{some(len(results), 'game')}, {commands}, {events}; {ends}")
    failed = [result for result in results if result.problem]
    for result in failed:
        tell(f"  seed {result.seed}: {result.problem}")
        tell(f"    again: dmd-replay soak --games 1 --jobs 1 --first-seed {result.seed}{also}")
    tell("FAILED" if failed else "all ended, kept the rules, folded and replayed EXACT")
