"""``python -m tests.benchmarks.peers.install``: the peers in an environment of their own.

They go to ``build/peers``, each by itself, by name and pinned version: one that cannot be installed
keeps no other away, and its reason is written down for the table.
"""

import json
import subprocess
import sys
from pathlib import Path
from shutil import copy, which
from typing import Final

from tests.benchmarks.measures import ROOT

HERE: Final = Path(__file__).parent
BUILD: Final = ROOT / "build" / "peers"
PYTHON: Final = BUILD / "venv" / "bin" / "python"
FAILED: Final = BUILD / "failed.json"
STAMP: Final = BUILD / "installed"
"""What was installed the last time; nothing is done while it is the same."""


def _tried(*command: str) -> str:
    """Run a command; the last thing it said if it failed."""
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=BUILD)
    if not done.returncode:
        return ""
    said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    return said[-1] if said else f"ended with {done.returncode}"


def install() -> dict[str, str]:
    """Install what is not there; the reason of each package that cannot be."""
    wanted = (HERE / "requirements.txt").read_text(encoding="utf-8").split()
    package = (HERE / "package.json").read_text(encoding="utf-8")
    asked = "\n".join((sys.version, *wanted, package))
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == asked:
        return dict(json.loads(FAILED.read_text(encoding="utf-8")))
    BUILD.mkdir(parents=True, exist_ok=True)
    failed: dict[str, str] = {}
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", str(BUILD / "venv")], check=True)
    for one in wanted:
        sys.stdout.write(f"installing {one}\n")
        sys.stdout.flush()
        pip = (str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check")
        if reason := _tried(*pip, one):
            failed[one.partition("==")[0]] = reason
    copy(HERE / "package.json", BUILD)
    copy(HERE / "boardgame.cjs", BUILD)
    npm = which("npm")
    reason = _tried(npm, "install", "--no-audit", "--no-fund") if npm else "there is no npm"
    if reason:
        failed["boardgame.io"] = reason
    FAILED.write_text(json.dumps(failed), encoding="utf-8")
    STAMP.write_text(asked, encoding="utf-8")
    return failed


if __name__ == "__main__":
    for name, why in install().items():
        sys.stdout.write(f"{name}: cannot be installed: {why}\n")
