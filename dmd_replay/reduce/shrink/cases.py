"""Shrinking a case that fails: fewer commands, a shorter position, the same thing wrong."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, final

import attrs

from dmd_replay.check.cases import Case, CaseError, CaseResult, CaseRunner
from dmd_replay.check.cases.model import ExpectedRefusal, RefusedSetup, Stage, Then
from dmd_replay.check.failure import Failure
from dmd_replay.plain_toml import harmless_toml, toml_comment

_ORDERED: Final = "ordered"
"""How options are compared; it goes with them."""


def failure_of(result: CaseResult) -> Failure | None:
    """What is wrong with a case: what its first problem is about, and the rules of the case."""
    if result.passed:
        return None
    problem = result.problems[0]
    details = (("what", problem.what), ("rules", " ".join(result.case.rules)))
    says = f"{problem.what}: expected {problem.expected}, actual {problem.actual}"
    return Failure("case", details, says)


@final
@attrs.frozen
class SmallerCase:
    """A case that was shrunk: what is left, what it shows, how many cases were tried."""

    case: Case
    failure: Failure
    candidates: int


def shrink_case(runner: CaseRunner, case: Case) -> SmallerCase | None:
    """Take out of a failing case what its failure does not need; None if it passes.

    Commands go one by one, from the first; then what the position says, then expectations that
    hold. A case that cannot be run any more is not smaller, it is another one.

    Raises:
        CaseError: if the case itself is faulty.
    """
    failure = failure_of(runner.run(case))
    if failure is None:
        return None
    tried = 0
    helped = True
    while helped:
        helped = False
        for smaller in _smaller(case):
            tried += 1
            try:
                same = failure_of(runner.run(smaller)) == failure
            except CaseError:
                continue
            if same:
                case, helped = smaller, True
                break
    return SmallerCase(case, failure, tried)


def _smaller(case: Case) -> Iterator[Case]:
    for place, stage in enumerate(case.stages):
        if place + 1 < len(case.stages):
            yield attrs.evolve(case, stages=case.stages[: place + 1])
        for line in range(len(stage.when)):
            when = (*stage.when[:line], *stage.when[line + 1 :])
            yield _with(case, place, attrs.evolve(stage, when=when))
    for given in _shorter(case.given):
        yield attrs.evolve(case, given=given)
    for setup in _shorter(case.setup):
        yield attrs.evolve(case, setup=setup)
    for place, stage in enumerate(case.stages):
        for then in _fewer(stage.then):
            yield _with(case, place, attrs.evolve(stage, then=then))


def _with(case: Case, place: int, stage: Stage) -> Case:
    return attrs.evolve(case, stages=(*case.stages[:place], stage, *case.stages[place + 1 :]))


def _shorter(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Without one key, or with a shorter value of it; the boldest first."""
    for key in data:
        yield {other: value for other, value in data.items() if other != key}
    for key, value in data.items():
        if isinstance(value, Mapping):
            for less in _shorter(value):
                yield {**data, key: less}
        elif isinstance(value, list):
            for place in range(len(value)):
                yield {**data, key: [*value[:place], *value[place + 1 :]]}


def _fewer(then: Then) -> Iterator[Then]:
    for field in attrs.fields(Then):
        value, usual = getattr(then, field.name), getattr(Then(), field.name)
        if value == usual or field.name == _ORDERED:
            continue
        yield attrs.evolve(then, **{field.name: usual})
        if isinstance(value, Mapping):
            for less in _shorter(value):
                changes: dict[str, Any] = {field.name: less}
                yield attrs.evolve(then, **changes)


def case_text(case: Case, failure: Failure) -> str:
    """The text of a case file with one case."""
    data: dict[str, Any] = {
        "name": case.name,
        "rules": list(case.rules),
        "cards": list(case.cards),
        "packs": [_relative(pack, case.file) for pack in case.packs],
        "tolerates": list(case.tolerates),
        "setup": _plain(case.setup),
        "given": _plain(case.given),
        "stage": [{"when": list(stage.when), "then": _then(stage.then)} for stage in case.stages],
    }
    kept = {key: value for key, value in data.items() if value or key in ("name", "rules")}
    if case.setup_refused is not None:
        kept["setup_refused"] = _given(case.setup_refused)
    head = toml_comment((failure.says, f"signature {failure.signature}"))
    whole = {"game": case.game, "case": [kept]} if case.game else {"case": [kept]}
    return head + harmless_toml(whole)


def _relative(pack: Path, file: Path) -> str:
    return str(pack.relative_to(file.parent)) if pack.is_relative_to(file.parent) else str(pack)


def _then(then: Then) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in attrs.fields(Then):
        value = getattr(then, field.name)
        if value == getattr(Then(), field.name):
            continue
        found[field.name] = (
            [_given(item) for item in value] if field.name == "refused" else _plain(value)
        )
    if not found.pop(_ORDERED, True):
        found["options"] = {"any_order": found.get("options", [])}
    return found


def _given(expected: ExpectedRefusal | RefusedSetup) -> dict[str, str]:
    """The parts that were given."""
    return {key: value for key, value in attrs.asdict(expected).items() if value}


def _plain(value: Any) -> Any:  # noqa: ANN401 - any data of a case
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return value


__all__ = ["SmallerCase", "case_text", "failure_of", "shrink_case"]
