"""Reading the files of a pack: bytes, TOML, definitions; what goes wrong is a fault."""

import json
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar, cast, final

import attrs

from dmd_core.kernel.schema.faults import Fault, FaultError, Path, some
from dmd_core.tabletop.packs.format import HEAD, NO_DRAWING, Drawing, H, PackFormat
from dmd_core.tabletop.packs.limits import LARGEST_FILE, LONGEST_NAME
from dmd_core.tabletop.packs.notation import Notation
from dmd_core.toml_lines import line_of, lines_of
from dmd_core.toml_text import parse_toml

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
        notation: how its definitions are written.
    """

    label: str
    data: bytes
    written: Mapping[str, object]
    language: int
    raw: Mapping[str, object]
    typed: object
    notation: Notation

    @cached_property
    def nodes(self) -> tuple[tuple[Path, object, object], ...]:
        """Every definition and word as path, typed value and plain data; the outer ones first."""
        return tuple(_nodes(self.notation, (), self.typed, self.raw))

    @cached_property
    def _lines(self) -> Mapping[Path, int]:
        return lines_of(self.data.decode())

    def fault(self, fault: Fault) -> Fault:
        """The same fault with this file as its place: the line, and the id of the card."""
        return _placed(fault, self.label, self.written, self._lines)


@final
@attrs.frozen(eq=False, slots=False)  # `cached_property` needs a dict
class Pack(Generic[H]):
    """A pack with those of its files that are in order."""

    head: H
    expected: frozenset[str]
    """The names of the files that it has to have."""
    files: Mapping[str, PackFile]
    spoilt: Mapping[str, Mapping[str, object]]
    """Plain data of files whose values do not fit: still good to see what they define."""
    advice: frozenset[str] = frozenset()
    """The names of files that hold no rule; not every pack has them."""
    drawing: Drawing = NO_DRAWING
    """The keys that only say how things are drawn, see `PackFormat`."""

    @property
    def complete(self) -> bool:
        """Whether every file is there and in order."""
        return self.files.keys() - self.advice == self.expected and not self.spoilt

    @property
    def legible(self) -> bool:
        """Whether of every file at least the TOML could be read."""
        return self.expected == {*self.files, *self.spoilt} - self.advice

    @cached_property
    def data_text(self) -> str:
        """Its data as one text: layout, comments and the order of keys do not count.

        Nor do the files of advice, and the keys that only say how things are drawn: who moves a
        place on the map plays the same game.
        """
        files = (
            [name, _undrawn(file.written, self.drawing.get(name, {}))]
            for name, file in sorted(self.files.items())
            if name not in self.advice
        )
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


def _undrawn(
    file: Mapping[str, object], drawing: Mapping[str, tuple[str, ...]]
) -> Mapping[str, object]:
    """The data of a file without the keys that only say how things are drawn."""
    return {
        key: [_without(entry, drawing[key]) for entry in value]
        if key in drawing and isinstance(value, list)
        else value
        for key, value in file.items()
    }


def _without(entry: object, keys: tuple[str, ...]) -> object:
    if not isinstance(entry, Mapping):
        return entry
    return {key: value for key, value in entry.items() if key not in keys}


def _nodes(
    notation: Notation, path: Path, typed: object, raw: object
) -> Iterator[tuple[Path, object, object]]:
    if isinstance(typed, tuple) and isinstance(raw, list):
        for place, (inner, entry) in enumerate(zip(typed, raw, strict=True)):
            yield from _nodes(notation, (*path, place), inner, entry)
    elif attrs.has(type(typed)):
        yield path, typed, raw
        if isinstance(raw, Mapping):
            cls: type = type(typed)
            for field in notation.fields_of(cls):
                if field.name in raw:
                    inner = getattr(typed, field.name)
                    yield from _nodes(notation, (*path, field.name), inner, raw[field.name])


def read_pack(
    pack_format: PackFormat[H], folder: Traversable, problems: list[Fault]
) -> Pack[H] | None:
    """Read a pack as far as possible.

    Args:
        pack_format: which files there are, and what they hold.
        folder: the folder of the pack.
        problems: what is wrong with it is added here.

    Returns:
        The pack with its faultless files; None if it does not even say what it is.
    """
    if not folder.is_dir():
        problems.append(Fault((), "no folder", (f"a folder with {HEAD}",), file=folder.name))
        return None
    spoilt: dict[str, Mapping[str, object]] = {}
    reading = _Reading(pack_format, folder, problems, spoilt)
    head = reading.file(HEAD, pack_format.head, pack_format.language)
    raw = spoilt.get(HEAD, {}) if head is None else head.written
    kind = raw.get("kind")
    classes = pack_format.files.get(kind) if isinstance(kind, str) else None
    if classes is None:
        return None
    language = pack_format.language_of(raw)
    files: dict[str, PackFile] = {}
    for name, cls in classes.items():
        file = reading.file(name, cls, language)
        if file is not None:
            files[name] = file
    advice = pack_format.advice.get(str(kind), {})
    for name, cls in advice.items():
        if folder.joinpath(name).is_file():
            file = reading.file(name, cls, language)
            if file is not None:
                files[name] = file
    problems.extend(_strangers(folder, (HEAD, *classes, *advice)))
    if head is None:
        return None
    typed = cast("H", head.typed)
    expected = frozenset({HEAD, *classes})
    return Pack(
        typed,
        expected,
        {HEAD: head, **files},
        spoilt,
        frozenset(advice),
        pack_format.drawing,
    )


def _strangers(folder: Traversable, known: tuple[str, ...]) -> list[Fault]:
    """A misspelt file would be missed silently, so every other file is a problem.

    Hidden files belong to editors and version control, not to the pack.
    """
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


@final
@attrs.frozen(eq=False)
class _Reading(Generic[H]):
    """The reading of one folder; what is found goes into its lists."""

    format: PackFormat[H]
    folder: Traversable
    problems: list[Fault]
    spoilt: dict[str, Mapping[str, object]]

    def file(self, name: str, cls: type, language: int) -> PackFile | None:
        """One file of it, None if its values do not fit."""
        label = f"{self.folder.name}/{name}"
        parsed = _parse(self.folder.joinpath(name), label)
        if isinstance(parsed, Fault):
            self.problems.append(parsed)
            return None
        data, written = parsed
        notation = self.format.notation
        try:
            raw = self.format.in_words_of_today(written, language)
            try:
                typed: object = notation.structure(raw, cls)
                return PackFile(label, data, written, language, raw, typed, notation)
            except FaultError as misfit:
                lines = lines_of(data.decode())
                faults = (_placed(fault, label, written, lines) for fault in misfit.faults)
                self.problems.extend(some(self.format.explained(faults, raw)))
                self.spoilt[name] = raw
        except RecursionError:
            self.problems.append(_too_deep(label))
        return None


def _parse(file: Traversable, label: str) -> tuple[bytes, dict[str, object]] | Fault:
    try:
        if not file.is_file():
            return Fault((), "no such file", ("a TOML file",), file=label)
        with file.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        return Fault((), f"an unreadable file ({error.strerror})", ("a TOML file",), file=label)
    if len(data) > LARGEST_FILE:
        return Fault((), "a larger file", (f"at most {LARGEST_FILE} bytes",), file=label)
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
    return Fault((), "values nested too deeply", ("TOML that a person can read",), file=label)


__all__ = ["Pack", "PackFile", "read_pack"]
