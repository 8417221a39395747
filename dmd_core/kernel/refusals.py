"""Refusals: why a command cannot be carried out.

A refusal is a value. Its sentence is made only when somebody reads it, so that a decision can
carry the reasons for everything it does not offer at no cost.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from string import Formatter
from typing import Any, cast, final

import attrs

from dmd_core.kernel.events import Command
from dmd_core.kernel.ids import NOBODY, TABLE, RuleId, Seat
from dmd_core.kernel.node import node
from dmd_core.kernel.schema.text import command_text

Say = Callable[[str, object], str | None]
"""Says a value of a refusal, given the kind of thing it is; None to leave it to `plain`."""

Voice = Callable[["Refusal"], str]
"""Says a whole refusal."""


@final
@node
class RefusalCode:
    """A kind of refusal: its stable code, its sentence and the rules it rests on.

    The sentence names the values it needs in braces, each with the kind of thing it is if it has a
    name of its own: ``"Rest needs a Safe space; {space:space} has {number} Enemies."`` The kernel
    knows the kinds ``seat`` and ``command``; all others are the game's.
    """

    code: str
    sentence: str
    rules: tuple[RuleId, ...] = ()


@final
@node
class Refusal:
    """Why one command was refused.

    Attributes of a refusal are enough for a frontend to explain it: `code` for its own texts,
    `sentence` for ours, `rules` for the rulebook and `values` for what failed: ids, seats, numbers
    and commands as they are, several of a kind in a tuple. `why` are rules of the place beside
    those of the code, as events have them; `voice` is how the game says it, which makes no
    difference to what is refused.
    """

    kind: RefusalCode
    values: tuple[tuple[str, object], ...] = ()
    why: tuple[RuleId, ...] = ()
    voice: Voice | None = attrs.field(default=None, eq=False, repr=False)

    @property
    def code(self) -> str:
        """The stable code, such as ``rest-not-safe``."""
        return self.kind.code

    @property
    def rules(self) -> tuple[RuleId, ...]:
        """Ids of the rules the refusal rests on, each once: those of its code come first."""
        return tuple(dict.fromkeys((*self.kind.rules, *self.why)))

    @property
    def sentence(self) -> str:
        """One sentence in English: what was tried, why it can't be, what is allowed.

        With the names that the game has for people, figures and places; with ids and seats where
        the game has no names, or the refusal comes from no game.
        """
        return self.said(plain) if self.voice is None else self.voice(self)

    def __repr__(self) -> str:
        return f"<Refusal {self.code}: {self.sentence}>"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Pickle the sentence as the game says it, not the game and the state it is said with."""
        voice = None if self.voice is None else partial(_as_said, self.sentence)
        return Refusal, (self.kind, self.values, self.why, voice)

    def said(self, say: Say) -> str:
        """The sentence with the values as somebody else says them.

        Args:
            say: says a value, given the kind of thing it is, empty for a number or a word.
        """
        return _Sentence(say).vformat(self.kind.sentence, (), _Values(self.values))


def _as_said(sentence: str, _reason: Refusal) -> str:
    return sentence


def plain(kind: str, value: object) -> str:
    """A value of a refusal without any game's names: an id, ``seat 1``, the text of a command."""
    if isinstance(value, tuple):
        return ", ".join(plain(kind, part) for part in value)
    if kind == "seat":
        return seat_text(cast("Seat", value))
    return command_text(cast("Command", value)) if hasattr(value, "WORD") else str(value)


def seat_text(seat: Seat) -> str:
    """A seat without any game's names: ``seat 1``, ``the table``, ``nobody``."""
    return {TABLE: "the table", NOBODY: "nobody"}.get(seat) or f"seat {seat}"


class _Values(dict[str, object]):
    """Values for a sentence; a missing one shows as its name instead of failing."""

    def __missing__(self, key: str) -> str:
        return f"<{key}>"


class _Sentence(Formatter):
    """Puts values into a sentence."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - as inherited
        said = self._say(format_spec, value)
        return plain(format_spec, value) if said is None else said


def refusal(
    kind: RefusalCode,
    values: Mapping[str, object] | None = None,
    why: tuple[RuleId, ...] = (),
) -> Refusal:
    """Make a refusal.

    Args:
        kind: the code.
        values: what the sentence names.
        why: rules of the place, beside those of the code.

    Returns:
        The refusal.

    Example:
        >>> kind = RefusalCode("too-far", "{space:space} is not adjacent.")
        >>> refusal(kind, {"space": "s04"}).sentence
        's04 is not adjacent.'
        >>> refusal(kind, {"space": "s04"}).said(lambda kind, value: {"s04": "The Attic"}[value])
        'The Attic is not adjacent.'
    """
    return Refusal(kind, tuple((values or {}).items()), why)


class RefusedError(Exception):
    """Raised by `apply` for an illegal command; the state is unchanged.

    Attributes:
        refusal: the reason as a value.
    """

    def __init__(self, reason: Refusal) -> None:
        """Keep the reason; the message is its sentence, with the rules behind it."""
        super().__init__(with_rules(reason.sentence, reason.rules))
        self.refusal = reason

    def __reduce__(self) -> tuple[type, tuple[Refusal]]:
        """Pickle the reason, of which the message is made again."""
        return RefusedError, (self.refusal,)


def with_rules(sentence: str, rules: Iterable[RuleId]) -> str:
    """A sentence with the ids of the rules it rests on behind it, as messages have them.

    Example:
        >>> with_rules("s04 is not adjacent.", (RuleId("DMD-RUN-02"),))
        's04 is not adjacent. [DMD-RUN-02]'
    """
    cited = ", ".join(rules)
    return f"{sentence} [{cited}]" if cited else sentence


GAME_OVER = RefusalCode("game-over", "The game is over ({outcome}); no command is accepted.")
WRONG_SEAT = RefusalCode(
    "wrong-seat",
    "{given:seat} cannot answer now: the decision '{kind}' belongs to {expected:seat}.",
)
WRONG_DECISION = RefusalCode(
    "wrong-decision",
    "'{command:command}' does not answer the decision '{kind}'; it takes: {allowed:command}{more}.",
)
NO_COMMAND = RefusalCode(
    "no-command", "{command} is no command; the decision '{kind}' takes one of its legal ones."
)
WRONG_TYPE = RefusalCode("wrong-type", "This {command} cannot be read: {fault}.")
NOT_OFFERED = RefusalCode(
    "not-offered",
    "'{command:command}' is not possible in the decision '{kind}';"
    " possible: {allowed:command}{more}.",
)
IMPOSSIBLE_FACT = RefusalCode(
    "impossible-fact", "Typed in: {given}. {problem}; expected {expected}."
)

__all__ = [
    "GAME_OVER",
    "IMPOSSIBLE_FACT",
    "NOT_OFFERED",
    "NO_COMMAND",
    "WRONG_DECISION",
    "WRONG_SEAT",
    "WRONG_TYPE",
    "Refusal",
    "RefusalCode",
    "RefusedError",
    "Say",
    "Voice",
    "plain",
    "refusal",
    "seat_text",
    "with_rules",
]
