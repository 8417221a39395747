"""The messages of one game: an id and typed arguments for whatever can be said.

The arguments of an event, a command or a frame are its fields. What a field means is told by its
type: a number, a word of a closed list, or the name of a thing, which the game has a function for.
Where a sentence needs more than the fields say, such as the level to which a Skill rises, the
game adds arguments, each with its kind.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum, StrEnum, unique
from functools import cache
from string import Formatter
from typing import Any, Final, Generic, TypeAlias, TypeVar, final, get_args, get_origin
from typing import get_type_hints as hints_of

import attrs

from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal, RefusalCode, plain
from dmd_core.tabletop.lang.messages import (
    DECISION,
    Argument,
    Message,
    decision,
    kebab,
    named,
    word,
)
from dmd_core.tabletop.text.language import Language

S = TypeVar("S")
K = TypeVar("K")

EVENT, COMMAND, CHOICE, QUESTION, REFUSAL = "event", "command", "choice", "question", "refusal"
"""What the ids of sentences begin with."""

LABEL: Final = "label"
"""What ids of words on a screen begin with."""

OUTCOME: Final = "outcome"
_OF_KERNEL: Final = {"kind": DECISION, OUTCOME: OUTCOME}
"""What values are that refusals of the kernel name without saying what they are."""


@final
@unique
class Kind(StrEnum):
    """What sort of argument it is."""

    NUMBER = "number"
    WORD = "word"
    THING = "thing"
    THINGS = "things"
    ANY = "any"
    """A value of a refusal of which the sentence does not say what it is."""


@final
@attrs.frozen
class Declared:
    """An argument of a message: its kind; of a word those that there may be."""

    kind: Kind
    words: tuple[str, ...] = ()


NUMBER: Final = Declared(Kind.NUMBER)
THING: Final = Declared(Kind.THING)
THINGS: Final = Declared(Kind.THINGS)
YES_NO: Final = Declared(Kind.WORD, ("yes", "no"))


def one_of(*words: str) -> Declared:
    """An argument that is one of these words."""
    return Declared(Kind.WORD, words)


Says: TypeAlias = Callable[[S, Any], Argument]
"""Gives a value to a message; `Any` because each function is of its own type of values."""

Adds: TypeAlias = Callable[[S, Any], Mapping[str, Argument]]
"""More arguments of a class; `Any` as above."""


@final
class Catalogue(Generic[S]):
    """How the messages of one game are made.

    Attributes:
        english: the sentences in English: what is said there has a message, and no more.
        things: how values are named, by the type of the field: a `NewType`, or a tuple of some.
        said: how values of refusals are named, by the kind that their sentence gives them.
        rows: those of these kinds whose function takes a whole row of values.
        always: what every sentence may speak of, by name, such as the only player.
    """

    def __init__(
        self,
        english: Language[S],
        things: Mapping[object, Says[S]],
        said: Mapping[str, Says[S]],
        rows: frozenset[str] = frozenset(),
        always: Mapping[str, Callable[[S], Message]] | None = None,
    ) -> None:
        """Begin without arguments that are added."""
        self.english: Final = english
        self.things: Final = things
        self.said: Final = said
        self.rows: Final = rows
        self.always: Final = always or {}
        self._more: Final[dict[type, tuple[Mapping[str, Declared], Adds[S]]]] = {}

    def more(
        self, kind: type[K], **declared: Declared
    ) -> Callable[[Callable[[S, K], Mapping[str, Argument]]], Adds[S]]:
        """Register arguments that a class has beside its fields.

        Args:
            kind: a class of events, commands or frames.
            declared: what the function gives, each with its kind.
        """

        def register(function: Callable[[S, K], Mapping[str, Argument]]) -> Adds[S]:
            if kind in self._more:
                raise AssertionError(f"{kind.__name__} has more arguments twice")
            self._more[kind] = (declared, function)
            return function

        return register

    # --- what is said ----------------------------------------------------------------------------

    def event(self, scene: S, event: object) -> Message:
        """The message of an event."""
        return self._message(EVENT, self.english.events, scene, event)

    def command(self, scene: S, command: object) -> Message:
        """The message of a command."""
        return self._message(COMMAND, self.english.commands, scene, command)

    def choice(self, scene: S, frame: object) -> Message | None:
        """The message of what a frame lets one choose; None if it does not."""
        if type(frame) not in self.english.choices:
            return None
        return self._message(CHOICE, self.english.choices, scene, frame)

    def question(self, scene: S, frame: object) -> Message | None:
        """The message of what a frame offers; None if it does not take yes or no."""
        if type(frame) not in self.english.questions:
            return None
        return self._message(QUESTION, self.english.questions, scene, frame)

    def refusal(self, scene: S, reason: Refusal, english: str) -> Message:
        """The message of a refusal, given its sentence in English."""
        kinds = kinds_of(reason.kind)
        args = {
            name: self._value(scene, kinds.get(name) or _OF_KERNEL.get(name, ""), value)
            for name, value in reason.values
        }
        return Message(f"{REFUSAL}-{reason.code}", english, args)

    def seat(self, scene: S, seat: Seat) -> Message:
        """Who sits on a seat."""
        said = self.said["seat"](scene, seat)
        return said if isinstance(said, Message) else Message("", str(said))

    def thing(self, scene: S, kind: object, value: object) -> Message | None:
        """The name of a value by the type of its field; None if that has no names."""
        says = self.things.get(kind)
        said = None if says is None else says(scene, value)
        return said if isinstance(said, Message) else None

    def thing_of(self, scene: S, field: str, value: object) -> Message | None:
        """The name of a value by the name of the type of its field."""
        named = (kind for kind in self.things if getattr(kind, "__name__", "") == field)
        kind = next((kind for kind in named if get_origin(kind) is None), None)
        return None if kind is None else self.thing(scene, kind, value)

    def _message(
        self, begins: str, says: Mapping[type, Callable[[S, Any], str]], scene: S, what: object
    ) -> Message:
        kind: type = type(what)
        args: dict[str, Argument] = {name: says_(scene) for name, says_ in self.always.items()}
        args |= {
            name: self._given(scene, hint, getattr(what, name))
            for name, hint in _fields(kind)
            if self._declared(hint) is not None
        }
        if kind in self._more:
            args |= self._more[kind][1](scene, what)
        return Message(f"{begins}-{kebab(kind)}", says[kind](scene, what), args)

    def _given(self, scene: S, hint: object, value: Any) -> Argument:  # noqa: ANN401 - of a field
        says = self.things.get(hint)
        if says is not None:
            return says(scene, value)
        if isinstance(value, tuple):
            each = self.things[get_args(hint)[0]]
            return tuple(one for part in value if isinstance(one := each(scene, part), Message))
        if hint is Command:
            return self.command(scene, value)
        return value if hint is int else word(value)

    def _value(self, scene: S, kind: str, value: object) -> Argument:
        """A value of a refusal."""
        says = self.said.get(kind)
        if isinstance(value, tuple):
            if says is not None and kind in self.rows:
                return says(scene, value)
            parts = [self._value(scene, kind, part) for part in value]
            return tuple(p if isinstance(p, Message) else Message("", str(p)) for p in parts)
        if kind == "command" and type(value) in self.english.commands:
            return self.command(scene, value)
        if kind == DECISION:
            return decision(str(value))
        if kind == OUTCOME:
            return named(LABEL, str(value))
        if says is not None:
            return says(scene, value)
        if type(value) is int:
            return value
        return plain(kind, value)

    # --- what there is to say --------------------------------------------------------------------

    def declared(self) -> Iterator[tuple[str, Mapping[str, Declared]]]:
        """Every id of events, commands and decisions, with its arguments."""
        tables = (
            (EVENT, self.english.events),
            (COMMAND, self.english.commands),
            (CHOICE, self.english.choices),
            (QUESTION, self.english.questions),
        )
        for begins, table in tables:
            for kind in sorted(table, key=kebab):  # tables are filled as modules are imported
                yield f"{begins}-{kebab(kind)}", self.arguments(kind)

    def arguments(self, kind: type) -> Mapping[str, Declared]:
        """The arguments of a class: its fields, and those that are added."""
        fields = {name: self._declared(hint) for name, hint in _fields(kind)}
        mine = {name: found for name, found in fields.items() if found is not None}
        always = dict.fromkeys(self.always, THING)
        return {**always, **mine, **(self._more[kind][0] if kind in self._more else {})}

    def arguments_of(self, code: RefusalCode) -> Mapping[str, Declared]:
        """The arguments of a kind of refusal."""
        return {
            name: THING if kind in self.said or kind == "command" else Declared(Kind.ANY)
            for name, kind in kinds_of(code).items()
        }

    def _declared(self, hint: object) -> Declared | None:
        """What a field is as an argument; None if a sentence can't use it."""
        if hint in self.things:
            return THINGS if get_origin(hint) is tuple else THING
        if get_origin(hint) is tuple:
            first, *rest = get_args(hint)
            return THINGS if first in self.things and rest == [...] else None
        if hint is Command:
            return THING
        if hint is int:
            return NUMBER
        if hint is bool:
            return YES_NO
        if isinstance(hint, type) and issubclass(hint, Enum):
            return Declared(Kind.WORD, tuple(word(member) for member in hint))
        return None


@cache
def _fields(kind: type) -> tuple[tuple[str, object], ...]:
    """The fields of a class with their types, but for the rules it rests on."""
    hints = hints_of(kind)
    return tuple((one.name, hints[one.name]) for one in attrs.fields(kind) if one.name != "why")


@cache
def kinds_of(code: RefusalCode) -> Mapping[str, str]:
    """The values that a refusal names, each with the kind of thing it is; empty for none."""
    parts = Formatter().parse(code.sentence)
    return {name: spec or "" for _, name, spec, _ in parts if name is not None}


__all__ = [
    "CHOICE",
    "COMMAND",
    "EVENT",
    "NUMBER",
    "QUESTION",
    "REFUSAL",
    "THING",
    "THINGS",
    "YES_NO",
    "Catalogue",
    "Declared",
    "Kind",
    "kinds_of",
    "one_of",
]
