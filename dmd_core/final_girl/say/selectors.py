"""Spaces in words, and what is on them."""

from typing import Final

from dmd_core.final_girl.say.base import Speech
from dmd_core.final_girl.words.selectors import EVERYWHERE, Anchor, Foe, Spaces
from dmd_core.tabletop.text.english import listed, one, plural, some

_PLACES: Final = {
    Anchor.GIRL: "her space",
    Anchor.KILLER: "the killer's space",
    Anchor.ENEMY: "the space of the nearest enemy",
    Anchor.GIRL_START: "her start space",
    Anchor.KILLER_START: "the killer's start space",
}
_GOALS: Final = {
    Anchor.GIRL: "her",
    Anchor.KILLER: "the killer",
    Anchor.ENEMY: "the nearest enemy",
    Anchor.GIRL_START: "her start space",
    Anchor.KILLER_START: "the killer's start space",
}
_FOES: Final = {Foe.ENEMY: "an enemy", Foe.KILLER: "the killer", Foe.MINION: "a minion"}


def place(speech: Speech, anchor: Anchor) -> str:
    """A space that a word means: "her space"."""
    return _PLACES.get(anchor, speech.it)


def goal(speech: Speech, anchor: Anchor) -> str:
    """Where something heads for: "the killer"."""
    return _GOALS.get(anchor, speech.it)


def a_space(speech: Speech, words: Spaces) -> str:
    """One of the spaces: "a search space", "the Dock"."""
    known = _known(speech, words, "or")
    return known or _of(words, one(_noun(words))) + _rest(speech, words)


def each_space(speech: Speech, words: Spaces) -> str:
    """All of the spaces, one by one: "each search space", "the Dock and the Cabins"."""
    known = _known(speech, words, "and")
    return known or _of(words, f"each {_noun(words)}") + _rest(speech, words)


def some_spaces(speech: Speech, words: Spaces, n: int) -> str:
    """So many of the spaces: "2 search spaces"."""
    if n == 1:
        return a_space(speech, words)
    return f"{some(n, _noun(words))}{_rest(speech, words)}"


def victims_on(speech: Speech, words: Spaces) -> str:
    """All victims on the spaces: "all victims", "all victims on the killer's space"."""
    if words == EVERYWHERE:
        return "all victims"
    known = _known(speech, words, "and")
    return f"all victims on {known or plural(_noun(words)) + _rest(speech, words)}"


def victim_on(speech: Speech, words: Spaces, noun: str = "victim") -> str:
    """One victim of the spaces: "the victim nearest to her"."""
    ends = words.nearest is not None or words.farthest is not None
    start = f"the {noun}" if ends else one(noun)
    if words.at is not None or words.named or words.search or words.exit:
        return f"{start} on {a_space(speech, words)}"
    qualities = listed(_qualities(speech, words))
    return start + _ends(speech, words) + (f" ({qualities})" if qualities else "")


def _known(speech: Speech, words: Spaces, word: str) -> str:
    """Spaces that are named themselves; empty if they are described."""
    if words.at is not None:
        return place(speech, words.at) + _qualified(speech, words)
    if words.named:
        return listed([speech.names.space(space) for space in words.named], word)
    return ""


def _noun(words: Spaces) -> str:
    """What kind of space: "exit space"."""
    if words.search:
        return "search space"
    return "exit space" if words.exit else "space"


def _of(words: Spaces, start: str) -> str:
    """The one at the least or greatest distance has a definite article."""
    if words.nearest is None and words.farthest is None:
        return start
    return f"the {start.partition(' ')[2]}"


def _rest(speech: Speech, words: Spaces) -> str:
    return _qualified(speech, words) + _ends(speech, words)


def _ends(speech: Speech, words: Spaces) -> str:
    if words.nearest is not None:
        return f" nearest to {goal(speech, words.nearest)}"
    if words.farthest is not None:
        return f" farthest from {goal(speech, words.farthest)}"
    return ""


def _qualified(speech: Speech, words: Spaces) -> str:
    qualities = _qualities(speech, words)
    return f" {listed(qualities)}" if qualities else ""


def _qualities(speech: Speech, words: Spaces) -> list[str]:
    """What else holds for the spaces."""
    found: list[str] = []
    for flag, yes, no in (
        (words.water, "by the water", "away from the water"),
        (words.victims, "with victims", "without victims"),
    ):
        if flag is not None:
            found.append(yes if flag else no)
    if words.search is False:
        found.append("that cannot be searched")
    if words.exit is False:
        found.append("that is no exit")
    if words.foe is not None:
        found.append(f"with {_FOES[words.foe]}")
    if words.token is not None:
        found.append(f"with {one(speech.names.token(words.token))}")
    found.extend(_distance(speech, words))
    if words.apart:
        found.append(f"other than {listed([speech.names.space(s) for s in words.apart], 'and')}")
    return found


def _distance(speech: Speech, words: Spaces) -> list[str]:
    """How far the spaces are from a place."""
    away = f"from {goal(speech, words.around)}"
    low, high = words.beyond, words.within
    if low is None and high is None:
        return []
    if high is None:
        return [f"away {away}" if low == 0 else f"more than {some(low or 0, 'step')} {away}"]
    least = 0 if low is None else low + 1
    if least == high:
        return [f"exactly {some(high, 'step')} {away}"]
    return [f"{least} to {some(high, 'step')} {away}"]


__all__ = [
    "a_space",
    "each_space",
    "goal",
    "place",
    "some_spaces",
    "victim_on",
    "victims_on",
]
