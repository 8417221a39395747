"""The pictures of the page about reports: a quiet game and a crowded one at both widths.

    python -m tests.browser.pictures

They are made anew where the page of a report changes; people look at them before they are kept.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import attrs
from playwright.sync_api import Browser

from tests.browser.chromium import DESK, PHONE, chromium, watched
from tests.replay.report.reports import page_of_log

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "pictures"
GAMES: Final = ROOT / "fixtures" / "games"


@attrs.frozen
class Shot:
    """A picture: of which game, at which step, in which window, light or dark."""

    name: str
    game: str
    step: int
    size: tuple[int, int]
    scheme: str = "light"


SHOTS: Final = (
    Shot("report-quiet-desk", "curious-457", 30, DESK),
    Shot("report-quiet-phone", "curious-457", 30, PHONE, "dark"),
    Shot("report-crowded-desk", "five-sensible", 321, DESK, "dark"),
    Shot("report-crowded-phone", "five-sensible", 321, PHONE),
)


def taken(browser: Browser, shot: Shot, pages: Path) -> bytes:
    """A picture as PNG; the page it is of is made if it is not there yet."""
    page = pages / f"{shot.game}.html"
    if not page.exists():
        html = page_of_log(GAMES / f"{shot.game}.dmdlog")
        page.write_text(html, encoding="utf-8")
    with watched(browser, shot.size, color_scheme=shot.scheme) as seen:
        seen.page.goto(f"{page.as_uri()}#step={shot.step}")
        seen.page.wait_for_selector("html[data-ready=yes]")
        return seen.page.screenshot(animations="disabled")


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, chromium() as browser:
        for shot in SHOTS:
            data = taken(browser, shot, Path(folder))
            (FOLDER / f"{shot.name}.png").write_bytes(data)
            sys.stdout.write(f"{shot.name}.png: {len(data)} bytes\n")


if __name__ == "__main__":
    main()
