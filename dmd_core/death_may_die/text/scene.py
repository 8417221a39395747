"""Names at one moment of a game: of figures, cards in hand and dice on the table."""

from collections.abc import Iterable
from typing import final

import attrs

from dmd_core.death_may_die.ids import CardId, FigureId, SpaceId
from dmd_core.death_may_die.state import Roll, Table
from dmd_core.death_may_die.text.figures import Figures
from dmd_core.death_may_die.text.names import Names


@final
@attrs.frozen(eq=False)
class Scene(Names):
    """What words mean at one moment.

    Attributes:
        game: the definition.
        table: the table at that moment; of an event the one before it.
        asked: the frame that asks, None where nobody is asked or it is not known.
    """

    table: Table
    asked: object = None

    def figure(self, number: FigureId) -> str:
        """One Enemy figure, see `Figures`: "the second Cultist on Space 4"."""
        return Figures(self, self.table.enemies).figure(number)

    def whereabouts(self, number: FigureId) -> SpaceId:
        """The Space of a figure whose name does not say it: of the Elder One; "" for others."""
        known = Figures(self, self.table.enemies)
        found = known.found(number)
        return found.space if found is not None and known.is_elder_one(found) else SpaceId("")

    def placed(self, number: FigureId) -> str:
        """One Enemy figure with its Space, of the Elder One as well: "Hastur on Space 9"."""
        at = self.whereabouts(number)
        return f"{self.figure(number)} on {self.space(at)}" if at else self.figure(number)

    def figures(self, numbers: Iterable[FigureId]) -> str:
        """Several Enemy figures: "both Cultists and the Byakhee on Space 4"."""
        return Figures(self, self.table.enemies).figures(numbers)

    def card(self, card: CardId) -> str:
        """A card; one that somebody has claimed by the half that counts."""
        if card in self.game.discovery:
            for owner in self.table.investigators:
                for holding in owner.cards:
                    if holding.card == card:
                        return self.half(card, holding.side)
        return Names.card(self, card)

    @property
    def roll(self) -> Roll | None:
        """The roll being worked on."""
        return self.table.rolls[-1] if self.table.rolls else None

    def die(self, place: int) -> str:
        """A die of the roll, by what it shows: "the bonus die showing a Tentacle".

        Args:
            place: among the dice of the roll, from 0 up, standard dice first.
        """
        roll = self.roll
        if roll is None or not 0 <= place < len(roll.faces):
            return "a die"
        sorts = ["standard die"] * roll.standard + ["bonus die"] * (len(roll.faces) - roll.standard)
        dice = list(zip(sorts, roll.faces, strict=False))
        sort, face = dice[place]
        noun = sort if len({kind for kind, _ in dice}) > 1 else "die"
        article = "a" if dice.count((sort, face)) > 1 else "the"
        return f"{article} {noun} showing {self.face(face)}"


__all__ = ["Scene"]
