"""The golden files of Final Girl in other languages; run this module to write them anew.

python -m tests.final_girl.texts.languages_golden

Each file has every sentence in one example beside its English, and the beginning of a game as it is
told. They are to be read by people who speak the language.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import attrs

import dmd_core.final_girl as fg
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.handlers import HANDLERS
from dmd_core.final_girl.ids import PLAYER
from dmd_core.final_girl.position.base import base_table
from dmd_core.final_girl.state import Table
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event, Frame
from dmd_core.kernel.ids import TABLE as CHANCE_SEAT
from dmd_core.kernel.ids import KindId
from dmd_core.kernel.refusals import Refusal, refusal
from dmd_replay.games.final_girl.sensible import SensibleBot
from tests.final_girl.texts.test_refusals import GAME as REFUSING
from tests.final_girl.texts.test_refusals import SENTENCES
from tests.final_girl.texts.test_sentences import (
    COMMAND_SENTENCES,
    DECISION_SENTENCES,
    EVENT_SENTENCES,
    game_of,
    state,
)

CODES: Final = ("pl", "uk")
FOLDER: Final = Path(__file__).parents[3] / "fixtures" / "languages" / "final_girl"
COMMANDS: Final = 60
"""So many commands of a game are told."""


@attrs.frozen(eq=False)
class Example:
    """Something that is said, and when."""

    game: Game
    table: Table
    frame: Frame | None
    what: Event | Command | Decision | Refusal


@cache
def language(code: str) -> fg.Translation:
    """A language of the game."""
    return fg.load_language(code)


def examples() -> Iterator[Example]:
    """Every event, command, decision and refusal in the examples of their English."""
    for table, event, _ in EVENT_SENTENCES:
        yield Example(game_of(table), table, None, event)
    for table, frame, command, _ in COMMAND_SENTENCES:
        yield Example(game_of(table), table, frame, command)
    for table, asked, must, _ in DECISION_SENTENCES:
        seat = CHANCE_SEAT if type(asked) in HANDLERS.requests else PLAYER
        decision = Decision(seat, KindId("test"), (), (), asked, must=must)
        yield Example(game_of(table), table, asked, decision)
    for code, values, _ in SENTENCES:
        yield Example(REFUSING, base_table(REFUSING), None, refusal(code, values))


@cache
def pairs(code: str) -> tuple[tuple[str, str], ...]:
    """Sentences in English and in another language."""
    return tuple(_pairs(code))


def _pairs(code: str) -> Iterator[tuple[str, str]]:
    for one in examples():
        at = state(one.table, one.frame)
        english = fg.describe(one.game, at, one.what)
        if english:
            yield english, fg.describe(one.game, at, one.what, language=language(code))


def account(code: str) -> Iterator[str]:
    """The beginning of a game as it is told."""
    shown = fg.display_in(language(code))
    game = fg.load_game(girl="nora", killer="beekeeper", location="camp")
    step, bot = fg.start(game, 11), SensibleBot(seed=5)
    yield from filter(None, shown.narrate(game, fg.initial(game, 11), step.events))
    for _ in range(COMMANDS):
        if step.decision is None:
            break
        command = bot.choose(game, step.state, step.decision)
        yield f"> {shown.describe(game, step.state, command)}"
        then = fg.apply(game, step.state, command, decision=step.decision)
        yield from filter(None, shown.narrate(game, step.state, then.events))
        step = then


def golden(code: str) -> str:
    """What the file of a language has to hold."""
    lines = [f"{english}\n    {told}" for english, told in pairs(code)]
    return "\n".join([*lines, "", *account(code), ""])


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for code in CODES:
        (FOLDER / f"{code}.txt").write_text(golden(code), encoding="utf-8")


if __name__ == "__main__":
    main()
