"""Which commands tell a game, and the option that says in which language."""

from typing import Final

import click

VARIABLE: Final = "DMD_LANG"
"""The variable of the environment that says which language is meant where nobody says it."""
SPEAKING: Final = frozenset(
    (
        *("demo", "diff", "explain", "fork", "goto", "legal", "open", "play", "record", "report"),
        *("show", "stats"),
    )
)
"""The commands that tell a game. What others print is for reports, which are read by people of any
language, and stays in English."""
LANGUAGE: Final = "dmd_replay.language"
"""Where the context of a command keeps the language that it was given."""


def speaking(command: click.Command, name: str) -> click.Command:
    """Let a command take ``--lang`` if it tells a game."""
    if name in SPEAKING and not any("--lang" in param.opts for param in command.params):
        lang_option(command)
    return command


def _keep(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta[LANGUAGE] = value


lang_option = click.option(
    "--lang",
    metavar="CODE",
    help="Language of the game: a code such as pl, or a .ftl file.",
    expose_value=False,
    callback=_keep,
)

__all__ = ["LANGUAGE", "SPEAKING", "VARIABLE", "lang_option", "speaking"]
