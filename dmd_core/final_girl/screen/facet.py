"""Final Girl for screens: one object, with what each part of a screen asks."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final, final

from dmd_core.final_girl.chapters.setup import ITEMS_PER_DECK, TERROR_CARDS
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.screen import boards, causes
from dmd_core.final_girl.screen.concerns import concerns, text
from dmd_core.final_girl.screen.costs import costs_of
from dmd_core.final_girl.screen.looked_for import looked_for
from dmd_core.final_girl.screen.tableau import tableau
from dmd_core.final_girl.screen.upcoming import upcoming
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text.describe import describe
from dmd_core.final_girl.text.names import Names
from dmd_core.final_girl.text.scene import Scene
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.state import State
from dmd_core.kernel.views import View
from dmd_core.screen.facet import Screen
from dmd_core.screen.shown import Cause, Cost, Reserve, Upcoming
from dmd_core.screen.tableau import Tableau

Looked = State[Table] | View[Table]
"""What is looked at: a state, or the view of one seat."""

VICTIM, MINION, CARD = "victim", "minion", "card"
"""Kinds of reserves."""

_NAMED: Final[Mapping[str, Callable[[Scene, Any], str]]] = {
    "Seat": Scene.who,
    "SpaceId": Scene.space,
    "FigureId": Scene.enemy,
    "ActionId": Scene.action,
    "SourceId": Scene.used,
    "ItemId": Scene.item,
    "Colour": Scene.victim,
    "die": Scene.die,
    "dice": Scene.die,
    "slot": lambda _, slot: boards.slot_name(slot),
}
"""How the value of a field is said, by the name of its type; `Any` because each is another."""


@final
class FinalGirlScreen(Screen[Game, Table]):
    """See `dmd_core.screen.Screen`."""

    kinds: ClassVar[Mapping[str, str]] = {
        "Seat": "seat",
        "SpaceId": "place",
        "FigureId": "piece",
        "ActionId": "card",
        "ItemId": "card",
        "SourceId": "card",
        "Colour": "piece",
        "die": "die",
        "dice": "die",
        "slot": "card",
    }

    def says(self, game: Game, position: Looked, what: Event | Command | Decision | Refusal) -> str:
        """As `describe` does."""
        return describe(game, position, what)

    def who(self, game: Game, seat: Seat) -> str:
        """The Final Girl on the only seat."""
        return Names(game).who(seat)

    def name(self, game: Game, position: Looked, field: str, value: object) -> str:
        """A name as sentences have it."""
        says = _NAMED.get(field)
        if says is None or (not value and value != 0):
            return str(value)
        return says(scene_of(game, position), value)

    def costs(self, game: Game, position: Looked, command: Command) -> tuple[Cost, ...]:
        """Action cards, time, steps, use markers, items."""
        return costs_of(scene_of(game, position), command)

    def concerns(
        self, game: Game, position: Looked, decision: Decision
    ) -> Iterator[tuple[str, object]]:
        """Cards, figures, places: what the frame that asks names, and whoever attacks her."""
        return concerns(scene_of(game, position), decision)

    def text(self, game: Game, position: Looked, field: str, value: object) -> str:
        """What stands on a card or a board."""
        return text(scene_of(game, position), field, value)

    def looked_for(self, game: Game, position: Looked, decision: Decision) -> Iterable[Command]:
        """Cards in hand, what she carries, a rescue, a conversion, cards for sale."""
        return looked_for(game, position.table, decision)

    def opens(
        self, game: Game, table: Table, event: Event, inside: tuple[Cause, ...]
    ) -> Cause | None:
        """Action cards, rolls, attacks, killer actions, cards, panic, searches, rescues, texts."""
        return causes.opened(Scene(game, table), event, inside)

    def keeps(self, cause: Cause, last: Event | None, event: Event) -> bool:
        """Until the roll is over, the attack has landed, the card is gone."""
        return causes.kept(cause, last, event)

    def under_way(self, game: Game, state: State[Table]) -> tuple[Cause, ...]:
        """As the frames tell."""
        return causes.under_way(Scene(game, state.table), state.table, state.agenda)

    def upcoming(self, game: Game, state: State[Table]) -> Iterator[Upcoming]:
        """Texts, phases of the turn, steps of a roll and of a killer action."""
        return upcoming(game, state.table, state.agenda)

    def reserves(self, game: Game, table: Table) -> Iterator[Reserve]:
        """Victims in the supply, minion tokens, the cards of decks (FG-CMP-02, FG-MIN-06)."""
        names = Names(game)
        total = game.content.core.victims
        yield Reserve(VICTIM, VICTIM, "victim", table.pool, total)
        for kind, known in game.minions.items():
            used = sum(one.kind == kind for one in table.minions)
            yield Reserve(MINION, kind, known.name, known.tokens - used, known.tokens)
        dealt = min(TERROR_CARDS, len(game.terror_cards))
        yield Reserve(CARD, "terror", "terror card", len(table.terror), dealt)
        yield Reserve(CARD, "events", "event card", len(table.events), len(game.events))
        for deck in table.items:
            name = f"item card of {names.space(deck.space)}"
            yield Reserve(CARD, deck.space, name, len(deck.pile), ITEMS_PER_DECK)

    def tableau(self, game: Game, position: Looked) -> Tableau:
        """The map, the boards, the hand, the tableau of action cards, the decks and the dice."""
        return tableau(game, position.table)


def scene_of(game: Game, position: Looked) -> Scene:
    """The moment of a position, with the frame that asks."""
    if isinstance(position, View):
        decision = position.decision
        return Scene(game, position.table, None if decision is None else decision.subject)
    return Scene(game, position.table, position.agenda[-1] if position.agenda else None)


SCREEN: Final = FinalGirlScreen()

__all__ = ["CARD", "MINION", "SCREEN", "VICTIM", "FinalGirlScreen", "scene_of"]
