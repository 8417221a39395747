"""The two sides of a comparison: a tree each, and a process that works with its packages."""

import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self, final

import attrs

from tests.benchmarks.measures import PACKAGES, ROOT, compiled

BUILD: Final = ROOT / "build" / "compare"
WORKER: Final = "tests.benchmarks.compare.worker"


class SideError(Exception):
    """A side that cannot be had; the sentence says why."""


GONE: Final = "its process ended"


@final
@attrs.frozen
class Sample:
    """One measurement: items done, and the seconds of processor time they took."""

    items: int
    seconds: float


def answered(line: str) -> Sample | str:
    """What a measuring process said in a line; a sentence if it cannot, or has ended."""
    if not line:
        return GONE
    answer = json.loads(line)
    if "cannot" in answer:
        return str(answer["cannot"])
    return Sample(answer["items"], answer["seconds"])


def earlier(ref: str, root: Path = ROOT) -> tuple[str, Path]:
    """The packages as they were at a commit, unpacked below `build/`, and its short name.

    Raises:
        SideError: if git does not know the commit.
    """
    named = _git(root, "rev-parse", "--short=10", "--verify", f"{ref}^{{commit}}").decode().strip()
    folder = BUILD / named
    if not folder.is_dir():
        data = _git(root, "archive", "--format=tar", named, *PACKAGES)
        part = BUILD / f"{named}.{os.getpid()}"
        part.mkdir(parents=True)
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            archive.extractall(part, filter="data")
        part.rename(folder)
    return named, folder


def _git(root: Path, *arguments: str) -> bytes:
    done = subprocess.run(["git", *arguments], cwd=root, check=False, capture_output=True)  # noqa: S607 - the git of whoever runs this
    if done.returncode:
        raise SideError(f"git {arguments[0]}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def environment(tree: Path) -> dict[str, str]:
    """What a process needs that works with the packages of a tree and with these benchmarks.

    Hashes are the same in every process, so that counts of instructions can be compared.
    """
    return {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": os.pathsep.join((str(tree), str(ROOT))),
        "PYTHONSAFEPATH": "1",
    }


def checked(tree: Path) -> Path:
    """A tree that has both packages, with their bytecode beside them.

    Raises:
        SideError: if it has not.
    """
    for package in PACKAGES:
        if not (tree / package).is_dir():
            raise SideError(f"{tree}: there is no folder {package} in it")
        compiled(tree / package)
    code = "import dmd_core; print(dmd_core.__path__[0])"
    command = [sys.executable, "-c", code]
    found = subprocess.run(
        command, check=True, capture_output=True, text=True, env=environment(tree)
    )
    where = Path(found.stdout.strip())
    if where != tree / "dmd_core":
        raise SideError(f"{tree}: not this dmd_core would be measured but that of {where}")
    return tree


@final
class Side:
    """A running process of a tree; to be used in a `with`."""

    def __init__(self, tree: Path) -> None:
        """Start it."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(tree),
        )

    def __enter__(self) -> Self:
        """Give itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the process."""
        self._process.communicate()

    def sample(self, name: str) -> Sample | str:
        """Do a work once; a sentence if this tree cannot."""
        told, answers = _open(self._process.stdin), _open(self._process.stdout)
        told.write(f"{name}\n")
        told.flush()
        return answered(answers.readline())


def _open(stream: IO[str] | None) -> IO[str]:
    if stream is None:
        raise SideError("a process without pipes")
    return stream
