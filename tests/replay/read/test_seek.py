"""A cursor goes to any step of a recorded game, forwards, backwards and across undone play."""

import attrs
import pytest

from dmd_core.api import State
from dmd_core.death_may_die.events.enemies import EnemyKilled
from dmd_core.death_may_die.events.harm import StressTaken
from dmd_core.death_may_die.events.turns import TurnStarted
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import RefusedError
from dmd_replay.read.seek import Cursor, EventSpot, PartedError, SeekError
from dmd_replay.read.timeline import (
    START,
    Advancer,
    Timeline,
    TimelineError,
    executing,
    folding,
)
from tests.property.strategies import seeded
from tests.replay.timelines import Move, Recorded, linear, played, with_undo

BOTH = pytest.mark.parametrize("advance", [folding, executing])


@pytest.fixture(scope="module")
def game() -> Recorded:
    """A whole game."""
    return played(12)


@pytest.fixture(scope="module")
def undone() -> Recorded:
    """A game with undo: steps 10 to 14 and 8 to 29 were taken back."""
    return with_undo(5, [(15, 9), (30, 7)])


@BOTH
@pytest.mark.parametrize("keep", [2, 5, 4096])
def test_every_step_is_reached_in_any_order(game: Recorded, advance: Advancer, keep: int) -> None:
    """Forwards, backwards and by chance: always the state that play came by."""
    cursor = Cursor(game.timeline, advance, keep=keep)
    steps = len(game.timeline)
    pick = seeded(1)
    ways = [*range(steps), *reversed(range(steps)), *(pick(steps) for _ in range(40))]

    assert [step for step in ways if cursor.goto(step).state != game.states[step]] == []


@BOTH
@pytest.mark.parametrize("keep", [2, 4096])
def test_undone_steps_are_reached_too(undone: Recorded, advance: Advancer, keep: int) -> None:
    """A step follows the one it was made from, with the chance it was made with."""
    cursor = Cursor(undone.timeline, advance, keep=keep)
    steps = len(undone.timeline)

    assert steps > 32
    for step in (*range(steps), *reversed(range(steps))):
        assert cursor.goto(step).state == undone.states[step]


def test_what_was_undone_is_known(undone: Recorded) -> None:
    """Steps 8 to 29 are not on the line that was played on."""
    cursor = Cursor(undone.timeline)
    gone = [step for step in range(len(undone.timeline)) if cursor.goto(step).undone]

    assert gone == list(range(8, 30))
    assert undone.timeline.line(31) == [*range(8), 30, 31]


def test_the_last_thing_may_be_an_undo(undone: Recorded) -> None:
    """Then play stands at an earlier step than the last one recorded."""
    timeline = attrs.evolve(undone.timeline, end=7)
    cursor = Cursor(timeline)

    assert undone.timeline.end == len(undone.timeline) - 1
    assert [step for step in range(len(timeline)) if not cursor.goto(step).undone] == [*range(8)]


def test_next_and_prev_go_by_one(game: Recorded) -> None:
    """Forward and back go one step at a time, and stop with an error at both ends."""
    cursor = Cursor(game.timeline)

    assert cursor.next().next().at == 2
    assert cursor.prev().state == game.states[1]
    cursor.goto(0)
    with pytest.raises(SeekError, match=r"^step -1 is out of range; the log has steps 0 to \d+$"):
        cursor.prev()
    cursor.goto(len(game.timeline) - 1)
    with pytest.raises(SeekError, match="is out of range"):
        cursor.next()
    assert cursor.at == len(game.timeline) - 1


def test_a_refused_place_leaves_the_cursor(game: Recorded) -> None:
    """A cursor sent to a step beyond the log stays with its step and its state."""
    cursor = Cursor(game.timeline).goto(3)
    with pytest.raises(SeekError):
        cursor.goto(9999)

    assert (cursor.at, cursor.state) == (3, game.states[3])


def test_the_state_before_all_can_be_seen(game: Recorded) -> None:
    """It is the table as laid out."""
    assert Cursor(game.timeline).peek(START) == game.timeline.start


def test_the_decision_is_the_one_that_was_asked(game: Recorded) -> None:
    """The command recorded next is legal there; at the end nothing is asked."""
    cursor = Cursor(game.timeline).goto(4)
    command = game.timeline.moves[5].command

    assert cursor.decision is not None
    assert command is not None
    assert cursor.decision.check(command) is None
    assert cursor.goto(len(game.timeline) - 1).decision is None


def test_a_masked_log_does_not_tell_who_was_asked(game: Recorded) -> None:
    """Without frames the tables can be seen; decisions cannot."""
    timeline = game.timeline
    bare = [Move(move.command, move.events[:-1]) for move in timeline.moves]
    masked = linear(timeline.ruleset, timeline.game, timeline.start, bare)
    cursor = Cursor(masked).goto(20)

    assert cursor.state.table == game.states[20].table
    assert masked.asked(20) is None
    assert timeline.asked(20) is not None
    with pytest.raises(PartedError, match=r"^the log is masked; what was taken out is needed"):
        _ = cursor.decision


def test_turns_begin_where_their_first_decision_is(game: Recorded) -> None:
    """The event that begins the turn happened in that step."""
    cursor = Cursor(game.timeline).turn(4, game.narrator)

    assert cursor.state.table.turn == 4
    assert game.states[cursor.at - 1].table.turn == 3
    assert any(isinstance(event, TurnStarted) for event in cursor.move.events)


def test_rounds_begin_with_their_first_turn(game: Recorded) -> None:
    """Three players take three turns a round."""
    cursor = Cursor(game.timeline).round(2, game.narrator)

    assert (cursor.state.table.round, cursor.state.table.turn) == (2, 4)


def test_turns_that_are_not_there_are_refused(game: Recorded) -> None:
    """A turn beyond the last is refused with the range of turns that were played."""
    last = game.states[-1].table.turn
    with pytest.raises(SeekError) as caught:
        Cursor(game.timeline).turn(last + 1, game.narrator)

    assert str(caught.value) == (f"turn {last + 1} is out of range; the log has turns 1 to {last}")


def test_a_turn_is_looked_for_in_what_was_played_on(undone: Recorded) -> None:
    """A turn that was played twice because of an undo is found where it was not undone."""
    cursor = Cursor(undone.timeline).turn(undone.states[-1].table.turn, undone.narrator)

    assert not cursor.undone


def test_marks_are_gone_to(undone: Recorded) -> None:
    """By their names; the nearest is named if there is none."""
    assert Cursor(undone.timeline).mark("odd").at == 7
    with pytest.raises(SeekError) as caught:
        Cursor(undone.timeline).mark("od")
    assert str(caught.value) == (
        "there is no mark 'od'; its marks are odd, end; did you mean 'odd'?"
    )


def test_a_log_without_marks_says_so(game: Recorded) -> None:
    """A mark looked for in a log without marks is refused, and the sentence says there are none."""
    with pytest.raises(SeekError) as caught:
        Cursor(game.timeline).mark("odd")

    assert str(caught.value) == "there is no mark 'odd'; it has no marks"


def test_the_first_event_of_a_kind_is_found(game: Recorded) -> None:
    """By the name of its class, in any letters."""
    expected = next(
        EventSpot(step, place)
        for step, move in enumerate(game.timeline.moves)
        for place, event in enumerate(move.events)
        if isinstance(event, EnemyKilled)
    )
    cursor = Cursor(game.timeline)

    assert cursor.first("EnemyKilled", game.narrator) == expected
    assert cursor.first("enemykilled", game.narrator) == expected
    assert cursor.at == expected.step


def test_the_first_event_with_a_text_is_found(game: Recorded) -> None:
    """The first event whose sentence holds the text is found with its step."""
    spot = Cursor(game.timeline).first("turn begins", game.narrator)
    event = game.timeline.moves[spot.step].events[spot.event]

    assert isinstance(event, TurnStarted)
    assert spot.step <= 2


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("RitualDisrupted", "no RitualDisrupted happens in this game"),
        (
            "EnemyKiled",
            (
                "'EnemyKiled' is no kind of event, and no sentence of this game has it;"
                " did you mean 'EnemyKilled'?"
            ),
        ),
        ("qqq", "'qqq' is no kind of event, and no sentence of this game has it"),
    ],
)
def test_what_never_happens_is_said(game: Recorded, word: str, sentence: str) -> None:
    """An event that never happens, or is no kind of event, is told, with the nearest kind."""
    with pytest.raises(SeekError) as caught:
        Cursor(game.timeline).first(word, game.narrator)

    assert sentence == str(caught.value)


def test_a_log_without_steps_cannot_be_read(game: Recorded) -> None:
    """A timeline without even the setup gives no cursor, and the sentence says why."""
    empty = linear(game.timeline.ruleset, game.timeline.game, game.timeline.start, ())
    with pytest.raises(SeekError, match=r"^the log has no steps: not even the setup was recorded$"):
        Cursor(empty)


def test_execution_refuses_what_the_rules_refuse(game: Recorded) -> None:
    """A forged command is refused when it is executed, and not looked at when folding."""
    moves = list(game.timeline.moves)
    moves[3] = Move(moves[1].command, moves[3].events)
    timeline = linear(game.timeline.ruleset, game.timeline.game, game.timeline.start, moves)

    assert Cursor(timeline, folding).goto(3).state == game.states[3]
    with pytest.raises(RefusedError):
        Cursor(timeline, executing).goto(3)


def test_events_that_cannot_have_happened_are_said(game: Recorded) -> None:
    """A forged event gives a sentence with the number of its step."""
    timeline: Timeline = game.timeline
    moves = list(timeline.moves)
    moves[2] = Move(moves[2].command, (StressTaken(Seat(9), 1), *moves[2].events))
    forged = linear(timeline.ruleset, timeline.game, timeline.start, moves)
    with pytest.raises(
        TimelineError, match=r"^step 2: its events do not fit the position before it"
    ):
        Cursor(forged).goto(2)


def test_few_states_are_kept(game: Recorded) -> None:
    """The bound holds, and a step back is never far: the distance is the next power of two."""
    keep, done = 8, []

    def counting(timeline: Timeline, number: int, state: State) -> State:
        done.append(number)
        return folding(timeline, number, state)

    cursor = Cursor(game.timeline, counting, keep=keep)
    steps = len(game.timeline)
    cursor.goto(steps - 1)
    done.clear()
    cursor.prev()

    distance = 1
    while distance * keep < steps:
        distance *= 2
    assert len(done) <= distance
