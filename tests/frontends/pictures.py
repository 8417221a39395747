"""The pictures of the server in `docs/step-protocol.md`, made by Chromium.

``python -m tests.frontends.pictures`` makes them anew.
"""

import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Final

from tests.browser.chromium import DESK, PHONE, chromium, picture, watched
from tests.frontends.sockets import SECONDS, served

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs/pictures"
KEPT: Final = ROOT / "fixtures/games"
PICTURES: Final = {
    "server-crowded-desk": ("five-sensible", 120, DESK),
    "server-quiet-phone": ("two-random", 0, PHONE),
}
"""By the name of a file: a kept game, how many commands of it, and the window."""


def main() -> int:
    """Write all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "games.sqlite") as server,
        server.player() as player,
        chromium() as browser,
    ):
        for name, (game, step, size) in PICTURES.items():
            log = b64encode((KEPT / f"{game}.dmdlog").read_bytes()).decode()
            opened = player("open", log=log, step=step)
            decider = opened["status"]["decider"]
            key = opened["seats"][decider]["game"]
            with watched(browser, size, home=server.page, color_scheme="light") as tab:
                tab.page.goto(f"{server.page}#{key}")
                tab.page.locator("#options .option").first.wait_for(timeout=SECONDS * 1000)
                picture(tab.page, FOLDER / f"{name}.png", whole=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
