"""The content of the packs that come with the library, by the shortest way."""

from functools import cache

from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.builtin import SNAPSHOT


@cache
def builtin_content() -> Content:
    """What the packs that come with the library define.

    Raises:
        PackError: if they are damaged.
    """
    if SNAPSHOT.content is not None:
        return SNAPSHOT.content
    from dmd_core.death_may_die.content.loader import (  # noqa: PLC0415 - slow, and seldom needed
        load_content,
    )

    return load_content()


__all__ = ["builtin_content"]
