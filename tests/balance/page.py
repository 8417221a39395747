"""The page of the balance: what was measured, as Markdown."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import dmd_core as dmd
from tests.balance.games import Result

HEAD: Final = """# How hard the games are

Measured, not estimated: `make balance` plays every Episode against every Elder One with 1 to 5
players and writes this page anew; `make balance GAMES=60` plays fewer games. The player is the
sensible bot, which knows what an Episode asks for from the goals in its pack and looks at no card
that lies face down. Investigators are drawn anew for each game, and each game is a function of
its seed, so the numbers come out the same everywhere. A bot is no party of people: the numbers
compare games with each other.

A cell says how many of {games} games were won, with the 95 % confidence interval of that share
(Wilson), and how many rounds a game took on average. About 31 turns fill the Summoning track,
whoever takes them, so that a game of five has at most some 6 rounds.
"""
LOSSES: Final = {
    "DMD-LOSE-01": "an Investigator dies before the Elder One comes",
    "DMD-LOSE-02": "all Investigators die",
    "DMD-LOSE-03": "the end of the Summoning track",
}


def page(results: Sequence[Result]) -> str:
    """The whole page."""
    games = len(results[0].games)
    parts = [HEAD.format(games=games), *_table(results), *_losses(results), *_cards(results)]
    return "\n".join(parts)


def _table(results: Iterable[Result]) -> Iterator[str]:
    content = dmd.load_content()
    names = {box.id: box.name for box in content.episodes}
    names |= {str(box.id): box.name for box in content.elder_ones}
    rows: dict[tuple[str, str], dict[int, Result]] = {}
    for result in results:
        pair = (result.cell.episode, result.cell.elder_one)
        rows.setdefault(pair, {})[result.cell.players] = result
    yield "| Episode | Elder One | 1 player | 2 | 3 | 4 | 5 |"
    yield "|---|---|---|---|---|---|---|"
    for (episode, elder), cells in rows.items():
        shown = [_cell(cells[players]) for players in sorted(cells)]
        yield f"| {names[episode]} | {names[elder]} | {' | '.join(shown)} |"
    yield ""


def _cell(result: Result) -> str:
    low, high = result.interval
    return f"{result.rate:.0%} ({low:.0%} to {high:.0%}), {result.rounds:.1f} rounds"


def _losses(results: Iterable[Result]) -> Iterator[str]:
    found: dict[str, Counter[str]] = {}
    for result in results:
        found.setdefault(result.cell.episode, Counter()).update(result.losses)
    yield f"## How games are lost\n\n| Episode | {' | '.join(LOSSES.values())} |\n|---|---|---|---|"
    names = {box.id: box.name for box in dmd.load_content().episodes}
    for episode, counts in found.items():
        shares = [f"{counts[way] / max(1, counts.total()):.0%}" for way in LOSSES]
        yield f"| {names[episode]} | {' | '.join(shares)} |"
    yield ""


def _cards(results: Iterable[Result]) -> Iterator[str]:
    """Cards that no game showed; there should be none."""
    content = dmd.load_content()
    seen: dict[str, set[str]] = {}
    for result in results:
        for key in (result.cell.episode, result.cell.elder_one):
            cards = seen.setdefault(key, set())
            for game in result.games:
                cards |= game.mythos | game.claimed
    missing: list[str] = []
    decks = [(box.id, box.mythos) for box in content.episodes]
    decks += [(str(box.id), box.mythos) for box in content.elder_ones]
    for box, mythos in decks:
        missing += [card.name for card in mythos if card.id not in seen.get(box, set())]
    for episode in content.episodes:
        drawn = seen.get(episode.id, set())
        for card in episode.discovery:
            for side in ("left", "right"):
                half = getattr(card, side)
                if half is not None and f"{card.id}.{side}" not in drawn:
                    missing.append(half.name)
    yield "## Cards\n"
    if missing:
        yield f"Never drawn or claimed in these games: {', '.join(sorted(missing))}."
    else:
        yield "Every Mythos card was drawn, and every half of a Discovery card claimed."
    yield ""


__all__ = ["page"]
