"""Small pieces of English: numbers with nouns, lists, articles, sentences.

Everything here works on plain words; what the words mean is known elsewhere.
"""

from collections.abc import Sequence
from typing import Final

_UNCOUNTED: Final = frozenset({"Stress", "Sanity", "Fire"})
"""Nouns that have no plural."""
_PLURALS: Final = {"die": "dice"}
_VERBS: Final = {"have": "has", "do": "does"}
_VOWELS: Final = frozenset("AEIOUaeiou")


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


def dice(standard: int, bonus: int, more: str = "") -> str:
    """Dice of both kinds, none of a kind left out.

    Example:
        >>> dice(2, 1), dice(0, 0), dice(0, 1, "more ")
        ('2 standard dice and 1 bonus die', 'no dice', '1 more bonus die')
    """
    kinds = ((standard, "standard die"), (bonus, "bonus die"))
    return listed([some(n, f"{more}{kind}") for n, kind in kinds if n]) or "no dice"


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


def sentence(clause: str) -> str:
    """A clause as a sentence of its own."""
    text = capital(clause)
    return text if text.endswith((".", "!", "?")) else f"{text}."


__all__ = ["capital", "dice", "listed", "one", "plural", "sentence", "some", "third", "times"]
