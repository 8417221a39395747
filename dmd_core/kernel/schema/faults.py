"""What is wrong with an input: where, what is there, what may be there, and the nearest of that.

Whoever reads what a person or another program wrote says what is wrong with it by a `Fault`, in
one form of sentence, and collects all of them before it gives up. `suggest` finds the name that was
meant by a mistyped one.
"""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final, TypeAlias, final

import attrs

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.printable import LinesError, printable

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys of tables and places in arrays, from 0."""

MOST: Final = 200
"""Faults of one input that are listed."""

_WORD: Final = 100
"""Longer words are no slip of the keyboard."""
_STEP: Final = 40
_SHOWN: Final = 40
_LISTED: Final = 100
_VOWELS: Final = frozenset("aeio")  # a name that begins with U is said with a Y
_RUN: Final = 4
"""So many numbered names in a row, or more, are grouped."""
_NUMBERED: Final = re.compile(r"(.*?)(0*\d+)")
_BITS: Final = 64


@final
@attrs.frozen
class Fault:
    """One thing that is wrong with an input.

    Attributes:
        path: where; empty for the whole of it.
        found: what is there, as `shown` writes it; a whole sentence where nothing else may stand.
        allowed: what may stand there: words to choose from, or one description.
        nearest: the allowed word that looks most like what was found; empty if none does.
        rules: the rules that it goes against, if any.
        file: the file it is in, if there are several.
        line: the line of the file, from 1; 0 if it is not known.
        name: the id of the definition it is in, such as a card, if it has one.

    Example:
        >>> print(Fault(("figures", 2, "kind"), "'cultits'", ("cultist", "ghoul"), "cultist"))
        figures[2].kind: found 'cultits'; allowed: cultist, ghoul; did you mean 'cultist'?
        >>> print(Fault((), "a figure stands on no Space", rules=(RuleId("X-01"),)))
        a figure stands on no Space [X-01]
    """

    path: Path
    found: str
    allowed: tuple[str, ...] = ()
    nearest: str = ""
    rules: tuple[RuleId, ...] = ()
    file: str = ""
    line: int = 0
    name: str = ""

    @property
    def where(self) -> str:
        """The file with the line, such as ``mythos.toml:31``."""
        if not self.line:
            return self.file
        return f"{self.file}:{self.line}" if self.file else f"line {self.line}"

    @property
    def place(self) -> str:
        """The path as people write it, such as ``figures[2].kind``."""
        return path_text(self.path)

    @property
    def says(self) -> str:
        """The sentence, without the place and the rules."""
        if not self.allowed:
            return self.found
        return f"found {self.found}; allowed: {listed(self.allowed)}{_hint(self.nearest)}"

    def under(self, *path: str | int) -> "Fault":
        """The same fault seen from further up."""
        return attrs.evolve(self, path=(*path, *self.path))

    def __str__(self) -> str:
        """Give the fault as one line, which steers no terminal."""
        text = ": ".join(part for part in (self.where, self.name, self.place, self.says) if part)
        return printable(f"{text} [{', '.join(self.rules)}]" if self.rules else text)


class FaultError(LinesError):
    """An input that cannot be used; `faults` holds everything that is wrong with it.

    It goes through pickle, as from a worker of a pool of processes.
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Keep the faults; the message has one line for each."""
        self.faults = tuple(faults)
        super().__init__(*map(str, self.faults))
        self.args = (self.faults,)  # what it is made of again, in another process


def unknown(name: object, allowed: Iterable[str], path: Path = ()) -> Fault:
    """The fault that a name is none of those that may stand there.

    Args:
        name: what stands there, which may be no text at all.
        allowed: the names.
        path: where.
    """
    words = tuple(allowed)
    return Fault(path, shown(name), words, suggest(name, words))


def unfit(data: object, *allowed: str, path: Path = ()) -> FaultError:
    """The error that something else stands somewhere than may stand there.

    Args:
        data: what stands there.
        allowed: what may: words to choose from, or one description.
        path: where.

    Example:
        >>> print(unfit(7, "a table", path=("figures", 2)))
        figures[2]: found 7; allowed: a table
    """
    return FaultError([Fault(path, shown(data), allowed)])


def suggest(word: object, allowed: Iterable[str]) -> str:
    """The allowed word that looks most like a word; empty if none does.

    Args:
        word: what somebody wrote; what is no text is like no word.
        allowed: the words to choose from.

    Example:
        >>> suggest("cultits", ["ghoul", "cultist"]), suggest("x", ["ghoul", "cultist"])
        ('cultist', '')
    """
    return next(iter(suggestions(word, allowed, 1)), "")


def suggestions(
    word: object, allowed: Iterable[str], most: int, likeness: float = 0.6
) -> list[str]:
    """The allowed words that look like a word, the most like first.

    Args:
        word: as for `suggest`.
        allowed: the words to choose from.
        most: how many at most.
        likeness: how much like it they have to be, from 0 for any word to 1 for the very word.
    """
    if not isinstance(word, str) or len(word) > _WORD:
        return []
    return get_close_matches(word, list(allowed), most, likeness)


def did_you_mean(word: object, allowed: Iterable[str]) -> str:
    """The end of a sentence about an unknown word, such as ``; did you mean 'cultist'?``.

    Empty if no allowed word looks like it; see `suggest`.
    """
    return _hint(suggest(word, allowed))


def _hint(nearest: str) -> str:
    """The nearest word in quotes; a number stands without, as it has to be written."""
    if not nearest:
        return ""
    number = nearest.removeprefix("-").isdecimal()
    return f"; did you mean {nearest}?" if number else f"; did you mean '{nearest}'?"


def some(faults: Iterable[Fault], most: int = MOST) -> Iterator[Fault]:
    """The first of many faults, and behind them one that says that there are more."""
    for count, fault in enumerate(faults):
        if count == most:
            says = f"more than {most} faults; the others are not listed"
            yield Fault((), says, file=fault.file)
            return
        yield fault


def listed(words: Iterable[str]) -> str:
    """A list of words, whole but for numbered names in a row, of which the ends are enough.

    Example:
        >>> listed(["cultist", "s01", "s02", "s03", "s04", "ghoul"])
        'cultist, s01 to s04, ghoul'
    """
    runs: list[list[str]] = []
    for word in words:
        if runs and _follows(runs[-1][-1], word):
            runs[-1].append(word)
        else:
            runs.append([word])
    shown: list[str] = []
    for run in runs:
        shown += [f"{run[0]} to {run[-1]}"] if len(run) >= _RUN else run
    more = [f"… ({len(shown) - _LISTED} more)"] if len(shown) > _LISTED else []
    return ", ".join([*shown[:_LISTED], *more])


def _follows(word: str, after: str) -> bool:
    """Whether a name has the next number of another one, as ``s05`` behind ``s04``."""
    one, other = _NUMBERED.fullmatch(word), _NUMBERED.fullmatch(after)
    if one is None or other is None or one[1] != other[1] or not one[1]:
        return False
    return after == f"{one[1]}{int(one[2]) + 1:0{len(one[2])}}"


def path_text(path: Path) -> str:
    """Write a path as people know it.

    Example:
        >>> path_text(("figures", 2, "kind")), path_text((0, "kind"))
        ('figures[2].kind', '[0].kind')
    """
    text = ""
    for step in path:
        name = f"[{step}]" if isinstance(step, int) else step
        if len(name) > _STEP:
            name = name[:_STEP] + "…"
        text += f".{name}" if text and isinstance(step, str) else name
    return text


def shown(value: object) -> str:
    """A short text for any value that was read.

    Example:
        >>> shown([1, 2]), shown("abc"), shown(b"abc"), shown({}), shown(True), shown(None)
        ('an array of 2', "'abc'", '3 bytes', 'a table', 'true', 'nothing')
    """
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case str():
            return repr(value if len(value) <= _SHOWN else value[: _SHOWN - 1] + "…")
        case int() if value.bit_length() > _BITS:
            return f"a number of {value.bit_length()} bits"
        case int() | float():
            return repr(value)
        case bytes():
            return f"{len(value)} byte{'' if len(value) == 1 else 's'}"
        case list():
            return f"an array of {len(value)}"
        case dict():
            return "a table"
        case _:
            return named(type(value))


def named(kind: type) -> str:
    """One value of a class, with the article that its name takes.

    Example:
        >>> named(object), named(frozenset)
        ('an object', 'a frozenset')
    """
    return f"{'an' if kind.__name__[:1].lower() in _VOWELS else 'a'} {kind.__name__}"


__all__ = [
    "Fault",
    "FaultError",
    "Path",
    "did_you_mean",
    "listed",
    "named",
    "path_text",
    "shown",
    "some",
    "suggest",
    "suggestions",
    "unfit",
    "unknown",
]
