"""Comparing: everything a stage of a case expects against what happened."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from typing import Any, Final

from dmd_core.kernel.decisions import Decision
from dmd_core.kernel.events import Event, Forced, Parked
from dmd_core.kernel.refusals import Refusal, plain
from dmd_core.kernel.schema.faults import did_you_mean
from dmd_core.kernel.step import Step
from dmd_replay.check.cases.game import case_words, rule_sentence
from dmd_replay.check.cases.model import Case, CaseError, Then
from dmd_replay.check.cases.patterns import Pattern, pattern_of
from dmd_replay.facets import GameTools
from dmd_replay.read.paths import PathError, find, parts_of

Parts = tuple[str, str, str]
"""What, expected, actual."""

_NOTHING: Final = "nothing"
"""What stands where there is nothing."""
_WILD: Final = frozenset("*?[")
_KERNEL: Final = (Forced.__name__, Parked.__name__)
"""Bookkeeping, which no case is shown."""
_OPTIONS: Final = 200
"""So many legal commands are looked at; only typed chance facts are more."""
_SHOWN: Final = 12


def compare(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    now: Step[Any],
    events: Sequence[Event],
    then: Then,
    case: Case,
    refused: Callable[[Refusal], None],
) -> list[Parts]:
    """Everything that does not hold.

    Raises:
        CaseError: if an expectation cannot be read.
    """
    _known_words(tools, game, then, case)
    data = case_words(tools).data(game, now.state) if then.state or then.gone else None
    stories = [(type(event).__name__, case_words(tools).words(game, event)) for event in events]
    return [
        *_state(tools, game, data, then, case),
        *_events(stories, then, tools, game, case),
        *_decision(tools, game, now, then, case),
        *_refused(tools, game, now, then, case, refused),
        *_outcome(tools, now, then),
    ]


def _known_words(tools: GameTools, game: Any, then: Then, case: Case) -> None:  # noqa: ANN401 - of any game
    """A misspelt command is never offered, so a case that says so would hold for ever."""
    refused = (wanted.command for wanted in then.refused)
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
) -> Iterator[Parts]:
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
                message = f"{case.place}: then.state: {error}"
                raise CaseError(message) from error
            actual = _NOTHING
        if actual != expected or type(actual) is not type(expected):
            yield path, *_both(expected, actual)
    for path in then.gone:
        try:
            yield path, _NOTHING, _shown(find(data, path))
        except PathError as error:
            if not _may_be_missing(tools, data, path):
                message = f"{case.place}: then.gone: {error}"
                raise CaseError(message) from error


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


def _events(
    stories: Sequence[tuple[str, Mapping[str, str]]],
    then: Then,
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    case: Case,
) -> Iterator[Parts]:
    def read(texts: Sequence[str], key: str) -> list[Pattern]:
        return _patterns(texts, f"{case.place}: then.{key}", tools, game)

    told = [_story(name, words) for name, words in stories]
    rest = iter(stories)
    for pattern in read(then.events, "events"):
        if not any(pattern.fits(*story) for story in rest):
            yield f"event {pattern.text}", "occurs, in this order", _told(told)
            break
    for pattern in read(then.no_events, "no_events"):
        if any(pattern.fits(*story) for story in stories):
            yield f"event {pattern.text}", "does not occur", _told(told)
    for pattern, times in zip(read(tuple(then.times), "times"), then.times.values(), strict=True):
        found = sum(pattern.fits(*story) for story in stories)
        if found != times:
            yield f"event {pattern.text}", f"occurs {times} times", f"{found} times"
    if then.exactly is not None:
        wanted = read(then.exactly, "exactly")
        same = len(wanted) == len(stories) and all(
            pattern.fits(*story) for pattern, story in zip(wanted, stories, strict=True)
        )
        if not same:
            yield "all events", "; ".join(then.exactly) or "none", _told(told)


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
        message = f"{where}: {error}"
        raise CaseError(message) from error
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


def _decision(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    now: Step[Any],
    then: Then,
    case: Case,
) -> Iterator[Parts]:
    decision = now.decision
    looked_at = then.legal or then.illegal or then.options is not None
    legal = decision.legal() if decision is not None and looked_at else iter(())
    options = list(islice(legal, _OPTIONS))
    texts = [case_words(tools).command_text(game, option) for option in options]
    for pattern in then.legal:
        wanted = _canonical(tools, game, decision, pattern, case)
        if not any(fnmatchcase(text, wanted) for text in texts):
            yield f"legal '{pattern}'", "offered", _few(texts)
    for pattern in then.illegal:
        wanted = _canonical(tools, game, decision, pattern, case)
        found = [text for text in texts if fnmatchcase(text, wanted)]
        if found:
            yield f"legal '{pattern}'", "not offered", _few(found)
    if then.options is not None and list(then.options) != texts:
        yield "all legal commands", _few(list(then.options)), _few(texts)
    asked: dict[str, Any] = {}
    if decision is not None:
        seat = case_words(tools).seat_word(game, decision.seat)
        asked = {"seat": seat, "kind": decision.kind, "must": decision.must}
    for key, expected in then.asked.items():
        if asked.get(key) != expected:
            yield f"asked.{key}", _shown(expected), _shown(asked.get(key, "nothing"))


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
            game, case_words(tools).command_from(game, decision, pattern)
        )
    except ValueError as error:
        message = f"{case.place}: then: '{pattern}': {error}"
        raise CaseError(message) from error


def _refused(
    tools: GameTools,
    game: Any,  # noqa: ANN401 - of any game
    now: Step[Any],
    then: Then,
    case: Case,
    told: Callable[[Refusal], None],
) -> Iterator[Parts]:
    for wanted in then.refused:
        what = f"refused '{wanted.command}'"
        if wanted.rule:
            _sentence(tools, wanted.rule, case)
        if now.decision is None:
            yield what, "refused", "the game is over"
            continue
        try:
            command = case_words(tools).command_from(game, now.decision, wanted.command)
        except ValueError as error:
            message = f"{case.place}: then.refused: {error}"
            raise CaseError(message) from error
        reason = now.decision.check(command)
        if reason is None:
            yield what, "refused", "accepted"
            continue
        told(reason)
        sentence = tools.narrator(game).describe(now.state, reason)
        if wanted.code and reason.code != wanted.code:
            yield f"{what}, code", wanted.code, f"{reason.code}: {sentence}"
        if wanted.rule and wanted.rule not in reason.rules:
            yield f"{what}, rule", wanted.rule, ", ".join(reason.rules) or "none"
        if wanted.says not in sentence and wanted.says not in reason.said(plain):
            yield f"{what}, sentence", wanted.says, sentence


def _sentence(tools: GameTools, rule: str, case: Case) -> str:
    """What a rule says; a rule that does not exist is a fault of the case."""
    try:
        return rule_sentence(tools, rule)
    except ValueError as error:
        message = f"{case.place}: then.refused: {error}"
        raise CaseError(message) from error


def _outcome(tools: GameTools, now: Step[Any], then: Then) -> Iterator[Parts]:
    if then.outcome is None:
        return
    actual = tools.ruleset.outcome(now.state.table)
    if actual != then.outcome:
        yield "outcome", then.outcome or "none yet", actual or "none yet"


def _story(name: str, words: Mapping[str, str]) -> str:
    fields = (f"{key}={value}" for key, value in words.items() if value and key != "why")
    return " ".join((name, *fields))


def _told(stories: Sequence[str]) -> str:
    return "; ".join(stories[-_SHOWN:]) or "no event"


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


__all__ = ["Parts", "compare"]
