"""Noticing a fault: cases first, then invariants over games, then the rule tests.

Runs in a process of its own, which the parent ends if it takes too long. The last line it prints
names who noticed what; nothing is printed if nobody did.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from tests.mutants.hook import install
from tests.mutants.table import ROOT, mutants

GAMES: Final = 24
"""Games of bots under the invariants; each is played with fold beside execution."""


def by_cases() -> str:
    """The first case that does not hold, in files of the same name first."""
    from dmd_replay.cases import CaseError, CaseRunner, find_files, read_cases  # noqa: PLC0415
    from dmd_replay.death_may_die.cases import CASES  # noqa: PLC0415 - after the fault is in

    runner = CaseRunner(CASES)
    for file in find_files([ROOT / "fixtures" / "cases"]):
        for case in read_cases(file):
            try:
                result = runner.run(case)
            except CaseError as error:
                return f"case {case.place}: {str(error).splitlines()[-1].strip()}"
            except Exception as error:  # noqa: BLE001 - an engine that breaks is noticed
                return f"case {case.place}: {type(error).__name__}: {error}"
            if not result.passed:
                return f"case {case.place}: {result.problems[0].what}"
    return ""


def by_invariants() -> str:
    """The first invariant that games of bots break."""
    import dmd_core as dmd  # noqa: PLC0415 - after the fault is in
    from dmd_core.death_may_die.invariants import Watch  # noqa: PLC0415
    from dmd_replay.bots import RandomBot  # noqa: PLC0415
    from dmd_replay.death_may_die.curious import CuriousBot  # noqa: PLC0415

    names = [board.id for board in dmd.load_content().core.investigators]
    for seed in range(GAMES):
        random = Random(seed)  # noqa: S311 - variety, not a secret
        players = seed % 5 + 1
        party = tuple(random.sample(names, max(2, players)))
        game = dmd.load_game(dmd.Setup(players, party))
        bot = CuriousBot(seed) if seed % 3 else RandomBot(seed)
        watch = Watch(game)
        before = dmd.initial(game, seed)
        step = dmd.start(game, seed)
        while True:
            for event in step.events:
                after = dmd.evolve(before, event)
                watch.feed(before.table, event, after.table)
                before = after
            if watch.violations:
                return f"invariant {watch.violations[0].rule} in game {seed}"
            if before != step.state:
                return f"fold differs from execution in game {seed}"
            if step.decision is None:
                break
            command = bot.choose(game, step.state, step.decision)
            step = dmd.apply(game, step.state, command, decision=step.decision)
    return ""


def by_tests() -> str:
    """The first test of the rules, or property, that fails."""
    import pytest  # noqa: PLC0415 - only where nothing cheaper noticed

    found: list[str] = []

    class Watcher:
        """Keeps the first failure."""

        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            """Look at a test that is over."""
            if report.failed:
                found.append(report.nodeid)

    folders = [str(ROOT / "tests" / "rules"), str(ROOT / "tests" / "unit" / "test_decks.py")]
    more = ["test_step.py", "test_chance.py", "test_decisions.py", "test_views.py"]
    folders += [str(ROOT / "tests" / "unit" / name) for name in more]
    pytest.main(["-q", "-x", "-p", "no:randomly", "-p", "no:xdist", *folders], plugins=[Watcher()])
    return f"test {found[0]}" if found else ""


DETECTORS: Final[tuple[Callable[[], str], ...]] = (by_cases, by_invariants, by_tests)


def noticed() -> Iterator[str]:
    """What each detector says, as far as it says anything."""
    for detector in DETECTORS:
        try:
            says = detector()
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding
            says = f"{detector.__name__.removeprefix('by_')}: {type(error).__name__}: {error}"
        if says:
            yield says


def main(name: str) -> None:
    """Put one mutant in and print who notices it."""
    sys.path.insert(0, str(Path.cwd()))
    install(next(mutant for mutant in mutants() if mutant.id == name))
    says = next(noticed(), "")
    print(f"\n@@ {' '.join(says.split())}")  # noqa: T201 - the parent reads the last line


if __name__ == "__main__":
    main(sys.argv[1])
