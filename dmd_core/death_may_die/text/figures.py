"""Names of Enemy figures.

Figures have no names of their own. They are told apart as people at a table do it: by their kind
and the Space they stand on; where several of a kind stand on one Space, by their Wounds; and where
these are the same too, by the order in which they came to the board. So "the second unwounded
Cultist on Space 4" rests on the table alone, and two people who look at the same table mean the
same figure by it.
"""

from collections.abc import Iterable
from typing import final

import attrs

from dmd_core.death_may_die.ids import FigureId, SpaceId
from dmd_core.death_may_die.state import Enemy
from dmd_core.death_may_die.text.names import Names
from dmd_core.tabletop.text.english import listed, ordinal, plural, some

_COUPLE = 2


@final
@attrs.frozen(eq=False)
class Figures:
    """Tells the figures on a board apart.

    Attributes:
        names: of the game.
        enemies: the figures on the board, by ascending number.
    """

    names: Names
    enemies: tuple[Enemy, ...]

    def figure(self, number: FigureId) -> str:
        """One Enemy figure: "the second Cultist on Space 4"."""
        enemy = self._found(number)
        if enemy is None:
            return "an Enemy that is not on the board"
        if enemy.kind == self.names.game.elder_one.id:
            return self.names.elder_one
        return f"{self._told_apart(enemy)} on {self.names.space(enemy.space)}"

    def figures(self, numbers: Iterable[FigureId]) -> str:
        """Several Enemy figures: "both Cultists and the Byakhee on Space 4"."""
        groups: dict[SpaceId, list[Enemy]] = {}
        others: list[str] = []
        for number in numbers:
            enemy = self._found(number)
            if enemy is None or enemy.kind == self.names.game.elder_one.id:
                others.append(self.figure(number))
            else:
                groups.setdefault(enemy.space, []).append(enemy)
        told = [
            f"{self._together(group)} on {self.names.space(at)}" for at, group in groups.items()
        ]
        return listed([*told, *others]) or "no Enemy"

    def _together(self, group: list[Enemy]) -> str:
        """Figures of one Space, without the Space; all of a kind are said in one."""
        told: list[str] = []
        for kind in dict.fromkeys(enemy.kind for enemy in group):
            mine = [enemy for enemy in group if enemy.kind == kind]
            if len(mine) > 1 and len(mine) == len(self._alike(mine[0])):
                number = "both" if len(mine) == _COUPLE else f"all {len(mine)}"
                told.append(f"{number} {plural(self.names.kind(kind))}")
            else:
                told += [self._told_apart(enemy) for enemy in mine]
        return listed(told)

    def _alike(self, enemy: Enemy) -> list[Enemy]:
        """The figures of its kind on its Space, itself among them, in the order they came."""
        return [e for e in self.enemies if e.kind == enemy.kind and e.space == enemy.space]

    def _told_apart(self, enemy: Enemy) -> str:
        """A figure among those on its Space."""
        name = self.names.kind(enemy.kind)
        alike = self._alike(enemy)
        if len(alike) == 1:
            return f"the {name}"
        same = [other for other in alike if other.wounds == enemy.wounds]
        if len(same) < len(alike):
            wounds = enemy.wounds
            name = f"{name} with {some(wounds, 'Wound')}" if wounds else f"unwounded {name}"
        if len(same) == 1:
            return f"the {name}"
        place = sum(other.id < enemy.id for other in same) + 1
        return f"the {ordinal(place)} {name}"

    def _found(self, number: FigureId) -> Enemy | None:
        return next((enemy for enemy in self.enemies if enemy.id == number), None)


__all__ = ["Figures"]
