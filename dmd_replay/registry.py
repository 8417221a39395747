"""The registry: which games there are for the tools, and which one a log is of.

A distribution offers a game by an entry point of the group ``dmd_core.games``, under the name of
its ruleset, which stands in the header of every log::

    [project.entry-points."dmd_core.games"]
    race = "race_game.tools:TOOLS"

It names one object, a `dmd_replay.facets.GameTools`. There is one group and not one for rules and
one for tools, because a program that embeds a game imports it by its own name, and whoever looks
for a game by a name that a log or a person gave is a tool; the object's `engine` plays the game for
programs that do want to find one this way. Nothing is imported before a game is asked for.
"""

from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from dmd_core.kernel.arguments import ArgumentError, given, need
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_replay.facets import GameTools

GROUP: Final = "dmd_core.games"
"""The group of entry points."""
USUAL: Final = "death-may-die"
"""The game that is meant where nobody says which, if it is installed."""


class UnknownGameError(ValueError):
    """A game that is not installed, or cannot be used; the sentence says what there is."""


def installed_games() -> tuple[str, ...]:
    """The names of all games that installed distributions offer; nothing is imported.

    They are looked up once; see `forget_games`.
    """
    return _names()


@cache  # every distribution that is installed is read for it
def _names() -> tuple[str, ...]:
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def usual_game() -> str:
    """The game that is meant where neither a log nor a person names one.

    Returns:
        The only game that is installed, or else `USUAL`.

    Raises:
        UnknownGameError: if none is installed, or several and the usual one is not among them.
    """
    names = installed_games()
    if USUAL in names:
        return USUAL
    if len(names) == 1:
        return names[0]
    if not names:
        raise UnknownGameError("no game is installed; install a distribution that offers one")
    raise UnknownGameError(f"several games are installed; name one of {', '.join(names)}")


def game_tools(name: str) -> GameTools:
    """The tools of a game; imports the module that offers it.

    Args:
        name: the name of its ruleset; capital letters do not matter, nor whether words are joined
            by hyphens or underscores.

    Raises:
        UnknownGameError: if it is not installed, two distributions offer it, its module cannot be
            imported, or what it offers is no game of that name.
        ArgumentError: if `name` is no text.
    """
    need(name, str, "name", "the name of a game, such as 'death-may-die'")
    return _loaded(spelt(name))


def tools_of(game: object) -> GameTools:
    """The tools of a definition that a program has made; they are found by its class.

    Raises:
        ArgumentError: if it is a definition of no installed game; says which there are.
    """
    names = sorted(installed_games(), key=lambda name: name != USUAL)
    for name in names:
        with suppress(UnknownGameError):  # what a broken distribution offers is not this game
            tools = game_tools(name)
            if tools.game_class is not None and isinstance(game, tools.game_class):
                return tools
    raise ArgumentError(
        f"game: found {given(game)}; allowed: a definition of an installed game"
        f" ({', '.join(sorted(names))}), or any with its `tools` beside it"
    )


def spelt(name: str) -> str:
    """The name of an installed game as it is spelt there; one that is not known stays.

    Example:
        >>> spelt("final-girl"), spelt("Death_May_Die"), spelt("chess")
        ('final_girl', 'death-may-die', 'chess')
    """
    names = installed_games()
    if name in names:
        return name
    return next((known for known in names if _plain(known) == _plain(name)), name)


def _plain(name: str) -> str:
    return name.lower().replace("_", "-")


@cache  # behind a function of its own, whose arguments type checkers see
def _loaded(name: str) -> GameTools:
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        raise UnknownGameError(_unknown(name))
    point = found[0]
    if len({(_distribution(one), one.value) for one in found}) > 1:
        offers = " and ".join(sorted(f"{_distribution(one)} ({one.value})" for one in found))
        raise UnknownGameError(
            f"the game '{name}' is offered by several distributions: {offers}; uninstall all but"
            " one"
        )
    where = f"the game '{name}', offered by {_distribution(point)} as {point.value},"
    try:
        offered: object = point.load()
    except Exception as error:
        raise UnknownGameError(
            f"{where} cannot be imported: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(offered, GameTools):
        raise UnknownGameError(f"{where} is a {type(offered).__name__}; expected a GameTools")
    if offered.ruleset.name != name:
        raise UnknownGameError(
            f"{where} is of the ruleset '{offered.ruleset.name}'; the names have to be equal"
        )
    return offered


def forget_games() -> None:
    """Look games up anew, after one was installed while this process runs."""
    _names.cache_clear()
    _loaded.cache_clear()


def _distribution(point: EntryPoint) -> str:
    return "an unnamed distribution" if point.dist is None else point.dist.name


def _unknown(name: str) -> str:
    names = installed_games()
    hint = did_you_mean(name, names) or "."
    return (
        f"the game '{name}' is not installed; installed: {', '.join(names) or 'none'}{hint} Install"
        f" the distribution that offers '{name}' in the group {GROUP}"
    )


__all__ = [
    "GROUP",
    "USUAL",
    "UnknownGameError",
    "forget_games",
    "game_tools",
    "installed_games",
    "spelt",
    "tools_of",
    "usual_game",
]
