"""Arguments of the wrong kind: a sentence for who called, in place of an error from deep inside."""

from collections.abc import Iterable

from dmd_core.kernel.schema.faults import shown
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step


class ArgumentError(TypeError):
    """An argument of a kind that a function cannot use; the sentence says which, and what can."""


def need(value: object, kind: type | tuple[type, ...], name: str, wanted: str) -> None:
    """Refuse an argument of another class.

    Args:
        value: what was given.
        kind: the class it has to be of, or several.
        name: of the argument.
        wanted: what belongs there, for the sentence.

    Raises:
        ArgumentError: if it is something else.

    Example:
        >>> need("7", int, "level", "a whole number")
        Traceback (most recent call last):
        dmd_core.kernel.arguments.ArgumentError: level: found '7'; allowed: a whole number
    """
    if not isinstance(value, kind):
        held = "; a step has it as its `state`" if isinstance(value, Step) and kind is State else ""
        found = given(value)
        if type(value).__name__ in {one.__name__ for one in _classes(kind)}:
            found = f"{found} of {type(value).__module__}"  # that of another game, by its look
        raise ArgumentError(f"{name}: found {found}; allowed: {wanted}{held}")


def _classes(kind: type | tuple[type, ...]) -> tuple[type, ...]:
    return kind if isinstance(kind, tuple) else (kind,)


def need_state(value: object) -> None:
    """Refuse what is no state.

    Raises:
        ArgumentError: if it is something else.
    """
    if value.__class__ is not State:
        need(value, State, "state", "a state")


def need_several(value: object, name: str, wanted: str) -> None:
    """Refuse an argument that holds nothing one after the other, such as one text.

    Raises:
        ArgumentError: if it is no row of things.
    """
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise ArgumentError(f"{name}: found {given(value)}; allowed: {wanted}")


def given(value: object) -> str:
    """A short text for any argument."""
    return f"the class {value.__name__}" if isinstance(value, type) else shown(value)


__all__ = ["ArgumentError", "given", "need", "need_several", "need_state"]
