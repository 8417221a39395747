"""Logs and pages for the tests of reports: a hostile log, a crowded table, what a page holds."""

import io
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import attrs

from dmd_core.kernel.ids import Seat
from dmd_core.kernel.rewind import UndoPolicy
from dmd_core.screen.tableau import (
    OURS,
    THEIRS,
    Passage,
    Piece,
    Place,
    Tableau,
    Track,
)
from dmd_core.screen.tableau import (
    Mark as TableMark,
)
from dmd_replay.facets import GameTools
from dmd_replay.facets.bots import RandomBot
from dmd_replay.facets.setup import Choice
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import EntryWriter, Log, LogWriter, Mark, Note, Rewound, parse_log
from dmd_replay.play.recorder import Recorder
from dmd_replay.read.history import History, history_of
from dmd_replay.report.drawn import drawn
from dmd_replay.report.making import NamedLog, report_of
from dmd_replay.report.page import page_of, unpacked
from dmd_replay.report.patches import Plain
from dmd_replay.report.plan import spots_of
from dmd_replay.report.told import ToldGame, ToldStep

MARKUP: Final = "<img src=x onerror=alert(1)>"
CLOSING: Final = "</script><script>alert(2)</script>"
ARABIC: Final = "إيان العظيم"
STEERING: Final = "a\x1b[2J\u202ekram\u0000"
"""What a name of a pack may hold, and what the marks of a log may beside it."""


def from_toml(name: str, folder: str, names: Mapping[str, str]) -> dict[str, bytes]:
    """A built-in pack as its files, with other names in them."""
    found: dict[str, bytes] = {}
    root = files("dmd_core.death_may_die").joinpath("packs", *folder.split("/"))
    for file in sorted(root.iterdir(), key=lambda one: one.name):
        text = file.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(f'name = "{old}"', f"name = '{new}'")
        if file.name == "pack.toml":
            text = re.sub(r'^id = ".*"$', f'id = "{name}"', text, count=1, flags=re.MULTILINE)
        found[file.name] = text.encode("utf-8")
    return found


@cache
def hostile_log(steps: int, marks: int) -> bytes:
    """A game of strangers' packs with names that would do something, if somebody let them.

    Args:
        steps: how many; what was played is undone and played again until there are so many.
        marks: how many marks there are, on all steps.
    """
    core = from_toml("their_core", "core", {"Ian": MARKUP, "Sister Beth": ARABIC})
    places = {"Space 1": MARKUP, "Space 2": CLOSING, "Space 3": ARABIC}
    episode = from_toml("their_episode", "episodes/blasphemous_alchemy", places)
    setup = {"players": 2, "investigators": ["ian", "sister_beth"], "episode": "their_episode"}
    game = TOOLS.setup.definition(Choice(setup, (core, episode)))
    stream = io.BytesIO()
    writer = LogWriter(stream, TOOLS, game, 11, undo=UndoPolicy.KEEP)
    recorder = Recorder.begin(TOOLS, game, 11, writer, UndoPolicy.KEEP)
    bot = RandomBot(5)
    while recorder.now.decision is not None and recorder.at < min(steps, 420):
        recorder.do(bot.choose(game, recorder.now.state, recorder.now.decision))
    writer.close()
    return again_and_again(parse_log(stream.getvalue()), steps, marks)


def again_and_again(log: Log, steps: int, marks: int) -> bytes:
    """A log whose play is undone and played again, with marks on it."""
    stream = io.BytesIO()
    writer = EntryWriter(stream, log.header)
    names = (MARKUP, CLOSING, ARABIC, STEERING)
    written = marked = 0
    while written < steps:
        for record in log.records[bool(written) :][: steps - written]:
            writer.entry(attrs.evolve(record, number=written))
            written += 1
            while marked * steps < marks * written:
                name = f"{names[marked % len(names)]} {marked}"
                writer.entry(Mark(written - 1, name, STEERING))
                marked += 1
        if written < steps:
            writer.entry(Rewound(0, UndoPolicy.KEEP, 0))
    writer.entry(Note(written - 1, CLOSING))
    writer.end("")
    return stream.getvalue()


def crowded() -> Tableau:
    """A table with five Investigators and twenty Enemies, no two alike, on one Space of three."""
    ours = tuple(
        Piece(f"i{n}", "investigator", f"Investigator {n}", Seat(n), OURS, health=_wounds(n, 5))
        for n in range(5)
    )
    theirs = tuple(
        Piece(str(n), "enemy", f"Enemy {n} of a kind", side=THEIRS, n=n + 1, health=_wounds(n, 20))
        for n in range(20)
    )
    marks = (TableMark("fire", "fire", "Fire token", 4), TableMark("gate", "red", "red Gate"))
    return Tableau(
        "A crowd",
        places=(
            Place("s1", "Space 1", (0.0, 0.0), marks=marks, pieces=(*ours, *theirs)),
            Place("s2", "Space 2", (1.0, 0.0)),
            Place("s3", "A Space with a very long name, longer than any box", (0.4, 0.3)),
        ),
        passages=(Passage("s1", "s2"), Passage("s2", "s3", "stairs", "Stairs")),
    )


def _wounds(value: int, most: int) -> Track:
    return Track("wounds", "Wounds", value, 0, most)


def page_of_table(tableau: Tableau) -> str:
    """The page of a game in which nothing happens."""
    step = ToldStep(-1, 1, 1, "", "", "", ())
    spots = spots_of(tableau.places)
    game = ToldGame(tableau.title, "table", "", drawn(tableau), (step,), 0, (), (), (), (), spots)
    return page_of([game], {})


def page_of_log(data: bytes | Path, tools: GameTools = TOOLS, **options: Any) -> str:  # noqa: ANN401 - those of `report_of`
    """The page of one log."""
    log = parse_log(data.read_bytes() if isinstance(data, Path) else data)
    return report_of(tools, [NamedLog("game.dmdlog", log)], **options)


def data_in(page: str) -> Any:  # noqa: ANN401 - JSON
    """What a page unpacks."""
    found = re.search(r'<script type="application/octet-stream" id="data">([^<]*)</script>', page)
    assert found is not None
    return unpacked(found[1])


def history_in(path: Path, tools: GameTools = TOOLS) -> History:
    """A log decoded."""
    return history_of(tools, parse_log(path.read_bytes()))


def at(data: Plain, pointer: str) -> Plain:
    """What a JSON pointer names; None if it is not there."""
    for key in pointer.split("/")[1:]:
        name = key.replace("~1", "/").replace("~0", "~")
        if not isinstance(data, dict) or name not in data:
            return None
        data = data[name]
    return data
