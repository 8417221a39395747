"""Nobody learns a sealed role: not from the table, events, commands, refusals, logs or bundles.

Two games of the toy with roles differ in who the traitor is, and in nothing that is open. What a
seat that is loyal in both is given must be the same, byte for byte.
"""

import io
import pickle
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from dmd_core.engine import Engine
from dmd_core.kernel.events import Command, Typed
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.step import Step
from dmd_core.kernel.views import SPECTATOR, HiddenError
from dmd_core.screen import menu_of
from dmd_replay.log import Log, LogWriter, parse_log
from dmd_replay.play.recorder import Recorder
from dmd_replay.read.history import history_of
from dmd_replay.report.making import Eyes, NamedLog, report_of
from dmd_replay.share.bundle import Complaint, make_bundle, write_bundle
from dmd_replay.share.masked import without_secrets
from tests.screen.plain import PlainScreen
from tests.toy.roles import (
    NAMES,
    RULES,
    TOOLS,
    TRAITOR,
    Harm,
    Help,
    Rounds,
    Table,
    Think,
)

ENGINE: Final = Engine(RULES)
GAME: Final = Rounds(2)
LOYAL_SEATS: Final = {(0, 1): Seat(2), (0, 2): Seat(1), (1, 2): Seat(0)}
"""Who is loyal in both games, by the two traitors."""

PAIRS: Final = sorted(LOYAL_SEATS)


@cache
def seed_of(traitor: int) -> int:
    """A seed by which this seat is the traitor."""
    return next(
        seed
        for seed in range(100)
        if ENGINE.start(GAME, seed).state.table.roles[traitor].opened() == TRAITOR
    )


@cache
def played(traitor: int) -> tuple[tuple[Command | None, Step[Table]], ...]:
    """A game in which nobody harms, and the first player thinks aloud."""
    now = ENGINE.start(GAME, seed_of(traitor))
    found: list[tuple[Command | None, Step[Table]]] = [(None, now)]
    while now.decision is not None:
        seat = now.decision.seat
        command = Think(seat) if len(found) == 1 else Help(seat)
        now = ENGINE.apply(GAME, now.state, command, decision=now.decision)
        found.append((command, now))
    return tuple(found)


@cache
def recorded(traitor: int, *, at_the_table: bool = False) -> bytes:
    """The log of that game; with dice typed in if it was played at a table."""
    stream = io.BytesIO()
    seed = None if at_the_table else seed_of(traitor)
    with LogWriter(stream, TOOLS, GAME, seed) as log:
        recorder = Recorder.begin(TOOLS, GAME, seed, log)
        if at_the_table:
            recorder.do(Typed((NAMES[traitor],)))
        for command, _ in played(traitor)[1:]:
            assert command is not None
            recorder.do(command)
        recorder.note(f"seat {traitor} is the traitor!")
        recorder.mark("here", f"seat {traitor}")
    return stream.getvalue()


def masked(traitor: int, seat: Seat, *, at_the_table: bool = False) -> bytes:
    """The log as one seat may see it."""
    stream = io.BytesIO()
    log = parse_log(recorded(traitor, at_the_table=at_the_table))
    without_secrets(TOOLS, log, seat, stream)
    return stream.getvalue()


def bundle(traitor: int, seat: Seat, folder: Path) -> bytes:
    """A bug report that this seat sends."""
    data = masked(traitor, seat)
    path = folder / f"{traitor}.dmdbundle"
    complaint = Complaint(3, note="something is wrong")
    write_bundle(make_bundle(TOOLS, parse_log(data), data, complaint), path)
    return path.read_bytes()


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("spectator", [False, True])
def test_tables_and_decisions_look_the_same(pair: tuple[int, int], *, spectator: bool) -> None:
    """Every view of the game, also as bytes: nothing hangs on it that is not shown."""
    seat = SPECTATOR if spectator else LOYAL_SEATS[pair]
    for (_, one), (_, other) in zip(*map(played, pair), strict=True):
        first, second = (ENGINE.view(GAME, now.state, seat) for now in (one, other))

        assert first == second
        assert pickle.dumps(first) == pickle.dumps(second)


@pytest.mark.parametrize("pair", PAIRS)
def test_events_and_commands_look_the_same(pair: tuple[int, int]) -> None:
    """What happened and what was decided, as far as it is anybody's business."""
    seat = LOYAL_SEATS[pair]
    for (mine, one), (theirs, other) in zip(*map(played, pair), strict=True):
        assert ENGINE.view_events(one.events, seat) == ENGINE.view_events(other.events, seat)
        if mine is not None and theirs is not None:
            assert ENGINE.view_command(mine, seat) == ENGINE.view_command(theirs, seat)


@pytest.mark.parametrize("pair", PAIRS)
def test_refusals_and_menus_say_the_same(pair: tuple[int, int]) -> None:
    """Whatever the seat tries, and all that its screen shows."""
    seat = LOYAL_SEATS[pair]
    for (_, one), (_, other) in zip(*map(played, pair), strict=True):
        views = [ENGINE.view(GAME, now.state, seat) for now in (one, other)]
        for command in (Harm(seat), Help(seat), Harm(Seat((seat + 1) % 3))):
            said = [
                None if view.decision is None else view.decision.check(command) for view in views
            ]
            assert said[0] == said[1]
            assert repr(said[0]) == repr(said[1])
        menus = [menu_of(PlainScreen(), GAME, view, view.decision) for view in views]
        assert menus[0] == menus[1]


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("at_the_table", [False, True])
@pytest.mark.parametrize("spectator", [False, True])
def test_logs_are_the_same(pair: tuple[int, int], *, at_the_table: bool, spectator: bool) -> None:
    """Byte for byte; neither seed nor typed cards, neither notes nor secret commands are left."""
    seat = SPECTATOR if spectator else LOYAL_SEATS[pair]

    one, other = (masked(traitor, seat, at_the_table=at_the_table) for traitor in pair)

    assert one == other


@pytest.mark.parametrize("pair", PAIRS)
def test_bundles_are_the_same(pair: tuple[int, int], tmp_path: Path) -> None:
    """With all that the tools say of the log in them."""
    one, other = (bundle(traitor, LOYAL_SEATS[pair], tmp_path) for traitor in pair)

    assert one == other


def page(traitor: int, eyes: Eyes) -> str:
    """The page of the game, made of its whole log."""
    logs = [NamedLog("game.dmdlog", parse_log(recorded(traitor)))]
    return report_of(TOOLS, logs, eyes=eyes)


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("spectator", [False, True])
def test_pages_for_a_seat_are_the_same(pair: tuple[int, int], *, spectator: bool) -> None:
    """The whole HTML with its packed data: tables, account in words, causes, charts."""
    seat = SPECTATOR if spectator else LOYAL_SEATS[pair]

    one, other = (page(traitor, Eyes(seat)) for traitor in pair)

    assert one == other


def test_a_page_with_spoilers_does_leak() -> None:
    """So the comparison sees what is sealed when it is there."""
    assert leaks(*(page(traitor, Eyes(spoilers=True)) for traitor in (0, 1)))


@pytest.mark.parametrize("traitor", [0, 1, 2])
def test_the_traitor_sees_that_it_is_one(traitor: int) -> None:
    """The tests above could fail: who may know the role is given something else."""
    seat, other = Seat(traitor), (traitor + 1) % 3
    mine, theirs = played(traitor)[1][1], played(other)[1][1]

    assert ENGINE.view(GAME, mine.state, seat) != ENGINE.view(GAME, theirs.state, seat)
    assert masked(traitor, seat) != masked(other, seat)


def test_who_decided_sees_its_own_secret_commands() -> None:
    """Others see that it decided, by the event; what everybody heard they see as well."""
    mine = [command for command, _ in played(0) if command is not None and command.seat == 0]

    assert mine == [ENGINE.view_command(command, 0) for command in mine]
    assert [Think(Seat(0)), None, None] == [ENGINE.view_command(command, 1) for command in mine]


def test_a_masked_log_can_be_read_and_not_played() -> None:
    """Its events are folded; the commands of others are not there to be executed."""
    log = parse_log(masked(0, Seat(1)))
    history = history_of(TOOLS, log)
    table = history.timeline.start.table
    for move in history.moves:
        for event in move.events:
            table = RULES.handlers.reducers[type(event)](table, event)

    assert log.damage is None
    assert (2, 0, "unharmed") == (table.round, table.harm, table.outcome)
    assert [None, Think(Seat(0)), None, Help(Seat(1))] == [move.command for move in history.moves][
        :4
    ]


def test_masking_twice_changes_nothing() -> None:
    """A masked log can be masked for the same seat again."""
    once = masked(0, Seat(1))
    stream = io.BytesIO()
    without_secrets(TOOLS, parse_log(once), Seat(1), stream)

    assert once == stream.getvalue()


def test_a_view_does_not_hold_the_state_it_was_made_of() -> None:
    """Its decision looks names up in the masked table, without seed and without frames."""
    now = played(0)[0][1]
    view = ENGINE.view(GAME, now.state, 0)

    assert view.decision is not None
    assert view.decision.of is not None
    known: Any = view.decision.of.state
    assert (-1, view.table) == (known.chance.seed, known.table)
    with pytest.raises(HiddenError):
        known.table.roles[1].opened()


def leaks(one: object, other: object) -> bool:
    """Whether two values differ, as bytes tell."""
    return pickle.dumps(one) != pickle.dumps(other)


@pytest.mark.parametrize(
    "unfiltered",
    [
        lambda now: now.state.table,
        lambda now: now.events,
        lambda now: ENGINE.encode(GAME, now.state),
    ],
    ids=["the table", "events", "a saved state"],
)
def test_what_is_not_filtered_does_leak(unfiltered: Callable[[Step[Table]], object]) -> None:
    """The tests see it: so states and raw events must stay where players cannot read them."""
    one, other = (unfiltered(played(traitor)[0][1]) for traitor in (0, 1))

    assert leaks(one, other)


def test_the_raw_log_does_leak() -> None:
    """It holds the seed, and all else."""
    logs: list[Log] = [parse_log(recorded(traitor)) for traitor in (0, 1)]

    assert leaks(*(log.header.seed for log in logs))
