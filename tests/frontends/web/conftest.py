"""Fixtures of the page in the browser: built once, and opened once for most tests."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from dmd_replay.locks import BusyError, locked
from tests.frontends.web.site import Visit, builder, launched, offered

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
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        opened = launched(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def open_page(browser: Browser, address: str) -> Iterator[Visit]:
    """The page with its rules loaded."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    visit = Visit(context.new_page(), address)
    visit.come()
    yield visit
    context.close()


@pytest.fixture
def visit(open_page: Visit) -> Iterator[Visit]:
    """The page at its list of games; whatever the browser complains of fails the test."""
    open_page.page.set_viewport_size({"width": 1280, "height": 900})
    open_page.home()
    yield open_page
    assert [] == open_page.faults
    assert [] == open_page.strays
