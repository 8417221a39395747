"""A setup that cannot be played, and the checks of choices; a game says what there is to choose.

Setups come from outside: from files, forms and command lines. So every type is checked.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, get_args, get_type_hints

from dmd_core.kernel.ids import RuleId
from dmd_core.kernel.refusals import with_rules
from dmd_core.kernel.schema.faults import did_you_mean


class SetupError(ValueError):
    """A setup that cannot be played; the sentence says what, where and what is allowed.

    Attributes:
        sentence: the problem.
        rules: ids of the rules it rests on; the message has them behind the sentence.
    """

    def __init__(self, sentence: str, rules: tuple[RuleId, ...]) -> None:
        """Keep both."""
        super().__init__(with_rules(sentence, rules))
        self.sentence = sentence
        self.rules = rules

    def __reduce__(self) -> "tuple[type[SetupError], tuple[str, tuple[RuleId, ...]]]":
        """Pickle both, of which the message is made again."""
        return SetupError, (self.sentence, self.rules)


def check_word(path: str, word: object, rules: tuple[RuleId, ...]) -> None:
    """Check that a choice is written as a text.

    Args:
        path: the choice, for the sentence.
        word: what was chosen.
        rules: those that the choice rests on.

    Raises:
        SetupError: if it is none.
    """
    if not isinstance(word, str):
        raise SetupError(f"{path}: {word!r} is not possible; allowed: an id as text", rules)


def check_one_of(path: str, word: str, allowed: Iterable[str], rules: tuple[RuleId, ...]) -> None:
    """Check that a choice is one of those that there are.

    Args:
        path: the choice, for the sentence.
        word: what was chosen.
        allowed: the ids to choose from.
        rules: those that the choice rests on.

    Raises:
        SetupError: if it is none of them.
    """
    names = sorted(allowed)
    if word not in names:
        hint = did_you_mean(word, names)
        message = f"{path}: '{word}' is unknown; allowed: {', '.join(names)}{hint}"
        raise SetupError(message, rules)


def check_rulings(
    rulings: object, kind: type, rules_of: Callable[[str], tuple[RuleId, ...]]
) -> None:
    """Check that rulings are of the game, and each of its type or one of its words.

    Args:
        rulings: those of a setup.
        kind: the class of the rulings of the game; its fields are truths, numbers or literals.
        rules_of: the rules of a choice by its path, such as ``rulings.principle``.

    Raises:
        SetupError: for the first that is not.
    """
    if not isinstance(rulings, kind):
        message = f"rulings: {rulings!r} is not possible; allowed: a Rulings value"
        raise SetupError(message, rules_of("rulings"))
    for name, hint in _types_of(kind).items():
        path = f"rulings.{name}"
        value = getattr(rulings, name)
        words = get_args(hint)
        if value not in words if words else type(value) is not hint:
            a_type = "true, false" if hint is bool else "a whole number"
            allowed = ", ".join(words) or a_type
            message = f"{path}: {value!r} is not possible; allowed: {allowed}"
            raise SetupError(message, rules_of(path))


@cache
def _types_of(kind: type) -> Mapping[str, Any]:
    """The types of the fields of a class (`Any`: an annotation may be anything)."""
    return get_type_hints(kind)


__all__ = ["SetupError", "check_one_of", "check_rulings", "check_word"]
