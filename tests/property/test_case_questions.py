"""Of every kind of question a case says whether an answer has to be given."""

import pytest

from dmd_replay.check.cases import read_cases
from dmd_replay.registry import game_tools
from tests.case_files import case_files

UNASKED = {"": {"order"}, "final_girl": set[str]()}
"""Kinds that no case can ask: no two cards of the box have a text at the same moment."""


@pytest.mark.parametrize(("name", "files"), [("death-may-die", ""), ("final_girl", "final_girl")])
def test_a_case_says_of_every_kind_whether_it_must_be_answered(name: str, files: str) -> None:
    """A question that turns from "may" into "must" is noticed by a case, not by luck."""
    asked = [
        stage.then.asked
        for file in case_files(files)
        for case in read_cases(file)
        for stage in case.stages
    ]
    said = {str(one["kind"]) for one in asked if {"kind", "must"} <= one.keys()}

    assert {*game_tools(name).ruleset.handlers.kinds.values()} - said == UNASKED[files]
