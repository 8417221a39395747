"""A part of the build of a wheel: the content of the packs, read and checked beforehand.

Whoever edits sources works without it: an editable installation reads the packs themselves.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GAMES: Final = ("death_may_die", "final_girl")
_WRITE: Final = """
import sys
from importlib import import_module
from pathlib import Path
for game, file in zip(sys.argv[1::2], sys.argv[2::2]):
    content = import_module(f"dmd_core.{game}.content.loader").load_content()
    snapshot = import_module(f"dmd_core.{game}.content.builtin").SNAPSHOT
    Path(file).write_bytes(snapshot.made_of(content))
"""


@final
class ContentHook(BuildHookInterface[Any]):  # `Any`: a configuration, which this hook has none of
    """Puts the snapshot of each game beside its packs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the snapshots with the sources that are packed."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory(prefix="dmd-content-")  # until `finalize`
        folder = Path(self._folder.name)
        files = {game: folder / f"{game}.snapshot" for game in GAMES}
        given = [part for game, file in files.items() for part in (game, str(file))]
        # One seed of hashes for all builds: the same sources give the same wheel.
        environment = {**os.environ, "PYTHONPATH": self.root, "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-c", _WRITE, *given]
        subprocess.run(command, check=True, env=environment, cwd=folder)  # noqa: S603 - our own
        for game, file in files.items():
            place = f"dmd_core/{game}/content/builtin.snapshot"
            build_data["force_include"][str(file)] = place

    def finalize(self, version: str, *_: object) -> None:
        """They are in the wheel now."""
        if version != "editable":
            self._folder.cleanup()
