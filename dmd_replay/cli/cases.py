"""``dmd-replay cases``: run, list and make cases."""

from collections import Counter
from pathlib import Path

import click

from dmd_replay.cases import (
    Case,
    CaseError,
    CaseRunner,
    Result,
    find_files,
    message_of,
    read_cases,
)
from dmd_replay.cli.common import (
    FAILED,
    UNUSABLE,
    bad_input,
    fail,
    json_option,
    print_json,
    progress,
)
from dmd_replay.death_may_die.cases import CASES


@click.group("cases")
def command() -> None:
    """Check rules written down as cases: given a position, when commands, then what must hold."""


def load(paths: tuple[Path, ...], words: str) -> list[Case]:
    """The cases of files and folders whose file or name holds all of the words."""
    try:
        cases = [case for file in find_files(paths) for case in read_cases(file)]
    except CaseError as error:
        fail(str(error))
    wanted = words.lower().split()
    return [case for case in cases if all(word in case.place.lower() for word in wanted)]


paths_argument = click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
words_option = click.option(
    "-k", "words", default="", metavar="WORDS", help="Only cases with all of these words."
)


@command.command("run")
@paths_argument
@words_option
@json_option
@bad_input
def run(paths: tuple[Path, ...], words: str, as_json: bool) -> None:
    """Run the cases of files, and of all files in folders that end in .case.toml.

    Exit status: 0 all hold, 1 some do not, 2 a case cannot be read or set up.
    """
    cases = load(paths, words)
    runner = CaseRunner(CASES)
    failed: list[Result] = []
    faulty: list[str] = []
    with progress("cases", len(cases)) as update:
        for done, case in enumerate(cases, 1):
            try:
                result = runner.run(case)
            except CaseError as error:
                faulty.append(str(error))
            else:
                if not result.passed:
                    failed.append(result)
            update(done)
    if as_json:
        print_json({**_data(cases, failed), "faulty": faulty})
    else:
        held = len(cases) - len(failed) - len(faulty)
        for result in failed:
            click.echo(message_of(result, CASES) + "\n")
        for sentence in faulty:
            click.echo(f"FAULTY {sentence}\n")
        files = len({case.file for case in cases})
        click.echo(
            f"{len(cases)} cases in {files} files: {len(cases) - len(failed)} hold", nl=False
        )
        click.echo(f", {len(failed)} do not" if failed else "")
    raise SystemExit(FAILED if failed else 0)


def _data(cases: list[Case], failed: list[Result]) -> dict[str, object]:
    return {
        "cases": len(cases),
        "failed": [
            {
                "file": str(result.case.file),
                "name": result.case.name,
                "rules": list(result.case.rules),
                "commands": list(result.commands),
                "asked": result.asked,
                "problems": [
                    {"what": p.what, "expected": p.expected, "actual": p.actual}
                    for p in result.problems
                ],
            }
            for result in failed
        ],
    }


@command.command("list")
@paths_argument
@words_option
@click.option("--by-rule", is_flag=True, help="Count the cases of each rule instead.")
@json_option
@bad_input
def list_cases(paths: tuple[Path, ...], words: str, by_rule: bool, as_json: bool) -> None:
    """List cases, or how many there are for each rule."""
    cases = load(paths, words)
    if by_rule:
        counts = Counter(rule for case in cases for rule in case.rules)
        if as_json:
            print_json(dict(counts))
        else:
            click.echo("\n".join(f"{rule}  {n}" for rule, n in sorted(counts.items())))
        return
    if as_json:
        print_json([{"file": str(c.file), "name": c.name, "rules": list(c.rules)} for c in cases])
        return
    for case in cases:
        click.echo(f"{case.place}  [{', '.join(case.rules)}]")
