"""The first card language, said in the second: plain data in, plain data out.

A log carries the packs it was played with as their authors wrote them, for ever. So what the
second language (`docs/adr/0020-a-card-is-written-in-words.md`) did away with is said here once in
its words: effects, conditions, amounts, keys, and what two words left unsaid. What is neither old
nor well formed is left as it is, for the reader to complain of.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, final

import attrs

from dmd_core.death_may_die.content.language_1_abilities import (
    Table,
    retold_abilities,
)

KEYS: Final = ("do", "is", "hook")
"""Keys by which a word names itself."""

_COMPANY: Final[Table] = {
    "enemies": {"where": "you"},
    "investigators": {"who": "others", "where": "you"},
}
_WOUNDS: Final[Table] = {"number": "own", "track": "wounds"}
_LOOT: Final[Table] = {"of": {"who": "others", "where": "you"}, "tradable": True}

AMOUNTS: Final[Mapping[str, Table]] = {
    "fire_there": {"number": "fire"},
    "other_figures": {"number": "count", **_COMPANY},
    "own_wounds": dict(_WOUNDS),
    "half_health": {"number": "half", "of": {"number": "health"}},
    "insanity_wounds": {"number": "tokens", "token": "insanity_wound"},
}
"""Words that stood for numbers; `"all"` is left."""

AMOUNTS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "lose_sanity": ("n",),
    "take_stress": ("n",),
    "take_wounds": ("n",),
    "harm": ("n",),
    "heal": ("stress", "wounds"),
    "tokens": ("n",),
}
"""Where such a word could stand."""

CARDS: Final = {"who": "of", "kinds": "kinds", "half": "half", "tag": "tag"}
"""Keys of `discard_cards` that a selector of cards has now."""


@final
@attrs.frozen
class _Place:
    """Where a word stands: what is "it" there, and whether it is the whole text of an Insanity."""

    space: bool = False
    seat: bool = False
    whole: bool = False

    def within(self, table: Mapping[str, object], name: str) -> "_Place":
        """The place of what stands under a key of a table."""
        then = table.get("do") if name == "then" else None
        return _Place(
            self.space or name == "backs" or then == "pick_space",
            self.seat or then == "pick_investigator",
            name == "symptoms",
        )


_Say: TypeAlias = Callable[[Table, _Place], Table]


@final
@attrs.frozen
class _Old:
    """A word that is gone: how it was written, keys included, and how it is said now."""

    keys: frozenset[str]
    say: _Say


OLD: Final[dict[tuple[str, str], _Old]] = {}


def _was(key: str, word: str, *keys: str) -> Callable[[_Say], _Say]:
    """Register how a word is said now that had all of these keys and no others."""

    def register(say: _Say) -> _Say:
        OLD[key, word] = _Old(frozenset((key, *keys)), say)
        return say

    return register


# --- effects ---------------------------------------------------------------------------------


@_was("do", "match_stress")
def _match_stress(_old: Table, _place: _Place) -> Table:
    return {"do": "set_stress", "n": dict(_WOUNDS)}


@_was("do", "balance_cards")
def _balance_cards(_old: Table, _place: _Place) -> Table:
    sides = [{"number": "count", "cards": {"side": side}} for side in ("left", "right")]
    more = {"number": "difference", "between": sides}
    return {"do": "discard_cards", "cards": {"side": "fuller"}, "n": more}


@_was("do", "give_item")
def _give_item(_old: Table, _place: _Place) -> Table:
    return {"do": "give_cards", "cards": {"kinds": ["item"], "tradable": True}}


@_was("do", "steal", "then", "otherwise")
def _steal(old: Table, place: _Place) -> Table:
    """The dead stole nothing; whoever an Insanity strikes is alive."""
    take = {"do": "take_cards", "cards": dict(_LOOT), "more": True}
    said: Table = {
        "do": "if",
        "condition": {"is": "exists", "cards": dict(_LOOT)},
        "then": {"do": "sequence", "steps": [take, old["then"]]},
        "otherwise": old["otherwise"],
    }
    if place.whole:
        return said
    alive = {"is": "exists", "investigators": "you"}
    return {"do": "if", "condition": alive, "then": said, "otherwise": old["otherwise"]}


@_was("do", "join_nearest")
def _join_nearest(_old: Table, place: _Place) -> Table:
    """Where a Space was "it", the rules of that time took it for the one to go to."""
    return {"do": "go", "to": "it" if place.space else {"company": True, "nearest": True}}


@_was("do", "meet_named")
def _meet_named(_old: Table, place: _Place) -> Table:
    """Who was picked before went without being picked again."""
    go: Table = {"do": "go", "who": "it", "to": "partner", "followed": False}
    return go if place.seat else {"do": "pick_investigator", "among": "pair", "then": go}


@_was("do", "hasten_advance")
def _hasten_advance(_old: Table, _place: _Place) -> Table:
    return {"do": "advance", "when": "check"}


# --- conditions ------------------------------------------------------------------------------


@_was("is", "alone")
def _alone(_old: Table, _place: _Place) -> Table:
    return {"is": "not", "condition": {"is": "exists", **_COMPANY}}


@_was("is", "unhurt")
def _unhurt(_old: Table, _place: _Place) -> Table:
    return {"is": "not", "condition": {"is": "at_least", "of": dict(_WOUNDS)}}


@_was("is", "stress_full")
def _stress_full(_old: Table, _place: _Place) -> Table:
    own, most = ({"number": word, "track": "stress"} for word in ("own", "most"))
    return {"is": "at_least", "of": own, "n": most}


@_was("is", "tokens_touch", "token")
def _tokens_touch(old: Table, _place: _Place) -> Table:
    token = old["token"]
    return {"is": "exists", "spaces": {"token": token, "next_to": {"token": token}}}


@_was("is", "named_apart")
def _named_apart(_old: Table, _place: _Place) -> Table:
    apart = {"at": "you", "beyond": 0}
    return {"is": "exists", "investigators": {"who": "named", "where": apart}}


@_was("is", "keeps_card")
def _keeps_card(_old: Table, _place: _Place) -> Table:
    return {"is": "keeps_mythos"}


# --- words that are still there, and said less or otherwise ----------------------------------


def measured(table: Table, verb: str) -> Table:
    """Fire was counted on each one's Space, but for healing on that of "you"."""
    said = dict(table)
    for field in AMOUNTS_OF[verb]:
        word = said.get(field)
        if isinstance(word, str) and word in AMOUNTS:
            here = {"on": "you"} if (verb, word) == ("heal", "fire_there") else {}
            said[field] = {**AMOUNTS[word], **here}
    return said


def discarded(table: Table) -> Table:
    """Whose cards, and which, is one selector."""
    old = {key: value for key, value in table.items() if key in CARDS}
    if not old or "cards" in table:
        return table
    rest = {key: value for key, value in table.items() if key not in CARDS}
    return {**rest, "cards": {CARDS[key]: value for key, value in old.items()}}


def picked(table: Table) -> Table:
    """Who was picked for healing alone had something to heal."""
    then, among = table.get("then"), table.get("among", {})
    if isinstance(among, str):
        among = {"who": among}
    healing = isinstance(then, dict) and then.get("do") == "heal"
    if healing and isinstance(among, dict) and "hurt" not in among:
        return {**table, "among": {**among, "hurt": True}}
    return table


def _keep_mythos(table: Table) -> Table:
    """Only cards without a symbol were kept."""
    return {"symbol": False, **table}


_CHANGED: Final[Mapping[tuple[str, str], Callable[[Table], Table]]] = {
    ("do", "discard_cards"): discarded,
    ("do", "pick_investigator"): picked,
    ("hook", "keep_mythos"): _keep_mythos,
}


# --- files -----------------------------------------------------------------------------------


def in_second(file: Mapping[str, object]) -> Table:
    """The data of a file of the first language in words of the second.

    Args:
        file: what the parser gave.

    Example:
        >>> in_second({"symptoms": {"do": "match_stress"}})
        {'symptoms': {'do': 'set_stress', 'n': {'number': 'own', 'track': 'wounds'}}}
    """
    return _table(file, _Place())


def _value(value: object, place: _Place) -> object:
    if isinstance(value, list):
        return [_value(inner, attrs.evolve(place, whole=False)) for inner in value]
    return _table(value, place) if isinstance(value, dict) else value


def _table(table: Mapping[str, object], place: _Place) -> Table:
    """What is inside first, then the word itself, then the abilities of a card together."""
    said = {name: _value(value, place.within(table, name)) for name, value in table.items()}
    for key in KEYS:
        word = said.get(key)
        if isinstance(word, str):
            return _word(said, key, word, place)
    return retold_abilities(said)


def _word(table: Table, key: str, word: str, place: _Place) -> Table:
    old = OLD.get((key, word))
    if old is not None:
        return old.say(table, place) if table.keys() == old.keys else table
    if key == "do" and word in AMOUNTS_OF:
        return measured(table, word)
    change = _CHANGED.get((key, word))
    return table if change is None else change(table)


def once(word: tuple[str, str]) -> Table:
    """How a word that is gone, named by its key and itself, is said where it is a whole text.

    What stood under its other keys is ``...``.
    """
    key, name = word
    old = OLD[word]
    blank: Table = {**dict.fromkeys(sorted(old.keys - {key}), ...), key: name}
    return old.say(blank, _Place(whole=True))


__all__ = [
    "AMOUNTS",
    "AMOUNTS_OF",
    "CARDS",
    "KEYS",
    "OLD",
    "Table",
    "discarded",
    "in_second",
    "measured",
    "once",
    "picked",
]
