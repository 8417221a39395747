"""The table of deliberate faults: one small change of one file each."""

import tomllib
from pathlib import Path
from typing import Final, final

import attrs

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent


class TableError(ValueError):
    """A fault that cannot be put in; the sentence says which and why."""


@final
@attrs.frozen
class Mutant:
    """One fault: in `file` the text `old`, which stands there once, becomes `new`."""

    id: str
    file: str
    old: str
    new: str
    fault: str
    rules: tuple[str, ...] = attrs.field(converter=tuple)

    @property
    def path(self) -> Path:
        """The file it changes."""
        return ROOT / self.file

    def patched(self) -> str:
        """The whole text of the file with the fault in it.

        Raises:
            TableError: if the text to change does not stand there exactly once.
        """
        text = self.path.read_text(encoding="utf-8")
        times = text.count(self.old)
        if times != 1:
            message = f"{self.id}: the text to change stands {times} times in {self.file}"
            raise TableError(message)
        return text.replace(self.old, self.new)


def mutants() -> tuple[Mutant, ...]:
    """All faults, in the order of the table."""
    data = tomllib.loads((FOLDER / "mutants.toml").read_text(encoding="utf-8"))
    return tuple(Mutant(**entry) for entry in data["mutant"])


def survivors() -> dict[str, str]:
    """Faults that nothing can notice, each with the reason."""
    data = tomllib.loads((FOLDER / "survivors.toml").read_text(encoding="utf-8"))
    return {str(key): str(reason) for key, reason in data.items()}


__all__ = ["FOLDER", "ROOT", "Mutant", "TableError", "mutants", "survivors"]
