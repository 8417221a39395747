"""Options and profiles of all tests: how many games to play, how hard to look."""

import gc
import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES: Final = 24
"""Random games of a thorough run; `--games` or DMD_GAMES ask for another number."""
FEW: Final = 4
"""So many of them are played every day, the others with the exhaustive tests."""

FUZZ_SECONDS: Final = 1.0

_LATE: Final = pytest.mark.exhaustive

_QUIET: Final = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile("fast", max_examples=5, deadline=None, suppress_health_check=_QUIET)
settings.register_profile("default", max_examples=30, deadline=None, suppress_health_check=_QUIET)
settings.register_profile("long", max_examples=1000, deadline=None, suppress_health_check=_QUIET)
# A build must not fail today and pass tomorrow: only a named profile may look at new examples.
_NAME: Final = os.environ.get("HYPOTHESIS_PROFILE", "")
settings.load_profile(_NAME or "fast")
if not _NAME or "CI" in os.environ:
    settings.register_profile("repeatable", parent=settings(), derandomize=True, database=None)
    settings.load_profile("repeatable")

# What a shell begins in the background heeds no interrupts, nor do its children; ours are to.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--games` and `--fuzz-seconds`."""
    parser.addoption(
        "--games",
        type=int,
        default=int(os.environ.get("DMD_GAMES", "0")),
        help=f"how many random games the integration tests play (DMD_GAMES, else {FEW}, and"
        f" {GAMES} with the exhaustive ones)",
    )
    parser.addoption(
        "--fuzz-seconds",
        type=float,
        default=FUZZ_SECONDS,
        help=f"how long the reader of logs is fuzzed beyond its examples ({FUZZ_SECONDS})",
    )


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Headless Chromium, one for all tests of a process: a start takes a second or three.

    Tests open windows of their own in it with `tests.browser.chromium.watched`.
    """
    from tests.browser.chromium import chromium  # noqa: PLC0415 - most tests need no browser

    with chromium() as opened:
        yield opened


def pytest_configure() -> None:
    """Make no search for garbage while thousands of tests are collected: they all stay."""
    gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Leave them out of every later search too: it would walk over all of them each time."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each random game a test of its own, so that they spread over the workers."""
    asked: int = metafunc.config.getoption("games")
    if "game_seed" in metafunc.fixturenames:
        metafunc.parametrize("game_seed", _seeds(asked))
    if "resumed_seed" in metafunc.fixturenames:
        # A resumed game starts a process; 2000 random games go with 100 resumed ones.
        resumed = range(1, max(2, asked // 20))
        late = [seed if asked else pytest.param(seed, marks=_LATE) for seed in resumed]
        metafunc.parametrize("resumed_seed", [0, *late])


def _seeds(asked: int) -> list[object]:
    few, every = (asked, asked) if asked else (FEW, GAMES)
    return [*range(few), *(pytest.param(seed, marks=_LATE) for seed in range(few, every))]
