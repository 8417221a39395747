"""Noticing a fault: cases, invariants over games, the conformance kit, the tests of the rules.

Runs as a process of its own in a copy of the project with the fault in it; the parent ends it if
it takes too long. The last line it prints is JSON: who noticed what, nobody if `by` is empty.
"""

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from tests.mutants.kits import DEATH_MAY_DIE, KITS, Kit

GAMES: Final = 40
"""Games of bots under the invariants, one to five players; each is folded as it is played."""

WALKS: Final = 3
"""Games of the conformance kit."""

MARK: Final = "@@ "
"""Begins the line with the answer."""

MEMORY: Final = 2 << 30
"""Bytes a run may use: a fault that runs away must not take the machine with it."""

LONGEST: Final = 160
"""Characters of what was noticed; the rest of a message is cut off."""


def by_cases(kit: Kit, rules: Sequence[str]) -> tuple[str, str] | None:
    """The first case that does not hold; those that name a rule of the fault come first."""
    from dmd_replay.check.cases import CaseError, CaseRunner, read_cases  # noqa: PLC0415
    from tests.case_files import case_files  # noqa: PLC0415

    runner = CaseRunner(kit.tools())
    cases = [case for file in case_files(kit.name) for case in read_cases(file)]
    cases.sort(key=lambda case: set(rules).isdisjoint(case.rules))
    for case in cases:
        try:
            result = runner.run(case)
        except CaseError as error:
            return "case", f"{case.place}: {str(error).splitlines()[-1].strip()}"
        except Exception as error:  # noqa: BLE001 - an engine that breaks is noticed
            return "case", f"{case.place}: {type(error).__name__}: {error}"
        if not result.passed:
            return "case", f"{case.place}: {result.problems[0].what}"
    return None


def by_games(kit: Kit, _rules: Sequence[str]) -> tuple[str, str] | None:
    """The first invariant that games of bots break, or the first fold that gives another state."""
    engine = kit.tools().engine
    for seed in range(GAMES):
        game, bot, watch = kit.table(seed)
        before = engine.initial(game, seed)
        step = engine.start(game, seed)
        while True:
            for event in step.events:
                after = engine.evolve(before, event)
                watch.feed(before.table, event, after.table)
                before = after
            if watch.violations:
                return "invariant", f"game {seed}: {watch.violations[0]}"
            if before != step.state:
                return "fold", f"folding gives another state in game {seed}"
            if step.decision is None:
                break
            command = bot.choose(game, step.state, step.decision)
            step = engine.apply(game, step.state, command, decision=step.decision)
    return None


def by_conformance(kit: Kit, _rules: Sequence[str]) -> tuple[str, str] | None:
    """The first promise of the kernel that is not kept."""
    from dmd_replay.check.conformance import CHECKS, check  # noqa: PLC0415
    from dmd_replay.check.conformance.installed import subject_of  # noqa: PLC0415

    # Other processes would take as long as everything else.
    names = [one.name for one in CHECKS if one.name != "processes_agree"]
    report = check(subject_of(kit.tools(), kit.usual()), games=WALKS, only=names)
    return None if report.ok else ("conformance", str(report.findings[0]).splitlines()[0])


def by_tests_of_rules(kit: Kit, _rules: Sequence[str]) -> tuple[str, str] | None:
    """The first test of the game that fails."""
    return by_tests(kit.tests)


def by_tests(tests: Sequence[str]) -> tuple[str, str] | None:
    """The first test that fails."""
    import pytest  # noqa: PLC0415 - only where nothing cheaper noticed

    failed: list[str] = []

    class Watcher:
        """Keeps what failed."""

        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            """Look at a test that is over."""
            if report.failed:
                failed.append(report.nodeid)

        def pytest_collectreport(self, report: pytest.CollectReport) -> None:
            """Look at a file that was read."""
            if report.failed:
                failed.append(report.nodeid)

    off = ["-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider"]
    # The oracles before have imported the plugin: pytest cannot rewrite its assertions any more.
    off += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    off += ["-m", "not exhaustive and not frontends"]
    pytest.main(["-q", "-x", *off, *tests], plugins=[Watcher()])
    return ("test", failed[0]) if failed else None


Oracle = Callable[[Kit, Sequence[str]], tuple[str, str] | None]

ORACLES: Final[tuple[Oracle, ...]] = (by_cases, by_games, by_conformance, by_tests_of_rules)
"""In the order of their cost."""


def noticed(
    rules: Sequence[str], tests: Sequence[str] = (), kit: Kit = DEATH_MAY_DIE
) -> tuple[str, str]:
    """Who notices what; two empty words if nobody does. Of a tool only its tests are asked."""
    oracles = ORACLES
    if tests:

        def by_tests_of_the_tool(_kit: Kit, _rules: Sequence[str]) -> tuple[str, str] | None:
            return by_tests(tests)

        oracles = (by_tests_of_the_tool,)
    for oracle in oracles:
        try:
            found = oracle(kit, rules)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is the finding
            place = oracle.__name__.removeprefix("by_")
            found = ("crash", f"{place}: {type(error).__name__}: {error}")
        if found is not None:
            return found
    return "", ""


def _bound_memory() -> None:
    with suppress(ImportError, OSError, ValueError):  # there is no such bound on every system
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Look for a fault of the game named first; rules it breaks may be named, or tests."""
    _bound_memory()
    name, *words = sys.argv[1:]
    tests = [word for word in words if word.startswith(("tests/", "fixtures/"))]
    by, what = noticed([word for word in words if word not in tests], tests, KITS[name])
    answer = {"by": by, "what": " ".join(what.split())[:LONGEST]}
    print(f"\n{MARK}{json.dumps(answer)}", flush=True)  # noqa: T201 - the parent reads it


if __name__ == "__main__":
    main()

__all__ = ["GAMES", "MARK", "ORACLES", "noticed"]
