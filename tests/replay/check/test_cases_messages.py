"""A case that does not hold is told in one screen."""

import attrs

from dmd_replay.check.cases import Unmet, message_of
from dmd_replay.games.death_may_die.game import TOOLS
from tests.replay.check.case_texts import REST, results


def test_a_wrong_case_is_told_in_one_screen() -> None:
    """The message has the rule with its sentence, the path, expected, actual, and the commands."""
    (result,) = results(REST + 'then.state."investigators.ian.stress" = 1')

    assert """\
FAILED some.case.toml: Rest heals
  DMD-REST-02: A Rest removes as many as 3 points, mixed freely from Stress and Wounds.
  investigators.ian.stress
    expected 1
    actual   0
  after    rest · heal 2 1
  asked    ian: action""" == message_of(result, TOOLS)


def test_of_many_events_those_that_matter_are_shown() -> None:
    """The neighbours of the marked ones are, the others are counted."""
    events = tuple(f"Event n={number}" for number in range(1, 31))
    unmet = Unmet(
        "event X", "occurs after event 3", "missing; of this class is event 20", events, (3, 20)
    )
    (result,) = results(REST)
    lines = message_of(attrs.evolve(result, problems=(unmet,)), TOOLS).splitlines()

    assert [
        "    events      1 Event n=1",
        "                2 Event n=2",
        "             >  3 Event n=3",
        "                4 Event n=4",
        "                5 Event n=5",
        "             … 12 more",
        "               18 Event n=18",
        "               19 Event n=19",
        "             > 20 Event n=20",
        "               21 Event n=21",
        "               22 Event n=22",
        "             … 8 more",
    ] == [line for line in lines if "Event n" in line or "more" in line]


def test_a_message_never_fills_more_than_a_screen() -> None:
    """Long lists are cut, lines are wrapped."""
    markers = ("stress", "wounds", "sanity", "fire", "bonus_dice")
    state = ", ".join(
        f'"investigators.{who}.{marker}" = 77' for who in ("ian", "elizabeth") for marker in markers
    )
    rules = ", ".join(f'"DMD-REST-0{n}"' for n in range(1, 7))
    text = REST.replace('"DMD-REST-02"', rules) + f"then.state = {{ {state} }}"
    (result,) = results(text)
    lines = message_of(result, TOOLS).splitlines()

    assert "  and 2 more rules" in lines
    assert "  and 4 more differences" in lines
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 100
