"""Building wheels: pure unless a compiled one is asked for, and a word where none can be made."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = [pytest.mark.exhaustive, pytest.mark.pure("wheels are built of the sources")]


def _build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel as pip has it built, where no compiler is to be found."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DMD_")}
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**kept, "PATH": str(folder), "CC": "", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("asked", ["", "0"])
def test_without_a_compiler_a_wheel_is_pure_python(tmp_path: Path, asked: str) -> None:
    """An install from source takes no compiler, and finds none of what compiles in the wheel."""
    done = _build(tmp_path, DMD_COMPILE=asked)
    assert done.returncode == 0, done.stderr

    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "dmd_core/built.py" in names
    native = ("/_native/", "/codec_functions.", ".so")
    assert [] == [name for name in names if any(part in name for part in native)]


def test_a_compiled_wheel_without_a_compiler_is_refused(tmp_path: Path) -> None:
    """It never becomes a pure one unasked: whoever asked for speed would not notice."""
    done = _build(tmp_path, DMD_COMPILE="1")

    assert done.returncode != 0
    assert "DMD_COMPILE asks for a compiled wheel, and there is no C compiler" in done.stderr
    assert "leave DMD_COMPILE out for the wheel in pure Python" in done.stderr
    assert [] == list(tmp_path.glob("*.whl"))
