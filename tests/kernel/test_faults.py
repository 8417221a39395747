"""What is wrong with an input is said in one form, and generated code shows in tracebacks."""

import pickle
import traceback
from typing import ClassVar

import pytest

from dmd_core.kernel.ids import NO_SOURCE, RuleId, Seat, SourceId
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.codec import Schema
from dmd_core.kernel.schema.faults import (
    Fault,
    FaultError,
    did_you_mean,
    some,
    suggest,
    suggestions,
    unknown,
)
from dmd_core.kernel.schema.wire import DecodeError
from dmd_core.kernel.source import run_source
from dmd_core.tabletop.own_values import StateError
from dmd_core.tabletop.packs.problems import PackError
from dmd_core.tabletop.position.problems import PositionError


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (Fault((), "7", ("a table",)), "found 7; allowed: a table"),
        (Fault(("a", 0, "b"), "7", ("x", "y")), "a[0].b: found 7; allowed: x, y"),
        (
            Fault(("a",), "'z'", ("x", "y"), "y"),
            "a: found 'z'; allowed: x, y; did you mean 'y'?",
        ),
        (Fault(("a",), "it is said twice"), "a: it is said twice"),
        (
            Fault(("a",), "9; allowed: 0 to 4", rules=(RuleId("X-1"), RuleId("X-2"))),
            "a: 9; allowed: 0 to 4 [X-1, X-2]",
        ),
        (
            Fault((), "no file", ("a file",), file="b.toml"),
            "b.toml: found no file; allowed: a file",
        ),
        (Fault(("k" * 50,), "\x1b", ("x",)), f"{'k' * 40}…: found \\x1b; allowed: x"),
        (Fault(("a",), "1", tuple("abcdefghi")), "a: found 1; allowed: a, b, c, d, e, f, g, h, i"),
    ],
)
def test_a_fault_is_one_line(fault: Fault, says: str) -> None:
    """File, place, what was found, what is allowed, the nearest of that, the rules it breaks."""
    assert says == str(fault)


def test_a_fault_is_seen_from_further_up() -> None:
    """Each level puts its step in front, and nothing else changes."""
    fault = Fault(("c",), "7", ("x",), "x").under("a", 1)

    assert Fault(("a", 1, "c"), "7", ("x",), "x") == fault


def test_an_error_has_one_line_for_each_fault() -> None:
    """Programs read the parts, people the message."""
    faults = (Fault(("a",), "7", ("x",)), Fault(("b",), "8", ("x",)))
    error = FaultError(faults)

    assert faults == error.faults
    assert str(error) == "a: found 7; allowed: x\nb: found 8; allowed: x"


def test_of_very_many_faults_the_first_are_told() -> None:
    """Of five faults the first three are told, and then that there are more."""
    told = list(some((Fault((n,), "7", file="f") for n in range(5)), most=3))

    assert [(0,), (1,), (2,), ()] == [fault.path for fault in told]
    assert "f: more than 3 faults; the others are not listed" == str(told[-1])


@pytest.mark.parametrize(
    ("word", "nearest"),
    [("cultits", "cultist"), ("x", ""), (7, ""), (None, ""), ("cultist" * 20, "")],
)
def test_the_nearest_name_is_suggested(word: object, nearest: str) -> None:
    """What is no word, or is longer than any slip, is like nothing."""
    names = ["ghoul", "cultist"]

    assert nearest == suggest(word, names)
    assert unknown(word, names, ("kind",)).nearest == nearest
    assert did_you_mean(word, names) == (f"; did you mean '{nearest}'?" if nearest else "")


def test_several_names_are_suggested_the_nearest_first() -> None:
    """Any word is like some if nothing is asked for."""
    assert ["abc", "abd"] == suggestions("abc", ["xyz", "abd", "abc"], 2, likeness=0.0)


@node
class Moved:
    """An event."""

    RULES: ClassVar[tuple[RuleId, ...]] = ()

    seat: Seat
    src: SourceId = NO_SOURCE
    why: tuple[RuleId, ...] = ()


def test_generated_code_shows_in_tracebacks() -> None:
    """Whoever looks for a fault of the codec sees the line in which it happened."""
    codec = Schema(table=Moved, events={Moved: 1}, commands={}, frames={}, rules={}).bind(())
    event = object.__new__(Moved)  # a node that nobody has filled

    with pytest.raises(AttributeError) as caught:
        codec.encode_event(event)

    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert frame.filename.startswith("<write Moved")
    assert frame.line == "if o.why != (): last = 2"


def test_two_sources_of_one_name_are_kept_apart() -> None:
    """Each traceback shows its own; the same source twice is one."""
    spaces: list[dict[str, object]] = [{}, {}, {}]
    for space, value in zip(spaces, (1, 2, 1), strict=True):
        run_source(f"def give():\n    return {value} / 0\n", "make a thing", space)

    lines = []
    for space in spaces:
        with pytest.raises(ZeroDivisionError) as caught:
            space["give"]()  # type: ignore[operator]  # what the source defines
        last = traceback.extract_tb(caught.value.__traceback__)[-1]
        lines.append((last.filename, last.line))

    assert lines == [
        ("<make a thing>", "return 1 / 0"),
        ("<make a thing 2>", "return 2 / 0"),
        ("<make a thing>", "return 1 / 0"),
    ]


@pytest.mark.parametrize("count", [0, 1, 3])
@pytest.mark.parametrize("kind", [FaultError, DecodeError, PositionError, PackError, StateError])
def test_an_error_with_faults_goes_to_another_process(kind: type[FaultError], count: int) -> None:
    """As from a worker of a pool, which a message that cannot be read again would break."""
    error = kind([Fault(("a", place), "7", ("a table",)) for place in range(count)])

    there = pickle.loads(pickle.dumps(error))  # noqa: S301 - made here

    assert (type(error), error.faults, error.lines, str(error)) == (
        (type(there), there.faults, there.lines, str(there))
    )
