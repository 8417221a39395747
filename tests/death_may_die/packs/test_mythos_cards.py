"""The Mythos cards of both boxes as they are printed; the numbers are literals."""

from collections import Counter

from dmd_core.death_may_die.content.board import Gate
from dmd_core.death_may_die.content.cards import MythosDef
from dmd_core.death_may_die.words.control import Sequence
from dmd_core.death_may_die.words.enemies import Summon
from tests.death_may_die.packs.builtin import CTHULHU, EPISODE


def summons(cards: tuple[MythosDef, ...]) -> list[tuple[str, Gate]]:
    """All entries at the bottom of some Mythos cards."""
    return [(line.enemy, line.gate) for card in cards for line in card.summons]


class TestMythos:
    """Eight Mythos cards in each box."""

    def test_cards_of_cthulhu(self) -> None:
        """8 cards with 7 names, 5 with a symbol, 4 that summon."""
        cards = CTHULHU.mythos

        assert (8, 7) == (len(cards), len({card.name for card in cards}))
        assert (5, 4) == (
            sum(card.symbol for card in cards),
            sum(bool(card.summons) for card in cards),
        )

    def test_cthulhu_summons(self) -> None:
        """6 entries: 4 Cultists and 2 Star Spawn, two at each Gate."""
        entries = summons(CTHULHU.mythos)

        assert {"cultist": 4, "star_spawn": 2} == Counter(enemy for enemy, _ in entries)
        assert {Gate.RED: 2, Gate.YELLOW: 2, Gate.BLUE: 2} == Counter(gate for _, gate in entries)

    def test_cards_of_the_episode(self) -> None:
        """8 cards with 7 names, 6 with a symbol, 4 that summon."""
        cards = EPISODE.mythos

        assert (8, 7) == (len(cards), len({card.name for card in cards}))
        assert (6, 4) == (
            sum(card.symbol for card in cards),
            sum(bool(card.summons) for card in cards),
        )

    def test_episode_summons(self) -> None:
        """5 entries: 3 Fire Vampires and 2 Byakhee; blue 2, yellow 2, red 1."""
        entries = summons(EPISODE.mythos)

        assert {"fire_vampire": 3, "byakhee": 2} == Counter(enemy for enemy, _ in entries)
        assert {Gate.RED: 1, Gate.YELLOW: 2, Gate.BLUE: 2} == Counter(gate for _, gate in entries)

    def test_deck_of_a_game(self) -> None:
        """The deck of the game: 16 cards, 14 names, 11 symbols, 8 that summon, 11 entries."""
        deck = (*EPISODE.mythos, *CTHULHU.mythos)
        counts = (
            len({card.id for card in deck}),
            len({card.name for card in deck}),
            sum(card.symbol for card in deck),
            sum(bool(card.summons) for card in deck),
            len(summons(deck)),
        )

        assert (16, 14, 11, 8, 11) == counts

    def test_cultists_by_text(self) -> None:
        """Two cards of the Episode summon Cultists in their text."""
        texts = {
            card.id
            for card in EPISODE.mythos
            for effect in card.effects
            for step in (effect, *_then(effect))
            if isinstance(step, Summon)
        }

        assert {"chaos_in_the_labs", "students_go_mad"} == texts


def _then(effect: object) -> tuple[object, ...]:
    then = getattr(effect, "then", None)
    return then.steps if isinstance(then, Sequence) else (then,)
