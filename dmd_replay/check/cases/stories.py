"""Events of a stage against what a case expects of them: missing, out of order, one too many."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, final

import attrs

from dmd_core.kernel.events import Event, Forced, Parked
from dmd_core.kernel.state import State
from dmd_core.kernel.step import evolve
from dmd_replay.check.cases.game import case_words
from dmd_replay.check.cases.model import Case, CaseError, Then, Unmet
from dmd_replay.check.cases.patterns import Pattern, pattern_of
from dmd_replay.facets import GameTools
from dmd_replay.words import some

_KERNEL: Final = (Forced.__name__, Parked.__name__)
"""Bookkeeping, which no case is shown."""
_LISTED: Final = 4
"""So many differences of two lists of events are told one by one."""


@final
@attrs.frozen
class Stories:
    """The events of a stage, each with its fields in words; numbers count from 1."""

    events: tuple[tuple[str, Mapping[str, str]], ...]

    @property
    def told(self) -> tuple[str, ...]:
        """Each event in a line, as patterns are written."""
        return tuple(_line(name, words) for name, words in self.events)

    def fitting(self, pattern: Pattern) -> tuple[int, ...]:
        """The numbers of the events that a pattern fits."""
        numbered = enumerate(self.events, 1)
        return tuple(number for number, event in numbered if pattern.fits(*event))

    def like(self, pattern: Pattern) -> tuple[int, ...]:
        """The numbers of the events of the same class."""
        return tuple(n for n, (name, _) in enumerate(self.events, 1) if name == pattern.name)


def stories_of(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    before: State[Any],
    events: Iterable[Event],
) -> Stories:
    """The events after a state in words, bookkeeping left out."""
    words = case_words(tools).words
    state, told = before, []
    for event in events:
        if not isinstance(event, Parked | Forced):
            told.append((type(event).__name__, words(game, event, state.table)))
        state = evolve(tools.ruleset, state, event)
    return Stories(tuple(told))


def compare_events(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    stories: Stories,
    then: Then,
    case: Case,
) -> Iterator[Unmet]:
    """What does not hold of the events.

    Raises:
        CaseError: if a pattern cannot be read, or nothing could ever fit it.
    """

    def read(texts: Sequence[str], key: str) -> list[Pattern]:
        return _patterns(texts, f"{case.place}: then.{key}", tools, game)

    def unmet(what: str, expected: str, actual: str, marks: Sequence[int]) -> Unmet:
        return Unmet(what, expected, actual, stories.told, tuple(sorted(set(marks))))

    last = 0
    for pattern in read(then.events, "events"):
        found = stories.fitting(pattern)
        following = next((number for number in found if number > last), None)
        if following is None:
            expected = f"occurs after event {last}" if last else "occurs"
            actual, marks = _not_there(stories, pattern, found, last)
            yield unmet(
                f"event {pattern.text}", expected, actual, (*marks, *([last] if last else ()))
            )
            break
        last = following
    for pattern in read(then.no_events, "no_events"):
        found = stories.fitting(pattern)
        if found:
            actual = f"occurs as {_numbers(found)}"
            yield unmet(f"event {pattern.text}", "does not occur", actual, found)
    for pattern, times in zip(read(tuple(then.times), "times"), then.times.values(), strict=True):
        found = stories.fitting(pattern)
        if len(found) != times:
            actual = some(len(found), "time") + (f": {_numbers(found)}" if found else "")
            yield unmet(f"event {pattern.text}", f"occurs {some(times, 'time')}", actual, found)
    if then.exactly is not None:
        wanted = read(then.exactly, "exactly")
        differences = list(_differences(stories, wanted))
        if differences:
            says = "; ".join(text for text, _ in differences[:_LISTED])
            if len(differences) > _LISTED:
                says += f"; and {some(len(differences) - _LISTED, 'more difference')}"
            marks = [number for _, number in differences[:_LISTED] if number]
            yield unmet("all events", "; ".join(then.exactly) or "none", says, marks)


def _not_there(
    stories: Stories, pattern: Pattern, found: Sequence[int], last: int
) -> tuple[str, Sequence[int]]:
    """Whether an event occurs earlier, or which others of its class there are instead."""
    if found:
        return f"out of order: it occurs as {_numbers(found)}", found
    like = stories.like(pattern)
    if not like:
        return "missing: there is no event of this class", ()
    after = [number for number in like if number > last]
    return f"missing; of this class is {_numbers(after or like)}", after or like


def _differences(stories: Stories, wanted: Sequence[Pattern]) -> Iterator[tuple[str, int]]:
    """How a list of events differs from that of all patterns, each with the event concerned.

    As many as possible are set against each other in order. A pattern that is left, and fits an
    event that is left, is out of order; others are missing, or not expected.
    """
    if len(wanted) == len(stories.events) and all(
        pattern.fits(*event) for pattern, event in zip(wanted, stories.events, strict=True)
    ):
        return
    pairs = _aligned(stories, wanted)
    place = {number: spot for spot, number in pairs}
    left = [number for number in range(1, len(stories.events) + 1) if number not in place]
    told, spots = stories.told, {spot for spot, _ in pairs}
    missing: list[tuple[str, int]] = []
    for spot, pattern in enumerate(wanted):
        if spot in spots:
            continue
        before = max((number for one, number in pairs if one < spot), default=0)
        where = f"after event {before}" if before else "at the beginning"
        moved = next((n for n in left if pattern.fits(*stories.events[n - 1])), None)
        if moved is None:
            missing.append((f"missing {where}: {pattern.text}", before))
        else:
            left.remove(moved)
            missing.append((f"out of order, expected {where}: {moved} {told[moved - 1]}", moved))
    yield from missing
    for number in left:
        yield f"not expected: {number} {told[number - 1]}", number


def _aligned(stories: Stories, wanted: Sequence[Pattern]) -> list[tuple[int, int]]:
    """The longest common subsequence: places of patterns with the numbers of their events."""
    events = stories.events
    rows, columns = len(wanted), len(events)
    fits = [[pattern.fits(*event) for event in events] for pattern in wanted]
    best = [[0] * (columns + 1) for _ in range(rows + 1)]
    for row in range(rows - 1, -1, -1):
        for column in range(columns - 1, -1, -1):
            best[row][column] = (
                best[row + 1][column + 1] + 1
                if fits[row][column]
                else max(best[row + 1][column], best[row][column + 1])
            )
    pairs: list[tuple[int, int]] = []
    row = column = 0
    while row < rows and column < columns:
        if fits[row][column] and best[row][column] == best[row + 1][column + 1] + 1:
            pairs.append((row, column + 1))
            row, column = row + 1, column + 1
        elif best[row][column + 1] >= best[row + 1][column]:
            column += 1
        else:
            row += 1
    return pairs


def _patterns(
    texts: Sequence[str],
    where: str,
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
) -> list[Pattern]:
    """Read patterns of events; one that nothing could ever fit is a fault of the case."""
    known = case_words(tools).event_fields()
    try:
        patterns = [pattern_of(text, known) for text in texts]
    except ValueError as error:
        raise CaseError.at(where, error) from error
    for pattern in patterns:
        if pattern.name in _KERNEL:
            message = f"{where}: '{pattern.name}' is bookkeeping of the kernel, which is left out"
            raise CaseError(message)
        for field, word, _ in pattern.fields:
            problem = case_words(tools).event_problem(game, pattern.name, field, word)
            if problem:
                message = f"{where}: '{pattern.text}': {problem}"
                raise CaseError(message)
    return patterns


def _line(name: str, words: Mapping[str, str]) -> str:
    fields = (f"{key}={value}" for key, value in words.items() if value and key != "why")
    return " ".join((name, *fields))


def _numbers(found: Sequence[int]) -> str:
    """Some events by their numbers: all if they are few."""
    shown = ", ".join(map(str, found[:_LISTED]))
    more = f" and {len(found) - _LISTED} more" if len(found) > _LISTED else ""
    return f"event{'' if len(found) == 1 else 's'} {shown}{more}"


__all__ = ["Stories", "compare_events", "stories_of"]
