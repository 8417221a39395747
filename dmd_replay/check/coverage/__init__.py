"""Coverage: which rules, cards and kinds of decisions games and cases exercised, and how often."""

from dmd_replay.check.coverage.collect import Collector
from dmd_replay.check.coverage.report import CoverageLine, CoverageReport, report_of
from dmd_replay.check.coverage.tally import Tally

__all__ = ["Collector", "CoverageLine", "CoverageReport", "Tally", "report_of"]
