"""What a screen shows of this game; import these functions from `dmd_core.final_girl`.

They are methods of one `Display`: what a function does is said there. They stand apart from the
other public functions so that who shows nothing loads no sentences.
"""

from typing import Final

from dmd_core.final_girl.api import ENGINE, OWN
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import SpaceId
from dmd_core.final_girl.screen import SCREEN
from dmd_core.final_girl.state import Table
from dmd_core.screen.display import Display
from dmd_core.screen.ways import Ways

DISPLAY: Final[Display[Game, Table]] = Display(ENGINE, SCREEN)
"""Shows Final Girl; the functions below are its methods."""
_WAYS: Final[Ways[Game, SpaceId]] = Ways(lambda game: game.neighbours, "space")

menu = OWN(DISPLAY.menu)
happenings = OWN(DISPLAY.happenings)
narrate = OWN(DISPLAY.narrate)
upcoming = OWN(DISPLAY.upcoming)
reserves = OWN(DISPLAY.reserves)
tableau = OWN(DISPLAY.tableau)
distances = OWN(_WAYS.distances)
shortest_paths = OWN(_WAYS.shortest_paths)
chance_seen = DISPLAY.chance_seen

__all__ = [
    "DISPLAY",
    "chance_seen",
    "distances",
    "happenings",
    "menu",
    "narrate",
    "reserves",
    "shortest_paths",
    "tableau",
    "upcoming",
]
