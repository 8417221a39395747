"""Death May Die as a subject of the conformance kit."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.ruleset import DEATH_MAY_DIE
from dmd_replay.check.conformance import Source, Subject
from dmd_replay.games.death_may_die.adapter import ADAPTER
from dmd_replay.games.death_may_die.curious import CuriousBot
from dmd_replay.games.death_may_die.watching import Everything

PATH: Final = f"{__name__}:subject"
WITHOUT_RULE: Final = ("not-down",)
"""Lying down is a state that one Insanity card brings; no rule of the book knows it."""
_BYTES: Final = "latin-1"
"""Gives each byte a character of its own, so that JSON can carry the files of packs."""


def subject_of(game: Game) -> Subject:
    """A game as a subject, with its invariants and its rulebook.

    Args:
        game: any definition, also one with packs that are not built in.
    """
    packs = [
        {name: data.decode(_BYTES) for name, data in pack.items()}
        for pack in ADAPTER.packs_of(game)
    ]
    return Subject(
        DEATH_MAY_DIE,
        game,
        f"{DEATH_MAY_DIE.name}: {game.episode.id} against {game.elder_one.id}, {game.seats} seats",
        seats=game.seats,
        watch=Everything,
        rules=rulebook().all_ids(),
        without_rule=WITHOUT_RULE,
        bot=CuriousBot,
        source=Source(PATH, {"setup": ADAPTER.setup_data(game), "packs": packs}),
    )


def subject(setup: Mapping[str, Any], packs: Sequence[Mapping[str, str]] = ()) -> Subject:
    """The subject again from what `subject_of` put into its source.

    Raises:
        ValueError: if the setup cannot be played or a pack cannot be loaded.
    """
    files = [{name: text.encode(_BYTES) for name, text in pack.items()} for pack in packs]
    return subject_of(ADAPTER.game_from(setup, files))


__all__ = ["PATH", "subject", "subject_of"]
