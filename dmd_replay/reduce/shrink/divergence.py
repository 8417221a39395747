"""Where recorded events and these rules part, and the smallest case of it.

No game has to be shrunk for that: up to the step rules and record lead to the same position, so one
command and the events that were recorded after it are the whole case.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, final

import attrs
import tomli_w

from dmd_core.kernel.events import Command, Event, Forced, Parked, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.text import command_text
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, begin, facts_of, step
from dmd_replay.check.cases.beside import head_of
from dmd_replay.check.cases.game import at_the_table, case_words, rule_sentence
from dmd_replay.check.failure import Failure
from dmd_replay.facets import GameTools
from dmd_replay.facets.rulebook import cited
from dmd_replay.read.history import History


@final
@attrs.frozen
class DivergingStep:
    """A step after which the rules do not do what was recorded.

    Attributes:
        failure: what differs.
        number: the step.
        before: the position up to which nothing differs.
        command: what was decided; None for the setup.
        events: what was recorded then.
    """

    failure: Failure
    number: int
    before: State[Any]
    command: Command | None
    events: tuple[Event, ...]


def divergence_of(history: History, rules: Ruleset[Any, Any] | None = None) -> DivergingStep | None:
    """The first step of a log that these rules play another way; None if there is none.

    Every step is played with the recorded dice, from a position up to which nothing differs: what
    differs is due to that step alone. Frames and who is asked are not compared.

    Args:
        history: the log.
        rules: the rules; those of the history if left out.
    """
    played_by = history.ruleset if rules is None else rules
    state = history.start
    for number in history.line:
        move = history.moves[number]
        before = history.timeline.before(number, state)
        played = _played(played_by, history.game, before, move.command, move.events)
        if isinstance(played, Failure):
            return DivergingStep(played, number, before, move.command, move.events)
        state = played
    return None


def _played(
    rules: Ruleset[Any, Any],
    game: Any,  # noqa: ANN401 - of any game
    before: State[Any],
    command: Command | None,
    recorded: Sequence[Event],
) -> State[Any] | Failure:
    """The state after a step, or how it differs from what was recorded."""
    facts = facts_of(recorded)
    if isinstance(command, Typed):
        next(facts, None)  # the command itself says it
    try:
        if command is None:
            done = begin(rules, game, before, facts)
        else:
            done = step(rules, game, before, command, facts=facts)
    except Exception as error:  # noqa: BLE001 - whatever the rules raise is the finding
        says = f"'{_text(command)}' was accepted; these rules say: {error}"
        return Failure("divergence", (("event", type(error).__name__), ("field", "command")), says)
    return compared(recorded, done.events) or done.state


def compared(
    recorded: Sequence[Event],
    happened: Sequence[Event],
    words: tuple[str, str] = ("recorded", "these rules give"),
) -> Failure | None:
    """The first difference between two lists of events, `Parked` apart; None if there is none.

    Args:
        recorded: the one list.
        happened: the other.
        words: how the sentence calls the two.
    """
    old = [event for event in recorded if not isinstance(event, Parked)]
    new = [event for event in happened if not isinstance(event, Parked)]
    for place in range(max(len(old), len(new))):
        was = old[place] if place < len(old) else None
        now = new[place] if place < len(new) else None
        if was == now:
            continue
        field = _field(was, now)
        told = was if was is not None else now
        rules = () if told is None else cited(told)
        details = (("event", type(told).__name__), ("field", field), ("rules", " ".join(rules)))
        says = f"event {place}: {words[0]} {_shown(was)}, {words[1]} {_shown(now)}"
        return Failure("divergence", details, says)
    return None


def _field(was: Event | None, now: Event | None) -> str:
    if was is None or now is None or type(was) is not type(now):
        return "event"
    kind: Any = type(was)  # every event is a node
    names: list[str] = [field.name for field in attrs.fields(kind)]
    return next(name for name in names if getattr(was, name) != getattr(now, name))


def _shown(event: Event | None) -> str:
    return "nothing" if event is None else repr(event)


def _text(command: Command | None) -> str:
    return "setup" if command is None else command_text(command)


def diverging_case(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    found: DivergingStep,
    name: str,
    rules: Ruleset[Any, Any] | None = None,
    path: Path | None = None,
) -> str:
    """The text of a case file: the position, the command, and the recorded events as expectation.

    Raises:
        CaseError: if the game was played with packs that are not built in, and there is no path
            of the file beside which they lie.
    """
    start = at_the_table(tools.ruleset, found.before)
    details = dict(found.failure.details)
    told = [event for event in found.events if not isinstance(event, Parked | Forced)]
    case: dict[str, Any] = {
        "name": name,
        "rules": [rule for rule in details.get("rules", "").split() if _known(tools, rule)],
        **head_of(tools, game, path),
        "given": case_words(tools).position_of(game, start),
        "when": _when(tools.ruleset if rules is None else rules, game, start, found),
        "then": {"exactly": [_pattern(tools, game, event) for event in told]},
    }
    head = f"# {' '.join(str(found.failure).split())}\n# `then` is what was recorded\n"
    return head + tomli_w.dumps(
        {"game": tools.ruleset.name, "case": [case]}, multiline_strings=False
    )


def _pattern(tools: GameTools, game: Any, event: Event) -> str:  # noqa: ANN401 - of any game
    words = case_words(tools).words(game, event)
    fields = (f"{k}={v}" for k, v in words.items() if v and k != "why" and " " not in v)
    return " ".join((type(event).__name__, *fields))


def _known(tools: GameTools, rule: str) -> bool:
    try:
        rule_sentence(tools, rule)
    except ValueError:
        return False
    return True


def _when(
    rules: Ruleset[Any, Any],
    game: Any,  # noqa: ANN401 - of any game
    start: State[Any],
    found: DivergingStep,
) -> list[str]:
    """The command, and the recorded dice as far as these rules ask for them."""
    facts = list(facts_of(found.events))
    given = [] if found.command is None else [found.command]
    events: list[Event] = []
    try:
        now: Step[Any] = begin(rules, game, start)
        if found.command is not None:
            now = step(rules, game, now.state, found.command)
        events.extend(now.events)
        while now.decision is not None and now.decision.seat == TABLE:
            place = len(list(facts_of(events)))
            if place >= len(facts):
                break
            typed = Typed(facts[place])
            given.append(typed)
            now = step(rules, game, now.state, typed)
            events.extend(now.events)
    except Exception:  # noqa: BLE001 - the case is to show just this
        return [command_text(command) for command in given]
    return [command_text(command) for command in given]


__all__ = ["DivergingStep", "compared", "divergence_of", "diverging_case"]
