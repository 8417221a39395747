"""What a screen needs to show of any game: menus, what happened, what is still to come.

Nothing here knows a game. `shown` has the values that a frontend is given, `facet` what a game says
of itself, `menus`, `grouping`, `tableau` and `ways` make the values of it, `display` is all of them
as one object.
"""

from dmd_core.screen.display import Display
from dmd_core.screen.facet import Screen
from dmd_core.screen.form import Form, FormEntry
from dmd_core.screen.grouping import grouped
from dmd_core.screen.menus import menu_of
from dmd_core.screen.shown import (
    Cause,
    Choice,
    Cost,
    Happening,
    Menu,
    Missing,
    Named,
    Option,
    OptionGroup,
    Reserve,
    Slot,
    Told,
    Topic,
    Upcoming,
)
from dmd_core.screen.tableau import (
    NEITHER,
    OURS,
    THEIRS,
    VALUE,
    CardShown,
    DieShown,
    Mark,
    Panel,
    Passage,
    Piece,
    Pile,
    Place,
    Tableau,
    Throw,
    Track,
    TrackStep,
)
from dmd_core.screen.ways import Ways, distances, shortest_paths

__all__ = [
    "NEITHER",
    "OURS",
    "THEIRS",
    "VALUE",
    "CardShown",
    "Cause",
    "Choice",
    "Cost",
    "DieShown",
    "Display",
    "Form",
    "FormEntry",
    "Happening",
    "Mark",
    "Menu",
    "Missing",
    "Named",
    "Option",
    "OptionGroup",
    "Panel",
    "Passage",
    "Piece",
    "Pile",
    "Place",
    "Reserve",
    "Screen",
    "Slot",
    "Tableau",
    "Throw",
    "Told",
    "Topic",
    "Track",
    "TrackStep",
    "Upcoming",
    "Ways",
    "distances",
    "grouped",
    "menu_of",
    "shortest_paths",
]
