"""Names of things for people."""

from typing import final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    ActionId,
    CardId,
    EnemyId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
)
from dmd_core.death_may_die.state import Side, Table
from dmd_core.kernel.ids import TABLE, Seat, SourceId


@final
class Names:
    """Looks names up in a game; figures are remembered by number as they appear."""

    def __init__(self, game: Game) -> None:
        """Start with the figures that setup places."""
        self._game = game
        self._spaces = {space.id: space.name for space in game.episode.map.spaces}
        self._kinds: dict[FigureId, EnemyId] = {}

    def learn(self, table: Table) -> None:
        """Remember the kinds of the figures on a table."""
        for enemy in table.enemies:
            self._kinds[enemy.id] = enemy.kind

    def met(self, number: FigureId, kind: EnemyId) -> None:
        """Remember the kind of one figure."""
        self._kinds[number] = kind

    def seat(self, seat: Seat) -> str:
        """Name of the Investigator on a seat."""
        if seat == TABLE:
            return "the table"
        return self._game.boards[seat].name if 0 <= seat < self._game.seats else f"seat {seat}"

    def seats(self, seats: tuple[Seat, ...]) -> str:
        """Names of several Investigators."""
        return " and ".join(self.seat(seat) for seat in seats)

    def space(self, space: SpaceId) -> str:
        """Name of a Space."""
        return self._spaces.get(space, space)

    def kind(self, kind: EnemyId) -> str:
        """Name of a type of Enemy."""
        card = self._game.enemies.get(kind)
        return kind if card is None else card.name

    def figure(self, number: FigureId) -> str:
        """Name and number of a figure, such as ``Cultist 3``."""
        kind = self._kinds.get(number)
        return f"figure {number}" if kind is None else f"{self.kind(kind)} {number}"

    def figures(self, numbers: tuple[FigureId, ...]) -> str:
        """Names of several figures."""
        return ", ".join(self.figure(number) for number in numbers)

    def card(self, card: CardId) -> str:
        """Name of a card."""
        game = self._game
        for deck in (game.mythos, game.discovery, game.insanities):
            found = deck.get(card)
            if found is not None:
                return found.name
        return card

    def half(self, card: CardId, side: Side) -> str:
        """Name of a half of a Discovery card."""
        half = self._game.halves.get((card, side))
        return self.card(card) if half is None else half.text.name

    def skill(self, skill: SkillId) -> str:
        """Name of a Skill."""
        found = self._game.skills.get(skill)
        return skill if found is None else found.name

    def thing(self, name: ObjectId) -> str:
        """Name of an object of the Episode."""
        place = next(
            (s.name for s in self._game.episode.map.spaces if name in s.objects), "an unknown place"
        )
        return f"the {self._game.episode.objects.name} on {place}"

    def action(self, action: ActionId) -> str:
        """Name of an action, in small letters: it stands inside a sentence."""
        found = self._game.actions.get(action)
        return (action if found is None else found.name).lower()

    def source(self, source: SourceId) -> str:
        """Name of the text at work; empty for the bare rules."""
        if not source:
            return ""
        skill, kind = SkillId(source), EnemyId(source)
        if skill in self._game.skills:
            return self.skill(skill)
        if kind in self._game.enemies:
            return self.kind(kind)
        return self.card(CardId(source))


__all__ = ["Names"]
