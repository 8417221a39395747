"""Field paths name the places inside plain data, and what differs between two of them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmd_replay.read.paths import (
    MISSING,
    FieldChange,
    PathError,
    changes,
    find,
    flatten,
    get,
    nearest,
    parts_of,
)

STATE: dict[str, Any] = {
    "investigators": [
        {"id": "ian", "stress": 2, "levels": [["brawling", 1]], "cards": []},
        {"id": "borden", "stress": 0, "levels": [["lucky", 2]], "cards": [{"card": "desk"}]},
    ],
    "fire": [["s02", 1], ["s05", 3]],
    "deck": ["a", "b"],
    "round": 3,
}

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "card", "x", "y"]), inner, max_size=3)
        | st.lists(st.tuples(st.sampled_from(["s1", "s2"]), inner).map(list), max_size=3)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("data", "names"),
    [
        ([{"id": "ian"}, {"id": "borden"}], ["ian", "borden"]),
        ([{"card": "desk", "side": "left"}], ["desk"]),
        ([{"id": 1, "card": "desk"}], ["1"]),
        (
            [{"source": "lucky", "owner": 0, "count": 1}, {"source": "lucky", "owner": 2}],
            ["lucky:0", "lucky:2"],
        ),
        ([{"id": "ian"}, {"id": "ian"}], ["0", "1"]),
        ([{"id": "ian"}, {"card": "desk"}], ["0", "1"]),
        ([{"id": ""}], ["0"]),
        ([{"id": ["ian"]}], ["0"]),
        ([{"is": "Turn"}, {"is": "Actions"}], ["0", "1"]),
        ([["s02", 1], ["s05", 3]], ["s02", "s05"]),
        ([[0, 1], [3, 1]], ["0", "3"]),
        ([["s02", 1, 1]], ["0"]),
        ([["a", "b"], "c"], ["0", "1"]),
        ([{"x": 1}, [1]], ["0", "1"]),
    ],
)
def test_members_of_lists_have_names(data: list[Any], names: list[str]) -> None:
    """Maps are named by id, card or source, pairs by their first, everything else by place."""
    parts = parts_of(data)

    assert parts is not None
    assert names == list(parts)


@pytest.mark.parametrize("leaf", [3, "a", None, True, ["a", "b"], [], [1, None]])
def test_leaves_have_no_parts(leaf: object) -> None:
    """Plain words and numbers, and lists of them, are one value."""
    assert parts_of(leaf) is None


def test_a_first_word_that_repeats_holds_all_its_seconds() -> None:
    """So the path of a Space is the same, however many tokens lie on it."""
    assert parts_of([["s02", "gate"], ["s02", "rlyeh"], ["s05", "gate"]]) == {
        "s02": ["gate", "rlyeh"],
        "s05": "gate",
    }


def test_a_value_is_found_by_its_path() -> None:
    """Leaves and what has parts, by names and not by places."""
    assert find(STATE, "investigators.ian.stress") == 2
    assert find(STATE, "investigators.borden.levels.lucky") == 2
    assert find(STATE, "investigators.borden.cards.desk.card") == "desk"
    assert find(STATE, "fire.s05") == 3
    assert find(STATE, "deck") == ["a", "b"]


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (
            "investigators.ian.stres",
            (
                "path 'investigators.ian.stres': 'investigators.ian' has no 'stres'; it has id,"
                " stress, levels, cards; did you mean 'investigators.ian.stress'?"
            ),
        ),
        (
            "ian.stress",
            (
                "path 'ian.stress': the state has no 'ian'; it has investigators, fire, deck,"
                " round; did you mean 'investigators.ian.stress'?"
            ),
        ),
        (
            "ian.stres",
            (
                "path 'ian.stres': the state has no 'ian'; it has investigators, fire, deck,"
                " round; did you mean 'investigators.ian.stress'?"
            ),
        ),
        (
            "stress",
            (
                "path 'stress': the state has no 'stress'; it has investigators, fire, deck, round;"
                " did you mean 'investigators.ian.stress' or 'investigators.borden.stress'?"
            ),
        ),
        (
            "round.x",
            "path 'round.x': 'round' has no parts, so there is no 'x'; did you mean 'round'?",
        ),
        ("zzz", "path 'zzz': the state has no 'zzz'; it has investigators, fire, deck, round"),
        ("", "path '': the state has no ''; it has investigators, fire, deck, round"),
    ],
)
def test_a_path_that_leads_nowhere_says_how_far_it_goes(path: str, sentence: str) -> None:
    """What is there is named, and the nearest path from the top."""
    with pytest.raises(PathError) as caught:
        find(STATE, path)

    assert sentence == str(caught.value)


@pytest.mark.parametrize(
    ("path", "member"),
    [
        ("fire.s09", True),
        ("investigators.adam.stress", True),
        ("investigators.ian.cards.desk", True),
        ("investigators.ian.stres", False),
        ("fires.s02", False),
        ("round.x", False),
    ],
)
def test_a_member_of_a_list_may_be_missing(path: str, member: bool) -> None:  # noqa: FBT001 - a parameter
    """It may be there at another time; a field that is missing never is."""
    with pytest.raises(PathError) as caught:
        find(STATE, path)

    assert member is caught.value.member


def test_many_names_are_told_whole() -> None:
    """An unknown name is refused with all there are; of numbered ones in a row the ends."""
    with pytest.raises(PathError) as caught:
        find({f"k{n:02}": n for n in range(20)}, "zzz")

    assert str(caught.value).endswith("it has k00 to k19")


def test_get_gives_nothing_where_nothing_is() -> None:
    """Nothing is not the same as an empty list."""
    assert get(STATE, "investigators.ian.cards") == []
    assert get(STATE, "investigators.ian.cards.desk") is MISSING
    assert get(STATE, "round.x") is MISSING
    assert repr(MISSING) == "nothing"


def test_at_most_three_near_paths() -> None:
    """The nearest are few, so that somebody reads them."""
    data = {"list": [{"id": f"n{n}", "stress": 0} for n in range(9)]}

    assert nearest(data, "stress") == ("list.n0.stress", "list.n1.stress", "list.n2.stress")


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, [FieldChange("a", 1, 2)]),
        ({"a": True}, {"a": 1}, [FieldChange("a", before=True, after=1)]),
        ({"a": 1}, {"b": 1}, [FieldChange("a", 1, MISSING), FieldChange("b", MISSING, 1)]),
        ({"a": ["x"]}, {"a": ["x", "y"]}, [FieldChange("a", ["x"], ["x", "y"])]),
        ({"a": []}, {"a": ["x"]}, [FieldChange("a", [], ["x"])]),
        ({"a": []}, {"a": [["s", 1]]}, [FieldChange("a.s", MISSING, 1)]),
        ({"a": [["s", 1]]}, {"a": []}, [FieldChange("a.s", 1, MISSING)]),
        ({"a": []}, {"a": None}, [FieldChange("a", [], None)]),
        ({"a": []}, {}, [FieldChange("a", [], MISSING)]),
        ({"a": [{"id": "x"}]}, {"a": []}, [FieldChange("a.x.id", "x", MISSING)]),
        (
            {"a": [["s", "p"]]},
            {"a": [["s", "p"], ["s", "q"]]},
            [FieldChange("a.s", "p", ["p", "q"])],
        ),
        (
            {"a": [{"id": "x", "n": 1}, {"id": "y", "n": 1}]},
            {"a": [{"id": "y", "n": 2}, {"id": "x", "n": 1}]},
            [FieldChange("a.y.n", 1, 2), FieldChange("a", ["x", "y"], ["y", "x"])],
        ),
    ],
)
def test_changes_are_told_by_path(
    before: object, after: object, expected: list[FieldChange]
) -> None:
    """One change for each leaf; nothing and an empty list are two things."""
    assert expected == list(changes(before, after))


def test_both_sides_are_named_alike() -> None:
    """Where one side needs more words to tell its members apart, the other uses them too."""
    one = [{"source": "lucky", "owner": 0, "n": 1}]
    two = [*one, {"source": "lucky", "owner": 1, "n": 1}]

    assert [change.path for change in changes({"used": one}, {"used": two})] == [
        "used.lucky:1.source",
        "used.lucky:1.owner",
        "used.lucky:1.n",
    ]


def test_what_is_on_one_side_can_be_given_whole() -> None:
    """A figure that came is one change then."""
    figure = {"id": 3, "wounds": 0}

    assert list(changes({"enemies": []}, {"enemies": [figure]}, whole=True)) == [
        FieldChange("enemies.3", MISSING, figure)
    ]


def test_leaves_are_told_with_their_paths() -> None:
    """A nested value is flattened, in its order, to the paths of its leaves."""
    assert list(flatten({"a": {"b": 1, "c": []}, "d": [["x", 2]]})) == [
        ("a.b", 1),
        ("a.c", []),
        ("d.x", 2),
    ]


@given(PLAIN)
def test_equal_values_do_not_differ(value: object) -> None:
    """A value has no difference from itself."""
    assert list(changes(value, value)) == []


@given(PLAIN, PLAIN)
def test_a_change_names_what_stands_there(before: object, after: object) -> None:
    """What a change says of a side is what stands on that side, found by its path."""
    for change in changes({"top": before}, {"top": after}):
        for side, told in ((before, change.before), (after, change.after)):
            there = get({"top": side}, change.path)
            assert told == there or isinstance(told, list) or MISSING in (told, there)


@given(PLAIN, PLAIN)
def test_values_that_differ_have_changes(before: object, after: object) -> None:
    """Nothing is overlooked: no change means that the flattened values are equal."""
    if not list(changes(before, after)):
        assert dict(flatten(before)) == dict(flatten(after))
