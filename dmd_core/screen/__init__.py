"""What a screen needs to show of any game: menus, what happened, what is still to come.

Nothing here knows a game. `shown` has the values that a frontend is given, `facet` what a game says
of itself, `menus`, `grouping` and `ways` make the values of it.
"""

from dmd_core.screen.facet import Screen
from dmd_core.screen.grouping import grouped
from dmd_core.screen.menus import menu_of
from dmd_core.screen.shown import (
    Cause,
    Choice,
    Cost,
    Happening,
    Menu,
    Missing,
    Option,
    OptionGroup,
    Reserve,
    Slot,
    Told,
    Upcoming,
)
from dmd_core.screen.ways import distances, shortest_paths

__all__ = [
    "Cause",
    "Choice",
    "Cost",
    "Happening",
    "Menu",
    "Missing",
    "Option",
    "OptionGroup",
    "Reserve",
    "Screen",
    "Slot",
    "Told",
    "Upcoming",
    "distances",
    "grouped",
    "menu_of",
    "shortest_paths",
]
