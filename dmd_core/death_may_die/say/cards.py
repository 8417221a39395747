"""Claimed cards and their use, in words."""

from typing import Final

from dmd_core.death_may_die.say.amounts import amount
from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.control import clause, part
from dmd_core.death_may_die.say.english import listed, plural, some
from dmd_core.death_may_die.say.selectors import subject
from dmd_core.death_may_die.words.amounts import Measure
from dmd_core.death_may_die.words.cards import (
    BalanceCards,
    CardKind,
    DiscardCards,
    DiscardThis,
    GiveItem,
    SkillLevel,
    Steal,
    Usable,
)

KINDS: Final = {
    CardKind.ITEM: "Item",
    CardKind.COMPANION: "Companion",
    CardKind.CONDITION: "Condition",
}
"""What the half of a Discovery card is."""


@EFFECTS.on(DiscardCards)
def _discard_cards(speech: Speech, verb: DiscardCards) -> str:
    """With a price for keeping, every card that fits is asked for, whatever the number says."""
    who = subject(speech, verb.who)
    if verb.keep_for:
        cards = _cards(speech, verb, many=True)
        take = f"{'take' if who.second else 'takes'} {some(verb.keep_for, 'Wound')}"
        return who.does("discard", f"all {cards}, or {take} for each one kept")
    if verb.n is Measure.ALL:
        return who.does("discard", f"all {_cards(speech, verb, many=True)}")
    choice = f" of {'your' if who.second else 'its'} choice"
    if verb.n == 1:
        return who.does("discard", f"1 {_cards(speech, verb, many=False)}{choice}")
    noun = _cards(speech, verb, many=True)
    n = f"{verb.n} {noun}" if isinstance(verb.n, int) else amount(speech, verb.n, noun)
    return who.does("discard", f"{n}{choice}")


def _cards(speech: Speech, verb: DiscardCards, *, many: bool) -> str:
    """Which of the claimed cards, as a noun."""
    words = [KINDS[kind] for kind in verb.kinds] or ["Discovery card"]
    noun = listed([plural(word) if many else word for word in words], "and" if many else "or")
    if verb.half is not None:
        name = speech.names.half(verb.half)
        card = "cards" if many else "card"
        noun = f"{name} {noun if verb.kinds else card}"
    return noun if verb.tag is None else f"{speech.names.tag(verb.tag)} {noun}"


@EFFECTS.on(BalanceCards)
def _balance_cards(_speech: Speech, _verb: BalanceCards) -> str:
    return (
        "you discard Discovery cards of your choice from the side with more of them"
        " until you have as many left as right"
    )


@EFFECTS.on(DiscardThis)
def _discard_this(speech: Speech, _verb: DiscardThis) -> str:
    return f"discard {speech.card}"


@EFFECTS.on(Steal)
def _steal(speech: Speech, control: Steal) -> str:
    return (
        "take 1 or more tradable cards from other Investigators on your Space, then"
        f" {part(speech, control.then)}; if there is none, {part(speech, control.otherwise)}"
    )


@EFFECTS.on(GiveItem)
def _give_item(_speech: Speech, _verb: GiveItem) -> str:
    return "give 1 of your tradable Items to another Investigator on any Space"


@ABILITIES.on(Usable)
def _usable(speech: Speech, ability: Usable) -> str:
    """What goes is the price; a partner card goes in any case."""
    price = f"discard {speech.card}" if ability.discard else f"use {speech.card}"
    if ability.needs is not None:
        partner = speech.names.half(ability.needs)
        price += f" and your {partner}" if ability.discard else f" by discarding your {partner}"
    return f"in your turn you may {price}: {clause(speech, ability.then)}"


@ABILITIES.on(SkillLevel)
def _skill_level(speech: Speech, ability: SkillLevel) -> str:
    return f"you have {some(ability.n, 'more level')} of {speech.names.skill(ability.skill)}"


__all__ = [
    "KINDS",
]
