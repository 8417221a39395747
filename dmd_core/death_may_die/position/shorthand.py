"""Shorthand of the position notation: enemies and held cards as one line of text each.

An Enemy is its type and its Space, then what differs from a fresh figure: ``star_spawn s09
wounds=2 #12``. A held card is card and side, then the Wounds on it:
``up_to_no_good/right wounds=1``.
"""

from collections.abc import Sequence
from typing import Any

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.state import Side
from dmd_core.tabletop.position.problems import Faults


def enemy_data(
    text: object, path: str, number: int, game: Game, faults: Faults
) -> dict[str, Any] | None:
    """An Enemy as plain data from its shorthand; None if it cannot be read.

    Args:
        text: the shorthand.
        path: where it stands, for faults.
        number: the figure's number unless the text gives one.
        game: has the types of Enemies and the Spaces.
        faults: gets everything that is wrong.
    """
    words = text.split() if isinstance(text, str) else []
    for word, known in zip(words, (game.enemies, game.spaces), strict=False):
        faults.spelt(path, word, known)
    if len(words) < 2:  # noqa: PLR2004 - type and Space
        faults.add(path, text, "an Enemy and its Space, such as 'cultist s05 wounds=1'")
        return None
    data: dict[str, Any] = {"id": number, "kind": words[0], "space": words[1], "wounds": 0}
    right = _once(words[2:], path, faults)
    for word in words[2:]:
        if word.startswith("#") and word[1:].isdecimal():
            data["id"] = int(word[1:])
        else:
            right = _counted(word, data, path, faults) and right
    return data if right else None


def enemy_text(enemy: dict[str, Any], number: int) -> str:
    """The shorthand of an Enemy whose number would be `number` without saying."""
    text = f"{enemy['kind']} {enemy['space']}"
    if enemy["wounds"]:
        text += f" wounds={enemy['wounds']}"
    return text if enemy["id"] == number else f"{text} #{enemy['id']}"


def card_data(text: object, path: str, game: Game, faults: Faults) -> dict[str, Any] | None:
    """A held card as plain data from its shorthand; None if it cannot be read.

    Args:
        text: the shorthand.
        path: where it stands, for faults.
        game: has the Discovery cards and their halves.
        faults: gets everything that is wrong.
    """
    words = text.split() if isinstance(text, str) else []
    card, slash, side = words[0].partition("/") if words else ("", "", "")
    faults.spelt(path, card, game.discovery)
    if not card or not slash:
        faults.add(path, text, "a card and its side, such as 'up_to_no_good/right wounds=1'")
        return None
    right = faults.known(path, side, list(Side)) and _half(card, Side(side), path, game, faults)
    data: dict[str, Any] = {"card": card, "side": side, "wounds": 0}
    right = _once(words[1:], path, faults) and right
    for word in words[1:]:
        right = _counted(word, data, path, faults) and right
    return data if right else None


def _half(card: str, side: Side, path: str, game: Game, faults: Faults) -> bool:
    """Whether a card has a half on a side; of one that is unknown nothing more is said."""
    halves = [str(half) for half in Side if (card, half) in game.halves]
    if side in halves or card not in game.discovery:
        return True
    allowed = ", ".join(halves) or "none, nobody claims it"
    faults.say(path, f"'{card}' has no {side} half; allowed: {allowed}")
    return False


def card_text(card: dict[str, Any]) -> str:
    """The shorthand of a held card."""
    text = f"{card['card']}/{card['side']}"
    return f"{text} wounds={card['wounds']}" if card["wounds"] else text


def _once(words: Sequence[str], path: str, faults: Faults) -> bool:
    """Whether no detail stands twice, as it would hide the first one."""
    kinds = [word.partition("=")[0] if "=" in word else word[:1] for word in words]
    twice = [word for i, word in enumerate(words) if kinds[i] in kinds[:i]]
    for word in twice:
        faults.say(path, f"'{word}' says again what was said before; allowed: once")
    return not twice


def _counted(word: str, data: dict[str, Any], path: str, faults: Faults) -> bool:
    key, equals, number = word.partition("=")
    if key != "wounds" or not equals or not number.isdecimal():
        faults.add(path, word, "wounds=N, or for an Enemy #N, its number", _meant(key, number))
        return False
    data["wounds"] = int(number)
    return True


def _meant(key: str, number: str) -> str:
    """The detail that a misspelt one such as ``wound=2`` or ``13`` stands for; empty if none."""
    if key.isdecimal() and not number:
        return f"#{key}"
    return f"wounds={number}" if number.isdecimal() and key[:1] == "w" else ""


__all__ = ["card_data", "card_text", "enemy_data", "enemy_text"]
