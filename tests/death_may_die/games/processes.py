"""Starting the worker in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[3]


def ask_worker(job: dict[str, Any], **environment: str) -> Any:  # noqa: ANN401 - JSON
    """The answer of a fresh process to a job.

    Args:
        job: what to do, see `tests.death_may_die.games.worker`.
        environment: variables that differ from those of this process.
    """
    done = subprocess.run(
        [sys.executable, "-m", "tests.death_may_die.games.worker"],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
    )
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)


__all__ = ["ask_worker"]
