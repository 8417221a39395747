"""What is counted in games: victims killed and saved, action cards, terror, tracks by turns."""

from collections.abc import Iterator, Mapping
from typing import Final, final

from dmd_core.final_girl.events.actions import CardPlayed
from dmd_core.final_girl.events.items import UseSpent
from dmd_core.final_girl.events.killer import TerrorDrawn
from dmd_core.final_girl.events.planning import CardBought
from dmd_core.final_girl.events.saving import VictimSaved
from dmd_core.final_girl.events.searching import ItemGained
from dmd_core.final_girl.events.victims import VictimKilled
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text.names import Names
from dmd_core.kernel.events import Event
from dmd_replay.facets.statistics import Counted

KILLED, SAVED, PLAYED, BOUGHT, TERROR, GAINED, SPENT = TOPICS = (
    "Victims killed by",
    "Victims saved",
    "Action cards played",
    "Action cards bought",
    "Terror cards drawn",
    "Items gained",
    "Items used",
)


@final
class FinalGirlCounter:
    """Counts in one game."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing."""
        self._game = game
        self._names = Names(game)

    def feed(self, _before: Table, event: Event, _after: Table) -> Iterator[Counted]:
        """See `dmd_replay.facets.statistics.GameCounter`."""
        match event:
            case VictimKilled():
                yield KILLED, self._killer(event)
            case VictimSaved():
                yield SAVED, self._names.victim(event.colour)
            case CardPlayed(card=card):
                yield PLAYED, self._names.action(card)
            case CardBought(card=card):
                yield BOUGHT, self._names.action(card)
            case TerrorDrawn():
                yield TERROR, self._names.drawn(event.drawn)
            case ItemGained(card=card):
                yield GAINED, self._names.card(card)
            case UseSpent(card=card):
                yield SPENT, self._names.card(card)
            case _:
                pass

    def _killer(self, event: VictimKilled) -> str:
        if event.src:
            return self._names.source(event.src)
        return "a minion" if event.minion else self._game.killer.name


@final
class FinalGirlStatistics:
    """See `dmd_replay.facets.statistics.StatisticsFacet`."""

    wins: Final = ("win",)
    topics: Final = TOPICS
    gauges: Final = ("Horror", "Bloodlust", "Victims dead", "Action cards in hand")

    def groups(self, game: Game) -> Mapping[str, str]:
        """Killer, location and Final Girl."""
        return {
            "Killer": game.killer.name,
            "Location": game.location.name,
            "Final Girl": game.girl.name,
        }

    def counter(self, game: Game) -> FinalGirlCounter:
        """A counter for one game."""
        return FinalGirlCounter(game)

    def measured(self, _game: Game, table: Table) -> tuple[int, ...]:
        """Tracks, the dead, the hand."""
        return table.horror, table.bloodlust, len(table.dead), len(table.hand)


STATISTICS: Final = FinalGirlStatistics()

__all__ = ["STATISTICS", "FinalGirlCounter", "FinalGirlStatistics"]
