"""In which line of a TOML text a value stands, so that a fault can be found again.

The parser of the standard library does not tell. A text that it has read is well formed, so a short
walk over its keys is enough: headers, dotted keys, arrays and tables within a line.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, final

from dmd_core.kernel.schema.faults import Path

_SPACE: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_BASIC: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_LITERAL: Final = re.compile(r"'[^'\n]*'")
_LONG_BASIC: Final = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL)
_LONG_LITERAL: Final = re.compile(r"'''.*?'{3,5}", re.DOTALL)
_PLAIN: Final = re.compile(r"[^,\]}#\n]*")
_ESCAPE: Final = re.compile(r'\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([btnfr"\\]))')
_SHORT: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


def lines_of(text: str) -> Mapping[Path, int]:
    r"""The lines, from 1, in which the values of a TOML text begin, by their paths.

    Args:
        text: well-formed TOML; of any other text as much as can be made of it.

    Example:
        >>> found = lines_of('[[card]]\nid = "bell"\neffects = [{ do = "none" }]')
        >>> found["card", 0, "id"], found["card", 0, "effects", 0, "do"]
        (2, 3)
    """
    walk = _Walk(text)
    with suppress(IndexError, RecursionError):  # no TOML: what was found so far is right
        walk.whole()
    return walk.found


def line_of(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest above it that stands in the text; 0 if none does.

    Args:
        lines: what `lines_of` gave.
        path: the way to a value, which may be missing.
    """
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 0)


@final
class _Walk:
    """One walk over a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._counted = 0
        self._arrays: dict[Path, int] = {}
        """Arrays of tables by their paths, with the place of the last one."""
        self.found: dict[Path, int] = {}

    def whole(self) -> None:
        table: Path = ()
        self._skip()
        while self._at < len(self._text):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip()

    def _header(self) -> Path:
        several = self._text.startswith("[[", self._at)
        self._at += 2 if several else 1
        *above, last = self._keys()
        self._at += 2 if several else 1
        path: Path = ()
        for key in above:
            path = (*path, key)
            self._note(path)
            if path in self._arrays:
                path = (*path, self._arrays[path])
        path = (*path, last)
        if several:
            self._note(path)
            self._arrays[path] = self._arrays.get(path, -1) + 1
            path = (*path, self._arrays[path])
        self._note(path)
        return path

    def _pair(self, table: Path) -> None:
        path = table
        for key in self._keys():
            path = (*path, key)
            self._note(path)
        self._at += 1  # the equals sign
        self._skip()
        self._value(path)

    def _keys(self) -> list[str]:
        """A key with its dots; what stands behind it is next."""
        keys: list[str] = []
        while True:
            self._skip()
            keys.append(self._key())
            self._skip()
            if self._text[self._at] != ".":
                return keys
            self._at += 1

    def _key(self) -> str:
        for pattern in (_BASIC, _LITERAL, _BARE):
            found = pattern.match(self._text, self._at)
            if found is not None:
                self._at = found.end()
                word = found[0]
                if pattern is _BASIC:
                    return _ESCAPE.sub(_unescaped, word[1:-1])
                return word[1:-1] if pattern is _LITERAL else word
        raise IndexError(self._at)

    def _value(self, path: Path) -> None:
        match self._text[self._at]:
            case "[":
                self._array(path)
            case "{":
                self._table(path)
            case '"' | "'":
                patterns = (_LONG_BASIC, _LONG_LITERAL, _BASIC, _LITERAL)
                found = (pattern.match(self._text, self._at) for pattern in patterns)
                self._at = next(one.end() for one in (*found, None) if one is not None)
            case _:
                plain = _PLAIN.match(self._text, self._at)
                self._at = len(self._text) if plain is None else plain.end()

    def _array(self, path: Path) -> None:
        self._at += 1
        place = 0
        self._skip()
        while self._text[self._at] != "]":
            self._note((*path, place))
            self._value((*path, place))
            place += 1
            self._separated()
        self._at += 1

    def _table(self, path: Path) -> None:
        self._at += 1
        self._skip()
        while self._text[self._at] != "}":
            self._pair(path)
            self._separated()
        self._at += 1

    def _separated(self) -> None:
        self._skip()
        if self._text[self._at] == ",":
            self._at += 1
            self._skip()

    def _skip(self) -> None:
        """Past spaces, ends of lines and comments."""
        found = _SPACE.match(self._text, self._at)
        if found is not None:
            self._at = found.end()

    def _note(self, path: Path) -> None:
        """Keep the line of a path, the first time it is met."""
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        self.found.setdefault(path, self._line)


def _unescaped(found: "re.Match[str]") -> str:
    short, long, letter = found[1], found[2], found[3]
    return _SHORT[letter] if letter else chr(int(short or long, 16))


__all__ = ["line_of", "lines_of"]
