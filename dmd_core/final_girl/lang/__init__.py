"""Final Girl in other languages than English: see `load_language`.

The files beside this module, such as ``pl.ftl``, have the sentences; `catalogue` says what they may
speak of. Reading them needs the extra ``lang``.
"""

from typing import Final

PACKAGE: Final = "dmd_core.final_girl.lang"
"""Where the files are."""

__all__ = ["PACKAGE"]
