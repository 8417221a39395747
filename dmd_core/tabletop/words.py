"""Words of a card language, and the vocabulary that a game makes of them.

A word is a value of one class. Its family says with which key a table of a pack names it. A game
has families of its own, one `Vocabulary` of all of them, and a decorator that adds a class where
it is defined. Everything that has to know all words (the reader of packs, the schemas, the checks,
the English) asks the vocabulary.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import ClassVar, Final, Generic, TypeVar, final


class Word:
    """A word of a card language."""

    __slots__ = ()

    KEY: ClassVar[str]
    """The key of a table whose value is the word."""
    WORD: ClassVar[str]
    """The word as packs write it."""


class Selector:
    """How a text names things on the table; one word may stand for the whole of it."""

    __slots__ = ()

    SHORT: ClassVar[str]
    """The field whose value may stand for the whole selector."""


E = TypeVar("E")
F = TypeVar("F", bound=Word)
W = TypeVar("W", bound=type[Word])


@final
class Vocabulary(Generic[E]):
    """The words of one card language, with an entry for each.

    Attributes:
        families: base classes of its words; each has a `Word.KEY` of its own.
    """

    def __init__(self, *families: type[Word]) -> None:
        """Start without a word."""
        self.families: Final = families
        self._entries: Final[dict[type[Word], E]] = {}

    def add(self, name: str, entry: E) -> Callable[[W], W]:
        """Make a class a word of its family.

        Args:
            name: as packs write it; no other word of the family has it.
            entry: what the game knows of the word beside its fields.

        Returns:
            A decorator for the class, to be put above ``@node``.

        Raises:
            ValueError: if another class of the family has the name.
        """

        def register(cls: W) -> W:
            cls.WORD = name
            for other in self._entries:
                if (cls.KEY, name) == (other.KEY, other.WORD):
                    both = f"{other.__name__} and of {cls.__name__}"
                    raise ValueError(f"'{name}' is the word of {both}")
            self._entries[cls] = entry
            return cls

        return register

    def entry_of(self, cls: type) -> E | None:
        """What is known of a word; None for a class that is none."""
        return self._entries.get(cls)

    def words_of(self, family: type[F]) -> tuple[type[F], ...]:
        """All words of a family or of a part of it, in the order of the alphabet."""
        found = [cls for cls in self._entries if issubclass(cls, family)]
        return tuple(sorted(found, key=lambda cls: cls.WORD))


def import_all(package: str, path: Iterable[str]) -> None:
    """Import every module of a package, so that what it registers is there.

    Args:
        package: its full name.
        path: its ``__path__``.
    """
    for module in sorted(found.name for found in iter_modules(path)):
        import_module(f"{package}.{module}")


__all__ = ["Selector", "Vocabulary", "Word", "import_all"]
