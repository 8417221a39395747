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
from dmd_core.final_girl.text.language import ENGLISH
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.arguments import need
from dmd_core.screen.display import Display
from dmd_core.screen.ways import Ways
from dmd_core.tabletop.lang import translation as base
from dmd_core.tabletop.text.language import LANGUAGE, need_spoken

DISPLAY: Final[Display[Game, Table]] = Display(ENGINE, SCREEN)
"""Shows Final Girl; the functions below are its methods."""
_WAYS: Final[Ways[Game, SpaceId]] = Ways(lambda game: game.neighbours, "space")


def display_in(language: base.Translation[Scene]) -> Display[Game, Table]:
    """Shows Final Girl in another language than English.

    Args:
        language: such as `load_language` gives it.

    Raises:
        ArgumentError: if it is no language of this game.
    """
    from dmd_core.final_girl.lang.loading import screen_in  # noqa: PLC0415 - only if spoken

    need(language, base.Translation, "language", LANGUAGE)
    need_spoken(language, ENGLISH)
    return Display(ENGINE, screen_in(language))


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
    "display_in",
    "distances",
    "happenings",
    "menu",
    "narrate",
    "reserves",
    "shortest_paths",
    "tableau",
    "upcoming",
]
