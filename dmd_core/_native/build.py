"""Compiling: a tree of rewritten modules, and mypyc at work on it.

As a program it makes native modules of a checkout: ``python build.py TREE CHECKOUT``.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .edits import RewriteError
from .modules import compiled_modules, survey
from .rewrite import rewritten

REQUIRES: Final = (
    "mypy[mypyc]>=2.4,<2.5",  # what is made depends on the version: one that was tried
    "mypy-extensions>=1.1",
    "setuptools>=77",
    "attrs>=24.2",
    "cattrs>=24.1.2",
    "msgpack>=1.1",
    "msgpack-types>=0.5",
)
"""What has to be installed to compile: the compiler, and what the sources import."""

GAMES: Final = ("death_may_die", "final_girl")
"""The games whose codecs are compiled too."""

CODEC: Final = "codec_functions"
"""The module of a game that the build writes for its codec; no source of it is in a wheel. The
library looks for it under this name, see `dmd_core.kernel.schema.made`."""

GROUP: Final = "dmd_core"
"""The name of the library that all native modules share."""


def rewritten_modules(package: Path) -> Mapping[Path, str]:
    """The modules that are compiled, as the compiler gets them.

    Args:
        package: the folder `dmd_core` of the sources.

    Raises:
        RewriteError: naming the module that cannot be rewritten.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in compiled_modules(package)}
    known = survey(texts)
    found: dict[Path, str] = {}
    for path, text in texts.items():
        try:
            found[path] = rewritten(text, known)
        except RewriteError as error:
            raise RewriteError(f"{path}: {error}") from None
    return found


def compile_package(package: Path, tree: Path) -> tuple[Path, ...]:
    """Compile the package and give the native modules, below the folder where it was done.

    Args:
        package: the folder `dmd_core` of the sources; nothing in it is touched.
        tree: an empty folder to work in.

    Raises:
        RewriteError: if a module cannot be rewritten.
        subprocess.CalledProcessError: if the compiler fails; it has said why.
    """
    shutil.copytree(
        package,
        tree / package.name,
        ignore=lambda _, names: [n for n in names if n in ("__pycache__", "_native")],
    )
    files: list[str] = []
    for path, text in rewritten_modules(package).items():
        name = f"{package.name}/{path.relative_to(package).as_posix()}"
        (tree / name).write_text(text, encoding="utf-8")
        files.append(name)
    files += _codecs(package, tree)
    (tree / "mypy.ini").write_text(_settings(tree, package.name, files), encoding="utf-8")
    (tree / "files.txt").write_text("\n".join(files), encoding="utf-8")
    program = Path(__file__).with_name("_setup.py")
    environment = {**os.environ, "SETUPTOOLS_USE_DISTUTILS": "local"}
    command = [sys.executable, str(program), "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=tree, env=environment, check=True)
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    found = sorted(
        path for path in tree.rglob(f"*{ending}") if "build" not in path.relative_to(tree).parts
    )
    strip = shutil.which("strip")
    if strip is not None:
        for path in found:
            subprocess.run([strip, "--strip-unneeded", str(path)], check=True)
    return tuple(found)


def _codecs(package: Path, tree: Path) -> list[str]:
    """Have the sources write what their codecs write and read by; the files, below the tree."""
    files = [f"{package.name}/{game}/{CODEC}.py" for game in GAMES]
    given = [part for pair in zip(GAMES, files, strict=True) for part in pair]
    program = Path(__file__).with_name("_codecs.py")
    # Plain Python with one seed of hashes, told its folders after the start: as for the snapshots.
    environment = {**os.environ, "DMD_PURE": "1", "PYTHONHASHSEED": "0"}
    folders = json.dumps([str(package.parent), *sys.path])
    command = [sys.executable, str(program), folders, *given]
    subprocess.run(command, cwd=tree, env=environment, check=True)
    return files


def _settings(tree: Path, package: str, files: list[str]) -> str:
    """Settings of mypy: only what is compiled is checked."""
    checked = {name.removesuffix(".py").replace("/", ".") for name in files}
    every = {
        path.relative_to(tree).with_suffix("").as_posix().replace("/", ".")
        for path in (tree / package).rglob("*.py")
    }
    lines = ["[mypy]", "explicit_package_bases = true", "ignore_missing_imports = true"]
    for name in sorted(every - checked):
        lines += [f"[mypy-{name.removesuffix('.__init__')}]", "ignore_errors = true"]
    return "\n".join(lines) + "\n"


__all__ = ["GROUP", "REQUIRES", "compile_package", "rewritten_modules"]
