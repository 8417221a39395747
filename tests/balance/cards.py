"""How useful cards are: how many games are won with and without each of them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, final

import attrs

import dmd_core as dmd
from tests.balance.games import Z_95, Played, Result

BOUND: Final = 0.25
"""How far a card may raise or lower the chance to win, before a reason is asked for."""

ENOUGH: Final = 30
"""Games with a card, and with others to compare them with, that say something of it."""


@final
@attrs.frozen
class Card:
    """A Mythos card, or half a Discovery card, of a box, with all that share its name."""

    box: str
    name: str
    kind: str
    keys: frozenset[str]

    def seen(self, game: Played) -> bool:
        """Whether a game showed one of them."""
        shown = game.mythos if self.kind == "Mythos" else game.claimed
        return not self.keys.isdisjoint(shown)


@final
@attrs.frozen
class Use:
    """What many games say of a card."""

    card: Card
    shown: int
    """Games of its box that showed it, of all of them."""
    games: int
    with_it: float
    without: float
    """Shares of games won."""
    gain: float
    spread: float
    """The difference among games of the same cell and length, and its standard error."""
    compared: int
    """Games with it that there were others to compare with."""

    @property
    def enough(self) -> bool:
        """Whether these are enough to say something of the card."""
        return self.compared >= ENOUGH

    @property
    def beyond(self) -> bool:
        """Whether it is out of bounds beyond doubt (95 %)."""
        return self.enough and abs(self.gain) - Z_95 * self.spread > BOUND


def cards() -> tuple[Card, ...]:
    """All Mythos cards and halves of Discovery cards of Episodes and Elder Ones."""
    content = dmd.load_content()
    keys: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    decks = [(box.id, box.mythos) for box in content.episodes]
    decks += [(str(box.id), box.mythos) for box in content.elder_ones]
    for box, mythos in decks:
        for card in mythos:
            keys[box, card.name, "Mythos"].add(card.id)
    for episode in content.episodes:
        for drawn in episode.discovery:
            for side in ("left", "right"):
                half = getattr(drawn, side)
                if half is not None:
                    kind = half.kind.value.capitalize()
                    keys[episode.id, half.name, kind].add(f"{drawn.id}.{side}")
    return tuple(Card(*named, frozenset(found)) for named, found in keys.items())


def share(games: Sequence[Played]) -> float:
    """The share of games won; 0 of none."""
    return sum(game.won for game in games) / len(games) if games else 0.0


def use_of(card: Card, results: Iterable[Result]) -> Use:
    """Compare games with and without a card.

    Whoever plays longer sees more cards and has another chance to win, so that the gain is taken
    among games of one cell that took as many rounds, and summed up as Mantel and Haenszel do.
    """
    strata: dict[tuple[str, int], tuple[list[Played], list[Played]]] = defaultdict(lambda: ([], []))
    for result in results:
        if card.box in (result.cell.episode, result.cell.elder_one):
            for game in result.games:
                strata[result.cell.name, game.rounds][card.seen(game)].append(game)
    gain = weight = variance = 0.0
    compared = 0
    for without, having in strata.values():
        n0, n1 = len(without), len(having)
        if n0 and n1:
            n, x0, x1 = n0 + n1, sum(g.won for g in without), sum(g.won for g in having)
            gain += (x1 * n0 - x0 * n1) / n
            weight += n1 * n0 / n
            compared += n1
            variance += (x1 * (n1 - x1) * n0**3 + x0 * (n0 - x0) * n1**3) / (n1 * n0 * n**2)
    lacking = [game for without, _ in strata.values() for game in without]
    held = [game for _, having in strata.values() for game in having]
    return Use(
        card,
        len(held),
        len(held) + len(lacking),
        share(held),
        share(lacking),
        gain / weight if weight else 0.0,
        sqrt(variance) / weight if weight else 0.0,
        compared,
    )


__all__ = ["BOUND", "ENOUGH", "Card", "Use", "cards", "use_of"]
