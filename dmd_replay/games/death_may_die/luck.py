"""The dice of a game and what they count: standard and bonus dice, thrown and thrown again."""

from collections.abc import Iterator
from typing import Final, final

from dmd_core.death_may_die.events.rolls import DiceRolled, DieRerolled
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import FaceId
from dmd_core.death_may_die.state import HURTING, Table
from dmd_core.kernel.events import Event
from dmd_replay.facets.luck import ThrownDice, ThrownDie
from dmd_replay.games.death_may_die.throws import counts_of

OWN, AGAINST = "own rolls", "rolls that hurt"


@final
class DeathMayDieLuck:
    """See `dmd_replay.facets.luck.LuckFacet`."""

    symbols: Final = ("Success", "Elder Sign", "Tentacle")

    def thrown(self, game: Game, table: Table, event: Event) -> ThrownDice | None:
        """A roll (DICE-02), or one die of it again (REROLL-01)."""
        if not isinstance(event, DiceRolled | DieRerolled) or not table.rolls:
            return None
        rolled = table.rolls[-1]
        first = event.die if isinstance(event, DieRerolled) else 0
        dice = tuple(_dice(game, first, rolled.standard, event.drawn))
        return ThrownDice(rolled.owner, AGAINST if rolled.kind in HURTING else OWN, dice)


def _dice(game: Game, first: int, standard: int, drawn: tuple[FaceId, ...]) -> Iterator[ThrownDie]:
    """Standard dice come first (DICE-02)."""
    for place, face in enumerate(drawn, first):
        sides = game.standard_die if place < standard else game.bonus_die
        yield ThrownDie(tuple(counts_of(game, side) for side in sides), counts_of(game, face))


LUCK: Final = DeathMayDieLuck()

__all__ = ["AGAINST", "LUCK", "OWN", "DeathMayDieLuck"]
