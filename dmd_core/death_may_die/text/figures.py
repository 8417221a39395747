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

from dmd_core.death_may_die.ids import EnemyId, FigureId, SpaceId
from dmd_core.death_may_die.state import Enemy
from dmd_core.death_may_die.text.names import Names
from dmd_core.tabletop.text.english import listed, ordinal, plural, some

_COUPLE = 2


@final
@attrs.frozen
class Shown:
    """How figures on a Space are told apart from others on it.

    Attributes:
        kind: their type.
        n: 1 for one figure; more if these are all of their type on the Space.
        wounds: those of the figure, if they tell it apart.
        place: its place among those that are the same in all else, from 1 on; 0 if there are none.
    """

    kind: EnemyId
    n: int = 1
    wounds: int | None = None
    place: int = 0


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
        enemy = self.found(number)
        if enemy is None:
            return "an Enemy that is not on the board"
        if self.is_elder_one(enemy):
            return self.names.elder_one
        return f"{self.told(self.shown(enemy))} on {self.names.space(enemy.space)}"

    def figures(self, numbers: Iterable[FigureId]) -> str:
        """Several Enemy figures: "both Cultists and the Byakhee on Space 4"."""
        groups, others = self.groups(numbers)
        told = [
            f"{listed([self.told(one) for one in group])} on {self.names.space(at)}"
            for at, group in groups.items()
        ]
        return listed([*told, *map(self.figure, others)]) or "no Enemy"

    def groups(
        self, numbers: Iterable[FigureId]
    ) -> tuple[dict[SpaceId, list[Shown]], list[FigureId]]:
        """Figures by the Space they are on; then those that are told by themselves."""
        on: dict[SpaceId, list[Enemy]] = {}
        others: list[FigureId] = []
        for number in numbers:
            enemy = self.found(number)
            if enemy is None or self.is_elder_one(enemy):
                others.append(number)
            else:
                on.setdefault(enemy.space, []).append(enemy)
        return {at: self._together(group) for at, group in on.items()}, others

    def _together(self, group: list[Enemy]) -> list[Shown]:
        """Figures of one Space; all of a kind are one."""
        shown: list[Shown] = []
        for kind in dict.fromkeys(enemy.kind for enemy in group):
            mine = [enemy for enemy in group if enemy.kind == kind]
            if len(mine) > 1 and len(mine) == len(self._alike(mine[0])):
                shown.append(Shown(kind, len(mine)))
            else:
                shown += [self.shown(enemy) for enemy in mine]
        return shown

    def told(self, shown: Shown) -> str:
        """Figures without their Space: "the second unwounded Cultist"."""
        name = self.names.kind(shown.kind)
        if shown.n > 1:
            number = "both" if shown.n == _COUPLE else f"all {shown.n}"
            return f"{number} {plural(name)}"
        if shown.wounds is not None:
            wounds = shown.wounds
            name = f"{name} with {some(wounds, 'Wound')}" if wounds else f"unwounded {name}"
        return f"the {ordinal(shown.place)} {name}" if shown.place else f"the {name}"

    def shown(self, enemy: Enemy) -> Shown:
        """A figure among those on its Space."""
        alike = self._alike(enemy)
        if len(alike) == 1:
            return Shown(enemy.kind)
        same = [other for other in alike if other.wounds == enemy.wounds]
        wounds = enemy.wounds if len(same) < len(alike) else None
        place = 0 if len(same) == 1 else sum(other.id < enemy.id for other in same) + 1
        return Shown(enemy.kind, 1, wounds, place)

    def _alike(self, enemy: Enemy) -> list[Enemy]:
        """The figures of its kind on its Space, itself among them, in the order they came."""
        return [e for e in self.enemies if e.kind == enemy.kind and e.space == enemy.space]

    def is_elder_one(self, enemy: Enemy) -> bool:
        """Whether it is the one figure with a name of its own."""
        return enemy.kind == self.names.game.elder_one.id

    def found(self, number: FigureId) -> Enemy | None:
        """A figure on the board; None if it is not there."""
        return next((enemy for enemy in self.enemies if enemy.id == number), None)


__all__ = ["Figures", "Shown"]
