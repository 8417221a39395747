"""Positions for rule tests of Death May Die; how they are played is in `tests.tabletop.scenes`."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Self, TypeVar

import dmd_core as dmd
from dmd_core.death_may_die.chapters.actions import Actions
from dmd_core.death_may_die.chapters.setup import lay_out
from dmd_core.death_may_die.chapters.turn import Turn, TurnStep
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    CardId,
    EnemyId,
    FigureId,
    InvestigatorId,
    ObjectId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_core.death_may_die.state import Enemy, HeldCard, Investigator, Side, Table
from dmd_core.kernel.decks import Deck
from dmd_core.kernel.events import Frame
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.node import replace
from tests.tabletop.scenes import PlayedScene

E = TypeVar("E")

PHASE_1: tuple[Frame, ...] = (Turn(TurnStep.MYTHOS), Actions())


def turn_from(step: TurnStep) -> tuple[Frame, ...]:
    """The agenda of a turn that goes on with a step."""
    return (Turn(step),)


def make_game(
    *investigators: str, content: Content | None = None, rulings: dmd.Rulings | None = None
) -> Game:
    """A game of these Investigators in seat order."""
    party = tuple(InvestigatorId(name) for name in investigators)
    setup = dmd.Setup(len(party), party, rulings=rulings or dmd.Rulings())
    return dmd.load_game(setup, content=content or load_content())


class Scene(PlayedScene[Game, Table]):
    """A table being set, then played."""

    def __init__(self, game: Game) -> None:
        """Start from the layout without Enemies and Fire; seat 0 is active."""
        table = lay_out(game)
        dealt = tuple(
            replace(owner, insanity=CardId("hypochondria")) for owner in table.investigators
        )
        table = replace(
            table,
            investigators=dealt,
            enemies=(),
            fire=(),
            next_figure=1,
            starter=Seat(0),
            active=Seat(0),
            round=1,
            turn=1,
        )
        super().__init__(DEATH_MAY_DIE, game, table, PHASE_1)

    # --- given -------------------------------------------------------------------------------

    def inv(self, seat: int, **changes: Any) -> Self:  # noqa: ANN401 - fields of an Investigator
        """Change an Investigator."""
        owners = list(self.table.investigators)
        owners[seat] = replace(owners[seat], **changes)
        self.table = replace(self.table, investigators=tuple(owners))
        return self

    def level(self, seat: int, **levels: int) -> Self:
        """Set own levels of Skills."""
        owner = self.table.investigators[seat]
        new = tuple((skill, levels.get(skill, level)) for skill, level in owner.levels)
        return self.inv(seat, levels=new)

    def hold(self, seat: int, card: str, side: str, wounds: int = 0) -> Self:
        """Give an Investigator a claimed card."""
        name = CardId(card)
        pile = self.table.discovery
        deck = pile.deck.without(name)
        self.table = replace(self.table, discovery=replace(pile, deck=deck))
        owner = self.table.investigators[seat]
        return self.inv(seat, cards=(*owner.cards, HeldCard(name, Side(side), wounds)))

    def put(self, kind: str, space: str, wounds: int = 0) -> FigureId:
        """Put an Enemy on a Space."""
        number = FigureId(self.table.next_figure)
        figure = Enemy(number, EnemyId(kind), SpaceId(space), wounds)
        self.table = replace(
            self.table, enemies=(*self.table.enemies, figure), next_figure=number + 1
        )
        return number

    def put_elder_one(self, space: str, stage: int = 2, wounds: int = 0) -> FigureId:
        """Put the Elder One on the board."""
        number = self.put(self.game.elder_one.id, space, wounds)
        self.set(elder=replace(self.table.elder, figure=number, stage=stage))
        return number

    def fire(self, **spaces: int) -> Self:
        """Put Fire tokens on Spaces."""
        return self.set(fire=tuple(sorted((SpaceId(s), n) for s, n in spaces.items())))

    def tokens(self, token: str, *spaces: str) -> Self:
        """Put tokens on Spaces."""
        return self.set(tokens=tuple(sorted((SpaceId(s), TokenId(token)) for s in spaces)))

    def lab(self, name: str, *, wounds: int = 0, destroyed: bool = False) -> Self:
        """Change an object of the Episode."""
        objects = tuple(
            replace(thing, wounds=wounds, destroyed=destroyed) if thing.id == name else thing
            for thing in self.table.objects
        )
        return self.set(objects=objects)

    def discard(self, *cards: str) -> Self:
        """Put Mythos cards on the discard pile."""
        names = tuple(CardId(card) for card in cards)
        mythos = self.table.mythos
        deck = Deck(tuple(card for card in mythos.deck.pool if card not in names))
        return self.set(mythos=replace(mythos, deck=deck, discard=names))

    # --- then --------------------------------------------------------------------------------

    def who(self, seat: int) -> Investigator:
        """An Investigator as it is."""
        return self.now.investigators[seat]

    @property
    def asked(self) -> tuple[int, str]:
        """Seat and kind of the decision."""
        assert self.step.decision is not None, "the game is over"
        return self.step.decision.seat, self.step.decision.kind

    def why_not(self, line: str) -> str:
        """The sentence that refuses a command given by its text; empty if it is legal."""
        try:
            assert self.step.decision is not None
            dmd.parse_command(self.step.decision, line)
        except ValueError as error:
            return str(error)
        return ""

    def at(self, space: str) -> list[str]:
        """Kinds of the Enemies on a Space."""
        return [enemy.kind for enemy in self.now.enemies if enemy.space == space]

    def figure(self, number: int) -> Enemy | None:
        """A figure on the board, None if it is gone."""
        return next((enemy for enemy in self.now.enemies if enemy.id == number), None)

    def wounds_of(self, name: str) -> int:
        """Wounds on an object of the Episode."""
        return next(t.wounds for t in self.now.objects if t.id == ObjectId(name))


def made(kind: Callable[..., E], *values: Any, **fields: Any) -> E:  # noqa: ANN401 - of any event
    """An expected event, its ids written as plain words and numbers."""
    return kind(*values, **fields)


def in_order(names: Iterable[str], wanted: list[str]) -> bool:
    """Whether the wanted names occur in this order, others in between."""
    rest = iter(names)
    return all(name in rest for name in wanted)


THREE_SYMBOLS: Final = ("fire_vampire_1", "fire_vampire_2", "conflagration", "students_go_mad")
"""Mythos cards with 3 Summoning symbols among them."""

__all__ = ["PHASE_1", "THREE_SYMBOLS", "Scene", "in_order", "made", "make_game", "turn_from"]
