"""What health, horror and time are worth to a simple player.

One point is about what one time is worth twice over; the numbers were tuned over seeded games.
"""

from typing import Final, final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.lookups import TOP_HORROR, TOP_TIME, on_red
from dmd_core.final_girl.state import Table

HEALTH: Final = (14.0, 14.0, 8.0, 4.5, 3.0)
"""What the next point of her health is worth, by how many she has; more are worth the last."""
TIME: Final = 0.36
LEVEL: Final = 2.1
"""What one level of horror is worth."""
EDGE: Final = 2.1
"""So much more where another level changes the dice or raises bloodlust."""
ENOUGH: Final = 4
"""Time that is always of use in Planning."""
SPARE: Final = 0.15
"""What time is worth anyway."""
RED_TIME: Final = 1.5
"""What it costs to end on the red space."""
ENDING: Final = 0.2
"""What each card in hand loses when the phase ends before it could be played."""


@final
class Tracks:
    """Her health, the horror marker and the time marker of a table."""

    def __init__(self, game: Game, table: Table) -> None:
        """Look at a table."""
        self._game = game
        self._table = table

    def health(self, n: int = 0) -> float:
        """What the next point of her health is worth, with n more than she has."""
        return HEALTH[min(max(0, self._table.girl.health + n), len(HEALTH) - 1)]

    def loss(self, n: int) -> float:
        """What losing so much health costs."""
        return sum(self.health(-lost - 1) for lost in range(min(n, self._table.girl.health + 1)))

    def gain(self, n: int) -> float:
        """What so much recovery is worth."""
        room = self._table.girl.max_health - self._table.girl.health
        return sum(self.health(got) for got in range(min(n, room)))

    def horror(self, n: int) -> float:
        """What a move of the horror marker is worth; up is negative."""
        value, now = 0.0, self._table.horror
        for _ in range(abs(n)):
            then = now - 1 if n < 0 else now + 1
            if not 0 <= then <= TOP_HORROR:
                return value + (TIME if n < 0 else -2 * EDGE) * (abs(n))
            dice = self._game.board.dice
            step = LEVEL + (EDGE if dice[then] != dice[now] else 0.0)
            value += step if n < 0 else -step
            now = then
        return value

    def time(self, n: int) -> float:
        """What time gained or lost is worth; falling to red ends the phase, too.

        More than a turn can spend is worth little.
        """
        now = self._table.time
        if on_red(self._table):
            return 0.0
        left = min(now + n, TOP_TIME)
        if left < 0:
            return -TIME * now - RED_TIME - ENDING * len(self._table.hand)
        return TIME * (min(left, ENOUGH) - min(now, ENOUGH)) + SPARE * (left - now)


__all__ = ["ENDING", "TIME", "Tracks"]
