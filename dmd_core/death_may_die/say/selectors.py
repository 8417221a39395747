"""Selectors in words: Spaces, Investigators, Enemies."""

from typing import Final, assert_never, final

from dmd_core.death_may_die.ids import DOWN, INSANITY_WOUND, EnemyId
from dmd_core.death_may_die.say.base import Speech
from dmd_core.death_may_die.words.selectors import (
    ANY,
    CULTIST,
    ELDER,
    IT,
    MONSTER,
    Anchor,
    Enemies,
    Investigators,
    ObjectState,
    Spaces,
    Who,
)
from dmd_core.kernel.node import node, replace
from dmd_core.tabletop.text.english import listed, one, some, third

_FIXED: Final = {
    Anchor.YOU: "your Space",
    Anchor.PARTNER: "the other's Space",
    Anchor.RED_GATE: "the Space of the red Gate",
    Anchor.YELLOW_GATE: "the Space of the yellow Gate",
    Anchor.BLUE_GATE: "the Space of the blue Gate",
    Anchor.START: "the Start Space",
    Anchor.ELDER_ONE: "the Space of the Elder One",
}


_CATEGORIES: Final = {ANY: "Enemy", MONSTER: "Monster", CULTIST: "Cultist"}


_TOWARDS: Final = {
    Anchor.YOU: "you",
    Anchor.RED_GATE: "the red Gate",
    Anchor.YELLOW_GATE: "the yellow Gate",
    Anchor.BLUE_GATE: "the blue Gate",
    Anchor.ELDER_ONE: "the Elder One",
}


NAMED: Final = "the Investigator you named"
"""The one whom the owner of a card named at the start of the game."""


def anchor(speech: Speech, place: Anchor) -> str:
    """One Space."""
    if place is Anchor.IT:
        return speech.it_space()
    return speech.there if place is Anchor.THERE else _FIXED[place]


def goal(speech: Speech, place: Anchor) -> str:
    """Where somebody goes."""
    return _TOWARDS.get(place) or anchor(speech, place)


def every_space(speech: Speech, spaces: Spaces) -> str:
    """All Spaces that fit."""
    return _spaces(speech, spaces, every=True)


def a_space(speech: Speech, spaces: Spaces) -> str:
    """Any one of the Spaces that fit."""
    return _spaces(speech, spaces, every=False)


def _spaces(speech: Speech, spaces: Spaces, *, every: bool) -> str:
    demands = listed(_demands(speech, spaces))
    which = "each" if every else "a"
    if spaces.nearest:
        which = "the nearest"
    if spaces.on:
        text = _named(speech, spaces)
        return f"{text} ({demands} only)" if demands else text
    if spaces.at is None:
        return f"{which} Space {demands}".rstrip()
    home = anchor(speech, spaces.at)
    if spaces.beyond is not None:
        text = f"{which} Space {_beyond(home, spaces.beyond)}"
    elif spaces.within == 0:
        text = home
    elif spaces.within == 1 and not spaces.nearest:
        text = f"{home} {'and each adjacent one' if every else 'or an adjacent one'}"
    else:
        text = f"{which} Space at most {spaces.within} Spaces from {home}"
    if spaces.nearest and spaces.within == 0 and spaces.beyond is None:
        demands = listed([*([demands] if demands else []), "the nearest"])
    return f"{text} ({demands} only)" if demands else text


def _named(speech: Speech, spaces: Spaces) -> str:
    """Spaces that are named; where they lie is said as well if it matters."""
    text = listed([speech.names.space(space) for space in spaces.on], "or")
    if spaces.nearest:
        text = f"the nearest of {text}"
    if spaces.at is None:
        return text
    home = anchor(speech, spaces.at)
    if spaces.beyond is not None:
        return f"{text}, if {_beyond(home, spaces.beyond)}"
    if spaces.within == 0:
        return f"{home}, if it is {text}"
    return f"{text}, if at most {some(spaces.within, 'Space')} from {home}"


def _beyond(home: str, steps: int) -> str:
    return f"other than {home}" if steps == 0 else f"more than {some(steps, 'Space')} from {home}"


def spaces_noun(speech: Speech, spaces: Spaces) -> tuple[tuple[str, str], tuple[str, str]]:
    """One Space that fits and several, each as a noun and what narrows it."""
    text = a_space(speech, spaces)
    for start in ("a Space", "the nearest Space"):
        if text.startswith(start):
            rest = text.removeprefix(start)
            near = "nearest " if start != "a Space" else ""
            return (f"{near}Space", rest), (f"{near}Spaces", rest)
    return ("Space", f" ({text})"), ("Spaces", f" ({text})")


def _demands(speech: Speech, spaces: Spaces) -> list[str]:
    demands: list[str] = []
    if spaces.token is not None:
        demands.append(f"with {one(speech.names.token(spaces.token))}")
    if spaces.without_token is not None:
        demands.append(f"without {one(speech.names.token(spaces.without_token))}")
    if spaces.fire is not None:
        demands.append("with Fire" if spaces.fire else "without Fire")
    if spaces.gate:
        demands.append("with a Gate")
    if spaces.enemy is not None:
        demands.append(f"with {an_enemy(speech, spaces.enemy)}")
    if spaces.company:
        demands.append("with another figure")
    if spaces.object is not None:
        demands.append(f"with {one(object_name(speech, spaces.object))}")
    if spaces.next_to is not None:
        demands.append(f"adjacent to {a_space(speech, spaces.next_to)}")
    return demands


def object_name(speech: Speech, state: ObjectState) -> str:
    """An object of the Episode in the state that a text asks for."""
    match state:
        case ObjectState.INTACT:
            return f"undestroyed {speech.names.object}"
        case ObjectState.DAMAGED:
            return f"damaged {speech.names.object}"
    assert_never(state)


def definite(speech: Speech, kind: EnemyId) -> str | None:
    """The Enemy if a word can mean one figure only."""
    if kind == ELDER:
        return "the Elder One"
    if kind == IT:
        return speech.enemy or "it"
    return speech.names.elder(kind)


def enemy_noun(speech: Speech, kind: EnemyId) -> str:
    """A category or type of Enemies as a noun."""
    return _CATEGORIES.get(kind) or speech.names.enemy(kind)


def an_enemy(speech: Speech, kind: EnemyId) -> str:
    """Any one Enemy of a kind."""
    return definite(speech, kind) or one(enemy_noun(speech, kind))


def every_enemy(speech: Speech, enemies: Enemies) -> str:
    """All Enemies that fit, or the nearest one of them."""
    name = definite(speech, enemies.kind)
    if name is None:
        noun = enemy_noun(speech, enemies.kind)
        name = f"the nearest {noun}" if enemies.nearest else f"each {noun}"
    elif enemies.nearest:
        name = f"{name} (the nearest)"
    return name + on_space(speech, enemies.where)


def on_space(speech: Speech, where: Spaces | None) -> str:
    """Where somebody stands, as the end of a noun; nothing if it does not matter."""
    return "" if where is None else f" on {a_space(speech, where)}"


def tie(speech: Speech, enemies: Enemies) -> str:
    """Who decides which of several Enemies is the nearest."""
    if not enemies.nearest:
        return ""
    who = "you choose" if speech.you_choose else "the active player chooses"
    return f" ({who} if several are as near)"


@final
@node
class Subject:
    """Investigators as the subject of a sentence.

    Attributes:
        text: who.
        second: whether it is "you", which changes the verb.
        condition: what has to hold of that one Investigator, or empty.
        space: where they stand.
    """

    text: str
    second: bool
    condition: str = ""
    space: str = "its Space"

    def does(self, verb: str, what: str) -> str:
        """The clause in which they do something."""
        clause = f"{self.text} {verb if self.second else third(verb)} {what}"
        return f"if {self.condition}, {clause}" if self.condition else clause


def subject(speech: Speech, who: Investigators) -> Subject:
    """Investigators that do something or to whom something is done."""
    match who.who:
        case Who.YOU:
            condition = listed(qualities(speech, who, "are"))
            text = f"you {condition}" if condition else ""
            return Subject("you", second=True, condition=text, space="your Space")
        case Who.IT:
            seat = speech.seat or "it"
            condition = listed(qualities(speech, who, "is"))
            return Subject(seat, second=False, condition=f"{seat} {condition}" if condition else "")
        case Who.NAMED:
            condition = listed(qualities(speech, who, "is"))
            condition = f"{NAMED} {condition}" if condition else ""
            return Subject(NAMED, second=False, condition=condition)
        case Who.PAIR:
            return Subject(f"each of you and {NAMED}{whoever(speech, who)}", second=False)
        case Who.ALL:
            return Subject(f"each Investigator{whoever(speech, who)}", second=False)
        case Who.OTHERS:
            return Subject(f"each other Investigator{whoever(speech, who)}", second=False)
    assert_never(who.who)


def whoever(speech: Speech, who: Investigators) -> str:
    """What narrows a group of Investigators, as the end of a noun."""
    place = on_space(speech, who.where)
    others = listed(qualities(speech, replace(who, where=None), "is"))
    return f"{place} who {others}" if others else place


def qualities(speech: Speech, who: Investigators, be: str, *, no: bool = False) -> list[str]:
    """What has to hold of an Investigator, as predicates.

    Args:
        speech: what words mean here.
        who: the selector.
        be: "are" or "is", the form that the predicates follow.
        no: whether they are denied.
    """
    singular = be == "is"

    def predicate(verb: str, what: str) -> str:
        if no:
            return f"{third('do') if singular else 'do'} not {verb} {what}".rstrip()
        return f"{third(verb) if singular else verb} {what}".rstrip()

    found: list[str] = []
    if who.where is not None:
        place, elsewhere = who.where, no
        if place.at is not None and place == Spaces(at=place.at, beyond=0):
            place, elsewhere = Spaces(at=place.at), not no
        found.append(f"{be}{' not' if elsewhere else ''}{on_space(speech, place)}")
    if who.hurt:
        found.append(predicate("have", "Stress or Wounds"))
    if who.has is not None:
        found.append(predicate("have", speech.names.half(who.has)))
    if who.tag is not None:
        found.append(predicate("have", one(speech.names.tag(who.tag))))
    if who.token == DOWN and who.at_least == 1:
        found.append(predicate("lie", "down"))
    elif who.token is not None:
        noun = speech.names.token(who.token)
        count = one(noun) if who.at_least == 1 else f"at least {some(who.at_least, noun)}"
        found.append(predicate("have", f"{count}{_lying(speech, who)}"))
    return found


def _lying(speech: Speech, who: Investigators) -> str:
    if who.token != INSANITY_WOUND:
        return ""
    return f" on {speech.insanity}" if who.who is Who.YOU else " on the Insanity card"


__all__ = [
    "NAMED",
    "Subject",
    "a_space",
    "an_enemy",
    "anchor",
    "definite",
    "enemy_noun",
    "every_enemy",
    "every_space",
    "goal",
    "object_name",
    "on_space",
    "qualities",
    "spaces_noun",
    "subject",
    "tie",
    "whoever",
]
