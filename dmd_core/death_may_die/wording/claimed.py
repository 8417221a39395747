"""Verbs about claimed and kept cards, and about Investigators that move, in words."""

from typing import Final

from dmd_core.death_may_die.effects.selectors import Measure
from dmd_core.death_may_die.effects.verbs import (
    BalanceCards,
    CardKind,
    DiscardCards,
    DiscardThis,
    GiveItem,
    JoinNearest,
    MeetNamed,
    ResolveKept,
)
from dmd_core.death_may_die.wording.english import listed, plural, some
from dmd_core.death_may_die.wording.selectors import amount, subject
from dmd_core.death_may_die.wording.speech import EFFECTS, Speech

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


@EFFECTS.on(JoinNearest)
def _join_nearest(_speech: Speech, _verb: JoinNearest) -> str:
    return "you move to the nearest Space with another figure; you stay if yours has one"


@EFFECTS.on(MeetNamed)
def _meet_named(_speech: Speech, _verb: MeetNamed) -> str:
    return "you or the Investigator you named moves to the other's Space, and no Enemies follow"


@EFFECTS.on(ResolveKept)
def _resolve_kept(speech: Speech, _verb: ResolveKept) -> str:
    return f"resolve the Mythos card kept by {speech.insanity} as if you had just drawn it"


@EFFECTS.on(GiveItem)
def _give_item(_speech: Speech, _verb: GiveItem) -> str:
    return "give 1 of your tradable Items to another Investigator on any Space"


__all__ = ["KINDS"]
