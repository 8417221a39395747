"""The build hook: with ``DMD_COMPILE=1`` a wheel holds native modules beside the sources.

Without it the wheel is pure Python, whatever is installed, and this hook does nothing.
"""

import importlib
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, Final, final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE: Final = "DMD_COMPILE"
"""The variable of the environment that asks for a compiled wheel; nothing or 0 does not."""

_HERE: Final = Path(__file__).parent


@final
class NativeModules(BuildHookInterface[Any]):
    """Puts native modules into a wheel."""

    PLUGIN_NAME = "custom"

    _folder = ""

    def dependencies(self) -> list[str]:
        """What has to be installed for it: nothing unless a compiled wheel is asked for."""
        return list(_builder().REQUIRES) if self._asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what came out to the wheel.

        Raises:
            SystemExit: if there is no compiler, or it fails; the message says what to do.
        """
        if version == "editable" or not self._asked():
            return
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if os.name != "nt" and shutil.which(compiler) is None:
            raise SystemExit(
                f"{VARIABLE} asks for a compiled wheel, and there is no C compiler '{compiler}':"
                f" install one, such as gcc, or leave {VARIABLE} out for the wheel in pure Python"
            )
        self._folder = tempfile.mkdtemp(prefix="dmd-native-")
        tree = Path(self._folder) / "tree"
        tree.mkdir()
        try:
            modules = _builder().compile_package(Path(self.root) / "dmd_core", tree)
        except Exception as error:
            shutil.rmtree(self._folder)
            raise SystemExit(f"the native modules could not be made: {error}") from error
        for module in modules:
            build_data["force_include"][str(module)] = module.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up."""
        del version, build_data, artifact_path
        if self._folder:
            shutil.rmtree(self._folder)

    def _asked(self) -> bool:
        asked = os.environ.get(VARIABLE, "") not in ("", "0")
        return asked and self.target_name == "wheel"


def _builder() -> ModuleType:
    """The module `build` beside this one: hatchling loads the hook by its path, as no package."""
    if "dmd_native" not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            "dmd_native", _HERE / "__init__.py", submodule_search_locations=[str(_HERE)]
        )
        if spec is None:
            raise SystemExit(f"{_HERE} is not whole")
        sys.modules["dmd_native"] = importlib.util.module_from_spec(spec)
    return importlib.import_module("dmd_native.build")
