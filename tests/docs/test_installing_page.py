"""The page about installing: the wheel and every extra; `tests/packaging` does what it shows."""

import re
import tomllib
from pathlib import Path
from typing import Final

import dmd_core

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/installing.md").read_text(encoding="utf-8")
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def rows() -> dict[str, str]:
    """What the table says of each extra."""
    lines = re.findall(r"^\| (`.+?) \| (.+) \|$", PAGE, re.MULTILINE)
    return {name: says for names, says in lines for name in re.findall(r"`([a-z]+)`", names)}


def test_every_extra_is_named() -> None:
    """And none that there is not."""
    assert set(PROJECT["optional-dependencies"]) == set(rows())


def test_an_extra_that_brings_another_one_says_so() -> None:
    """Of those for people who use the library."""
    for name, needs in PROJECT["optional-dependencies"].items():
        brought = [one[9:-1] for one in needs if one.startswith("dmd-core[")]
        said = re.findall(r"what `(\w+)` has", rows()[name])
        if name not in {"test", "browser", "site", "dev"}:
            assert brought == said, name


def test_the_wheel_has_the_name_that_is_shown() -> None:
    """That of this version, in the README too, for the oldest Python that is named."""
    wheel = f"dmd_core-{dmd_core.__version__}-py3-none-any.whl"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    for text in (PAGE, readme):
        assert {wheel} == set(re.findall(r"dmd_core-[^\s/]+?\.whl", text))
        oldest = re.findall(r"Python (3\.\d+) or later", text)
        assert {PROJECT["requires-python"]} == {f">={one}" for one in oldest}
    assert f"is {dmd_core.__version__}" in readme


def test_pages_name_extras_that_there_are() -> None:
    """Wherever a page of the project says how to get one."""
    pages = [*ROOT.glob("docs/*.md"), ROOT / "README.md"]
    named = {
        name
        for page in pages
        for some in re.findall(r"(?:dmd-core|\.whl|'\.)\[([a-z,]+)\]", page.read_text("utf-8"))
        for name in some.split(",")
    }

    assert named
    assert named <= set(PROJECT["optional-dependencies"])
