"""The browser of the pages, as `tests/browser` has it."""

from tests.browser.conftest import browser

__all__ = ["browser"]
