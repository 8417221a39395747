"""Entry point: finds subcommands by name and imports only the one that is run."""

import importlib
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from keyword import iskeyword
from typing import Any, Final

import click

from dmd_replay import __version__
from dmd_replay.cli.ending import ClosedError, closed_pipes, ended_well
from dmd_replay.cli.help_texts import with_help
from dmd_replay.cli.speaking import VARIABLE, speaking

COMMANDS: Final = {
    "play": "Play a game at this terminal; go on with it another evening.",
    "record": "Play a game with a bot or a script and write its log.",
    "replay": "Re-execute logs and say whether they are exact.",
    "verify": "Verdicts on many logs: what differs, since when, and whether it heals.",
    "show": "Tell what happened in a log, turn by turn.",
    "report": "Write a game as one page to look at in a browser.",
    "stats": "Sum up many games: rates of wins, lengths, what happens in them.",
    "goto": "Show the position at any step of a log, and what may be done there.",
    "explain": "Tell which events and rules made a value of a log what it is.",
    "diff": "Tell what differs between two logs, or between two positions.",
    "fork": "Play on from any step of a log into a new one.",
    "shrink": "Reduce a game that shows a failure to the shortest one that shows it.",
    "bisect": "Tell which ruling, pack field or rule change makes two runs part.",
    "bundle": "Put a log and a few words into one file for a bug report.",
    "open": "Open a bug report: what is said, the verdict here, the position.",
    "upgrade": "Tell what old logs become under this version.",
    "legal": "List what may be done at one step of a log.",
    "inspect": "Show what is in the file of a log: header, packs, sizes, marks.",
    "export": "Write a log as lines of JSON; nothing is lost.",
    "import": "Make a log again out of lines of JSON.",
    "migrate": "Write a log of an older format in the present one.",
    "demo": "Play, record, replay and summarize one game.",
    "soak": "Play many random games and check each of them.",
    "simulate": "Play many games on one machine or many, and sum them up.",
    "conformance": "Check what a ruleset promises to every tool.",
    "cases": "Check rules written down as cases: given, when, then.",
    "coverage": "Tell which rules, cards and decisions games and cases exercised.",
    "position": "Write a moment of a game as a position, check positions.",
    "pack": "Make and check packs of your own, show their cards as text.",
    "odds": "Exact chances of a roll: any pool, conversions, rerolls.",
    "serve": "Play games for a program in another language, over lines of JSON.",
    "texts": "Say what a language has no words for, or says wrong.",
    "rules": "List, show and search the rules that the engine cites.",
}


class Lazy(click.Group):
    """A group that imports a subcommand when it is asked for; help stays fast."""

    def main(  # type: ignore[override] # click overloads what it gives back
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        *,
        standalone_mode: bool = True,
        **extra: Any,  # noqa: ANN401 - as click's
    ) -> Any:  # noqa: ANN401 - as click's
        """Run a command line; what stops it from outside has words and a status of its own."""
        if not standalone_mode:
            return super().main(args, prog_name, standalone_mode=False, **extra)
        with ended_well():
            try:
                status = super().main(args, prog_name, standalone_mode=False, **extra)
            except click.ClickException as error:
                from dmd_core.kernel.printable import printable  # noqa: PLC0415 - help is fast

                # A word of the command line may be the name of a stranger's file.
                error.message = printable(error.message)  # type: ignore[misc] # shown nowhere yet
                error.show()
                status = error.exit_code
            except (click.Abort, ClosedError, OSError):
                raise  # see `ended_well`
            except Exception as error:  # noqa: BLE001 - nobody is to see a traceback
                from dmd_replay.cli.crash import crashed  # noqa: PLC0415 - help comes without it

                crashed(error)
            sys.exit(status if isinstance(status, int) else 0)

    def make_context(self, *args: Any, **extra: Any) -> click.Context:  # noqa: ANN401 - as click's
        """Read the words; what is printed on the way, such as help, may go to a closed pipe."""
        with closed_pipes():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - as click's
        """Run a subcommand; what it prints may go to a closed pipe."""
        from dmd_replay.cli.waiting import waited_for  # noqa: PLC0415 - help comes without it

        with closed_pipes(), waited_for(ctx):
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Names of all subcommands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """One subcommand."""
        if cmd_name not in COMMANDS:
            return None
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        module = importlib.import_module(f"dmd_replay.cli.{name}")
        command = module.command
        if not isinstance(command, click.Command):
            return None
        return speaking(with_help(command, module), cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the subcommand; of one that is not there the nearest is named."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from dmd_core.kernel.printable import printable  # noqa: PLC0415 - help stays fast
            from dmd_core.kernel.schema.faults import did_you_mean  # noqa: PLC0415 - as above

            near = did_you_mean(args[0], COMMANDS)
            ctx.fail(f"No such command '{printable(args[0])}'{near or '.'}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """The list in the help, without importing anything."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _say_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    """The version; which build it is only a look at the rules can tell."""
    if asked and not ctx.resilient_parsing:
        from dmd_core.built import described  # noqa: PLC0415 - help goes without
        from dmd_replay.cli.terminal import tell  # noqa: PLC0415 - as above

        tell(f"dmd-replay, version {__version__} ({described()})")
        ctx.exit()


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_say_version,
    help="Show the version, and which build is at work, and exit.",
)
@click.option(
    "--lang",
    "language",
    metavar="CODE",
    envvar=VARIABLE,
    help="Language in which games are told, such as pl.",
)
def main(language: str | None) -> None:
    """Record, replay and read games; without --game, of the usual one.

    A log holds a whole game, and says which game it is of. Start with:

        dmd-replay record game.dmdlog --seed 7

        dmd-replay verify game.dmdlog

        dmd-replay show game.dmdlog

    Exit status: 0 all well, 1 a game diverged or failed, 2 the input cannot be used, 3 a log could
    not be verified, 4 the rules crashed, 5 what is written to is full, 130 interrupted, 141 nobody
    reads on, 143 ended.
    """
    del language  # commands that tell a game ask for it, see `dmd_replay.cli.language`
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            # A terminal of another encoding shows what it can, and escapes for the rest.
            stream.reconfigure(errors="backslashreplace")


with_help(main, sys.modules[__name__])

if __name__ == "__main__":
    main()
