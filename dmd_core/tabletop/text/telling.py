"""From the tables of a language to whole sentences: of decisions and refusals."""

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal
from dmd_core.tabletop.text.english import capital, listed, sentence
from dmd_core.tabletop.text.language import Language


class Asked(Protocol):
    """A moment of a game: the frame that asks, and who sits on a seat."""

    @property
    def asked(self) -> object:
        """The frame that asks, None where nobody is asked or it is not known."""

    def who(self, seat: Seat, /) -> str:
        """Who sits on a seat."""


S = TypeVar("S", bound=Asked)

SaidValue: TypeAlias = Callable[[str, object], str | None]
"""The name of a value of a refusal by the kind of thing it is; None if it has none."""


def whole(clause: str) -> str:
    """A clause as a sentence; nothing for nothing."""
    return sentence(clause) if clause else ""


def asks(language: Language[S], scene: S, decision: Decision, numbers: type) -> str:
    """The sentence of a decision.

    Args:
        language: the table of sentences.
        scene: the moment it is asked.
        decision: the decision.
        numbers: the class of the commands that take a part of what is offered.
    """
    who, asked = scene.who(decision.seat), scene.asked
    question = language.questions.get(type(asked))
    if question is not None:
        fewer = ", or fewer" if any(isinstance(c, numbers) for c in decision.legal()) else ""
        return whole(f"{who} decides whether to {question(scene, asked)}{fewer}")
    choice = language.choices.get(type(asked))
    if choice is None:
        return whole(f"{who} decides: {decision.kind}")
    return whole(f"{who} {'has to' if decision.must else 'may'} {choice(scene, asked)}")


def refuses(language: Language[S], scene: S, reason: Refusal, said: SaidValue) -> str:
    """The sentence of a refusal.

    Args:
        language: the table of sentences, in which commands of the refusal are looked up.
        scene: the moment of it.
        reason: the refusal.
        said: names the other values in it, tuples as a whole or None for part by part.
    """

    def say(kind: str, value: object) -> str | None:
        told = said(kind, value)
        if told is not None:
            return told
        if isinstance(value, tuple):
            parts = [one for part in value if (one := say(kind, part)) is not None]
            return listed(parts) if parts or not value else None
        command = language.commands.get(type(value)) if kind == "command" else None
        return None if command is None else capital(command(scene, value))

    return whole(reason.said(say).removesuffix("."))


__all__ = ["Asked", "SaidValue", "asks", "refuses", "whole"]
