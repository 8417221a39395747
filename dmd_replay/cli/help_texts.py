"""Help of commands where Python has dropped it: `python -OO` keeps no docstrings."""

import ast
import inspect
import sys
from types import ModuleType

import click

_NO_DOCSTRINGS = 2
"""The level of optimisation from which on Python drops them."""


def with_help(command: click.Command, module: ModuleType) -> click.Command:
    """A command, and those in it, with the help that stands at their functions.

    Args:
        command: a command that is defined in `module`; it is the very object that is given back.
        module: whose source is read, if docstrings were dropped.
    """
    if sys.flags.optimize >= _NO_DOCSTRINGS:
        _dress(command, _docstrings(module))
    return command


def _dress(command: click.Command, texts: dict[str, str]) -> None:
    if command.help is None and command.callback is not None:
        command.help = texts.get(command.callback.__name__)
    if isinstance(command, click.Group):
        for inner in command.commands.values():
            _dress(inner, texts)


def _docstrings(module: ModuleType) -> dict[str, str]:
    tree = ast.parse(inspect.getsource(module))
    functions = (found for found in tree.body if isinstance(found, ast.FunctionDef))
    return {found.name: ast.get_docstring(found) or "" for found in functions}


__all__ = ["with_help"]
