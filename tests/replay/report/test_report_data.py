"""What a report is made of: patches, sums of dice, what is told of a game."""

from fractions import Fraction
from pathlib import Path
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from dmd_core.death_may_die.events.rolls import DiceRolled, DieRerolled
from dmd_core.final_girl.events.rolls import DiceRerolled, HorrorDiceRolled
from dmd_core.kernel.events import Parked
from dmd_replay.facets.game import display_of
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.games.final_girl.game import TOOLS as FILM
from dmd_replay.log import parse_log, read_log
from dmd_replay.odds import Pool, RolledDie
from dmd_replay.odds.sums import sums
from dmd_replay.read.history import history_of
from dmd_replay.read.seek import Cursor
from dmd_replay.report.drawn import Drawn, drawn
from dmd_replay.report.patches import patch_between, patched
from dmd_replay.report.series import charts_of
from dmd_replay.report.told import ToldGame, data_of, told_game
from tests.replay.logs import written
from tests.replay.report.reports import at, data_in, page_of_log

LEAVES = st.integers(0, 3) | st.sampled_from(["", "a", "b"]) | st.booleans()
KEYS = st.sampled_from(["a", "b", "c", "1"])
PLAIN = st.recursive(
    LEAVES | st.lists(LEAVES, max_size=2), lambda inner: st.dictionaries(KEYS, inner), max_leaves=9
)
OBJECTS = st.dictionaries(KEYS, PLAIN, max_size=4)
SHORT: Final = 60
GAMES: Final = Path(__file__).parents[3] / "fixtures" / "games"


@given(OBJECTS, OBJECTS)
def test_a_patch_makes_one_object_another(one: Drawn, other: Drawn) -> None:
    """Whatever both are; nothing is patched where nothing differs, and the first one stays."""
    kept = repr(one)
    patch = patch_between(one, other)

    assert other == patched(one, patch)
    assert repr(other).count("True") == repr(patched(one, patch)).count("True")
    assert (patch == {}) == (repr(_sorted(one)) == repr(_sorted(other)))
    assert kept == repr(one)


def _sorted(value: object) -> object:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    return value


def test_what_does_not_change_is_shared() -> None:
    """A page that holds thousands of tables holds each board once."""
    one: Drawn = {"a": {"b": 1}, "c": {"d": 2}}

    other = patched(one, {"c": {"d": 3}})

    assert one["a"] is other["a"]
    assert {"d": 2} == one["c"]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=4))
def test_sums_are_those_of_the_distribution(numbers: list[tuple[int, int]]) -> None:
    """Two ways to the same chances, and all ways add up to all throws."""
    kinds: dict[tuple[int, ...], int] = {(0, n, 1): count for n, count in numbers}
    pool = Pool(tuple((RolledDie(tuple((n,) for n in faces)), n) for faces, n in kinds.items()))
    expected = pool.distribution()

    found = sums(kinds)

    assert found.total == sum(found.ways)
    assert expected.mean(0) == found.mean()
    for n in range(-1, len(found.ways) + 1):
        assert expected.at_least(0, n) == found.at_least(n)
        assert 1 - expected.at_least(0, n + 1) == found.at_most(n)


def test_three_hundred_dice_are_summed_exactly() -> None:
    """As many as a long game throws; half of them show it, on average."""
    found = sums({(0, 0, 1, 1, 0, 1): 300})

    assert Fraction(150) == found.mean()
    assert Fraction(1) < found.at_least(150) + found.at_most(150)
    assert Fraction(1, 2**300) == found.at_least(300)


def a_told_game() -> ToldGame:
    """The first steps of a game, told to who plays no seat."""
    history = history_of(TOOLS, parse_log(written(SHORT)))
    return told_game(TOOLS, history, "game.dmdlog")


def test_patches_lead_to_the_table_after_every_event() -> None:
    """From the start on, in the order in which they are told."""
    history = history_of(TOOLS, parse_log(written(SHORT)))
    told = told_game(TOOLS, history, "game.dmdlog")
    display, cursor = display_of(TOOLS), Cursor(history.timeline)
    table = told.start
    for number, step in enumerate(told.steps):
        tables = [table]
        for event in step.events:
            table = patched(table, event.patch)
            tables.append(table)
        for happened, _, state in history.timeline.instants(number, cursor.peek(number - 1)):
            if not isinstance(happened, Parked):
                assert drawn(display.tableau(history.game, state)) in tables
        assert drawn(display.tableau(history.game, cursor.peek(number))) == table


def test_what_is_told_is_in_the_words_of_the_game() -> None:
    """Commands and events with their rules, who is asked next, rounds and turns."""
    told = a_told_game()
    setup, first = told.steps[:2]

    assert ("", "") == (setup.command, setup.says)
    assert first.says.endswith(".")
    assert first.command.split()[0] in {"run", "rest", "attack", "pass", "episode"}
    assert any(event.says and event.rules for event in first.events)
    assert any(event.opens for event in setup.events)
    assert ": " in setup.asked
    assert {rule for step in told.steps for one in step.events for rule in one.rules} == set(
        told.rules
    )


def test_charts_follow_the_tracks_of_the_boards() -> None:
    """Each point is the value after its step; marks on the map are added up."""
    told = a_told_game()
    table, tables = told.start, []
    for step in told.steps:
        for event in step.events:
            table = patched(table, event.patch)
        tables.append(table)
    (sanity,) = (chart for chart in told.charts if chart.name == "Sanity lost")
    for curve in sanity.curves:
        board = {"Ian": "ian", "Sister Beth": "sister_beth"}[curve.name]
        values = [at(one, f"/panels/of/{board}/tracks/of/sanity/value") for one in tables]
        points = dict(curve.points)
        for n, value in enumerate(values):
            assert (n == 0 or value != values[n - 1]) == (n in points)
            assert points.get(n, value) == value


def test_a_track_that_is_always_at_its_end_is_no_chart() -> None:
    """Rounds are counted, and that is all; what leaves the map is none of it."""
    table: Drawn = {
        "tracks": {
            "order": ["round"],
            "of": {
                "round": {"id": "round", "name": "Round", "value": 1, "lowest": 0, "highest": 1}
            },
        },
        "places": {
            "order": ["a"],
            "of": {"a": {"marks": {"order": ["fire"], "of": {"fire": {"kind": "fire", "n": 2}}}}},
        },
    }
    later = patched(
        table,
        {
            "tracks": {"of": {"round": {"value": 2, "highest": 2}}},
            "places": {"of": {"a": {"marks": None}}},
        },
    )

    (chart,) = charts_of([(0, 1, table), (4, 2, later)])

    assert "On the map" == chart.name
    assert [("fire", ((0, 2), (4, 0)))] == [(curve.name, curve.points) for curve in chart.curves]


def test_what_never_changes_is_no_chart() -> None:
    """A track that stands still, and a piece that stays where it is."""
    track: Drawn = {"id": "stress", "name": "Stress", "value": 1, "lowest": 0, "highest": 4}
    table: Drawn = {
        "tracks": {"order": ["stress"], "of": {"stress": dict(track)}},
        "places": {"order": ["a"], "of": {"a": {"marks": {"order": ["f"], "of": {"f": MARK}}}}},
    }

    assert [] == list(charts_of([(0, 1, table), (3, 2, dict(table))]))


MARK: Final[Drawn] = {"kind": "fire", "n": 2}


def test_the_dice_of_a_film_are_counted() -> None:
    """All Horror Rolls, with those thrown again."""
    log = read_log(GAMES / "final-girl-curious-050.dmdlog")
    told = told_game(FILM, history_of(FILM, log), "film.dmdlog")
    history = history_of(FILM, log)
    events = [event for step in history.line for event in history.moves[step].events]
    thrown = [len(one.drawn) for one in events if isinstance(one, HorrorDiceRolled | DiceRerolled)]

    assert {"Horror Rolls"} == {luck.roll for luck in told.luck}
    assert {sum(thrown)} == {luck.dice for luck in told.luck}
    assert sum(thrown) > 10


def test_luck_counts_the_dice_of_the_events() -> None:
    """All dice of one's own rolls, with the exact chance of so many Successes."""
    told = a_told_game()
    for luck in told.luck:
        assert luck.least + luck.most > 1
        assert 0 <= luck.shown
    dice = {(one.who, one.roll): one.dice for one in told.luck}
    history = history_of(TOOLS, parse_log(written(SHORT)))
    events = [event for move in history.moves for event in move.events]
    thrown = [len(event.drawn) for event in events if isinstance(event, DiceRolled | DieRerolled)]

    assert sum(thrown) == sum(dice.values()) > 0


def test_a_page_holds_what_was_told(tmp_path: Path) -> None:
    """Packed, and unpacked again by anybody who can read base64 and deflate."""
    path = tmp_path / "game.dmdlog"
    path.write_bytes(written(SHORT))
    data = data_in(page_of_log(path))

    assert [data_of(a_told_game())] == data["games"]
    assert set(a_told_game().rules) == set(data["rules"])
