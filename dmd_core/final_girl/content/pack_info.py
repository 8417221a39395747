"""What packs of this game define."""

from enum import StrEnum, unique


@unique
class PackKind(StrEnum):
    """What a pack defines."""

    CORE = "core"
    KILLER = "killer"
    LOCATION = "location"
    GIRL = "girl"


__all__ = ["PackKind"]
