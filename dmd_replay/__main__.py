"""``python -m dmd_replay`` is `dmd-replay`, where the scripts of packages are not on the path."""

from dmd_replay.command import main

if __name__ == "__main__":
    main("python -m dmd_replay")
