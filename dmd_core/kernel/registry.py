"""Registries: the events, commands and frames of a game, declared where each class is defined.

A game has one `Registry` for each of the three, and its decorator stands at the class with the tag
that means the class in logs. What needs all classes of a kind, such as the codec, asks the registry
for its `tags`; nobody keeps a second list.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Generic, TypeVar, cast, final

B = TypeVar("B")
C = TypeVar("C")


class DeclarationError(TypeError):
    """A class cannot have the tag it was declared with, or was declared too late.

    The message names the class, the tag and what stands against it, and where a free one is told:
    while a game is being imported, only the modules so far are known.
    """


@final
class Registry(Generic[B]):
    """The classes of one kind of a game, by tag.

    A tag is a class in every log that was ever written: it never changes, and after a class is
    gone its tag is retired and never used again.

    A registry is open while the modules of a game are imported and closes when `tags` is read for
    the first time, so that no table made of it can miss a class that is declared later. A tag
    between others that is neither in use nor retired is a class that was forgotten: it is an error
    then, too.

    Example:
        >>> from dmd_core.kernel.events import Typed
        >>> commands = Registry("command", {Typed: 1}, retired={2: "Hurry"})
        >>> @commands.declare(tag=3)
        ... class Walk:
        ...     WORD = "walk"
        >>> dict(commands.tags) == {Typed: 1, Walk: 3}
        True
        >>> try:
        ...     Registry("command", {}, retired={2: "Hurry"}).declare(tag=2)(Walk)
        ... except DeclarationError as error:
        ...     print(error)
        command Walk: tag 2 was that of Hurry and is never used again; `next_free` tells a free one
    """

    def __init__(
        self,
        what: str,
        given: Mapping[type[B], int],
        *,
        retired: Mapping[int, str] | None = None,
    ) -> None:
        """Open a registry.

        Args:
            what: what the classes are, for messages, such as ``event``.
            given: classes that are defined elsewhere, such as those of the kernel, with the tags
                they have in this game.
            retired: tags of classes that are gone, with the names they had.
        """
        self.what = what
        self.retired: Final[Mapping[int, str]] = MappingProxyType(dict(retired or {}))
        self._by_tag: dict[int, type[B]] = {}
        self._appended: dict[type[B], Mapping[str, int]] = {}
        self._split_off: dict[type[B], Mapping[str, str]] = {}
        self._tags: Mapping[type[B], int] | None = None
        for kind, tag in given.items():
            self._add(kind, tag)

    def declare(
        self,
        *,
        tag: int,
        appended: Mapping[str, int] | None = None,
        split_off: Mapping[str, str] | None = None,
    ) -> Callable[[type[C]], type[C]]:
        """A decorator that declares a class of this kind.

        Args:
            tag: a whole number from 0 on that no other class of this kind has or had.
            appended: fields that the class did not have from the first, each with the revision of
                the rules that brought it. What was written before leaves them out.
            split_off: appended numbers that an older field held until then, each with the name of
                that field: it told the sum of both, and what was written before still proves it.

        Raises:
            DeclarationError: when the decorator meets the class, if the tag cannot be used, or a
                number is said to be split off that was not appended.
        """

        def declared(found: type[C]) -> type[C]:
            # The class keeps its own type, so that checkers still see its constructor.
            kind = cast("type[B]", found)
            self._add(kind, tag)
            if appended:
                self._appended[kind] = MappingProxyType(dict(appended))
            if split_off:
                old = sorted(set(split_off) - set(appended or {}))
                if old:
                    raise DeclarationError(
                        f"{self.what} {kind.__name__}: {', '.join(old)} cannot be split off,"
                        " for it is not among the appended fields"
                    )
                self._split_off[kind] = MappingProxyType(dict(split_off))
            return found

        return declared

    @property
    def tags(self) -> Mapping[type[B], int]:
        """Every class with its tag, in the order of the tags; closes the registry.

        Raises:
            DeclarationError: if tags between others are neither in use nor retired.
        """
        if self._tags is None:
            known = {*self._by_tag, *self.retired}
            missing = sorted(set(range(min(known, default=self.next_free), self.next_free)) - known)
            if missing:
                shown = ", ".join(map(str, missing))
                raise DeclarationError(
                    f"{self.what} tag {shown}: no class has it and it is not retired;"
                    " a class that is gone leaves its tag in the list of retired ones"
                )
            ordered = sorted(self._by_tag.items())
            self._tags = MappingProxyType({kind: tag for tag, kind in ordered})
        return self._tags

    @property
    def appended(self) -> Mapping[type[B], Mapping[str, int]]:
        """The classes that got fields later, each with the revisions that brought them."""
        return MappingProxyType(self._appended)

    @property
    def split_off(self) -> Mapping[type[B], Mapping[str, str]]:
        """The classes with numbers that other fields held before, each with those fields."""
        return MappingProxyType(self._split_off)

    @property
    def next_free(self) -> int:
        """The tag for the next class: one more than the highest that is or was in use."""
        return max((*self._by_tag, *self.retired), default=0) + 1

    def _add(self, kind: type[B], tag: int) -> None:
        problem = ""
        if self._tags is not None:
            problem = (
                f"it is declared after the table of {self.what}s was made;"
                " import its module where the others of the game are imported"
            )
        elif tag < 0:
            problem = f"tag {tag} is negative; `next_free` tells a free one"
        elif tag in self.retired:
            problem = (
                f"tag {tag} was that of {self.retired[tag]} and is never used again;"
                f" `next_free` tells a free one"
            )
        elif tag in self._by_tag:
            problem = (
                f"tag {tag} is that of {self._by_tag[tag].__name__}; `next_free` tells a free one"
            )
        elif kind in self._by_tag.values():
            problem = f"it is declared twice, the second time with tag {tag}"
        if problem:
            raise DeclarationError(f"{self.what} {kind.__name__}: {problem}")
        self._by_tag[tag] = kind


__all__ = ["DeclarationError", "Registry"]
