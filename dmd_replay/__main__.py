"""``python -m dmd_replay`` is `dmd-replay`, where the scripts of packages are not on the path."""

from dmd_replay.cli.main import main

main(prog_name="python -m dmd_replay")
