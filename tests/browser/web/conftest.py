"""Fixtures of the page in the browser: built once, and opened once for most tests."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from dmd_replay.locks import BusyError, locked
from tests.browser.chromium import DESK, watched
from tests.browser.web.site import Visit, builder, offered

WAIT = 0.5
"""Seconds between two looks whether another process is done with building."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built page, the same for all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base
    folder = shared / "web"
    while not (folder / "whole").exists():
        try:
            with locked(shared / "web.building"):
                if not (folder / "whole").exists():
                    builder().build(folder / "site", folder / "parts")
                    (folder / "whole").touch()
        except BusyError:
            time.sleep(WAIT)
    return folder / "site"


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the page is."""
    with offered(site) as found:
        yield found


@pytest.fixture(scope="session")
def open_page(browser: Browser, address: str) -> Iterator[Visit]:
    """The page with its rules loaded."""
    with watched(browser, home=address) as seen:
        visit = Visit(seen, address)
        visit.come()
        yield visit


@pytest.fixture
def visit(open_page: Visit) -> Iterator[Visit]:
    """The page at its list of games; whatever the browser complains of fails the test."""
    width, height = DESK
    open_page.page.set_viewport_size({"width": width, "height": height})
    open_page.home()
    yield open_page
    assert [] == open_page.seen.faults
