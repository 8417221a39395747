"""A case played aloud: who did what, what happened in words, and what was asked then."""

from collections.abc import Iterator
from typing import Any, Final, final

import attrs

from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, evolve
from dmd_core.screen.naming import Naming
from dmd_replay.check.cases.game import case_words
from dmd_replay.check.cases.stories import stories_of
from dmd_replay.facets import GameTools
from dmd_replay.facets.text import Narrator

_INDENT: Final = " " * 6


@final
@attrs.frozen
class Heard:
    """What one command of a case did.

    Attributes:
        who: the seat that gave it; empty for what happened before the first command.
        command: its text form; empty likewise.
        events: each event as patterns are written, with its sentence; that may be empty.
        asked: who is asked then, and what kind of decision it is.
        question: the same in words.
    """

    who: str
    command: str
    events: tuple[tuple[str, str], ...]
    asked: str
    question: str


@final
class Trace:
    """Listens to cases: give its `heard` to `CaseRunner.run`, and read `steps` afterwards."""

    def __init__(self, tools: GameTools) -> None:
        """Nothing was heard yet."""
        self._tools = tools
        self.steps: list[Heard] = []

    def heard(self, game: Any, before: State[Any], command: str, step: Step[Any]) -> None:  # noqa: ANN401 - of any game
        """Put a command and what it did into words."""
        words, narrator = case_words(self._tools), self._tools.narrator(game)
        seat = _asked_seat(self._tools, game, before) if command else None
        asked = question = ""
        if step.decision is not None:
            asked = f"{words.seat_word(game, step.decision.seat)}: {step.decision.kind}"
            question = narrator.describe(step.state, step.decision)
        events = tuple(self._events(game, before, step, narrator))
        who = "" if seat is None else words.seat_word(game, seat)
        self.steps.append(Heard(who, command, events, asked, question))

    def _events(
        self,
        game: Any,  # noqa: ANN401 - of any game
        state: State[Any],
        step: Step[Any],
        narrator: Narrator,
    ) -> Iterator[tuple[str, str]]:
        naming: Naming[State[Any]] = Naming()
        for event in step.events:
            told_in = naming.position(event, state)
            told = stories_of(self._tools, game, state, [event]).told
            if told:
                yield told[0], narrator.describe(told_in, event)
            state = evolve(self._tools.ruleset, state, event)


def _asked_seat(tools: GameTools, game: Any, state: State[Any]) -> int | None:  # noqa: ANN401 - of any game
    decision = tools.engine.pending(game, state)
    return None if decision is None else decision.seat


def trace_lines(steps: list[Heard]) -> Iterator[str]:
    """The steps for a reader: commands, sentences, and an event without one as it is."""
    for step in steps:
        if step.command:
            yield f"  {step.who}: {step.command}"
        for event, sentence in step.events:
            yield f"{_INDENT}{sentence or event}"
        if step.asked:
            yield f"{_INDENT}{step.question} [{step.asked}]".replace("  [", " [")


__all__ = ["Heard", "Trace", "trace_lines"]
