"""Scripts: what is said in a game, one line each."""

from pathlib import Path
from typing import Any, Final, final

from dmd_core.engine import CommandTextError
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.step import Step
from dmd_replay.facets import GameTools
from dmd_replay.files import FileContentError, read_text
from dmd_replay.play.recorder import TURN, Input, PutMark, PutNote, Redo, Undo, UndoPart

WORDS: Final = ("undo", "redo", "mark", "note")
"""Lines that begin with one of these are no commands of the game."""

_DIGITS: Final = 6

LARGEST: Final = 1 << 20
"""Bytes of a script at most: the longest games are a tenth as long."""
LONGEST: Final = 1 << 12
"""Letters of a line at most; one is quoted in what is said of it."""


class ScriptError(ValueError):
    """A line of a script that cannot be carried out; the sentence names file and line."""


@final
class ScriptDecider:
    """A script decides: one command in its text form per line; ``#`` starts a comment.

    Other lines: ``undo`` or ``undo N`` takes commands back, ``undo turn`` and ``undo PART`` what
    began last, such as ``undo action``; ``redo`` or ``redo N`` does again what was taken back;
    ``mark NAME`` or ``mark NAME text`` puts a mark on the position, ``note text`` a note.
    """

    def __init__(self, path: Path, tools: GameTools) -> None:
        """Read the script of a game.

        Raises:
            ScriptError: if it is not text, or longer than any game.
            OSError: if it cannot be read.
        """
        try:
            text = read_text(path, LARGEST, "a script")
        except FileContentError as error:
            raise ScriptError(str(error)) from error
        self._name = path.name
        self._tools = tools
        self._lines = enumerate(text.splitlines(), 1)
        self._number = 0

    def decide(self, game: Any, now: Step[Any]) -> Input | None:  # noqa: ANN401 - of any game
        """What the next line says.

        Raises:
            ScriptError: if the line is no legal command now.
        """
        line = self._line()
        if line is None:
            return None
        word, _, rest = line.partition(" ")
        if word.lower() in WORDS:
            return self._aside(word.lower(), rest.strip())
        if now.decision is None:
            raise self.error(f"'{line}' comes after the end of the game")
        try:
            return self._command(game, now, now.decision, line)
        except CommandTextError as error:
            raise self.error(str(error)) from error

    def _line(self) -> str | None:
        """The next line that says something; None behind the last."""
        for number, whole in self._lines:
            self._number = number
            if len(whole) > LONGEST:
                raise self.error(f"{len(whole)} letters; at most {LONGEST} fit on a line")
            if line := whole.partition("#")[0].strip():
                return line
        return None

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
        """What is no command: undo, redo, mark or note."""
        if word in ("undo", "redo"):
            digits = rest or "1"
            if digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS and int(digits):
                return Undo(int(digits)) if word == "undo" else Redo(int(digits))
            parts = (TURN, *self._tools.parts) if word == "undo" else ()
            if rest.lower() in parts:
                return UndoPart(rest.lower())
            allowed = (word, f"{word} 2", f"{word} 3, ...", *(f"{word} {part}" for part in parts))
            raise self.error(f"'{word} {rest}' is not possible; allowed: {', '.join(allowed)}")
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
