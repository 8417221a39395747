"""What follows from the rest of a position: cards that are left, the supply, what is facedown.

Everything here works on plain data that a stranger may have written: what is of the wrong kind is
left to those who look at kinds of values, and counted as nothing.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import BLANK, CardId
from dmd_core.final_girl.invariants.ties import DEALT_ITEMS, DEALT_TERROR
from dmd_core.final_girl.position.base import Data
from dmd_core.final_girl.state import Colour, Token

PAIR: Final = 2
"""Parts of a pair."""


def tableau(game: Game, table: Data) -> list[str]:
    """Action cards that are neither in hand nor discarded."""
    every = [str(card) for card, text in game.actions.items() for _ in range(text.copies)]
    return _left(every, (*_names(table["hand"]), *_names(table["discard"])))


def pool(game: Game, table: Data) -> int:
    """Ordinary victims in the supply: those who are nowhere else."""
    plain = Colour.PLAIN.value
    saved = _names(table["saved"]).count(plain)
    on_map = sum(n for _, n in _pairs(table["victims"]) if type(n) is int)
    gone = _names(table["dead"]).count(plain) + saved
    return max(0, game.content.core.victims - on_map - gone)


def events_active(game: Game, table: Data) -> list[str]:
    """Events in play: those that made special victims which are on the map."""
    found = [str(one["event"]) for one in _dicts(table["specials"]) if one.get("event")]
    return list(dict.fromkeys(name for name in found if CardId(name) in game.events))


def events(game: Game, table: Data) -> Data:
    """The event deck: every event that is neither in play nor discarded, in unknown order."""
    gone = (*_names(table["events_active"]), *_names(table["events_discard"]))
    return {"pool": _left(map(str, game.events), gone), "top": [], "bottom": []}


def terror(game: Game, table: Data) -> Data:
    """The terror deck: as many unknown cards as of those dealt are nowhere else."""
    pile = table["terror"]
    known = len(_terror_seen(table))
    dealt = min(DEALT_TERROR, len(game.terror_cards))
    return {**pile, "hidden": max(0, dealt - known)}


def terror_unseen(game: Game, table: Data) -> list[str]:
    """Terror cards that nobody has seen."""
    return _left(map(str, game.terror_cards), _terror_seen(table))


def _terror_seen(table: Data) -> list[str]:
    pile = table["terror"]
    return [
        *_names(pile.get("top")),
        *_names(pile.get("bottom")),
        *_names(table["terror_discard"]),
        *(str(one.get("card")) for one in _dicts(table["minors"])),
        *_names(table["staying"]),
        *_names(table["resolving"]),
    ]


def items(told: Mapping[int, object], table: Data) -> list[Data]:
    """The item decks: cards that were drawn are missing, from the fullest decks first.

    Args:
        told: what a position says of unknown cards, by the place of the deck.
        table: the table.
    """
    decks = [dict(deck, pile=dict(deck["pile"])) for deck in table["items"]]
    piles = [deck["pile"] for deck in decks]
    for place, pile in enumerate(piles):
        known = len(_names(pile.get("top"))) + len(_names(pile.get("bottom")))
        pile["hidden"] = told[place] if place in told else max(0, DEALT_ITEMS - known)
    over = _dealt(piles) + len(_items_taken(table)) - DEALT_ITEMS * len(decks)
    free = [pile for place, pile in enumerate(piles) if place not in told]
    while over > 0 and any(pile["hidden"] for pile in free):
        fullest = max(free, key=lambda pile: _size(pile) if pile["hidden"] else -1)
        fullest["hidden"] -= 1
        over -= 1
    return decks


def _size(pile: Data) -> int:
    hidden = pile["hidden"] if type(pile["hidden"]) is int else 0
    return hidden + len(_names(pile.get("top"))) + len(_names(pile.get("bottom")))


def _dealt(piles: Iterable[Data]) -> int:
    return sum(map(_size, piles))


def _items_taken(table: Data) -> list[str]:
    return [
        *(str(one.get("card")) for one in _dicts(table["carried"])),
        *_names(table["found"]),
        *_names(table["items_discard"]),
        *_names(table["items_removed"]),
    ]


def items_unseen(game: Game, table: Data) -> list[str]:
    """Item cards that nobody has seen."""
    seen = _items_taken(table)
    for deck in _dicts(table["items"]):
        pile = deck.get("pile", {})
        seen += [*_names(pile.get("top")), *_names(pile.get("bottom"))]
    return _left(map(str, game.items), seen)


def health_tokens(game: Game, table: Data) -> list[str]:
    """Black tokens nobody has seen: a white one follows the lowest number, death a blank one."""
    every = sorted(map(str, game.content.core.health_tokens))
    shown: list[str] = []
    for side in ("girl", "killer"):
        pawn = table[side]
        if pawn.get("max_health") == 0:
            continue
        left = _left(every, shown)
        if pawn.get("token") == Token.WHITE.value:
            shown += [face for face in left if face != BLANK][:1]
        elif pawn.get("token") == Token.NONE.value:
            shown += [face for face in left if face == BLANK][:1]
    return _left(every, shown)


def finales(game: Game, table: Data) -> list[str]:
    """What the facedown finale may be, or those set aside."""
    return _left(map(str, game.finales), [str(table["finale"])])


def dark_powers(game: Game, table: Data) -> list[str]:
    """Dark powers nobody has seen, without the epic one."""
    every = [str(card) for card, power in game.powers.items() if not power.epic]
    return _left(every, _names(table["powers"]))


def power_hidden(table: Data) -> bool:
    """The dark power of setup lies facedown until one is revealed."""
    return not table["powers"]


def in_play(table: Data) -> list[str]:
    """What acts: everything that lies face up, in an order that games may have."""
    return [
        *_names(table["events_active"]),
        *_names(table["powers"]),
        *(str(one.get("card")) for one in _dicts(table["minors"])),
        *_names(table["staying"]),
        *([table["finale"]] if table["finale"] else []),
        *(str(one.get("card")) for one in _dicts(table["carried"])),
    ]


def next_figure(table: Data) -> int:
    """The number of the next minion."""
    numbers = [one["id"] for one in _dicts(table["minions"]) if type(one.get("id")) is int]
    return max(numbers, default=0) + 1


def ending(table: Data) -> bool:
    """On red the Action phase ends after the current action."""
    return table["phase"] == "action" and type(table["time"]) is int and table["time"] < 0


def _left(every: Iterable[str], gone: Iterable[str]) -> list[str]:
    counts = Counter(every)
    counts.subtract(Counter(gone))
    return sorted((+counts).elements())


def _names(value: object) -> list[str]:
    return [name for name in value if isinstance(name, str)] if isinstance(value, list) else []


def _dicts(value: object) -> list[Data]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _pairs(value: object) -> list[list[Any]]:
    if not isinstance(value, list):
        return []
    return [one for one in value if isinstance(one, list) and len(one) == PAIR]


__all__ = [
    "dark_powers",
    "ending",
    "events",
    "events_active",
    "finales",
    "health_tokens",
    "in_play",
    "items",
    "items_unseen",
    "next_figure",
    "pool",
    "power_hidden",
    "tableau",
    "terror",
    "terror_unseen",
]
