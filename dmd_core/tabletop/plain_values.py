"""Values of one game as plain data: for a browser, a script, another language."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, final

import attrs

from dmd_core.kernel.arguments import ArgumentError, given
from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.schema.plain import Plain, plain_of
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.views import Sealed

_LISTED: Final = 200
"""Commands of a decision that are listed; only typed dice and cards are more."""


@final
@attrs.frozen(eq=False)
class PlainValues:
    """What makes plain data of the values of one game.

    Attributes:
        plain: makes them of states; called when the first one comes.
        named: classes that say which they are: where one stands, others of its kind may.
        setup: the class of setups.
        setup_data: makes plain data of a setup.
    """

    plain: Callable[[], Plain]
    named: Collection[type]
    setup: type
    setup_data: Callable[[Any], Mapping[str, Any]]

    def to_plain(self, value: object) -> Any:  # noqa: ANN401 - plain data are of many types
        """A value as plain data, which `json.dumps` takes.

        Args:
            value: a state, a table, a view, a menu, a tableau, events, commands, a decision, a
                refusal, a setup: any value of this game, or a row of them.

        Returns:
            Maps with the fields by their names, lists, texts, numbers, truth values and None. Where
            a value may be of several classes, the key ``is`` names the class, as in events,
            commands and frames. A decision has its legal commands as lines, a refusal its code,
            sentence and rules. A whole state holds the seed.

        Raises:
            ArgumentError: if it is no such value.
        """
        return plain_of(value, self._of_class)

    def _of_class(self, value: object) -> Any:  # noqa: ANN401 - as above
        kind = type(value)
        if isinstance(value, State):
            return self.plain().state(value)
        if isinstance(value, self.setup):
            return self.setup_data(value)
        if isinstance(value, Decision):
            return _decision(value)
        if isinstance(value, Refusal):
            return {"code": value.code, "sentence": value.sentence, "rules": list(value.rules)}
        if isinstance(value, Sealed):
            shown = value.masked() is not value
            inner = self.to_plain(value.opened()) if shown else None
            return {"seers": list(value.seers), "value": inner}
        if not attrs.has(kind):
            raise ArgumentError(f"value: found {given(value)}; allowed: a value of this library")
        named = {"is": kind.__name__} if kind in self.named else {}
        fields = attrs.fields(kind)
        return named | {field.name: self.to_plain(getattr(value, field.name)) for field in fields}


def _decision(decision: Decision) -> dict[str, Any]:
    lines: list[str] = []
    for command in decision.legal():
        if len(lines) == _LISTED:
            break
        lines.append(command_text(command))
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "must": decision.must,
        "rules": list(decision.rules),
        "legal": lines,
    }


__all__ = ["PlainValues"]
