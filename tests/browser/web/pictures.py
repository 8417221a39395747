"""The pictures of the page about the browser: quiet and crowded, wide and narrow, light and dark.

    python -m tests.browser.web.pictures

They are made anew where the page of games changes; people look at them before they are kept.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import attrs

from tests.browser.chromium import DESK, PHONE, chromium, watched
from tests.browser.web.site import ROOT, Visit, builder, offered, recorded

FOLDER: Final = ROOT / "docs/pictures"
CROWDED: Final = 88
"""Commands after which five Investigators and five Enemies stand on one Space."""


@attrs.frozen
class Shot:
    """A picture: of a game for so many after so many commands, in which window, light or dark."""

    name: str
    players: int
    commands: int
    size: tuple[int, int]
    scheme: Literal["light", "dark"]


SHOTS: Final = (
    Shot("browser-quiet-desk", 2, 3, DESK, "light"),
    Shot("browser-quiet-phone", 2, 3, PHONE, "dark"),
    Shot("browser-crowded-desk", 5, CROWDED, DESK, "dark"),
    Shot("browser-crowded-phone", 5, CROWDED, PHONE, "light"),
)


def main() -> None:
    """Build the page and write all pictures."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        builder().build(folder / "site", folder / "parts")
        with offered(folder / "site") as address, chromium() as browser:
            for shot in SHOTS:
                with watched(browser, shot.size, home=address, color_scheme=shot.scheme) as seen:
                    visit = Visit(seen, address)
                    visit.come()
                    log = recorded(folder, shot.players, shot.commands)
                    visit.load(log.read_bytes())
                    log.unlink()
                    data = seen.page.screenshot(animations="disabled")
                (FOLDER / f"{shot.name}.png").write_bytes(data)
                sys.stdout.write(f"{shot.name}.png: {len(data)} bytes\n")


if __name__ == "__main__":
    main()
