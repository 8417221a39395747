"""Patterns of events: ``WoundsTaken seat=ian own=2`` names a class and the fields that matter."""

from collections.abc import Mapping, Sequence
from typing import final

import attrs

from dmd_core.kernel.schema.faults import did_you_mean
from dmd_replay.facets.cases import OR

_NO = "!="
_SIDES = 2


@final
@attrs.frozen
class Pattern:
    """A class of events with wanted fields; a field may be wanted not to be something."""

    text: str
    name: str
    fields: tuple[tuple[str, str, bool], ...]

    def fits(self, name: str, words: Mapping[str, str]) -> bool:
        """Whether an event, given by its name and its fields as texts, fits."""
        return name == self.name and all(
            (value in words[key].split(OR)) is same for key, value, same in self.fields
        )


def pattern_text(name: str, words: Mapping[str, str]) -> str:
    """The pattern that an event fits: its class, and the fields that one word can say.

    Args:
        name: of its class.
        words: its fields as texts.
    """
    fields = (f"{k}={v}" for k, v in words.items() if v and k != "why" and " " not in v)
    return " ".join((name, *fields))


def pattern_of(text: str, known: Mapping[str, Sequence[str]]) -> Pattern:
    """Read a pattern.

    Args:
        text: the name of an event class, then ``field=value`` or ``field!=value``.
        known: names of all classes with their fields.

    Raises:
        ValueError: for an unknown name or field; the sentence names the nearest.
    """
    name, *rest = text.split() or [""]
    if name not in known:
        hint = did_you_mean(name, known)
        message = f"'{name}' is no event{hint}"
        raise ValueError(message)
    fields: list[tuple[str, str, bool]] = []
    for word in rest:
        same = _NO not in word
        key, _, value = word.partition("=" if same else _NO)
        if key not in known[name] or "=" not in word:
            hint = did_you_mean(key, known[name])
            shown = ", ".join(known[name])
            message = f"'{word}' in '{text}': write field=value; {name} has {shown}{hint}"
            raise ValueError(message)
        fields.append((key, value, same))
    return Pattern(text, name, tuple(fields))


__all__ = ["Pattern", "pattern_of", "pattern_text"]
