"""Death May Die in other languages than English: see `load_language`.

The files beside this module, such as ``pl.ftl``, have the sentences; `catalogue` says what they may
speak of. Reading them needs the extra ``lang``.
"""

from typing import Final

PACKAGE: Final = "dmd_core.death_may_die.lang"
"""Where the files are."""

__all__ = ["PACKAGE"]
