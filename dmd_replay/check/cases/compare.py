"""Comparing: everything a stage of a case expects against what happened."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from typing import Any, Final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Command, Event
from dmd_core.kernel.ids import Seat
from dmd_core.kernel.refusals import Refusal, plain
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.kernel.state import State
from dmd_core.kernel.step import Step, check
from dmd_replay.check.cases.game import case_words, check_rule, seats_of, told_by
from dmd_replay.check.cases.model import Case, CaseError, ExpectedRefusal, Then, Unmet
from dmd_replay.check.cases.stories import compare_events, stories_of
from dmd_replay.facets import GameTools
from dmd_replay.read.paths import PathError, find, parts_of

_NOTHING: Final = "nothing"
"""What stands where there is nothing."""
_WILD: Final = frozenset("*?[")
_OPTIONS: Final = 200
"""So many legal commands are looked at; only typed chance facts are more."""
_SHOWN: Final = 12


def compare(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    before: State[Any],
    events: Sequence[Event],
    now: Step[Any],
    then: Then,
    case: Case,
    refused: Callable[[Refusal], None],
) -> list[Unmet]:
    """Everything that does not hold.

    Args:
        tools: the game.
        game: the definition.
        before: the state before the stage.
        events: what has happened since.
        now: the last step.
        then: what is expected.
        case: the case, for messages.
        refused: is told of the refusals that are asked for.

    Raises:
        CaseError: if an expectation cannot be read.
    """
    _known_words(tools, game, then, case)
    data = case_words(tools).data(game, now.state) if then.state or then.gone else None
    stories = stories_of(tools, game, before, events)
    return [
        *_state(tools, game, data, then, case),
        *compare_events(tools, game, stories, then, case),
        *_decision(tools, game, now, then, case),
        *_refused(tools, game, now, then, case, refused),
        *_outcome(tools, now, then),
    ]


def _known_words(tools: GameTools, game: Any, then: Then, case: Case) -> None:  # noqa: ANN401 - of any game
    """A misspelt command is never offered, so a case that says so would hold for ever."""
    refused = (told_by(tools, game, wanted.command)[1] for wanted in then.refused)
    for pattern in (*then.legal, *then.illegal, *refused):
        problem = case_words(tools).command_problem(game, pattern)
        if problem:
            message = f"{case.place}: then: '{pattern}': {problem}"
            raise CaseError(message)
    for pattern in (*then.legal, *then.illegal):
        word = pattern.partition(" ")[0]
        if not _WILD & set(word) and word not in case_words(tools).command_words():
            words = ", ".join(sorted(case_words(tools).command_words()))
            hint = did_you_mean(word, case_words(tools).command_words())
            message = f"{case.place}: then: '{word}' is the word of no command; words are {words}"
            raise CaseError(message + hint)


def _state(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    data: Any,  # noqa: ANN401 - plain data
    then: Then,
    case: Case,
) -> Iterator[Unmet]:
    for path in (*then.state, *then.gone):
        problem = case_words(tools).path_problem(game, path)
        if problem:
            message = f"{case.place}: then: path '{path}': {problem}"
            raise CaseError(message)
    for path, expected in then.state.items():
        try:
            actual = find(data, path)
        except PathError as error:
            if not _may_be_missing(tools, data, path):
                raise CaseError.at(f"{case.place}: then.state", error) from error
            none = case_words(tools).none_at(path)
            actual = expected if expected == none and type(expected) is type(none) else _NOTHING
        if actual != expected or type(actual) is not type(expected):
            yield Unmet(path, *_both(expected, actual))
    for path in then.gone:
        try:
            yield Unmet(path, _NOTHING, _shown(find(data, path)))
        except PathError as error:
            if not _may_be_missing(tools, data, path):
                raise CaseError.at(f"{case.place}: then.gone", error) from error


def _may_be_missing(tools: GameTools, data: Any, path: str) -> bool:  # noqa: ANN401 - plain data
    """Whether what is missing is a member that comes and goes, such as the Fire of a Space."""
    known = ""
    for part in path.split("."):
        below = f"{known}.{part}" if known else part
        try:
            find(data, below)
        except PathError as error:
            if not known:
                return False
            words = error.member and find(data, known) and parts_of(find(data, known)) is None
            return case_words(tools).comes_and_goes(known) or (error.member and not words)
        known = below
    return False


def _decision(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    now: Step[Any],
    then: Then,
    case: Case,
) -> Iterator[Unmet]:
    decision = now.decision
    looked_at = then.legal or then.illegal or then.options is not None
    legal = decision.legal() if decision is not None and looked_at else iter(())
    options = list(islice(legal, _OPTIONS))
    texts = [case_words(tools).command_text(game, option) for option in options]
    for pattern in then.legal:
        wanted = _canonical(tools, game, decision, pattern, case)
        if not any(fnmatchcase(text, wanted) for text in texts):
            yield Unmet(f"legal '{pattern}'", "offered", _few(texts))
    for pattern in then.illegal:
        wanted = _canonical(tools, game, decision, pattern, case)
        found = [text for text in texts if fnmatchcase(text, wanted)]
        if found:
            yield Unmet(f"legal '{pattern}'", "not offered", _few(found))
    if then.options is not None:
        yield from _options(then.options, texts, ordered=then.ordered)
    asked: dict[str, Any] = {}
    if decision is not None:
        seat = case_words(tools).seat_word(game, decision.seat)
        asked = {"seat": seat, "kind": decision.kind, "must": decision.must}
    for key, expected in then.asked.items():
        if asked.get(key) != expected:
            yield Unmet(f"asked.{key}", _shown(expected), _shown(asked.get(key, "nothing")))


def _canonical(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    decision: Decision | None,
    pattern: str,
    case: Case,
) -> str:
    """A pattern as commands are written, so that another spelling of one is no other command."""
    if decision is None or _WILD & set(pattern):
        return " ".join(pattern.split())
    try:
        return case_words(tools).command_text(
            game, case_words(tools).command_from(game, decision.seat, pattern)
        )
    except ValueError as error:
        raise CaseError.at(f"{case.place}: then: '{pattern}'", error) from error


def _options(wanted: Sequence[str], texts: Sequence[str], *, ordered: bool) -> Iterator[Unmet]:
    """How the legal commands differ from those expected."""
    if list(wanted) == list(texts) or (not ordered and sorted(wanted) == sorted(texts)):
        return
    if ordered and sorted(wanted) == sorted(texts):
        yield Unmet("all legal commands", _few(wanted), f"another order: {_few(texts)}")
        return
    missing, extra = Counter(wanted) - Counter(texts), Counter(texts) - Counter(wanted)
    parts = [_few(texts)]
    parts += [f"missing: {_few(list(missing.elements()))}"] if missing else []
    parts += [f"not expected: {_few(list(extra.elements()))}"] if extra else []
    yield Unmet("all legal commands", _few(wanted), "; ".join(parts))


def _refused(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    now: Step[Any],
    then: Then,
    case: Case,
    told: Callable[[Refusal], None],
) -> Iterator[Unmet]:
    for wanted in then.refused:
        what = f"refused '{wanted.command}'"
        if wanted.rule:
            check_rule(tools, wanted.rule, f"{case.place}: then.refused")
        command = _command_of(tools, game, now, wanted, case)
        if now.decision is None:
            reason = check(tools.ruleset, game, now.state, command)
        else:
            reason = now.decision.check(command)
        if reason is None:
            yield Unmet(what, "refused", "accepted")
            continue
        told(reason)
        sentence = tools.narrator(game).describe(now.state, reason)
        if wanted.code and reason.code != wanted.code:
            yield Unmet(f"{what}, code", wanted.code, f"{reason.code}: {sentence}")
        if wanted.rule and wanted.rule not in reason.rules:
            yield Unmet(f"{what}, rule", wanted.rule, ", ".join(reason.rules) or "none")
        if wanted.says not in sentence and wanted.says not in reason.said(plain):
            yield Unmet(f"{what}, sentence", wanted.says, sentence)


def _command_of(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    now: Step[Any],
    wanted: ExpectedRefusal,
    case: Case,
) -> Command:
    """The command that is to be refused, of whom it names or else of whom is asked.

    When the game is over nobody is asked; then it is a command of the first seat.
    """
    who, text = told_by(tools, game, wanted.command)
    asked = Seat(0) if now.decision is None else now.decision.seat
    seat = seats_of(tools, game)[who] if who else asked
    try:
        return case_words(tools).command_from(game, seat, text)
    except ValueError as error:
        raise CaseError.at(f"{case.place}: then.refused", error) from error


def _outcome(tools: GameTools, now: Step[Any], then: Then) -> Iterator[Unmet]:
    if then.outcome is None:
        return
    actual = tools.ruleset.outcome(now.state.table)
    if actual != then.outcome:
        yield Unmet("outcome", then.outcome or "none yet", actual or "none yet")


def _few(texts: Sequence[str]) -> str:
    more = f", … ({len(texts)})" if len(texts) > _SHOWN else ""
    return (", ".join(texts[:_SHOWN]) or "none") + more


def _both(expected: object, actual: object) -> tuple[str, str]:
    """Both values; texts in quotes where the other is no text, or they would look the same."""
    if isinstance(expected, str) and not isinstance(actual, str):
        return f'"{expected}"', _shown(actual)
    if isinstance(actual, str) and actual != _NOTHING and not isinstance(expected, str):
        return _shown(expected), f'"{actual}"'
    return _shown(expected), _shown(actual)


def _shown(value: object) -> str:
    """A value as TOML writes it; a text alone stands without quotes."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return value
        case list():
            return f"[{', '.join(map(_inner, value))}]"
        case dict():
            return f"{{ {', '.join(f'{key} = {_inner(part)}' for key, part in value.items())} }}"
        case _:
            return str(value)


def _inner(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else _shown(value)


__all__ = ["compare"]
