"""Positions for rule tests of Final Girl; how they are played is in `tests.tabletop.scenes`."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Self, TypeVar

from dmd_core.final_girl.chapters.action import ActionPhase
from dmd_core.final_girl.chapters.phase_end import NextPhase
from dmd_core.final_girl.chapters.setup import lay_out
from dmd_core.final_girl.content.definitions import Content
from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.game import Game, load_game
from dmd_core.final_girl.ids import ActionId, SpaceId
from dmd_core.final_girl.ruleset import FINAL_GIRL
from dmd_core.final_girl.setup import Setup
from dmd_core.final_girl.state import Carried, Colour, Phase, Pile, Place, Special, Table
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import ItemId, SourceId
from dmd_core.kernel.node import replace
from tests.tabletop.scenes import PlayedScene

E = TypeVar("E")

ACTION_PHASE: Final[tuple[Frame, ...]] = (NextPhase(), ActionPhase())
"""The agenda of the Action phase."""


def make_game(
    girl: str = "nora",
    killer: str = "butcher",
    location: str = "camp",
    *,
    content: Content | None = None,
    **choices: Any,  # noqa: ANN401 - fields of a setup
) -> Game:
    """The game of this Final Girl against this killer at this location."""
    made: Callable[..., Setup] = Setup
    return load_game(content or load_content(), made(killer, location, girl, **choices))


class Scene(PlayedScene[Game, Table]):
    """A table being set, then played."""

    def __init__(self, game: Game | None = None) -> None:
        """Start in the Action phase of turn 1; she is at the Courts, the killer at the Swamp."""
        game = game or make_game()
        table = lay_out(game)
        courts, swamp = game.spaces[16], game.spaces[7]
        table = replace(
            table,
            girl=replace(table.girl, space=courts, start=courts),
            killer=replace(table.killer, space=swamp, start=swamp),
            phase=Phase.ACTION,
            turn=1,
        )
        super().__init__(FINAL_GIRL, game, table, ACTION_PHASE)

    # --- given -------------------------------------------------------------------------------

    def girl(self, **changes: Any) -> Self:  # noqa: ANN401 - fields of a pawn
        """Change the Final Girl's pawn."""
        return self.set(girl=replace(self.table.girl, **changes))

    def killer(self, **changes: Any) -> Self:  # noqa: ANN401 - fields of a pawn
        """Change the killer's pawn."""
        return self.set(killer=replace(self.table.killer, **changes))

    def hand(self, *cards: str) -> Self:
        """Give her just these action cards; all others are in the tableau."""
        names = Counter(map(ActionId, cards))
        every = Counter((*self.table.hand, *self.table.tableau, *self.table.discard))
        left = tuple(sorted((every - names).elements()))
        return self.set(hand=tuple(sorted(names.elements())), tableau=left, discard=())

    def thrown(self, *cards: str) -> Self:
        """Move cards of the tableau to the discard pile."""
        names = Counter(map(ActionId, cards))
        left = tuple(sorted((Counter(self.table.tableau) - names).elements()))
        return self.set(tableau=left, discard=tuple(sorted(names.elements())))

    def victims(self, **spaces: int) -> Self:
        """Put ordinary victims on spaces, from the supply."""
        placed = tuple(sorted((SpaceId(space), n) for space, n in spaces.items()))
        return self.set(victims=placed, pool=self.table.pool - sum(spaces.values()))

    def special(self, colour: Colour, space: str, event: str) -> Self:
        """Put a special victim on a space, made by an event that is in play."""
        card = ItemId(event)
        figure = Special(colour, SpaceId(space), card)
        return self.lasting(event).set(specials=(*self.table.specials, figure))

    def lasting(self, event: str) -> Self:
        """Put a lasting event into play."""
        card = ItemId(event)
        return self.set(
            events=self.table.events.without(card),
            events_active=(*self.table.events_active, card),
            in_play=(*self.table.in_play, SourceId(card)),
        )

    def hold(self, *items: str) -> Self:
        """Give her items into her hands."""
        return self._give(Place.HAND, items)

    def pack(self, *items: str) -> Self:
        """Give her items into her backpack."""
        return self._give(Place.BACKPACK, items)

    def _give(self, place: Place, items: tuple[str, ...]) -> Self:
        for name in items:
            card = ItemId(name)
            item = Carried(card, place, self.game.items[card].uses)
            unseen = tuple(one for one in self.table.items_unseen if one != card)
            self.set(
                carried=(*self.table.carried, item),
                items_unseen=unseen,
                in_play=(*self.table.in_play, SourceId(card)),
            )
        return self

    def deck(self, space: str, *cards: str, hidden: int = 0) -> Self:
        """Let an item deck begin with known cards, the first on top."""
        names = tuple(map(ItemId, cards))
        decks = tuple(
            replace(deck, pile=Pile(hidden, names)) if deck.space == space else deck
            for deck in self.table.items
        )
        unseen = tuple(card for card in self.table.items_unseen if card not in names)
        return self.set(items=decks, items_unseen=unseen)

    # --- then --------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The kind of the decision; ``over`` at the end."""
        return "over" if self.step.decision is None else self.step.decision.kind

    def why_not(self, command: Any) -> tuple[str, ...]:  # noqa: ANN401 - any command
        """The code and the rules that refuse a command; empty if it is legal."""
        assert self.step.decision is not None
        reason = self.step.decision.check(command)
        return () if reason is None else (reason.code, *reason.kind.rules)

    def at(self, space: str) -> int:
        """Ordinary victims on a space."""
        return dict(self.now.victims).get(SpaceId(space), 0)


__all__ = ["ACTION_PHASE", "Scene", "make_game"]
