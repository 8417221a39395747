"""One game told in another language: whole sentences from messages."""

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar, final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.refusals import Refusal
from dmd_core.tabletop.lang.catalogue import NUMBER, THING, YES_NO, Catalogue
from dmd_core.tabletop.lang.messages import Argument, Message, Speech, named
from dmd_core.tabletop.text.language import Spoken
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

LABEL: Final = "label"
"""What ids of words on a screen begin with."""

LIST_AND, LIST_COMMA = "list-and", "list-comma"
LISTS: Final = {
    LIST_AND: {"first": NUMBER, "last": NUMBER},
    LIST_COMMA: {"first": NUMBER, "last": NUMBER},
}
"""How rows of things are joined; what is joined is text already."""


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
    """

    def __init__(
        self,
        catalogue: Catalogue[S],
        speech: Speech,
        numbers: type,
        value: Callable[[S], SaidValue],
        before: Callable[[S], S],
        kinds: Iterable[str],
    ) -> None:
        """Keep what it takes."""
        self.catalogue: Final = catalogue
        self.speech: Final = speech
        self._numbers: Final = numbers
        self._value: Final = value
        self._before: Final = before
        self._kinds: Final = tuple(kinds)

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
        """What stands on a screen, by its English: a word for it, or the name of a thing.

        What a language has no words for stays as it is.
        """
        if not english:
            return ""
        for kind in (LABEL, *self._kinds):
            message = named(kind, english)
            if self.speech.knows(message.id):
                said = self.speech.says(message)
                return whole(said) if english.endswith(".") else said
        parts = english.split(": ")
        return ": ".join(map(self.label, parts)) if parts[1:] else english

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


__all__ = ["ASKS", "LABEL", "LISTS", "LIST_AND", "LIST_COMMA", "Translation"]
