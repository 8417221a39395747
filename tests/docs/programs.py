"""The programs that the pages show, as files: what a type checker or an interpreter is given.

A block is a program if it begins with ```` ```python ```` or ```` ```pycon ````. All sessions of a
page are one program, as the later ones go on from the earlier. A block may name its file, and a
block that takes the place of lines of another one is none of its own.
"""

import re
from collections.abc import Mapping
from doctest import DocTestParser
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"

_BLOCK: Final = re.compile(r"^```(python[^\n]*|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def programs() -> Mapping[str, str]:
    """Every program of the README, the pages and the folder of examples, by the name of a file."""
    found = {path.name: path.read_text(encoding="utf-8") for path in DOCS.glob("examples/*.py")}
    for page in (ROOT / "README.md", *sorted(DOCS.glob("*.md"))):
        found |= _of_page(page.stem.replace("-", "_").lower(), page.read_text(encoding="utf-8"))
    return found


def _of_page(page: str, text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    session = ""
    for number, (info, body) in enumerate(_BLOCK.findall(text), 1):
        if info == "pycon":
            examples = DocTestParser().get_examples(body.replace("\\\n", ""))
            for example in examples:
                again = example.source.startswith("import ") and example.source in session
                session += "" if again else example.source
        elif " instead of " not in info:
            named = [word for word in info.split() if word.endswith(".py")]
            found[named[0] if named else f"{page}_{number}.py"] = body
    return found | ({f"{page}_session.py": session} if session else {})


__all__ = ["DOCS", "ROOT", "programs"]
