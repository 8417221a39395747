"""Rerolls by the best policy: one die after the other, as long as it pays."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import comb, lcm, prod
from typing import Final, TypeAlias, final

import attrs

from dmd_replay.odds.dice import Pool, RolledDie, several
from dmd_replay.odds.distribution import Counts, Distribution

Shown: TypeAlias = tuple[int, ...]
"""How many dice show each group of faces, all kinds of dice one after the other."""

LIMIT: Final = 200_000
"""So many positions of the dice, times rerolls, are worked through; more would take too long."""


@final
@attrs.frozen
class _Group:
    """Faces of one kind of die that a worth cannot tell apart."""

    place: int
    looks: Counts
    """What the worth sees of them."""
    faces: tuple[Counts, ...]

    @property
    def alike(self) -> bool:
        """Whether all of its faces are the same."""
        return len(set(self.faces)) == 1


@final
class RerollPlan:
    """The best way to use rerolls of one die each; a die may be thrown again several times.

    After the throw and after each reroll the player looks at all dice and either stops or throws
    the one die again that gains most. A die is thrown again only if that gains something.
    """

    def __init__(
        self,
        pool: Pool,
        most: int,
        worth: Callable[[Counts], int | Fraction],
        matters: Sequence[int] | None = None,
    ) -> None:
        """Work the plan out.

        Args:
            pool: the dice.
            most: how many rerolls there are, 0 or more.
            worth: how good the final counts of the whole pool are; its average is made greatest.
            matters: the symbols the worth looks at, all if None; the others are 0 when it is
                asked. The fewer, the faster.

        Raises:
            ValueError: if `most` is negative, or there are too many positions to work through.
        """
        if most < 0:
            raise ValueError(f"{most} rerolls are too few; 0 or more are possible.")
        self.pool: Final = pool
        self.most: Final = most
        seen = range(pool.symbols) if matters is None else matters
        self._groups: Final = tuple(_groups(pool, seen))
        sizes = [sum(group.place == at for group in self._groups) for at in range(len(pool.dice))]
        positions = prod(
            comb(n + size - 1, size - 1) for (_, n), size in zip(pool.dice, sizes, strict=True)
        )
        if positions * max(1, most) > LIMIT:
            raise ValueError(
                f"{pool.size} dice with {most} rerolls have {positions * max(1, most)} positions,"
                f" too many to find the best rerolls; at most {LIMIT} can be worked through."
            )
        self._scale: Final = lcm(*(len(die.faces) for die, _ in pool.dice))
        spread = [list(_spread(n, size)) for (_, n), size in zip(pool.dice, sizes, strict=True)]
        self._shown: Final = [tuple(sum(parts, ())) for parts in product(*spread)]
        self._values: Final = self._work_out(worth)

    def _work_out(self, worth: Callable[[Counts], int | Fraction]) -> list[dict[Shown, int]]:
        """Values of all positions by the rerolls left; each reroll multiplies their scale."""
        fractions = {shown: Fraction(worth(self._sum(shown))) for shown in self._shown}
        self._unit = lcm(*{value.denominator for value in fractions.values()})
        ends = {shown: int(value * self._unit) for shown, value in fractions.items()}
        values = [ends]
        for left in range(1, self.most + 1):
            before, stop = values[-1], self._scale**left
            gains: dict[tuple[Shown, int], int] = {}
            now: dict[Shown, int] = {}
            for shown in self._shown:
                options = [stop * ends[shown]]
                options.extend(self._gain(before, shown, at, gains) for at in self._there(shown))
                now[shown] = max(options)
            values.append(now)
        return values

    def _there(self, shown: Shown) -> Iterator[int]:
        """The groups that some die shows."""
        return (at for at, n in enumerate(shown) if n)

    def _gain(
        self,
        before: dict[Shown, int],
        shown: Shown,
        at: int,
        known: dict[tuple[Shown, int], int],
    ) -> int:
        """What a position is worth once a die of a group is thrown again."""
        place = self._groups[at].place
        others = _less(shown, at)
        gain = known.get((others, place))
        if gain is None:
            factor = self._scale // len(self.pool.dice[place][0].faces)
            gain = factor * sum(n * before[after] for after, n in self._thrown(others, place))
            known[others, place] = gain
        return gain

    def _thrown(self, others: Shown, place: int) -> Iterator[tuple[Shown, int]]:
        """The positions after one more die of a kind was thrown, each with its faces."""
        for at, group in enumerate(self._groups):
            if group.place == place:
                yield _more(others, at), len(group.faces)

    def _sum(self, shown: Shown) -> Counts:
        pairs = zip(self._groups, shown, strict=True)
        looks = [tuple(n * count for count in group.looks) for group, n in pairs]
        return tuple(map(sum, zip(*looks, strict=True)))

    # --- one position ----------------------------------------------------------------------------

    def value(self, faces: Sequence[Sequence[Counts]], left: int) -> Fraction:
        """What dice on the table are worth with so many rerolls left.

        Args:
            faces: what the dice of each kind show, in the order of the pool.
            left: rerolls left, 0 to `most`.

        Raises:
            ValueError: if the dice cannot show that, or `left` is out of range.
        """
        shown = self._position(faces, left)
        return Fraction(self._values[left][shown], self._unit * self._scale**left)

    def choice(self, faces: Sequence[Sequence[Counts]], left: int) -> tuple[int, int] | None:
        """Which die is to be thrown again.

        Args:
            faces: what the dice of each kind show, in the order of the pool.
            left: rerolls left, 0 to `most`.

        Returns:
            The kind of the die and its place among them, None if none is worth it.

        Raises:
            ValueError: if the dice cannot show that, or `left` is out of range.
        """
        at = self._choice(self._position(faces, left), left, {})
        if at is None:
            return None
        group = self._groups[at]
        kinds = [face in group.faces for face in faces[group.place]]
        return group.place, kinds.index(True)

    def _choice(self, shown: Shown, left: int, known: dict[tuple[Shown, int], int]) -> int | None:
        if not left:
            return None
        best, choice = self._scale**left * self._values[0][shown], None
        for at in self._there(shown):
            gain = self._gain(self._values[left - 1], shown, at, known)
            if gain > best:
                best, choice = gain, at
        return choice

    def _position(self, faces: Sequence[Sequence[Counts]], left: int) -> Shown:
        if not 0 <= left <= self.most:
            raise ValueError(f"{left} rerolls left are out of range; allowed: 0 to {self.most}.")
        sizes = [len(showing) for showing in faces]
        if sizes != [n for _, n in self.pool.dice]:
            raise ValueError(f"The faces are of {sizes} dice, not those of the pool.")
        for (die, _), showing in zip(self.pool.dice, faces, strict=True):
            for face in showing:
                if face not in die.faces:
                    raise ValueError(f"A die of that kind does not show {face}.")
        return tuple(
            sum(face in group.faces for face in faces[group.place]) for group in self._groups
        )

    # --- the whole -------------------------------------------------------------------------------

    @cached_property
    def expected(self) -> Fraction:
        """What the plan is worth before the dice are thrown."""
        values = self._values[self.most]
        summed = sum(weight * values[shown] for shown, weight in self._first().items())
        throws = prod(len(die.faces) ** n for die, n in self.pool.dice)
        return Fraction(summed, throws * self._unit * self._scale**self.most)

    @cached_property
    def distribution(self) -> Distribution:
        """What the dice show in the end, all symbols counted."""
        now, ends = self._first(), Counter[Shown]()
        for left in range(self.most, 0, -1):
            after: Counter[Shown] = Counter()
            known: dict[tuple[Shown, int], int] = {}
            for shown, weight in now.items():
                at = self._choice(shown, left, known)
                if at is None:
                    ends[shown] += weight * self._scale**left
                    continue
                place = self._groups[at].place
                factor = self._scale // len(self.pool.dice[place][0].faces)
                for next_one, n in self._thrown(_less(shown, at), place):
                    after[next_one] += weight * factor * n
            now = after
        ends.update(now)
        return self._in_full(ends)

    def _first(self) -> Counter[Shown]:
        """The positions after the throw, each with its ways."""
        first: Counter[Shown] = Counter()
        for shown in self._shown:
            ways = prod(len(group.faces) ** n for group, n in zip(self._groups, shown, strict=True))
            left = [n for _, n in self.pool.dice]
            for group, n in zip(self._groups, shown, strict=True):
                ways *= comb(left[group.place], n)
                left[group.place] -= n
            first[shown] = ways
        return first

    def _in_full(self, ends: Counter[Shown]) -> Distribution:
        """The faces within a group, which the plan did not look at, come as chance has it.

        A weight holds the ways of its faces within their groups; of mixed groups they are taken
        out here and come back with the faces.
        """
        sums: dict[Shown, Counter[Counts]] = {}
        for shown, weight in ends.items():
            base, within = (0,) * self.pool.symbols, 1
            for group, n in zip(self._groups, shown, strict=True):
                if group.alike:
                    base = tuple(
                        have + n * more for have, more in zip(base, group.faces[0], strict=True)
                    )
                else:
                    within *= len(group.faces) ** n
            mixed = tuple(
                0 if group.alike else n for group, n in zip(self._groups, shown, strict=True)
            )
            sums.setdefault(mixed, Counter())[base] += weight // within
        ways: Counter[Counts] = Counter()
        for mixed, weights in sums.items():
            result = Distribution(weights)
            for group, n in zip(self._groups, mixed, strict=True):
                result = result.plus(several(RolledDie(group.faces), n))
            ways.update(dict(result))
        return Distribution(ways)


def _groups(pool: Pool, seen: Sequence[int]) -> Iterator[_Group]:
    for place, (die, _) in enumerate(pool.dice):
        by_looks: dict[Counts, list[Counts]] = {}
        for face in die.faces:
            looks = tuple(n if at in seen else 0 for at, n in enumerate(face))
            by_looks.setdefault(looks, []).append(face)
        for looks, faces in sorted(by_looks.items()):
            yield _Group(place, looks, tuple(faces))


def _spread(n: int, groups: int) -> Iterator[Shown]:
    """Every way to spread so many dice over so many groups."""
    if groups == 1:
        yield (n,)
        return
    for first in range(n + 1):
        for rest in _spread(n - first, groups - 1):
            yield (first, *rest)


def _less(shown: Shown, at: int) -> Shown:
    return (*shown[:at], shown[at] - 1, *shown[at + 1 :])


def _more(shown: Shown, at: int) -> Shown:
    return (*shown[:at], shown[at] + 1, *shown[at + 1 :])


__all__ = ["LIMIT", "RerollPlan", "Shown"]
