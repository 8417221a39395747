"""What packs of this game define."""

from enum import StrEnum, unique


@unique
class PackKind(StrEnum):
    """What a pack defines."""

    CORE = "core"
    EPISODE = "episode"
    ELDER_ONE = "elder_one"


__all__ = ["PackKind"]
