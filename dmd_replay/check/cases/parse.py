"""Reading case files: TOML in, cases out, each row of a table a case of its own."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, final

import attrs

from dmd_core.kernel.schema.faults import hint as hint_of
from dmd_core.toml_text import parse_toml
from dmd_replay.check.cases.model import Case, CaseError, ExpectedRefusal, Stage, Then
from dmd_replay.files import files_in

SUFFIX: Final = ".case.toml"
MAX_FILE: Final = 1 << 22
"""Larger files are refused unread."""

_FILE_KEYS: Final = ("game", "defaults", "case")
_DEFAULT_KEYS: Final = ("setup", "given", "packs", "rules", "cards", "tolerates")
_CASE_KEYS: Final = (*_DEFAULT_KEYS, "name", "when", "then", "stage", "table")
_THEN_KEYS: Final = tuple(field.name for field in attrs.fields(Then))
_KINDS: Final = {str: "a text", bool: "true or false"}
_HOLE: Final = re.compile(r"\{(\w+)\}")
_TEXTS: Final = ("gone", "events", "no_events", "exactly", "legal", "illegal", "options")


def read_cases(path: Path) -> tuple[Case, ...]:
    """The cases of a file.

    Raises:
        CaseError: if the file is no TOML or a case is not well formed.
        OSError: if it cannot be read.
    """
    if path.stat().st_size > MAX_FILE:
        message = f"{path.name}: larger than {MAX_FILE} bytes; a case file is a short text"
        raise CaseError(message)
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"{path.name}: byte {error.start} is not UTF-8; a case file is a text file"
        raise CaseError(message) from error
    return cases_of(text, path)


def cases_of(text: str, path: Path) -> tuple[Case, ...]:
    """The cases of a text.

    Args:
        text: TOML, as in a case file.
        path: the file it is or will be in, for messages and for packs beside it.

    Raises:
        CaseError: if the text is no TOML or a case is not well formed.
    """
    try:
        data = parse_toml(text)
    except (ValueError, RecursionError) as error:
        message = f"{path.name}: this is no TOML: {error}"
        raise CaseError(message) from error
    return tuple(_Parser(path, data).cases())


def find_files(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The case files among paths; folders are searched, in sorted order.

    Raises:
        CaseError: if a path is not there, or there is no case file at all.
    """
    try:
        return files_in(paths, SUFFIX)
    except FileNotFoundError as error:
        raise CaseError(str(error)) from error


_SILENT: Final = Stage((), Then())


@final
class _Parser:
    def __init__(self, path: Path, data: Mapping[str, Any]) -> None:
        self._path = path
        self._data = data
        self._names: set[str] = set()

    def cases(self) -> Iterator[Case]:
        self._keys("", self._data, _FILE_KEYS)
        if not isinstance(self._data.get("game", ""), str):
            self._wrong("game", "it has to be a text")
        defaults = self._table("defaults", self._data.get("defaults", {}))
        self._keys("defaults", defaults, _DEFAULT_KEYS)
        listed = self._data.get("case", [])
        if not isinstance(listed, list) or not listed:
            self._wrong("", "there is no [[case]]")
        for place, raw in enumerate(listed, 1):
            data = self._table(f"case {place}", raw)
            self._keys(f"case {place}", data, _CASE_KEYS)
            for row in self._rows(data, place):
                yield self._case(row, defaults, place)

    def _rows(self, data: Mapping[str, Any], place: int) -> Iterator[Mapping[str, Any]]:
        table = data.get("table")
        if table is None:
            yield data
            return
        where = f"case {place}, table"
        self._keys(where, self._table(where, table), ("columns", "rows"))
        columns, rows = table.get("columns"), table.get("rows")
        if not isinstance(columns, list) or not isinstance(rows, list) or not rows:
            self._wrong(where, "it needs columns = [names] and rows = [[values], ...]")
        self._words(f"{where}, columns", columns)
        if len(set(columns)) != len(columns):
            self._wrong(where, "a column stands twice")
        rest = {key: value for key, value in data.items() if key != "table"}
        for number, row in enumerate(rows, 1):
            if not isinstance(row, list) or len(row) != len(columns):
                self._wrong(where, f"row {number} does not have {len(columns)} values")
            values = dict(zip(columns, row, strict=True))
            filled = self._fill(rest, values, where)
            if "{" not in str(data.get("name", "")):
                shown = ", ".join(f"{key} {value}" for key, value in values.items())
                filled["name"] = f"{filled.get('name')} ({shown})"
            yield filled

    def _fill(self, value: Any, row: Mapping[str, Any], where: str) -> Any:  # noqa: ANN401 - any data
        if isinstance(value, dict):
            return {
                self._key(key, row, where): self._fill(part, row, where)
                for key, part in value.items()
            }
        if isinstance(value, list):
            return [self._fill(part, row, where) for part in value]
        if not isinstance(value, str):
            return value
        for name in _HOLE.findall(value):
            if name not in row:
                self._wrong(where, f"'{{{name}}}' is no column; columns are {', '.join(row)}")
        whole = _HOLE.fullmatch(value)
        if whole is not None:
            return row[whole[1]]
        return _HOLE.sub(lambda hole: str(row[hole[1]]), value)

    def _key(self, key: str, row: Mapping[str, Any], where: str) -> str:
        filled = self._fill(key, row, where)
        if not isinstance(filled, str):
            self._wrong(where, f"'{key}' is a key and has to become a text, not {filled!r}")
        return filled

    def _case(self, data: Mapping[str, Any], defaults: Mapping[str, Any], place: int) -> Case:
        name = data.get("name")
        if not isinstance(name, str) or not name.strip():
            self._wrong(f"case {place}", "it has no name")
        where = f"case '{name}'"
        if name in self._names:
            self._wrong(where, "the name stands twice in this file")
        self._names.add(name)
        stages = tuple(self._stages(data, where))
        if set(data) <= {"name", "rules", "cards", "stage"} and all(s == _SILENT for s in stages):
            self._wrong(where, "it says nothing: neither `given` nor `when` nor `then`")
        both = {key: _merged(defaults.get(key), data.get(key)) for key in _DEFAULT_KEYS}
        return Case(
            file=self._path,
            name=name,
            rules=self._words(f"{where}, rules", both["rules"] or []),
            setup=self._table(f"{where}, setup", both["setup"] or {}),
            given=self._table(f"{where}, given", both["given"] or {}),
            stages=stages,
            cards=self._words(f"{where}, cards", both["cards"] or []),
            packs=tuple(
                self._path.parent / pack
                for pack in self._words(f"{where}, packs", both["packs"] or [])
            ),
            tolerates=self._words(f"{where}, tolerates", both["tolerates"] or []),
            game=str(self._data.get("game", "")),
        )

    def _stages(self, data: Mapping[str, Any], where: str) -> Iterator[Stage]:
        listed = data.get("stage", [])
        if not isinstance(listed, list):
            self._wrong(f"{where}, stage", "write stages as [[case.stage]]")
        first = [data] if "when" in data or "then" in data or not listed else []
        for number, raw in enumerate([*first, *listed], 1):
            stage = self._table(f"{where}, stage {number}", raw)
            if raw is not data:
                self._keys(f"{where}, stage {number}", stage, ("when", "then"))
            when = self._words(f"{where}, when", stage.get("when", []))
            yield Stage(when, self._then(stage.get("then", {}), f"{where}, then"))

    def _then(self, raw: object, where: str) -> Then:
        data = self._table(where, raw)
        self._keys(where, data, _THEN_KEYS)
        values: dict[str, Any] = dict(data)
        for key in _TEXTS:
            if key in data:
                values[key] = self._words(f"{where}.{key}", data[key])
        if "refused" in data:
            values["refused"] = tuple(self._refused(data["refused"], f"{where}.refused"))
        for key in ("state", "times", "asked"):
            if key in data:
                values[key] = self._table(f"{where}.{key}", data[key])
        self._keys(f"{where}.asked", values.get("asked", {}), ("seat", "kind", "must"))
        if "outcome" in data and not isinstance(data["outcome"], str):
            self._wrong(f"{where}.outcome", "it has to be a text")
        for pattern, times in values.get("times", {}).items():
            if type(times) is not int or times < 0:
                self._wrong(f"{where}.times", f"'{pattern}' needs a number of 0 or more")
        for key, kind in (("seat", str), ("kind", str), ("must", bool)):
            if key in values.get("asked", {}) and type(values["asked"][key]) is not kind:
                self._wrong(f"{where}.asked.{key}", f"it has to be {_KINDS[kind]}")
        return Then(**values)

    def _refused(self, raw: object, where: str) -> Iterator[ExpectedRefusal]:
        if not isinstance(raw, list):
            self._wrong(where, "write a list of tables with command, code, rule, says")
        for item in raw:
            data = {"command": item} if isinstance(item, str) else self._table(where, item)
            self._keys(where, data, ("command", "code", "rule", "says"))
            if not all(isinstance(value, str) for value in data.values()) or "command" not in data:
                self._wrong(where, "each needs a command, and texts only")
            yield ExpectedRefusal(**data)

    # --- shapes ----------------------------------------------------------------------------------

    def _keys(self, where: str, data: Mapping[str, Any], known: Sequence[str]) -> None:
        for key in data:
            if key not in known:
                hint = hint_of(key, known)
                self._wrong(where, f"'{key}' is unknown; allowed: {', '.join(known)}{hint}")

    def _table(self, where: str, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            self._wrong(where, "it has to be a table")
        return value

    def _words(self, where: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self._wrong(where, "it has to be a list of texts")
        return tuple(value)

    def _wrong(self, where: str, says: str) -> NoReturn:
        place = f"{self._path.name}: {where}: " if where else f"{self._path.name}: "
        raise CaseError(place + says)


def _merged(base: Any, own: Any) -> Any:  # noqa: ANN401 - any data
    """Tables are merged key by key; anything else of the case stands in place of the default."""
    if isinstance(base, dict) and isinstance(own, dict):
        keys = (*base, *(key for key in own if key not in base))
        return {key: _merged(base.get(key), own.get(key)) for key in keys}
    return base if own is None else own


__all__ = ["MAX_FILE", "SUFFIX", "cases_of", "find_files", "read_cases"]
