"""Planted rule faults are found by random games, shrunk to a few commands, and kept as cases."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import attrs
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.ids import InvestigatorId
from dmd_core.death_may_die.setup import Setup
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.step import begin, opening, step
from dmd_replay.check.cases import Case, CaseRunner, cases_of
from dmd_replay.check.failure import Failure
from dmd_replay.facets.bots import Bot, RandomBot
from dmd_replay.facets.setup import Choice
from dmd_replay.games.death_may_die.curious import CuriousBot
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.reduce.oracles import AnyOf, ExceptionOracle, InvariantOracle, Seen
from dmd_replay.reduce.shrink import Performer, Play, Search, Shrinker, play_of
from dmd_replay.reduce.shrink.emit import failing_case
from tests.death_may_die.games.planted.faults import FAULTS, Fault

pytestmark = pytest.mark.exhaustive

MOST_COMMANDS: Final = 12
"""So many commands after setup may be left at most."""
SEEDS: Final = 12
"""So many random games are played; those that show the fault are shrunk, the shortest first."""
CANDIDATES: Final = 500
"""A search that needs more goes on with another game."""
ORACLE: Final = AnyOf(ExceptionOracle(), InvariantOracle(TOOLS.invariants))
NAMES: Final = ("ian", "sister_beth", "elizabeth", "rasputin", "borden")


@attrs.frozen
class Found:
    """A row of the table."""

    fault: str
    seed: int
    before: int
    after: int
    signature: str


TABLE: Final[list[Found]] = []


@pytest.fixture(scope="module", autouse=True)
def table() -> Iterator[None]:
    """Print the table when all faults have been planted; ``pytest -s`` shows it."""
    yield
    print(f"\n{'fault':28}{'seed':>5}{'commands':>10}{'shrunk':>8}  signature")  # noqa: T201 - shown with -s
    for row in sorted(TABLE, key=lambda found: found.fault):
        print(f"{row.fault:28}{row.seed:>5}{row.before:>10}{row.after:>8}  {row.signature}")  # noqa: T201 - as above


def setup_of(seed: int) -> dict[str, object]:
    """One to five players, by the seed."""
    players = 1 + seed % len(NAMES)
    party = Random(seed).sample(NAMES, max(2, players))  # noqa: S311 - variety, not a secret
    setup = Setup(players, tuple(map(InvestigatorId, party)))
    return dict(TOOLS.setup.choice(dmd.load_game(setup)).setup)


def shown_by(seed: int) -> tuple[Play, Failure] | None:
    """The game of a seed up to the first failure, if it shows one."""
    setup, rules = setup_of(seed), TOOLS.ruleset
    game = TOOLS.setup.definition(Choice(setup))
    watcher = ORACLE.watch(rules, game)
    bot: Bot = CuriousBot(seed) if seed % 2 else RandomBot(seed)
    before, command = opening(rules, game, seed), None
    played: list[tuple[Command | None, tuple[Event, ...]]] = []
    try:
        now = begin(rules, game, before)
        while True:
            played.append((command, now.events))
            found = watcher.see(
                Seen(command, before, now.events, now.events, now.state, whole=True, rules=rules)
            )
            if found:
                return play_of(setup, played), found[0]
            if now.decision is None:
                return None
            before, command = now.state, bot.choose(game, now.state, now.decision)
            now = step(rules, game, before, command, decision=now.decision)
    except ArithmeticError as error:
        return play_of(setup, [*played, (command, ())]), watcher.broke(error)[0]


def holds(case: Case) -> bool:
    """Whether a case passes; an exception of the rules is a failure."""
    try:
        return CaseRunner(TOOLS).run(case).passed
    except ArithmeticError:
        return False


def shrunk(shrinker: Shrinker) -> tuple[int, Play, Search]:
    """The first game, from the shortest on, that shrinks far enough: its seed, its play."""
    shown = [(seed, *found) for seed in range(SEEDS) if (found := shown_by(seed)) is not None]
    for seed, play, failure in sorted(shown, key=lambda one: one[1].commands):
        begun = shrinker.begin(play, failure.signature)
        search = shrinker.run(begun, lambda now, _: now.candidates < CANDIDATES)
        if search.size.commands <= MOST_COMMANDS:
            return seed, play, search
    pytest.fail(f"none of {len(shown)} games shows it in {MOST_COMMANDS} commands")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_and_shrunk(fault: Fault) -> None:
    """At most 12 commands are left; their case fails with the fault and passes without it."""
    with fault.planted():
        performer = Performer(TOOLS)
        seed, play, search = shrunk(Shrinker(performer, ORACLE))
        path, best = Path("planted.case.toml"), search.best.play
        text = failing_case(performer, best, search.failure, fault.name, path)
        (case,) = cases_of(text, path)
        with_fault = holds(case)
    after = search.size.commands
    TABLE.append(Found(fault.name, seed, play.commands, after, search.failure.signature))

    assert after <= MOST_COMMANDS
    assert not with_fault
    assert holds(case)


def test_without_a_fault_no_game_fails() -> None:
    """The games that show the faults show nothing with the sound rules."""
    assert [seed for seed in range(8) if shown_by(seed) is not None] == []


def test_there_are_ten_faults_and_more() -> None:
    """Each has a name of its own."""
    assert 13 == len({fault.name for fault in FAULTS})
