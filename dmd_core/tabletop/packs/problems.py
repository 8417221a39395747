"""What is wrong with packs: every fault of all of them together."""

from dmd_core.kernel.schema.faults import FaultError


class PackError(FaultError):
    """Packs cannot be loaded; `faults` has every reason, in the order of the files."""


__all__ = ["PackError"]
