"""The form of a setup of Death May Die."""

from functools import cache
from typing import Final

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.rule_numbers import MAX_PLAYERS
from dmd_core.death_may_die.rulebook import rulebook
from dmd_core.death_may_die.rulings import Rulings
from dmd_core.death_may_die.setup import (
    ELDER_ONE,
    EPISODE,
    MAX_ACTIONS,
    MAX_REFUSALS,
    SOLO_INVESTIGATORS,
    rules_of_choice,
)
from dmd_replay.facets.form import FormChoice, FormField, FormKind
from dmd_replay.games.death_may_die.setup import WRITTEN_PARTY
from dmd_replay.games.tabletop.form import choices_of, rulings_form

VARIANTS: Final = "Variants"
"""The heading of choices that are made at random unless somebody makes them."""
_BOUNDS: Final = {"actions_per_turn": (1, MAX_ACTIONS), "trade_refusals": (0, MAX_REFUSALS)}


@cache
def form() -> tuple[FormField, ...]:
    """Who plays what against whom, variants, rulings."""
    core = load_content().core
    party = choices_of(core.investigators)
    return (
        FormField(
            "investigators",
            "Investigators",
            "Who plays, in seat order; as many as there are players, two in a solo game.",
            FormKind.SEVERAL,
            WRITTEN_PARTY,
            party,
            SOLO_INVESTIGATORS,
            MAX_PLAYERS,
            rules=rules_of_choice("investigators"),
        ),
        FormField(
            "players",
            "Players",
            "How many people play; as many as Investigators if left out. One plays two of them.",
            FormKind.NUMBER,
            None,
            (),
            1,
            MAX_PLAYERS,
            rules=rules_of_choice("players"),
        ),
        _one("episode", "Episode", "The Episode that is played.", EPISODE),
        _one("elder_one", "Elder One", "The boss that is played against.", str(ELDER_ONE)),
        FormField(
            "starter",
            "Starting player",
            "Who begins; drawn if left out.",
            FormKind.ONE,
            None,
            party,
            group=VARIANTS,
            rules=rules_of_choice("starter"),
        ),
        _insanities("insanities", "Insanities", "A card for each seat, in seat order; else drawn."),
        _insanities("banned_insanities", "Insanities left out", "Cards that stay in the box."),
        *rulings_form(Rulings, rules_of_choice, rulebook(), _BOUNDS),
    )


def _one(key: str, name: str, says: str, usual: str) -> FormField:
    content = load_content()
    things = {"episode": choices_of(content.episodes), "elder_one": choices_of(content.elder_ones)}
    rules = rules_of_choice(key)
    return FormField(key, name, says, FormKind.ONE, usual, things[key], rules=rules)


def _insanities(key: str, name: str, says: str) -> FormField:
    cards = tuple(FormChoice(card.id, card.name) for card in load_content().core.insanities)
    rules = rules_of_choice(key)
    return FormField(key, name, says, FormKind.SEVERAL, (), cards, 0, len(cards), VARIANTS, rules)


__all__ = ["VARIANTS", "form"]
