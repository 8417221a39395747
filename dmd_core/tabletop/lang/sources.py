"""Where sentences come from: files beside a game, and files of whoever speaks another language."""

from importlib.resources import files
from typing import Final, final

import attrs

from dmd_core.kernel.printable import LinesError
from dmd_core.kernel.schema.faults import did_you_mean

SUFFIX: Final = ".ftl"
"""What the name of a Fluent file ends with; before it stands the code of the language."""
ENGLISH: Final = "en"
"""The code of the language that is built in."""


class LanguageError(LinesError):
    """A language that is not there, or whose files can't be read; each line is a fault."""


@final
@attrs.frozen
class LanguageSource:
    """A file of sentences: its name for people, and its text."""

    name: str
    text: str


def languages_in(package: str) -> tuple[str, ...]:
    """The codes of the languages that a package has files of."""
    names = (one.name for one in files(package).iterdir())
    return tuple(sorted(n.removesuffix(SUFFIX) for n in names if n.endswith(SUFFIX)))


def source_in(package: str, code: str) -> LanguageSource:
    """The file of a language in a package.

    Raises:
        LanguageError: if there is none, with those that there are.
    """
    known = languages_in(package)
    if code not in known:
        there = ", ".join((ENGLISH, *known))
        raise LanguageError(
            f"there is no language '{code}'; there are: {there}{did_you_mean(code, known)}"
        )
    name = f"{code}{SUFFIX}"
    return LanguageSource(name, files(package).joinpath(name).read_text(encoding="utf-8"))


__all__ = ["ENGLISH", "SUFFIX", "LanguageError", "LanguageSource", "languages_in", "source_in"]
