"""A language by its code: the files that come with the games, and those of whoever reads them."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from dmd_core.kernel.arguments import need
from dmd_core.tabletop.lang.messages import Speech
from dmd_core.tabletop.lang.sources import LanguageSource, languages_in, source_in

COMMON: Final = "dmd_core.tabletop.lang"
"""Where the files are with what every game says."""
EXTRA: Final = "lang"
"""The extra of the distribution that brings what reads them."""


class MissingLanguagesError(ImportError):
    """What reads languages is not installed; the sentence says which extra brings it."""


def speech_of(
    code: str, package: str, own: LanguageSource | None = None, *, beside: Sequence[str] = ()
) -> Speech:
    """The language of that code.

    Args:
        code: such as ``pl``.
        package: where the files of a game are.
        own: a file of somebody else; its sentences take the place of those of the game, which need
            not have the language then.
        beside: packages with files of whoever says more of the game, such as a tool.

    Raises:
        MissingLanguagesError: if the extra is not installed.
        LanguageError: if there is no such language, or a file is broken.
        ArgumentError: if an argument is of another kind.
    """
    need(code, str, "code", "the code of a language, such as 'pl'")
    if own is not None:
        need(own, LanguageSource, "own", "a `LanguageSource`")
    need_languages()
    from dmd_core.tabletop.lang.fluent import Fluent  # noqa: PLC0415 - it needs the extra

    return Fluent(code, sources_of(code, package, own, beside=beside))


def sources_of(
    code: str, package: str, own: LanguageSource | None = None, *, beside: Sequence[str] = ()
) -> tuple[LanguageSource, ...]:
    """The files of a language, see `speech_of`; a later one goes before an earlier one.

    Raises:
        LanguageError: if there is no such language.
    """
    found = [source_in(one, code) for one in (COMMON, *beside) if code in languages_in(one)]
    if own is None:
        return (*found, source_in(package, code))
    if code in languages_in(package):
        found.append(source_in(package, code))
    return (*found, own)


def need_languages() -> None:
    """Say what to install, if what reads languages is not there.

    Raises:
        MissingLanguagesError: if it is not installed.
    """
    if find_spec("fluent") is None or find_spec("babel") is None:
        raise MissingLanguagesError(
            "other languages than English need fluent.runtime, which is not installed;"
            f" pip install 'dmd-core[{EXTRA}]' brings it"
        )


__all__ = ["COMMON", "EXTRA", "MissingLanguagesError", "need_languages", "sources_of", "speech_of"]
