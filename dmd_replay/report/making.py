"""From logs and bundles to the page of a report."""

import io
from collections.abc import Iterator, Sequence
from typing import Final, final

import attrs

from dmd_core.kernel.events import Parked
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.views import SPECTATOR, mask
from dmd_replay.check.replay import Divergence, ReplayVerdict, replay
from dmd_replay.facets import GameTools
from dmd_replay.facets.rulebook import says_of
from dmd_replay.lang.spoken import ToolWords
from dmd_replay.log import Log, parse_log
from dmd_replay.read.diff import compare_logs, difference_of, what_parts
from dmd_replay.read.history import History, history_of
from dmd_replay.read.timeline import START, TimelineError
from dmd_replay.report.executed import executed
from dmd_replay.report.page import Box, page_of
from dmd_replay.report.told import Progress, ToldGame, told_game
from dmd_replay.share.bundle import Bundle
from dmd_replay.share.masked import without_secrets

BEFORE: Final = 3
"""A page of two games opens so many steps before they part, or fewer."""


class ReportError(ValueError):
    """Games of which no page can be made; the sentence says why."""


@final
@attrs.frozen
class Eyes:
    """For whom a page is.

    Attributes: `seat` whose eyes look on, None for what everybody may see; `spoilers` whether the
    seed is told, and what is hidden from all.
    """

    seat: Seat | None = None
    spoilers: bool = False


@final
@attrs.frozen
class NamedLog:
    """A log and what a page calls it."""

    name: str
    log: Log


def report_of(
    tools: GameTools,
    logs: Sequence[NamedLog],
    *,
    eyes: Eyes = Eyes(),
    bundle: Bundle | None = None,
    at: int | None = None,
    progress: Progress | None = None,
) -> str:
    """The page of one log, or of two beside each other.

    One log that these rules play in another way is shown beside what they make of it.

    Args:
        tools: the game of them.
        logs: one or two.
        eyes: for whom it is.
        bundle: the bug report that the log came in.
        at: the step at which it opens; where two games part, the reporter points, or the setup if
            left out.
        progress: told the steps done of all that are told.

    Raises:
        ReportError: if two logs are of different games.
        LogError: if a log cannot be read by these rules.
        DecodeError: if a command or an event in it cannot be read.
    """
    return _Making(tools, eyes, progress).run(logs, bundle, at)


@final
class _Making:
    """One page in the making."""

    def __init__(self, tools: GameTools, eyes: Eyes, progress: Progress | None) -> None:
        self._tools = tools
        self._words = tools.words
        self._eyes = eyes
        self._progress = progress
        self._done = 0

    def run(self, logs: Sequence[NamedLog], bundle: Bundle | None, at: int | None) -> str:
        logs = [self._seen(one) for one in logs]
        first, boxes, facts = logs[0].log, list[Box](), list[str]()
        for other in logs[1:]:
            if other.log.header.ruleset != first.header.ruleset:
                raise ReportError(
                    f"{other.name}: it is of the game '{other.log.header.ruleset}',"
                    f" {logs[0].name} is of '{first.header.ruleset}'"
                )
        histories = [(one.name, history_of(self._tools, one.log)) for one in logs]
        if bundle is not None:
            boxes.append(_said(bundle, self._words))
        verdict = replay(self._tools, first)
        here = self._words("page-verdict", verdict=verdict.verdict.value)
        facts += [self._tools.title, here]
        if len(logs) == 1 and verdict.verdict is ReplayVerdict.DIVERGED:
            now = executed(self._tools, history_of(self._tools, first))
            histories.append((self._words("box-as-now", name=logs[0].name), now))
        open_to_all = self._eyes.spoilers or not any(_hides(history) for _, history in histories)
        if verdict.difference is not None and open_to_all:
            boxes.append(self._differing(verdict.difference))
        start = 0
        if len(histories) > 1:
            step, box = self._parting(histories, told=open_to_all)
            boxes.append(box)
            start = max(0, step - BEFORE)
        if bundle is not None:
            start = bundle.complaint.step
        if self._eyes.spoilers:
            facts += _spoilers(logs, self._words)
        games = [self._told(name, history, histories) for name, history in histories]
        start = start if at is None else at
        rules = {rule: says_of(self._tools.rulebook, rule) for game in games for rule in game.rules}
        for box_rule in () if verdict.difference is None else verdict.difference.rules:
            rules.setdefault(box_rule, says_of(self._tools.rulebook, box_rule))
        facts += [game.outcome for game in games[:1] if game.outcome]
        return page_of(games, rules, facts=facts, boxes=boxes, at=start, words=self._words)

    def _seen(self, one: NamedLog) -> NamedLog:
        """A log for the eyes of a seat: everything else is gone before anything is made of it."""
        if self._eyes.seat is None:
            return one
        stream = io.BytesIO()
        without_secrets(self._tools, one.log, self._eyes.seat, stream)
        return NamedLog(one.name, parse_log(stream.getvalue()))

    def _told(
        self, name: str, history: History, all_of_them: Sequence[tuple[str, History]]
    ) -> ToldGame:
        total = sum(len(one.moves) for _, one in all_of_them)
        before = self._done

        def update(done: int, _of: int) -> None:
            self._done = before + done
            if self._progress is not None:
                self._progress(self._done, total)

        eyes = None if self._eyes.spoilers else self._eyes.seat
        if eyes is None and not self._eyes.spoilers:
            eyes = SPECTATOR
        return told_game(self._tools, history, name, eyes, update)

    def _differing(self, found: Divergence) -> Box:
        words = self._words
        where = words("box-record", record=found.record, event=found.event, field=found.field)
        facts = [
            (words("box-where"), (where,)),
            *((rule, (says_of(self._tools.rulebook, rule),)) for rule in found.rules),
        ]
        pair = (
            (words("box-recorded"), (found.expected,)),
            (words("box-these-rules"), (found.actual,)),
        )
        return Box(words("box-diverges"), tuple(facts), pair, max(0, found.record - 1))

    def _parting(self, histories: Sequence[tuple[str, History]], *, told: bool) -> tuple[int, Box]:
        """The step at which two games part, and what is said of it, as far as all may know it."""
        (name, one), (other_name, other) = histories
        words = self._words
        narrator = self._tools.narrator(one.game)
        try:
            diff = compare_logs(narrator, one.timeline, other.timeline, words=words)
        except TimelineError as error:
            facts = ((words("box-not-compared"), (str(error),)),)
            return 0, Box(words("box-two-games"), facts)
        found = diff.parting
        if found is None:
            same = ((words("box-no-step-differs"), (words("box-steps", n=diff.steps),)),)
            return 0, Box(words("box-two-games"), same)
        where = words(
            "box-part-setup" if found.step == START else "box-part-step",
            step=found.step,
            round=found.moment.round,
            what=what_parts(found, words),
        )
        parts: list[tuple[str, tuple[str, ...]]] = [(words("box-they-part"), (where,))]
        title = words("box-where-they-part")
        if not told:
            return found.step, Box(title, tuple(parts), (), max(0, found.step))
        fields = tuple(difference_of(change, words).says for change in found.fields)
        if fields:
            parts.append((words("box-in-it"), fields))
        after = tuple(change.says for change in diff.after if not change.inner)[:_FEW]
        if after:
            parts.append((words("box-after"), after))
        nothing = words("box-nothing")
        pair = (
            (name, (found.first.says or nothing, *found.first.rules)),
            (other_name, (found.second.says or nothing, *found.second.rules)),
        )
        return found.step, Box(title, tuple(parts), pair, max(0, found.step))


def _hides(history: History) -> bool:
    """Whether something in a game is sealed from those who play no seat."""
    start = history.start.table
    if mask(start, SPECTATOR) is not start:
        return True
    events = (event for move in history.moves for event in move.events)
    return any(
        mask(event, SPECTATOR) is not event for event in events if not isinstance(event, Parked)
    )


_FEW: Final = 12
"""Differences of two positions that are told."""


def _said(bundle: Bundle, words: ToolWords) -> Box:
    """What the reporter said, and how it was where it was put together."""
    said = bundle.complaint
    facts = [
        (head, tuple(text.splitlines()))
        for head, text in ((words("box-mark"), said.mark), (words("box-said"), said.note))
        if text
    ]
    facts.append((words("box-verdict-there"), tuple(_reported(bundle, words))))
    facts.append((words("box-signature"), (bundle.signature,)))
    silent = (words("box-nothing-said"),)
    pair = (
        (words("box-expected"), tuple(said.expected.splitlines()) or silent),
        (words("box-actual"), tuple(said.actual.splitlines()) or silent),
    )
    return Box(words("box-report"), tuple(facts), pair, said.step)


def _reported(bundle: Bundle, words: ToolWords) -> Iterator[str]:
    yield str(bundle.facts.get("verdict", words("box-not-known")))
    reason = bundle.facts.get("reason")
    if reason:
        yield str(reason)


def _spoilers(logs: Sequence[NamedLog], words: ToolWords) -> Iterator[str]:
    for one in logs:
        seed = one.log.header.seed
        if seed is None:
            yield words("page-no-seed", name=one.name)
        else:
            yield words("page-seed", name=one.name, seed=f"{seed:x}")


__all__ = ["Eyes", "NamedLog", "ReportError", "report_of"]
