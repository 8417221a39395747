"""A roll of Death May Die before its dice are thrown, and its exact odds."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Final, final

import attrs

from dmd_core.death_may_die.content.board import Die as DieText
from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import FaceId
from dmd_replay.odds import (
    Counts,
    Distribution,
    Pool,
    RerollPlan,
    RolledDie,
    SymbolConversion,
    convert_all,
    convert_best,
    kinds_to_reroll,
    reroll_once,
)

SUCCESSES: Final = 0
ELDER_SIGNS: Final = 1
TENTACLES: Final = 2
"""Places of the symbols in all counts of this game (DICE-04)."""


@final
@attrs.frozen(slots=False)
class Throw:
    """One roll before its dice are thrown (DICE-01, -02, RES-01, RES-02).

    Attributes: `pool` standard dice, then bonus dice; `conversions` in the order in which they
    are decided on; `rerolls` of one die each that are free (REROLL-08); `against` whether the
    Successes hurt the one who rolls, who then wants few of them (AMB-06); `wanted` the symbols
    that rerolls are made for, of no account if the roll is against the one who rolls.
    """

    pool: Pool
    conversions: tuple[SymbolConversion, ...] = ()
    rerolls: int = 0
    against: bool = False
    wanted: tuple[int, ...] = (SUCCESSES,)

    @cached_property
    def distribution(self) -> Distribution:
        """The result if dice that show nothing useful are thrown again, each of them once.

        No goal is looked at: it goes on when there is enough, and everything that can be
        converted is. A face is useful if it alone brings one of the symbols that are wanted, so
        a reroll never takes one of those away. Against the one who rolls it is useful if it brings
        no Success, and only conversions that are no choice happen.
        """
        if not self.rerolls:
            return self.pool.distribution().changed(self._converted)
        kinds = kinds_to_reroll(self.pool, self._useful, lambda face: face[TENTACLES])
        return reroll_once(self.pool, kinds, self.rerolls).changed(self._converted)

    def aiming(self, successes: int) -> Distribution:
        """The result if all is done to get so many Successes, or to avoid them.

        One die after the other is thrown again, the one that helps most, the same one several
        times if need be (REROLL-06), and never when nothing is gained. Conversions that cost
        Tentacles are used only as far as they are needed.

        Args:
            successes: how many the one who rolls wants, or fears if the roll is against it.

        Raises:
            ValueError: if there are too many dice to work the best rerolls out.
        """
        rolled = self._plan(successes).distribution if self.rerolls else self.pool.distribution()
        return rolled.changed(lambda counts: self._best(counts, successes))

    def chance(self, successes: int) -> Fraction:
        """The chance of so many Successes or more for one who aims at them, or avoids them.

        Raises:
            ValueError: if there are too many dice to work the best rerolls out.
        """
        return self.aiming(successes).at_least(SUCCESSES, successes)

    def chance_now(
        self, standard: Iterable[Counts], bonus: Iterable[Counts], successes: int
    ) -> Fraction:
        """The chance of so many Successes or more once the dice lie on the table.

        Args:
            standard: the faces of the standard dice.
            bonus: the faces of the bonus dice.
            successes: how many the one who rolls wants, or fears if the roll is against it.

        Raises:
            ValueError: if these dice cannot show that, or there are too many of them.
        """
        faces = (tuple(standard), tuple(bonus))
        reached = self._plan(successes).value(faces, self.rerolls)
        return 1 - reached if self.against else reached

    def _plan(self, successes: int) -> RerollPlan:
        others = {conversion.symbol for conversion in self.conversions}

        def worth(counts: Counts) -> int:
            reached = self._best(counts, successes)[SUCCESSES] >= successes
            return int(reached != self.against)

        return RerollPlan(self.pool, self.rerolls, worth, sorted({SUCCESSES, *others}))

    def _best(self, counts: Counts, successes: int) -> Counts:
        """Convert towards a goal, then for few Tentacles, then for what is left."""
        sign = -1 if self.against else 1

        def worth(end: Counts) -> tuple[int, int, int]:
            shown = sign * end[SUCCESSES]
            return sign * min(end[SUCCESSES], successes), -end[TENTACLES], shown

        return convert_best(counts, self.conversions, worth)

    def _converted(self, counts: Counts) -> Counts:
        chosen = (one for one in self.conversions if not (self.against and one.optional))
        return convert_all(counts, chosen)

    def _useful(self, face: Counts) -> int:
        shown = self._converted(face)
        if self.against:
            return int(not shown[SUCCESSES])
        return sum(shown[symbol] for symbol in self.wanted)


# --- pools ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _die(faces: tuple[Counts, ...]) -> RolledDie:
    """Dice are compared often; the same one is the same object."""
    return RolledDie(faces)


def counts_of(game: Game, face: FaceId) -> Counts:
    """What a face counts (DICE-04, DICE-05)."""
    shown = game.faces[face]
    return shown.successes, shown.elder_signs, shown.tentacles


def pool_of(game: Game, standard: int, bonus: int) -> Pool:
    """Standard and bonus dice of a game.

    Raises:
        ValueError: if a number is negative.
    """
    sides = ((game.standard_die, standard), (game.bonus_die, bonus))
    return Pool(
        tuple((_die(tuple(counts_of(game, face) for face in side)), n) for side, n in sides)
    )


def printed_pool(content: Content, standard: int, bonus: int) -> Pool:
    """Standard and bonus dice of loaded content, without a game.

    Raises:
        ValueError: if a number is negative.
    """
    core = content.core
    return Pool(((_printed(core.standard_die), standard), (_printed(core.bonus_die), bonus)))


def _printed(die: DieText) -> RolledDie:
    copies = (face for face in die.faces for _ in range(face.copies))
    return _die(tuple((face.successes, face.elder_signs, face.tentacles) for face in copies))


__all__ = [
    "ELDER_SIGNS",
    "SUCCESSES",
    "TENTACLES",
    "Throw",
    "counts_of",
    "pool_of",
    "printed_pool",
]
