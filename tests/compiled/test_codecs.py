"""The compiled codec is at work, and says to the byte and word what the plain one says."""

import os
import subprocess
import sys

import pytest

from dmd_core.built import PURE, compiled
from dmd_core.kernel.schema import generated
from tests.compiled.codec_answers import answers, every_answer, schemas

pytestmark = pytest.mark.skipif(not compiled(), reason="plain Python is at work")


def _nothing(*_: object, **__: object) -> None:
    raise AssertionError("something is generated")


def test_nothing_is_generated_at_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """All classes are written and read by functions that were compiled."""
    monkeypatch.setattr(generated, "run_source", _nothing)

    for _, schema, rules in schemas(fresh=True):
        assert list(answers(schema, rules))


def test_a_process_in_plain_python_gives_the_same_answers() -> None:
    """Values of all classes, whole and with each of their parts spoilt."""
    command = [sys.executable, "-m", "tests.compiled.codec_answers"]
    environment = {**os.environ, PURE: "1"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)

    wanted = done.stdout.splitlines()
    found = list(every_answer())
    assert [] == [pair for pair in zip(found, wanted, strict=True) if pair[0] != pair[1]][:3]
