"""Chance: what the engine asks of dice and decks, and how a seed answers.

A request lists its *sides*: for each thing drawn, the items it may show. A die is a side with its
faces, a face printed twice stands there twice; the top card of a shuffled deck is one side with
the cards of the pool. An outcome is a tuple of items, one per side, so a seed, a log and a person
at a real table give the same values.

The seeded source is BLAKE2b in counter mode: the key is the seed, the personalisation the name of
the stream, the salt the epoch, the message the counter of the stream. One 512-bit digest answers
one request: it is read as a number in mixed radix, one digit per side. A digest at or above the
largest multiple of the number of outcomes is thrown away and the next attempt is hashed, so every
outcome has exactly the same weight. A request too large for one digest, such as 199 dice, is
answered in groups of sides by a digest each, because no rule limits the dice of a roll.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from math import prod
from typing import Final, final

from dmd_core.kernel.ids import ItemId, RuleId
from dmd_core.kernel.node import node

ALGORITHM: Final = "blake2b-counter-1"
"""Name and version of the seeded source, written into every log."""

SEED_BYTES: Final = 16
SEED_LIMIT: Final = 1 << (8 * SEED_BYTES)
"""Seeds are whole numbers from 0 up to, not including, this."""

_DIGEST_SIZE: Final = 64
_SPACE: Final = 1 << (8 * _DIGEST_SIZE)

Side = tuple[ItemId, ...]
"""The items one die or one draw may show; repeated items weigh more."""

Outcome = tuple[ItemId, ...]
"""One item per side."""


@final
@node
class Request:
    """One question to chance.

    `stream` is the place of the stream in the ruleset's list of names, `sides` what may come out,
    `label` a word for people who type the outcome in (``roll``, ``top Mythos card``), `rules` what
    an outcome that cannot come out is refused by.
    """

    stream: int
    sides: tuple[Side, ...]
    label: str
    rules: tuple[RuleId, ...] = ()

    def __repr__(self) -> str:
        count = len(self.sides)
        return f"<Request '{self.label}' of {count} item{'' if count == 1 else 's'}>"


@final
@node
class Chance:
    """The part of a state that seeded chance needs: seed, epoch, one counter per stream.

    `seed` is -1 when outcomes are typed in at the table or come from recorded facts.
    """

    seed: int
    epoch: int
    counters: tuple[int, ...]


def draw(seed: int, epoch: int, stream: str, counter: int, sides: tuple[Side, ...]) -> Outcome:
    """Answer a request from a seed; a pure function of its arguments.

    Args:
        seed: 0 up to `SEED_LIMIT`.
        epoch: 0 or more; raised by an undo that asks for new numbers.
        stream: name of the stream, at most 16 bytes in UTF-8.
        counter: how many requests this stream has answered before.
        sides: what may come out; none of them empty.

    Returns:
        One item per side, each equally likely as often as it is listed.

    Example:
        >>> draw(7, 0, "attack", 0, (("blank", "hit"), ("blank", "hit"), ("blank", "hit")))
        ('hit', 'blank', 'blank')
    """
    keyed = _keyed(seed, epoch, stream)
    outcomes = prod(map(len, sides))
    if outcomes <= _SPACE:
        return tuple(_digits(keyed, counter, b"", sides, outcomes))
    items: list[ItemId] = []
    for number, group in enumerate(_groups(sides)):
        more = number.to_bytes(2, "big") if number else b""
        items += _digits(keyed, counter, more, group, prod(map(len, group)))
    return tuple(items)


def _digits(
    keyed: blake2b, counter: int, more: bytes, sides: tuple[Side, ...], outcomes: int
) -> list[ItemId]:
    """Read one digest as a number in mixed radix."""
    limit = _SPACE - _SPACE % outcomes
    attempt = 0
    while True:
        digest = keyed.copy()
        digest.update((counter << 16 | attempt).to_bytes(10, "big") + more)
        number = int.from_bytes(digest.digest(), "big")
        if number < limit:
            break
        attempt += 1
    items: list[ItemId] = []
    for side in sides:
        number, place = divmod(number, len(side))
        items.append(side[place])
    return items


def _groups(sides: tuple[Side, ...]) -> Iterator[tuple[Side, ...]]:
    """As many sides as one digest can answer, in order: 198 dice of six faces."""
    group: list[Side] = []
    outcomes = 1
    for side in sides:
        if outcomes * len(side) > _SPACE:
            yield tuple(group)
            group, outcomes = [], 1
        group.append(side)
        outcomes *= len(side)
    yield tuple(group)


@lru_cache(maxsize=64)
def _keyed(seed: int, epoch: int, stream: str) -> blake2b:
    """The hash with its key block done; a draw copies it, which is half the cost of a new one."""
    return blake2b(
        digest_size=_DIGEST_SIZE,
        key=seed.to_bytes(SEED_BYTES, "big"),
        salt=epoch.to_bytes(8, "big"),
        person=stream.encode(),
    )


def problem_of(request: Request, outcome: Outcome) -> str | None:
    """Say what is wrong with a typed or recorded outcome, or None if it can be.

    Example:
        >>> problem_of(Request(0, (("blank", "hit"),), "roll"), ("miss",))
        "item 1: 'miss' cannot come out"
    """
    if len(outcome) != len(request.sides):
        for place, item in enumerate(outcome, 1):
            if all(item not in side for side in request.sides):
                return f"item {place}: '{item}' cannot come out"
        return f"{len(outcome)} {'item' if len(outcome) == 1 else 'items'} for {len(request.sides)}"
    for place, (item, side) in enumerate(zip(outcome, request.sides, strict=True), 1):
        if item not in side:
            return f"item {place}: '{item}' cannot come out"
    return None


def outcomes_of(request: Request) -> Iterator[Outcome]:
    """Every outcome of a request in sorted order, lazily; there may be very many."""
    choices = tuple(tuple(sorted(set(side))) for side in request.sides)
    yield from _product(choices, 0)


def _product(choices: tuple[Side, ...], start: int) -> Iterator[Outcome]:
    if start == len(choices):
        yield ()
        return
    for item in choices[start]:
        for rest in _product(choices, start + 1):
            yield (item, *rest)


__all__ = [
    "ALGORITHM",
    "SEED_LIMIT",
    "Chance",
    "Outcome",
    "Request",
    "Side",
    "draw",
    "outcomes_of",
    "problem_of",
]
