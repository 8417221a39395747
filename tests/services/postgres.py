"""A PostgreSQL of our own for as long as tests run: in a folder, at a socket, as nobody of note."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Final
from urllib.parse import quote

ACCOUNT: Final = "postgres"
"""PostgreSQL does not run as root; the packages of distributions bring this account."""
PORT: Final = 5432
"""Part of the name of the socket; no network is listened to."""


def _program(name: str) -> str:
    """Where a program of PostgreSQL is: on the path, or where Debian puts it."""
    found = shutil.which(name)
    if found is not None:
        return found
    homes = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    assert homes, f"there is no {name}: apt-get install postgresql"
    return str(homes[-1])


def _run(words: Sequence[str]) -> None:
    as_other = ["runuser", "-u", ACCOUNT, "--"] if os.geteuid() == 0 else []
    subprocess.run([*as_other, *words], check=True, capture_output=True, cwd="/")


@contextmanager
def postgres() -> Iterator[str]:
    """A server with an empty database, and its URL; it is stopped and removed afterwards."""
    home = Path(mkdtemp(prefix="pg"))  # short: the path of a socket has 107 bytes at most
    try:
        if os.geteuid() == 0:
            shutil.chown(home, ACCOUNT)
        data = home / "data"
        _run([_program("initdb"), "-D", str(data), "-A", "trust", "-U", "games", "--no-sync"])
        options = f"-k {home} -p {PORT} -c listen_addresses=''"
        control = _program("pg_ctl")
        start = ["-o", options, "-l", str(home / "log"), "-w", "start"]
        _run([control, "-D", str(data), *start])
        try:
            yield f"postgresql://games@/postgres?host={quote(str(home), safe='')}&port={PORT}"
        finally:
            _run([control, "-D", str(data), "-m", "immediate", "-w", "stop"])
    finally:
        shutil.rmtree(home, ignore_errors=True)
