"""A case that failed, told in one screen: what it is about, what differs, what led there."""

from collections.abc import Iterator
from textwrap import shorten, wrap
from typing import Final

from dmd_replay.check.cases.game import rule_sentence
from dmd_replay.check.cases.run import CaseResult, Unmet
from dmd_replay.facets import GameTools

WIDTH: Final = 100
PROBLEMS: Final = 6
LATEST: Final = 8
RULES: Final = 4
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


def _problem(problem: Unmet) -> Iterator[str]:
    yield f"  {problem.what}"
    for word, text in (("expected", problem.expected), ("actual", problem.actual)):
        lines = wrap(text, WIDTH - len(_INDENT), max_lines=4, placeholder=" …") or [""]
        yield f"    {word:8} {lines[0]}"
        yield from (f"{_INDENT}{line}" for line in lines[1:])


__all__ = ["message_of"]
