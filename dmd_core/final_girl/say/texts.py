"""Texts of whole contents and games, in a fixed order."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, final

from dmd_core.final_girl.content.definitions import Content, GirlDef, KillerDef, LocationDef
from dmd_core.final_girl.game import Game
from dmd_core.final_girl.say.base import Speech
from dmd_core.final_girl.say.card_text import TEXTS, CardText, Definition
from dmd_core.final_girl.say.control import clause
from dmd_core.final_girl.say.names import Names, names_of
from dmd_core.final_girl.words.base import Effect
from dmd_core.kernel.arguments import need
from dmd_core.kernel.node import replace
from dmd_core.kernel.schema.faults import did_you_mean

CORE: Final = "core"
"""What stands for the core box where the pack of a text is named."""

_SHOWN: Final = 8
"""Names that a refusal lists."""


@final
class Wording:
    """Puts definitions into words, with the names of some packs.

    Example:
        >>> from dmd_core.final_girl.content.loader import load_content
        >>> from dmd_core.final_girl.say.names import names_of
        >>> content = load_content()
        >>> wording = Wording(names_of(content))
        >>> wording.text(content.core.actions[0]).lines[1]
        'Two successes: move up to 2 steps, then lose 1 time.'
    """

    def __init__(self, names: Names) -> None:
        """Choose whose names are used."""
        self._speech: Final = Speech(names)

    def text(self, definition: Definition) -> CardText:
        """The text of one definition, which need not be part of a content."""
        return TEXTS.say(self._speech, definition)

    def clause(self, effect: Effect) -> str:
        """What an effect does, as part of a sentence."""
        return clause(self._speech, effect)


def all_texts(content: Content) -> Iterator[CardText]:
    """Every text of a content, in the order of its packs and decks.

    Args:
        content: what the packs define.

    Returns:
        The core box, then each killer, location and Final Girl; `CardText.pack` tells them apart.

    Example:
        >>> from dmd_core.final_girl.content.loader import load_content
        >>> len([card for card in all_texts(load_content()) if card.pack == "core"])
        17
    """
    need(content, Content, "content", "what `load_content` gives; a game has it as its `content`")
    yield from _texts(Wording(names_of(content)), _core(content), CORE)
    for killer in content.killers:
        yield from _texts(Wording(names_of(content, [killer])), _of_killer(killer), killer.id)
    for location in content.locations:
        wording = Wording(names_of(content, [], [location]))
        yield from _texts(wording, _of_location(location), location.id)
    for girl in content.girls:
        yield from _texts(Wording(names_of(content)), _of_girl(girl), girl.id)


def _texts(wording: Wording, definitions: Iterator[Definition], pack: str) -> Iterator[CardText]:
    for definition in definitions:
        yield replace(wording.text(definition), pack=pack)


def _core(content: Content) -> Iterator[Definition]:
    yield from content.core.actions
    yield from content.core.boards


def _of_killer(killer: KillerDef) -> Iterator[Definition]:
    yield killer
    yield from killer.finales
    yield from killer.powers
    yield from killer.terror
    yield from killer.minions


def _of_location(location: LocationDef) -> Iterator[Definition]:
    yield location
    yield from location.setup_cards
    yield from location.terror
    yield from location.events
    yield from location.items


def _of_girl(girl: GirlDef) -> Iterator[Definition]:
    yield girl
    if girl.bonus is not None:
        yield girl.bonus


# --- texts of one game -----------------------------------------------------------------------


@lru_cache(maxsize=4)
def wording_of(game: Game) -> Wording:
    """The words of one game, which is asked for them again and again."""
    return Wording(names_of(game.content, [game.killer], [game.location]))


@lru_cache(maxsize=4)
def _of_game(game: Game) -> Mapping[str, CardText]:
    """Every text of a game by its id."""
    wording = wording_of(game)
    found = (
        *_texts(wording, _core(game.content), CORE),
        *_texts(wording, _of_killer(game.killer), game.killer.id),
        *_texts(wording, _of_location(game.location), game.location.id),
        *_texts(wording, _of_girl(game.girl), game.girl.id),
    )
    return MappingProxyType({card.id: card for card in found})


def text_named(game: Game, name: str) -> CardText | None:
    """The text of whatever has this id; None if nothing has, as of the bare rules."""
    return _of_game(game).get(name)


def card_text(game: Game, card_id: str) -> CardText:
    """The text of a card, board or Final Girl of a game.

    Args:
        game: the definition.
        card_id: id as commands and events spell it.

    Raises:
        ValueError: if the game has nothing of that id; the sentence names the nearest one.
        ArgumentError: if an argument is of another kind.
    """
    need(game, Game, "game", "a definition, as `load_game` gives it")
    need(card_id, str, "card_id", "an id, as a text")
    texts = _of_game(game)
    if card_id in texts:
        return texts[card_id]
    names = list(texts)
    shown = [*names[:_SHOWN], *(["…"] if len(names) > _SHOWN else [])]
    ending = did_you_mean(card_id, names) or f"; there are: {', '.join(shown)}"
    raise ValueError(f"this game has no text '{card_id}'{ending}")


__all__ = ["CORE", "Wording", "all_texts", "card_text", "text_named", "wording_of"]
