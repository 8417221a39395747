"""What several selectors gather together, in words: for what counts, and for what there is."""

from typing import final

from dmd_core.death_may_die.say.base import Speech
from dmd_core.death_may_die.say.selectors import (
    definite,
    enemy_noun,
    on_space,
    spaces_noun,
    whoever,
)
from dmd_core.death_may_die.words.selectors import (
    CardKind,
    Cards,
    CardSide,
    Enemies,
    Gathering,
    Investigators,
    Who,
)
from dmd_core.kernel.node import node
from dmd_core.tabletop.text.english import listed, plural

KINDS = {
    CardKind.ITEM: "Item",
    CardKind.COMPANION: "Companion",
    CardKind.CONDITION: "Condition",
}
"""What the half of a Discovery card is."""

_SIDES = {
    CardSide.LEFT: " on your left",
    CardSide.RIGHT: " on your right",
    CardSide.FULLER: " from the side with more of them",
}


@final
@node
class Group:
    """One kind of things that are gathered, as a noun with what narrows it."""

    one: str
    many: str


def gathered(speech: Speech, what: Gathering) -> list[Group]:
    """The kinds of things that are gathered; all figures on one Space but you are one kind."""
    figures = _figures(speech, what)
    groups = [figures] if figures is not None else []
    if figures is None and what.enemies is not None:
        groups.append(_enemies(speech, what.enemies))
    if figures is None and what.investigators is not None:
        groups.append(_investigators(speech, what.investigators))
    if what.spaces is not None:
        groups.append(Group(*(f"{noun}{rest}" for noun, rest in spaces_noun(speech, what.spaces))))
    if what.cards is not None:
        groups.append(
            Group(
                cards_noun(speech, what.cards, many=False) + owners(speech, what.cards),
                cards_noun(speech, what.cards, many=True) + owners(speech, what.cards),
            )
        )
    return groups


def _figures(speech: Speech, what: Gathering) -> Group | None:
    """Enemies and other Investigators on the same Spaces are all figures but you."""
    enemies, others = what.enemies, what.investigators
    if enemies is None or others is None or enemies != Enemies(where=enemies.where):
        return None
    if others != Investigators(who=Who.OTHERS, where=enemies.where):
        return None
    place = " on the board" if enemies.where is None else on_space(speech, enemies.where)
    return Group(f"other figure{place}", f"other figures{place}")


def _enemies(speech: Speech, enemies: Enemies) -> Group:
    place = on_space(speech, enemies.where)
    near = "nearest " if enemies.nearest else ""
    name = definite(speech, enemies.kind)
    if name is not None:
        return Group(f"{near}{name}{place}", f"{near}{name}{place}")
    noun = enemy_noun(speech, enemies.kind)
    return Group(f"{near}{noun}{place}", f"{near}{plural(noun)}{place}")


def _investigators(speech: Speech, who: Investigators) -> Group:
    noun = {
        Who.YOU: "Investigator (only you)",
        Who.IT: f"Investigator (only {speech.seat or 'it'})",
        Who.NAMED: "Investigator (only the one you named)",
        Who.PAIR: "Investigator (only you and the one you named)",
        Who.OTHERS: "other Investigator",
        Who.ALL: "Investigator",
    }[who.who]
    rest = whoever(speech, who)
    return Group(f"{noun}{rest}", f"{plural_of(noun)}{rest}")


def plural_of(noun: str) -> str:
    """The plural of a noun that may have a remark in brackets behind it."""
    head, bracket, tail = noun.partition(" (")
    return f"{plural(head)}{bracket}{tail}"


def cards_noun(speech: Speech, cards: Cards, *, many: bool) -> str:
    """Which claimed cards, as a noun without their owners."""
    words = [KINDS[kind] for kind in cards.kinds] or ["Discovery card"]
    noun = listed([plural(word) if many else word for word in words], "and" if many else "or")
    if cards.half is not None:
        name = speech.names.half(cards.half)
        card = "cards" if many else "card"
        noun = f"{name} {noun if cards.kinds else card}"
    if cards.tag is not None:
        noun = f"{speech.names.tag(cards.tag)} {noun}"
    return f"tradable {noun}" if cards.tradable else noun


def side(cards: Cards) -> str:
    """Under which edge the cards lie, as the end of a noun."""
    return "" if cards.side is None else _SIDES[cards.side]


def owners(speech: Speech, cards: Cards) -> str:
    """Whose cards they are, as the end of a noun."""
    who = cards.of
    rest = whoever(speech, who)
    whose = {
        Who.YOU: "yours",
        Who.IT: speech.seat or "its",
        Who.NAMED: "the Investigator you named",
        Who.PAIR: "you and the Investigator you named",
        Who.OTHERS: "other Investigators",
        Who.ALL: "any Investigators",
    }[who.who]
    return f" of {whose}{rest}{side(cards)}"


__all__ = [
    "KINDS",
    "Group",
    "cards_noun",
    "gathered",
    "owners",
    "side",
]
