"""Which card language a pack is written in, and how an older one is read.

`language` in `pack.toml` says it; a pack that does not is of the first. The files of older packs
are said in the words of today before anything else looks at them, so that a log with such a pack
stays what it was. What a fingerprint counts, and what a log carries on, are the files as they were
written.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import attrs

from dmd_core.death_may_die.content.language_1 import in_second
from dmd_core.death_may_die.content.language_1_hints import gone, unsaid
from dmd_core.kernel.schema.faults import Fault

LANGUAGE: Final = 2
"""The card language of today."""

KEY: Final = "language"
"""The key of `pack.toml` that says it."""


def language_of(head: Mapping[str, object]) -> int:
    """The language of a pack.

    Args:
        head: the data of its `pack.toml`; a number that is none counts as that of today, and the
            checks complain of it.
    """
    found = head.get(KEY, 1)
    return 1 if type(found) is int and found == 1 else LANGUAGE


def in_words_of_today(file: Mapping[str, object], language: int) -> Mapping[str, object]:
    """The data of a file of a pack in the language of today.

    Args:
        file: what the parser gave.
        language: of the pack.
    """
    return file if language == LANGUAGE else in_second(file)


def outdated(file: Mapping[str, object]) -> Iterator[Fault]:
    """Every use of the first language in the data of a file: where, and how it is said now."""
    yield from gone(file)
    yield from unsaid(file)


def explained(faults: Iterable[Fault], file: Mapping[str, object]) -> Iterator[Fault]:
    """Faults of a file; those about words that are gone say what is written now.

    Args:
        faults: what the reader found.
        file: the data of the file that it read.
    """
    now = {fault.path: fault for fault in gone(file)}
    for fault in faults:
        known = now.get(fault.path)
        yield (
            fault
            if known is None
            else attrs.evolve(
                known, file=fault.file, line=fault.line, name=fault.name, rules=fault.rules
            )
        )


__all__ = ["KEY", "LANGUAGE", "explained", "in_words_of_today", "language_of", "outdated"]
