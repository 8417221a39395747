"""What all commands have in common, found by walking them: names of options, streams, guesses."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner

import dmd_replay
from dmd_replay.cli.main import COMMANDS, main
from dmd_replay.cli.paths import READ, WRITE

EACH_ITS_OWN: Final = {
    "--resume": "of a game that is recorded, and of a search",
    "--rules": "shown with an account, and named of a case",
}
"""Options that mean one thing here and another there; none is added without a reason."""

OTHER_NAMES: Final = {
    "--at": "--step",
    "--record": "--step",
    "--output": "--out",
    "--file": "--out",
    "--overwrite": "--force",
    "--yes": "--force",
    "--language": "--lang",
    "--locale": "--lang",
    "--format": "--json",
    "--ruleset": "--game",
    "--number": "--games",
    "--processes": "--jobs",
    "--stats-csv": "--csv",
    "--stats-html": "--html",
}
"""How else an option could be called, and how it is called in every command."""

OLD: Final = frozenset({"--output"})
"""Names from before that are still taken, beside the usual ones."""

ON_DISK: Final = {
    "pack new path": "a folder",
    "pack schema folder": "a folder",
    "cases list paths": "files and folders, found by their names",
    "cases run paths": "files and folders, found by their names",
    "coverage case_paths": "files and folders, found by their names",
    "record cut_off": "a game to go on with, which is written too",
    "shrink case_path": "a second file beside the log, which may be a stream",
    "demo path": "a log that is read again as soon as it is written",
}
"""Where a stream cannot stand, and why."""


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command that does something, with the words that name it."""
    waiting: list[tuple[tuple[str, ...], click.Command]] = [((), main)]
    while waiting:
        words, one = waiting.pop()
        if isinstance(one, click.Group):
            ctx = click.Context(one)
            for name in one.list_commands(ctx):
                inner = one.get_command(ctx, name)
                assert inner is not None
                waiting.append(((*words, name), inner))
        else:
            yield " ".join(words), one


@cache
def all_commands() -> dict[str, click.Command]:
    """The same by name."""
    return dict(commands())


def options() -> Iterator[tuple[str, str, click.Option]]:
    """Every option of every command, by each of its names."""
    for name, command in all_commands().items():
        for option in command.params:
            if isinstance(option, click.Option):
                for word in option.opts:
                    yield name, word, option


def test_every_command_is_walked() -> None:
    """Those of the first level, and those inside of groups."""
    names = all_commands()

    assert set(COMMANDS) == {name.split()[0] for name in names}
    assert {"pack show", "cases run", "rules search", "texts check"} <= set(names)


def test_one_name_for_one_thing() -> None:
    """No command calls an option otherwise; a name that two have takes the same in both."""
    kinds: dict[str, dict[str, list[str]]] = {}
    for name, word, option in options():
        usual = OTHER_NAMES.get(word)
        assert usual is None or (word in OLD and usual in option.opts), f"{name} has {word}"
        if word.startswith("--"):
            kind = "flag" if option.is_flag else option.type.name
            kinds.setdefault(word, {}).setdefault(kind.removesuffix(" range"), []).append(name)

    assert set(EACH_ITS_OWN) == {word for word, found in kinds.items() if len(found) > 1}


def test_short_names_stand_for_the_same_long_ones() -> None:
    """`-o` is `--out` wherever it is taken; every short name has one meaning."""
    meant: dict[str, set[str]] = {}
    for _, word, option in options():
        if not word.startswith("--"):
            meant.setdefault(word, set()).add(
                next((one for one in option.opts if one.startswith("--")), "")
            )

    assert {"-o": {"--out"}, "-k": {""}} == meant


def test_every_option_says_what_it_does() -> None:
    """In one sentence or more, with a full stop."""
    silent = {
        f"{name} {word}"
        for name, word, option in options()
        if word != "--game" and not (option.help or "").rstrip(")").endswith((".", "..."))
    }

    assert set() == silent


@pytest.mark.parametrize("name", sorted({*COMMANDS, "pack show", "cases run", "texts check"}))
def test_a_misspelt_option_is_answered_with_the_nearest(name: str) -> None:
    """Of every command: its longest option without one letter."""
    command = all_commands().get(name)
    if command is None:  # a group: its own subcommands are asked
        result = CliRunner().invoke(main, [name, "lisst"])
        assert "No such command 'lisst'" in result.stderr
        return
    words = [word for one, word, _ in options() if one == name and word.startswith("--")]
    if not words:
        assert command.params == []
        return
    word = max(words, key=len)
    wrong = word[:3] + word[4:]
    result = CliRunner().invoke(main, [*name.split(), wrong])

    assert result.exit_code == 2, result.output
    assert "No such option" in result.stderr
    assert wrong in result.stderr
    assert word in result.stderr


def test_a_file_may_be_a_stream() -> None:
    """Whatever reads or writes one file takes `-`, but for folders."""
    other = {
        f"{name} {param.name}"
        for name, command in all_commands().items()
        for param in command.params
        if isinstance(param.type, click.Path) and param.type not in (READ, WRITE)
    }

    assert set(ON_DISK) == other


def test_nothing_prints_but_through_the_terminal() -> None:
    """What prints past `terminal.py` could be steered by a file, or cut a table in a pipe."""
    folder = Path(dmd_replay.__file__).parent / "cli"
    for path in sorted(folder.glob("*.py")):
        if path.name not in {"terminal.py", "main.py", "ending.py", "waiting.py"}:
            text = path.read_text(encoding="utf-8")
            assert "click.echo" not in text, path.name
            assert "Console(" not in text, path.name
            assert " print(" not in text, path.name
