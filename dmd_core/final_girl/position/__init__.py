"""The position notation: a whole state by names, written and read, with a check for faults."""

from dmd_core.final_girl.position.faults import faults
from dmd_core.final_girl.position.read import position_from
from dmd_core.final_girl.position.write import position_of
from dmd_core.kernel.schema.faults import Fault
from dmd_core.tabletop.position.problems import PositionError

__all__ = ["Fault", "PositionError", "faults", "position_from", "position_of"]
