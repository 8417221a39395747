"""The golden files of all generated sentences; run this module to write them anew.

python -m tests.death_may_die.texts.wording_golden
"""

import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from dmd_core.death_may_die.content.boxes import Content
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.say import CardText, all_texts

FOLDER: Final = Path(__file__).parents[3] / "fixtures" / "texts"
_WIDTH: Final = 100
_HEAD: Final = (
    "Generated from the data of the pack '{pack}'.\n"
    "Do not edit: python -m tests.death_may_die.texts.wording_golden writes it anew.\n"
)


def page(card: CardText) -> str:
    """One text with its kind and id, folded to the width of the file."""
    lines = [f"[{card.kind.value} {card.id}] {card.name}"]
    for line in card.lines:
        lines.extend(textwrap.wrap(line, _WIDTH, initial_indent="  ", subsequent_indent="      "))
    return "\n".join(lines) + "\n"


def golden(content: Content) -> dict[str, str]:
    """What each file has to hold, by its name, in the order of the packs."""
    packs: dict[str, list[CardText]] = {}
    for card in all_texts(content):
        packs.setdefault(card.pack, []).append(card)
    return {f"{pack}.txt": _file(pack, cards) for pack, cards in packs.items()}


def _file(pack: str, cards: Iterable[CardText]) -> str:
    return "\n".join((_HEAD.format(pack=pack), *(page(card) for card in cards)))


def main() -> None:
    """Write all files; one of a pack that is no more goes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = golden(load_content())
    for old in FOLDER.glob("*.txt"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
