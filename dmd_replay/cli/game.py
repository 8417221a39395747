"""Which game a command is about, and the options that this game brings along.

A log says in its header which game it is of. Where there is no log, ``--game`` says it, or else it
is the usual one, see `dmd_replay.registry.usual_game`. A command that chooses a game takes options
that the game itself defines; ``COMMAND --game NAME --help`` shows them.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, final

import attrs
import click
from click.core import ParameterSource

from dmd_core.kernel.rewind import UndoPolicy
from dmd_replay.check.replay import ReplayReport, unverified
from dmd_replay.cli.common import fail
from dmd_replay.cli.language import spoken
from dmd_replay.cli.paths import DASH, standard_input
from dmd_replay.cli.terminal import tell
from dmd_replay.facets import GameTools, needed
from dmd_replay.facets.setup import Choice
from dmd_replay.files import is_file, is_there
from dmd_replay.log import Log, LogError, read_log
from dmd_replay.registry import UnknownGameError, game_tools, installed_games, usual_game

_NAME: Final = "--game"
_TOOLS: Final = "tools"
_GIVEN: Final = "given"
_META: Final = "dmd_replay.game"


@final
@attrs.frozen
class Given:
    """The options of a game as a command line gave them.

    Attributes:
        named: the values of those that were named.
        values: the values of all.
        words: those that were named as they are typed, to tell how something is done again.
    """

    named: Mapping[str, Any]
    values: Mapping[str, Any]
    words: tuple[str, ...]

    @property
    def files(self) -> tuple[Path, ...]:
        """The files and folders among the words, such as packs: they are read."""
        return tuple(path for path in map(Path, self.words) if is_there(path))


def tools_of(name: str | None) -> GameTools:
    """The game of that name, or the usual one; ends with a sentence if there is none."""
    try:
        return spoken(game_tools(usual_game() if name is None else name))
    except UnknownGameError as error:
        fail(error)


def tools_in(ctx: click.Context) -> GameTools:
    """The game that the command line is about, as far as it says so."""
    return tools_of(ctx.meta.get(_META))


def tools_for(log: Log) -> GameTools:
    """The game that a log is of.

    Raises:
        UnknownGameError: if it is not installed.
    """
    return spoken(game_tools(log.header.ruleset))


def tools_or_report(log: Log) -> GameTools | ReplayReport:
    """The game that a log is of; if it is not installed, the report that nothing can be said."""
    try:
        return tools_for(log)
    except UnknownGameError as error:
        return unverified(log, str(error))


def warn_idle(tools: GameTools, choice: Choice) -> Choice:
    """Say what was added to a choice and is not played in it; the choice itself goes on."""
    for sentence in tools.setup.idle(choice):
        tell(f"dmd-replay: {sentence}", err=True)
    return choice


def new_game(tools: GameTools, given: Given, seed: int | None) -> Any:  # noqa: ANN401 - of any game
    """The definition that options choose.

    Args:
        tools: the game.
        given: its options.
        seed: draws what is not named, such as who plays; None if that is the usual choice.
    """
    setup = tools.setup
    if seed is None:
        return setup.definition(warn_idle(tools, setup.choose(given.named)))
    choice = setup.sampler(given.named)(seed, Random(seed))  # noqa: S311 - anybody may know who plays
    return setup.definition(warn_idle(tools, choice))


@final
class GameOption(click.Option):
    """``--game``; its help names the games that are installed, which are looked up for it alone."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """With the games in the order of their names."""
        self.help = f"Which game: {', '.join(installed_games()) or 'none is installed'}."
        return super().get_help_record(ctx)


game_option = click.option(_NAME, "game", metavar="NAME", cls=GameOption)


def _for_all(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    """Let the subcommands of a group that take a game be about this one."""
    if value is not None and isinstance(ctx.command, click.Group):
        ctx.default_map = {name: {"game": value} for name in ctx.command.commands}


seed_option = click.option(
    "--seed", type=int, help="Seed of the game's chance; if left out, 128 random bits are drawn."
)
undo_option = click.option(
    "--undo",
    type=click.Choice([str(policy) for policy in UndoPolicy]),
    default=str(UndoPolicy.KEEP),
    show_default=True,
    help="After an undo dice and cards come as they would have come, or anew; or there is none.",
)
draw_option = click.option(
    "--draw", is_flag=True, help="Draw what is not named, such as who plays, by --seed."
)

group_game_option = click.option(
    _NAME,
    cls=GameOption,
    metavar="NAME",
    expose_value=False,
    callback=_for_all,
)
"""``--game`` before the subcommand, where people look for it too."""

Options = Callable[[GameTools], Sequence[click.Parameter]]


class GameCommand(click.Command):
    """A command with ``--game``, and with options of the game that this names.

    Its function is called with `tools`, the game, and with `given`, the values of its options.
    """

    named = True
    """Whether the game is named on the command line."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as click's
        """As any command, with one more option."""
        super().__init__(*args, **kwargs)
        if self.named:
            self.params.append(GameOption([_NAME], metavar="NAME"))

    def options(self, tools: GameTools) -> Sequence[click.Parameter]:
        """The options that the game brings along."""
        return tools.setup.options

    def find(self, ctx: click.Context, args: Sequence[str]) -> str | None:  # noqa: ARG002 - see below
        """The name of the game that the words of a command line are about, None for the usual."""
        return _named(args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find the game before its options are read."""
        ctx.meta[_META] = self.find(ctx, args)
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            word, mine = error.option_name, tools_in(ctx).ruleset.name
            others = [name for name in installed_games() if name != mine and self._has(name, word)]
            if not others:
                raise
            how = f": --game {others[0]}" if self.named else ""
            message = f"No such option '{word}' of '{mine}'; '{others[0]}' has one{how}"
            raise click.NoSuchOption(word, message, ctx=ctx) from None

    def _has(self, name: str, word: str) -> bool:
        """Whether a game brings an option along."""
        with suppress(UnknownGameError):  # one that cannot be used is told to who asks for it
            return any(word in option.opts for option in self.options(game_tools(name)))
        return False

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Those of the command, then those of the game; the help comes last."""
        params = super().get_params(ctx)
        taken = {name for param in params for name in param.opts}
        tools = tools_in(ctx)
        more = [param for param in self.options(tools) if not taken & set(param.opts)]
        return [*params[:-1], *more, params[-1]]

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - as click's
        """Put the options of the game into one value."""
        ctx.params.pop("game", None)
        tools = tools_in(ctx)
        mine = {param.name for param in self.params}
        values = {name: ctx.params.pop(name) for name in list(ctx.params) if name not in mine}
        named = {name: value for name, value in values.items() if _was_named(ctx, name)}
        words = tuple(_words(self.options(tools), named))
        if self.named and ctx.meta.get(_META) is not None:
            words = (_NAME, tools.ruleset.name, *words)
        ctx.params |= {_TOOLS: tools, _GIVEN: Given(named, values, words)}
        return super().invoke(ctx)


@final
class SavedGameCommand(GameCommand):
    """A command with options of the game that a log is of, if one is there; else of ``--game``."""

    def find(self, ctx: click.Context, args: Sequence[str]) -> str | None:
        """The game that ``--game`` names, or else that of the log."""
        return _named(args) or _game_of_log(ctx, args)


@final
class LogGameCommand(GameCommand):
    """A command with options of the game that its first log is of; without ``--game``."""

    named = False

    def find(self, ctx: click.Context, args: Sequence[str]) -> str | None:
        """The game of the first word that is a log; that of the command line has no say."""
        return _game_of_log(ctx, args)


@final
class LogCommand(click.Command):
    """A command about the game that its first log is of, without options of that game."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find the game first: the help of an option may speak of it."""
        ctx.meta[_META] = _game_of_log(ctx, args)
        return super().parse_args(ctx, args)


@final
class OddsCommand(GameCommand):
    """A command with the options that ask for odds of a game."""

    def options(self, tools: GameTools) -> Sequence[click.Parameter]:
        """Those of the facet; none if the game has no odds."""
        return () if tools.odds is None else tools.odds.options

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What can be asked of the game."""
        tools = tools_in(ctx)
        self.help = needed(tools.odds, tools, "odds").help
        super().format_help_text(ctx, formatter)


def _named(args: Sequence[str]) -> str | None:
    """The name behind ``--game``; the last one counts, as with any option."""
    found: str | None = None
    for place, word in enumerate(args):
        if word == "--":
            break
        if word == _NAME and place + 1 < len(args):
            found = args[place + 1]
        elif word.startswith(f"{_NAME}="):
            found = word.removeprefix(f"{_NAME}=")
    return found


def _game_of_log(ctx: click.Context, args: Sequence[str]) -> str | None:
    """The game of the first word that is a log, also of one that comes from standard input."""
    for word in args:
        path = standard_input(ctx) if word == DASH else Path(word)
        if word == DASH or (not word.startswith("-") and is_file(path)):
            try:
                return read_log(path).header.ruleset
            except (LogError, OSError):
                continue
    return None


def _was_named(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE


def _words(options: Sequence[click.Parameter], named: Mapping[str, Any]) -> list[str]:
    words: list[str] = []
    for option in options:
        if option.name not in named:
            continue
        value = named[option.name]
        for one in value if isinstance(value, tuple) else (value,):
            words += [option.opts[0]] if one is True else [option.opts[0], str(one)]
    return words


__all__ = [
    "GameCommand",
    "Given",
    "LogCommand",
    "LogGameCommand",
    "OddsCommand",
    "SavedGameCommand",
    "draw_option",
    "game_option",
    "group_game_option",
    "new_game",
    "seed_option",
    "tools_for",
    "tools_in",
    "tools_of",
    "tools_or_report",
    "undo_option",
    "warn_idle",
]
