"""The page of games as it is built, offered on this machine, and how somebody plays on it."""

import importlib.util
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from typing import Final, final

import attrs
from playwright.sync_api import FilePayload, Page

import dmd_core as dmd
from dmd_replay.facets.bots import RandomBot
from dmd_replay.play.recorder import Recorder
from tests.browser.chromium import WatchedPage

ROOT: Final = Path(__file__).parents[3]
SOURCE: Final = ROOT / "docs/examples/web"
PEOPLE: Final = ("ian", "elizabeth", "rasputin", "sister_beth", "the_kid")
SEED: Final = 2
PATIENCE: Final = 120_000
"""Milliseconds for Python to start on a machine that does much else."""


def builder() -> ModuleType:
    """The script that builds the page."""
    spec = importlib.util.spec_from_file_location("web_build", SOURCE / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def offered(folder: Path) -> Iterator[str]:
    """The address of a built page while it is offered."""

    class Quiet(builder().Server):  # type: ignore[misc] # the script is no module of a package
        """Says nothing of each request."""

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


QUICK: Final = 10_000
"""Milliseconds for anything else."""


@final
@attrs.define
class Visit:
    """The page as somebody plays on it: `seen` is its window, `address` where the site is."""

    seen: WatchedPage
    address: str

    @property
    def page(self) -> Page:
        """What is open."""
        return self.seen.page

    def come(self) -> None:
        """Load the page and wait for the rules."""
        self.page.set_default_timeout(QUICK)
        self.page.goto(self.address)
        self.page.wait_for_selector("form", timeout=PATIENCE)

    def settled(self) -> None:
        """Wait until nothing is asked of the rules any more."""
        self.page.wait_for_selector("body:not([aria-busy])", timeout=PATIENCE)

    def home(self) -> None:
        """Go to the list of games."""
        if not self.page.locator("form").count():
            self.page.get_by_role("button", name="Games").click()
        self.page.wait_for_selector("form", timeout=PATIENCE)

    def load(self, log: bytes) -> None:
        """Go on with a log from a file."""
        self.home()
        file = FilePayload(name="game.dmdlog", mimeType="application/octet-stream", buffer=log)
        self.page.get_by_label("A game from a file").set_input_files([file])
        self.page.wait_for_selector("#question, .curtain, #problem p", timeout=PATIENCE)
        self.settled()

    def begin(self) -> None:
        """Begin the game that the form says."""
        self.page.get_by_role("button", name="Begin").click()
        self.page.wait_for_selector("#question, #problem p", timeout=PATIENCE)
        self.settled()

    def decide(self, text: str) -> None:
        """Click the option with this text."""
        self.page.locator(f'#options [data-text="{text}"]').click()
        self.settled()

    @property
    def asked(self) -> str:
        """The question."""
        return self.page.locator("#question").inner_text()

    @property
    def options(self) -> list[str]:
        """The texts of the options that are shown as buttons."""
        found = self.page.locator("#options .option").all()
        return [one.get_attribute("data-text") or "" for one in found]

    @property
    def problem(self) -> str:
        """What went wrong."""
        return self.page.locator("#problem").inner_text()

    @property
    def account(self) -> str:
        """What happened so far."""
        return self.page.locator(".account").inner_text()


def recorded(folder: Path, players: int, commands: int = 10_000) -> Path:
    """The log of a random game of Death May Die, or of the beginning of one."""
    path = folder / "game.dmdlog"
    game = dmd.load_game(dmd.Setup(players, PEOPLE[:players]))
    bot = RandomBot(SEED)
    with Recorder.open(path, game, seed=SEED) as recorder:
        while recorder.decision is not None and recorder.commands < commands:
            recorder.do(bot.choose(game, recorder.state, recorder.decision))
    return path


__all__ = ["PATIENCE", "ROOT", "SOURCE", "Visit", "builder", "offered", "recorded"]
