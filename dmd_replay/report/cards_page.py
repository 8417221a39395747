"""The cards of packs as a page that can be searched."""

from collections.abc import Sequence
from itertools import groupby

from dmd_replay.facets.packs import PackText
from dmd_replay.report.page import asset, policy_of, raw, rendered


def cards_page_of(texts: Sequence[PackText], title: str) -> str:
    """One page with all cards, each with what stands on it, and a field to look for words.

    Args:
        texts: the cards, those of one pack beside each other.
        title: what they are of.

    Returns:
        HTML that opens from a disk and loads nothing.
    """
    style, script = asset("cards.css"), asset("cards.js")
    packs = [(pack, list(group)) for pack, group in groupby(texts, key=lambda text: text.pack)]
    return rendered(
        "cards.html.jinja",
        title=title,
        packs=packs,
        kinds=sorted({text.kind for text in texts}),
        policy=policy_of(style, script),
        style=raw(style),
        script=raw(script),
    )


__all__ = ["cards_page_of"]
