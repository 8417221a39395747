"""Installed games as subjects: what the kit asks is told by the facets of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dmd_replay.check.conformance.subject import Source, Subject
from dmd_replay.facets import GameTools
from dmd_replay.facets.setup import Choice
from dmd_replay.registry import game_tools

PATH: Final = f"{__name__}:subject"
_BYTES: Final = "latin-1"
"""Gives each byte a character of its own, so that JSON can carry the files of packs."""


def subject_of(tools: GameTools, game: Any) -> Subject:  # noqa: ANN401 - of any game
    """A game as a subject, with its invariants, its rulebook and its most curious bot.

    Args:
        tools: the game; another process finds it if it is installed.
        game: any definition, also one with packs that are not built in.
    """
    invariants, rulebook = tools.invariants, tools.rulebook
    seats = tools.setup.seats(game)
    played = "1 seat" if seats == 1 else f"{seats} seats"
    choice = tools.setup.choice(game)
    packs = [{name: data.decode(_BYTES) for name, data in pack.items()} for pack in choice.packs]
    return Subject(
        tools.ruleset,
        game,
        f"{tools.ruleset.name}: {tools.setup.title(game)}, {played}",
        seats=seats,
        monitor=None if invariants is None else invariants.monitor,
        rules=None if rulebook is None else [entry.id for entry in rulebook.entries],
        without_rule=tools.without_rule,
        bot=tools.explorer,
        source=Source(PATH, {"name": tools.ruleset.name, "setup": choice.setup, "packs": packs}),
    )


def subject(
    name: str, setup: Mapping[str, Any], packs: Sequence[Mapping[str, str]] = ()
) -> Subject:
    """The subject again from what `subject_of` put into its source.

    Raises:
        UnknownGameError: if the game is not installed.
        ValueError: if the setup cannot be played or a pack cannot be loaded.
    """
    files = tuple({file: text.encode(_BYTES) for file, text in pack.items()} for pack in packs)
    tools = game_tools(name)
    return subject_of(tools, tools.setup.definition(Choice(setup, files)))


__all__ = ["PATH", "subject", "subject_of"]
