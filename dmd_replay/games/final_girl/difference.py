"""Differences between two positions of Final Girl in words of the rules.

Every sentence says how the second position is, measured by the first: "Time is 2 instead of 4."
"""

from typing import TYPE_CHECKING, Any, Final, final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import ActionId, CardId, SpaceId, TokenId
from dmd_core.final_girl.text.names import Names
from dmd_core.kernel.ids import SourceId
from dmd_core.tabletop.text.english import listed
from dmd_replay.facets.text import MISSING, FieldChange
from dmd_replay.games.tabletop.differences import (
    Difference,
    bare,
    changed,
    holds,
    outcome,
    pile,
    there,
    values_of,
)
from dmd_replay.read.paths import get

if TYPE_CHECKING:  # most games are told in English
    from dmd_core.final_girl.lang.loading import Translation

_NUMBERS: Final = {
    "turn": "the turn is",
    "bloodlust": "bloodlust is in row",
    "pool": "ordinary victims in the supply are",
    "killed_this_turn": "victims killed in this turn are",
    "killed_this_killer_phase": "victims killed in this Killer phase are",
    "killed_this_action": "victims killed by this killer action are",
    "saved_this_action_phase": "victims saved in this Action phase are",
    "bonus_dice_next_roll": "dice stored for the next Horror Roll are",
    "next_figure": "the number of the next minion is",
    "time_next_action": "the time stored for the next Action phase is",
    "terror.hidden": "unknown cards in the terror deck are",
}
_YES_NO: Final = {
    "ultimate": "her card is flipped",
    "ending": "the Action phase ends after the current action",
    "skip_next_action": "the next Action phase is skipped",
    "partials_next_roll": "partial successes are successes in the next Horror Roll",
    "partials_this_phase": "partial successes are successes until the phase ends",
}
_ACTION_CARDS: Final = {
    "hand": "her hand",
    "tableau": "the tableau",
    "discard": "the action discard pile",
}
_CARDS: Final = {
    "terror_unseen": "the set of terror cards nobody has seen",
    "terror.top": "the known top of the terror deck",
    "terror.bottom": "the known bottom of the terror deck",
    "terror_discard": "the terror discard pile",
    "resolving": "the row of terror cards being resolved",
    "staying": "the row of terror cards that stay",
    "items_unseen": "the set of items nobody has seen",
    "items_discard": "the item discard pile",
    "items_removed": "the set of items removed from the game",
    "found": "what is found in the search",
    "events.pool": "the event deck",
    "events_discard": "the event discard pile",
    "finales": "the set of finales nobody has seen",
    "dark_powers": "the set of dark powers nobody has seen",
    "powers": "the row of dark powers in play",
    "in_play": "the row of texts in play",
}
_WORDS: Final = {
    "health_tokens": "the set of Final Health tokens nobody has seen",
    "dead": "the Dead Victims area",
    "saved": "the set of saved victims",
    "covered": "the set of covered victim spaces",
    "used_this_phase": "the set of texts used in this phase",
}


def _counted(words: str) -> str:
    """What a number is of: its words without their verb."""
    return words.removesuffix(" in row").rpartition(" ")[0]


NAMES: Final = bare(
    *(*_ACTION_CARDS.values(), *_CARDS.values(), *_WORDS.values(), *_YES_NO.values()),
    *map(_counted, _NUMBERS.values()),
    *("health marker", "the space to begin on", "unknown cards", "uses left", "Health", "Horror"),
    *("special victims", "setup card", "the end of the game", "not over", "facedown", "red"),
    *("none", "no space", "nowhere", "no items", "in hands", "in backpack", "tokens"),
    *("face-up top", "known bottom", "the red end", "black", "white", "blank", "plain"),
    *("orange", "blue"),
)
"""What sentences of differences name beside things of the game."""

_PAWNS: Final = ("girl", "killer")
_THINGS: Final = ("carried", "minors")


@final
class Differences:
    """Says the differences between positions of one game."""

    def __init__(self, game: Game, language: "Translation | None" = None) -> None:
        """Keep the names."""
        self._language = language
        self._names = Names(game)
        self._decks: list[Any] = []  # Any: as `values_of`

    def says(self, change: FieldChange, before: object, after: object) -> str:
        """One difference in words; empty where there are none and the path has to do.

        Args:
            change: the difference; what is only on one side is given whole.
            before: the position it was found in, as plain data, the table's fields on top.
            after: the other position.

        Returns:
            A sentence. A change of ``time`` from 4 to 2 gives "Time is 2 instead of 4."
        """
        self._decks = values_of(get(before, "items")) or values_of(get(after, "items"))
        told = self._says(change.path, change.before, change.after)
        return "" if told is None else told.said(self._language)

    def _says(self, path: str, old: object, new: object) -> Difference | None:
        head, *rest = path.split(".")
        if path in _NUMBERS:
            told = f"{_NUMBERS[path]} {new} instead of {old}"
            return changed(told, (_counted(_NUMBERS[path]),), new, old)
        if path in _YES_NO:
            return holds(_YES_NO[path], yes=new)
        if head in _PAWNS and rest:
            return self._pawn(head, rest[0], old, new)
        for piles, says in (
            (_ACTION_CARDS, self._action),
            (_CARDS, self._card),
            (_WORDS, str),
        ):
            if path in piles:
                return pile(piles[path], old, new, says)
        if head in _THINGS and rest:
            return self._thing(head, rest, old, new)
        if head == "victims" and rest:
            verb, before = "is" if new == 1 else "are", "none" if old is MISSING else old
            victims = "no victims" if new is MISSING else _some(new, "victim")
            where = self._space(rest[0])
            told = f"there {verb} {victims} at {where} instead of {before}"
            return changed(told, (where, "Victims"), "none" if new is MISSING else new, before)
        if head == "items" and rest:
            return self._deck(rest, old, new)
        return self._table(head, old, new) if not rest else None

    # --- names -----------------------------------------------------------------------------------

    def _action(self, card: str) -> str:
        return self._names.action(ActionId(card))

    def _card(self, card: str) -> str:
        return self._names.card(CardId(card))

    def _space(self, value: object) -> str:
        return self._names.space(SpaceId(value)) if isinstance(value, str) and value else "no space"

    # --- what differs ----------------------------------------------------------------------------

    def _pawn(self, who: str, field: str, old: object, new: object) -> Difference | None:
        name = self._names.girl if who == "girl" else self._names.killer
        match field:
            case "markers":
                told = f"{name} has {_some(new, 'health marker')} instead of {old}"
                return changed(told, (name, "health marker"), new, old)
            case "token":
                told = f"the Final Health token of {name} is {new} instead of {old}"
                return changed(told, (name, "Final Health token"), new, old)
            case "space":
                sides = self._space(new), self._space(old)
                return changed(f"{name} is on {sides[0]} instead of {sides[1]}", (name,), *sides)
            case "start":
                sides = self._space(new), self._space(old)
                told = f"{name} started on {sides[0]} instead of {sides[1]}"
                return changed(told, (name, "the space to begin on"), *sides)
            case _:
                return None

    def _deck(self, rest: list[str], old: object, new: object) -> Difference | None:
        place = int(rest[0]) if rest[0].isdecimal() else len(self._decks)
        if place >= len(self._decks):
            return None
        deck = self._names.deck(SpaceId(self._decks[place]["space"]))
        match rest[1:]:
            case ["pile", "hidden"]:
                told = f"{deck} has {_some(new, 'unknown card')} instead of {old}"
                return changed(told, (deck, "unknown cards"), new, old)
            case ["pile", "top"]:
                of = (deck, "face-up top")
                return pile(f"the face-up top of {deck}", old, new, self._card, of=of)
            case ["pile", "bottom"]:
                of = (deck, "known bottom")
                return pile(f"the known bottom of {deck}", old, new, self._card, of=of)
            case _:
                return None

    def _thing(self, head: str, rest: list[str], old: object, new: object) -> Difference | None:
        """An item she has, or a minor dark power."""
        name, girl = self._names.source(SourceId(rest[0])), self._names.girl
        match head, rest[1:]:
            case "carried", []:
                has = "has" if old is MISSING else "has not got"
                return there(f"{girl} {has} {name}", girl, name, now=old is MISSING)
            case "carried", ["uses"]:
                told = f"{name} has {_some(new, 'use')} left instead of {old}"
                return changed(told, (name, "uses left"), new, old)
            case "carried", ["place"]:
                told = f"{name} is in the {new} instead of the {old}"
                return changed(told, (name,), f"in {new}", f"in {old}")
            case "minors", []:
                is_there = "is" if old is MISSING else "is not"
                told = f"the minor dark power {name} {is_there} in play"
                return there(told, name, now=old is MISSING)
            case "minors", ["health"]:
                told = f"the minor dark power {name} has {new} health left instead of {old}"
                return changed(told, (name, "Health"), new, old)
            case _:
                return None

    def _table(self, field: str, old: object, new: object) -> Difference | None:
        names = self._names
        match field:
            case "time":
                sides = [_time(new), _time(old)]
                return changed(f"time is {' instead of '.join(sides)}", ("time",), *sides)
            case "horror":
                sides = [names.horror(n) if isinstance(n, int) else str(n) for n in (new, old)]
                told = f"the horror level is {' instead of '.join(sides)}"
                return changed(told, ("Horror",), *sides)
            case "phase":
                told = f"it is the {new} phase instead of the {old} phase"
                return changed(told, ("Phase",), new, old)
            case "finale" | "setup_card":
                sides = [self._card(str(card)) if card else "facedown" for card in (new, old)]
                name = field.replace("_", " ")
                return changed(f"the {name} is {' instead of '.join(sides)}", (name,), *sides)
            case "outcome":
                return outcome(old, new)
            case "victims":
                sides = [self._victims(new), self._victims(old)]
                told = f"ordinary victims are {' instead of '.join(sides)}"
                return changed(told, ("Victims",), *sides)
            case "specials":
                sides = [self._specials(new), self._specials(old)]
                told = f"special victims are {' instead of '.join(sides)}"
                return changed(told, ("special victims",), *sides)
            case "tokens":
                sides = [self._tokens(new), self._tokens(old)]
                told = f"tokens lie {' instead of '.join(sides)}"
                return changed(told, ("tokens",), *sides)
            case "carried":
                sides = [self._items(new), self._items(old)]
                told = f"{names.girl} has {' instead of '.join(sides)}"
                return changed(told, (names.girl, "items"), *sides)
            case "rewards":
                n, was = len(values_of(new)), len(values_of(old))
                told = f"{n} rewards are pending instead of {was}"
                return changed(told, ("reward pending",), n, was)
            case _:
                return None

    def _victims(self, value: object) -> str:
        return (
            listed([f"{n} on {self._space(space)}" for space, n in values_of(value)]) or "nowhere"
        )

    def _specials(self, value: object) -> str:
        shown = [f"{one['colour']} on {self._space(one['space'])}" for one in values_of(value)]
        return listed(shown) or "nowhere"

    def _tokens(self, value: object) -> str:
        pairs = [
            f"{self._names.token(TokenId(token))} on {self._space(space)}"
            for token, space in values_of(value)
        ]
        return listed(pairs) or "nowhere"

    def _items(self, value: object) -> str:
        def item(one: dict[str, Any]) -> str:
            uses = f", {_some(one['uses'], 'use')} left" if one["uses"] else ""
            return f"{self._names.source(SourceId(one['card']))} ({one['place']}{uses})"

        return listed([item(one) for one in values_of(value)]) or "no items"


def _time(value: object) -> str:
    return "red" if value == -1 else str(value)


def _some(value: object, noun: str) -> str:
    n = 0 if value is MISSING else value
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


__all__ = ["NAMES", "Differences"]
