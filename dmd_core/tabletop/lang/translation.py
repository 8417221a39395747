"""One game told in another language: whole sentences from messages."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from string import Formatter
from typing import Final, Generic, TypeVar, final

import attrs

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.refusals import Refusal
from dmd_core.tabletop.lang.catalogue import LABEL, NUMBER, THING, YES_NO, Catalogue
from dmd_core.tabletop.lang.messages import Argument, Message, Speech, named, slug
from dmd_core.tabletop.text.language import Language, Spoken
from dmd_core.tabletop.text.telling import Asked, SaidValue, asks, refuses, whole

S = TypeVar("S", bound=Asked)

MUST, MAY, WHETHER, DECIDES = "asks-must", "asks-may", "asks-whether", "asks"
ASKS: Final = {
    MUST: {"who": THING, "does": THING},
    MAY: {"who": THING, "does": THING},
    WHETHER: {"who": THING, "does": THING, "fewer": YES_NO},
    DECIDES: {"who": THING},
}
"""The sentences around what is asked, with their arguments."""

PATTERN: Final = "pattern"
"""What ids of words on a screen with holes begin with; of those without it is `LABEL`."""

ONE_NUMBER, NUMBERS, NAMES = "n", "numbers", "names"
"""The holes of a pattern that a number stands in, several numbers, or names in a row."""
_HOLES: Final = {ONE_NUMBER: "[0-9]{1,4}", NUMBERS: "[0-9, and]+", NAMES: ".+"}
"""What fits into them; into any other anything that there are words for."""
_KEPT: Final = 5000
"""So many words on screens are kept; those of a game are some 300."""
_ARTICLES: Final = ("the ", "a ", "an ")

LIST_AND, LIST_COMMA = "list-and", "list-comma"
LISTS: Final = {
    LIST_AND: {"first": NUMBER, "last": NUMBER},
    LIST_COMMA: {"first": NUMBER, "last": NUMBER},
}
"""How rows of things are joined; what is joined is text already."""


@final
@attrs.frozen
class _Pattern:
    """Words on a screen with holes, such as ``{who} attacks {whom}``."""

    id: str
    regex: re.Pattern[str]

    @classmethod
    def of(cls, text: str) -> "_Pattern":
        parts: list[str] = []
        for said, name, _, _ in Formatter().parse(text):
            parts.append(re.escape(said))
            if name is not None:
                parts.append(f"(?P<{name}>{_HOLES.get(name, '.+?')})")
        return cls(f"{PATTERN}-{slug(text)}", re.compile("".join(parts), re.IGNORECASE))


def _readings(english: str) -> Iterator[str]:
    """A text as it is, and without its article."""
    yield english
    for article in _ARTICLES:
        if english.lower().startswith(article):
            yield english[len(article) :]


@final
class Translation(Spoken[S], Generic[S]):
    """Sentences of one game in another language than English.

    Args:
        catalogue: the messages of the game.
        speech: the language.
        numbers: the class of the commands that take a part of what is offered.
        value: how English names the values of refusals.
        before: a scene without the question that is asked in it.
        kinds: what ids of names begin with, such as ``card``.
        labels: words on a screen, of which those with holes in braces are patterns.
    """

    def __init__(
        self,
        catalogue: Catalogue[S],
        speech: Speech,
        numbers: type,
        value: Callable[[S], SaidValue],
        before: Callable[[S], S],
        kinds: Iterable[str],
        labels: Iterable[str] = (),
    ) -> None:
        """Keep what it takes."""
        self.catalogue: Final = catalogue
        self.speech: Final = speech
        self._numbers: Final = numbers
        self._value: Final = value
        self._before: Final = before
        self._kinds: Final = tuple(kinds)
        self._patterns: Final = tuple(_Pattern.of(one) for one in labels if "{" in one)
        self._known: Final[dict[str, str]] = {}

    @property
    def english(self) -> Language[S]:
        """The English of the game."""
        return self.catalogue.english

    @property
    def code(self) -> str:
        """The code of the language."""
        return self.speech.code

    def says(self, scene: S, what: object) -> str:
        """A sentence, empty for events that need no telling; see `Spoken`."""
        message = self.message(scene, what)
        return whole(self.speech.says(message)) if message.english else ""

    def message(self, scene: S, what: object) -> Message:
        """What is said of an event, a command, a decision or a refusal."""
        english = self.catalogue.english
        if isinstance(what, Decision):
            return self._asked(scene, what)
        if isinstance(what, Refusal):
            scene = self._before(scene)
            told = refuses(english, scene, what, self._value(scene))
            return self.catalogue.refusal(scene, what, told)
        if type(what) in english.events:  # events happen after the question that was asked
            return self.catalogue.event(self._before(scene), what)
        return self.catalogue.command(scene, what)

    def sentence(self, message: Message) -> str:
        """A message as a sentence of its own."""
        return whole(self.speech.says(message))

    def named(self, scene: S, field: str, value: object) -> str | None:
        """The name of a thing by the name of the type of its field; None if that has no names."""
        message = self.catalogue.thing_of(scene, field, value)
        return None if message is None else self.speech.says(message)

    def label(self, english: str) -> str:
        """What stands on a screen, by its English: words for it, or the name of a thing.

        What a language has no words for stays as it is.
        """
        known = self._known.get(english)
        if known is None:
            message = self.found(english)
            said = english if message is None else self.speech.says(message)
            known = whole(said) if english.endswith(".") and message is not None else said
            if len(self._known) < _KEPT:
                self._known[english] = known
        return known

    def found(self, english: str) -> Message | None:
        """The message of what stands on a screen; None if the language has no words for it."""
        for text in _readings(english):
            messages = (named(kind, text) for kind in (LABEL, *self._kinds))
            known = [message for message in messages if self.speech.knows(message.id)]
            if known:
                return next(filter(self._looks_alike, known), known[0]) if known[1:] else known[0]
        for text in _readings(english):
            for pattern in self._patterns:
                fits = pattern.regex.fullmatch(text)
                held = self._filled(fits.groupdict()) if fits is not None else None
                if held is not None and self.speech.knows(pattern.id):
                    return Message(pattern.id, english, held)
        return None

    def _looks_alike(self, message: Message) -> bool:
        """Whether words begin and end as their English: "Byakhee!" is a card, no Enemy."""
        said, english = self.speech.says(message), message.english
        return said[:1].isupper() == english[:1].isupper() and (
            said.endswith("!") == english.endswith("!")
        )

    def _filled(self, holes: Mapping[str, str]) -> Mapping[str, Argument] | None:
        """What stands in the holes of a pattern; None if there are no words for some of it."""
        held: dict[str, Argument] = {}
        for name, text in holes.items():
            if name == ONE_NUMBER:
                held[name] = int(text)
            elif name == NUMBERS:
                held[name] = tuple(Message("", digits) for digits in re.findall("[0-9]+", text))
            elif name == NAMES:
                row = self._row(text)
                if row is None:
                    return None
                held[name] = row
            else:
                message = self.found(text)
                if message is None:
                    return None
                held[name] = message
        return held

    def _row(self, text: str) -> tuple[Message, ...] | None:
        """Names in a row; None if there are no words for one of them."""
        row: list[Message] = []
        for part in text.split(", "):
            whole_ = self.found(part)  # "Rope and Pulley" is one name
            found = [self.found(one) for one in part.split(" and ")] if whole_ is None else [whole_]
            row += [one for one in found if one is not None]
            if None in found:
                return None
        return tuple(row)

    def _asked(self, scene: S, decision: Decision) -> Message:
        catalogue, frame = self.catalogue, scene.asked
        told = asks(catalogue.english, scene, decision, self._numbers)
        who = catalogue.seat(scene, decision.seat)
        question = catalogue.question(scene, frame)
        if question is not None:
            fewer = any(isinstance(one, self._numbers) for one in decision.legal())
            args: dict[str, Argument] = {"does": question, "fewer": "yes" if fewer else "no"}
            return Message(WHETHER, told, {"who": who, **args})
        choice = catalogue.choice(scene, frame)
        if choice is None:
            return Message(DECIDES, told, {"who": who})
        return Message(MUST if decision.must else MAY, told, {"who": who, "does": choice})


__all__ = [
    "ASKS",
    "LISTS",
    "LIST_AND",
    "LIST_COMMA",
    "NAMES",
    "NUMBERS",
    "ONE_NUMBER",
    "PATTERN",
    "Translation",
]
