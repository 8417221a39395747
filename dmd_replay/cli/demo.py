"""``dmd-replay demo``: one game, from setup to a verified log."""

import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import attrs
import click

from dmd_core.kernel.events import Event
from dmd_replay.check.replay import ReplayVerdict, replay
from dmd_replay.cli.common import FAILED, bad_input, check_seed, fail, force_option, json_option
from dmd_replay.cli.game import GameCommand, Given, warn_idle
from dmd_replay.cli.players import player
from dmd_replay.cli.record import USUAL_LENGTH
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.facets import GameTools
from dmd_replay.facets.rulebook import says_of
from dmd_replay.log import LogError, LogVersionError, read_log
from dmd_replay.play.record import record
from dmd_replay.words import some

_NAME = "dmd-replay"
_USUAL = Path("dmd-demo.dmdlog")
"""The log of a demo that was told no other name."""


@click.command("demo", cls=GameCommand)
@click.option("--seed", type=int, help="Seed of the game's chance.")
@click.option(
    "--log",
    "path",
    type=click.Path(path_type=Path),
    help="Where the log goes; dmd-demo.dmdlog if left out, in the place of that of an older demo.",
)
@force_option
@json_option
@bad_input
def command(
    tools: GameTools,
    given: Given,
    seed: int | None,
    path: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play a game with a bot, log it, replay it, and sum it up.

    Exit status: 0 the replay is exact, 1 it is not, 2 unusable input.
    """
    usual, usual_seed = tools.setup.demo
    seed = usual_seed if seed is None else seed
    check_seed(seed)
    again = path is None and _is_log(_USUAL)
    path = path or _USUAL
    choice = warn_idle(tools, tools.setup.choose({**usual, **given.named}))
    game = tools.setup.definition(choice)
    with progress("playing", USUAL_LENGTH) as update:
        decider = player(tools, None, seed, None)
        played = record(
            tools,
            game,
            seed,
            decider,
            path,
            overwrite=force or again,
            inputs=given.files,
            progress=update,
        )
    log = read_log(path)
    with progress("replaying", len(log.records)) as update:
        report = replay(tools, log, lambda done, _total: update(done))
    if report.verdict is not ReplayVerdict.EXACT:
        fail(f"{path}: {report.verdict.value}: {report.difference or report.reason}", FAILED)
    state = played.step.state
    narrator = tools.narrator(game)
    summary = narrator.summary(state)
    rule = _rule_of_the_end(played.step.events)
    told = says_of(tools.rulebook, rule)
    if as_json:
        print_json(
            {
                "log": str(path),
                "report": attrs.asdict(report),
                "rule": rule,
                "rounds": narrator.moment(state.table).round,
                "summary": dict(summary),
            }
        )
        return
    size = f"{some(report.records, 'record')}, {some(report.events, 'event')}"
    tell(f"{report.verdict.value}  {path}: {size}")
    tell()
    tell(narrator.verdict(state))
    if told:
        tell(f"  {rule}: {told}")
    width = max((len(heading) for heading, _ in summary), default=0)
    for heading, text in summary:
        tell(f"  {heading:<{width}}  {text}")
    tell()
    tell("Try next:")
    program, word = _program(), quote(str(path))
    tell(f"  {program} show {word}")
    tell(f"  {program} legal {word} --step 10")
    tell(f"  {program} record game.dmdlog --seed 1")


def _rule_of_the_end(events: Sequence[Event]) -> str:
    """The rule that the last event with a reason gives; empty if none has one."""
    whys = [event.why[0] for event in events if event.why]
    return str(whys[-1]) if whys else ""


def _is_log(path: Path) -> bool:
    """Whether a demo may be written over it; a log that a version of old wrote is one as well."""
    try:
        read_log(path)
    except LogVersionError:
        return True
    except (LogError, FileNotFoundError):
        return False
    return True


def _program() -> str:
    """The command as it was called; in a clone it is not on the path."""
    called = Path(sys.argv[0])
    here = called.name == _NAME and called.resolve().is_relative_to(Path.cwd())
    return str(called.resolve().relative_to(Path.cwd())) if here else _NAME
