"""The golden files of Death May Die in other languages; run this module to write them anew.

python -m tests.death_may_die.texts.languages_golden

Each file has every sentence in one example beside its English, and a kept game as it is told. They
are to be read by people who speak the language.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

import dmd_core as dmd
from dmd_core.death_may_die.lang.loading import load_language
from dmd_core.death_may_die.lang.texts import TEXTS
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.death_may_die.words.conditions import Exists
from dmd_core.death_may_die.words.selectors import Anchor, Spaces
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.refusals import Refusal
from dmd_core.tabletop.lang.translation import Translation
from dmd_core.tabletop.lang.wanted import codes_in
from dmd_replay.games.death_may_die.game import TOOLS
from dmd_replay.log import read_log
from dmd_replay.read.history import history_of
from dmd_replay.read.words import command_in_words, events_in_words, reader
from tests.death_may_die.texts.test_sentences import CARD, DECIDED, GAME, SAID, TABLE

CODES: Final = ("pl", "uk")
FOLDER: Final = Path(__file__).parents[3] / "fixtures" / "languages" / "death_may_die"
LOG: Final = FOLDER.parents[1] / "games" / "two-random.dmdlog"
_SAMPLES: Final[dict[str, object]] = {
    "seat": 0,
    "space": "s02",
    "figure": 2,
    "card": CARD,
    "half": "Chester",
    "skill": "brawling",
    "source": "swiftness",
    "action": "destroy_equipment",
    "object": "lab_07",
    "enemies": ("cultist", "cultist", "byakhee"),
    "conditions": (Exists(spaces=Spaces(at=Anchor.YOU, fire=True)),),
    "command": DECIDED[10][0],
}
_MANY: Final = {"allowed": ("s01", "s03"), "known": ("destroy_equipment", "extinguish_fire")}
_WORDS: Final = {"side": "left", "more": "", "kind": "action", "command": "Run", "outcome": "win"}


@cache
def language(code: str) -> Translation[Scene]:
    """A language of the game."""
    return load_language(code)


def refusals() -> Iterator[Refusal]:
    """Every kind of refusal in one example."""
    for code in codes_in(*TEXTS.packages):
        values: dict[str, object] = {}
        for _, name, kind, _ in Formatter().parse(code.sentence):
            if name is not None:
                usual = _SAMPLES.get(kind or "", _WORDS.get(name, 3))
                values[name] = usual if kind == "command" else _MANY.get(name, usual)
        yield Refusal(code, tuple(values.items()))


@cache
def pairs(code: str) -> tuple[tuple[str, str], ...]:
    """Sentences in English and in another language."""
    return tuple(_pairs(code))


def _pairs(code: str) -> Iterator[tuple[str, str]]:
    spoken = language(code)
    events, commands = [event for event, _ in SAID], [command for command, _ in DECIDED]
    whats: list[Event | Command | Refusal] = [*events, *commands, *refusals()]
    for what in whats:
        english = dmd.describe(GAME, TABLE, what)
        if english:
            yield english, dmd.describe(GAME, TABLE, what, language=spoken)


def account(code: str) -> Iterator[str]:
    """A kept game as it is told: what was asked, what was decided, and what happened."""
    assert TOOLS.languages is not None
    tools = TOOLS.languages.speaking(code)
    history = history_of(tools, read_log(LOG))
    narrator, timeline = tools.narrator(history.game), reader(history.timeline)
    for move in history.moves:
        if move.command is not None:
            yield f"> {command_in_words(timeline, move.number, narrator.describe)}"
        for event, told in events_in_words(timeline, move.number, narrator.describe):
            if narrator.opens_turn(event):
                yield ""
            if told:
                yield told


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
