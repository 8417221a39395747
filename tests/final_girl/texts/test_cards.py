"""The generated English of every built-in card, held against a file that people have read."""

from pathlib import Path
from typing import Final

import pytest

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.say import CardText, TextKind, all_texts, card_text
from tests.final_girl.scenarios import make_game

GOLDEN: Final = Path(__file__).with_name("cards.txt")


def as_text(card: CardText) -> str:
    """A card as it stands in the file."""
    return f"[{card.pack}, {card.kind.value.replace('_', ' ')}]\n{card.text}\n"


def test_every_card_is_said_as_in_the_file() -> None:
    """Python -m tests.final_girl.texts.cards_golden writes it anew; read what changed."""
    said = "\n".join(as_text(card) for card in all_texts(load_content()))

    assert GOLDEN.read_text(encoding="utf-8") == said


def test_a_text_of_a_game_is_found_by_its_id() -> None:
    """Cards, boards, minions, the bonus item; whatever commands and events name."""
    game = make_game(killer="beekeeper")

    assert TextKind.MINION is card_text(game, "swarm").kind
    assert ("Crossbow", "nora") == (
        card_text(game, "crossbow").name,
        card_text(game, "crossbow").pack,
    )
    assert (
        "Knife\n1 hand, range 0, 1 damage."
        == card_text(game, "knife").text
        == f"Knife\n{card_text(game, 'knife').lines[0]}"
    )


def test_an_unknown_text_is_refused_with_the_nearest_name() -> None:
    """Or with some of those that there are."""
    game = make_game()

    with pytest.raises(ValueError, match="this game has no text 'knive'; did you mean 'knife'"):
        card_text(game, "knive")
    with pytest.raises(ValueError, match="this game has no text 'zzz'; there are: walk, focus"):
        card_text(game, "zzz")
