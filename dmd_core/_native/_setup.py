"""The call of mypyc, a program of its own: it works in the folder that `build` has made."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, final

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

JOBS: Final = os.cpu_count() or 1


@final
class SideBySide(build_ext):
    """Compiles the sources of the one big library side by side."""

    def build_extensions(self) -> None:
        """As inherited."""
        compiler: Any = self.compiler  # `Any`: setuptools has no types for it
        one_by_one = compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:  # noqa: ANN401 - passed on
            with ThreadPoolExecutor(JOBS) as pool:
                made = pool.map(partial(_alone, one_by_one, options), sources)
                return [file for files in made for file in files]

        compiler.compile = side_by_side
        super().build_extensions()


def _alone(compile_: Any, options: dict[str, Any], source: str) -> list[str]:  # noqa: ANN401 - as above
    found: list[str] = compile_([source], **options)
    return found


def main() -> None:
    """Compile what the file `files.txt` lists."""
    files = Path("files.txt").read_text(encoding="utf-8").split()
    modules = mypycify(
        ["--config-file=mypy.ini", *files],
        opt_level=os.environ.get("DMD_COMPILE_LEVEL", "3"),
        debug_level="0",
        multi_file=True,
        group_name="dmd_core",
    )
    setup(name="dmd-native", packages=[], ext_modules=modules, cmdclass={"build_ext": SideBySide})


if __name__ == "__main__":
    main()
