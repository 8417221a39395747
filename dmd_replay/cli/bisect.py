"""``dmd-replay bisect``: which ruling, pack field or rule change makes two runs part."""

import json
from pathlib import Path
from typing import Any, Final

import attrs
import click

from dmd_core.toml_text import parse_toml
from dmd_replay.cli.common import (
    FAILED,
    bad_input,
    fail,
    json_option,
    open_steps,
    print_json,
    progress,
)
from dmd_replay.games.death_may_die.adapter import ADAPTER, read_packs
from dmd_replay.games.death_may_die.setups import rulings_from
from dmd_replay.read.causes import World, causes_between
from dmd_replay.read.history import History, history_of
from dmd_replay.reduce.bisect import Bisection, Bisector, Parting
from dmd_replay.reduce.shrink.source import play_of_history

_ALONE: Final = "alone"


@click.command("bisect")
@click.argument("log", type=click.Path(path_type=Path))
@click.argument("other", required=False, type=click.Path(path_type=Path))
@click.option("--other-setup", type=click.Path(path_type=Path), help="A setup in TOML or JSON.")
@click.option("--ruling", "rulings", multiple=True, metavar="KEY=VALUE", help="The other ruling.")
@click.option("--pack", "packs", multiple=True, metavar="PATH|installed:NAME", help="Other packs.")
@json_option
@bad_input
def command(
    log: Path,
    other: Path | None,
    other_setup: Path | None,
    rulings: tuple[str, ...],
    packs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Tell which difference between two setups makes their games part.

    The commands and dice of LOG are played with its own setup, and with that of the log OTHER, of
    --other-setup (what it leaves out stays), with --ruling and --pack. Then each difference is
    switched alone; if none does it alone, the fewest that do together are told.

        dmd-replay bisect game.dmdlog --ruling actions_per_turn=4 --ruling cards_mid_run=false

    Exit status: 0 the runs are the same, 1 they part, 2 unusable input.
    """
    history = _history(log)
    play = play_of_history(ADAPTER, history)
    first = World(play.setup, play.packs)
    second = _other(first, other, other_setup, rulings, packs)
    try:
        ADAPTER.game_from(second.setup, second.packs)
    except ValueError as error:
        fail(f"the other setup cannot be played: {error}")
    causes = causes_between(first, second)
    if not causes:
        fail("nothing differs: give another log, --other-setup, --ruling or --pack")
    with progress("causes", len(causes)) as update:
        found = Bisector(ADAPTER, play).run(first, causes, update)
    if as_json:
        print_json(_data(found))
    else:
        for line in _lines(found):
            click.echo(line)
    raise SystemExit(0 if found.together is None and not found.guilty else FAILED)


def _history(path: Path) -> History:
    return history_of(ADAPTER, open_steps(path))


def _other(
    first: World,
    other: Path | None,
    other_setup: Path | None,
    rulings: tuple[str, ...],
    packs: tuple[str, ...],
) -> World:
    second = first
    if other is not None:
        play = play_of_history(ADAPTER, _history(other))
        second = World(play.setup, play.packs)
    if other_setup is not None:
        second = attrs.evolve(second, setup=_merged(second.setup, _read(other_setup)))
    if rulings:
        chosen = attrs.asdict(rulings_from(rulings))
        keys = [pair.partition("=")[0] for pair in rulings]
        changed = {"rulings": {key: chosen[key] for key in keys}}
        second = attrs.evolve(second, setup=_merged(second.setup, changed))
    if packs:
        second = attrs.evolve(second, packs=read_packs(packs))
    return second


def _read(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text) if path.suffix == ".json" else parse_toml(text)
    except (ValueError, RecursionError) as error:
        fail(f"{path}: this is no setup: {error}")
    if not isinstance(data, dict):
        fail(f"{path}: this is no setup: a map of choices is needed")
    return data


def _merged(setup: Any, other: Any) -> Any:  # noqa: ANN401 - plain data
    if isinstance(setup, dict) and isinstance(other, dict):
        return {**setup, **{key: _merged(setup.get(key), value) for key, value in other.items()}}
    return other


def _lines(found: Bisection) -> list[str]:
    lines: list[str] = []
    for tried in found.alone:
        cause = tried.cause
        lines.append(f"{cause.kind:7} {cause.name}: {cause.says}")
        lines.append(f"        {_where(tried.parting)}")
    if found.together is None:
        lines.append("All together: the runs are the same.")
    elif found.least:
        names = ", ".join(cause.name for cause in found.least)
        lines.append(f"None alone; together: {names}")
        lines.append(f"        {_where(found.together)}")
    else:
        names = ", ".join(cause.name for cause in found.guilty)
        lines.append(f"Makes the runs part: {names}")
    return lines


def _where(parting: Parting | None) -> str:
    if parting is None:
        return "alone: the same"
    return f"parts at step {parting.step} ({parting.command}): {parting.failure.says}"


def _data(found: Bisection) -> dict[str, Any]:
    return {
        "together": _parting(found.together),
        _ALONE: [
            {**_cause(tried.cause), "parting": _parting(tried.parting)} for tried in found.alone
        ],
        "guilty": [_cause(cause) for cause in found.guilty],
        "only_together": bool(found.least),
    }


def _cause(cause: Any) -> dict[str, str]:  # noqa: ANN401 - a `Cause`
    return {"kind": cause.kind, "name": cause.name, "says": cause.says}


def _parting(parting: Parting | None) -> dict[str, Any] | None:
    if parting is None:
        return None
    return {
        "step": parting.step,
        "command": parting.command,
        "says": parting.failure.says,
        "signature": parting.failure.signature,
    }


__all__ = ["command"]
