"""The coverage report as a page."""

from importlib.resources import files
from typing import Final

from dmd_core.kernel.printable import printable
from dmd_replay.check.coverage.report import CoverageReport
from dmd_replay.extras import MissingExtraError, missing

try:
    from jinja2 import Environment, StrictUndefined
except ModuleNotFoundError as error:
    raise MissingExtraError(missing("jinja2")) from error

_TEMPLATE: Final = "report.html.jinja"


def html_of(report: CoverageReport) -> str:
    """One page without anything from outside: no script, no font, no picture."""
    text = files("dmd_replay.check.coverage").joinpath(_TEMPLATE).read_text(encoding="utf-8")
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        finalize=lambda value: printable(str(value)),
    )
    return environment.from_string(text).render(report=report)


__all__ = ["html_of"]
