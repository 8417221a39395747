"""Parts of the build of a wheel: content read beforehand, and native modules if they are asked for.

The content of the packs, read and checked, goes into every wheel; what `dmd_core/_native` compiles
into one that is built with ``DMD_COMPILE=1``. Whoever edits sources works without both: an editable
installation reads the packs themselves, and runs the sources.
"""

import importlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, Final, final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GAMES: Final = ("death_may_die", "final_girl")
_WRITE: Final = """
import json, sys
from importlib import import_module
from pathlib import Path
sys.path[:] = json.loads(sys.argv[1])
for game, file in zip(sys.argv[2::2], sys.argv[3::2]):
    content = import_module(f"dmd_core.{game}.content.loader").load_content()
    snapshot = import_module(f"dmd_core.{game}.content.builtin").SNAPSHOT
    Path(file).write_bytes(snapshot.made_of(content))
"""


@final
class BuiltParts(BuildHookInterface[Any]):  # `Any`: a configuration, which this hook has none of
    """Puts the snapshot of each game beside its packs, and native modules beside the sources."""

    def dependencies(self) -> list[str]:
        """What has to be installed beside what every build needs: the compiler, if asked for."""
        native = _native()
        return list(native.REQUIRES) if self._compiles(native) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the snapshots and the native modules with the sources that are packed."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory(prefix="dmd-content-")  # until `finalize`
        folder = Path(self._folder.name)
        files = {game: folder / f"{game}.snapshot" for game in GAMES}
        given = [part for game, file in files.items() for part in (game, str(file))]
        # One seed of hashes for all builds: the same sources give the same wheel.
        # What the build needs may lie where only this process looks, as pip builds apart from all.
        # It is told after the start: pip's own `sitecustomize`, found in PYTHONPATH, drops folders.
        path = json.dumps([self.root, *sys.path])
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-c", _WRITE, path, *given]
        subprocess.run(command, check=True, env=environment, cwd=folder)  # noqa: S603 - our own
        for game, file in files.items():
            place = f"dmd_core/{game}/content/builtin.snapshot"
            build_data["force_include"][str(file)] = place
        native = _native()
        self._modules = native.NativeModules()
        if self._compiles(native):
            self._modules.make(Path(self.root) / "dmd_core", build_data)

    def finalize(self, version: str, *_: object) -> None:
        """They are in the wheel now."""
        if version != "editable":
            self._folder.cleanup()
            self._modules.clear()

    def _compiles(self, native: ModuleType) -> bool:
        return self.target_name == "wheel" and bool(native.asked())


def _native() -> ModuleType:
    """The module that compiles, taken from the folder: there need be no `dmd_core` to import."""
    if "dmd_native" not in sys.modules:
        folder = Path(__file__).parent / "dmd_core" / "_native"
        spec = importlib.util.spec_from_file_location(
            "dmd_native", folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        if spec is None:
            raise SystemExit(f"{folder} is not whole")
        sys.modules["dmd_native"] = importlib.util.module_from_spec(spec)
    return importlib.import_module("dmd_native.hook")
