"""``dmd-replay odds``: exact chances of a roll."""

import click

from dmd_replay.cli.common import bad_input, fail, json_option
from dmd_replay.cli.game import Given, OddsCommand
from dmd_replay.cli.terminal import print_json, tell
from dmd_replay.facets import GameTools, needed


@click.command("odds", cls=OddsCommand)
@json_option
@bad_input
def command(tools: GameTools, given: Given, as_json: bool) -> None:
    """Tell the exact chances of a roll; what can be asked depends on the game."""
    facet = needed(tools.odds, tools, "odds")
    try:
        found = facet.ask(given.values)
    except ValueError as error:
        fail(error)
    if as_json:
        print_json(found.data)
        return
    for line in found.lines:
        tell(line)


__all__ = ["command"]
