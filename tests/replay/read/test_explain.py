"""An explanation names every event that led to a value, with its rules and its decision."""

import json
from itertools import pairwise
from typing import Any

import pytest

from dmd_core.death_may_die.events.turns import TurnStarted
from dmd_core.kernel.schema.codec import Codec
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.read.diff import laid
from dmd_replay.read.explain import Explanation, data_of, explain
from dmd_replay.read.paths import MISSING, PathError, flatten, get
from dmd_replay.read.seek import Cursor, SeekError
from dmd_replay.read.timeline import START
from tests.replay.timelines import Recorded, played, with_undo


@pytest.fixture(scope="module")
def game() -> Recorded:
    """A whole game."""
    return played(12)


@pytest.fixture(scope="module")
def undone() -> Recorded:
    """A game with undo."""
    return with_undo(5, [(15, 9), (30, 7)])


@pytest.fixture(scope="module")
def known(game: Recorded) -> list[tuple[int, int, dict[str, Any]]]:
    """Every event of the line that was played on: step, place, the position after it."""
    timeline = game.timeline
    codec: Codec = timeline.ruleset.codec(timeline.game)
    found = [(START, 0, laid(codec, timeline.start))]
    cursor = Cursor(timeline)
    for step in timeline.line(len(timeline) - 1):
        before = cursor.peek(timeline.parents[step])
        for place, (_, _, after) in enumerate(timeline.instants(step, before)):
            found.append((step, place, laid(codec, after)))
    return found


def explained(game: Recorded, path: str, *, everything: bool = False) -> Explanation:
    """The explanation of a value at the end of a game."""
    last = len(game.timeline) - 1
    return explain(Cursor(game.timeline), TOOLS, path, last, everything=everything)


PATHS = (
    "investigators.ian.stress",
    "investigators.elizabeth",
    "investigators.rasputin.sanity",
    "elder.position",
    "mythos.deck.pool",
    "fire",
    "enemies",
    "discovery",
    "round",
    "used",
    "rolls",
    "agenda",
    "chance.counters",
)


@pytest.mark.parametrize("path", PATHS)
def test_no_change_is_left_out_and_none_is_made_up(
    game: Recorded, known: list[tuple[int, int, dict[str, Any]]], path: str
) -> None:
    """All events are told after which the value is another one, found the slow way."""
    expected = [
        (step, place)
        for (_, _, old), (step, place, new) in pairwise(known)
        if get(old, path) != get(new, path)
    ]
    causes = explained(game, path, everything=True).causes

    assert expected
    assert expected == [(cause.step, cause.event) for cause in causes]


def test_undone_events_are_no_causes(undone: Recorded) -> None:
    """Only the line that was played on counts."""
    for path in ("chance.counters", "agenda", "investigators.ian"):
        steps = {cause.step for cause in explained(undone, path, everything=True).causes}

        assert steps
        assert not steps & set(range(8, 30))


def test_a_value_inside_undone_play_is_explained_by_it(undone: Recorded) -> None:
    """At step 20 the line goes through the steps that were undone later."""
    found = explain(Cursor(undone.timeline), TOOLS, "agenda", 20, everything=True)

    assert {cause.step for cause in found.causes} <= set(undone.timeline.line(20))
    assert max(cause.step for cause in found.causes) > 14


@pytest.mark.parametrize("most", [12, pytest.param(40, marks=pytest.mark.exhaustive)])
def test_every_leaf_of_a_position_can_be_explained(most: int) -> None:
    """The causes of a leaf lead from its first value to the last, each where the other ended."""
    game = played(12, most=most)
    timeline = game.timeline
    now = laid(timeline.ruleset.codec(timeline.game), game.states[-1])
    cursor = Cursor(timeline)
    for path, value in flatten(now):
        found = explain(cursor, TOOLS, path, len(timeline) - 1, everything=True)
        told = [change for cause in found.causes for change in cause.changes if change.path == path]
        for one, other in pairwise(told):
            assert one.second == other.first
        assert found.value == value
        if told:
            assert (found.start, value) == (told[0].first, told[-1].second)
        assert found.start == value or found.causes


def test_the_chain_begins_where_the_value_left_its_start(game: Recorded) -> None:
    """Older events are told with everything; that there are some is said."""
    whole = explained(game, "actions", everything=True)
    short = explained(game, "actions")

    assert short.causes[0].changes[0].first == short.start == 0
    assert [cause.changes[0].first for cause in short.causes].count(0) == 1
    assert short.causes == whole.causes[-len(short.causes) :]
    assert short.earlier
    assert not whole.earlier


def test_a_cause_has_all_that_is_known_of_it(game: Recorded) -> None:
    """Event, moment, values, rules with sentences, decision and command."""
    causes = explained(game, "investigators.ian.stress", everything=True).causes
    cause = next(cause for cause in causes if cause.kind == "DieRerolled")

    assert cause.decided is not None
    assert cause.decided.kind == "reroll"
    assert cause.decided.who == "Ian"
    assert cause.decided.command.startswith("reroll ")
    assert cause.decided.says.startswith("Ian rerolls the die showing ")
    assert [rule.id for rule in cause.rules] == ["DMD-REROLL-01", "DMD-REROLL-02"]
    assert cause.rules[0].says.endswith("throw exactly one die anew.")
    assert cause.moment.turn == game.states[cause.step].table.turn
    (change,) = cause.changes
    assert change.path == "investigators.ian.stress"
    assert change.says == f"Ian's Stress is {change.second} instead of {change.first}."


def test_the_text_at_work_is_named(game: Recorded) -> None:
    """The texts that changed the Enemies are told by printed names, never by ids."""
    sources = {cause.source for cause in explained(game, "enemies", everything=True).causes}

    assert len(sources - {""}) > 1
    assert not any("_" in source for source in sources)


def test_the_setup_has_no_decision(game: Recorded) -> None:
    """What was dealt at setup is explained by the event of step 0, without a decision."""
    (cause,) = explained(game, "investigators.ian.insanity").causes

    assert (cause.step, cause.kind, cause.decided) == (0, "InsanityDealt", None)


def test_turns_begin_in_their_own_moment(game: Recorded) -> None:
    """The event that begins a turn is told as part of it."""
    causes = explained(game, "turn", everything=True).causes

    assert {cause.kind for cause in causes} == {TurnStarted.__name__}
    assert [cause.moment.turn for cause in causes] == list(range(1, len(causes) + 1))


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("investigators.ian.levels.brawling", "DMD-SETUP-19"),
        ("investigators.ian.sanity", "DMD-SETUP-20"),
        ("investigators.ian.space", "DMD-SETUP-17"),
        ("elder.position", "DMD-SETUP-03"),
        ("elder.stage", "DMD-SETUP-06"),
        ("objects.lab_06.wounds", "DMD-SETUP-11"),
        ("enemies.1.kind", "DMD-SETUP-11"),
        ("mythos.deck.pool", "DMD-SETUP-13"),
    ],
)
def test_what_never_changed_stands_as_it_was_set_up(game: Recorded, path: str, rule: str) -> None:
    """With the rule of setup and its sentence."""
    found = explain(Cursor(game.timeline), TOOLS, path, 0)

    assert found.causes == ()
    assert found.value == found.start
    assert [cited.id for cited in found.rules] == [rule]
    assert found.rules[0].says.endswith(".")


def test_where_setup_has_no_rule_none_is_named(game: Recorded) -> None:
    """What came later was not set up; frames are no business of the rules."""
    assert explained(game, "investigators.ian.owed").rules == ()
    assert explained(game, "next_figure").rules == ()
    figure = next(f for f in game.states[-1].table.enemies if f.id > 8)
    found = explained(game, f"enemies.{figure.id}.space")
    assert (found.start, found.rules) == (MISSING, ())


def test_what_is_gone_is_explained(game: Recorded) -> None:
    """A figure that was killed: its last event is its death."""
    there = {enemy.id for enemy in game.states[-1].table.enemies}
    gone = next(number for number in range(1, 30) if number not in there)
    found = explained(game, f"enemies.{gone}")

    assert found.value is MISSING
    assert found.causes[-1].kind == "EnemyKilled"
    assert found.causes[-1].changes[0].says.endswith(" is gone.")


def test_the_table_may_be_named(game: Recorded) -> None:
    """A path of the whole state works as well."""
    assert explained(game, "table.round").value == explained(game, "round").value


def test_an_unknown_path_names_the_nearest(game: Recorded) -> None:
    """A path that does not exist is a PathError with the nearest one that does."""
    with pytest.raises(PathError) as caught:
        explained(game, "ian.stress")

    assert str(caught.value).endswith("did you mean 'investigators.ian.stress'?")


def test_a_step_that_is_not_there_is_refused(game: Recorded) -> None:
    """Explaining at a step beyond the log is refused, and no explaining moves the cursor."""
    cursor = Cursor(game.timeline).goto(5)
    with pytest.raises(SeekError):
        explain(cursor, TOOLS, "round", 9999)
    explain(cursor, TOOLS, "round", 9)

    assert cursor.at == 5


def test_an_explanation_is_json(game: Recorded) -> None:
    """What is not there is left out."""
    data = data_of(explained(game, "enemies", everything=True))

    assert data == json.loads(json.dumps(data))
    came = data["causes"][-1]["changes"][0]
    assert set(came) >= {"path", "says"}
    assert "start" not in data_of(explained(game, f"enemies.{9}", everything=True))
