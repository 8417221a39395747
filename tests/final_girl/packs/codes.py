"""Effects as short codes, so that a table of numbers can be held against a pack.

`M T H hp B D` with number and sign: steps, time, horror, her health (minus is lost without a
reaction), bloodlust, damage; `K(X: icons)` a killer action, X is V the closest victim, C whoever is
closest, G the Final Girl; END ends the Action phase. Other words are their names with what they
say.
"""

from collections.abc import Iterable
from enum import Enum

import attrs

from dmd_core.final_girl.content.structure import NOTATION
from dmd_core.final_girl.words.amounts import Amount
from dmd_core.final_girl.words.base import Effect
from dmd_core.final_girl.words.control import Sequence
from dmd_core.final_girl.words.killer import Aim, Icon, KillerActs
from dmd_core.final_girl.words.symbols import (
    Bloodlust,
    Damage,
    EndPhase,
    Horror,
    LoseHealth,
    Move,
    Recover,
    Time,
)
from dmd_core.tabletop.words import Selector, Word

_AIMS = {Aim.VICTIM: "V", Aim.CLOSEST: "C", Aim.GIRL: "G"}
_ICONS = {Icon.MOVE: "mv", Icon.ATTACK: "at"}


def codes(effects: Iterable[Effect]) -> str:
    """Effects one after the other."""
    return ", ".join(code(effect) for effect in effects)


def code(effect: Effect) -> str:
    """One effect."""
    match effect:
        case Time(n):
            return f"T{_signed(n)}"
        case Horror(n):
            return f"H{_signed(n)}"
        case Recover(n):
            return f"hp{_signed(n)}"
        case LoseHealth(n):
            return f"hp-{n}"
        case Bloodlust(n):
            return f"B{_signed(n)}"
        case Move(n):
            return f"M{n}"
        case Damage(n):
            return f"D{n}"
        case EndPhase():
            return "END"
        case KillerActs(target, icons):
            return f"K({_AIMS[target]}: {' '.join(_ICONS[icon] for icon in icons)})"
        case Sequence(steps):
            return f"[{codes(steps)}]"
        case _:
            return word(effect)


def word(value: Word) -> str:
    """A word with what it says, but for what is as usual."""
    return f"{value.WORD}({_fields(value)})"


def _fields(value: object) -> str:
    said = []
    for field in NOTATION.fields_of(type(value)):
        inner = getattr(value, field.name)
        if inner != field.default:
            said.append(f"{field.name}={_value(inner)}")
    return " ".join(said)


def _value(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return "|".join(_value(inner) for inner in value)
    if isinstance(value, Effect):
        return code(value)
    if isinstance(value, Word):
        return word(value)
    if isinstance(value, Selector):
        return f"<{_fields(value)}>"
    if attrs.has(type(value)):
        return f"{{{_fields(value)}}}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _signed(n: Amount) -> str:
    return f"{n:+d}" if isinstance(n, int) else f"+{word(n)}"
