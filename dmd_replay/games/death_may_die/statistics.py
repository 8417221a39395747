"""What is counted in games: who fell by what, actions, cards, Enemies killed, Sanity by rounds."""

from collections.abc import Iterator, Mapping
from typing import Final, final

from dmd_core.death_may_die.events.actions import ActionTaken
from dmd_core.death_may_die.events.discovery import CardUsed, DiscoveryClaimed
from dmd_core.death_may_die.events.enemies import EnemyKilled
from dmd_core.death_may_die.events.harm import InvestigatorEliminated, WoundsTaken
from dmd_core.death_may_die.events.mythos import MythosDrawn
from dmd_core.death_may_die.events.sanity import SanityLost, SkillLevelled
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import NO_FIGURE
from dmd_core.death_may_die.lookups import figure
from dmd_core.death_may_die.state import Outcome, RollKind, Table
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.events import Event
from dmd_core.kernel.ids import Seat
from dmd_replay.facets.statistics import Counted

FALLEN, BY, ACTIONS, USED, CLAIMED, MYTHOS, KILLED, LEVELLED = TOPICS = (
    "Fallen",
    "Fallen by",
    "Actions",
    "Discovery cards used",
    "Discovery cards claimed",
    "Mythos cards drawn",
    "Enemies killed",
    "Skills raised",
)


@final
class DeathMayDieCounter:
    """Counts in one game; remembers what hurt each Investigator last."""

    def __init__(self, game: Game) -> None:
        """Begin with nothing."""
        self._game = game
        self._names = Names(game)
        self._hurt: dict[tuple[Seat, bool], str] = {}

    def feed(self, before: Table, event: Event, _after: Table) -> Iterator[Counted]:
        """See `dmd_replay.facets.statistics.GameCounter`."""
        names = self._names
        match event:
            case SanityLost(seat=seat):
                self._hurt[seat, True] = self._source(before, event)
            case WoundsTaken(seat=seat):
                self._hurt[seat, False] = self._source(before, event)
            case InvestigatorEliminated(seat=seat, mad=mad):
                yield FALLEN, names.who(seat)
                yield BY, self._hurt.get((seat, mad), "") or "the rules"
            case ActionTaken(action=action):
                yield ACTIONS, names.action(action)
            case CardUsed(card=card):
                yield USED, names.card(card)
            case DiscoveryClaimed(card=card):
                yield CLAIMED, names.card(card)
            case MythosDrawn():
                yield MYTHOS, names.drawn(event.drawn)
            case EnemyKilled(figure=number):
                killed = figure(before, number)
                if killed is not None:
                    yield KILLED, names.kind(killed.kind)
            case SkillLevelled(skill=skill):
                yield LEVELLED, names.skill(skill)
            case _:
                pass

    def _source(self, table: Table, event: SanityLost | WoundsTaken) -> str:
        """What a loss came from: a text, an Enemy's attack, Fire, the own dice."""
        if event.src:
            return self._names.source(event.src)
        if not table.rolls:
            return ""
        rolled = table.rolls[-1]
        if rolled.attacker != NO_FIGURE:
            attacker = figure(table, rolled.attacker)
            return "" if attacker is None else self._names.kind(attacker.kind)
        return "Fire" if rolled.kind is RollKind.FIRE else "own dice"


@final
class DeathMayDieStatistics:
    """See `dmd_replay.facets.statistics.StatisticsFacet`."""

    wins: Final = (Outcome.WIN.value,)
    topics: Final = TOPICS
    gauges: Final = ("Sanity lost", "Stress", "Wounds", "Fire tokens", "Enemies")

    def groups(self, game: Game) -> Mapping[str, str]:
        """Episode, Elder One and party (SETUP-01 to -03)."""
        names = Names(game)
        party = sorted(names.who(Seat(seat)) for seat in range(game.seats))
        return {
            "Episode": game.episode.name,
            "Elder One": game.elder_one.name,
            "Investigators": str(game.seats),
            "Party": ", ".join(party),
        }

    def counter(self, game: Game) -> DeathMayDieCounter:
        """A counter for one game."""
        return DeathMayDieCounter(game)

    def measured(self, _game: Game, table: Table) -> tuple[int, ...]:
        """What all Investigators have together, the fallen among them, and what is on the map."""
        owners = table.investigators
        return (
            sum(owner.sanity for owner in owners),
            sum(owner.stress for owner in owners),
            sum(owner.wounds for owner in owners),
            sum(n for _, n in table.fire),
            len(table.enemies),
        )


STATISTICS: Final = DeathMayDieStatistics()

__all__ = ["STATISTICS", "DeathMayDieCounter", "DeathMayDieStatistics"]
