"""``dmd-replay conformance``: check that a ruleset keeps what it promises to every tool."""

import os
import sys

import click

from dmd_replay.check.conformance import CHECKS, ConformanceError, Subject, SubjectError, check
from dmd_replay.check.conformance import load_subject as _load
from dmd_replay.check.conformance.installed import subject_of
from dmd_replay.cli.common import FAILED, bad_input, fail, json_option
from dmd_replay.cli.game import GameCommand, Given, warn_idle
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.facets import GameTools


@click.command("conformance", cls=GameCommand)
@click.option("--games", type=int, default=20, show_default=True, help="Games at random.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the first.")
@click.option(
    "--max-commands",
    type=int,
    default=20_000,
    show_default=True,
    help="A game that takes more does not end.",
)
@click.option("--only", multiple=True, metavar="CHECK", help="Only this check; several times.")
@click.option("--list", "listed", is_flag=True, help="List the checks and what each promises.")
@click.option(
    "--subject",
    "path",
    metavar="MODULE:ATTRIBUTE",
    help="Another ruleset: a Subject, or a function that gives one.",
)
@json_option
@bad_input
def command(  # noqa: PLR0917 - click passes options by name
    tools: GameTools,
    given: Given,
    games: int,
    seed: int,
    max_commands: int,
    only: tuple[str, ...],
    listed: bool,
    path: str | None,
    as_json: bool,
) -> None:
    """Play games and check the promises that every tool builds on; see the page on conformance.

    Checks an installed game as its options make it, or any other ruleset with --subject.
    Exit status: 0, 1 if a promise is not kept, 2 if the input cannot be used.
    """
    if listed:
        _list(as_json=as_json)
        return
    if path is None:
        choice = warn_idle(tools, tools.setup.choose(given.named))
        subject = subject_of(tools, tools.setup.definition(choice))
    else:
        subject = _other(given, path)
    try:
        with progress("checking", games) as update:
            report = check(
                subject,
                games=games,
                seed=seed,
                max_commands=max_commands,
                only=only or None,
                told=lambda done, _all: update(min(done, games)),
            )
    except ConformanceError as error:
        fail(error)
    if as_json:
        print_json(report.data())
    else:
        tell(*report.text().split("\n"))
    raise SystemExit(0 if report.ok else FAILED)


def _other(given: Given, path: str) -> Subject:
    if given.words:
        named = ", ".join(word for word in given.words if word.startswith("--"))
        fail(f"--subject brings a game of its own; leave out {named}")
    sys.path.insert(0, os.getcwd())  # noqa: PTH109 - `python -m` would look here as well
    try:
        return _load(path)
    except SubjectError as error:
        fail(error)


def _list(*, as_json: bool) -> None:
    if as_json:
        print_json({one.name: one.promise for one in CHECKS})
        return
    for one in CHECKS:
        tell(one.name, f"    {one.promise}")
