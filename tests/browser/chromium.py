"""Pages in headless Chromium, for tests: what they show, what they ask the network for, what fails.

Chromium comes from the system (package ``chromium``); Playwright, which drives it, from PyPI. A
page that is opened here is watched from its first byte: `WatchedPage.faults` has every error it
reported and every request it made to somewhere else.
"""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, final

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Chromium asks nobody but the page for anything, and runs as the user of a container."""

DESK: Final = (1280, 900)
PHONE: Final = (390, 844)
"""Width and height of a window, in CSS pixels."""

_LOCAL: Final = ("file:", "data:", "blob:", "about:")


def chromium_path() -> str:
    """Where Chromium is; ``CHROMIUM`` in the environment names another one.

    Raises:
        FileNotFoundError: if there is none; the sentence says how it comes.
    """
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        message = "tests of pages need Chromium: apt-get install chromium, or name it in CHROMIUM"
        raise FileNotFoundError(message)
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser of its own, with an empty profile; it is ended in any case."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


@final
class WatchedPage:
    """A page, and what went wrong on it.

    Attributes:
        page: of Playwright.
        faults: errors of scripts and of the console, and requests to anywhere but `home`.
        home: where requests may go beside the page itself, such as ``http://127.0.0.1:8000/``.
    """

    def __init__(self, page: Page, home: str = "") -> None:
        """Watch a page that shows nothing yet."""
        self.page = page
        self.home = home
        self.faults: list[str] = []
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("dialog", lambda dialog: self.faults.append(f"dialog: {dialog.message}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        home = bool(self.home) and request.url.startswith(self.home)
        if not home and not request.url.startswith(_LOCAL):
            self.faults.append(f"request: {request.url}")


@contextmanager
def watched(
    browser: Browser,
    size: tuple[int, int] = DESK,
    *,
    home: str = "",
    **options: Any,  # noqa: ANN401 - those of Playwright's contexts
) -> Iterator[WatchedPage]:
    """A window of a size with nothing of another one in it.

    Args:
        browser: where.
        size: of the window, as `DESK` and `PHONE`.
        home: where requests may go.
        options: others of `Browser.new_context`, such as ``color_scheme="dark"``.
    """
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, **options)
    try:
        yield WatchedPage(context.new_page(), home)
    finally:
        context.close()


def faults_for_all(page: Page, *, least: str = "serious") -> list[str]:
    """What keeps people from using a page, as axe-core finds it: its rule, and where.

    Args:
        page: as it is shown now.
        least: the mildest impact that counts: ``minor``, ``moderate``, ``serious``, ``critical``.
    """
    impacts = ("minor", "moderate", "serious", "critical")
    counted = impacts[impacts.index(least) :]
    page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document)")
    return [
        f"{violation['id']}: {node['html'][:200]} {json.dumps(node['any'][:1])[:300]}"
        for violation in found["violations"]
        if violation["impact"] in counted
        for node in violation["nodes"]
    ]


def picture(page: Page, path: Path, *, whole: bool = True) -> None:
    """Write what a page shows as a PNG; the whole page or the window alone."""
    path.write_bytes(page.screenshot(full_page=whole, animations="disabled"))


__all__ = [
    "DESK",
    "FLAGS",
    "PHONE",
    "WatchedPage",
    "chromium",
    "chromium_path",
    "faults_for_all",
    "picture",
    "watched",
]
