"""Commands of the package, and blocks of pages that show them: what they have to print."""

import re
import shlex
from collections.abc import Iterator
from typing import Final

import click
from click.testing import CliRunner

from dmd_replay.cli.main import COMMANDS, main

GAP: Final = "…"
"""Stands for any lines, or in a line for any text."""

_BLOCK: Final = re.compile(r"```(console|toml)\n(.*?)```", re.DOTALL)


def shown(page: str) -> Iterator[tuple[str, int, list[str]]]:
    """The commands of a page in order, each with its exit status and its output.

    A block of TOML is given as a command that is empty, with the text as its output.
    """
    for kind, block in _BLOCK.findall(page):
        if kind == "toml":
            yield "", 0, [block]
            continue
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            head, *output = part.rstrip("\n").split("\n")
            command, _, status = head.partition("   # exit status ")
            yield command, int(status or 0), output


def fits(expected: list[str], actual: list[str]) -> bool:
    """Whether the lines are these."""
    wanted = "\n".join(expected)
    pieces = re.split(r"^…$", wanted, flags=re.MULTILINE)
    parts = (re.escape(piece).replace(GAP, ".*") for piece in pieces)
    return re.fullmatch("(?s:.*)".join(parts), "\n".join(actual)) is not None


def wrong(command: str, status: int, expected: list[str]) -> str:
    """Run a command in this process; what it did instead of what is shown, empty if all is well."""
    program, *arguments = shlex.split(command)
    assert program == "dmd-replay"
    done = CliRunner().invoke(main, arguments, catch_exceptions=False)
    lines = done.output.rstrip("\n").split("\n")
    if done.exit_code == status and fits(expected or [""], lines):
        return ""
    return f"$ {command}\nstatus {done.exit_code}\n{done.output}"


def all_commands() -> Iterator[tuple[str, click.Command]]:
    """Every command of the package with its name, those of groups one by one."""
    context = click.Context(main)
    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from ((f"{name} {inner}", part) for inner, part in command.commands.items())
        else:
            yield name, command
