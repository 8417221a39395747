"""``dmd-replay texts``: the languages that games are told in, and what they have no words for."""

from typing import Final, NoReturn

import attrs
import click

from dmd_core.tabletop.lang.loading import MissingLanguagesError
from dmd_core.tabletop.lang.sources import ENGLISH, LanguageError
from dmd_replay.cli.common import FAILED, bad_input, fail, json_option
from dmd_replay.cli.game import game_option, group_game_option, tools_of
from dmd_replay.cli.language import named_language
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.facets import GameTools, needed
from dmd_replay.facets.languages import LanguagesFacet


@click.group("texts")
@group_game_option
def command() -> None:
    """Say which languages there are, and what a language has no words for.

    The page "languages" of the documentation tells how to choose one and how to add one.
    """


@command.command("list")
@game_option
@json_option
@bad_input
def list_(game: str | None, as_json: bool) -> None:
    """List the languages of a game; English is built in."""
    codes = (ENGLISH, *_languages(tools_of(game)).codes)
    if as_json:
        print_json(list(codes))
    else:
        tell(*codes)


@command.command("check")
@click.option("--lang", "asked", metavar="CODE", help="A code such as pl, or a .ftl file.")
@game_option
@json_option
@bad_input
def check(asked: str | None, game: str | None, as_json: bool) -> None:
    """Say what is missing or wrong in one language, or in all.

    A sentence may be missing, speak of what it is not told, lack a plural form, or refer to what is
    not there. Texts of cards are made of data, and are in English in every language.

    Exit status: 0 nothing is, 1 there is a remark, 2 unusable input.
    """
    tools = tools_of(game)
    languages = _languages(tools)
    found = {}
    for one in languages.codes if asked is None else (asked,):
        if one == ENGLISH:
            fail("English is built in: each sentence stands beside what it tells")
        try:
            code, own = named_language(one)
            found[one] = languages.review(code, own)
        except (LanguageError, MissingLanguagesError) as error:
            fail(error)
    if as_json:
        print_json({name: attrs.asdict(review) for name, review in found.items()})
    for name, review in found.items() if not as_json else ():
        for remark in review.remarks:
            tell(f"{name}: {remark.fault.value}: {remark.id}: {remark.says}")
        (sentences, told), (names, named) = review.sentences, review.names
        tell(
            f"{name}: {tools.title}: {told} of {sentences} sentences, {named} of {names} names;"
            f" {len(review.remarks) or 'no'} remark{'' if len(review.remarks) == 1 else 's'}"
        )
    if not as_json:
        tell(_ENGLISH_EVERYWHERE)
    if any(review.remarks for review in found.values()):
        _end(FAILED)


_ENGLISH_EVERYWHERE: Final = (
    "not counted: the texts of cards, rules and words, which are English in every language"
)
"""What no language has words for: it is put together of data, and is no message."""


def _languages(tools: GameTools) -> LanguagesFacet:
    return needed(tools.languages, tools, "other languages than English")


def _end(status: int) -> NoReturn:
    raise SystemExit(status)
