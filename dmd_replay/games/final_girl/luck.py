"""The dice of a game and what they count: Horror Rolls, and dice of them thrown again."""

from typing import Final, final

from dmd_core.final_girl.events.rolls import DiceRerolled, HorrorDiceRolled
from dmd_core.final_girl.game import DIE, Game
from dmd_core.final_girl.state import Table
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat
from dmd_replay.facets.luck import ThrownDice, ThrownDie
from dmd_replay.games.final_girl.odds import counts_of

ROLLS: Final = "Horror Rolls"
_GIRL: Final = Seat(0)
_SIDES: Final = tuple(map(counts_of, DIE))


@final
class FinalGirlLuck:
    """See `dmd_replay.facets.luck.LuckFacet`."""

    symbols: Final = ("successes", "partial successes")

    def thrown(self, _game: Game, _table: Table, event: Event) -> ThrownDice | None:
        """All dice of a roll (FG-ROL-01), or some of them again."""
        if not isinstance(event, HorrorDiceRolled | DiceRerolled):
            return None
        dice = tuple(ThrownDie(_SIDES, counts_of(face)) for face in event.drawn)
        return ThrownDice(_GIRL, ROLLS, dice)


LUCK: Final = FinalGirlLuck()

__all__ = ["LUCK", "ROLLS", "FinalGirlLuck"]
