"""Scripts: what is said in a game, one line each."""

from itertools import count
from pathlib import Path
from typing import Any, Final, final

from dmd_core.engine import CommandTextError
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.step import Step
from dmd_replay.facets import GameTools
from dmd_replay.play.recorder import Input, PutMark, PutNote, Undo

WORDS: Final = ("undo", "mark", "note")
"""Lines that begin with one of these are no commands of the game."""

_DIGITS: Final = 6


class ScriptError(ValueError):
    """A line of a script that cannot be carried out; the sentence names file and line."""


@final
class ScriptDecider:
    """A script decides: one command in its text form per line; ``#`` starts a comment.

    Other lines: ``undo`` or ``undo N`` takes commands back, ``mark NAME`` or ``mark NAME text``
    puts a mark on the position, ``note text`` a note.
    """

    def __init__(self, path: Path, tools: GameTools) -> None:
        """Read the script of a game.

        Raises:
            ScriptError: if it is not text.
            OSError: if it cannot be read.
        """
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            message = f"{path.name}: byte {error.start} is not UTF-8; a script is a text file"
            raise ScriptError(message) from error
        self._name = path.name
        self._tools = tools
        self._lines = [
            (number, line.partition("#")[0].strip())
            for number, line in enumerate(text.splitlines(), 1)
        ]
        self._lines = [(number, line) for number, line in self._lines if line]
        self._next = count()
        self._number = 0

    def decide(self, game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - of any game
        """What the next line says.

        Raises:
            ScriptError: if the line is no legal command now.
        """
        place = next(self._next)
        if place >= len(self._lines):
            return None
        self._number, line = self._lines[place]
        word, _, rest = line.partition(" ")
        if word.lower() in WORDS:
            return self._aside(word.lower(), rest.strip())
        if now.decision is None:
            raise self.error(f"'{line}' comes after the end of the game")
        try:
            return self._command(game, now, now.decision, line)
        except CommandTextError as error:
            raise self.error(str(error)) from error

    def _command(self, game: Any, now: Step[Any], decision: Decision, line: str) -> Command:  # noqa: ANN401 - of any game
        """The command that a line names; of a refused one that is usual the reason is told."""
        try:
            return self._tools.engine.parse_command(decision, line)
        except CommandTextError as error:
            wanted = " ".join(line.lower().split())
            for command, reason in self._tools.narrator(game).why_not(now.state, decision):
                if command_text(command) == wanted:
                    message = f"'{wanted}' is refused: {reason}"
                    raise CommandTextError(message) from error
            raise

    def _aside(self, word: str, rest: str) -> Input:
        """What is no command: undo, mark or note."""
        if word == "undo":
            digits = rest or "1"
            fits = digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS
            if not fits or int(digits) < 1:
                raise self.error(
                    f"'undo {rest}' is not possible; allowed: undo, undo 2, undo 3, ..."
                )
            return Undo(int(digits))
        if not rest:
            what = "its name" if word == "mark" else "its text"
            raise self.error(f"'{word}' needs {what} behind it")
        if word == "note":
            return PutNote(rest)
        name, _, note = rest.partition(" ")
        return PutMark(name, note.strip())

    def error(self, problem: str) -> ScriptError:
        """What is wrong with the line that was read last."""
        return ScriptError(f"{self._name}: line {self._number}: {problem}")


__all__ = ["ScriptDecider", "ScriptError"]
