"""The call of mypyc, a program of its own: it works in the folder that `build` has made."""

import os
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, final

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

JOBS: Final = os.cpu_count() or 1
PARTS: Final = 8
"""In so many parts the one big library is compiled: each reads its header of a megabyte once."""

ONCE: Final = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
"""Before the body of a module, which is run once: thousands of lines in which all jumps meet."""
UNOPTIMISED: Final = """\
#if defined(__GNUC__) && !defined(__clang__)
__attribute__((cold, optimize("O0")))
#endif
"""


@final
class SideBySide(build_ext):
    """Compiles the sources of the one big library side by side, several of them as one."""

    def build_extensions(self) -> None:
        """As inherited."""
        compiler: Any = self.compiler  # `Any`: setuptools has no types for it
        one_by_one = compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:  # noqa: ANN401 - passed on
            with ThreadPoolExecutor(JOBS) as pool:
                made = pool.map(partial(_alone, one_by_one, options), _in_parts(sources))
                return [file for files in made for file in files]

        compiler.compile = side_by_side
        super().build_extensions()


def _in_parts(sources: list[str]) -> list[str]:
    """Files of about equal size that include those of the modules; and the others.

    What is run once is left as it is by the optimiser, which would spend most of its time on it.
    """
    modules = [Path(source) for source in sources if Path(source).name.startswith("__native")]
    if len(modules) <= PARTS:
        return sources
    parts: list[list[Path]] = [[] for _ in range(PARTS)]
    for source in sorted(modules, key=_size, reverse=True):
        min(parts, key=lambda part: sum(map(_size, part))).append(source)
    files = [modules[0].with_name(f"part_{number}.c") for number in range(PARTS)]
    for source in modules:
        text = source.read_text(encoding="utf-8")
        source.write_text(ONCE.sub(UNOPTIMISED, text), encoding="utf-8")
    for file, part in zip(files, parts, strict=True):
        lines = [f'#include "{source.name}"\n' for source in part]
        file.write_text("".join(lines), encoding="utf-8")
    return [*map(str, files), *(one for one in sources if Path(one) not in modules)]


def _size(source: Path) -> int:
    return source.stat().st_size


def _alone(compile_: Any, options: dict[str, Any], source: str) -> list[str]:  # noqa: ANN401 - as above
    found: list[str] = compile_([source], **options)
    return found


def main() -> None:
    """Compile what the file `files.txt` lists."""
    files = Path("files.txt").read_text(encoding="utf-8").split()
    modules = mypycify(
        ["--config-file=mypy.ini", *files],
        opt_level=os.environ.get("DMD_COMPILE_LEVEL", "2"),
        debug_level="0",
        multi_file=True,
        group_name="dmd_core",
    )
    setup(name="dmd-native", packages=[], ext_modules=modules, cmdclass={"build_ext": SideBySide})


if __name__ == "__main__":
    main()
