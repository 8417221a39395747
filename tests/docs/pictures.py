"""The pictures of `docs/playing.md`: screens of games at a terminal, drawn as SVG.

``python -m tests.docs.pictures`` draws them all anew.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final, final

import attrs

from dmd_replay.facets import GameTools
from dmd_replay.log import LogWriter, read_log
from dmd_replay.play.recorder import Recorder
from dmd_replay.play.sitting import Sitting
from dmd_replay.read.history import history_of
from dmd_replay.registry import game_tools
from dmd_replay.tui.app import PlayApp
from dmd_replay.tui.words import Words
from tests.loops import run_apart

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "pictures"
KEPT: Final = ROOT / "fixtures" / "games"
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, monospace"

SMALL: Final = (80, 24)
LARGE: Final = (140, 44)


@final
@attrs.frozen
class Picture:
    """A screen: where a game stands, the window, and the keys that were pressed.

    Attributes:
        name: of the file.
        game: the name of the game.
        log: a kept game of which the first records are played; "" for a new one.
        records: how many commands of it, or, in a new game, how often the first option is taken.
        size: columns and rows.
        keys: what is pressed then.
        table: whether dice and cards are typed in.
    """

    name: str
    game: str
    log: str = ""
    records: int = 0
    size: tuple[int, int] = SMALL
    keys: tuple[str, ...] = ()
    table: bool = False


PICTURES: Final = (
    Picture("play-small", "death-may-die", "three-sensible", 150),
    Picture("play-large", "death-may-die", "five-sensible", 120, LARGE),
    Picture("play-boards", "death-may-die", "three-sensible", 150, SMALL, ("b",)),
    Picture("play-undo", "death-may-die", "three-sensible", 150, SMALL, ("u",)),
    Picture("play-quiet", "final_girl", "", 0, (110, 34)),
    Picture("play-look", "final_girl", "", 0, SMALL, ("l",)),
)


@contextmanager
def sitting(picture: Picture) -> Iterator[Sitting]:
    """The game of a picture, where it stands there."""
    tools = game_tools(picture.game)
    if picture.log:
        log = read_log(KEPT / f"{picture.log}.dmdlog")
        history = history_of(tools, log)
        game, seed = history.game, log.header.seed
        commands = [move.command for move in history.moves[1 : picture.records + 1]]
    else:
        game, seed, commands = tools.setup.definition(tools.setup.choose({})), 7, []
    with recorded(tools, game, None if picture.table else seed) as recorder:
        for command in commands:
            assert command is not None
            recorder.do(command)
        for _ in range(0 if picture.log else picture.records):
            assert recorder.decision is not None
            recorder.do(next(recorder.decision.legal()))
        yield Sitting(tools, recorder)


@contextmanager
def recorded(tools: GameTools, game: Any, seed: int | None) -> Iterator[Recorder]:  # noqa: ANN401 - of any game
    """A game in memory."""
    with LogWriter(BytesIO(), tools, game, seed) as log:
        yield Recorder.begin(tools, game, seed, log)


def drawn(picture: Picture) -> str:
    """The picture as SVG: the same every time, and nothing in it is fetched from elsewhere."""
    with sitting(picture) as found:
        app = PlayApp(found, Words(), saved_in="evening.dmdlog")

        async def run() -> str:
            async with app.run_test(size=picture.size) as pilot:
                await pilot.pause()
                for key in picture.keys:
                    await pilot.press(key)
                await pilot.pause(0.2)
                return app.export_screenshot(title="dmd-replay play")

        svg = run_apart(run())
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    svg = re.sub(r"font-family: [^;]*Fira Code[^;]*;", f"font-family: {FONTS};", svg)
    return "\n".join(line.strip() for line in svg.splitlines() if line.strip()) + "\n"


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for picture in PICTURES:
        path = FOLDER / f"{picture.name}.svg"
        path.write_text(drawn(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
