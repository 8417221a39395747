"""A screen of a game that says no more of itself than it has to: the race of the toys."""

from typing import final

import pytest

from dmd_core.kernel.chance import Chance
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal, seat_text
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import begin, opening, pending, step
from dmd_core.kernel.views import View, view
from dmd_core.screen import Cause, Screen, distances, grouped, menu_of, shortest_paths
from race_game.rules import (
    COMMANDS,
    COURSE,
    RULES,
    Boosted,
    Chose,
    Course,
    Hurry,
    Move,
    Rolled,
    Round,
    Track,
    Walk,
)


@final
class RaceScreen(Screen[Course, Track]):
    """The least: sentences and names."""

    def says(
        self,
        _game: Course,
        _position: State[Track] | View[Track],
        what: Event | Command | Decision | Refusal,
    ) -> str:
        """Who does what, roughly."""
        if isinstance(what, Refusal):
            return what.sentence
        if isinstance(what, Decision):
            return f"{seat_text(what.seat)}: {what.kind}?"
        return command_text(what) if isinstance(what, COMMANDS) else type(what).__name__

    def who(self, _game: Course, seat: Seat) -> str:
        """By number."""
        return seat_text(seat)


@final
class TurnsScreen(Screen[Course, Track]):
    """One that also says what belongs together: a choice and its die."""

    def says(
        self,
        _game: Course,
        _position: State[Track] | View[Track],
        what: Event | Command | Decision | Refusal,
    ) -> str:
        """By class."""
        return type(what).__name__

    def who(self, _game: Course, seat: Seat) -> str:
        """By number."""
        return seat_text(seat)

    def looked_for(
        self, _game: Course, _position: State[Track] | View[Track], decision: Decision
    ) -> tuple[Command, ...]:
        """Whether one may run."""
        return (Hurry(decision.seat),)

    def opens(
        self, _game: Course, _table: Track, event: Event, _inside: tuple[Cause, ...]
    ) -> Cause | None:
        """A move begins with the choice."""
        return Cause("move", event.src, "") if isinstance(event, Chose) else None

    def keeps(self, _cause: Cause, last: Event | None, event: Event) -> bool:
        """It ends with the die, a boost belongs to it."""
        return not isinstance(last, Rolled | Boosted) or isinstance(event, Boosted)


PLAIN, TURNS = RaceScreen(), TurnsScreen()


def test_a_menu_needs_nothing_but_words() -> None:
    """Options by kind of command; without costs, without what is missing."""
    first = begin(RULES, COURSE, opening(RULES, COURSE, 3))

    found = menu_of(PLAIN, COURSE, first.state, first.decision)

    assert ("seat 0", "seat 0: move?") == (found.who, found.sentence)
    assert ["walk", "run"] == [option.text for option in found]
    assert ((), ()) == (found.missing, found.groups[0].options[0].costs)


def test_what_is_missing_has_the_reason_of_the_rules() -> None:
    """Who ran cannot run again, and the menu says why."""
    tired = Track(tired=(True, False), active=Seat(0))
    state = State(tired, (Round(), Move(Seat(0))), Chance(3, 0, (0, 0)))

    found = menu_of(TURNS, COURSE, state, pending(RULES, COURSE, state))

    assert [Hurry(Seat(0))] == [missing.command for missing in found.missing]
    assert "Seat 0 ran last turn; it can only walk." == found.missing[0].refusal.sentence


def test_groups_end_where_the_game_says() -> None:
    """The choice and its die are one move; the next turn is not part of it."""
    first = begin(RULES, COURSE, opening(RULES, COURSE, 3))
    after = step(RULES, COURSE, first.state, Walk(Seat(0)))

    groups = grouped(RULES, TURNS, COURSE, first.state, after.events)

    assert [("move", ["Chose", "Rolled"])] == [
        (group.cause.kind, [told.sentence for told in group.told()])
        for group in groups
        if group.cause is not None
    ]


def test_a_screen_that_names_no_causes_has_single_events() -> None:
    """Each event is a group of its own."""
    first = begin(RULES, COURSE, opening(RULES, COURSE, 3))
    after = step(RULES, COURSE, first.state, Walk(Seat(0)))

    groups = grouped(RULES, PLAIN, COURSE, first.state, after.events)

    assert all(group.cause is None and len(group.events) == 1 for group in groups)
    assert [type(event) for event in after.events[:-1]] == [
        type(event) for group in groups for event in group.events
    ]


def test_who_is_not_asked_sees_who_is() -> None:
    """The view of another seat has no options."""
    first = begin(RULES, COURSE, opening(RULES, COURSE, 3))
    seen = view(RULES, COURSE, first.state, Seat(1))

    found = menu_of(PLAIN, COURSE, seen, seen.decision)

    assert ("seat 0", "seat 0 decides.", ()) == (found.who, found.sentence, found.groups)


RING = {"a": "bd", "b": "ac", "c": "bd", "d": "ac", "e": ""}


@pytest.mark.parametrize(
    ("goal", "paths"),
    [
        ("a", (("a",),)),
        ("b", (("a", "b"),)),
        ("c", (("a", "b", "c"), ("a", "d", "c"))),
        ("e", ()),
    ],
)
def test_all_shortest_paths_are_found(goal: str, paths: tuple[tuple[str, ...], ...]) -> None:
    """Both ways around a ring, one where one is shorter, none to where no way leads."""
    assert paths == shortest_paths("a", goal, RING.__getitem__)


def test_so_many_paths_are_given_at_most() -> None:
    """A wide map has very many."""
    assert (("a", "b", "c"),) == shortest_paths("a", "c", RING.__getitem__, most=1)


def test_distances_leave_out_what_cannot_be_reached() -> None:
    """The nearest come first."""
    assert {"a": 0, "b": 1, "d": 1, "c": 2} == distances("a", RING.__getitem__)
