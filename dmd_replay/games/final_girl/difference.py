"""Differences between two positions of Final Girl in words of the rules.

Every sentence says how the second position is, measured by the first: "Time is 2 instead of 4."
"""

from typing import Any, Final, final

from dmd_core.final_girl.game import Game
from dmd_core.final_girl.ids import ActionId, CardId, SpaceId, TokenId
from dmd_core.final_girl.text.names import Names
from dmd_core.kernel.ids import SourceId
from dmd_core.tabletop.text.english import listed
from dmd_replay.facets.text import MISSING, FieldChange
from dmd_replay.games.tabletop.differences import holds, outcome, pile, values_of
from dmd_replay.read.paths import get

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
_PAWNS: Final = ("girl", "killer")
_THINGS: Final = ("carried", "minors")


@final
class Differences:
    """Says the differences between positions of one game."""

    def __init__(self, game: Game) -> None:
        """Keep the names."""
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
        return f"{told[:1].upper()}{told[1:]}." if told else ""

    def _says(self, path: str, old: object, new: object) -> str:
        head, *rest = path.split(".")
        if path in _NUMBERS:
            return f"{_NUMBERS[path]} {new} instead of {old}"
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
            there, before = "is" if new == 1 else "are", "none" if old is MISSING else old
            victims = "no victims" if new is MISSING else _some(new, "victim")
            return f"there {there} {victims} at {self._space(rest[0])} instead of {before}"
        if head == "items" and rest:
            return self._deck(rest, old, new)
        return self._table(head, old, new) if not rest else ""

    # --- names -----------------------------------------------------------------------------------

    def _action(self, card: str) -> str:
        return self._names.action(ActionId(card))

    def _card(self, card: str) -> str:
        return self._names.card(CardId(card))

    def _space(self, value: object) -> str:
        return self._names.space(SpaceId(value)) if isinstance(value, str) and value else "no space"

    # --- what differs ----------------------------------------------------------------------------

    def _pawn(self, who: str, field: str, old: object, new: object) -> str:
        name = self._names.girl if who == "girl" else self._names.killer
        match field:
            case "markers":
                return f"{name} has {_some(new, 'health marker')} instead of {old}"
            case "token":
                return f"the Final Health token of {name} is {new} instead of {old}"
            case "space":
                return f"{name} is on {self._space(new)} instead of {self._space(old)}"
            case "start":
                return f"{name} started on {self._space(new)} instead of {self._space(old)}"
            case _:
                return ""

    def _deck(self, rest: list[str], old: object, new: object) -> str:
        place = int(rest[0]) if rest[0].isdecimal() else len(self._decks)
        if place >= len(self._decks):
            return ""
        deck = self._names.deck(SpaceId(self._decks[place]["space"]))
        match rest[1:]:
            case ["pile", "hidden"]:
                return f"{deck} has {_some(new, 'unknown card')} instead of {old}"
            case ["pile", "top"]:
                return pile(f"the face-up top of {deck}", old, new, self._card)
            case ["pile", "bottom"]:
                return pile(f"the known bottom of {deck}", old, new, self._card)
            case _:
                return ""

    def _thing(self, head: str, rest: list[str], old: object, new: object) -> str:
        """An item she has, or a minor dark power."""
        name = self._names.source(SourceId(rest[0]))
        match head, rest[1:]:
            case "carried", []:
                has = "has" if old is MISSING else "has not got"
                return f"{self._names.girl} {has} {name}"
            case "carried", ["uses"]:
                return f"{name} has {_some(new, 'use')} left instead of {old}"
            case "carried", ["place"]:
                return f"{name} is in the {new} instead of the {old}"
            case "minors", []:
                is_there = "is" if old is MISSING else "is not"
                return f"the minor dark power {name} {is_there} in play"
            case "minors", ["health"]:
                return f"the minor dark power {name} has {new} health left instead of {old}"
            case _:
                return ""

    def _table(self, field: str, old: object, new: object) -> str:
        names = self._names
        match field:
            case "time":
                return f"time is {_time(new)} instead of {_time(old)}"
            case "horror":
                sides = (names.horror(n) if isinstance(n, int) else str(n) for n in (new, old))
                return f"the horror level is {' instead of '.join(sides)}"
            case "phase":
                return f"it is the {new} phase instead of the {old} phase"
            case "finale" | "setup_card":
                sides = (self._card(str(card)) if card else "facedown" for card in (new, old))
                return f"the {field.replace('_', ' ')} is {' instead of '.join(sides)}"
            case "outcome":
                return outcome(old, new)
            case "victims":
                return f"ordinary victims are {self._victims(new)} instead of {self._victims(old)}"
            case "specials":
                return f"special victims are {self._specials(new)} instead of {self._specials(old)}"
            case "tokens":
                return f"tokens lie {self._tokens(new)} instead of {self._tokens(old)}"
            case "carried":
                return f"{names.girl} has {self._items(new)} instead of {self._items(old)}"
            case "rewards":
                return f"{len(values_of(new))} rewards are pending instead of {len(values_of(old))}"
            case _:
                return ""

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


__all__ = ["Differences"]
