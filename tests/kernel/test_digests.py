"""Digests can be computed from their description alone, and cover what they say."""

from hashlib import blake2b
from typing import Final, NewType, final

import msgpack
import pytest

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.digests import GENESIS, chain, state_digest
from dmd_core.kernel.events import Frame, Typed
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import EncodeError, Schema
from dmd_core.kernel.state import State

SpaceId = NewType("SpaceId", str)


@final
@node
class Turn:
    """A frame."""

    number: int = 0


@final
@node
class Board:
    """A table."""

    space: SpaceId
    round: int = 0


SCHEMA: Final = Schema(table=Board, events={}, commands={Typed: 1}, frames={Turn: 1}, rules={})
CODEC: Final = SCHEMA.bind(["hall", "yard"])


def state(
    space: str = "yard",
    round_: int = 300,
    agenda: tuple[Frame, ...] = (),
    chance: Chance = Chance(7, 0, (0, 200)),  # noqa: B008 - a value, never changed
) -> State[Board]:
    """A state that differs from the usual one in what is given."""
    return State(Board(SpaceId(space), round_), agenda, chance)


def test_the_chain_starts_from_zeros() -> None:
    """The first link has 16 zero bytes before it."""
    assert bytes(16) == GENESIS


@pytest.mark.parametrize(
    ("records", "expected"),
    [
        ([b"abc"], "15ab4c60c3a8c26ce32937cb548f306e"),
        ([b"abc", b""], "c02472eb06b9c8a8a03b28b69cdf5bca"),
        ([b"abc", b"d"], "72fbaf8e12e3fa644b62258229344974"),
        ([b"ab", b"cd"], "2021dd5d23865b17eab887bb954c1fa5"),
    ],
)
def test_a_published_chain_holds(records: list[bytes], expected: str) -> None:
    """The first link is what ``b2sum -l 128`` gives for 16 zero bytes and the record."""
    link = GENESIS
    for record in records:
        link = chain(link, record)

    assert expected == link.hex()


def test_the_chain_depends_on_every_record_and_on_the_order() -> None:
    """Changing, dropping, swapping or splitting records gives another last link."""
    games = [(b"a", b"b"), (b"b", b"a"), (b"a",), (b"a", b"c"), (b"ab",), (b"a", b"b", b"")]
    links = set()
    for records in games:
        link = GENESIS
        for record in records:
            link = chain(link, record)
        links.add(link)

    assert len(links) == len(games)
    assert {len(link) for link in links} == {16}


def test_a_state_digest_follows_from_its_description() -> None:
    """Table as an array with symbols by number, then the array of the counters."""
    described = msgpack.packb([2, 300]) + msgpack.packb([0, 200])
    assert described == bytes([0x92, 2, 0xCD, 1, 44, 0x92, 0, 0xCC, 200])

    expected = blake2b(described, digest_size=16).hexdigest()

    assert expected == state_digest(CODEC, state())


@pytest.mark.parametrize(
    "other",
    [
        state(agenda=(Turn(3),)),
        state(chance=Chance(8, 0, (0, 200))),
        state(chance=Chance(-1, 0, (0, 200))),
        state(chance=Chance(7, 1, (0, 200))),
    ],
    ids=["agenda", "seed", "no seed", "epoch"],
)
def test_agenda_seed_and_epoch_do_not_enter(other: State[Board]) -> None:
    """A game replayed from facts, or by rules with other frames, has the same digest."""
    assert state() != other
    assert state_digest(CODEC, state()) == state_digest(CODEC, other)


def test_table_and_counters_enter() -> None:
    """Every field of the table and every counter changes the digest."""
    states = [
        state(),
        state(space="hall"),
        state(round_=0),
        state(chance=Chance(7, 0, (1, 200))),
        state(chance=Chance(7, 0, (200, 0))),
        state(chance=Chance(7, 0, (0, 200, 0))),
    ]

    assert len({state_digest(CODEC, each) for each in states}) == len(states)


def test_a_table_the_codec_does_not_know_has_no_digest() -> None:
    """A digest of half a table would compare equal by accident, so there is none."""
    with pytest.raises(EncodeError, match=r"^Board: 'attic' is no symbol of this game$"):
        state_digest(CODEC, state(space="attic"))
