"""Death May Die for screens: one object, with what each part of a screen asks."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lookups import figure_reserve, fire_reserve, token_reserve
from dmd_core.death_may_die.screen import causes
from dmd_core.death_may_die.screen.concerns import concerns, text
from dmd_core.death_may_die.screen.costs import costs_of
from dmd_core.death_may_die.screen.looked_for import looked_for
from dmd_core.death_may_die.screen.tableau import tableau
from dmd_core.death_may_die.screen.upcoming import upcoming
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text.describe import describe
from dmd_core.death_may_die.text.names import Names
from dmd_core.death_may_die.text.scene import Scene
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

FIGURE, FIRE, TOKEN = "figure", "fire", "token"
"""Kinds of reserves."""

_NAMED: Final[Mapping[str, Callable[[Scene, Any], str]]] = {
    "Seat": Scene.who,
    "SpaceId": Scene.space,
    "FigureId": Scene.figure,
    "SkillId": Scene.skill,
    "SourceId": Scene.source,
    "ActionId": Scene.action,
    "ObjectId": Scene.thing,
    "ItemId": Scene.item,
    "die": Scene.die,
}
"""How the value of a field is said, by the name of its type; `Any` because each is another."""


@final
class DeathMayDieScreen(Screen[Game, Table]):
    """See `dmd_core.screen.Screen`."""

    kinds: ClassVar[Mapping[str, str]] = {
        "Seat": "seat",
        "SpaceId": "place",
        "FigureId": "piece",
        "ObjectId": "piece",
        "ActionId": "card",
        "card": "card",
        "SkillId": "card",
        "SourceId": "card",
        "die": "die",
    }

    def says(self, game: Game, position: Looked, what: Event | Command | Decision | Refusal) -> str:
        """As `describe` does."""
        return describe(game, position, what)

    def who(self, game: Game, seat: Seat) -> str:
        """The Investigator on a seat."""
        return Names(game).who(seat)

    def name(self, game: Game, position: Looked, field: str, value: object) -> str:
        """A name as sentences have it."""
        says = _NAMED.get(field)
        if says is None or (not value and value != 0):
            return str(value)
        return says(scene_of(game, position), value)

    def costs(self, game: Game, position: Looked, command: Command) -> tuple[Cost, ...]:
        """Actions, Stress, Wounds, steps of a Run and cards."""
        return costs_of(scene_of(game, position), command)

    def concerns(
        self, game: Game, position: Looked, decision: Decision
    ) -> Iterator[tuple[str, object]]:
        """Cards, figures, places: what the frame that asks names, and whom a roll is about."""
        return concerns(scene_of(game, position), decision)

    def text(self, game: Game, position: Looked, field: str, value: object) -> str:
        """What stands on a card or a board."""
        return text(scene_of(game, position), field, value)

    def looked_for(self, game: Game, position: Looked, decision: Decision) -> Iterable[Command]:
        """Actions, cards in hand, a reroll, both halves of a card."""
        return looked_for(game, position.table, decision)

    def opens(
        self, game: Game, table: Table, event: Event, inside: tuple[Cause, ...]
    ) -> Cause | None:
        """Attacks, rolls, cards, Thresholds, texts and moves."""
        return causes.opened(Names(game), table, event, inside)

    def keeps(self, cause: Cause, last: Event | None, event: Event) -> bool:
        """Until the roll is over, the card is gone, the Skill has risen."""
        return causes.kept(cause, last, event)

    def under_way(self, game: Game, state: State[Table]) -> tuple[Cause, ...]:
        """As the frames tell."""
        return causes.under_way(Names(game), state.table, state.agenda)

    def upcoming(self, game: Game, state: State[Table]) -> Iterator[Upcoming]:
        """Texts, steps of the turn and of a roll."""
        return upcoming(game, state.table, state.agenda)

    def reserves(self, game: Game, table: Table) -> Iterator[Reserve]:
        """Figures, Fire, other tokens (COMP-03, -04)."""
        names = Names(game)
        for kind, known in game.enemies.items():
            if kind != game.elder_one.id:
                left = figure_reserve(game, table, kind)
                yield Reserve(FIGURE, kind, names.kind(kind), left, known.figures)
        fire = game.content.core.tokens.fire
        yield Reserve(FIRE, "fire", "Fire token", fire_reserve(game, table), fire)
        for token, total in game.tokens.items():
            left = token_reserve(game, table, token)
            yield Reserve(TOKEN, token, names.token(token), left, total)

    def tableau(self, game: Game, position: Looked) -> Tableau:
        """The map, the boards, the decks and the dice."""
        return tableau(game, position.table)


def scene_of(game: Game, position: Looked) -> Scene:
    """The moment of a position, with the frame that asks."""
    if isinstance(position, View):
        decision = position.decision
        return Scene(game, position.table, None if decision is None else decision.subject)
    return Scene(game, position.table, position.agenda[-1] if position.agenda else None)


SCREEN: Final = DeathMayDieScreen()

__all__ = ["FIGURE", "FIRE", "SCREEN", "TOKEN", "DeathMayDieScreen", "scene_of"]
