"""``python -m tests.benchmarks.final_girl``: speed and sizes of Final Girl, and how its bots fare.

Random games over all combinations of the built-in packs; `timed` and the goals work as in
`tests.benchmarks`. ``--bots N`` plays N seeded games of the sensible bot on each board instead,
``--first SEED`` others than the first ones.
"""

from collections import Counter, defaultdict
from itertools import islice
from random import Random
from statistics import median
from typing import Final

import attrs
import click

from dmd_core.engine import Engine
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.state import Table
from dmd_core.kernel.events import Command, Event
from dmd_replay.games.final_girl.sensible import SensibleBot
from dmd_replay.games.final_girl.setup import SETUP
from tests.benchmarks.measures import CHOICES, Work, timed

ENGINE: Final = Engine(FINAL_GIRL)
MIXING: Final = 7
"""Prime to the number of combinations, so that neighbours differ in much."""
GOALS: Final[dict[str, tuple[str, float]]] = {
    "decisions per second": (">=", 20_000),
    "events folded per second": (">=", 500_000),
    "bytes per event, uncompressed": ("<=", 10),
}
"""Goals of the project; figures without one are for comparison."""
BOARDS: Final = {"normal": (15, 60), "extreme": (0, 60)}
"""How many games in a hundred the sensible bot should win on each board."""


@attrs.frozen
class Played:
    """A random game with everything it left."""

    game: Game
    seed: int
    commands: tuple[Command, ...]
    events: tuple[Event, ...]


def definitions(count: int, first: int = 0, **given: str) -> tuple[Game, ...]:
    """So many definitions, each combination once before any comes again, well mixed."""
    draw = SETUP.sampler(given)
    return tuple(
        SETUP.definition(draw(MIXING * n, Random(n)))  # noqa: S311 - no secret
        for n in range(first, first + count)
    )


def play(game: Game, seed: int) -> Played:
    """A random game, its log kept."""
    random = Random(seed)  # noqa: S311 - a game, not a secret
    step = ENGINE.start(game, seed)
    commands: list[Command] = []
    events = list(step.events)
    while step.decision is not None:
        options = list(islice(step.decision.legal(), CHOICES))
        command = options[int(random.random() * len(options))]
        step = ENGINE.apply(game, step.state, command, decision=step.decision)
        commands.append(command)
        events.extend(step.events)
    return Played(game, seed, tuple(commands), tuple(events))


def playing(games: tuple[Game, ...], count: int) -> Work:
    """Random games with their logs kept; decisions are counted."""
    return lambda: sum(len(play(games[seed % len(games)], seed).commands) for seed in range(count))


def folding(played: tuple[Played, ...]) -> Work:
    """Events folded into states."""
    openings = [ENGINE.initial(one.game, one.seed) for one in played]

    def work() -> int:
        for one, opening in zip(played, openings, strict=True):
            ENGINE.fold(opening, one.events)
        return sum(len(one.events) for one in played)

    return work


def executing(played: tuple[Played, ...]) -> Work:
    """Games re-executed from their commands; decisions are counted."""

    def work() -> int:
        for one in played:
            step = ENGINE.start(one.game, one.seed)
            for command in one.commands:
                step = ENGINE.apply(one.game, step.state, command, decision=step.decision)
        return sum(len(one.commands) for one in played)

    return work


def encoding(played: tuple[Played, ...]) -> tuple[float, float]:
    """Events per second encoded, and the bytes of an event."""
    sizes: list[int] = []

    def work() -> int:
        for one in played:
            encode = FINAL_GIRL.codec(one.game).encode_event
            sizes.extend(len(encode(event)) for event in one.events)
        return len(sizes)

    speed = timed(work)
    return speed, sum(sizes) / len(sizes)


def run(rounds: int, games: int) -> dict[str, float]:
    """Measure everything; medians over the rounds."""
    made = definitions(min(games, 24))
    played = tuple(play(made[seed % len(made)], seed) for seed in range(games))
    events = sum(len(one.events) for one in played)
    events_per_decision = events / sum(len(one.commands) for one in played)
    play_all, fold_all, execute_all = playing(made, games), folding(played), executing(played)
    found: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        decisions = timed(play_all)
        found["decisions per second"].append(decisions)
        found["events per second"].append(decisions * events_per_decision)
        found["events folded per second"].append(timed(fold_all))
        found["decisions re-executed per second"].append(timed(execute_all))
        speed, size = encoding(played)
        found["events encoded per second"].append(speed)
        found["bytes per event, uncompressed"].append(size)
    return {name: median(values) for name, values in found.items()}


def bot_games(board: str, count: int, first: int = 0) -> Counter[str]:
    """How seeded games of the sensible bot end on a board, over all combinations."""
    ends: Counter[str] = Counter()
    for seed, game in enumerate(definitions(count, first, board=board), first):
        bot = SensibleBot(seed)
        step = ENGINE.start(game, seed)
        while step.decision is not None:
            command = bot.choose(game, step.state, step.decision)
            step = ENGINE.apply(game, step.state, command, decision=step.decision)
        table: Table = step.state.table
        ends["" if table.outcome is None else table.outcome.value] += 1
    return ends


@click.command()
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(min=1))
@click.option("--games", default=60, show_default=True, type=click.IntRange(min=1))
@click.option("--bots", default=0, type=click.IntRange(min=0), help="Games of the sensible bot.")
@click.option(
    "--first", default=0, show_default=True, type=click.IntRange(min=0), help="Their first seed."
)
def main(rounds: int, games: int, bots: int, first: int) -> None:
    """Measure speed and sizes, or how often the sensible bot wins."""
    if bots:
        for board, (least, most) in BOARDS.items():
            ends = bot_games(board, bots, first)
            share = 100 * ends["win"] / bots
            seeds = f"{first} to {first + bots - 1}"
            asked = f"(goal: {least} to {most} %)"
            click.echo(f"{board}: {share:.1f} % of {bots} games won, seeds {seeds} {asked}")
        return
    for name, figure in run(rounds, games).items():
        sign, goal = GOALS.get(name, ("", 0))
        wanted = f"  (goal: {sign} {goal:,})" if sign else ""
        click.echo(
            f"{name}: {figure:,.0f}{wanted}" if figure > 100 else f"{name}: {figure:.2f}{wanted}"
        )


if __name__ == "__main__":
    main()
