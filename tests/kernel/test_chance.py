"""The seeded source of chance, and what can come out of a request."""

from collections import Counter
from hashlib import blake2b
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmd_core.kernel.chance import SEED_LIMIT, Outcome, Request, Side, draw, outcomes_of, problem_of
from dmd_core.kernel.ids import ItemId


def side(items: str) -> Side:
    """One side with an item per letter."""
    return tuple(map(ItemId, items))


D6 = side("123456")
COIN = side("ht")

SEEDS = st.integers(0, SEED_LIMIT - 1)
COUNTERS = st.integers(0, 2**40)
SIDES = st.lists(st.text("abcdef", min_size=1, max_size=40).map(side), max_size=6).map(tuple)


@pytest.mark.parametrize(
    ("seed", "epoch", "stream", "counter", "sides", "expected"),
    [
        (0, 0, "attack", 0, (D6,), "5"),
        (0, 0, "attack", 1, (D6,), "6"),
        (7, 0, "attack", 0, (D6,) * 5, "61644"),
        (7, 1, "attack", 0, (D6,) * 5, "31146"),
        (7, 0, "fight", 0, (D6,) * 5, "21114"),
        (7, 0, "attack", 0, (COIN,) * 3, "thh"),
        (SEED_LIMIT - 1, 0, "fire", 12, (D6,) * 8, "42531156"),
    ],
)
def test_a_published_vector_holds(
    seed: int, epoch: int, stream: str, counter: int, sides: tuple[Side, ...], expected: str
) -> None:
    """The vectors of the documentation hold; changing one breaks every recorded seed."""
    assert draw(seed, epoch, stream, counter, sides) == tuple(expected)


def by_the_book(
    seed: int, epoch: int, stream: str, counter: int, sides: tuple[Side, ...], more: bytes = b""
) -> Outcome:
    """The documented algorithm once more, with powers instead of shifts and no early way out."""
    outcomes = 1
    for items in sides:
        outcomes *= len(items)
    number = 2**512
    attempt = 0
    while number >= 2**512 // outcomes * outcomes:
        digest = blake2b(
            (counter * 65536 + attempt).to_bytes(10, "big") + more,
            key=seed.to_bytes(16, "big"),
            salt=epoch.to_bytes(8, "big"),
            person=stream.encode(),
        ).digest()
        number = int.from_bytes(digest, "big")
        attempt += 1
    found = []
    for items in sides:
        found.append(items[number % len(items)])
        number //= len(items)
    return tuple(found)


@given(SEEDS, st.integers(0, 1000), st.text("abz-", min_size=1, max_size=16), COUNTERS, SIDES)
def test_a_draw_follows_the_documented_algorithm(
    seed: int, epoch: int, stream: str, counter: int, sides: tuple[Side, ...]
) -> None:
    """A second implementation, written from the documentation, gives the same outcomes."""
    expected = by_the_book(seed, epoch, stream, counter, sides)

    assert expected == draw(seed, epoch, stream, counter, sides)


def test_a_digest_beyond_the_last_multiple_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first digest is rejected if it is too large for equal weights, and the next one used."""
    digests = [b"\xff" * 64, (5).to_bytes(64, "big")]
    messages: list[int] = []

    class Scripted:
        """Hands out the digests above, one by one."""

        def copy(self) -> "Scripted":
            """One attempt."""
            return self

        def update(self, message: bytes) -> None:
            """Note what is hashed."""
            messages.append(int.from_bytes(message, "big"))

        def digest(self) -> bytes:
            """The digest of this attempt."""
            return digests[len(messages) - 1]

    monkeypatch.setattr("dmd_core.kernel.chance._keyed", lambda *_stream: Scripted())

    assert draw(1, 0, "test", 3, (side("abc"), side("xy"))) == ("c", "y")
    assert messages == [3 << 16, 3 << 16 | 1]


def test_more_dice_than_one_digest_answers() -> None:
    """DMD-DICE-14: no number of dice is too many; each 198 are answered by a digest."""
    drawn = draw(7, 1, "attack", 5, (D6,) * 450)

    groups = [
        by_the_book(7, 1, "attack", 5, (D6,) * 198),
        by_the_book(7, 1, "attack", 5, (D6,) * 198, more=bytes((0, 1))),
        by_the_book(7, 1, "attack", 5, (D6,) * 54, more=bytes((0, 2))),
    ]
    assert groups[0] + groups[1] + groups[2] == drawn
    assert 6**198 < 2**512 < 6**199


def test_nothing_to_draw_is_an_empty_outcome() -> None:
    """A request without sides has one outcome, the empty one."""
    assert draw(3, 0, "test", 0, ()) == ()


def chi_square(counts: Counter[Outcome], expected: dict[Outcome, float]) -> float:
    """How far counts are from what was expected."""
    assert set(counts) <= set(expected)
    return sum((counts[key] - wanted) ** 2 / wanted for key, wanted in expected.items())


def test_all_outcomes_of_a_small_request_are_equally_likely() -> None:
    """36 outcomes of two dice over 36,000 draws stay within the bounds of chance.

    The 99.99 % quantile of chi-square with 35 degrees of freedom is 74.9; the draws are fixed.
    """
    draws = Counter(draw(2026, 0, "test", counter, (D6, D6)) for counter in range(36_000))

    assert chi_square(draws, dict.fromkeys(product(D6, D6), 1000.0)) < 74.9


def test_an_item_listed_twice_is_twice_as_likely() -> None:
    """A side with a face printed twice gives it twice as often.

    The 99.99 % quantile of chi-square with 2 degrees of freedom is 18.4; the draws are fixed.
    """
    draws = Counter(draw(2026, 0, "test", counter, (side("aabc"),)) for counter in range(12_000))

    expected = {side("a"): 6000.0, side("b"): 3000.0, side("c"): 3000.0}
    assert chi_square(draws, expected) < 18.4


def test_seeds_streams_epochs_and_counters_draw_apart() -> None:
    """Changing any one of them gives other numbers: 40 dice never agree by accident."""
    dice = (D6,) * 40
    outcomes = {
        draw(1, 0, "attack", 0, dice),
        draw(2, 0, "attack", 0, dice),
        draw(1, 1, "attack", 0, dice),
        draw(1, 0, "fight", 0, dice),
        draw(1, 0, "attack", 1, dice),
    }

    assert len(outcomes) == 5


@pytest.mark.parametrize(
    "other",
    [(1, 0, "fight", 0), (1, 1, "attack", 0), (1, 0, "attack", 1), (2, 0, "attack", 0)],
    ids=["stream", "epoch", "counter", "seed"],
)
def test_neighbouring_sequences_are_independent(other: tuple[int, int, str, int]) -> None:
    """Two sequences that differ in one argument agree on a coin as often as chance has it.

    Of 10,000 pairs 5,000 should agree; 200 more or less are four standard deviations.
    """
    seed, epoch, stream, shift = other
    agreed = sum(
        draw(1, 0, "attack", counter, (COIN,))
        == draw(seed, epoch, stream, counter + shift, (COIN,))
        for counter in range(10_000)
    )

    assert abs(agreed - 5000) < 200


def test_two_sides_of_one_request_are_independent() -> None:
    """The second die of a request does not follow the first: it agrees one time in six.

    Of 12,000 pairs 2,000 should agree; 165 more or less are four standard deviations.
    """
    rolls = (draw(5, 0, "test", counter, (D6, D6)) for counter in range(12_000))

    assert abs(sum(first == second for first, second in rolls) - 2000) < 165


@given(SEEDS, COUNTERS, SIDES)
def test_what_is_drawn_can_come_out(seed: int, counter: int, sides: tuple[Side, ...]) -> None:
    """A draw never gives what `problem_of` would refuse."""
    outcome = draw(seed, 0, "test", counter, sides)

    assert problem_of(Request(0, sides, "roll"), outcome) is None


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ("1h", None),
        ("6t", None),
        ("1", "1 item for 2"),
        ("1hx", "item 3: 'x' cannot come out"),
        ("1h1", "3 items for 2"),
        ("", "0 items for 2"),
        ("7h", "item 1: '7' cannot come out"),
        ("1x", "item 2: 'x' cannot come out"),
        ("h1", "item 1: 'h' cannot come out"),
    ],
)
def test_a_typed_outcome_is_judged(items: str, expected: str | None) -> None:
    """A wrong number of items and the first impossible item are named."""
    request = Request(0, (D6, COIN), "roll")

    assert expected == problem_of(request, side(items))


def test_outcomes_are_listed_sorted_and_once() -> None:
    """Every outcome is listed once, in sorted order, however the sides are written."""
    request = Request(0, (side("bab"), side("zy")), "roll")

    found = ["".join(outcome) for outcome in outcomes_of(request)]

    assert found == ["ay", "az", "by", "bz"]


def test_a_request_without_sides_has_one_outcome() -> None:
    """Nothing can come out in exactly one way."""
    assert list(outcomes_of(Request(0, (), "roll"))) == [()]


def test_outcomes_are_made_lazily() -> None:
    """The first of very many outcomes is there at once."""
    assert next(outcomes_of(Request(0, (D6,) * 50, "roll"))) == side("1") * 50
