"""In which language a command tells what is in a game: ``--lang``, or else ``DMD_LANG``."""

from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource

from dmd_core.tabletop.lang.loading import MissingLanguagesError
from dmd_core.tabletop.lang.sources import ENGLISH, SUFFIX, LanguageError, LanguageSource
from dmd_replay.cli.common import fail
from dmd_replay.cli.speaking import LANGUAGE, SPEAKING, VARIABLE
from dmd_replay.cli.terminal import tell
from dmd_replay.facets import GameTools, MissingFacetError
from dmd_replay.files import read_text

_MOST: Final = 4_000_000
"""Bytes of a file of sentences; the ones that come with a game have some 40,000."""


def spoken(tools: GameTools) -> GameTools:
    """A game in the language that the command line, or else the environment, asks for.

    What the command line asks for and is not to be had ends the command; what the environment asks
    for is said in English then, with a sentence that says why.
    """
    ctx = click.get_current_context(silent=True)
    if ctx is None or ctx.command.name not in SPEAKING:
        return tools
    named, asked = ctx.meta.get(LANGUAGE), asked_language(ctx)
    if asked == ENGLISH:
        return tools
    try:
        return in_language(tools, asked)
    except (LanguageError, MissingLanguagesError, MissingFacetError, OSError) as error:
        if named is not None or not _by_environment(ctx):
            fail(error)
        tell(f"dmd-replay: {VARIABLE}: {error}; this is in English", err=True)
        return tools


def asked_language(ctx: click.Context) -> str:
    """The language that the command line, or else the environment, asks for: a code or a file."""
    return str(ctx.meta.get(LANGUAGE) or ctx.find_root().params.get("language") or ENGLISH)


def _by_environment(ctx: click.Context) -> bool:
    source = ctx.find_root().get_parameter_source("language")
    return source is ParameterSource.ENVIRONMENT


def in_language(tools: GameTools, asked: str) -> GameTools:
    """A game in another language.

    Args:
        tools: the game.
        asked: the code of a language, or the path of a file of sentences named after one.

    Raises:
        MissingFacetError: if the game is told in English only.
        MissingLanguagesError: if what reads languages is not installed.
        LanguageError: if there is no such language, or a file is broken.
        OSError: if a file cannot be read.
    """
    languages = tools.languages
    if languages is None:
        raise MissingFacetError(f"the game '{tools.ruleset.name}' is told in English only")
    return languages.speaking(*named_language(asked))


def named_language(asked: str) -> tuple[str, LanguageSource | None]:
    """The code that is meant, and the file of sentences if one is named.

    Raises:
        OSError: if the file cannot be read.
    """
    if not asked.endswith(SUFFIX):
        return asked, None
    path = Path(asked)
    text = read_text(path, _MOST, "a file of sentences", asked)
    return path.name.removesuffix(SUFFIX), LanguageSource(asked, text)


__all__ = ["asked_language", "in_language", "named_language", "spoken"]
