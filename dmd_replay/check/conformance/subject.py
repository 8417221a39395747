"""The subject of a conformance run: a ruleset with one game of it, and what is known of it."""

import importlib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Final, final

import attrs

from dmd_core.kernel.ids import TABLE, Seat
from dmd_core.kernel.ruleset import Ruleset
from dmd_core.kernel.schema.codec import Codec
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_replay.facets.bots import Bot
from dmd_replay.facets.monitors import Monitor

MOST_SEATS: Final = 64
"""No game has more seats; a larger number is a slip."""


class SubjectError(ValueError):
    """A subject that cannot be used; the sentence says why and what is possible."""


@final
@attrs.frozen
class Source:
    """How another process gets the same subject.

    Attributes:
        path: ``module:attribute``, a `Subject` or a function that gives one.
        arguments: what the function is called with, by name; plain values that JSON can carry.
    """

    path: str
    arguments: Mapping[str, Any] = attrs.field(factory=dict)


def _seats(value: int | Iterable[int]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in (range(value) if isinstance(value, int) else value))


def _ids(value: Iterable[str] | None) -> frozenset[str] | None:
    return None if value is None else frozenset(map(str, value))


def _codes(value: Iterable[str]) -> frozenset[str]:
    return frozenset(value)


@final
@attrs.frozen(slots=False)  # `cached_property` needs a dict
class Subject:
    """What is checked: a ruleset and one definition of a game of it.

    Attributes:
        ruleset: the rules.
        game: the definition that is played; the checks pass it on unseen.
        name: what the report calls it.
        seats: the seats that decide, or how many there are from 0 up; 1 to 64.
        monitor: opens a monitor of the game's invariants, called with the definition for each game;
            None if the game has none.
        rules: ids of all rules that events, decisions and refusals may cite; None if there is no
            catalogue, so that any id may be cited.
        without_rule: codes of refusals of the game that need not name a rule, since no rule knows
            what they are about; every other one must.
        bot: makes a player from a seed, who plays every other game; for games whose later parts
            play at random never sees. None if all games are played at random.
        source: where another process finds this subject; None if it cannot. `load_subject` fills
            it in.

    Raises:
        SubjectError: if there is no seat, or one is negative.
    """

    ruleset: Ruleset[Any, Any]
    game: Any
    name: str
    seats: tuple[Seat, ...] = attrs.field(default=1, converter=_seats)
    monitor: Callable[[Any], Monitor] | None = None
    rules: frozenset[str] | None = attrs.field(default=None, converter=_ids)
    without_rule: frozenset[str] = attrs.field(default=(), converter=_codes)
    bot: Callable[[int], Bot] | None = None
    source: Source | None = None

    def __attrs_post_init__(self) -> None:
        """Check the seats."""
        if not 1 <= len(self.seats) <= MOST_SEATS or min(self.seats) <= TABLE:
            shown = ", ".join(map(str, self.seats)) or "none"
            raise SubjectError(
                f"{self.name}: seats {shown} are not possible;"
                f" allowed: 1 to {MOST_SEATS} seats, each 0 or more"
            )

    @cached_property
    def codec(self) -> Codec:
        """The codec of the game, made once."""
        return self.ruleset.codec(self.game)


def load_subject(path: str, arguments: Mapping[str, Any] | None = None) -> Subject:
    """Import a subject.

    Args:
        path: ``module:attribute``; the attribute is a `Subject` or a function that gives one.
        arguments: what the function is called with; none for a `Subject`.

    Returns:
        The subject, which now knows where it comes from.

    Raises:
        SubjectError: if there is no such module or attribute, or it is no subject.

    Example:
        >>> load_subject("json:dumps_")
        Traceback (most recent call last):
        dmd_replay.check.conformance.subject.SubjectError: 'json:dumps_': module json has no \
'dumps_'; did you mean 'dumps'?
    """
    name, colon, attribute = path.partition(":")
    if not (name and colon and attribute):
        raise SubjectError(f"'{path}' names no subject; expected module:attribute")
    try:
        module = importlib.import_module(name)
    except Exception as error:
        raise SubjectError(
            f"'{path}': module {name} cannot be imported: {type(error).__name__}: {error}"
        ) from error
    found: object = getattr(module, attribute, None)
    if found is None:
        hint = did_you_mean(attribute, dir(module))
        raise SubjectError(f"'{path}': module {name} has no '{attribute}'{hint}")
    given = dict(arguments or {})
    if not isinstance(found, Subject) and callable(found):
        try:
            found = found(**given)
        except Exception as error:
            raise SubjectError(f"'{path}' failed: {type(error).__name__}: {error}") from error
    if not isinstance(found, Subject):
        raise SubjectError(
            f"'{path}' is {type(found).__name__}; expected a Subject or a function that gives one"
        )
    return attrs.evolve(found, source=Source(path, given))


__all__ = ["MOST_SEATS", "Source", "Subject", "SubjectError", "load_subject"]
