"""Refusals: why a command cannot be carried out.

A refusal is a value. Its sentence is made only when somebody reads it, so that a decision can
carry the reasons for everything it does not offer at no cost.
"""

from collections.abc import Mapping
from typing import final

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.node import node


@final
@node
class RefusalCode:
    """A kind of refusal: its stable code, its sentence and the rules it rests on.

    The sentence names the values it needs in braces: ``"Rest needs a Safe space; {space} has
    {enemies}."``
    """

    code: str
    sentence: str
    rules: tuple[RuleId, ...] = ()


@final
@node
class Refusal:
    """Why one command was refused.

    Attributes of a refusal are enough for a frontend to explain it: `code` for its own texts,
    `sentence` for ours, `rules` for the rulebook and `values` for what failed.
    """

    kind: RefusalCode
    values: tuple[tuple[str, str], ...] = ()

    @property
    def code(self) -> str:
        """The stable code, such as ``rest-not-safe``."""
        return self.kind.code

    @property
    def rules(self) -> tuple[RuleId, ...]:
        """Ids of the rules the refusal rests on."""
        return self.kind.rules

    @property
    def sentence(self) -> str:
        """One sentence in English: what was tried, why it can't be, what is allowed."""
        return self.kind.sentence.format_map(_Values(dict(self.values)))


class _Values(dict[str, str]):
    """Values for a sentence; a missing one shows as its name instead of failing."""

    def __missing__(self, key: str) -> str:
        return f"<{key}>"


def refusal(kind: RefusalCode, values: Mapping[str, object] | None = None) -> Refusal:
    """Make a refusal.

    Args:
        kind: the code.
        values: what the sentence names.

    Returns:
        The refusal.

    Example:
        >>> kind = RefusalCode("too-far", "{space} is not adjacent.")
        >>> refusal(kind, {"space": "s04"}).sentence
        's04 is not adjacent.'
    """
    pairs = tuple((key, str(value)) for key, value in (values or {}).items())
    return Refusal(kind, pairs)


class RefusedError(Exception):
    """Raised by `apply` for an illegal command; the state is unchanged.

    Attributes:
        refusal: the reason as a value.
    """

    def __init__(self, reason: Refusal) -> None:
        """Keep the reason; the message is its sentence."""
        super().__init__(reason.sentence)
        self.refusal = reason


GAME_OVER = RefusalCode("game-over", "The game is over ({outcome}); no command is accepted.")
WRONG_SEAT = RefusalCode(
    "wrong-seat", "{given} cannot answer now: the decision '{kind}' belongs to {expected}."
)
WRONG_DECISION = RefusalCode(
    "wrong-decision", "'{command}' does not answer the decision '{kind}'; it takes: {allowed}."
)
NO_COMMAND = RefusalCode(
    "no-command", "{command} is no command; the decision '{kind}' takes one of its legal ones."
)
NOT_OFFERED = RefusalCode(
    "not-offered", "'{command}' is not possible in the decision '{kind}'; possible: {allowed}."
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
    "Refusal",
    "RefusalCode",
    "RefusedError",
    "refusal",
]
