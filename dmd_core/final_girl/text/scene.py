"""Names at one moment of a game: of minions, dice on the table, and whose victims are where."""

from collections.abc import Iterable
from typing import Final, final

import attrs

from dmd_core.final_girl.chapters.enemy_moves import ChoosingRoute
from dmd_core.final_girl.chapters.killer_action import ChoosingTarget
from dmd_core.final_girl.chapters.panic import ChoosingPanic
from dmd_core.final_girl.chapters.victim_steps import ChoosingStepper, ChoosingWay, Marking
from dmd_core.final_girl.chapters.victims import ChoosingVictim
from dmd_core.final_girl.ids import NO_FIGURE, CardId, FigureId
from dmd_core.final_girl.say.texts import wording_of
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text.names import Names
from dmd_core.final_girl.words.base import Effect
from dmd_core.kernel.ids import Seat
from dmd_core.tabletop.text.english import ordinal

_PLAYERS: Final = (
    ChoosingPanic,
    ChoosingRoute,
    ChoosingStepper,
    ChoosingTarget,
    ChoosingVictim,
    ChoosingWay,
    Marking,
)
"""Frames that ask what befalls others: the player settles that, not the Final Girl."""


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

    def who(self, seat: Seat) -> str:
        """The Final Girl; the player where it is not her who decides (FG-AMP-02)."""
        return "the player" if seat == 0 and isinstance(self.asked, _PLAYERS) else super().who(seat)

    def enemy(self, figure: FigureId) -> str:
        """The killer, or a minion: "the second Hound at the Dock"."""
        if figure == NO_FIGURE:
            return self.killer
        one = next((one for one in self.table.minions if one.id == figure), None)
        if one is None:
            return "a minion"
        alike = [
            other.id
            for other in self.table.minions
            if (other.kind, other.space) == (one.kind, one.space)
        ]
        which = f"{ordinal(alike.index(figure) + 1)} " if len(alike) > 1 else ""
        return f"the {which}{self.kind(one.kind)} at {self.space(one.space)}"

    def effects(self, effects: Iterable[Effect]) -> str:
        """What effects do, from left to right: "lose 1 time, then lower the horror by 1"."""
        wording = wording_of(self.game)
        return ", then ".join(wording.clause(effect) for effect in effects) or "nothing"

    def armed(self, weapon: CardId) -> str:
        """A weapon behind what is done with it; nothing for none."""
        return f" with {self.card(weapon)}" if weapon else ""

    def die(self, place: int) -> str:
        """A die of the roll, by what it shows: "the die showing 4"."""
        roll = self.table.roll
        if roll is None or not 0 <= place < len(roll.faces):
            return "a die"
        face = roll.faces[place]
        article = "a" if roll.faces.count(face) > 1 else "the"
        return f"{article} die showing {face}"

    def dice(self, places: tuple[int, ...]) -> str:
        """Dice of the roll by what they show: "all dice", "the dice showing 4 and 1"."""
        roll = self.table.roll
        if len(places) == 1:
            return self.die(places[0])
        if roll is None or any(not 0 <= place < len(roll.faces) for place in places):
            return "dice"
        if len(places) == len(roll.faces):
            return "all dice"
        return f"the dice showing {self.faces([roll.faces[place] for place in places])}"


__all__ = ["Scene"]
