"""Rerolls by a fixed policy: dice that show certain faces are thrown again, each of them once."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import comb, lcm
from typing import TypeAlias

from dmd_replay.odds.dice import Pool, RolledDie, several
from dmd_replay.odds.distribution import Counts, Distribution

DieKind: TypeAlias = tuple[int, Counts]
"""A kind of die with what it shows: its place in the pool, and the face."""

_State: TypeAlias = tuple[Counts, tuple[int, ...], tuple[int, ...]]
"""Symbols of the dice that stay, dice not looked at yet, and dice thrown again, by kind of die."""


def kinds_to_reroll(
    pool: Pool,
    useful: Callable[[Counts], int | Fraction],
    harm: Callable[[Counts], int | Fraction] | None = None,
) -> tuple[DieKind, ...]:
    """What is thrown again by one who rerolls whatever shows nothing useful.

    Args:
        pool: the dice.
        useful: how useful a face is; at 0 or less it is thrown again.
        harm: how much a face hurts, if any does.

    Returns:
        The kinds in the order of preference: first the die that shows most on average, of equally
        good dice the face that hurts most.
    """
    found: list[tuple[Fraction, Fraction, DieKind]] = []
    for place, (die, _) in enumerate(pool.dice):
        average = die.distribution().expected(useful)
        found.extend(
            (-average, -Fraction(harm(face) if harm else 0), (place, face))
            for face in dict.fromkeys(die.faces)
            if useful(face) <= 0
        )
    return tuple(kind for *_, kind in sorted(found))


def reroll_once(pool: Pool, kinds: Sequence[DieKind], most: int) -> Distribution:
    """What a pool shows after up to so many of its dice were thrown again, each at most once.

    Args:
        pool: the dice.
        kinds: which dice are thrown again, the preferred ones first; each kind once.
        most: how many may be thrown again, 0 or more.

    Returns:
        The exact distribution.

    Raises:
        ValueError: if `most` is negative, or a kind is named twice or is none of the pool.

    Example:
        >>> coin = RolledDie(((0,), (1,)))
        >>> reroll_once(Pool(((coin, 1),)), [(0, (0,))], 1).at_least(0, 1)
        Fraction(3, 4)
    """
    _check(pool, kinds, most)
    dice = tuple(die for die, _ in pool.dice)
    scale = lcm(*(len(die.faces) for die in dice))
    kept = {_start(pool): 1}
    for kind in kinds:
        kept = _looked_at(kept, dice, kind, most)
    sums: dict[tuple[int, ...], dict[tuple[int, ...], dict[Counts, int]]] = {}
    for (counts, left, again), weight in kept.items():
        sums.setdefault(left, {}).setdefault(again, {})[counts] = weight
    others = [_others(die, [face for place, face in kinds if place == at]) for at, die in _at(dice)]
    ways: Counter[Counts] = Counter()
    for left, by_again in sums.items():
        if any(n and other is None for n, other in zip(left, others, strict=True)):
            continue  # every face of the die is thrown again: none is left over
        known: Counter[Counts] = Counter()
        for again, weights in by_again.items():
            factor = scale ** (most - sum(again))
            result = Distribution(weights)
            for at, die in _at(dice):
                factor *= (scale // len(die.faces)) ** again[at]
                result = result.plus(several(die, again[at]))
            known.update({counts: weight * factor for counts, weight in result})
        result = Distribution(known)
        for n, other in zip(left, others, strict=True):
            if other is not None:
                result = result.plus(several(other, n))
        ways.update(dict(result))
    return Distribution(ways)


def _check(pool: Pool, kinds: Sequence[DieKind], most: int) -> None:
    if most < 0:
        raise ValueError(f"{most} rerolls are too few; 0 or more are possible.")
    if len(set(kinds)) < len(kinds):
        raise ValueError("A kind of die with its face can be named only once.")
    for place, face in kinds:
        if not 0 <= place < len(pool.dice) or face not in pool.dice[place][0].faces:
            raise ValueError(f"No die at place {place} of the pool shows {face}.")


def _at(dice: Sequence[RolledDie]) -> Iterator[tuple[int, RolledDie]]:
    return iter(enumerate(dice))


def _start(pool: Pool) -> _State:
    return (0,) * pool.symbols, tuple(n for _, n in pool.dice), (0,) * len(pool.dice)


def _looked_at(
    states: dict[_State, int], dice: Sequence[RolledDie], kind: DieKind, most: int
) -> dict[_State, int]:
    """The states after all dice of one kind were found: thrown again as far as is allowed.

    Dice are looked at kind by kind, so those left show none of the kinds before. That way only
    numbers of dice are kept, never which die shows what.
    """
    place, face = kind
    ways = dice[place].faces.count(face)
    after: dict[_State, int] = {}
    for (counts, left, again), weight in states.items():
        spare = most - sum(again)
        for found in range(left[place] + 1):
            thrown = min(found, spare)
            stays = tuple(
                have + (found - thrown) * more for have, more in zip(counts, face, strict=True)
            )
            state = (stays, _with(left, place, -found), _with(again, place, thrown))
            times = comb(left[place], found) * ways**found
            after[state] = after.get(state, 0) + weight * times
    return after


def _with(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])


def _others(die: RolledDie, faces: Sequence[Counts]) -> RolledDie | None:
    """The die with its other faces only, None if there are none."""
    left = tuple(face for face in die.faces if face not in faces)
    return RolledDie(left) if left else None


__all__ = ["DieKind", "kinds_to_reroll", "reroll_once"]
