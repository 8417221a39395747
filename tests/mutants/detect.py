"""Noticing a fault: cases, invariants over games, the conformance kit, the tests of the rules.

Runs as a process of its own in a copy of the project with the fault in it; the parent ends it if
it takes too long. The last line it prints is JSON: who noticed what, nobody if `by` is empty.
"""

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

GAMES: Final = 40
"""Games of bots under the invariants, one to five players; each is folded as it is played."""

WALKS: Final = 3
"""Games of the conformance kit."""

MARK: Final = "@@ "
"""Begins the line with the answer."""

MEMORY: Final = 2 << 30
"""Bytes a run may use: a fault that runs away must not take the machine with it."""

TESTS: Final = (
    "tests/kernel/test_decks.py",
    "tests/kernel/test_step.py",
    "tests/kernel/test_chance.py",
    "tests/kernel/test_decisions.py",
    "tests/kernel/test_views.py",
    "tests/leaks",
    "tests/screen",
    "tests/death_may_die/screen",
    "tests/death_may_die/test_api.py",
    "tests/death_may_die/packs/test_language_1.py",
    "tests/death_may_die/position/test_following.py",
    "tests/death_may_die/position/test_impossible.py",
    "tests/death_may_die/rules",
    "tests/death_may_die/words/test_general.py",
    "tests/docs/test_questions_page.py",
    "tests/property/test_commands.py",
    "tests/property/test_questions.py",
    "tests/property/test_states.py",
)

LONGEST: Final = 160
"""Characters of what was noticed; the rest of a message is cut off."""


def by_cases(rules: Sequence[str]) -> tuple[str, str] | None:
    """The first case that does not hold; those that name a rule of the fault come first."""
    from dmd_replay.check.cases import CaseError, CaseRunner, find_files, read_cases  # noqa: PLC0415
    from dmd_replay.games.death_may_die.game import TOOLS  # noqa: PLC0415 - a fault may break it

    runner = CaseRunner(TOOLS)
    files = find_files([Path("fixtures/cases")])
    cases = [case for file in files for case in read_cases(file)]
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


def by_games(_rules: Sequence[str]) -> tuple[str, str] | None:
    """The first invariant that games of bots break, or the first fold that gives another state."""
    import dmd_core as dmd  # noqa: PLC0415 - a fault may break it
    from dmd_core.death_may_die.invariants import Watch  # noqa: PLC0415
    from dmd_replay.facets.bots import RandomBot  # noqa: PLC0415
    from dmd_replay.games.death_may_die.curious import CuriousBot  # noqa: PLC0415

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
                return "invariant", f"game {seed}: {watch.violations[0]}"
            if before != step.state:
                return "fold", f"folding gives another state in game {seed}"
            if step.decision is None:
                break
            command = bot.choose(game, step.state, step.decision)
            step = dmd.apply(game, step.state, command, decision=step.decision)
    return None


def by_conformance(_rules: Sequence[str]) -> tuple[str, str] | None:
    """The first promise of the kernel that is not kept."""
    import dmd_core as dmd  # noqa: PLC0415 - a fault may break it
    from dmd_replay.check.conformance import CHECKS, check  # noqa: PLC0415
    from dmd_replay.check.conformance.installed import subject_of  # noqa: PLC0415
    from dmd_replay.games.death_may_die.game import TOOLS  # noqa: PLC0415

    # Other processes would take as long as everything else.
    names = [one.name for one in CHECKS if one.name != "processes_agree"]
    report = check(subject_of(TOOLS, dmd.load_game()), games=WALKS, only=names)
    return None if report.ok else ("conformance", str(report.findings[0]).splitlines()[0])


def by_tests(_rules: Sequence[str], tests: Sequence[str] = TESTS) -> tuple[str, str] | None:
    """The first test that fails: of the rules, of a property, of the kernel, or of those given."""
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
    off += ["-m", "not exhaustive"]
    pytest.main(["-q", "-x", *off, *tests], plugins=[Watcher()])
    return ("test", failed[0]) if failed else None


Oracle = Callable[[Sequence[str]], tuple[str, str] | None]

ORACLES: Final[tuple[Oracle, ...]] = (by_cases, by_games, by_conformance, by_tests)
"""In the order of their cost."""


def noticed(rules: Sequence[str], tests: Sequence[str] = ()) -> tuple[str, str]:
    """Who notices what; two empty words if nobody does. Of a tool only its tests are asked."""
    oracles = ORACLES
    if tests:

        def by_tests_of_the_tool(rules: Sequence[str]) -> tuple[str, str] | None:
            return by_tests(rules, tests)

        oracles = (by_tests_of_the_tool,)
    for oracle in oracles:
        try:
            found = oracle(rules)
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
    """Look for a fault; rules it breaks may be named, so that their cases come first, or tests."""
    _bound_memory()
    tests = [word for word in sys.argv[1:] if word.startswith("tests/")]
    by, what = noticed([word for word in sys.argv[1:] if word not in tests], tests)
    answer = {"by": by, "what": " ".join(what.split())[:LONGEST]}
    print(f"\n{MARK}{json.dumps(answer)}", flush=True)  # noqa: T201 - the parent reads it


if __name__ == "__main__":
    main()

__all__ = ["GAMES", "MARK", "ORACLES", "noticed"]
