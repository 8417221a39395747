"""What is wrong with a game, as one value with one signature, whoever found it.

Recording that crashes, `verify`, `bundle` and `shrink` make their failures here, so that one fault
has one signature in all of them.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final, final

import attrs

from dmd_core.kernel.events import Event, Parked, cited
from dmd_core.kernel.refusals import RefusedError
from dmd_replay.check.signature import details_of, signature_of
from dmd_replay.facets.monitors import BrokenInvariant

Details = tuple[tuple[str, str], ...]
"""Stable facts as pairs of name and value."""

HIDDEN: Final = frozenset(("keep", "push"))
"""The fields of `Parked` that hold the inner workings of the rules; they are no difference."""


@final
@attrs.frozen(slots=False)  # `cached_property` needs a dict
class Failure:
    """What is wrong with a game.

    Attributes:
        kind: ``exception``, ``invariant``, ``divergence``, ``case``, ``predicate`` or ``command``.
        details: the stable facts, as pairs of name and value; they alone make the signature.
        says: one sentence for people.
    """

    kind: str
    details: Details
    says: str = attrs.field(eq=False)

    @cached_property
    def signature(self) -> str:
        """The same for equal failures."""
        return signature_of(self.kind, self.details)

    def __str__(self) -> str:
        """Kind, sentence and signature in one line."""
        return f"{self.kind}: {self.says} [{self.signature}]"


def raised(error: BaseException) -> Failure:
    """The rules raised an exception."""
    return Failure("exception", details_of(error), f"{type(error).__name__}: {error}")


def broken(found: BrokenInvariant) -> Failure:
    """An event broke an invariant."""
    return Failure("invariant", (("rule", found.rule), ("name", found.name)), found.says)


def refused(error: RefusedError, says: str) -> Failure:
    """A recorded command is refused now.

    Args:
        error: the refusal.
        says: the sentence.
    """
    rules = " ".join(error.refusal.rules)
    return Failure(
        "divergence", (("event", "command"), ("field", "command"), ("rules", rules)), says
    )


def differing(was: Event, now: Event) -> list[str]:
    """The fields in which two events of one class differ; frames do not count."""
    kind: Any = type(was)  # every event is a node
    hidden = HIDDEN if isinstance(was, Parked) else frozenset()
    names: list[str] = [field.name for field in attrs.fields(kind) if field.name not in hidden]
    return [name for name in names if getattr(was, name) != getattr(now, name)]


def parted(was: Event | None, now: Event | None, says: str) -> Failure:
    """An event is another one than was recorded.

    Args:
        was: what was recorded, None for nothing; now: what the rules give, None for nothing.
        now: what the rules give in its place, None for nothing.
        says: the sentence.
    """
    field = "event"
    if was is not None and now is not None and type(was) is type(now):
        field = next(iter(differing(was, now)), "event")
    told = was if was is not None else now
    rules = () if told is None else cited(told)
    name = "" if told is None else type(told).__name__
    return Failure(
        "divergence", (("event", name), ("field", field), ("rules", " ".join(rules))), says
    )


def first_difference(
    recorded: Sequence[Event],
    happened: Sequence[Event],
    words: tuple[str, str] = ("recorded", "these rules give"),
) -> Failure | None:
    """The first difference between two lists of events, frames apart; None if there is none.

    Args:
        recorded: the one list.
        happened: the other.
        words: how the sentence calls the two.
    """
    for place in range(max(len(recorded), len(happened))):
        was = recorded[place] if place < len(recorded) else None
        now = happened[place] if place < len(happened) else None
        if was == now or (
            was is not None
            and now is not None
            and type(was) is type(now)
            and not differing(was, now)
        ):
            continue
        says = f"event {place}: {words[0]} {_shown(was)}, {words[1]} {_shown(now)}"
        return parted(was, now, says)
    return None


def unparked(events: Iterable[Event]) -> list[Event]:
    """Events without those that only say who is asked then."""
    return [event for event in events if not isinstance(event, Parked)]


def _shown(event: Event | None) -> str:
    return "nothing" if event is None else repr(event)


__all__ = [
    "HIDDEN",
    "Details",
    "Failure",
    "broken",
    "differing",
    "first_difference",
    "parted",
    "raised",
    "refused",
    "unparked",
]
