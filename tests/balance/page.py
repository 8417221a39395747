"""The page of the balance: what was measured, as Markdown."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import dmd_core as dmd
from tests.balance.games import Cell, Result

HEAD: Final = """# How hard the games are

`make balance` plays every Episode against every Elder One with 1 to 5 players, 400 games each,
and writes this page anew; `make balance GAMES=60` plays fewer. The player is the sensible bot,
which knows what an Episode asks for from the goals in its pack and looks at no card that lies
face down. Investigators are drawn anew for each game, and each game is a function of its seed, so
the numbers come out the same everywhere. A bot is no party of people: the numbers compare games
with each other.

A cell says how many games were won, with the 95 % confidence interval of that share (Wilson), of
how many games, and how many rounds a game took on average. The last column takes all games of a
row together. A dash is a cell that was not measured.

Games were meant to be won between 15 % and 70 % of the time, and to take 6 to 14 rounds. About 31
turns fill the Summoning track, whoever takes them: with 4 players that is less than 8 rounds for
a game that is played to the very end, with 5 little more than 6, so that games of 5 can't take 6
rounds on average, and games of 4 hardly.
"""
LEAST: Final = 0.15
MOST: Final = 0.70
"""Win rates that were meant to be reached, and not to be passed."""
MOST_PLAYERS: Final = 5
LOSSES: Final = {
    "DMD-LOSE-01": "an Investigator dies before the Elder One comes",
    "DMD-LOSE-02": "all Investigators die",
    "DMD-LOSE-03": "the end of the Summoning track",
}


def page(results: Sequence[Result]) -> str:
    """The whole page."""
    parts = [HEAD, *_table(results), *_outside(results), *_losses(results), *_cards(results)]
    return "\n".join(parts)


def _table(results: Iterable[Result]) -> Iterator[str]:
    content = dmd.load_content()
    names = {box.id: box.name for box in content.episodes}
    names |= {str(box.id): box.name for box in content.elder_ones}
    rows: dict[tuple[str, str], dict[int, Result]] = {}
    for result in results:
        pair = (result.cell.episode, result.cell.elder_one)
        rows.setdefault(pair, {})[result.cell.players] = result
    yield "| Episode | Elder One | 1 player | 2 | 3 | 4 | 5 | all |"
    yield "|---|---|---|---|---|---|---|---|"
    for (episode, elder), cells in rows.items():
        games = tuple(game for result in cells.values() for game in result.games)
        every = Result(Cell(episode, elder, 0), games)
        shown = [_cell(cells.get(players)) for players in range(1, MOST_PLAYERS + 1)]
        yield f"| {names[episode]} | {names[elder]} | {' | '.join(shown)} | {_cell(every)} |"
    yield ""


def _cell(result: Result | None) -> str:
    if result is None:
        return "-"
    low, high = result.interval
    share = f"{result.rate:.0%} ({low:.0%} to {high:.0%}) of {len(result.games)}"
    return f"{share}, {result.rounds:.1f} rounds"


def _outside(results: Iterable[Result]) -> Iterator[str]:
    """Cells whose interval says that they are too hard or too easy."""
    hard = [result for result in results if result.interval[1] < LEAST]
    easy = [result for result in results if result.interval[0] > MOST]
    for word, cells in (("harder", hard), ("easier", easy)):
        named = [f"{r.cell.episode}/{r.cell.elder_one}/{r.cell.players}" for r in cells]
        listed = ", ".join(named) if named else "none"
        yield f"Cells that are {word} than that beyond doubt (95 %): {listed}."
    yield ""


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
