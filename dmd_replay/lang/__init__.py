"""What the tools say themselves, in English and in the languages that games are told in.

The files beside this module, such as ``pl.ftl``, have the sentences; reading them needs the extra
``lang``.
"""

from typing import Final

PACKAGE: Final = "dmd_replay.lang"
"""Where the files are."""

__all__ = ["PACKAGE"]
