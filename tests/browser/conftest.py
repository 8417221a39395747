"""One browser for all tests of a process: a start takes a second or three."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium; tests open windows of their own in it with `watched`."""
    with chromium() as opened:
        yield opened
