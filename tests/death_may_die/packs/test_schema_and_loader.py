"""The schemas and the loader agree about every slip that a schema can see.

Files of the built-in packs are spoilt in one place: a key less or more, a value of another type, a
number out of its bounds, a text that is no id, an entry once more. The schema is never narrower
than the loader. It is wider only where a rule needs more than one value at a time, another file, or
the way a number is written: the kinds of `CANNOT`, which `docs/authoring.md` lists.
"""

import copy
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import jsonschema  # type: ignore[import-untyped]  # it brings no types along
import pytest

from dmd_core.death_may_die.check.files import check_file
from dmd_core.death_may_die.content.json_schema import schema_files, schema_of
from dmd_core.death_may_die.content.language import LANGUAGE
from dmd_core.death_may_die.content.loader import builtin_packs
from dmd_core.death_may_die.content.structure import NOTATION, structure
from dmd_core.kernel.schema.faults import FaultError
from dmd_core.tabletop.packs.reading import PackFile

PAGE: Final = (Path(__file__).parents[3] / "docs/authoring.md").read_text(encoding="utf-8")

CANNOT: Final[Mapping[str, Sequence[str]]] = {
    "5.0 where a whole number belongs": (r"found -?\d+\.0; allowed: .*",),
    "sums": (r"found \d+ faces; allowed: 6",),
    "numbers that depend on others": (
        r"found -?\d+; allowed: more than \d+ and less than \d+",
        r"found start \d+, first_red \d+, last \d+; allowed: 1 <= start < first_red < last",
        r"found \d+; allowed: \d+(, \d+)*( \(and \d+ more\))?(; did you mean \d+\?)?",
        r"found \d+; allowed: 1 to \d+",
    ),
    "ids that stand twice": (
        r"found '\w+' again; allowed: another (id|Skill).*",
        r"found '\w+' on both halves; allowed: another id",
        r"found other symbols for '\w+'; allowed: the symbols of the other face with this id",
    ),
    "keys that need or exclude others": (
        r"found (0 selectors|a word that does nothing); allowed: one or more of .*",
        r"found .* beside .*; allowed: (one of both|'all')",
        r"found .*; allowed: (0|1|nothing), or '\w+' beside it",
        r"found '[\w ]+', which can never be; allowed: .*",
        r"found nothing; allowed: 1 or more slots of lower levels",
        r"(found )?'\w+'(; allowed: \w+(, \w+)*(; did you mean '\w+'\?)?)?",
        r"found .*; allowed: (0|nothing) on Stage 1",
        r"found .*; allowed: none: .*",
        r"found neither a half nor a text; allowed: left, right, instead or mandatory",
        r"found 0; allowed: 1 or more",
    ),
    "what a text refers to": (
        r"found a text of \d+ words; allowed: at most \d+",
        r"found .* is not 'it' here; allowed: .*",
        r"found words inside of words.*",
    ),
    "what lies on the map": (
        r"found no way to '\w+'( and \d+ more)?; allowed: a way from '\w+' to every Space",
        r"found '\w+' twice; allowed: two different Spaces",
        r"found '\w+' and '\w+' again; allowed: two Spaces that are not linked yet; .*",
        r"found \d+ \w+ Gates; allowed: 1 of each colour.*",
    ),
}
"""What a schema cannot say, in the words of the page, and what the loader says of it then."""

SHARE: Final = 120
"""Of so many slips one is tried; `make exhaustive` tries five times as many."""

Place = tuple[str | int, ...]

GONE: Final = object()


def places(value: object, path: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every value of a file with its path; entries of one kind of array only once."""
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from places(inner, (*path, place))


def slips(value: object) -> Iterator[object]:
    """What may stand in the place of a value by mistake."""
    yield GONE
    match value:
        case bool():
            yield from (not value, 1, "yes")
        case int():
            yield from (0, 1, -1, 1000, value + 1, float(value), str(value), True)
        case str():
            yield from ("", " ", value + "\n", value.upper(), f"{value}__x", "none", "x" * 61, 7)
            yield from (f"{value}\x1b", [value])
        case list():
            yield from ([], value + value[-1:], value[:-1], value * 70, "x")
        case dict():
            yield from ({**value, "strange": 1}, {}, [value])
        case _:
            return


def spoilt(data: dict[str, Any], path: Place, slip: object) -> dict[str, Any]:
    """A copy of a file with a slip in it; `Any` as in parsed TOML."""
    changed = copy.deepcopy(data)
    here: Any = changed
    for step in path[:-1]:
        here = here[step]
    if slip is GONE:
        del here[path[-1]]
    else:
        here[path[-1]] = slip
    return changed


@cache
def files() -> Mapping[str, dict[str, Any]]:
    """The files of the built-in packs by name, one of each."""
    return {
        file.name: tomllib.loads(file.read_text(encoding="utf-8"))
        for pack in builtin_packs()
        if pack.name in {"core", "blasphemous_alchemy", "cthulhu"}
        for file in pack.iterdir()
        if file.name in schema_files()
    }


def cases(share: int, rest: int) -> list[tuple[str, Place, object]]:
    """One of so many slips of all files, always the same ones."""
    found: list[tuple[str, Place, object]] = []
    for name, data in files().items():
        seen: set[Place] = set()
        for path, value in places(data):
            shape = tuple("*" if isinstance(step, int) else step for step in path)
            if not path or shape in seen:
                continue
            seen.add(shape)
            for number, slip in enumerate(slips(value)):
                if crc32(f"{name} {shape} {number}".encode()) % share == rest:
                    found.append((name, path, slip))
    return found


def loader_says(name: str, data: dict[str, Any]) -> list[str]:
    """Every fault of a file, taken alone."""
    try:
        typed: object = structure(data, schema_files()[name])
    except FaultError as error:
        return [str(fault) for fault in error.faults]
    file = PackFile(name, b"", data, LANGUAGE, data, typed, NOTATION)
    return [str(fault) for fault in check_file(file)]


@cache
def validator(name: str) -> Any:  # noqa: ANN401 - the library has no types
    """What an editor asks about a file."""
    return jsonschema.Draft202012Validator(schema_of(name))


def is_known(fault: str) -> bool:
    """Whether a fault is of a kind that a schema cannot say."""
    said = fault.partition(": ")[2]
    return any(re.fullmatch(form, said) for forms in CANNOT.values() for form in forms)


def disagreements(share: int, rest: int) -> list[str]:
    """Where one of both refuses what the other takes, known kinds left out."""
    found: list[str] = []
    for name, path, slip in cases(share, rest):
        data = spoilt(files()[name], path, slip)
        taken = validator(name).is_valid(data)
        faults = loader_says(name, data)
        where = f"{name} {path} {'left out' if slip is GONE else repr(slip)[:40]}"
        if taken and faults and not is_known(faults[0]):
            found.append(f"{where}: taken by the schema, but {faults[0]}")
        if not taken and not faults:
            found.append(f"{where}: refused by the schema alone")
    return found


@pytest.mark.slow
@pytest.mark.exhaustive
def test_schema_and_loader_agree() -> None:
    """What the loader refuses in one value the schema refuses, and nothing else."""
    assert disagreements(SHARE, 0) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("rest", range(1, 6))
def test_schema_and_loader_agree_in_more(rest: int) -> None:
    """As above, of other slips."""
    assert disagreements(SHARE, rest) == []


@pytest.mark.parametrize(
    ("name", "path", "slip"),
    [
        ("discovery.toml", ("discovery", 0, "left", "tags"), ["Not An Id"]),
        ("skills.toml", ("skills", 0, "levels", 0, "abilities", 0, "slot"), "Slot!"),
        ("mythos.toml", ("mythos", 0, "id"), "fire_vampire_1\n"),
        ("mythos.toml", ("mythos", 0, "id"), "none"),
        ("mythos.toml", ("mythos", 0, "name"), "Fire\x1b[2J"),
        ("mythos.toml", ("mythos", 0, "name"), " "),
        ("investigators.toml", ("investigators",), []),
        ("tracks.toml", ("tracks", "wounds"), 0),
        ("skills.toml", ("skills", 9, "levels", 0, "abilities", 0, "then", "steps"), []),
    ],
)
def test_both_refuse(name: str, path: Place, slip: object) -> None:
    """Forms of ids and names, arrays that are too short, tracks without spaces."""
    data = spoilt(files()[name], path, slip)

    assert not validator(name).is_valid(data)
    assert loader_says(name, data)


def test_both_take_none_for_the_word_of_a_selector() -> None:
    """A selector of one word may say "none" as the key does, where the selector is required too."""
    place = ("monsters", 0, "abilities", 0, "then", "where")
    data = spoilt(files()["monsters.toml"], place, "none")

    assert validator("monsters.toml").is_valid(data)
    assert loader_says("monsters.toml", data) == []


def test_only_what_a_schema_cannot_say_is_left_out() -> None:
    """The forms of `CANNOT` are whole sentences: what is like one of them is told."""
    assert is_known("standard_die.faces: found 7 faces; allowed: 6")
    assert not is_known("skills[9].then.steps: found no step; allowed: 1 or more")
    assert not is_known("mythos[0].id: found 'Way'; allowed: a word of small letters")


def test_the_page_lists_what_a_schema_cannot_say() -> None:
    """Every kind of `CANNOT` has its words there."""
    assert [kind for kind in CANNOT if f"| {kind} |" not in PAGE] == []
