"""The pytest plugin: files that end in ``.case.toml`` are tests, each case an item of its own.

It comes with the installed package; no game is imported before a case of it is run. What is odd
about a case that holds is a `CaseWarning`: where pytest makes warnings errors, the case fails.
"""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from dmd_replay.check.cases import Case
    from dmd_replay.check.cases.games import Runners

_SUFFIX: Final = ".case.toml"


class CaseWarning(pytest.PytestWarning):
    """Something odd about a case that holds, such as a check that it tolerates without need."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "CaseFile | None":
    """Collect case files."""
    if not file_path.name.endswith(_SUFFIX):
        return None
    return CaseFile.from_parent(parent, path=file_path)


class CaseFile(pytest.File):
    """One file of cases."""

    def collect(self) -> "Iterator[CaseItem]":
        """Each case as an item."""
        from dmd_replay.check.cases import CaseError, read_cases  # noqa: PLC0415 - see the module

        try:
            cases = read_cases(self.path)
        except CaseError as error:
            raise self.CollectError(str(error)) from None
        for case in cases:
            yield CaseItem.from_parent(self, name=case.name, case=case)


class CaseItem(pytest.Item):
    """One case."""

    def __init__(self, *, case: "Case", **rest: Any) -> None:  # noqa: ANN401 - pytest's own
        """Keep the case; it is run later."""
        super().__init__(**rest)
        self.case = case

    def runtest(self) -> None:
        """Run it; a case that does not hold fails with its message alone."""
        from dmd_replay.check.cases import CaseError, message_of  # noqa: PLC0415 - see the module

        said = ""
        notes: tuple[str, ...] = ()
        try:
            runner = _runners(self.config).of(self.case)
            result = runner.run(self.case)
        except CaseError as error:
            said = str(error)
        else:
            said = "" if result.passed else message_of(result, runner.tools)
            notes = result.notes
        if said:  # outside of the handler, or pytest would tell the error behind it as well
            pytest.fail(said, pytrace=False)
        for note in notes:
            warning = CaseWarning(f"{self.case.place}: {note}")
            try:
                warnings.warn_explicit(warning, None, str(self.path), 1)
            except CaseWarning:  # pytest was told to make errors of warnings
                said = str(warning)
        if said:
            pytest.fail(said, pytrace=False)

    def reportinfo(self) -> tuple[Path, None, str]:
        """Where it stands."""
        return self.path, None, self.case.place


_KEY: Final = pytest.StashKey["Runners"]()


def _runners(config: pytest.Config) -> "Runners":
    """One set of runners for the session, so that cases share definitions."""
    if _KEY not in config.stash:
        from dmd_replay.check.cases.games import Runners  # noqa: PLC0415 - see the module

        config.stash[_KEY] = Runners()
    return config.stash[_KEY]
