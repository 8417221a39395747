"""``dmd-replay demo``: one game, from setup to a verified log."""

import sys
from pathlib import Path
from shlex import quote

import attrs
import click

from dmd_core.death_may_die.events.turns import GameEnded
from dmd_core.death_may_die.say.english import some
from dmd_core.death_may_die.setup import ELDER_ONE, EPISODE
from dmd_replay.check.replay import Verdict, replay
from dmd_replay.cli.common import (
    FAILED,
    bad_input,
    check_seed,
    fail,
    game_of,
    json_option,
    pack_option,
    print_json,
    progress,
)
from dmd_replay.cli.record import USUAL_LENGTH
from dmd_replay.games.death_may_die.adapter import ADAPTER, OUTCOMES
from dmd_replay.games.death_may_die.sensible import SensibleBot
from dmd_replay.log import LogError, LogVersionError, read_log
from dmd_replay.play.record import BotDecider, record
from dmd_replay.read.history import history_of, step_at

PARTY = ("ian", "sister_beth", "elizabeth")
SEED = 23
_NAME = "dmd-replay"


@click.command("demo")
@click.option(
    "--seed", type=int, default=SEED, show_default=True, help="Seed of the game's chance."
)
@click.option(
    "--log",
    "path",
    type=click.Path(path_type=Path),
    default=Path("dmd-demo.dmdlog"),
    show_default=True,
    help="Where the log goes; an older log there is overwritten.",
)
@click.option("--episode", default=EPISODE, show_default=True, help="The Episode.")
@click.option("--elder-one", default=str(ELDER_ONE), show_default=True, help="The boss.")
@pack_option
@json_option
@bad_input
def command(
    seed: int, path: Path, episode: str, elder_one: str, packs: tuple[str, ...], as_json: bool
) -> None:
    """Play a game with three Investigators and a bot, log it, replay it, and sum it up."""
    check_seed(seed)
    if path.is_file() and not _is_log(path):
        fail(f"{path}: the file exists and is no log; name another with --log")
    game = game_of(len(PARTY), ",".join(PARTY), episode, elder_one, (), packs)
    with progress("playing", USUAL_LENGTH) as update:
        decider = BotDecider(SensibleBot(seed))
        record(ADAPTER, game, seed, decider, path, overwrite=True, progress=update)
    log = read_log(path)
    with progress("replaying", len(log.records)) as update:
        report = replay(ADAPTER, log, lambda done, _total: update(done))
    if report.verdict is not Verdict.EXACT:
        fail(f"{path}: {report.verdict.value}: {report.difference or report.reason}", FAILED)
    history = history_of(ADAPTER, log)
    state = step_at(ADAPTER, log, history, len(history.moves) - 1).state
    summary = ADAPTER.summary(history.game, state)
    ended = next(e for e in history.moves[-1].events if isinstance(e, GameEnded))
    rule = ended.why[0]
    told = ADAPTER.rule_sentence(rule)
    if as_json:
        print_json(
            {
                "log": str(path),
                "report": attrs.asdict(report),
                "rule": rule,
                "rounds": state.table.round,
                "summary": dict(summary),
            }
        )
        return
    size = f"{some(report.records, 'record')}, {some(report.events, 'event')}"
    click.echo(f"{report.verdict.value}  {path}: {size}")
    click.echo()
    click.echo(f"{OUTCOMES[report.outcome]} in round {state.table.round}.")
    click.echo(f"  {rule}: {told}")
    width = max(len(heading) for heading, _ in summary)
    for heading, text in summary:
        click.echo(f"  {heading:<{width}}  {text}")
    click.echo()
    click.echo("Try next:")
    program, word = _program(), quote(str(path))
    click.echo(f"  {program} show {word}")
    click.echo(f"  {program} legal {word} --step 10")
    click.echo(f"  {program} record game.dmdlog --players 5 --seed 1")


def _is_log(path: Path) -> bool:
    """Whether a demo may be written over it; a log that a version of old wrote is one as well."""
    try:
        read_log(path)
    except LogVersionError:
        return True
    except LogError:
        return False
    return True


def _program() -> str:
    """The command as it was called; in a clone it is not on the path."""
    called = Path(sys.argv[0])
    here = called.name == _NAME and called.resolve().is_relative_to(Path.cwd())
    return str(called.resolve().relative_to(Path.cwd())) if here else _NAME
