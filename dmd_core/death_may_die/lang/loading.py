"""A language of Death May Die, read from its file; this needs the extra ``lang``."""

from functools import partial
from typing import Final, TypeAlias

from dmd_core.death_may_die.commands import Number
from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.lang import PACKAGE
from dmd_core.death_may_die.lang.catalogue import CATALOGUE
from dmd_core.death_may_die.lang.labels import LABELS
from dmd_core.death_may_die.screen.facet import SCREEN, scene_of
from dmd_core.death_may_die.state import Table
from dmd_core.death_may_die.text.describe import value_of
from dmd_core.death_may_die.text.scene import Scene
from dmd_core.screen.facet import Screen
from dmd_core.tabletop.lang import translation as base
from dmd_core.tabletop.lang.loading import speech_of
from dmd_core.tabletop.lang.messages import Speech
from dmd_core.tabletop.lang.screen import SpokenScreen
from dmd_core.tabletop.lang.sources import LanguageSource

KINDS: Final = (
    *("investigator", "elder", "enemy", "space", "card", "skill", "action", "token", "object"),
    *("episode", "rules"),
)
"""What ids of names begin with."""


Translation: TypeAlias = base.Translation[Scene]
"""This game in another language than English."""


def load_language(code: str, own: LanguageSource | None = None) -> Translation:
    """Sentences of Death May Die in another language than English.

    Args:
        code: the code of the language: ``pl`` and ``uk`` come with the library.
        own: a file of your own, whose sentences take the place of those that come with it.

    Returns:
        What `describe` and the other functions with words take as `language`.

    Raises:
        MissingLanguagesError: if the extra ``lang`` is not installed.
        LanguageError: if there is no such language, or a file is broken.
        ArgumentError: if an argument is of another kind.

    Example:
        >>> import dmd_core as dmd
        >>> game = dmd.load_game()
        >>> step = dmd.start(game, seed=7)
        >>> dmd.describe(game, step.state, step.decision, language=load_language("pl"))
        'Siostra Beth może wykonać akcję.'
    """
    return translation(speech_of(code, PACKAGE, own))


def translation(speech: Speech) -> Translation:
    """Sentences of this game by who puts messages into words."""
    return base.Translation(
        CATALOGUE,
        speech,
        Number,
        lambda scene: partial(value_of, scene),
        lambda scene: Scene(scene.game, scene.table),
        KINDS,
        LABELS,
    )


def screen_in(language: Translation) -> Screen[Game, Table]:
    """What the game says of itself on a screen, in another language."""
    return SpokenScreen(SCREEN, language, scene_of)


__all__ = ["KINDS", "Translation", "load_language", "screen_in", "translation"]
