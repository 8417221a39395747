"""The race as an installed distribution, without the time that building one takes."""

import tomllib
from pathlib import Path
from typing import Final

DISTRIBUTION: Final = Path(__file__).parent / "distribution"


def install(folder: Path) -> Path:
    """Lay out in a folder what an installation of the race leaves: the package and its metadata."""
    project = tomllib.loads((DISTRIBUTION / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    (info / "entry_points.txt").write_text(
        "".join(
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in named.items())
            for group, named in project["entry-points"].items()
        )
    )
    (folder / "race_game").symlink_to(DISTRIBUTION / "race_game")
    return folder
