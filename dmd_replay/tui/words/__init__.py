"""What the program itself says on its screens; all that is said of a game comes from the game.

There is a file for each language; `en.toml` has the keys. Where there is none of a language that a
game is told in, the screens are English.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, final

ENGLISH: Final = "en"


@final
class Words:
    """The texts of the screens in one language; ``{}`` stands for what is filled in.

    Example:
        >>> Words("en")("options", 3), Words("pl")("undo"), Words("eo")("undo")
        ('3 ways', 'Cofnij', 'Undo')
    """

    def __init__(self, language: str = ENGLISH) -> None:
        """Take the texts of a language by its code."""
        self._texts = texts(language)

    def __call__(self, key: str, *values: object) -> str:
        """One text, filled in."""
        text = self._texts[key]
        return text.format(*values) if values else text

    def paragraphs(self, key: str) -> list[str]:
        """The lines of a long text: each paragraph is one, and so is each row of a table."""
        lines: list[str] = []
        for line in self._texts[key].split("\n"):
            goes_on = lines and lines[-1] and line and not line.startswith("  ")
            if goes_on and not lines[-1].startswith("  "):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
        return lines

    def part(self, name: str) -> str:
        """A part of play that can be taken back, such as ``turn``."""
        return self._texts.get(f"parts.{name}", name)


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of a language by their keys; the English ones if it has none."""
    file = files(__name__) / f"{language}.toml"
    if not (language.isalpha() and file.is_file()):
        file = files(__name__) / f"{ENGLISH}.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    parts = found.pop("parts")
    return {**found, **{f"parts.{name}": text for name, text in parts.items()}}


__all__ = ["ENGLISH", "Words", "texts"]
