"""Recorded games give no seat the seed, or a draw that is still to come.

Nothing in this box is sealed, so what must not leak is chance: a state with another seed and other
counters has to look the same, and so does a log.
"""

import io
import pickle
from itertools import count
from pathlib import Path
from typing import Any

import attrs
import pytest

import dmd_core as dmd
from dmd_core.kernel.chance import Chance
from dmd_core.kernel.events import Parked
from dmd_core.kernel.node import replace
from dmd_core.kernel.views import SPECTATOR
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import EntryWriter, Log, parse_log, read_log
from dmd_replay.share.masked import without_secrets
from tests.death_may_die.recorded import FEW, moments

WRONG: Any = 7
HALF: Any = 0.5
"""What a caller gets wrong: no type checker would let it through."""

GAMES = pytest.mark.parametrize("path", FEW[:3], ids=lambda path: path.stem)


def dealt_anew(state: dmd.State) -> dmd.State:
    """The same position with other dice to come."""
    chance = state.chance
    counters = tuple(number + 1 for number in chance.counters)
    return replace(state, chance=Chance(chance.seed + 1, chance.epoch + 1, counters))


@GAMES
def test_views_menus_and_refusals_know_no_seed(path: Path) -> None:
    """Equal as values and as bytes, for every seat and for who plays none."""
    for one in moments(path)[::9]:
        state, other = one.before.state, dealt_anew(one.before.state)
        for seat in (*range(one.game.seats), SPECTATOR):
            seen, again = (dmd.view(one.game, now, seat) for now in (state, other))

            assert pickle.dumps(seen) == pickle.dumps(again)
            assert dmd.menu(one.game, seen) == dmd.menu(one.game, again)
            if seen.decision is not None and again.decision is not None:
                wrong = dmd.Typed(("blank",))
                assert repr(seen.decision.check(wrong)) == repr(again.decision.check(wrong))
        assert dmd.upcoming(one.game, state) == dmd.upcoming(one.game, other)


@GAMES
def test_a_view_holds_no_state_but_its_own(path: Path) -> None:
    """What its decision looks names up in has no seed and no frame but the one that asks."""
    for one in moments(path)[::9]:
        seen = dmd.view(one.game, one.before.state, one.command.seat)
        assert seen.decision is not None
        assert seen.decision.of is not None
        state = seen.decision.of.state
        assert isinstance(state, dmd.State)
        assert (-1, 1) == (state.chance.seed, len(state.agenda))


@GAMES
def test_events_for_a_seat_are_all_but_the_frames(path: Path) -> None:
    """Nothing that happened is kept from anybody in this game."""
    for one in moments(path):
        shown = dmd.view_events(one.game, one.after.events, 0)

        assert shown == tuple(e for e in one.after.events if not isinstance(e, Parked))
        assert one.command == dmd.view_command(one.game, one.command, 1)


def written(log: Log, seed: int | None) -> Log:
    """The log as if another seed had given the same dice."""
    stream = io.BytesIO()
    writer = EntryWriter(stream, attrs.evolve(log.header, seed=seed))
    for entry in log.entries:
        writer.entry(entry)
    writer.end("")
    return parse_log(stream.getvalue())


def masked(log: Log) -> bytes:
    """The log for who plays no seat."""
    stream = io.BytesIO()
    without_secrets(TOOLS, log, SPECTATOR, stream)
    return stream.getvalue()


@GAMES
def test_a_masked_log_knows_no_seed(path: Path) -> None:
    """It is the same whatever the seed was, and tells the same game."""
    log = read_log(path)
    numbers = count(1)

    one, other = (masked(written(log, next(numbers))) for _ in range(2))

    assert one == other
    assert (True, None) == (parse_log(one).header.masked, parse_log(one).header.seed)
    assert len(log.records) == len(parse_log(one).records)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (
            lambda game, step: dmd.view_events(game, step.events, 9),
            "seat: found 9; allowed: 0 to 1, or -2 for a spectator",
        ),
        (
            lambda game, _step: dmd.view_events(game, [WRONG], 0),
            "events[0]: found 7; allowed: an event of this game",
        ),
        (
            lambda game, _step: dmd.view_command(game, WRONG, 0),
            "command: found 7; allowed: a command",
        ),
        (
            lambda game, step: dmd.view_command(game, next(step.decision.legal()), HALF),
            "seat: found 0.5; allowed: the number of a seat",
        ),
    ],
    ids=["no such seat", "no event", "no command", "half a seat"],
)
def test_wrong_arguments_are_named(call: object, sentence: str) -> None:
    """As everywhere."""
    game = dmd.load_game()
    assert callable(call)

    with pytest.raises(dmd.ArgumentError) as caught:
        call(game, dmd.start(game, seed=7))

    assert sentence == str(caught.value)
