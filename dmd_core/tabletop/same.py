"""A value as a key by its identity: of large values that are compared by what they hold."""

from typing import Generic, TypeVar, final

T = TypeVar("T")


@final
class Same(Generic[T]):
    """A key that is equal to the keys of the very same object, and costs nothing to compare.

    The key keeps its object alive, so that no other one can come by its identity.

    Attributes:
        value: the object.

    Example:
        >>> pack = (1, 2)
        >>> Same(pack) == Same(pack), Same(pack) == Same(tuple([1, 2]))
        (True, False)
    """

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        """Take an object."""
        self.value = value

    def __eq__(self, other: object) -> bool:
        """Whether the other is a key of the same object."""
        return isinstance(other, Same) and self.value is other.value

    def __hash__(self) -> int:
        """Of the identity."""
        return hash(id(self.value))


__all__ = ["Same"]
