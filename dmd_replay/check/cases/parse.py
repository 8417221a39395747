"""Reading case files: TOML in, cases out, each row of a table a case of its own."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

import attrs

from dmd_core.kernel.schema.faults import Fault, FaultError, some, unfit, unknown
from dmd_core.kernel.schema.reading import Read, read_any_table, read_array, read_leaf, read_table
from dmd_core.toml_text import parse_toml
from dmd_replay.check.cases.model import (
    Case,
    CaseError,
    ExpectedRefusal,
    RefusedSetup,
    Stage,
    Then,
)
from dmd_replay.files import FileContentError, files_in, read_text
from dmd_replay.registry import spelt

SUFFIX: Final = ".case.toml"
MAX_FILE: Final = 1 << 22
"""Larger files are refused unread."""
MOST_ROWS: Final = 1000
"""Each row of a table is the whole case again."""

_HOLE: Final = re.compile(r"\{(\w+)\}")

_WORDS: Final = read_array(read_leaf("str"))
_TEXT: Final = read_leaf("str")
_TABLES: Final = read_array(read_any_table)
_ANY_ORDER: Final = "any_order"


def read_cases(path: Path, called: str = "") -> tuple[Case, ...]:
    """The cases of a file.

    Args:
        path: the file.
        called: how messages call it; its last name if left out, see `dmd_replay.files.told_apart`.

    Raises:
        CaseError: if the file is no TOML or a case is not well formed.
        OSError: if it cannot be read.
    """
    try:
        text = read_text(path, MAX_FILE, "a case file", called)
    except FileContentError as error:
        raise CaseError(str(error)) from error
    return cases_of(text, path, called)


def cases_of(text: str, path: Path, called: str = "") -> tuple[Case, ...]:
    """The cases of a text.

    Args:
        text: TOML, as in a case file.
        path: the file it is or will be in, for messages and for packs beside it.
        called: how messages call it; its last name if left out.

    Raises:
        CaseError: if the text is no TOML or a case is not well formed.
    """
    try:
        data = parse_toml(text)
    except ValueError as error:
        raise CaseError.at(f"{called or path.name}: this is no TOML", error) from error
    found = list(_Parser(path, called, data).cases())
    faults = [fault for one in found if isinstance(one, FaultError) for fault in one.faults]
    if faults:
        raise CaseError(*map(str, some(faults)))
    return tuple(one for one in found if isinstance(one, Case))


def find_files(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The case files among paths; folders are searched, in sorted order.

    Raises:
        CaseError: if a path is not there, or there is no case file at all.
    """
    try:
        return files_in(paths, SUFFIX)
    except FileNotFoundError as error:
        raise CaseError(str(error)) from error


# --- what stands in a case -----------------------------------------------------------------------


def _count(data: object) -> int:
    if type(data) is not int or data < 0:
        raise unfit(data, "a whole number, 0 or more")
    return data


def _counts(data: object) -> dict[str, int]:
    table = read_any_table(data)
    counts: dict[str, int] = read_table(table, dict.fromkeys(table, _count))
    return counts


def _refused(data: object) -> ExpectedRefusal:
    if isinstance(data, str):
        return ExpectedRefusal(data)
    keys = dict.fromkeys(("command", "code", "rule", "says"), _TEXT)
    return ExpectedRefusal(**read_table(data, keys, needed=("command",)))


def _setup_refused(data: object) -> RefusedSetup:
    if isinstance(data, str):
        return RefusedSetup(data)
    return RefusedSetup(**read_table(data, dict.fromkeys(("says", "rule"), _TEXT), needed=()))


def _options(data: object) -> tuple[tuple[str, ...], bool]:
    """The options, and whether they are in order."""
    if isinstance(data, dict):
        return read_table(data, {_ANY_ORDER: _WORDS})[_ANY_ORDER], False
    return _WORDS(data), True


def _asked(data: object) -> dict[str, Any]:
    return read_table(data, {"seat": _TEXT, "kind": _TEXT, "must": read_leaf("bool")}, needed=())


_THEN: Final[Mapping[str, Read]] = {
    "state": read_any_table,
    "gone": _WORDS,
    "events": _WORDS,
    "no_events": _WORDS,
    "exactly": _WORDS,
    "times": _counts,
    "legal": _WORDS,
    "illegal": _WORDS,
    "options": _options,
    "refused": read_array(_refused),
    "asked": _asked,
    "outcome": _TEXT,
}


def _then(data: object) -> Then:
    found = read_table(data, _THEN, needed=())
    if "options" in found:
        found["options"], found["ordered"] = found["options"]
    return Then(**found)


def _stage(data: object) -> Stage:
    found = read_table(data, {"when": _WORDS, "then": _then}, needed=())
    return Stage(found.get("when", ()), found.get("then", Then()))


def _name(data: object) -> str:
    if not isinstance(data, str) or not data.strip():
        raise unfit(data, "a name")
    return data


_DEFAULTS: Final[Mapping[str, Read]] = {
    "setup": read_any_table,
    "given": read_any_table,
    "packs": _WORDS,
    "rules": _WORDS,
    "cards": _WORDS,
    "tolerates": _WORDS,
}
_CASE: Final[Mapping[str, Read]] = {
    **_DEFAULTS,
    "name": _name,
    "when": _WORDS,
    "then": _then,
    "stage": read_array(_stage),
    "setup_refused": _setup_refused,
    "position": _TEXT,
}
_POSITION: Final[Mapping[str, Read]] = {
    "setup": read_any_table,
    "given": read_any_table,
    "packs": _WORDS,
    "tolerates": _WORDS,
}
"""What cases of a file share by the name of a position."""
_PLAY: Final = ("given", "position", "when", "then", "stage", "tolerates")
"""Keys that a case whose setup is refused cannot have."""
_SILENT: Final = Stage((), Then())


@final
class _Parser:
    """Reads one file: what is wrong with one case does not keep the others from being read."""

    def __init__(self, path: Path, called: str, data: Mapping[str, Any]) -> None:
        self._path = path
        self._called = called or path.name
        self._data = data
        self._names: set[str] = set()
        self._positions: Mapping[str, Mapping[str, Any]] = {}

    def cases(self) -> Iterator[Case | FaultError]:
        try:
            whole = read_table(
                dict(self._data),
                {
                    "game": _TEXT,
                    "defaults": self._defaults,
                    "positions": _positions,
                    "case": _TABLES,
                },
                needed=(),
            )
        except FaultError as error:
            yield self._placed("", error)
            return
        listed, defaults = whole.get("case", ()), whole.get("defaults", {})
        self._positions = whole.get("positions", {})
        if not listed:
            yield self._placed("", _says("there is no [[case]]"))
        for place, raw in enumerate(listed, 1):
            try:
                rows = list(self._rows(raw))
            except FaultError as error:
                yield self._placed(f"case {place}", error)
                continue
            for row in rows:
                try:
                    yield self._case(row, defaults, spelt(str(whole.get("game", ""))))
                except FaultError as error:
                    name = row.get("name")
                    named = isinstance(name, str) and name.strip()
                    yield self._placed(f"case '{name}'" if named else f"case {place}", error)

    def _placed(self, case: str, error: FaultError) -> FaultError:
        """The same faults with the file and the case as their place."""
        place = f"{self._called}: {case}" if case else self._called
        return FaultError(attrs.evolve(fault, file=place) for fault in error.faults)

    @staticmethod
    def _defaults(data: object) -> dict[str, Any]:
        return read_table(data, _DEFAULTS, needed=())

    def _rows(self, data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        """The cases that one entry stands for: itself, or one for each row of its table."""
        if "table" not in data:
            yield data
            return
        parts = {"columns": _WORDS, "rows": read_array(_row)}
        table = read_table({"table": data["table"]}, {"table": lambda t: read_table(t, parts)})
        columns, rows = table["table"]["columns"], table["table"]["rows"]
        if not rows:
            raise _says("a table needs columns = [names] and rows = [[values], ...]", "table")
        if len(rows) > MOST_ROWS:
            raise _says(f"a table has at most {MOST_ROWS} rows", "table", "rows")
        if len(set(columns)) != len(columns):
            raise _says("a column stands twice", "table", "columns")
        rest = {key: value for key, value in data.items() if key != "table"}
        for number, row in enumerate(rows):
            if len(row) != len(columns):
                path = ("table", "rows", number)
                raise unfit(list(row), f"an array of {len(columns)}", path=path)
            values = dict(zip(columns, row, strict=True))
            filled = self._fill(rest, values)
            if "{" not in str(data.get("name", "")):
                told = ", ".join(f"{key} {value}" for key, value in values.items())
                filled["name"] = f"{filled.get('name')} ({told})"
            yield filled

    def _fill(self, value: Any, row: Mapping[str, Any]) -> Any:  # noqa: ANN401 - any data
        if isinstance(value, dict):
            return {self._key(key, row): self._fill(part, row) for key, part in value.items()}
        if isinstance(value, list):
            return [self._fill(part, row) for part in value]
        if not isinstance(value, str):
            return value
        for name in _HOLE.findall(value):
            if name not in row:
                raise FaultError([unknown(name, row, ("table", "columns"))])
        whole = _HOLE.fullmatch(value)
        if whole is not None:
            return row[whole[1]]
        return _HOLE.sub(lambda hole: str(row[hole[1]]), value)

    def _key(self, key: str, row: Mapping[str, Any]) -> str:
        filled = self._fill(key, row)
        if not isinstance(filled, str):
            raise _says(f"'{key}' is a key and has to become a text, not {filled!r}", "table")
        return filled

    def _case(self, data: Mapping[str, Any], defaults: Mapping[str, Any], game: str) -> Case:
        found = read_table(dict(data), _CASE, needed=("name",))
        name = found["name"]
        if name in self._names:
            raise _says("the name stands twice in this file")
        self._names.add(name)
        stages = found.get("stage", ())
        refused: RefusedSetup | None = found.get("setup_refused")
        if refused is not None:
            played = [key for key in found if key in _PLAY]
            if played:
                raise _says("nobody plays where the setup is refused; leave it out", played[0])
        elif found.keys() & {"when", "then"} or not stages:
            stages = (Stage(found.get("when", ()), found.get("then", Then())), *stages)
        if found.keys() <= {"name", "rules", "cards", "stage"} and all(
            stage == _SILENT for stage in stages
        ):
            raise _says("it says nothing: neither `given` nor `when` nor `then`")
        shared = self._shared(found.get("position"))
        both = {
            key: _merged(_merged(defaults.get(key), shared.get(key)), found.get(key))
            for key in _DEFAULTS
        }
        if refused is not None:
            both |= {"given": None, "tolerates": None}
        return Case(
            file=self._path,
            name=name,
            rules=both["rules"] or (),
            setup=both["setup"] or {},
            given=both["given"] or {},
            stages=stages,
            cards=both["cards"] or (),
            packs=tuple(self._path.parent / pack for pack in both["packs"] or ()),
            tolerates=both["tolerates"] or (),
            game=game,
            setup_refused=refused,
            called=self._called,
        )

    def _shared(self, name: str | None) -> Mapping[str, Any]:
        """The position of a name."""
        if name is None:
            return {}
        if name not in self._positions:
            raise FaultError([unknown(name, self._positions, ("position",))])
        return self._positions[name]


def _positions(data: object) -> dict[str, dict[str, Any]]:
    table = read_any_table(data)

    def position(value: object) -> dict[str, Any]:
        return read_table(value, _POSITION, needed=())

    return read_table(table, dict.fromkeys(table, position))


def _row(data: object) -> list[object]:
    if not isinstance(data, list):
        raise unfit(data, "an array")
    return data


def _says(sentence: str, *path: str) -> FaultError:
    return FaultError([Fault(path, sentence)])


def _merged(base: Any, own: Any) -> Any:  # noqa: ANN401 - any data
    """Tables are merged key by key; anything else of the case stands in place of the default."""
    if isinstance(base, dict) and isinstance(own, dict):
        keys = (*base, *(key for key in own if key not in base))
        return {key: _merged(base.get(key), own.get(key)) for key in keys}
    return base if own is None else own


__all__ = ["MAX_FILE", "SUFFIX", "cases_of", "find_files", "read_cases"]
