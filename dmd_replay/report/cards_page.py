"""The cards of packs as a page that can be searched."""

from collections.abc import Sequence
from itertools import groupby

from dmd_replay.facets.packs import PackText
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.report.page import ENGLISH, asset, policy_of, raw, rendered
from dmd_replay.report.picture import Card


def cards_page_of(texts: Sequence[PackText], title: str, words: ToolWords = ENGLISH) -> str:
    """One page with all cards, each with what stands on it, and a field to look for words.

    Args:
        texts: the cards, those of one pack beside each other.
        title: what they are of.
        words: of the page itself, and for names and kinds; texts of cards are English.

    Returns:
        HTML that opens from a disk and loads nothing.
    """
    style, script = asset("cards.css"), asset("cards.js")
    packs = [(pack, list(group)) for pack, group in groupby(texts, key=lambda text: text.pack)]
    return rendered(
        "cards.html.jinja",
        title=title,
        packs=packs,
        kinds=sorted({text.kind for text in texts}, key=words.label),
        w=words,
        policy=policy_of(style, script),
        style=raw(style),
        script=raw(script),
    )


def card_of_pack(text: PackText, words: ToolWords = ENGLISH) -> Card:
    """A card of a pack as a picture has it."""
    about = f"{words.label(text.kind)} \N{MIDDLE DOT} {text.id}"
    return Card(words.label(text.name), about, tuple(text.lines))


__all__ = ["card_of_pack", "cards_page_of"]
