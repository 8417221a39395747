"""Differences between two positions of Death May Die in words of the rules.

Every sentence says how the second position is, measured by the first: "Ian's Stress is 2 instead
of 4."
"""

from collections.abc import Callable
from typing import Final, cast, final

from dmd_core.death_may_die.game import Game
from dmd_core.death_may_die.ids import (
    DOWN,
    ActionId,
    CardId,
    EnemyId,
    FaceId,
    FigureId,
    ObjectId,
    SkillId,
    SpaceId,
    TokenId,
)
from dmd_core.death_may_die.state import Enemy, Side
from dmd_core.death_may_die.text.figures import Figures
from dmd_core.death_may_die.text.names import Names
from dmd_core.kernel.ids import NOBODY, Seat, SourceId
from dmd_core.tabletop.text.english import listed, one
from dmd_replay.facets.text import MISSING, FieldChange
from dmd_replay.games.tabletop.differences import holds, outcome, pile, values_of
from dmd_replay.read.paths import get

_PILES: Final = {
    "mythos.deck.pool": "the Mythos deck",
    "mythos.deck.top": "the known top of the Mythos deck",
    "mythos.deck.bottom": "the known bottom of the Mythos deck",
    "mythos.discard": "the Mythos discard pile",
    "mythos.resolving": "the Mythos card being resolved",
    "discovery.deck.pool": "the Discovery deck",
    "discovery.deck.top": "the known top of the Discovery deck",
    "discovery.deck.bottom": "the known bottom of the Discovery deck",
    "discovery.discard": "the Discovery discard pile",
    "discovery.resolving": "the Discovery card being drawn",
    "insanities.pool": "the pile of Insanity cards put aside",
    "backs.pool": "the set of reverse sides still face down",
}
_NUMBERS: Final = {
    "round": "the round is",
    "turn": "the turn is",
    "actions": "actions paid for in this turn are",
    "refusals": "Trades refused in this turn are",
    "next_figure": "the number of the next figure is",
    "elder.position": "the Elder One's space on the track is",
    "elder.stage": "the Elder One's Stage is",
}
_ROLL: Final = {
    "standard": "the roll's standard dice are",
    "bonus": "the roll's bonus dice are",
    "successes": "the roll's Successes are",
    "elder_signs": "the roll's Elder Signs are",
    "tentacles": "the roll's Tentacles are",
    "dealt": "the Wounds that the roll dealt to its owner are",
}
_Told = Callable[[list[str], object, object], str]
_YES_NO: Final = {
    "quiet": "the active player asked for no more offers of cards",
    "hastened": "the Elder One advances at this end of turn in any case",
    "ritual_disrupted": "the Ritual is disrupted",
}


@final
class Differences:
    """Says the differences between positions of one game."""

    def __init__(self, game: Game) -> None:
        """Keep the names; Investigators have theirs from the content."""
        self._names = Names(game)
        self._boards = {str(board.id): board.name for board in game.content.core.investigators}
        self._before: object = {}
        self._after: object = {}
        self._heads: dict[str, _Told] = {
            "investigators": self._investigator,
            "enemies": self._enemy,
            "objects": self._object,
            "used": self._used,
            "rolls": self._roll,
        }

    def says(self, change: FieldChange, before: object, after: object) -> str:
        """One difference in words; empty where there are none and the path has to do.

        Args:
            change: the difference; what is only on one side is given whole.
            before: the position it was found in, as plain data, the table's fields on top.
            after: the other position.

        Returns:
            A sentence. A change of ``investigators.ian.stress`` from 4 to 2 gives "Ian's Stress
            is 2 instead of 4."
        """
        self._before, self._after = before, after
        path, old, new = change.path, change.before, change.after
        head, _, rest = path.partition(".")
        told = ""
        if path in _PILES:
            told = pile(_PILES[path], old, new, self._card)
        elif path in _NUMBERS:
            told = f"{_NUMBERS[path]} {new} instead of {old}"
        elif path in _YES_NO:
            told = holds(_YES_NO[path], yes=new)
        elif head in self._heads and rest:
            told = self._heads[head](rest.split("."), old, new)
        else:
            told = self._table(path.split("."), old, new)
        end = "" if told.endswith("!") else "."  # names of cards may bring an end of their own
        return f"{told[:1].upper()}{told[1:]}{end}" if told else ""

    # --- names -----------------------------------------------------------------------------------

    def _card(self, value: object) -> str:
        if not isinstance(value, str) or not value:
            return "none"
        return self._names.card(CardId(value))

    def _space(self, value: object) -> str:
        return self._names.space(SpaceId(value)) if isinstance(value, str) and value else "nowhere"

    def _seat(self, value: object) -> str:
        free = value is None or value == NOBODY
        return "nobody" if free else self._names.who(Seat(cast("int", value)))

    def _tokens(self, value: object) -> str:
        tokens = [value] if isinstance(value, str) else values_of(value)
        return listed([one(self._names.token(TokenId(str(token)))) for token in tokens]) or "none"

    def _faces(self, value: object) -> str:
        return (
            listed([self._names.face(FaceId(str(face))) for face in values_of(value)]) or "nothing"
        )

    def _board(self, *, old: bool) -> Figures:
        """The figures of one position."""
        found = get(self._before if old else self._after, "enemies")
        figures = (
            Enemy(
                FigureId(enemy["id"]),
                EnemyId(enemy["kind"]),
                SpaceId(enemy["space"]),
                enemy["wounds"],
            )
            for enemy in values_of(found)
        )
        return Figures(self._names, tuple(figures))

    def _figures(self, new: object, old: object) -> str:
        """The figures of both positions, each as its own has it, those of the second first."""
        mine, others = (
            self._board(old=first).figures(map(FigureId, values_of(numbers))) if numbers else "none"
            for first, numbers in ((False, new), (True, old))
        )
        return f"{mine} instead of {others}"

    # --- what differs ----------------------------------------------------------------------------

    def _investigator(  # noqa: C901, PLR0912 - one case per field
        self, rest: list[str], old: object, new: object
    ) -> str:
        who = self._boards.get(rest[0], rest[0])
        match rest[1:]:
            case []:
                return f"{who} takes part" if old is MISSING else f"{who} does not take part"
            case ["wounds" | "stress" | "sanity" as marker]:
                are = "are" if marker == "wounds" else "is"
                return f"{who}'s {marker.capitalize()} {are} {new} instead of {old}"
            case ["space"]:
                return f"{who} stands on {self._space(new)} instead of {self._space(old)}"
            case ["alive"]:
                return (
                    f"{who} is {'alive' if new else 'dead'} instead of {'alive' if old else 'dead'}"
                )
            case ["insanity"]:
                return f"{who}'s Insanity is {self._card(new)} instead of {self._card(old)}"
            case ["levels", skill]:
                name = self._names.skill(SkillId(skill))
                return f"{who}'s {name} is at level {_n(new)} instead of {_n(old)}"
            case ["bonus_dice"]:
                return f"{who} has {_count(new, 'bonus die', 'bonus dice')} instead of {old}"
            case ["fire"]:
                return f"{who} is on Fire with {_count(new, 'token')} instead of {old}"
            case ["substitutes"]:
                return f"{who} has {_count(new, 'substitute')} for Fire tokens instead of {old}"
            case ["cards", card, *more]:
                return self._held(who, card.partition(":")[0], more, old, new)
            case ["owed"]:
                return f"{who} has Thresholds {_words(new)} to work off instead of {_words(old)}"
            case ["kept"]:
                return f"{who}'s Insanity keeps {self._card(new)} instead of {self._card(old)}"
            case ["named"]:
                return f"{who} has named {self._seat(new)} instead of {self._seat(old)}"
            case ["tokens", token]:
                if token == DOWN:
                    return f"{who} {'lies down' if old is MISSING else 'stands'}"
                name = self._names.token(TokenId(token))
                return f"{who} has {_count(_n(new), name)} instead of {_n(old)}"
        return ""

    def _held(self, who: str, card: str, more: list[str], old: object, new: object) -> str:
        match more:
            case []:
                held = new if old is MISSING else old
                name = self._half(card, held.get("side") if isinstance(held, dict) else None)
                return f"{who} {'holds' if old is MISSING else 'does not hold'} {name}"
            case ["side"]:
                return f"{who} holds {self._half(card, new)} instead of {self._half(card, old)}"
            case ["wounds"]:
                wounds = f"{_count(new, 'Wound')} instead of {old}"
                return f"{who}'s Companion of {self._card(card)} has {wounds}"
        return ""

    def _half(self, card: str, side: object) -> str:
        sides = [known for known in Side if known.value == side or known.name.lower() == side]
        return self._names.half(CardId(card), sides[0]) if sides else self._card(card)

    def _enemy(self, rest: list[str], old: object, new: object) -> str:
        number = FigureId(int(rest[0]) if rest[0].isdecimal() else 0)
        who = self._board(old=old is not MISSING).figure(number)
        match rest[1:]:
            case [] if isinstance(new, dict):
                return f"{who} is there in addition"
            case [] if isinstance(old, dict):
                return f"{who} is gone"
            case ["space"]:
                return f"{who} stands on {self._space(new)} instead"
            case ["wounds"]:
                return f"{who} has {_count(new, 'Wound')} instead of {old}"
            case ["kind"]:
                return f"{who} is {self._names.any_of(EnemyId(str(new)))} instead"
        return ""

    def _object(self, rest: list[str], old: object, new: object) -> str:
        thing = self._names.thing(ObjectId(rest[0]))
        match rest[1:]:
            case []:
                return f"{thing} {'is there' if old is MISSING else 'is not there'}"
            case ["wounds"]:
                return f"{thing} has {_count(new, 'Wound')} instead of {old}"
            case ["destroyed"]:
                return f"{thing} is {'destroyed' if new else 'not destroyed'}"
            case ["face"]:
                return f"{thing} shows {self._card(new)} instead of {self._card(old)}"
            case ["space"]:
                return f"{thing} lies on {self._space(new)} instead of {self._space(old)}"
        return ""

    def _table(self, parts: list[str], old: object, new: object) -> str:
        match parts:
            case ["starter" | "active" as which]:
                who = "the starting player" if which == "starter" else "the active player"
                return f"{who} is {self._seat(new)} instead of {self._seat(old)}"
            case ["elder", "figure"]:
                sides = ("on the board" if number else "off the board" for number in (new, old))
                return f"the Elder One is {' instead of '.join(sides)}"
            case ["fire", space]:
                return f"{self._space(space)} has {_n(new)} Fire instead of {_n(old)}"
            case ["tokens", space]:
                lie = " instead of ".join(map(self._tokens, (new, old)))
                return f"{self._space(space)} has {lie}"
            case ["branch"]:
                return f"phase 3 is {new} instead of {old}"
            case ["attackers"]:
                return f"Enemies that attacked in this phase 3: {self._figures(new, old)}"
            case ["outcome"]:
                return outcome(old, new)
        return ""

    def _used(self, rest: list[str], old: object, new: object) -> str:
        source, _, more = rest[0].partition(":")
        seat = more.partition(":")[0]
        whose = f" of {self._seat(int(seat))}" if seat.isdecimal() else ""
        name = f"{self._names.source(SourceId(source))}{whose}"
        match rest[1:]:
            case []:
                return f"{name} is {'used' if old is MISSING else 'not used'}"
            case ["count"]:
                return f"{name} is used {new} times instead of {old}"
        return ""

    def _roll(self, rest: list[str], old: object, new: object) -> str:
        match rest:
            case [_]:
                roll = new if old is MISSING else old
                owner = self._seat(roll.get("owner")) if isinstance(roll, dict) else "somebody"
                return f"{owner} {'is rolling' if old is MISSING else 'is not rolling'} dice"
            case [_, "faces"]:
                shown = " instead of ".join(map(self._faces, (new, old)))
                return f"the dice show {shown}"
            case [_, "action"]:
                sides = (self._names.action(ActionId(str(a))) if a else "none" for a in (new, old))
                return f"the roll is for the action {' instead of '.join(sides)}"
            case [_, "targets" | "killed" as which]:
                word = "aims at" if which == "targets" else "has killed"
                return f"the roll {word} {self._figures(new, old)}"
            case [_, field] if field in _ROLL:
                return f"{_ROLL[field]} {new} instead of {old}"
        return ""


def _n(value: object) -> object:
    return 0 if value is MISSING else value


def _count(value: object, one: str, many: str = "") -> str:
    return f"{value} {one if value == 1 else many or f'{one}s'}"


def _words(value: object) -> str:
    if value is MISSING:
        return "none"
    return ", ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


__all__ = ["Differences"]
