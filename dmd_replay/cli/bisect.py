"""``dmd-replay bisect``: which ruling, pack field or rule change makes two runs part."""

from pathlib import Path
from typing import Any, Final

import attrs
import click

from dmd_core.toml_text import parse_toml
from dmd_replay.cli.common import FAILED, bad_input, fail, json_option, open_steps
from dmd_replay.cli.game import Given, LogGameCommand, warn_idle
from dmd_replay.cli.paths import READ
from dmd_replay.cli.terminal import print_json, progress, tell
from dmd_replay.facets import GameTools
from dmd_replay.files import read_text
from dmd_replay.plain_json import read_json
from dmd_replay.read.history import history_of
from dmd_replay.reduce.bisect import Bisection, Bisector, RunParting
from dmd_replay.reduce.factors import Configuration, Factor, factors_between
from dmd_replay.reduce.shrink import Play
from dmd_replay.reduce.shrink.source import play_of_history

_ALONE: Final = "alone"
LARGEST: Final = 1 << 20
"""Larger files are refused: a setup is a page of text."""


@click.command("bisect", cls=LogGameCommand)
@click.argument("log", type=READ)
@click.argument("other", required=False, type=READ)
@click.option("--other-setup", type=READ, help="A setup in TOML or JSON.")
@json_option
@bad_input
def command(
    tools: GameTools,
    given: Given,
    log: Path,
    other: Path | None,
    other_setup: Path | None,
    as_json: bool,
) -> None:
    """Tell which difference between two setups makes their games part.

    The commands and dice of LOG are played with its own setup, and with that of the log OTHER, of
    --other-setup (what it leaves out stays), or as options of the game say. Then each difference is
    switched alone; if none does it alone, the fewest that do together are told.

        dmd-replay bisect game.dmdlog --ruling actions_per_turn=4 --ruling cards_mid_run=false

        dmd-replay bisect film.dmdlog --ruling recycle_saved=true --board extreme

    Exit status: 0 the runs are the same, 1 they part, 2 unusable input.
    """
    play = _play(tools, log)
    first = Configuration(play.setup, play.packs)
    second = _other(tools, first, other, other_setup, given)
    try:
        tools.setup.definition(second.choice)
    except ValueError as error:
        fail(f"the other setup cannot be played: {error}")
    factors = factors_between(tools.setup, first, second)
    if not factors:
        fail("nothing differs: give another log, --other-setup, or options of the game")
    with progress("factors", len(factors)) as update:
        found = Bisector(tools, play).run(first, factors, update)
    if as_json:
        print_json(_data(found))
    else:
        for line in _lines(found):
            tell(line)
    raise SystemExit(0 if found.together is None and not found.guilty else FAILED)


def _play(tools: GameTools, path: Path) -> Play:
    return play_of_history(tools, history_of(tools, open_steps(path)))


def _other(
    tools: GameTools,
    first: Configuration,
    other: Path | None,
    other_setup: Path | None,
    given: Given,
) -> Configuration:
    second = first
    if other is not None:
        play = _play(tools, other)
        second = Configuration(play.setup, play.packs)
    if other_setup is not None:
        second = attrs.evolve(second, setup=_merged(second.setup, _read(other_setup)))
    if given.named:
        chosen = warn_idle(tools, tools.setup.choose(given.named, second.choice))
        second = Configuration(chosen.setup, chosen.packs)
    return second


def _read(path: Path) -> dict[str, Any]:
    try:
        text = read_text(path, LARGEST, "a setup", str(path))
        data = read_json(text) if path.suffix == ".json" else parse_toml(text)
    except ValueError as error:
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
        factor = tried.factor
        lines.append(f"{factor.kind:7} {factor.name}: {factor.says}")
        lines.append(f"        {_where(tried.parting)}")
    if found.together is None:
        lines.append("All together: the runs are the same.")
    elif found.least:
        names = ", ".join(factor.name for factor in found.least)
        lines.append(f"None alone; together: {names}")
        lines.append(f"        {_where(found.together)}")
    else:
        names = ", ".join(factor.name for factor in found.guilty)
        lines.append(f"Makes the runs part: {names}")
    return lines


def _where(parting: RunParting | None) -> str:
    if parting is None:
        return "alone: the same"
    return f"parts at step {parting.step} ({parting.command}): {parting.failure.says}"


def _data(found: Bisection) -> dict[str, Any]:
    return {
        "together": _parting(found.together),
        _ALONE: [
            {**_factor(tried.factor), "parting": _parting(tried.parting)} for tried in found.alone
        ],
        "guilty": [_factor(factor) for factor in found.guilty],
        "only_together": bool(found.least),
    }


def _factor(factor: Factor) -> dict[str, str]:
    return {"kind": factor.kind, "name": factor.name, "says": factor.says}


def _parting(parting: RunParting | None) -> dict[str, Any] | None:
    if parting is None:
        return None
    return {
        "step": parting.step,
        "command": parting.command,
        "says": parting.failure.says,
        "signature": parting.failure.signature,
    }


__all__ = ["command"]
