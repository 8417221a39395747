"""The deliberate faults of `make mutants`: each can be put in, and those who look do notice."""

import ast
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import attrs
import pytest

from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.final_girl import rulebook as final_girl
from tests.mutants.proof import ProofError, Result, bound, look, problems, prove, share
from tests.mutants.table import (
    BY_HAND,
    KINDS,
    ROOT,
    Mutant,
    Survivor,
    TableError,
    chosen,
    mutants,
    survivors,
)
from tests.mutants.tools import AREAS, tool_mutants
from tests.mutants.tree import Tree

ALL = mutants()
HAND = [mutant for mutant in ALL if (BY_HAND / f"{mutant.chapter}.toml").exists()]

tools = cache(tool_mutants)
"""The faults of the tools, made when the first test asks for them."""

DESCRIPTIVE = frozenset({"BOARD"})
"""Chapters that say what things look like; there is nothing to get wrong in code."""


def test_every_fault_can_be_put_in() -> None:
    """The text to change stands in its file once, and is changed."""
    for mutant in ALL:
        assert mutant.new != mutant.old
        assert (ROOT / mutant.file).read_text(encoding="utf-8") != mutant.patched()


def test_a_fault_names_rules_that_exist() -> None:
    """Every rule that a fault names is in the rulebook of its game."""
    known = {*rulebook().all_ids(), *final_girl.rulebook().all_ids()}
    assert set() == {rule for mutant in ALL for rule in mutant.rules} - known


def test_a_fault_written_by_hand_names_a_rule_and_says_what_is_wrong() -> None:
    """None of them lacks its rules or its sentence."""
    assert [] == [mutant.id for mutant in HAND if not mutant.rules or not mutant.fault]


def test_no_fault_is_there_twice() -> None:
    """No two faults written by hand change the same file in the same way."""
    changes = Counter((mutant.file, mutant.old, mutant.new) for mutant in HAND)
    assert [] == [change for change, n in changes.items() if n > 1]


def test_there_are_faults_in_every_chapter_of_the_rulebook() -> None:
    """At least 150 faults written by hand name rules of every chapter that code carries out."""
    chapters = {rule.split("-")[1] for rule in rulebook().all_ids()}
    covered = {rule.split("-")[1] for mutant in HAND for rule in mutant.rules}
    assert set() == chapters - covered - DESCRIPTIVE
    assert len(HAND) >= 150
    assert [] == [name for name, n in Counter(m.chapter for m in HAND).items() if n < 10]


def test_a_survivor_is_a_fault_with_a_reason() -> None:
    """The list of survivors names faults of the tables, each with a kind and a sentence."""
    listed = survivors()
    assert set() == set(listed) - {mutant.id for mutant in (*ALL, *tools())}
    assert [] == [one.id for one in listed.values() if one.kind not in KINDS or not one.reason]
    assert len(listed) <= len(ALL) // 20


@pytest.mark.exhaustive
def test_faults_of_tools_can_be_put_in() -> None:
    """Each changes one expression of its file, which is Python before and after."""
    sound = {mutant.file: _parsed((ROOT / mutant.file).read_text("utf-8")) for mutant in tools()}
    for mutant in tools():
        assert sound[mutant.file] != _parsed(mutant.patched()), mutant.id


def _parsed(text: str) -> str:
    return ast.dump(ast.parse(text))


def test_every_file_of_an_area_has_its_faults() -> None:
    """Verify, log, diff, seek and shrink: a file that works anything out gets its share."""
    counts = Counter(mutant.file for mutant in tools())
    assert set(AREAS) == {mutant.chapter for mutant in tools()}
    assert {"dmd_replay/check/verify.py", "dmd_replay/log/reader.py"} <= set(counts)
    assert all((ROOT / test).exists() for area in AREAS.values() for test in area.tests)
    assert len({mutant.id for mutant in tools()}) == len(tools())


def test_what_once_went_unnoticed_is_tried_every_time() -> None:
    """Conditions swapped where a command is refused, and the two sides of a trend."""
    faults = {mutant.fault for mutant in tools()}
    assert any("_stopped: condition" in fault and "RefusedError) or " in fault for fault in faults)
    swapped = "`self._trend(recorded, ours)` becomes `self._trend(ours, recorded)`"
    assert f"look: arguments: {swapped}" in faults


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """A copy of the project."""
    return Tree.copied(tmp_path_factory.mktemp("mutants") / "tree")


@pytest.mark.exhaustive
@pytest.mark.slow
@pytest.mark.parametrize("name", ["rest-four-points", "setup-no-fire", "epi-object-health-three"])
def test_a_fault_is_noticed(name: str, tree: Tree) -> None:
    """A fault of a rule, of the setup and of a pack are each noticed by a case."""
    (mutant,) = chosen(ALL, [name])
    by, what, _seconds = look(tree, mutant, 120)
    assert ("case", True) == (by, ".case.toml: " in what)


def test_a_copy_is_mended_after_a_fault(tree: Tree) -> None:
    """The fault is in the file of the copy while it is tried, and gone afterwards."""
    (mutant,) = chosen(ALL, ["rest-four-points"])
    path = tree.root / mutant.file
    before, time = path.read_text(), path.stat().st_mtime_ns
    with tree.broken(mutant):
        assert mutant.patched() == path.read_text()
        assert time != path.stat().st_mtime_ns
    assert (before, time) == (path.read_text(), path.stat().st_mtime_ns)
    assert (ROOT / mutant.file).read_text() == before


@pytest.mark.exhaustive
@pytest.mark.slow
def test_a_run_that_hangs_is_ended(tree: Tree) -> None:
    """What takes longer than its bound is noticed by the time."""
    forever = Mutant(
        "forever",
        "dmd_core/death_may_die/chapters/rest.py",
        "POINTS: Final = 3",
        "while True: pass",
        "Rest never ends",
        (),
    )
    by, what, seconds = look(tree, forever, 3)
    assert ("time", "more than 3 s") == (by, what)
    assert seconds < 20


@pytest.mark.exhaustive
@pytest.mark.slow
def test_a_run_that_breaks_is_noticed(tree: Tree) -> None:
    """A module that cannot be imported is a finding of its own."""
    broken = Mutant(
        "broken",
        "dmd_core/death_may_die/chapters/rest.py",
        "POINTS: Final = 3",
        "POINTS: Final = missing",
        "Rest has no number",
        (),
    )
    by, what, _seconds = look(tree, broken, 120)
    assert ("crash", "cases: NameError: name 'missing' is not defined") == (by, what)


def test_nothing_is_shown_if_the_project_itself_fails(
    monkeypatch: pytest.MonkeyPatch, tree: Tree
) -> None:
    """A finding without any fault ends the proof, as does a bound that is too near."""
    monkeypatch.setattr("tests.mutants.proof.look", lambda *_args: ("case", "x: y", 1.0))
    with pytest.raises(ProofError, match=r"^something is noticed without any fault: case x: y$"):
        bound(tree, None)
    monkeypatch.setattr("tests.mutants.proof.look", lambda *_args: ("", "", 10.0))
    assert 40 == bound(tree, None)
    assert 50 == bound(tree, 50)
    message = "^without a fault a run takes 10 s; the bound must be 40 s or more, not 20$"
    with pytest.raises(ProofError, match=message):
        bound(tree, 20)


def test_without_time_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left when the time is up is not tried, and that is a problem."""
    monkeypatch.setattr("tests.mutants.proof.bound", lambda *_args: 30.0)
    monkeypatch.setattr("tests.mutants.proof.Tree.copied", Tree)
    results = list(prove(HAND[:3], jobs=1, seconds=None, minutes=-1))
    assert ["untried"] * 3 == [result.by for result in results]
    assert ["there was no time for 3 faults"] == problems(results, {})


def _results(noticed: int, survived: int) -> list[Result]:
    plain = HAND[0]
    names = [f"n{i}" for i in range(noticed)] + [f"s{i}" for i in range(survived)]
    by = ["case"] * noticed + [""] * survived
    return [
        Result(attrs.evolve(plain, id=name, fault="It is wrong"), who)
        for name, who in zip(names, by, strict=True)
    ]


def test_the_proof_holds_if_survivors_are_few_and_have_reasons() -> None:
    """19 of 20 are enough, if the one left has a reason."""
    results = _results(19, 1)
    assert 0.95 == share(results)
    assert [] == problems(results, {"s0": Survivor("s0", "equivalent", "It changes nothing.")})


def test_what_keeps_the_proof_from_holding() -> None:
    """A survivor without a reason, a reason without a survivor, and too many survivors do."""
    excused = {"n0": Survivor("n0", "unobservable", "Nobody sees it.")}
    assert [
        "90.0% were noticed; 95% are asked for",
        "n0 has a reason to survive, but case noticed it",
        "s0 was not noticed and has no reason: It is wrong",
    ] == sorted(problems(_results(9, 1), excused))


def test_faults_are_chosen_by_id_and_chapter() -> None:
    """A word with a star fits several; one that fits none is an error."""
    assert list(ALL) == chosen(ALL, [])
    rest = chosen(ALL, ["rest"])
    assert {"rest"} == {mutant.chapter for mutant in rest}
    assert rest == chosen(HAND, ["rest-*"])
    assert rest[:2] == chosen(ALL, ["rest-three-points-each", "rest-four-*"])
    with pytest.raises(TableError, match=r"^'nap' is neither a fault nor a chapter; chapters: "):
        chosen(ALL, ["rest", "nap"])


def test_a_fault_that_does_not_fit_is_told(tree: Tree) -> None:
    """A text that is not there once cannot be changed, and what comes out must be Python."""
    (mutant,) = chosen(ALL, ["rest-four-points"])
    absent = attrs.evolve(mutant, old="absent")
    message = r"^rest-four-points: the text to change stands 0 times in .*/chapters/rest\.py$"
    with pytest.raises(TableError, match=message):
        absent.patched()
    unreadable = attrs.evolve(mutant, new="POINTS: Final = (")
    message = (
        r"^rest-four-points: .*/chapters/rest\.py cannot be read any more: '\(' was never closed$"
    )
    with pytest.raises(TableError, match=message), tree.broken(unreadable):
        pass


def test_the_copy_holds_what_the_tests_need(tree: Tree) -> None:
    """The copy is complete and is not the project itself."""
    names = {path.name for path in tree.root.iterdir()}
    assert {"dmd_core", "dmd_replay", "tests", "fixtures", "docs", "pyproject.toml"} == names
    assert Path(sys.modules["tests.mutants.tree"].__file__ or "").parents[2] != tree.root
