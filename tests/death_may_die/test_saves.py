"""Saves of whole games, and values as plain data: made, read, refused."""

import json
from functools import cache
from typing import Any

import msgpack
import pytest

import dmd_core as dmd
from dmd_core.death_may_die.ruleset import schema
from dmd_core.kernel.events import Parked
from tests.death_may_die.recorded import FEW, moments

SETUP = dmd.Setup(2, ("ian", "elizabeth"), rulings=dmd.Rulings(trade_refusals=1), starter="ian")


@cache
def played() -> tuple[dmd.Game, dmd.State]:
    """A game after some commands."""
    game = dmd.load_game(SETUP)
    step = dmd.start(game, seed=7)
    for _ in range(9):
        step = dmd.apply(game, step.state, next(dmd.legal(game, step.state)))
    return game, step.state


def parts(**changes: Any) -> bytes:  # noqa: ANN401 - parts of a save are of many types
    """A save of the form without a checksum, with other parts."""
    kind, _, kept, _ = msgpack.unpackb(dmd.save(*played()))
    setup, packed = msgpack.unpackb(kept)
    given = {"kind": kind, "version": 1, "setup": setup, "state": packed, **changes}
    return bytes(msgpack.packb(list(given.values())))


def test_a_save_gives_the_game_and_its_state_back() -> None:
    """In any process: the setup is part of it, rulings and a chosen starting player too."""
    game, state = played()

    again, there = dmd.restore(dmd.save(game, state))

    assert state == there
    assert (game.setup, game.fingerprint) == (again.setup, again.fingerprint)
    assert dmd.menu(game, state) == dmd.menu(again, there)


def test_a_save_is_small() -> None:
    """One row of a database."""
    assert len(dmd.save(*played())) < 2000


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "found bytes that are damaged or no save; allowed: a save"),
        (b"\xc1", "found bytes that are damaged or no save; allowed: a save"),
        (b"\x07", "found something else; allowed: a save, as `save` makes it"),
        (parts(kind="other"), "found 'other'; allowed: 'dmd-save', as `save` makes it"),
        (parts(version=3), "version: found 3; allowed: 1, 2"),
        (parts(version=2), "found a damaged save; allowed: a save, as `save` makes it"),
        (parts(setup=7), "found a damaged save; allowed: a save, as `save` makes it"),
    ],
    ids=[
        "empty",
        "damaged",
        "a number",
        "of something else",
        "of a later form",
        "no sum",
        "without a setup",
    ],
)
def test_what_is_no_save_is_refused(data: bytes, sentence: str) -> None:
    """A sentence, and never an error from deep inside."""
    with pytest.raises(dmd.DecodeError) as caught:
        dmd.restore(data)

    assert sentence == str(caught.value)


def test_a_save_with_another_setup_is_refused() -> None:
    """What it is made of and where it stands have to fit each other."""
    game, state = played()
    setup = dmd.to_plain(game.setup)
    setup["rulings"]["trade_refusals"] = 2

    with pytest.raises(dmd.DecodeError) as caught:
        dmd.restore(parts(setup=setup))

    assert str(caught.value) == (
        "stamp.rulings: found Rulings(trade_refusals=1); allowed: Rulings(trade_refusals=2)"
    )
    assert state.table.round


def test_a_save_whose_setup_cannot_be_played_is_refused() -> None:
    """An Investigator that this content has not got is named."""
    setup = dmd.to_plain(SETUP) | {"investigators": ["ian", "elizabet"]}

    with pytest.raises(dmd.DecodeError, match=r"^setup: investigators\[1\]: 'elizabet' is"):
        dmd.restore(parts(setup=setup))


def test_every_damaged_byte_is_a_typed_error() -> None:
    """Whatever is changed in a save without a checksum, it is refused, or it is a save."""
    whole = parts()
    for place in range(0, len(whole), 7):
        data = bytearray(whole)
        data[place] ^= 0x5A
        try:
            game, _ = dmd.restore(bytes(data))
        except (dmd.DecodeError, dmd.StateError):
            continue
        assert game.seats == 2


def test_a_save_without_a_checksum_is_read() -> None:
    """As versions before wrote it."""
    assert played()[1] == dmd.restore(parts())[1]


def test_every_bit_that_fell_over_is_noticed() -> None:
    """None of them gives another state: a save has a checksum."""
    whole = dmd.save(*played())
    for place in range(0, 8 * len(whole), 3):
        data = bytearray(whole)
        data[place // 8] ^= 1 << place % 8
        with pytest.raises(dmd.DecodeError):
            dmd.restore(bytes(data))


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_a_save_is_taken_as_databases_give_it(kind: type[bytes | bytearray | memoryview]) -> None:
    """Drivers give a row as bytes, or as a view of memory."""
    assert played()[1] == dmd.restore(kind(dmd.save(*played())))[1]


def test_events_and_tables_are_plain_as_in_positions_and_exports() -> None:
    """One form of JSON for all."""
    for one in moments(FEW[0])[::11]:
        plain = schema().plain
        assert plain.node(one.after.state.table) == dmd.to_plain(one.after.state.table)
        assert plain.command(one.command) == dmd.to_plain(one.command)
        for event in one.after.events:
            if not isinstance(event, Parked):
                assert plain.event(event) == dmd.to_plain(event)


def test_everything_that_is_shown_can_be_json() -> None:
    """Views, menus, decisions, refusals, groups of events, setups, steps' events."""
    for one in moments(FEW[0])[::11]:
        view = dmd.view(one.game, one.before.state, one.command.seat)
        shown = (
            view,
            dmd.menu(one.game, view),
            dmd.upcoming(one.game, one.before.state),
            dmd.happenings(one.game, one.before.state, one.after.events),
            dmd.reserves(one.game, view),
            dmd.check(one.game, one.before.state, dmd.Typed(("blank",))),
            one.before.decision,
            one.game.setup,
            dmd.distances(one.game, "s01"),
        )
        assert json.loads(json.dumps(dmd.to_plain(shown))) == dmd.to_plain(shown)


def test_a_view_as_json_has_no_seed() -> None:
    """A whole state has it."""
    game, state = played()

    assert "seed" not in json.dumps(dmd.to_plain(dmd.view(game, state, 0)))
    assert "7" == dmd.to_plain(state)["chance"]["seed"]


def test_what_is_no_value_is_refused() -> None:
    """A function, say."""
    with pytest.raises(dmd.ArgumentError, match=r"^value: found .*; allowed: a value of this lib"):
        dmd.to_plain(len)
