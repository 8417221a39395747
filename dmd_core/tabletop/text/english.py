"""Small pieces of English: numbers with nouns, lists, articles, sentences.

Everything here works on plain words; what the words mean is known elsewhere.
"""

from collections.abc import Sequence
from typing import Final

_UNCOUNTED: Final = frozenset({"Stress", "Sanity", "Fire", "damage", "health", "time"})
"""Nouns that have no plural."""
_PLURALS: Final = {"die": "dice"}
_VERBS: Final = {"have": "has", "do": "does", "go": "goes"}
_VOWELS: Final = frozenset("AEIOUaeiou")
_PLACES: Final = (
    *("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"),
    *("ninth", "tenth"),
)


def plural(noun: str) -> str:
    """The plural of a noun, its last word deciding.

    Example:
        >>> plural("bonus die"), plural("Enemy"), plural("Stress")
        ('bonus dice', 'Enemies', 'Stress')
    """
    rest, _, last = noun.rpartition(" ")
    if last in _UNCOUNTED:
        return noun
    if last in _PLURALS:
        many = _PLURALS[last]
    elif last.endswith("y") and last[-2:-1] not in _VOWELS:
        many = f"{last[:-1]}ies"
    elif last.endswith(("s", "x", "ch", "sh")):
        many = f"{last}es"
    else:
        many = f"{last}s"
    return f"{rest} {many}" if rest else many


def some(n: int, noun: str) -> str:
    """A number of things.

    Example:
        >>> some(1, "Wound"), some(2, "Wound"), some(2, "Sanity")
        ('1 Wound', '2 Wounds', '2 Sanity')
    """
    return f"{n} {noun if n == 1 else plural(noun)}"


def some_or_no(n: int, noun: str) -> str:
    """A number of things in words that say none.

    Example:
        >>> some_or_no(2, "Wound"), some_or_no(0, "Wound")
        ('2 Wounds', 'no Wounds')
    """
    return some(n, noun) if n else f"no {plural(noun)}"


def amounts(*pairs: tuple[int, str]) -> str:
    """Numbers of several things, those left out of which there is none.

    Example:
        >>> amounts((1, "Success"), (0, "Elder Sign"), (2, "Tentacle"))
        '1 Success and 2 Tentacles'
        >>> amounts((0, "Stress"), (0, "Wound"))
        ''
    """
    return listed([some(n, noun) for n, noun in pairs if n])


def be(n: int) -> str:
    """The verb after a number of things: is or are."""
    return "is" if n == 1 else "are"


def lost(n: int, noun: str) -> str:
    """What is said behind a number of things of what had no effect; nothing if all had.

    Example:
        >>> lost(2, "Wound"), lost(1, "Wound"), lost(0, "Wound")
        ('; 2 more Wounds are lost', '; 1 more Wound is lost', '')
    """
    return f"; {some(n, f'more {noun}')} {be(n)} lost" if n else ""


def ordinal(n: int) -> str:
    """A place in a row.

    Example:
        >>> ordinal(1), ordinal(11), ordinal(22)
        ('first', '11th', '22nd')
    """
    if n < len(_PLACES):
        return _PLACES[n]
    teen = n // 10 % 10 == 1
    return f"{n}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"


def times(n: int) -> str:
    """How often something is done: once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def one(noun: str) -> str:
    """A noun with its indefinite article.

    Example:
        >>> one("Enemy"), one("R'lyeh token")
        ('an Enemy', "a R'lyeh token")
    """
    return f"an {noun}" if noun[:1] in _VOWELS else f"a {noun}"


def third(verb: str) -> str:
    """A verb in the third person.

    Example:
        >>> third("lose"), third("have"), third("discard")
        ('loses', 'has', 'discards')
    """
    return _VERBS.get(verb) or f"{verb}s"


def listed(parts: Sequence[str], word: str = "and") -> str:
    """Parts in a row, the last one joined by a word; nothing for no parts.

    Example:
        >>> listed(["a", "b", "c"], "or")
        'a, b or c'
    """
    if len(parts) < 2:  # noqa: PLR2004 - one part needs no joining
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def capital(text: str) -> str:
    """The text with its first letter large; the other letters stay as they are."""
    return f"{text[:1].upper()}{text[1:]}"


def readable(name: str) -> str:
    """An id that has no name, as people would write it.

    Example:
        >>> readable("boiler_room")
        'Boiler room'
    """
    return capital(name.replace("_", " "))


def sentence(clause: str) -> str:
    """A clause as a sentence of its own."""
    text = capital(clause)
    return text if text.endswith((".", "!", "?")) else f"{text}."


__all__ = [
    "amounts",
    "be",
    "capital",
    "listed",
    "lost",
    "one",
    "ordinal",
    "plural",
    "readable",
    "sentence",
    "some",
    "some_or_no",
    "third",
    "times",
]
