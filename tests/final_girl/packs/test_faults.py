"""Every fault that the checks of packs can find, in the sentence in which it is told."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests.final_girl.packs.copies import complaint

FAULTS: Final[list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("faults.toml").read_text(encoding="utf-8")
)["faults"]
"""Changes of a pack, and every line that the loader then says."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["name"])
def test_a_fault_of_a_pack_is_told(fault: dict[str, Any]) -> None:
    """Where it is, what was found, what is allowed, and the nearest word."""
    killer = "beekeeper" if fault["file"].startswith("beekeeper/") else "butcher"
    change = (fault["file"], fault["old"], fault["new"])

    assert fault["says"] == complaint(change, packs=("core", killer, "camp", "nora"))
