"""The line of every value of a TOML text is found, however it is written."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from dmd_core.toml_lines import line_of, lines_of

ROOT = Path(__file__).parents[2]
FILES = sorted(
    file
    for folder in ("dmd_core/death_may_die/packs", "fixtures/cases", "dmd_replay")
    for file in (ROOT / folder).rglob("*.toml")
)


def paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value of parsed TOML."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from paths(inner, (*path, place))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_value_of_a_file_has_a_line(file: Path) -> None:
    """All paths that the parser knows are found, no others, and keys stand in their lines."""
    text = file.read_text(encoding="utf-8")
    found, lines = lines_of(text), text.split("\n")

    assert set(paths(tomllib.loads(text))) == set(found)
    for path, line in found.items():
        key = path[-1]
        assert isinstance(key, int) or key in lines[line - 1], path


def test_all_ways_to_write_a_value() -> None:
    """Quoted and dotted keys, long texts, arrays over several lines, tables inside of arrays."""
    text = '''\
a."b c".'d.e' = 1  # one
"q\\u0041" = """
[not.a.header]
x = 1 \\"""
"""
w = \'\'\'
]\'\'\'
list = [
    1, # two
    { a = 2, b.c = "}" },
    [[3], []],
]
[[x.l]]
[x.l.n]
at = 1979-05-27T07:32:00Z
[[x.l]]
n = {}
'''
    found = lines_of(text)

    assert set(paths(tomllib.loads(text))) == set(found)
    assert (1, 2, 6, 8) == tuple(
        found[path] for path in (("a", "b c", "d.e"), ("qA",), ("w",), ("list",))
    )
    assert (9, 10, 10, 11) == tuple(
        line_of(found, ("list", *path)) for path in ((0,), (1, "b", "c"), (1, "gone"), (2, 0, 0))
    )
    assert (15, 17, 16, 0) == tuple(
        line_of(found, path)
        for path in (("x", "l", 0, "n", "at"), ("x", "l", 1, "n"), ("x", "l", 1, "o"), ("y",))
    )


@pytest.mark.parametrize("text", ["a = [", "[", "= 3", "a", '"', "[[x]"])
def test_what_is_no_toml_ends_without_an_error(text: str) -> None:
    """As much as can be made of it; the parser has told what is wrong."""
    assert set(lines_of(text)) <= {("a",), ("x",), ("x", 0), ("a", 0)}
