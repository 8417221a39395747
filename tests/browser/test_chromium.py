"""The watcher of pages sees what it is there for."""

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import faults_for_all, watched

pytestmark = pytest.mark.frontends


def test_errors_and_requests_are_seen(browser: Browser) -> None:
    """A script that fails, something said to the console, a picture from elsewhere."""
    with watched(browser) as seen:
        seen.page.route("http://elsewhere.test/**", lambda route: route.abort())
        seen.page.set_content(
            "<script>console.error('said'); setTimeout(() => { throw new Error('failed'); });"
            "</script><img src='http://elsewhere.test/a.png' alt=''>"
        )
        seen.page.wait_for_timeout(100)

        assert {"console: said", "error: failed", "request: http://elsewhere.test/a.png"} <= set(
            seen.faults
        )


def test_what_not_everybody_can_use_is_seen(browser: Browser) -> None:
    """A button without a name."""
    with watched(browser) as seen:
        seen.page.set_content("<html lang=en><title>a</title><main><h1>a</h1><button></button>")

        (fault,) = faults_for_all(seen.page)

    assert fault.startswith("button-name: <button>")
