"""Differences between two positions of Death May Die in words of the rules.

Every sentence says how the second position is, measured by the first: "Ian's Stress is 2 instead
of 4."
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast, final

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
    from dmd_core.death_may_die.text.scene import Scene
    from dmd_core.tabletop.lang.translation import Translation

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
_Told = Callable[[list[str], object, object], Difference | None]
_YES_NO: Final = {
    "quiet": "the active player asked for no more offers of cards",
    "hastened": "the Elder One advances at this end of turn in any case",
    "ritual_disrupted": "the Ritual is disrupted",
}


def _counted(words: str) -> str:
    """What a number is of: its words without their verb."""
    return words.rpartition(" ")[0]


NAMES: Final = bare(
    *(*_PILES.values(), *_YES_NO.values()),
    *map(_counted, (*_NUMBERS.values(), *_ROLL.values())),
    *(
        "Sanity",
        "number of bonus dice",
        "substitutes for Fire tokens",
        "the card kept by the Insanity",
    ),
    *("the Investigator that is named", "the starting player", "the active player", "the dice"),
    *("the third phase", "Enemies that have attacked", "targets of the roll"),
    *("killed by the roll", "the end of the game", "not over", "alive", "dead", "used", "none"),
    *("nothing", "nowhere", "nobody", "somebody", "on the board", "off the board"),
    *("investigate", "fight"),
)
"""What sentences of differences name beside things of the game."""


@final
class Differences:
    """Says the differences between positions of one game."""

    def __init__(self, game: Game, language: "Translation[Scene] | None" = None) -> None:
        """Keep the names; Investigators have theirs from the content."""
        self._language = language
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
        told: Difference | None
        if path in _PILES:
            told = pile(_PILES[path], old, new, self._card)
        elif path in _NUMBERS:
            told = _number(_NUMBERS[path], new, old)
        elif path in _YES_NO:
            told = holds(_YES_NO[path], yes=new)
        elif head in self._heads and rest:
            told = self._heads[head](rest.split("."), old, new)
        else:
            told = self._table(path.split("."), old, new)
        return "" if told is None else told.said(self._language)

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

    def _figures(self, english: str, what: str, new: object, old: object) -> Difference:
        """The figures of both positions, each as its own has it, those of the second first."""
        sides = [(self._board(old=first), values_of(n)) for first, n in ((False, new), (True, old))]
        told = " instead of ".join(
            board.figures(map(FigureId, numbers)) if numbers else "none" for board, numbers in sides
        )
        each = ([board.figure(FigureId(n)) for n in numbers] or "none" for board, numbers in sides)
        return changed(f"{english} {told}", (what,), *each)

    # --- what differs ----------------------------------------------------------------------------

    def _investigator(  # noqa: C901, PLR0912 - one case per field
        self, rest: list[str], old: object, new: object
    ) -> Difference | None:
        who = self._boards.get(rest[0], rest[0])
        match rest[1:]:
            case []:
                part = "takes part" if old is MISSING else "does not take part"
                return there(f"{who} {part}", who, now=old is MISSING)
            case ["wounds" | "stress" | "sanity" as marker]:
                are, name = "are" if marker == "wounds" else "is", marker.capitalize()
                told = f"{who}'s {name} {are} {new} instead of {old}"
                return changed(told, (who, name), new, old)
            case ["space"]:
                mine, other = self._space(new), self._space(old)
                return changed(f"{who} stands on {mine} instead of {other}", (who,), mine, other)
            case ["alive"]:
                mine, other = ("alive" if alive else "dead" for alive in (new, old))
                return changed(f"{who} is {mine} instead of {other}", (who,), mine, other)
            case ["insanity"]:
                return self._is(f"{who}'s Insanity is", (who, "Insanity"), new, old)
            case ["levels", skill]:
                name = self._names.skill(SkillId(skill))
                told = f"{who}'s {name} is at level {_n(new)} instead of {_n(old)}"
                return changed(told, (who, name), _n(new), _n(old))
            case ["bonus_dice"]:
                told = f"{who} has {_count(new, 'bonus die', 'bonus dice')} instead of {old}"
                return changed(told, (who, "number of bonus dice"), new, old)
            case ["fire"]:
                told = f"{who} is on Fire with {_count(new, 'token')} instead of {old}"
                return changed(told, (who, "Fire tokens"), new, old)
            case ["substitutes"]:
                told = f"{who} has {_count(new, 'substitute')} for Fire tokens instead of {old}"
                return changed(told, (who, "substitutes for Fire tokens"), new, old)
            case ["cards", card, *more]:
                return self._held(who, card.partition(":")[0], more, old, new)
            case ["owed"]:
                mine, other = _words(new), _words(old)
                told = f"{who} has Thresholds {mine} to work off instead of {other}"
                return changed(told, (who, "Threshold to work off"), mine, other)
            case ["kept"]:
                what = (who, "the card kept by the Insanity")
                return self._is(f"{who}'s Insanity keeps", what, new, old)
            case ["named"]:
                mine, other = self._seat(new), self._seat(old)
                told = f"{who} has named {mine} instead of {other}"
                return changed(told, (who, "the Investigator that is named"), mine, other)
            case ["tokens", token]:
                if token == DOWN:
                    lies = old is MISSING
                    told = f"{who} {'lies down' if lies else 'stands'}"
                    return there(told, who, "lying down", now=lies)
                name = self._names.token(TokenId(token))
                told = f"{who} has {_count(_n(new), name)} instead of {_n(old)}"
                return changed(told, (who, name), _n(new), _n(old))
        return None

    def _is(self, english: str, what: tuple[str, ...], new: object, old: object) -> Difference:
        """A card in a place, and the one that was there."""
        mine, other = self._card(new), self._card(old)
        return changed(f"{english} {mine} instead of {other}", what, mine, other)

    def _held(
        self, who: str, card: str, more: list[str], old: object, new: object
    ) -> Difference | None:
        match more:
            case []:
                held = new if old is MISSING else old
                name = self._half(card, held.get("side") if isinstance(held, dict) else None)
                told = f"{who} {'holds' if old is MISSING else 'does not hold'} {name}"
                return there(told, who, name, now=old is MISSING)
            case ["side"]:
                mine, other = self._half(card, new), self._half(card, old)
                told = f"{who} holds {mine} instead of {other}"
                return changed(told, (who,), mine, other)
            case ["wounds"]:
                wounds = f"{_count(new, 'Wound')} instead of {old}"
                name = self._card(card)
                told = f"{who}'s Companion of {name} has {wounds}"
                return changed(told, (who, name, "Wounds"), new, old)
        return None

    def _half(self, card: str, side: object) -> str:
        sides = [known for known in Side if known.value == side or known.name.lower() == side]
        return self._names.half(CardId(card), sides[0]) if sides else self._card(card)

    def _enemy(self, rest: list[str], old: object, new: object) -> Difference | None:
        number = FigureId(int(rest[0]) if rest[0].isdecimal() else 0)
        who = self._board(old=old is not MISSING).figure(number)
        match rest[1:]:
            case [] if isinstance(new, dict):
                return there(f"{who} is there in addition", who, now=True)
            case [] if isinstance(old, dict):
                return there(f"{who} is gone", who, now=False)
            case ["space"]:
                mine, other = self._space(new), self._space(old)
                return changed(f"{who} stands on {mine} instead", (who,), mine, other)
            case ["wounds"]:
                told = f"{who} has {_count(new, 'Wound')} instead of {old}"
                return changed(told, (who, "Wounds"), new, old)
            case ["kind"]:
                told = f"{who} is {self._names.any_of(EnemyId(str(new)))} instead"
                kinds = (self._names.kind(EnemyId(str(kind))) for kind in (new, old))
                return changed(told, (who,), *kinds)
        return None

    def _object(self, rest: list[str], old: object, new: object) -> Difference | None:
        thing = self._names.thing(ObjectId(rest[0]))
        match rest[1:]:
            case []:
                is_there = old is MISSING
                told = f"{thing} {'is there' if is_there else 'is not there'}"
                return there(told, thing, now=is_there)
            case ["wounds"]:
                told = f"{thing} has {_count(new, 'Wound')} instead of {old}"
                return changed(told, (thing, "Wounds"), new, old)
            case ["destroyed"]:
                told = f"{thing} is {'destroyed' if new else 'not destroyed'}"
                return there(told, thing, "destroyed", now=bool(new))
            case ["face"]:
                return self._is(f"{thing} shows", (thing, "back"), new, old)
            case ["space"]:
                mine, other = self._space(new), self._space(old)
                return changed(f"{thing} lies on {mine} instead of {other}", (thing,), mine, other)
        return None

    def _table(self, parts: list[str], old: object, new: object) -> Difference | None:
        match parts:
            case ["starter" | "active" as which]:
                who = "the starting player" if which == "starter" else "the active player"
                mine, other = self._seat(new), self._seat(old)
                return changed(f"{who} is {mine} instead of {other}", (who,), mine, other)
            case ["elder", "figure"]:
                sides = ["on the board" if number else "off the board" for number in (new, old)]
                told = f"the Elder One is {' instead of '.join(sides)}"
                return changed(told, ("Elder One",), *sides)
            case ["fire", space]:
                where = self._space(space)
                told = f"{where} has {_n(new)} Fire instead of {_n(old)}"
                return changed(told, (where, "Fire tokens"), _n(new), _n(old))
            case ["tokens", space]:
                where, sides = self._space(space), list(map(self._tokens, (new, old)))
                return changed(f"{where} has {' instead of '.join(sides)}", (where,), *sides)
            case ["branch"]:
                return changed(f"phase 3 is {new} instead of {old}", ("the third phase",), new, old)
            case ["attackers"]:
                told = "Enemies that attacked in this phase 3:"
                return self._figures(told, "Enemies that have attacked", new, old)
            case ["outcome"]:
                return outcome(old, new)
        return None

    def _used(self, rest: list[str], old: object, new: object) -> Difference | None:
        source, _, more = rest[0].partition(":")
        seat = more.partition(":")[0]
        owner = self._seat(int(seat)) if seat.isdecimal() else ""
        text = self._names.source(SourceId(source))
        name = f"{text} of {owner}" if owner else text
        match rest[1:]:
            case []:
                told = f"{name} is {'used' if old is MISSING else 'not used'}"
                return there(told, owner, text, "used", now=old is MISSING)
            case ["count"]:
                told = f"{name} is used {new} times instead of {old}"
                return changed(told, (owner, text, "used"), new, old)
        return None

    def _roll(self, rest: list[str], old: object, new: object) -> Difference | None:
        match rest:
            case [_]:
                roll = new if old is MISSING else old
                owner = self._seat(roll.get("owner")) if isinstance(roll, dict) else "somebody"
                rolls = old is MISSING
                told = f"{owner} {'is rolling' if rolls else 'is not rolling'} dice"
                return there(told, owner, "roll", now=rolls)
            case [_, "faces"]:
                shown = " instead of ".join(map(self._faces, (new, old)))
                faces = (
                    [self._names.face(FaceId(str(face))) for face in values_of(side)] or "nothing"
                    for side in (new, old)
                )
                return changed(f"the dice show {shown}", ("the dice",), *faces)
            case [_, "action"]:
                sides = [self._names.action(ActionId(str(a))) if a else "none" for a in (new, old)]
                told = f"the roll is for the action {' instead of '.join(sides)}"
                return changed(told, ("roll", "action"), *sides)
            case [_, "targets" | "killed" as which]:
                word = "aims at" if which == "targets" else "has killed"
                what = "targets of the roll" if which == "targets" else "killed by the roll"
                return self._figures(f"the roll {word}", what, new, old)
            case [_, field] if field in _ROLL:
                return _number(_ROLL[field], new, old)
        return None


def _number(what: str, new: object, old: object) -> Difference:
    """A number of the table: its words end with a verb."""
    return changed(f"{what} {new} instead of {old}", (_counted(what),), new, old)


def _n(value: object) -> object:
    return 0 if value is MISSING else value


def _count(value: object, one: str, many: str = "") -> str:
    return f"{value} {one if value == 1 else many or f'{one}s'}"


def _words(value: object) -> str:
    if value is MISSING:
        return "none"
    return ", ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


__all__ = ["NAMES", "Differences"]
