"""The smallest case of a step at which recorded events and these rules part, and who is right.

No game has to be shrunk for that: up to the step rules and record lead to the same position, so one
command, its dice and the position before are the whole case. What is expected of it is said only
where something knows what is right: a broken invariant, a crash, a declared change, or that the
rules changed since the recording though nobody declared it. Else a person has to say it.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from enum import StrEnum, unique
from pathlib import Path
from typing import Any, final

import attrs

from dmd_core.kernel.events import Command, Event, Forced, Parked, Typed
from dmd_core.kernel.ids import TABLE
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, at_the_table, begin, facts_of, step
from dmd_replay.check.cases.beside import head_of
from dmd_replay.check.cases.game import case_words, rule_sentence
from dmd_replay.check.cases.lenient import as_far_as_asked, lenient_line
from dmd_replay.check.cases.patterns import pattern_text
from dmd_replay.check.failure import Failure
from dmd_replay.check.verify import Verification
from dmd_replay.facets import GameTools
from dmd_replay.log import Header
from dmd_replay.plain_toml import harmless_toml, toml_comment
from dmd_replay.read.history import History
from dmd_replay.read.seek import Cursor
from dmd_replay.read.timeline import START


@unique
class Right(StrEnum):
    """Which side of a divergence is known to be right."""

    RECORDED = "recorded"
    NOW = "now"
    UNKNOWN = "unknown"


@final
@attrs.frozen
class Judgement:
    """Who is right, and how that is known; or that nobody but a person can say it."""

    right: Right
    why: str


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


def diverging_step(history: History, number: int, failure: Failure) -> DivergingStep:
    """The step of a log at which these rules part from it, see `dmd_replay.check.verify`.

    Args:
        history: the log.
        number: the step.
        failure: what differs.

    Raises:
        PartedError: if the rules do not lead to the position before it.
    """
    timeline = history.timeline
    parent = timeline.parents[number]
    state = timeline.start if parent == START else Cursor(timeline).standing(parent)
    move = timeline.moves[number]
    return DivergingStep(failure, number, timeline.before(number, state), move.command, move.events)


def judged(found: Verification, header: Header, here: str, number: int) -> Judgement:
    """Who is right about the first difference of a log.

    Args:
        found: what verifying it told.
        header: of the log.
        here: the version of the library.
        number: the step at which they part.
    """
    wrong = next((one for one in found.broken if one.record <= number), None)
    ours = next(iter(found.breaking), None)
    difference = found.report.difference
    differs = None if difference is None else difference.failure
    crashed = differs is not None and differs.kind == "exception"
    if wrong is not None and ours is None and not crashed:
        return Judgement(Right.NOW, f"the recording breaks {wrong.rule}: {wrong.says}")
    if wrong is None and ours is not None:
        return Judgement(Right.RECORDED, f"these rules break {ours.rule}: {ours.says}")
    if wrong is None and crashed:
        return Judgement(Right.RECORDED, "these rules crash")
    if wrong is not None:
        return Judgement(Right.UNKNOWN, "the recording and these rules both are wrong")
    if found.declared:
        return Judgement(Right.NOW, f"declared change {found.declared}")
    if header.library != here:
        why = f"the rules changed since library {header.library}, and no change is declared"
        return Judgement(Right.RECORDED, why)
    return Judgement(Right.UNKNOWN, "the same version recorded it, and no invariant knows")


def diverging_case(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    found: DivergingStep,
    name: str,
    judgement: Judgement,
    path: Path | None = None,
) -> str:
    """The text of a case file: the position, the command, its dice, and what is right, if known.

    Raises:
        CaseError: if the game was played with packs that are not built in, and there is no path
            of the file beside which they lie.
    """
    start = at_the_table(tools.ruleset, found.before)
    when, happened = _played(tools.ruleset, game, start, found)
    sides = {
        Right.RECORDED: _patterns(tools, game, found.events),
        Right.NOW: None if happened is None else _patterns(tools, game, happened),
    }
    facts = dict(found.failure.details)
    rules = (facts.get("rules") or facts.get("rule", "")).split()
    case: dict[str, Any] = {
        "name": name,
        "rules": [rule for rule in rules if _known(tools, rule)],
        **head_of(tools, game, path),
        "given": case_words(tools).position_of(game, start),
        "when": when,
    }
    expected = sides.get(judgement.right)
    if expected is not None:
        case["then"] = {"exactly": expected}
    head = [str(found.failure)]
    if expected is None:
        head += [
            f"who is right is not known ({judgement.why}): a person has to fill `then` in, such as",
            f"then.exactly = {_list(sides[Right.RECORDED])}   (as recorded)",
            f"then.exactly = {_list(sides[Right.NOW])}   (as these rules play it)",
        ]
    else:
        side = "was recorded" if judgement.right is Right.RECORDED else "these rules give"
        head.append(f"`then` is what {side}: {judgement.why}")
    return toml_comment(head) + harmless_toml({"game": tools.ruleset.name, "case": [case]})


def _patterns(tools: GameTools, game: Any, events: Sequence[Event]) -> list[str]:  # noqa: ANN401 - of any game
    words = case_words(tools).words
    return [
        pattern_text(type(event).__name__, words(game, event))
        for event in events
        if not isinstance(event, Parked | Forced)
    ]


def _list(patterns: list[str] | None) -> str:
    if patterns is None:
        return "(these rules cannot go on)"
    return "[" + ", ".join(f'"{pattern}"' for pattern in patterns) + "]"


def _known(tools: GameTools, rule: str) -> bool:
    try:
        rule_sentence(tools, rule)
    except ValueError:
        return False
    return True


def _played(
    rules: Ruleset[Any, Any],
    game: Any,  # noqa: ANN401 - of any game
    start: State[Any],
    found: DivergingStep,
) -> tuple[list[str], tuple[Event, ...] | None]:
    """The lines of the command and its recorded dice, and what these rules make of them.

    The dice are taken as far as rules ask for them: rules that ask for more or fewer can play the
    case as well.
    """
    facts = list(facts_of(found.events))
    if isinstance(found.command, Typed):
        facts = facts or [found.command.items]  # the rules raised an exception at these dice
    when = [] if found.command is None else [lenient_line(found.command)]
    lines = [lenient_line(Typed(fact)) for fact in facts]
    unasked: set[int] = set()
    happened: tuple[Event, ...] | None = None
    with suppress(Exception):  # the case is to show just this
        happened = tuple(_happened(rules, game, start, found.command, facts, unasked))
    if not isinstance(found.command, Typed):
        when += [line for place, line in enumerate(lines) if place not in unasked]
    return when, happened


def _happened(
    rules: Ruleset[Any, Any],
    game: Any,  # noqa: ANN401 - of any game
    start: State[Any],
    command: Command | None,
    facts: list[tuple[Any, ...]],
    unasked: set[int],
) -> Iterator[Event]:
    """What these rules make of it; `unasked` gets the places of facts that nobody has to type.

    Where only one thing can come out the table is not asked.
    """
    now: Step[Any] = begin(rules, game, start)
    yield from now.events
    done = 0
    if command is not None and not isinstance(command, Typed):
        now = step(rules, game, now.state, command)
        yield from now.events
        done = len(tuple(facts_of(now.events)))
        unasked.update(range(done))
    while now.decision is not None and now.decision.seat == TABLE and done < len(facts):
        now = step(rules, game, now.state, as_far_as_asked(Typed(facts[done]), now.decision))
        yield from now.events
        drawn = len(tuple(facts_of(now.events)))
        unasked.update(range(done + 1, done + drawn))
        done += drawn


__all__ = [
    "DivergingStep",
    "Judgement",
    "Right",
    "diverging_case",
    "diverging_step",
    "judged",
]
