"""Claimed cards and their use, in words."""

from typing import Final

from dmd_core.death_may_die.say.amounts import amount, value
from dmd_core.death_may_die.say.base import ABILITIES, EFFECTS, Speech
from dmd_core.death_may_die.say.control import clause
from dmd_core.death_may_die.say.gathering import cards_noun, owners, side
from dmd_core.death_may_die.say.selectors import NAMED, subject, whoever
from dmd_core.death_may_die.words.amounts import ALL, AmountOrAll, Count, Difference
from dmd_core.death_may_die.words.cards import (
    DiscardCards,
    DiscardThis,
    GiveCards,
    SkillLevel,
    TakeCards,
    Usable,
)
from dmd_core.death_may_die.words.selectors import Cards, CardSide, Who
from dmd_core.tabletop.text.english import some

_EVEN: Final = Difference(
    (Count(cards=Cards(side=CardSide.LEFT)), Count(cards=Cards(side=CardSide.RIGHT)))
)
"""As many as it takes to have as many cards on one side as on the other."""


@EFFECTS.on(DiscardCards)
def _discard_cards(speech: Speech, verb: DiscardCards) -> str:
    """With a price for keeping, every card that fits is asked for, whatever the number says."""
    cards = verb.cards
    who = subject(speech, cards.of)
    many = f"{cards_noun(speech, cards, many=True)}{side(cards)}"
    if verb.keep_for:
        take = f"{'take' if who.second else 'takes'} {some(verb.keep_for, 'Wound')}"
        return who.does("discard", f"all {many}, or {take} for each one kept")
    if verb.n is ALL:
        return who.does("discard", f"all {many}")
    choice = f" of {'your' if who.second else 'its'} choice"
    noun = cards_noun(speech, cards, many=False)
    if verb.n == 1:
        return who.does("discard", f"1 {noun}{choice}{side(cards)}")
    if verb.n == _EVEN and cards.side is CardSide.FULLER:
        until = " until you have as many left as right"
        plurals = cards_noun(speech, cards, many=True)
        return who.does("discard", f"{plurals}{choice}{side(cards)}{until}")
    n = _number_of(speech, verb.n, cards)
    return who.does("discard", f"{n}{choice}{side(cards)}")


def _number_of(speech: Speech, n: AmountOrAll, cards: Cards) -> str:
    """So many cards, as a noun."""
    if isinstance(n, int):
        return f"{n} {cards_noun(speech, cards, many=n != 1)}"
    return amount(speech, n, cards_noun(speech, cards, many=False))


@EFFECTS.on(TakeCards)
def _take_cards(speech: Speech, verb: TakeCards) -> str:
    cards = verb.cards
    n = value(speech, verb.n)
    more = " or more" if verb.more else ""
    noun = cards_noun(speech, cards, many=verb.more or verb.n != 1)
    whose = owners(speech, cards).removeprefix(" of ")
    return f"take {n}{more} {noun} from {whose}"


@EFFECTS.on(GiveCards)
def _give_cards(speech: Speech, verb: GiveCards) -> str:
    cards = verb.cards
    noun = f"{cards_noun(speech, cards, many=True)}{side(cards)}{whoever(speech, cards.of)}"
    start = "an Investigator" if verb.to.who is Who.ALL else "another Investigator"
    name = {
        Who.NAMED: NAMED,
        Who.PAIR: "the other of you and the Investigator you named",
        Who.IT: speech.seat or "it",
        Who.YOU: "yourself",
    }.get(verb.to.who, start)
    place = whoever(speech, verb.to) or " on any Space"
    of_all = " (of any owner)" if cards.of.who is not Who.YOU else ""
    return f"give {value(speech, verb.n)} of your {noun}{of_all} to {name}{place}"


@EFFECTS.on(DiscardThis)
def _discard_this(speech: Speech, _verb: DiscardThis) -> str:
    return f"discard {speech.card}"


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


__all__: list[str] = []
