"""Saves, positions and plain data of this game; import these functions from `dmd_core.final_girl`.

They stand apart from the other public functions so that who keeps nothing loads none of it.
"""

from collections.abc import Mapping
from typing import Final

from dmd_core.final_girl.api import ENGINE, OWN, State, StateError, load_game
from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.plain_setup import PLAIN
from dmd_core.final_girl.position import faults as _of_position
from dmd_core.final_girl.position import position_from
from dmd_core.final_girl.position import position_of as _written
from dmd_core.final_girl.ruleset import COMMANDS, EVENTS, FINAL_GIRL, FRAMES, schema
from dmd_core.final_girl.setup import Setup
from dmd_core.final_girl.state import Table
from dmd_core.tabletop.plain_values import PlainValues
from dmd_core.tabletop.position.beginning import Positions
from dmd_core.tabletop.saves import Saves


def _made(setup: Mapping[str, object], content: Content | None) -> Game:
    return load_game(PLAIN.setup_from(setup), content=content)


_SAVES: Final[Saves[Game, Table, Content]] = Saves(
    ENGINE,
    "final-girl-save",
    lambda game: PLAIN.setup_data(game.setup),
    _made,
    OWN.faults,
    StateError,
)
_POSITIONS: Final[Positions[Game, Table]] = Positions(
    FINAL_GIRL, position_from, _written, _of_position
)
_VALUES: Final = PlainValues(
    lambda: schema().plain,
    frozenset({*EVENTS.tags, *COMMANDS.tags, *FRAMES.tags}),
    Setup,
    PLAIN.setup_data,
)

save = OWN(_SAVES.save)
restore = _SAVES.restore
position = OWN(_POSITIONS.position)
position_of = OWN(_POSITIONS.position_of)
to_plain = _VALUES.to_plain

__all__ = ["State", "position", "position_of", "restore", "save", "to_plain"]
