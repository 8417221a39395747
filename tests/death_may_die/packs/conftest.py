"""Fixtures of the tests of packs."""

from pathlib import Path

import pytest

from tests.death_may_die.packs.copies import Packs


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    """Give a fresh copy of the built-in packs."""
    return Packs(tmp_path)
