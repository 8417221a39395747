"""The codec is generated at first use, whole or not at all."""

from contextlib import suppress
from typing import Any

import pytest

from dmd_core.kernel.events import Event
from dmd_core.kernel.schema import generated
from dmd_core.kernel.schema.codec import Schema
from dmd_core.kernel.source import run_source
from tests.kernel.codec_samples import (
    CODEC,
    COMMANDS,
    EVENTS,
    EVERYTHING,
    FORCED,
    FRAMES,
    ONE,
    PARKED,
    TWO,
    Board,
)

PIECES = 12
"""More than the pieces of source that any of these events is written and read by."""


@pytest.mark.parametrize("at", range(PIECES))
@pytest.mark.parametrize(
    "event", [EVERYTHING, FORCED, PARKED], ids=lambda event: type(event).__name__
)
def test_an_interrupt_while_a_class_is_generated_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, event: Event, at: int
) -> None:
    """Wherever the interrupt comes, the next call writes and reads as if it had not."""
    left = at

    def interrupted(source: str, name: str, space: dict[str, Any], *, into: dict[str, Any]) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        run_source(source, name, space, into=into)

    schema = Schema(
        table=Board, events=EVENTS, commands=COMMANDS, frames=FRAMES, rules={ONE: 4, TWO: 9}
    )
    codec = schema.bind(CODEC.symbols)
    monkeypatch.setattr(generated, "run_source", interrupted)
    with suppress(KeyboardInterrupt):
        codec.decode_event(codec.encode_event(event))
    monkeypatch.undo()

    data = codec.encode_event(event)
    assert CODEC.encode_event(event) == data
    assert event == codec.decode_event(data)
