"""Attack icons: whom one hits, and the extra attack of a dark power (FG-KIL-14 to -20).

Victims are attacked before the Final Girl, unless she is explicitly the target; each icon hits one
of them, then her (FG-KIL-15, -20).
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from dmd_core.final_girl import rule_ids as r
from dmd_core.final_girl.chapters.reactions import AttackingGirl
from dmd_core.final_girl.chapters.texts import skip
from dmd_core.final_girl.chapters.victims import ALL, kill_victims
from dmd_core.final_girl.events.skips import Skip
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import GirlRun
from dmd_core.final_girl.ids import NO_FIGURE, FigureId
from dmd_core.final_girl.lookups import enemy_space, found, victims_at
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.words.killer import ExtraAttack, HitsAll
from dmd_core.kernel.ids import RuleId, SourceId


class Struck(Enum):
    """Whom an attack icon hits."""

    NOBODY = auto()
    VICTIM = auto()
    GIRL = auto()
    VICTIMS = auto()
    """Every victim of the space (FG-AMB-77)."""
    ALL = auto()
    """Every victim of the space, then her (FG-AMB-77)."""

    @property
    def girl(self) -> bool:
        """Whether she is attacked."""
        return self in (Struck.GIRL, Struck.ALL)


_WHY: Final[Mapping[Struck, tuple[RuleId, ...]]] = {
    Struck.VICTIM: (r.KIL_15, r.KIL_17),
    Struck.GIRL: (r.KIL_20,),
    Struck.VICTIMS: (r.AMB_77,),
    Struck.ALL: (r.AMB_77,),
}
"""The rules by which it hits them."""


def whom(game: Game, table: Table, figure: FigureId, *, girl_first: bool) -> Struck:
    """Whom an attack icon of an enemy hits on its space, wherever its target is.

    A target that was not reached changes nothing (FG-KIL-16, FG-AMB-06), nor does one whose victims
    are all dead: then she is hit (FG-AMB-41).

    Args:
        game: the definition.
        table: the table.
        figure: a minion, or `NO_FIGURE` for the killer.
        girl_first: whether she is explicitly the target (FG-AMB-05).
    """
    space = enemy_space(table, figure)
    if space is None:
        return Struck.NOBODY
    girl = table.girl.space == space
    victims = victims_at(table, space) > 0
    if victims and figure == NO_FIGURE and found(game, table, HitsAll):
        return Struck.ALL if girl else Struck.VICTIMS
    if girl and (girl_first or not victims):
        return Struck.GIRL
    return Struck.VICTIM if victims else Struck.NOBODY


def attack(run: GirlRun, figure: FigureId, struck: Struck, src: SourceId) -> None:
    """Carry out one attack icon of an enemy (FG-KIL-14, -17)."""
    space = enemy_space(run.table, figure)
    if space is None or struck is Struck.NOBODY:
        skip(run, Skip.NOBODY_IN_REACH, src, (r.KIL_14,))
        return
    if struck.girl:
        run.push(AttackingGirl(figure, src, _WHY[struck]))
    if struck is not Struck.GIRL:
        n = 1 if struck is Struck.VICTIM else ALL
        killer = figure == NO_FIGURE
        kill_victims(run, space, n, src, by=killer, minion=not killer, why=_WHY[struck])


def attack_again(run: GirlRun, figure: FigureId) -> None:
    """After the last icon of an action that attacked her: one extra attack (FG-AMB-78)."""
    extra = found(run.game, run.table, ExtraAttack)
    if extra and figure == NO_FIGURE:
        run.push(AttackingGirl(figure, extra[0][1], (r.AMB_78,)))


__all__ = ["Struck", "attack", "attack_again", "whom"]
