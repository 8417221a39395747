"""The part of the build hook that compiles: with ``DMD_COMPILE=1`` a wheel holds native modules.

Without it the wheel is pure Python, whatever is installed, and nothing here is at work.
"""

import os
import shutil
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final, final

from .build import REQUIRES, compile_package

VARIABLE: Final = "DMD_COMPILE"
"""The variable of the environment that asks for a compiled wheel; nothing or 0 does not."""


def asked() -> bool:
    """Whether the environment asks for a compiled wheel."""
    return os.environ.get(VARIABLE, "") not in ("", "0")


@final
class NativeModules:
    """The native modules of one wheel, from their making until the wheel is written."""

    def __init__(self) -> None:
        """Begin with none."""
        self._folder: Path | None = None

    def make(self, package: Path, build_data: dict[str, Any]) -> None:
        """Compile, and add what comes out to the wheel.

        Args:
            package: the folder `dmd_core` of the sources.
            build_data: what hatchling asks of a build hook (`Any`: values of all types).

        Raises:
            SystemExit: if there is no compiler, or it fails; the message says what to do.
        """
        asked_for = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        compiler = asked_for.split()[0]
        if os.name != "nt" and shutil.which(compiler) is None:
            raise SystemExit(
                f"{VARIABLE} asks for a compiled wheel, and there is no C compiler '{compiler}':"
                f" install one, such as gcc, or leave {VARIABLE} out for the wheel in pure Python"
            )
        self._folder = Path(tempfile.mkdtemp(prefix="dmd-native-"))
        tree = self._folder / "tree"
        tree.mkdir()
        try:
            modules = compile_package(package, tree)
        except Exception as error:
            self.clear()
            raise SystemExit(f"the native modules could not be made: {error}") from error
        for module in modules:
            build_data["force_include"][str(module)] = module.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def clear(self) -> None:
        """Remove what was made: it is in the wheel now, or will never be."""
        if self._folder is not None:
            shutil.rmtree(self._folder)
            self._folder = None


__all__ = ["REQUIRES", "VARIABLE", "NativeModules", "asked"]
