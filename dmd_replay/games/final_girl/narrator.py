"""The narrator of one game of Final Girl: see `dmd_replay.facets.text.Narrator`."""

from collections.abc import Iterator
from functools import partial
from typing import Final, final

from dmd_core.final_girl import commands as c
from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.action import ACTION
from dmd_core.final_girl.chapters.planning import BUY
from dmd_core.final_girl.chapters.saving import free_slots
from dmd_core.final_girl.events.turns import TurnBegan
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.lookups import colours_at, has_killer, victims_on_map
from dmd_core.final_girl.state import Outcome, Pawn, Table
from dmd_core.final_girl.text.describe import describe
from dmd_core.final_girl.text.names import Names
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import RuleId, Seat, SourceId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.tabletop.text.english import some
from dmd_replay.facets.text import FieldChange, TableMoment
from dmd_replay.games.final_girl.difference import Differences
from dmd_replay.games.tabletop.why_not import refused

_SET_UP: Final[dict[str, RuleId]] = {
    "girl.space": r.SET_14,
    "girl.start": r.SET_14,
    "killer.space": r.SET_14,
    "killer.start": r.SET_14,
    "girl": r.SET_17,
    "killer": r.SET_17,
    "ultimate": r.SET_04,
    "covered": r.SET_04,
    "hand": r.SET_05,
    "tableau": r.SET_06,
    "finales": r.SET_07,
    "finale": r.SET_07,
    "dark_powers": r.SET_08,
    "powers": r.SET_08,
    "terror": r.SET_09,
    "terror_unseen": r.SET_10,
    "items": r.SET_11,
    "items_unseen": r.SET_11,
    "setup_card": r.SET_13,
    "victims": r.SET_13,
    "health_tokens": r.SET_15,
    "bloodlust": r.SET_18,
    "time": r.SET_19,
    "horror": r.SET_20,
    "events": r.SET_21,
    "events_active": r.SET_21,
    "events_discard": r.SET_21,
}
"""The rules of setup by the places of a table; of a longer path its longest known beginning."""


@final
class FinalGirlNarrator:
    """Tells one game."""

    def __init__(self, game: Game) -> None:
        """Take the names from the game."""
        self._game = game
        self._names = Names(game)
        self._differences = Differences(game)

    def describe(self, state: State[Table], what: Event | Command | Decision | Refusal) -> str:
        """One sentence, see `dmd_core.final_girl.text.describe`."""
        return describe(self._game, state, what)

    def seat(self, seat: int) -> str:
        """Name of the Final Girl."""
        return self._names.who(Seat(seat))

    def source(self, source: str) -> str:
        """Name of a card, an item, an ability or the film."""
        return self._names.source(SourceId(source))

    def opens_turn(self, event: Event) -> bool:
        """Whether a turn begins."""
        return isinstance(event, TurnBegan)

    def verdict(self, state: State[Table]) -> str:
        """Who died, and when."""
        ends = {
            None: "The game goes on",
            Outcome.WIN: f"{self._names.girl} wins",
            Outcome.LOSS: f"{self._names.girl} dies",
        }
        return f"{ends[state.table.outcome]} in turn {state.table.turn}."

    def moment(self, table: Table) -> TableMoment:
        """The turn of a table: with one player a round is a turn (FG-OVR-01)."""
        return TableMoment(table.turn, table.turn)

    def difference(self, change: FieldChange, before: object, after: object) -> str:
        """One difference in words; empty for frames and chance, which have none."""
        return self._differences.says(change, before, after)

    def set_up_by(self, path: str) -> tuple[RuleId, ...]:
        """The rules of setup that a place rests on (FG-SET-04 to -21)."""
        parts = path.split(".")
        for n in range(len(parts), 0, -1):
            found = _SET_UP.get(".".join(parts[:n]))
            if found is not None:
                return (found,)
        return ()

    def summary(self, state: State[Table]) -> list[tuple[str, str]]:
        """How the game stands: both sides, victims, tracks and items."""
        game, table, names = self._game, state.table, self._names
        lines = [(game.girl.name, self._side(table.girl))]
        if has_killer(game):
            lines.append((game.killer.name, self._side(table.killer)))
        if table.minions:
            lines.append(("minions", str(len(table.minions))))
        saved, dead = len(table.saved), len(table.dead)
        card = (
            "card flipped" if table.ultimate else f"{some(len(table.covered), 'space')} of her card"
        )
        lines.append(
            ("victims", f"{victims_on_map(table)} on the map, {dead} dead, {saved} saved ({card})")
        )
        finale = names.card(table.finale) if table.finale else "facedown"
        tracks = f"time {names.time(table.time)}, horror {names.horror(table.horror)}"
        lines.append(("tracks", f"{tracks}, bloodlust {table.bloodlust}"))
        lines.append(("terror", f"{some(len(table.terror), 'card')} left; finale {finale}"))
        lines.append(("items", names.cards(item.card for item in table.carried)))
        return lines

    def _side(self, pawn: Pawn) -> str:
        if not pawn.health:
            return "dead"
        token = f"{pawn.token.value} token and {some(pawn.markers, 'marker')}"
        where = f"on {self._names.space(pawn.space)}"
        return f"health {pawn.health} of {pawn.max_health} ({token}), {where}"

    def why_not(self, state: State[Table], decision: Decision) -> list[tuple[Command, str]]:
        """Usual commands that are refused now, each with its reason."""
        return refused(
            decision, self._usual(state.table, decision), partial(describe, self._game, state)
        )

    def _usual(self, table: Table, decision: Decision) -> Iterator[Command]:
        """What a player may think of: cards in hand, items, victims here; cards to buy."""
        if decision.kind == ACTION:
            yield from (c.Play(PLAYER, card) for card in dict.fromkeys(table.hand))
            yield from (c.Use(PLAYER, SourceId(item.card)) for item in table.carried)
            colours = colours_at(table, table.girl.space)
            slots = free_slots(self._game, table)
            yield from (c.Save(PLAYER, colour, slots[0]) for colour in colours if slots)
        elif decision.kind == BUY:
            yield from (c.Buy(PLAYER, card) for card in dict.fromkeys(table.tableau))


__all__ = ["FinalGirlNarrator"]
