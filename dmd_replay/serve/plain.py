"""Results as plain data, in the form that the schemas of the protocol describe."""

from typing import Any, final

import attrs

from dmd_core.kernel.refusals import Refusal
from dmd_core.kernel.schema.plain import Plain, plain_of
from dmd_core.screen.shown import Missing
from dmd_replay.serve.messages import RefusalShown


@final
class PlainWriter:
    """Writes values of one game, and of the protocol."""

    def __init__(self, plain: Plain | None = None) -> None:
        """Take what writes the events and commands of the game, if there is one."""
        self._plain = plain

    def __call__(self, value: object) -> Any:  # noqa: ANN401 - plain data are of many types
        """A value as plain data: fields by their names, tuples as lists, words as texts."""
        return plain_of(value, self._of_class)

    def _of_class(self, value: object) -> Any:  # noqa: ANN401 - as above
        if isinstance(value, Missing):
            refusal = RefusalShown(value.refusal.code, value.reason, value.refusal.rules)
            fields = {"command": value.command, "sentence": value.sentence, "reason": value.reason}
            return self({**fields, "refusal": refusal})  # one sentence, in one language
        if isinstance(value, Refusal):
            return self(RefusalShown(value.code, value.sentence, value.rules))
        kind = type(value)
        if self._plain is not None and hasattr(kind, "WORD"):
            return self._plain.command(value)  # type: ignore[arg-type] # it has what commands have
        if self._plain is not None and hasattr(kind, "RULES"):
            return self._plain.event(value)  # type: ignore[arg-type] # it has what events have
        fields = attrs.fields(kind)  # type: ignore[arg-type] # all that is left is of attrs
        return {field.name: self(getattr(value, field.name)) for field in fields}


__all__ = ["PlainWriter"]
