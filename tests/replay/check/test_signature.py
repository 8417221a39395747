"""Signatures: equal for equal failures, different for different ones."""

import pytest

from dmd_core.kernel.run import EngineError
from dmd_core.kernel.step import begin, opening, step
from dmd_replay.check.failure import Failure
from dmd_replay.check.signature import details_of, signature_of
from race_game.rules import COURSE, RULES, Broken, Course, Rolled
from tests.toy.races import Changed, crash


def test_a_signature_has_twelve_digits_that_stay() -> None:
    """The digits are those of the kind and the details; the order of the details is not."""
    details = (("rule", "DMD-CHK-08"), ("name", "thresholds"))

    assert "c2c509c06c04" == signature_of("invariant", details)
    assert "c2c509c06c04" == signature_of("invariant", details[::-1])


def test_kind_and_every_detail_count() -> None:
    """Another kind, name or value gives another signature."""
    kinds = [
        signature_of(kind, ((name, value),))
        for kind in ("case", "command")
        for name in ("a", "b")
        for value in ("x", "y")
    ]

    assert 8 == len(set(kinds))


def test_the_sentence_does_not_count() -> None:
    """Two failures that differ in words only are equal and have one signature."""
    first, second = (
        Failure("invariant", (("rule", "R"),), says) for says in ("seat 1 has 5", "seat 2 has 9")
    )

    assert first == second
    assert first.signature == second.signature


def crashed(length: int) -> Exception:
    """What a race raises whose threes divide by zero, as soon as there is one."""
    rules = Changed(reducers={Rolled: crash})
    game = Course(length, COURSE.start)
    now = begin(rules, game, opening(rules, game, length))
    try:
        while now.decision is not None:
            command = next(now.decision.legal())
            now = step(rules, game, now.state, command, decision=now.decision)
    except ZeroDivisionError as error:
        return error
    pytest.fail("no three was rolled")


def test_an_exception_is_known_by_its_rule_function() -> None:
    """Class and function of the rules count, where it happened in the game does not."""
    expected = (("exception", "ZeroDivisionError"), ("function", "tests.toy.races.crash"))

    assert [expected, expected] == [details_of(crashed(length)) for length in (50, 60)]


@pytest.mark.pure("native code leaves no class and no variables in a traceback")
def test_a_complaint_of_the_kernel_names_the_frame() -> None:
    """Where the kernel raises by itself, the frame it worked on is part of the signature."""
    game = Course(6, (Broken("spin"),))
    try:
        begin(RULES, game, opening(RULES, game, 1))
    except EngineError as error:
        found = details_of(error)
    else:
        found = ()

    assert (
        ("exception", "EngineError"),
        ("function", "dmd_core.kernel.run.Run._check_caps"),
        ("at", "Broken"),
    ) == found
