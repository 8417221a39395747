"""The command ``dmd-replay`` before anything is imported that may not be installed."""

import sys
from typing import Final

from dmd_replay.extras import missing, not_installed

UNUSABLE: Final = 2
"""The exit status where the command cannot begin."""


def main(prog_name: str | None = None) -> None:
    """Run the command line, or say what to install.

    Args:
        prog_name: how help calls it; as it was called if left out.
    """
    gone = not_installed()
    if gone:
        sys.stderr.write(f"dmd-replay: {missing(*gone)}\n")
        sys.exit(UNUSABLE)
    from dmd_replay.cli.main import main as run  # noqa: PLC0415 - it needs what may be missing

    run(prog_name=prog_name)


if __name__ == "__main__":
    main()
