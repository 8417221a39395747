"""Descriptions of words and definitions, taken from the docstrings of their source.

A game writes them into the library as data, so that schemas and the page of words have them where
docstrings were left out or sources are not at hand. A field is described by the string below it.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import final

import attrs

from dmd_core.tabletop.packs.describing import FILE

Texts = dict[str, dict[str, str]]
"""By module and class, its fields and members; the class itself under an empty name."""


@final
@attrs.frozen
class Sources:
    """Where the classes of the packs of one game are defined.

    Attributes:
        game: the folder of the game; names of classes begin after it.
        places: files and folders below it.
    """

    game: Path
    places: tuple[str, ...]

    def described(self) -> Texts:
        """What the sources say of each class and its fields, in the order of the alphabet."""
        found: Texts = {}
        for name in self.places:
            path = self.game / name
            for file in sorted(path.glob("*.py")) if path.is_dir() else [path]:
                module = ".".join(file.relative_to(self.game).with_suffix("").parts)
                for cls in ast.parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(cls, ast.ClassDef):
                        found[f"{module}.{cls.name}"] = dict(_of_class(cls))
        return dict(sorted(found.items()))

    def write(self) -> None:
        """Write the file anew that the library reads."""
        text = as_text(self.described())
        (self.game / "content" / FILE).write_text(text, encoding="utf-8")


def _of_class(cls: ast.ClassDef) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(cls)
    if text is not None:
        yield "", _first_paragraph(text)
    for field, below in zip(cls.body, cls.body[1:], strict=False):
        said = _said(below)
        if said is None:
            continue
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            yield field.target.id, said
        elif isinstance(field, ast.Assign) and isinstance(field.targets[0], ast.Name):
            yield field.targets[0].id, said


def _said(node: ast.stmt) -> str | None:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
        return None
    return _first_paragraph(node.value.value) if isinstance(node.value.value, str) else None


def _first_paragraph(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split())


def as_text(found: Texts) -> str:
    """The file that the library reads."""
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


__all__ = ["Sources", "Texts", "as_text"]
