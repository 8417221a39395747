"""Shorthand of the position notation: items, minions, special victims and dark powers as text.

An item is card and place, then the uses left: ``bow/backpack uses=2``; without a place it is held
if it has hand symbols. A minion is its kind and its space, ``swarm dock health=1 #3``; a special
victim its colour, its space and its event, ``blue dock sweetheart``; a minor dark power its card,
``heavy_hand health=1``.
"""

from collections.abc import Sequence
from typing import Final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import CardId, MinionKind
from dmd_core.final_girl.position.base import Data
from dmd_core.final_girl.state import Colour, Place
from dmd_core.tabletop.position.problems import Faults

_SPECIAL: Final = 3
"""Words of a special victim."""
_MINION: Final = 2
"""Words of a minion that are not details."""


def item_data(text: object, path: str, game: Game, faults: Faults) -> Data | None:
    """An item she carries as plain data; None if it cannot be read.

    Args:
        text: the shorthand.
        path: where it stands, for faults.
        game: has the items.
        faults: gets everything that is wrong.
    """
    words = _words(text)
    if not words:
        faults.add(path, text, "an item, such as 'bow/backpack uses=2'")
        return None
    card, slash, place = words[0].partition("/")
    if not faults.known(path, card, map(str, game.items)):
        return None
    item = game.items[CardId(card)]
    usual = Place.HAND if item.hands else Place.BACKPACK
    if slash and not faults.known(path, place, list(Place)):
        return None
    uses = _details(words[1:], path, {"uses": item.uses}, faults)
    if uses is None:
        return None
    return {"card": card, "place": place if slash else usual.value, "uses": uses["uses"]}


def item_text(item: Data, game: Game) -> str:
    """The shorthand of an item she carries."""
    printed = game.items.get(CardId(item["card"]))
    uses, hands = (printed.uses, printed.hands) if printed is not None else (0, 0)
    usual = Place.HAND if hands else Place.BACKPACK
    text = item["card"] if item["place"] == usual.value else f"{item['card']}/{item['place']}"
    return text if item["uses"] == uses else f"{text} uses={item['uses']}"


def minion_data(text: object, path: str, number: int, game: Game, faults: Faults) -> Data | None:
    """A minion as plain data; None if it cannot be read.

    Args:
        text: the shorthand.
        path: where it stands, for faults.
        number: the minion's number unless the text gives one.
        game: has the kinds of minions and the spaces.
        faults: gets everything that is wrong.
    """
    words = _words(text)
    if len(words) < _MINION:
        faults.add(path, text, "a minion and its space, such as 'swarm dock health=1 #3'")
        return None
    right = faults.known(path, words[0], map(str, game.minions))
    right = faults.known(path, words[1], map(str, game.places)) and right
    numbers = [word for word in words[2:] if word.startswith("#")]
    others = [word for word in words[2:] if not word.startswith("#")]
    health = game.minions[MinionKind(words[0])].health if right else 1
    found = _details(others, path, {"health": health}, faults)
    for word in numbers[:1]:
        if not word[1:].isdecimal():
            faults.add(path, word, "#N, its number")
            return None
        number = int(word[1:])
    if found is None or not right:
        return None
    return {"id": number, "kind": words[0], "space": words[1], "health": found["health"]}


def minion_text(minion: Data, number: int, game: Game) -> str:
    """The shorthand of a minion whose number would be `number` without saying."""
    printed = game.minions.get(MinionKind(minion["kind"]))
    text = f"{minion['kind']} {minion['space']}"
    if printed is None or minion["health"] != printed.health:
        text += f" health={minion['health']}"
    return text if minion["id"] == number else f"{text} #{minion['id']}"


def special_data(text: object, path: str, game: Game, faults: Faults) -> Data | None:
    """A special victim as plain data; None if it cannot be read."""
    words = _words(text)
    if len(words) != _SPECIAL:
        faults.add(path, text, "colour, space and event, such as 'blue dock sweetheart'")
        return None
    colours = [colour.value for colour in Colour if colour is not Colour.PLAIN]
    right = faults.known(path, words[0], colours)
    right = faults.known(path, words[1], map(str, game.places)) and right
    right = faults.known(path, words[2], map(str, game.events)) and right
    return dict(zip(("colour", "space", "event"), words, strict=True)) if right else None


def special_text(special: Data) -> str:
    """The shorthand of a special victim."""
    return f"{special['colour']} {special['space']} {special['event']}"


def minor_data(text: object, path: str, game: Game, faults: Faults) -> Data | None:
    """A minor dark power as plain data; None if it cannot be read."""
    words = _words(text)
    cards = [str(card) for card, printed in game.terror.items() if printed.health]
    if not words or not faults.known(path, words[0], cards):
        if not words:
            faults.add(path, text, "a minor dark power, such as 'heavy_hand health=1'")
        return None
    health = {"health": game.terror[CardId(words[0])].health}
    found = _details(words[1:], path, health, faults)
    return None if found is None else {"card": words[0], "health": found["health"]}


def minor_text(minor: Data, game: Game) -> str:
    """The shorthand of a minor dark power."""
    printed = game.terror.get(CardId(minor["card"]))
    full = printed is not None and minor["health"] == printed.health
    return minor["card"] if full else f"{minor['card']} health={minor['health']}"


def _words(text: object) -> list[str]:
    return text.split() if isinstance(text, str) else []


def _details(
    words: Sequence[str], path: str, usual: dict[str, int], faults: Faults
) -> dict[str, int] | None:
    """Numbers by name, those not said as usual; None if a word is none or stands twice."""
    found = dict(usual)
    said: set[str] = set()
    right = True
    for word in words:
        key, equals, number = word.partition("=")
        if key not in usual or not equals or not number.isdecimal():
            allowed = " or ".join(f"{name}=N" for name in usual)
            faults.add(path, word, allowed, next(iter(usual)) + f"={number}" if number else "")
            right = False
        elif key in said:
            faults.say(path, f"'{word}' says again what was said before; allowed: once")
            right = False
        else:
            said.add(key)
            found[key] = int(number)
    return found if right else None


__all__ = [
    "item_data",
    "item_text",
    "minion_data",
    "minion_text",
    "minor_data",
    "minor_text",
    "special_data",
    "special_text",
]
