"""Coverage: which rules, cards and kinds of decisions games and cases exercised, and how often."""

from dmd_replay.check.coverage.collect import Collector
from dmd_replay.check.coverage.report import Line, Report, report_of
from dmd_replay.check.coverage.tally import Tally

__all__ = ["Collector", "Line", "Report", "Tally", "report_of"]
