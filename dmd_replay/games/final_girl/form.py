"""The form of a setup of Final Girl."""

from functools import cache

from dmd_core.final_girl.content.loader import load_content
from dmd_core.final_girl.rulebook import rulebook
from dmd_core.final_girl.rulings import Rulings
from dmd_core.final_girl.setup import NORMAL, rules_of_choice
from dmd_replay.facets.form import FormChoice, FormField, FormKind
from dmd_replay.games.final_girl.setup import GIRL, KILLER, LOCATION
from dmd_replay.games.tabletop.form import choices_of, in_words, rulings_form


@cache
def form() -> tuple[FormField, ...]:
    """Who plays against whom, where, on which board, with what beside; rulings."""
    content = load_content()
    boards = tuple(FormChoice(board.id, in_words(board.id)) for board in content.core.boards)
    cards = tuple(
        FormChoice(card.id, card.name, ("location", place.id))
        for place in content.locations
        for card in place.setup_cards
    )
    return (
        _one("final_girl", "Final Girl", "Who plays.", GIRL, choices_of(content.girls)),
        _one("killer", "Killer", "Who is played against.", KILLER, choices_of(content.killers)),
        _one("location", "Location", "Where.", LOCATION, choices_of(content.locations)),
        _one("board", "Board", "The side of the player board; extreme is harder.", NORMAL, boards),
        _one("setup_card", "Setup card", "A card of the location; else drawn.", None, cards),
        _truth("epic", "Epic dark power", "With the epic dark power of the killer."),
        _truth("bonus_item", "Bonus item", "With the bonus item of the Final Girl."),
        *rulings_form(Rulings, rules_of_choice, rulebook(), {}),
    )


def _one(
    key: str, name: str, says: str, usual: str | None, choices: tuple[FormChoice, ...]
) -> FormField:
    return FormField(key, name, says, FormKind.ONE, usual, choices, rules=rules_of_choice(key))


def _truth(key: str, name: str, says: str) -> FormField:
    return FormField(key, name, says, FormKind.TRUTH, usual=False, rules=rules_of_choice(key))


__all__ = ["form"]
