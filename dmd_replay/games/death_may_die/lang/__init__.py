"""What the tools say of Death May Die in other languages than English.

The files beside this module, such as ``pl.ftl``, have the sentences; `messages` says what they may
speak of. Reading them needs the extra ``lang``.
"""

from typing import Final

PACKAGE: Final = "dmd_replay.games.death_may_die.lang"
"""Where the files are."""

__all__ = ["PACKAGE"]
