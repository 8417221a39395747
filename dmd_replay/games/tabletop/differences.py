"""Differences of two tables in words, as far as they are the same for every game.

English has a sentence for each. Other languages name what differs and say how it is there and here,
in one of few messages: "Ian, Stress: 2 instead of 4". So no name has to be put into another case.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from dmd_core.tabletop.lang.messages import Message

if TYPE_CHECKING:  # most games are told in English
    from dmd_core.tabletop.lang.translation import Translation
    from dmd_core.tabletop.lang.wanted import Wanted

IS, HOLDS, HOLDS_NOT = "difference-is", "difference-holds", "difference-holds-not"
THERE, GONE = "difference-there", "difference-gone"
MORE, LESS, BOTH, ORDER = (
    "difference-more",
    "difference-less",
    "difference-more-and-less",
    "difference-order",
)
ARGUMENTS: Final = {
    IS: ("what", "new", "old"),
    HOLDS: ("what",),
    HOLDS_NOT: ("what",),
    THERE: ("what",),
    GONE: ("what",),
    MORE: ("what", "new"),
    LESS: ("what", "old"),
    BOTH: ("what", "new", "old"),
    ORDER: ("what",),
}
"""The messages of differences, with what each speaks of."""


@final
@attrs.frozen
class Difference:
    """One difference.

    Attributes: `english` the sentence; `how` the message that says it elsewhere; `what` differs, by
    the English names of whose it is and what of it; `new` and `old` what stands in the second
    position and in the first, each in one name or several.
    """

    english: str
    how: str
    what: tuple[str, ...]
    new: tuple[str, ...] = ()
    old: tuple[str, ...] = ()

    def said(self, language: "Translation[Any] | None") -> str:
        """The sentence in a language; `Any` is whatever scene a game has."""
        if language is None:
            end = "" if self.english.endswith("!") else "."  # a name may bring an end of its own
            return f"{self.english[:1].upper()}{self.english[1:]}{end}"
        said = language.label
        parts = {
            "what": ": ".join(said(part).rstrip(".") for part in self.what if part),
            "new": ", ".join(map(said, self.new)),
            "old": ", ".join(map(said, self.old)),
        }
        args = {name: parts[name] for name in ARGUMENTS[self.how]}
        return language.sentence(Message(self.how, self.english, args))


def wanted(labels: Iterable[str]) -> "Iterator[Wanted]":
    """What the tools say of one game, for whoever puts it into another language.

    Args:
        labels: headings and names that no card of the game has, by their English.
    """
    from dmd_core.tabletop.lang.catalogue import (  # noqa: PLC0415 - as above
        LABEL,
        Declared,
        Kind,
    )
    from dmd_core.tabletop.lang.messages import named  # noqa: PLC0415 - as above
    from dmd_core.tabletop.lang.wanted import Wanted  # noqa: PLC0415 - as above

    for name, arguments in ARGUMENTS.items():
        yield Wanted(name, dict.fromkeys(arguments, Declared(Kind.ANY)))
    for text in dict.fromkeys(labels):
        one = named(LABEL, text)
        yield Wanted(one.id, {}, one.english, name=True)


def changed(english: str, what: Iterable[str], new: object, old: object) -> Difference:
    """Something is another than it was: names or numbers."""
    return Difference(english, IS, tuple(what), _names(new), _names(old))


def there(english: str, *what: str, now: bool) -> Difference:
    """Something is there now, or is not."""
    return Difference(english, THERE if now else GONE, what)


def bare(*names: str) -> tuple[str, ...]:
    """English names without their article, as other languages look them up.

    Example:
        >>> bare("the Mythos deck", "dead")
        ('Mythos deck', 'dead')
    """
    return tuple(name.removeprefix("the ") for name in names)


def _names(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple | list) else (str(value),)


def values_of(value: object) -> list[Any]:  # Any: plain data of any kind
    """A list of plain data; empty for what is none."""
    return value if isinstance(value, list) else []


def pile(
    where: str, old: object, new: object, says: Callable[[str], str], *, of: tuple[str, ...] = ()
) -> Difference:
    """What a pile holds more and less; or that it lies in another order.

    Args:
        where: the pile, with its article.
        old: what lay in it.
        new: what lies in it.
        says: the name of one thing in it.
        of: what it is a part of, and which, where that is named apart.
    """
    one, other = Counter(map(str, values_of(old))), Counter(map(str, values_of(new)))
    more = tuple(map(says, (other - one).elements()))
    less = tuple(map(says, (one - other).elements()))
    what = of or (where,)
    if not more and not less:
        return Difference(f"{where} lies in another order", ORDER, what)
    told = [f"holds {', '.join(more)}"] if more else []
    told += [f"lacks {', '.join(less)}"] if less else []
    how = BOTH if more and less else MORE if more else LESS
    return Difference(f"{where} {' and '.join(told)}", how, what, more, less)


def holds(sentence: str, *, yes: object) -> Difference:
    """A sentence that holds now, or that it does not."""
    if yes:
        return Difference(sentence, HOLDS, (sentence,))
    return Difference(f"it does not hold that {sentence}", HOLDS_NOT, (sentence,))


def outcome(old: object, new: object) -> Difference:
    """How the game is over now, and how it was; None if it is not."""
    sides = ("not over" if how is None else f"over with a {how}" for how in (new, old))
    said = ["not over" if how is None else str(how) for how in (new, old)]
    return changed(f"the game is {' instead of '.join(sides)}", ("the end of the game",), *said)


__all__ = [
    "ARGUMENTS",
    "Difference",
    "bare",
    "changed",
    "holds",
    "outcome",
    "pile",
    "there",
    "values_of",
    "wanted",
]
