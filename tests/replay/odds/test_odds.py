"""Exact odds: known numbers by hand, brute force over all throws, and the engine's own dice."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dmd_replay.odds
from dmd_replay.odds import (
    AddOnce,
    ConvertSymbols,
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

STANDARD = RolledDie(((0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1), (0, 1, 0)))
BONUS = RolledDie(((0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)))
COIN = RolledDie(((0,), (1,)))


def dice(standard: int, bonus: int) -> Pool:
    """A pool of the core box."""
    return Pool(((STANDARD, standard), (BONUS, bonus)))


def total(faces: Sequence[Counts], symbols: int) -> Counts:
    """All faces added up."""
    return tuple(sum(face[symbol] for face in faces) for symbol in range(symbols))


def throws(pool: Pool) -> Iterator[tuple[tuple[int, Counts], ...]]:
    """Every throw of a pool, each die with its kind."""
    each = [
        [(place, face) for face in die.faces]
        for place, (die, n) in enumerate(pool.dice)
        for _ in range(n)
    ]
    return product(*each)


# --- known numbers -------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [300, pytest.param(1000, marks=pytest.mark.exhaustive)])
def test_a_thousand_dice(n: int) -> None:
    """Any number of dice has odds: of 1,000 coins 500 are heads in so many of 2^1000 throws."""
    thrown = Pool(((COIN, n),)).distribution()

    assert Fraction(comb(n, n // 2), 2**n) == thrown.chance((n // 2,))


def test_three_dice_show_two_successes_half_of_the_time() -> None:
    """Half the faces of a standard die are Successes: 1, 3, 3, 1 of 8."""
    result = dice(3, 0).distribution()

    assert {n: Fraction(k, 8) for n, k in enumerate((1, 3, 3, 1))} == result.of(0)
    assert Fraction(1, 2) == result.at_least(0, 2)
    assert Fraction(3, 2) == result.mean(0)


def test_four_successes_of_three_standard_and_two_bonus_dice() -> None:
    """Five dice, each with half its faces: (5 + 1) of 32."""
    assert Fraction(3, 16) == dice(3, 2).distribution().at_least(0, 4)


def test_tentacles_of_three_standard_dice() -> None:
    """Two of six faces show one: none in 8 of 27 throws, three in 1."""
    result = dice(3, 2).distribution()

    assert Fraction(8, 27) == result.chance_that(lambda counts: counts[2] == 0)
    assert Fraction(1, 27) == result.at_least(2, 3)


def test_symbols_of_one_die_belong_together() -> None:
    """A Success with a Tentacle is one face of six, not the product of two chances."""
    result = dice(1, 0).distribution()

    assert Fraction(1, 6) == result.chance((1, 0, 1))
    assert Fraction(0) == result.chance((1, 1, 0))


def test_no_dice_show_nothing_for_certain() -> None:
    """A pool without dice shows no symbol at all, with certainty."""
    assert Distribution({(0, 0, 0): 1}) == dice(0, 0).distribution()


def test_rerolling_one_of_two_coins() -> None:
    """One blank coin of two is thrown again: both show heads in 1/4 + 1/2 * 1/2."""
    pool = Pool(((COIN, 2),))

    assert Fraction(1, 2) == reroll_once(pool, [(0, (0,))], 1).at_least(0, 2)
    assert Fraction(9, 16) == reroll_once(pool, [(0, (0,))], 2).at_least(0, 2)


def test_rerolling_dice_with_unlike_numbers_of_faces() -> None:
    """A coin goes before a die of three faces: both succeed in 1/2 * 8/9 + 1/2 * 1/2 * 2/3."""
    pool = Pool(((COIN, 1), (RolledDie(((0,), (1,), (1,))), 1)))

    result = reroll_once(pool, [(0, (0,)), (1, (0,))], 1)

    assert Distribution({(2,): 22, (1,): 11, (0,): 3}) == result


def test_the_best_player_throws_a_coin_again_until_it_succeeds() -> None:
    """Up to two rerolls of a single coin: 1 - 1/8."""
    plan = RerollPlan(Pool(((COIN, 1),)), 2, lambda counts: counts[0])

    assert Fraction(7, 8) == plan.expected
    assert Distribution({(1,): 7, (0,): 1}) == plan.distribution


def test_the_best_player_stops_when_there_is_enough() -> None:
    """With the goal reached no die is thrown, with a blank left it is the blank."""
    plan = RerollPlan(Pool(((COIN, 2),)), 1, lambda counts: int(counts[0] >= 2))

    assert plan.choice((((1,), (1,)),), 1) is None
    assert plan.choice((((1,), (0,)),), 1) == (0, 1)
    assert plan.choice((((0,), (0,)),), 1) is None, "one reroll cannot bring two"
    assert Fraction(1, 2) == plan.value((((1,), (0,)),), 1)


def test_all_elder_signs_count() -> None:
    """Of one standard die 4 of 6 faces help, of one bonus die 4 of 6, one of them twice."""
    conversions = [ConvertSymbols(1, (1, 0, 0))]
    result = dice(1, 1).distribution().changed(lambda counts: convert_all(counts, conversions))

    assert Fraction(1, 9) == result.chance_that(lambda counts: counts[0] == 0)
    assert Fraction(4 * 1, 36) == result.at_least(0, 3)


# --- distributions -------------------------------------------------------------------------------


def test_distributions_are_equal_if_their_chances_are() -> None:
    """Weights may be multiples of each other."""
    assert Distribution({(0,): 1, (1,): 3}) == Distribution({(1,): 6, (0,): 2, (7,): 0})
    assert Distribution({(0,): 1, (1,): 3}) != Distribution({(0,): 1, (1,): 2})
    assert Distribution({(0,): 1}) != Distribution({(1,): 1})
    assert Distribution({(0,): 1}) != Distribution({(0,): 1, (1,): 1})
    assert Distribution({(0,): 1}) != "nothing"
    with pytest.raises(TypeError):
        hash(Distribution({(0,): 1}))


@pytest.mark.parametrize("weights", [{}, {(1,): 0}, {(1,): 2, (2,): -1}])
def test_weights_must_be_some(weights: dict[Counts, int]) -> None:
    """Nothing, or something less than nothing, is no distribution."""
    with pytest.raises(ValueError, match="weights of 0 or more, and at least one above 0"):
        Distribution(weights)


def test_counts_must_fit_together() -> None:
    """All counts name the same symbols, at least one, none below 0."""
    with pytest.raises(ValueError, match="the same number of symbols"):
        Distribution({(1,): 1, (1, 2): 1})
    for faulty in ((), (-1,)):
        with pytest.raises(ValueError, match="at least one symbol, and none of them below 0"):
            Distribution({faulty: 1})


def test_dice_and_pools_must_be_whole() -> None:
    """Faces of unlike length, no faces, no or negative dice are refused."""
    for make, message in (
        (lambda: RolledDie(()), "A die needs at least one face."),
        (lambda: RolledDie(((0,), (0, 1))), "All faces of a die need the same number of symbols."),
        (lambda: Pool(()), "A pool needs at least one kind of die, be it 0 of it."),
        (lambda: Pool(((COIN, -1),)), "A pool has 0 or more dice of a kind."),
        (lambda: Pool(((COIN, 1), (BONUS, 1))), "All dice of a pool need the same number"),
        (lambda: COIN.distribution().times(-1), "-1 copies are too few; 0 or more are possible."),
    ):
        with pytest.raises(ValueError, match=message):
            make()


def test_times_is_throwing_again_and_again() -> None:
    """Three coins are three times one coin."""
    assert Pool(((COIN, 3),)).distribution() == COIN.distribution().times(3)


def test_a_die_of_one_symbol_has_the_same_odds() -> None:
    """Leaving symbols out changes nothing for the one kept."""
    narrow = Pool(((STANDARD.only(2), 4), (BONUS.only(2), 2))).distribution()

    assert dice(4, 2).distribution().of(2) == narrow.of(0)


def test_twenty_dice_keep_exact() -> None:
    """The chances of a great pool still add up to 1, and the mean is exact."""
    result = dice(12, 8).distribution()

    assert result.total == 6**20
    assert sum(result.of(0).values()) == 1
    assert Fraction(10) == result.mean(0)
    assert Fraction(1, 2**20) == result.at_least(0, 20)


# --- conversions ---------------------------------------------------------------------------------


def test_conversions_see_what_earlier_ones_added() -> None:
    """Signs that cost Tentacles first, then Tentacles that help: both count, the symbols stay."""
    costly, mad = ConvertSymbols(1, (1, 0, 1)), ConvertSymbols(2, (1, 0, 0), most=2)

    assert (3, 1, 2) == convert_all((0, 1, 1), [costly, mad])
    assert (2, 1, 2) == convert_all((0, 1, 1), [mad, costly])


def test_a_symbol_that_is_not_shared_is_converted_once() -> None:
    """Of 3 signs one text takes 2, the other what is left; one that shares takes all 3."""
    two, rest = (ConvertSymbols(1, (1, 0, 0), most, alone=True) for most in (2, None))
    free = ConvertSymbols(1, (10, 0, 0))

    assert (33, 3, 0) == convert_all((0, 3, 0), [two, free, rest])
    assert (3, 3, 0) == convert_best((0, 3, 0), [two, rest], lambda counts: counts[0])


def test_something_is_added_once() -> None:
    """Three Successes for two Tentacles, and no more for four."""
    conversion = AddOnce(2, 2, (3, 0, 0))

    assert [(0, 0, 1), (3, 0, 2), (3, 0, 4)] == [
        convert_all((0, 0, n), [conversion]) for n in (1, 2, 4)
    ]


def test_the_best_conversion_is_the_least_that_is_good_enough() -> None:
    """To have 2 Successes only one costly sign of three is used; what is no choice happens."""
    costly = ConvertSymbols(1, (1, 0, 1))

    def enough(counts: Counts) -> int:
        return min(counts[0], 2)

    assert (2, 3, 1) == convert_best((1, 3, 0), [costly], enough)
    forced = ConvertSymbols(1, (1, 0, 1), optional=False)
    assert (4, 3, 3) == convert_best((1, 3, 0), [forced], enough)


CONVERSIONS = st.lists(
    st.one_of(
        st.builds(
            ConvertSymbols,
            st.integers(1, 2),
            st.tuples(st.integers(0, 2), st.just(0), st.integers(0, 1)),
            st.none() | st.integers(0, 2),
            st.booleans(),
        ),
        st.builds(
            AddOnce,
            st.integers(1, 2),
            st.integers(0, 2),
            st.tuples(st.integers(0, 3), st.just(0), st.integers(0, 1)),
            st.booleans(),
        ),
    ),
    max_size=2,
)
SMALL_DIE = st.lists(
    st.tuples(st.integers(0, 1), st.integers(0, 1), st.integers(0, 1)), min_size=1, max_size=4
).map(lambda faces: RolledDie(tuple(faces)))
SMALL_POOL = st.tuples(SMALL_DIE, st.integers(0, 3), SMALL_DIE, st.integers(0, 2)).map(
    lambda parts: Pool(((parts[0], parts[1]), (parts[2], parts[3])))
)


@given(pool=SMALL_POOL, conversions=CONVERSIONS)
@settings(max_examples=80, deadline=None)
def test_distributions_are_what_brute_force_counts(
    pool: Pool, conversions: list[SymbolConversion]
) -> None:
    """Every throw written down and converted gives the same distribution."""
    counted = Counter(
        convert_all(total([face for _, face in throw], 3), conversions) for throw in throws(pool)
    )

    result = pool.distribution().changed(lambda counts: convert_all(counts, conversions))

    assert Distribution(counted) == result


@given(counts=st.tuples(*[st.integers(0, 3)] * 3), conversions=CONVERSIONS)
@settings(max_examples=80, deadline=None)
def test_the_best_conversion_is_not_beaten(
    counts: Counts, conversions: list[SymbolConversion]
) -> None:
    """No way of converting gives more than the one chosen."""

    def ends(now: Counts, todo: Sequence[SymbolConversion]) -> Iterator[Counts]:
        if not todo:
            yield now
            return
        most = todo[0].uses(now)
        for n in range(0 if todo[0].optional else most, most + 1):
            yield from ends(todo[0].done(now, n), todo[1:])

    def worth(end: Counts) -> int:
        return 3 * min(end[0], 2) - end[2]

    best = convert_best(counts, conversions, worth)

    assert max(map(worth, ends(counts, conversions))) == worth(best)


# --- rerolls -------------------------------------------------------------------------------------


def by_hand(pool: Pool, kinds: Sequence[tuple[int, Counts]], most: int) -> Distribution:
    """The fixed policy carried out on every throw, every new face written down."""
    counted: Counter[Counts] = Counter()
    for throw in throws(pool):
        order = sorted(
            (place for place, shown in enumerate(throw) if shown in kinds),
            key=lambda place: (kinds.index(throw[place]), place),
        )
        again = order[:most]
        stays = [face for place, (_, face) in enumerate(throw) if place not in again]
        sides = [pool.dice[throw[place][0]][0].faces for place in again]
        # faces that are not thrown count as often as a throw has outcomes in all
        weight = 1
        for _ in range(most - len(again)):
            weight *= SCALE
        for new in product(*sides):
            part = weight
            for side in sides:
                part = part * SCALE // len(side)
            counted[total([*stays, *new], pool.symbols)] += part
    return Distribution(counted)


SCALE = 12
"""A multiple of every number of faces of a small die."""


@given(pool=SMALL_POOL, most=st.integers(0, 3), data=st.data())
@settings(max_examples=60, deadline=None)
def test_rerolls_once_each_are_what_brute_force_counts(
    pool: Pool, most: int, data: st.DataObject
) -> None:
    """Whatever kinds are thrown again in whatever order, every throw written down agrees."""
    there = [(place, face) for place, (die, _) in enumerate(pool.dice) for face in set(die.faces)]
    order = data.draw(st.permutations(sorted(there)))
    kinds = order[: data.draw(st.integers(0, len(order)))]

    assert by_hand(pool, kinds, most) == reroll_once(pool, kinds, most)


def test_what_is_useless_is_thrown_again_in_the_order_of_gain() -> None:
    """With signs that count, the bonus die gains more; of standard dice a Tentacle goes first."""
    plain = kinds_to_reroll(dice(1, 1), lambda face: face[0], lambda face: face[2])
    signs = kinds_to_reroll(dice(1, 1), lambda face: face[0] + face[1], lambda face: face[2])

    assert plain == (
        (0, (0, 0, 1)),
        (0, (0, 0, 0)),
        (0, (0, 1, 0)),
        (1, (0, 0, 0)),
        (1, (0, 1, 0)),
    )
    assert signs == ((1, (0, 0, 0)), (0, (0, 0, 1)), (0, (0, 0, 0)))


def test_faults_of_rerolls_are_named() -> None:
    """Too few rerolls, a kind twice, a face that is on no die."""
    for kinds, most, message in (
        ([], -1, "-1 rerolls are too few; 0 or more are possible."),
        ([(0, (0,)), (0, (0,))], 1, "A kind of die with its face can be named only once."),
        ([(0, (2,))], 1, r"No die at place 0 of the pool shows \(2,\)."),
        ([(1, (0,))], 1, r"No die at place 1 of the pool shows \(0,\)."),
    ):
        with pytest.raises(ValueError, match=message):
            reroll_once(Pool(((COIN, 2),)), kinds, most)


def best_by_hand(
    pool: Pool,
    throw: tuple[tuple[int, Counts], ...],
    left: int,
    worth: Callable[[Counts], int],
) -> Fraction:
    """The best value of a throw, found by trying every die."""
    best = Fraction(worth(total([face for _, face in throw], pool.symbols)))
    if left:
        for place, (kind, _) in enumerate(throw):
            side = pool.dice[kind][0].faces
            values = [
                best_by_hand(
                    pool, (*throw[:place], (kind, face), *throw[place + 1 :]), left - 1, worth
                )
                for face in side
            ]
            best = max(best, sum(values, Fraction()) / len(side))
    return best


@given(
    parts=st.tuples(SMALL_DIE, st.integers(0, 2), SMALL_DIE, st.integers(0, 1)),
    most=st.integers(0, 2),
    goal=st.integers(1, 3),
    signs=st.booleans(),
)
@settings(max_examples=40, deadline=None)
def test_the_best_rerolls_are_what_brute_force_finds(
    parts: tuple[RolledDie, int, RolledDie, int], most: int, goal: int, *, signs: bool
) -> None:
    """Trying every die after every throw gives the plan's worth, and its distribution keeps it."""
    pool = Pool(((parts[0], parts[1]), (parts[2], parts[3])))

    def worth(counts: Counts) -> int:
        return int(counts[0] + signs * counts[1] >= goal)

    all_throws = list(throws(pool))
    values = [best_by_hand(pool, throw, most, worth) for throw in all_throws]
    expected = sum(values, Fraction()) / len(all_throws)
    plan = RerollPlan(pool, most, worth, (0, 1) if signs else (0,))

    assert expected == plan.expected
    assert expected == plan.distribution.expected(worth)
    # what the worth does not look at is all there: without a choice nothing of it is lost
    idle = RerollPlan(pool, 0, worth, (0,)).distribution if not signs else pool.distribution()
    assert pool.distribution() == idle


def test_the_best_rerolls_follow_their_own_choices() -> None:
    """Playing by `choice` on every throw gives the distribution of the plan."""
    pool = dice(2, 1)
    plan = RerollPlan(pool, 2, lambda counts: int(counts[0] + counts[1] >= 3), (0, 1))
    counted: Counter[Counts] = Counter()

    def play(faces: list[list[Counts]], left: int, weight: int) -> None:
        choice = plan.choice(faces, left)
        if choice is None:
            shown = [face for showing in faces for face in showing]
            counted[total(shown, 3)] += weight * 6**left
            return
        place, die = choice
        for face in pool.dice[place][0].faces:
            after = [list(showing) for showing in faces]
            after[place][die] = face
            play(after, left - 1, weight)

    for throw in throws(pool):
        play([[face for kind, face in throw if kind == place] for place in (0, 1)], 2, 1)

    assert Distribution(counted) == plan.distribution


def test_rerolls_help_the_best_player_most() -> None:
    """No reroll, useless dice once each, the best plan: never worse from one to the next."""
    for standard, bonus, goal in product((0, 2, 3), (1, 2), (1, 2, 4)):
        pool = dice(standard, bonus)
        kinds = kinds_to_reroll(pool, lambda face: face[0])
        for most in range(4):
            plain = pool.distribution().at_least(0, goal)
            once = reroll_once(pool, kinds, most).at_least(0, goal)
            best = RerollPlan(pool, most, lambda c, goal=goal: int(c[0] >= goal), (0,)).expected  # type: ignore[misc]  # the goal of this round
            assert plain <= once <= best


def test_faults_of_plans_are_named() -> None:
    """Negative rerolls, too many positions, faces that do not fit."""
    with pytest.raises(ValueError, match="-1 rerolls are too few; 0 or more are possible"):
        RerollPlan(dice(1, 0), -1, sum)
    with pytest.raises(
        ValueError, match=r"60 dice with 2 rerolls have .* positions, too many to find the best"
    ):
        RerollPlan(dice(30, 30), 2, sum)
    plan = RerollPlan(dice(1, 1), 1, sum)
    for faces, left, message in (
        ((((0, 0, 0),), ((0, 0, 0),)), 2, "2 rerolls left are out of range; allowed: 0 to 1"),
        ((((0, 0, 0),), ()), 1, r"The faces are of \[1, 0\] dice, not those of the pool"),
        ((((1, 1, 0),), ((0, 0, 0),)), 1, r"A die of that kind does not show \(1, 1, 0\)"),
    ):
        with pytest.raises(ValueError, match=message):
            plan.value(faces, left)


# --- manners -------------------------------------------------------------------------------------


def test_the_general_module_knows_no_game_and_no_float() -> None:
    """Nothing of a game is imported, and no number with a point is written or made."""
    for path in sorted(Path(dmd_replay.odds.__path__[0]).glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            match node:
                case ast.ImportFrom(module=module):
                    assert module is not None
                    assert not module.startswith("dmd_") or module.startswith("dmd_replay.odds")
                case ast.Import(names=names):
                    assert [name.name for name in names if name.name.startswith("dmd_")] == []
                case ast.Constant(value=value):
                    assert not isinstance(value, float), f"{path.name}:{node.lineno}"
                case ast.Name(id=name):
                    assert name != "float", f"{path.name}:{node.lineno}"
                case _:
                    pass
