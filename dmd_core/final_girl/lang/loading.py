"""A language of Final Girl, read from its file; this needs the extra ``lang``."""

from functools import partial
from typing import Final, TypeAlias

from dmd_core.final_girl.commands import Divide
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.lang import PACKAGE
from dmd_core.final_girl.lang.catalogue import CATALOGUE
from dmd_core.final_girl.lang.labels import LABELS
from dmd_core.final_girl.screen.facet import SCREEN, scene_of
from dmd_core.final_girl.state import Table
from dmd_core.final_girl.text.describe import value_of
from dmd_core.final_girl.text.scene import Scene
from dmd_core.screen.facet import Screen
from dmd_core.tabletop.lang import translation as base
from dmd_core.tabletop.lang.loading import speech_of
from dmd_core.tabletop.lang.messages import Speech
from dmd_core.tabletop.lang.screen import SpokenScreen
from dmd_core.tabletop.lang.sources import LanguageSource

KINDS: Final = (*("girl", "killer", "minion", "space", "card", "action", "token", "location"),)
"""What ids of names begin with."""

Translation: TypeAlias = base.Translation[Scene]
"""This game in another language than English."""


def load_language(code: str, own: LanguageSource | None = None) -> Translation:
    """Sentences of Final Girl in another language than English.

    Args:
        code: the code of the language: ``pl`` and ``uk`` come with the library.
        own: a file of your own, whose sentences take the place of those that come with it.

    Returns:
        What `describe` and `display_in` of `dmd_core.final_girl` take.

    Raises:
        MissingLanguagesError: if the extra ``lang`` is not installed.
        LanguageError: if there is no such language, or a file is broken.
        ArgumentError: if an argument is of another kind.

    Example:
        >>> import dmd_core.final_girl as fg
        >>> game = fg.load_game(girl="nora", killer="butcher", location="camp")
        >>> state = fg.start(game, seed=7).state
        >>> fg.describe(game, state, next(fg.legal(game, state)), language=load_language("pl"))
        'Nora zagrywa kartę „Skupienie”.'
    """
    return translation(speech_of(code, PACKAGE, own))


def translation(speech: Speech) -> Translation:
    """Sentences of this game by who puts messages into words."""
    return base.Translation(
        CATALOGUE,
        speech,
        Divide,
        lambda scene: partial(value_of, scene),
        lambda scene: Scene(scene.game, scene.table),
        KINDS,
        LABELS,
    )


def screen_in(language: Translation) -> Screen[Game, Table]:
    """What the game says of itself on a screen, in another language."""
    return SpokenScreen(SCREEN, language, scene_of)


__all__ = ["KINDS", "Translation", "load_language", "screen_in", "translation"]
