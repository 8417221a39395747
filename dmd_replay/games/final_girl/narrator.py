"""The narrator of one game of Final Girl: see `dmd_replay.facets.text.Narrator`."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, final

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
from dmd_core.final_girl.text.describe import ENGLISH, describe
from dmd_core.final_girl.text.names import GREEN, RED, Names
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import RuleId, Seat, SourceId
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.tabletop.lang.messages import Argument, Message, named, word
from dmd_core.tabletop.text.english import capital, some
from dmd_replay.facets.text import FieldChange, TableMoment
from dmd_replay.games.final_girl.difference import Differences
from dmd_replay.games.tabletop.why_not import refused

if TYPE_CHECKING:  # most games are told in English
    from dmd_core.final_girl.lang.loading import Translation

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

    def __init__(self, game: Game, language: "Translation | None" = None) -> None:
        """Take the names from the game."""
        self._game = game
        self._language = language
        self._names = Names(game)
        self._differences = Differences(game, language)

    def describe(self, state: State[Table], what: Event | Command | Decision | Refusal) -> str:
        """One sentence, see `dmd_core.final_girl.text.describe`."""
        return describe(self._game, state, what, language=self._language or ENGLISH)

    def seat(self, seat: int) -> str:
        """Name of the Final Girl."""
        return self._word(self._names.who(Seat(seat)))

    def source(self, source: str) -> str:
        """Name of a card, an item, an ability or the film."""
        return self._word(self._names.source(SourceId(source)))

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
        outcome, turn = state.table.outcome, state.table.turn
        args: dict[str, Argument] = {
            "outcome": "open" if outcome is None else outcome.value,
            "girl": named("girl", self._names.girl),
            "turn": turn,
        }
        return self._say("verdict", f"{ends[outcome]} in turn {turn}.", args)

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
        lines = [(self._word(game.girl.name), self._side(table.girl))]
        if has_killer(game):
            lines.append((self._word(game.killer.name), self._side(table.killer)))
        if table.minions:
            lines.append((self._word("minions"), str(len(table.minions))))
        lines.append((self._word("victims"), self._victims(table)))
        horror = {GREEN: "green", RED: "red"}.get(table.horror, "no")
        tracks = f"time {names.time(table.time)}, horror {names.horror(table.horror)}"
        args: dict[str, Argument] = {
            "time": table.time,
            "end": horror,
            "horror": table.horror,
            "bloodlust": table.bloodlust,
        }
        told = self._say("tracks", f"{tracks}, bloodlust {table.bloodlust}", args)
        lines.append((self._word("tracks"), told))
        finale = names.card(table.finale) if table.finale else "facedown"
        args = {
            "n": len(table.terror),
            "finale": named("card", finale) if table.finale else Message("nothing", ""),
        }
        told = f"{some(len(table.terror), 'card')} left; finale {finale}"
        lines.append((self._word("terror"), self._say("terror-left", told, args)))
        cards = tuple(named("card", names.card(item.card)) for item in table.carried)
        told = names.cards(item.card for item in table.carried)
        lines.append((self._word("items"), self._say("items-carried", told, {"cards": cards})))
        return lines

    def _victims(self, table: Table) -> str:
        saved, dead, left = len(table.saved), len(table.dead), victims_on_map(table)
        card = (
            "card flipped" if table.ultimate else f"{some(len(table.covered), 'space')} of her card"
        )
        args: dict[str, Argument] = {
            "left": left,
            "dead": dead,
            "saved": saved,
            "flipped": word(bool(table.ultimate)),
            "spaces": len(table.covered),
        }
        told = f"{left} on the map, {dead} dead, {saved} saved ({card})"
        return self._say("victims-now", told, args)

    def _side(self, pawn: Pawn) -> str:
        space = self._names.space(pawn.space)
        place = self._game.places.get(pawn.space)
        args: dict[str, Argument] = {
            "health": pawn.health,
            "most": pawn.max_health,
            "token": pawn.token.value,
            "markers": pawn.markers,
            "space": named("space", space if place is None else place.name, space),
        }
        if not pawn.health:
            return self._say("side", "dead", args)
        token = f"{pawn.token.value} token and {some(pawn.markers, 'marker')}"
        told = f"health {pawn.health} of {pawn.max_health} ({token}), on {space}"
        return self._say("side", told, args)

    def _say(self, name: str, english: str, args: Mapping[str, Argument]) -> str:
        if self._language is None:
            return english
        said = self._language.speech.says(Message(name, english, args))
        return capital(said) if english[:1].isupper() else said

    def _word(self, english: str) -> str:
        return english if self._language is None else self._language.label(english)

    def why_not(self, state: State[Table], decision: Decision) -> list[tuple[Command, str]]:
        """Usual commands that are refused now, each with its reason."""
        return refused(decision, self._usual(state.table, decision), partial(self.describe, state))

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
