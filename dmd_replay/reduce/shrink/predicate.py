"""A failure that the user describes: a Python expression over the position and the events."""

import ast
from collections.abc import Iterator, Sequence
from typing import Any, Final, final

from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_replay.check.failure import Failure
from dmd_replay.reduce.oracles import Idle, Oracle, Seen, Watcher

NAMES: Final = ("state", "table", "events", "command", "outcome")
"""What a predicate may speak of, all of it as plain data."""


class PredicateError(ValueError):
    """An expression that cannot be worked out; the sentence says why."""


class _Predicate(Idle):
    def __init__(self, oracle: "PythonOracle", codec: Codec) -> None:
        self._oracle = oracle
        self._codec = codec

    def see(self, seen: Seen) -> Sequence[Failure]:
        if not seen.whole or not self._oracle.holds(dict(self._values(seen))):
            return ()
        text = self._oracle.text
        return (Failure("predicate", (("expression", text),), f"'{text}' holds"),)

    def _values(self, seen: Seen) -> Iterator[tuple[str, object]]:
        plain = self._codec.plain
        needed = self._oracle.needed
        if "state" in needed:
            yield "state", plain.state(seen.after)
        if "table" in needed:
            yield "table", plain.node(seen.after.table)
        if "events" in needed:
            yield "events", [plain.event(event) for event in seen.events]
        if "command" in needed:
            yield "command", None if seen.command is None else plain.command(seen.command)
        if "outcome" in needed:
            yield "outcome", seen.rules.outcome(seen.after.table)


@final
class PythonOracle:
    """An expression of the user holds after a command.

    Attributes:
        text: the expression.
        needed: which of `NAMES` it speaks of; only these are worked out.
    """

    whole: Final = False

    def __init__(self, text: str) -> None:
        """Read the expression.

        Args:
            text: a Python expression over `NAMES`; each is maps, lists, text and numbers, as
                `dmd-replay goto --json` shows them. It is run as it is: it is the user's own.

        Raises:
            PredicateError: if it is no expression, or names what is not there.
        """
        self.text = text.strip()
        try:
            tree = ast.parse(self.text, mode="eval")
        except (SyntaxError, ValueError) as error:
            raise PredicateError(f"'{self.text}' is no Python expression: {error}") from error
        self.needed = frozenset(
            node.id for node in ast.walk(tree) if isinstance(node, ast.Name)
        ).intersection(NAMES)
        if not self.needed:
            raise PredicateError(
                f"'{self.text}' says nothing about the game; it may speak of {', '.join(NAMES)}"
            )
        self._code = compile(tree, "<predicate>", "eval")
        self._worked = False
        self._missing = ""

    @property
    def never(self) -> str:
        """Why it could not be worked out for any position so far; empty if it could for one."""
        if self._worked or not self._missing:
            return ""
        return f"'{self.text}' could not be worked out after any command: {self._missing}"

    def holds(self, values: dict[str, object]) -> bool:
        """Whether it is true of a position.

        A position that lacks what the expression looks up, such as a seat, is none where it holds.

        Raises:
            PredicateError: if it cannot be worked out.
        """
        try:
            # Safe: the user wrote it on this machine, as any other program that is run here.
            found = bool(eval(self._code, values))  # noqa: S307 - see above
        except (LookupError, StopIteration) as error:
            self._missing = _lacking(error, values)
            return False
        except Exception as error:
            message = f"'{self.text}' cannot be worked out: {type(error).__name__}: {error}"
            raise PredicateError(message) from error
        self._worked = True
        return found

    def watch(self, rules: Ruleset[Any, Any], game: Any) -> Watcher:  # noqa: ANN401 - see `Oracle`
        """A watcher for one game."""
        return _Predicate(self, rules.codec(game))

    def only(self, failure: Failure) -> Oracle | None:
        """Itself."""
        return self if failure.kind == "predicate" else None


def _lacking(error: Exception, values: dict[str, object]) -> str:
    """What was looked up and is not there, with what is."""
    says = f"{type(error).__name__}: {error}"
    missing = error.args[0] if isinstance(error, KeyError) and error.args else None
    table = values.get("table")
    if isinstance(missing, str) and isinstance(table, dict):
        hint = did_you_mean(missing, table)
        return f"{says}; 'table' has {', '.join(table)}{hint}"
    return says


__all__ = ["NAMES", "PredicateError", "PythonOracle"]
