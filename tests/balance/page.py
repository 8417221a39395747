"""The page of the balance: what was measured, as Markdown, and what people say of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tests.balance.cards import BOUND, ENOUGH, Use, cards, use_of
from tests.balance.chart import LEAST, MOST, names
from tests.balance.games import Cell, Result

HEAD: Final = """# How hard the games are

`make balance` plays every Episode against every Elder One with 1 to 5 players, 400 games each,
and writes this page and its chart anew; `make balance GAMES=60` plays fewer. Games that were
played are kept in `build/balance.jsonl`, so that a run can be stopped at any time and gone on with:
games of another bot or of other packs, told by a digest, are left out.
`python -m tests.balance --cell 'danse*/hastur/[12]' --games 60` measures chosen cells.

The player is the sensible bot, which knows what an Episode asks for from the goals in its pack and
looks at no card that lies face down. Investigators are drawn anew for each game, and each game is a
function of its seed, so the numbers come out the same everywhere. A bot is no party of people: the
numbers compare games with each other.

A cell says how many games were won, with the 95 % confidence interval of that share (Wilson), of
how many games, and how many rounds a game took on average. The last column takes all games of a
row together. A dash is a cell that was not measured.

Games were meant to be won between 15 % and 70 % of the time, and to take 6 to 14 rounds. About 31
turns fill the Summoning track, whoever takes them: with 4 players that is less than 8 rounds for
a game that is played to the very end, with 5 little more than 6, so that games of 5 can't take 6
rounds on average, and games of 4 hardly.

![Win rates of all cells](pictures/balance.svg)
"""
MOST_PLAYERS: Final = 5
NAMED: Final = 6
"""So many cells are named as the hardest, and as the easiest."""
LOSSES: Final = {
    "DMD-LOSE-01": "an Investigator dies before the Elder One comes",
    "DMD-LOSE-02": "all Investigators die",
    "DMD-LOSE-03": "the end of the Summoning track",
}
SHORT: Final = 6
LONG: Final = 14
"""Rounds that a game was meant to take."""


def page(results: Sequence[Result], remarks: str) -> str:
    """The whole page; the remarks were written by hand and stand as they are."""
    parts = [HEAD, *_table(results), *_outside(results), remarks, *_losses(results)]
    return "\n".join([*parts, *_cards(results)])


def _table(results: Iterable[Result]) -> Iterator[str]:
    called = names()
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
        yield f"| {called[episode]} | {called[elder]} | {' | '.join(shown)} | {_cell(every)} |"
    yield ""


def _cell(result: Result | None) -> str:
    if result is None:
        return "-"
    low, high = result.interval
    share = f"{result.rate:.0%} ({low:.0%} to {high:.0%}) of {len(result.games)}"
    return f"{share}, {result.rounds:.1f} rounds"


def _named(
    results: Iterable[Result], figure: Callable[[Result], str] = lambda one: f"{one.rate:.0%}"
) -> str:
    """The cells by name, each with a figure, usually how often it was won."""
    called = names()
    cells = [
        f"{called[one.cell.episode]} against {called[one.cell.elder_one]} with"
        f" {one.cell.players} ({figure(one)})"
        for one in results
    ]
    return ", ".join(cells) if cells else "none"


def _rounds(one: Result) -> str:
    return f"{one.rounds:.1f}"


def _outside(results: Sequence[Result]) -> Iterator[str]:
    """The hardest and the easiest, and cells that are outside of what was meant to be."""
    ranked = sorted(results, key=lambda one: one.rate)
    yield f"- The hardest: {_named(ranked[:NAMED])}."
    yield f"- The easiest: {_named(reversed(ranked[-NAMED:]))}."
    hard = [one for one in ranked if one.rate < LEAST]
    easy = [one for one in ranked if one.rate > MOST]
    sure = [one for one in hard if one.interval[1] < LEAST]
    sure += [one for one in easy if one.interval[0] > MOST]
    yield f"- Won less often than {LEAST:.0%} of the time: {_named(hard)}."
    yield f"- Won more often than {MOST:.0%} of the time: {_named(easy)}."
    yield f"- Of these beyond doubt (95 %): {_named(sure)}."
    few = [one for one in results if one.cell.players < MOST_PLAYERS - 1]
    off = [one for one in few if not SHORT <= one.rounds <= LONG]
    yield (
        f"- With 1 to 3 players {len(few) - len(off)} of {len(few)} cells take {SHORT} to {LONG}"
        f" rounds on average; the others: {_named(off, _rounds)}."
    )
    yield ""


def _losses(results: Iterable[Result]) -> Iterator[str]:
    found: dict[str, Counter[str]] = {}
    for result in results:
        found.setdefault(result.cell.episode, Counter()).update(result.losses)
    yield f"## How games are lost\n\n| Episode | {' | '.join(LOSSES.values())} |\n|---|---|---|---|"
    called = names()
    missing: list[str] = []
    for episode, counts in found.items():
        shares = [f"{counts[way] / max(1, counts.total()):.0%}" for way in LOSSES]
        missing += [f"{called[episode]}: {told}" for way, told in LOSSES.items() if not counts[way]]
        yield f"| {called[episode]} | {' | '.join(shares)} |"
    yield ""
    seen = "Every way to lose was seen in every Episode."
    yield f"Never seen: {'; '.join(missing)}." if missing else seen
    yield ""


def _cards(results: Sequence[Result]) -> Iterator[str]:
    """Each card with how often it was seen, and how games came out with and without it."""
    boxes = {key for one in results for key in (one.cell.episode, one.cell.elder_one)}
    uses = [use_of(card, results) for card in cards() if card.box in boxes]
    yield CARDS
    for verdict in _verdicts(uses):
        yield f"- {verdict}"
    yield ""
    called = names()
    yield "| box | card | kind | seen | won with it | without | gain |"
    yield "|---|---|---|---|---|---|---|"
    for use in uses:
        card = use.card
        told = f"| {called[card.box]} | {card.name} | {card.kind} | {use.shown / use.games:.0%} "
        if not use.shown:
            yield f"{told}| - | - | - |"
            continue
        gain = f"{100 * use.gain:+.0f} ± {196 * use.spread:.0f}" if use.enough else "-"
        yield f"{told}| {use.with_it:.0%} | {use.without:.0%} | {gain} |"
    yield ""


CARDS: Final = f"""## Cards

How often a card was drawn, or half of it claimed, in games of its box; how many games were won with
it and without it; and what it gains in points of percent, with the 95 % interval, among games of
one cell that took as many rounds: who plays longer sees more cards. Cards of one name are taken
together; of one that fewer than {ENOUGH} games with a like one without it showed nothing is said. A
gain of more than {BOUND:.0%} either way beyond doubt asks for a reason.
"""


def _verdicts(uses: Sequence[Use]) -> Iterator[str]:
    called = names()
    missing = sorted(f"{use.card.name} ({called[use.card.box]})" for use in uses if not use.shown)
    whole = "Every Mythos card was drawn, and every half of a Discovery card claimed."
    yield f"Never drawn or claimed: {', '.join(missing)}." if missing else whole
    beyond = [
        f"{use.card.name} ({100 * use.gain:+.0f})" for use in uses if use.shown and use.beyond
    ]
    yield f"Out of bounds: {', '.join(beyond) if beyond else 'none'}."


__all__ = ["page"]
