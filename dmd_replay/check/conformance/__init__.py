"""The conformance kit: the same checks for any ruleset and any pack, with a report.

A ruleset promises more than that its rules are right: that a step is a pure function, that folding
events gives what executing gave, that what is offered is accepted and nothing else, that states
can be written, read, gone back to and looked at without giving secrets away, that every process
plays the same game, and that every game ends. `check` plays games and tries to catch it out.

Example:
    >>> from dmd_replay.check.conformance import check
    >>> from dmd_replay.check.conformance.installed import subject_of
    >>> from dmd_replay.registry import game_tools, usual_game
    >>> tools = game_tools(usual_game())
    >>> game = tools.setup.definition(tools.setup.choose({}))
    >>> report = check(subject_of(tools, game), games=1, only=["fold_equals_execute"])
    >>> report.ok
    True
"""

from dmd_replay.check.conformance.checks import CHECKS
from dmd_replay.check.conformance.lab import ConformanceCheck
from dmd_replay.check.conformance.report import ConformanceReport, Finding
from dmd_replay.check.conformance.run import ConformanceError, check
from dmd_replay.check.conformance.subject import Source, Subject, SubjectError, load_subject

__all__ = [
    "CHECKS",
    "ConformanceCheck",
    "ConformanceError",
    "ConformanceReport",
    "Finding",
    "Source",
    "Subject",
    "SubjectError",
    "check",
    "load_subject",
]
