"""Results as plain data, in the form that the schemas of the protocol describe."""

from collections.abc import Mapping
from enum import Enum, IntEnum
from typing import Any, Final, final

import attrs

from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.schema.plain import Plain
from dmd_core.screen.shown import Missing
from dmd_replay.serve.messages import RefusalShown

_SIMPLE: Final = (str, int, bool, float, type(None))


@final
class PlainWriter:
    """Writes values of one game, and of the protocol."""

    def __init__(self, plain: Plain | None = None) -> None:
        """Take what writes the events and commands of the game, if there is one."""
        self._plain = plain

    def __call__(self, value: object) -> Any:  # noqa: ANN401 - plain data are of many types
        """A value as plain data: fields by their names, tuples as lists, words as texts."""
        kind = value.__class__
        if kind in _SIMPLE:
            return value
        if isinstance(value, IntEnum):
            return value.name.lower()
        if isinstance(value, Enum | str):
            return str(value)
        if isinstance(value, tuple | list):
            return [self(item) for item in value]
        if isinstance(value, Mapping):
            return {str(key): self(item) for key, item in value.items()}
        if isinstance(value, Missing):
            refusal = RefusalShown(value.refusal.code, value.reason, value.refusal.rules)
            fields = {"command": value.command, "sentence": value.sentence, "reason": value.reason}
            return self({**fields, "refusal": refusal})  # one sentence, in one language
        if isinstance(value, Refusal):
            return self(shown_refusal(value))
        if self._plain is not None and hasattr(kind, "WORD"):
            return self._plain.command(value)  # type: ignore[arg-type] # it has what commands have
        if self._plain is not None and hasattr(kind, "RULES"):
            return self._plain.event(value)  # type: ignore[arg-type] # it has what events have
        fields = attrs.fields(kind)  # type: ignore[arg-type] # all that is left is of attrs
        return {field.name: self(getattr(value, field.name)) for field in fields}


def shown_refusal(refusal: Refusal) -> RefusalShown:
    """A refusal for a client."""
    return RefusalShown(refusal.code, refusal.sentence, refusal.rules)


__all__ = ["PlainWriter", "shown_refusal"]
