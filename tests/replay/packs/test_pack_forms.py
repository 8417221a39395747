"""Forms that no printed pack has and that a pack may have: they are played as they are written."""

from pathlib import Path
from typing import Final

import pytest

from dmd_replay.check.cases import CaseRunner, cases_of
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.packs.skeleton import write_new
from tests.replay.packs.skeletons import skeleton

CASES: Final = """
[defaults]
packs = ["mine"]
setup.episode = "mine"
[[case]]
name = "{card}: the text is done, nothing is offered, the card is discarded"
given.phase = "investigate_or_fight"
given.discovery.top = ["{card}"]
given.investigators.ian.space = "attic"
then.times = { "StressTaken src={card}" = 1, "DiscoveryDiscarded" = 1, "StepSkipped" = 0 }
then.state."investigators.ian.cards" = []
table.columns = ["card"]
table.rows = [["gun_cabinet"]]
[[case]]
name = "Both Gates are on one Space"
given.phase = "mythos"
given.mythos.top = ["omen"]
then.events = ["EnemySummoned space=cellar", "EnemySummoned space=cellar"]
"""
DEMAND: Final = """[[discovery]]
id = "gun_cabinet"
name = "Gun Cabinet"
mandatory = [{ do = "take_stress", n = 1 }]
origin = "original"

[[discovery]]
id = "kitchen"
"""
OMEN: Final = """[[mythos]]
id = "omen"
name = "Omen"
symbol = false
summons = [{ enemy = "cultist", gate = "red" }, { enemy = "cultist", gate = "yellow" }]
origin = "original"

[[mythos]]
id = "quiet_hour"
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with a Discovery card without a half, and two Gates on one Space."""
    files = {name: data.decode() for name, data in skeleton("episode", "mine", "Mine").items()}
    discovery, mythos, board = files["discovery.toml"], files["mythos.toml"], files["map.toml"]
    start, end = discovery.index('[[discovery]]\nid = "gun_cabinet"'), discovery.index('id = "kit')
    discovery = discovery[:start] + DEMAND + discovery[end + len('id = "kitchen"\n') :]
    start = mythos.index('[[mythos]]\nid = "quiet_hour"')
    rest = mythos[start + 1 :]
    following = rest.index("[[mythos]]") if "[[mythos]]" in rest else len(rest)
    mythos = mythos[:start] + OMEN.split('[[mythos]]\nid = "quiet')[0] + rest[following:]
    board = board.replace('gate = "yellow"\n', "").replace(
        'gate = "red"', 'gates = ["red", "yellow"]'
    )
    changed = {"discovery.toml": discovery, "mythos.toml": mythos, "map.toml": board}
    write_new(tmp_path / "mine", {n: t.encode() for n, t in (files | changed).items()})
    return tmp_path


def test_a_card_without_a_half_and_two_gates_on_a_space(pack: Path) -> None:
    """A Discovery card may only demand something; a Space may have several Gates."""
    runner = CaseRunner(TOOLS)
    found = [runner.run(case) for case in cases_of(CASES, pack / "x.case.toml")]

    assert [(), ()] == [result.problems for result in found]
