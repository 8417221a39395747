"""A case that failed, told in one screen: what it is about, what differs, what led there."""

from collections.abc import Iterator, Sequence
from textwrap import shorten, wrap
from typing import Final

from dmd_replay.check.cases.game import rule_sentence
from dmd_replay.check.cases.model import Unmet
from dmd_replay.check.cases.run import CaseResult
from dmd_replay.facets import GameTools

WIDTH: Final = 100
PROBLEMS: Final = 6
LATEST: Final = 8
RULES: Final = 4
EVENTS: Final = 9
"""So many events are shown whole; of more only those that matter, and their neighbours."""
_INDENT: Final = " " * 13


def message_of(result: CaseResult, tools: GameTools) -> str:
    """The message: at most some forty lines of a hundred characters."""
    return "\n".join(_lines(result, tools))


def _lines(result: CaseResult, tools: GameTools) -> Iterator[str]:
    case = result.case
    yield f"FAILED {case.place}"
    for rule in case.rules[:RULES]:
        sentence = shorten(rule_sentence(tools, rule), WIDTH - len(rule) - 4, placeholder=" …")
        yield f"  {rule}: {sentence}"
    if len(case.rules) > RULES:
        yield f"  and {len(case.rules) - RULES} more rules"
    for problem in result.problems[:PROBLEMS]:
        yield from _problem(problem)
    if len(result.problems) > PROBLEMS:
        yield f"  and {len(result.problems) - PROBLEMS} more differences"
    latest = result.commands[-LATEST:]
    more = "… " if len(result.commands) > LATEST else ""
    yield f"  after    {more}{' · '.join(latest) or 'the position alone'}"
    yield f"  asked    {result.asked}"


def _around(problem: Unmet) -> Iterator[str]:
    """The events a problem is about with their neighbours, and how many more there are."""
    total = len(problem.events)
    shown = _shown_numbers(problem.marks, total)
    before = 0
    lines: list[str] = []
    for number in (*shown, total + 1):
        if number > before + 1:
            lines.append(f"… {number - before - 1} more")
        if number <= total:
            mark = ">" if number in problem.marks else " "
            lines.append(f"{mark} {number:{len(str(total))}} {problem.events[number - 1]}")
        before = number
    for place, line in enumerate(lines or ["none"]):
        head = "    events   " if place == 0 else _INDENT
        yield _cut(head + line)


def _shown_numbers(marks: Sequence[int], total: int) -> list[int]:
    """All events if they are few, else those marked, their neighbours, or the first ones."""
    if total <= EVENTS:
        return list(range(1, total + 1))
    near = {n for mark in marks for n in (mark - 1, mark, mark + 1)} or set(range(1, EVENTS))
    for mark in marks:
        if len(near) < EVENTS:
            near |= {mark - 2, mark + 2}
    return sorted(n for n in near if 1 <= n <= total)


def _cut(line: str) -> str:
    """A line that is no wider than a message."""
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 2]} …"


def _problem(problem: Unmet) -> Iterator[str]:
    yield f"  {problem.what}"
    for word, text in (("expected", problem.expected), ("actual", problem.actual)):
        lines = wrap(text, WIDTH - len(_INDENT), max_lines=4, placeholder=" …") or [""]
        yield f"    {word:8} {lines[0]}"
        yield from (f"{_INDENT}{line}" for line in lines[1:])
    if problem.marks or problem.events:
        yield from _around(problem)


__all__ = ["message_of"]
