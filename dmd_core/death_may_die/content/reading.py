"""Reading the files of a pack: bytes, TOML, definitions; what goes wrong is a fault."""

import json
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final, TypeVar, cast, final

import attrs

from dmd_core.death_may_die.content.files import FILES, HEAD, PackHead
from dmd_core.death_may_die.content.language import (
    LANGUAGE,
    explained,
    in_words_of_today,
    language_of,
)
from dmd_core.death_may_die.content.limits import LARGEST_FILE, LONGEST_NAME
from dmd_core.death_may_die.content.pack_info import PackKind
from dmd_core.death_may_die.content.structure import fields_of, structure
from dmd_core.kernel.schema.faults import Fault, FaultError, Path, some
from dmd_core.toml_lines import line_of, lines_of
from dmd_core.toml_text import parse_toml

LIMIT: Final = LARGEST_FILE

T = TypeVar("T")


@final
@attrs.frozen(eq=False, slots=False)  # `cached_property` needs a dict
class PackFile:
    """A file that could be read and structured.

    Attributes:
        label: the folder and the name.
        data: the bytes.
        written: the parsed TOML.
        language: the card language that it is written in.
        raw: the same data in the language of today.
        typed: the definitions.
    """

    label: str
    data: bytes
    written: Mapping[str, object]
    language: int
    raw: Mapping[str, object]
    typed: object

    @cached_property
    def nodes(self) -> tuple[tuple[Path, object, object], ...]:
        """Every definition and word as path, typed value and plain data; the outer ones first."""
        return tuple(_nodes((), self.typed, self.raw))

    @cached_property
    def _lines(self) -> Mapping[Path, int]:
        return lines_of(self.data.decode())

    def fault(self, fault: Fault) -> Fault:
        """The same fault with this file as its place: the line, and the id of the card."""
        return _placed(fault, self.label, self.written, self._lines)


@final
@attrs.frozen(eq=False, slots=False)  # `cached_property` needs a dict
class Pack:
    """A pack with those of its files that are in order."""

    head: PackHead
    files: Mapping[str, PackFile]
    spoilt: Mapping[str, Mapping[str, object]]
    """Plain data of files whose values do not fit: still good to see what they define."""

    @property
    def complete(self) -> bool:
        """Whether every file is there and in order."""
        return self.files.keys() == {HEAD, *FILES[self.head.kind]}

    @property
    def legible(self) -> bool:
        """Whether of every file at least the TOML could be read."""
        return {*self.files, *self.spoilt} == {HEAD, *FILES[self.head.kind]}

    @cached_property
    def data_text(self) -> str:
        """Its data as one text: layout, comments and the order of keys do not count."""
        files = ([name, file.written] for name, file in sorted(self.files.items()))
        return ",".join(
            json.dumps(file, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            for file in files
        )

    def file(self, name: str, cls: type[T]) -> T:
        """What a file holds."""
        typed = self.files[name].typed
        if not isinstance(typed, cls):
            raise TypeError(f"{name} holds a {type(typed).__name__}, not a {cls.__name__}")
        return typed


def _nodes(path: Path, typed: object, raw: object) -> Iterator[tuple[Path, object, object]]:
    if isinstance(typed, tuple) and isinstance(raw, list):
        for place, (inner, entry) in enumerate(zip(typed, raw, strict=True)):
            yield from _nodes((*path, place), inner, entry)
    elif attrs.has(type(typed)):
        yield path, typed, raw
        if isinstance(raw, Mapping):
            cls: type = type(typed)
            for field in fields_of(cls):
                if field.name in raw:
                    inner = getattr(typed, field.name)
                    yield from _nodes((*path, field.name), inner, raw[field.name])


def read_pack(folder: Traversable, problems: list[Fault]) -> Pack | None:
    """Read a pack as far as possible.

    Args:
        folder: the folder of the pack.
        problems: what is wrong with it is added here.

    Returns:
        The pack with its faultless files; None if it does not even say what it is.
    """
    if not folder.is_dir():
        problems.append(Fault((), "no folder", (f"a folder with {HEAD}",), file=folder.name))
        return None
    spoilt: dict[str, Mapping[str, object]] = {}
    head = _read(folder, HEAD, PackHead, LANGUAGE, problems, spoilt)
    kind = _kind(head, spoilt.get(HEAD, {}))
    if kind is None:
        return None
    language = language_of(spoilt.get(HEAD, {}) if head is None else head.written)
    files: dict[str, PackFile] = {}
    for name, cls in FILES[kind].items():
        file = _read(folder, name, cls, language, problems, spoilt)
        if file is not None:
            files[name] = file
    problems.extend(_strangers(folder, kind))
    if head is None:
        return None
    return Pack(cast("PackHead", head.typed), {HEAD: head, **files}, spoilt)


def _kind(head: PackFile | None, raw: Mapping[str, object]) -> PackKind | None:
    """What a pack defines; a head with other faults may still say it."""
    if head is not None:
        return cast("PackHead", head.typed).kind
    return next((kind for kind in PackKind if kind.value == raw.get("kind")), None)


def _strangers(folder: Traversable, kind: PackKind) -> list[Fault]:
    """A misspelt file would be missed silently, so every other file is a problem.

    Hidden files belong to editors and version control, not to the pack.
    """
    known = (HEAD, *FILES[kind])
    try:
        names = sorted(entry.name for entry in folder.iterdir())
    except OSError as error:
        found = f"an unreadable folder ({error.strerror})"
        return [Fault((), found, ("a folder whose files can be listed",), file=folder.name)]
    return [
        Fault((), "an unknown file", known, file=f"{folder.name}/{name}")
        for name in names
        if name not in known and not name.startswith(".")
    ]


def _read(
    folder: Traversable,
    name: str,
    cls: type,
    language: int,
    problems: list[Fault],
    spoilt: dict[str, Mapping[str, object]],
) -> PackFile | None:
    label = f"{folder.name}/{name}"
    parsed = _parse(folder.joinpath(name), label)
    if isinstance(parsed, Fault):
        problems.append(parsed)
        return None
    data, written = parsed
    try:
        raw = in_words_of_today(written, language)
        try:
            return PackFile(label, data, written, language, raw, structure(raw, cls))
        except FaultError as misfit:
            lines = lines_of(data.decode())
            faults = (_placed(fault, label, written, lines) for fault in misfit.faults)
            problems.extend(some(explained(faults, raw)))
            spoilt[name] = raw
    except RecursionError:
        problems.append(_too_deep(label))
    return None


def _parse(file: Traversable, label: str) -> tuple[bytes, dict[str, object]] | Fault:
    try:
        if not file.is_file():
            return Fault((), "no such file", ("a TOML file",), file=label)
        with file.open("rb") as stream:
            data = stream.read(LIMIT + 1)
    except OSError as error:
        return Fault((), f"an unreadable file ({error.strerror})", ("a TOML file",), file=label)
    if len(data) > LIMIT:
        return Fault((), "a larger file", (f"at most {LIMIT} bytes",), file=label)
    if data.startswith(BOM_UTF8):
        return Fault((), "a byte order mark", ("UTF-8 text that begins without one",), file=label)
    try:
        raw = parse_toml(data.decode())
    except FaultError as error:
        (fault,) = error.faults
        return attrs.evolve(fault, allowed=("TOML that a person can read",), file=label)
    except UnicodeDecodeError as error:
        found = f"bytes that are not UTF-8 (at byte {error.start})"
        return Fault((), found, ("UTF-8 text",), file=label)
    except ValueError as error:  # a number with too many digits is no TOMLDecodeError
        return Fault((), f"text that is not TOML ({error})", ("TOML 1.0",), file=label)
    except RecursionError:
        return _too_deep(label)
    if not raw:
        return Fault((), "an empty file", ("a TOML file with content",), file=label)
    return data, raw


def _placed(
    fault: Fault, label: str, data: Mapping[str, object], lines: Mapping[Path, int]
) -> Fault:
    """A fault with its file, its line, and the id of the innermost definition around it."""
    name = ""
    here: object = data
    for step in fault.path:
        here = _inside(here, step)
        if isinstance(here, Mapping) and isinstance(here.get("id"), str):
            name = str(here["id"])[:LONGEST_NAME]
    return attrs.evolve(fault, file=label, line=line_of(lines, fault.path), name=name)


def _inside(value: object, step: str | int) -> object:
    """What stands at a step of a path, None if it is not there."""
    if isinstance(value, Mapping):
        return value.get(step)
    if isinstance(value, list) and isinstance(step, int) and step < len(value):
        return value[step]
    return None


def _too_deep(label: str) -> Fault:
    return Fault((), "values nested too deeply", ("a text that a person can read",), file=label)


__all__ = ["LIMIT", "Pack", "PackFile", "read_pack"]
